// The package as its tests use it: they give what no typed program can, and ask an answer for what only another of its
// kinds has. That the declarations are what they should be is checked in js/types.
import type * as own from "../dist/index.js";

export * from "../dist/index.js";

type Given<T> = T extends string
  ? string
  : T extends number | boolean | Uint8Array | null | undefined
    ? T
    : T extends readonly (infer E)[]
      ? readonly Given<E>[]
      : { readonly [K in keyof T]: Given<T[K]> };

type Keys<T> = T extends unknown ? keyof T : never;
type At<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type Whole<T> = { readonly [K in Keys<T>]: Told<At<T, K>> };

type Told<T> = own.Status extends T ? Whole<own.Status> : own.Validation extends T ? Whole<own.Validation> : T extends own.Game ? Game : T;

type Called<F> = F extends (...given: infer G) => infer T ? (...given: { [I in keyof G]: Given<G[I]> }) => Told<T> : F;

export type Game = { [K in keyof own.Game]: Called<own.Game[K]> };
export declare const Game: {
  new (...given: { [I in keyof ConstructorParameters<typeof own.Game>]: Given<ConstructorParameters<typeof own.Game>[I]> }): Game;
  readonly prototype: Game;
};

export declare class RulesError extends Error {
  readonly code: string;
  // biome-ignore lint/suspicious/noExplicitAny: each error has other facts
  readonly detail?: any;
}
export declare const codes: Given<typeof own.codes>;
export declare const validate: Called<typeof own.validate>;
export declare const ruleSets: Called<typeof own.ruleSets>;
export declare const readRecords: Called<typeof own.readRecords>;
type Written = Parameters<Called<typeof own.writeRecord>>;
export declare function writeRecord(record: Written[0], format: "xqf" | "cbr", options?: Written[2]): Uint8Array;
export declare function writeRecord(record: Written[0], format: string, options?: Written[2]): string;
export declare const recordOf: (game: Game) => own.GameRecord;
export declare const gameFrom: (...given: Parameters<Called<typeof own.gameFrom>>) => Game;
export declare const notateRecord: Called<typeof own.notateRecord>;
