import type { GameKind, GameRecord, Notation } from "../types.js";
import type { Answer } from "./record-draft.js";

/** How games lie in a file, for whoever reads one piece by piece. `whole`: the file is one game, or cannot be cut. */
export type Layout = "pgn" | "dhtmlxq" | "wxf" | "lines" | "library" | "whole";

/** What the caller asks of reading. */
export interface Reading {
  readonly kind: GameKind | undefined;
  /** The number of a notation. */
  readonly dialect?: number | undefined;
  readonly encoding?: string | undefined;
  /** Some bytes could not be decoded. */
  readonly damaged?: boolean | undefined;
}

/** A record that is to be read: bytes, or text. */
export interface Source {
  /** `undefined` where the caller has given text. */
  readonly bytes: Uint8Array | undefined;
  /** The text, decoded when it is first asked for. */
  text(): string;
  /** The first characters, a byte each. */
  readonly head: string;
}

/** What a writer is given: the record, its moves checked and written by the engine, and the canonical position. */
export interface Written {
  readonly record: GameRecord;
  readonly answer: Answer;
  readonly notation: Notation;
}

/** A format of records. */
export interface Format {
  readonly name: string;
  /** The only game that it has. */
  readonly game: GameKind | undefined;
  /** Endings of files, with their dots. */
  readonly extensions: readonly string[];
  readonly layout: Layout;
  /** It is bytes: no text is of this format. */
  readonly binary: boolean;
  detect(source: Source): boolean;
  read(source: Source, reading: Reading): Iterable<GameRecord>;
  /** Absent for formats that are only read. */
  write?(written: Written): string | Uint8Array;
  /** What of a record is lost when it is written so: names of tags, and `{}` for comments. */
  lost?(record: GameRecord): readonly string[];
  /** The only notation in which it is written. */
  readonly notation: Notation | undefined;
}
