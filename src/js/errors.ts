import type { Claim, Fault, Illegality, RulesFault, Verdict } from "./generated.js";

/** Where a text is wrong. */
export interface TextDetail {
  /** What the text is, or the field of it. */
  readonly field: string;
  /** The offset of the fault, in characters, 0-based. */
  readonly offset: number;
  /** What was expected there. */
  readonly expected: string;
}

/** What an argument should have been. */
export interface ArgumentDetail {
  readonly argument: string;
  readonly expected: string;
}

/** The details of each error, by code. */
export interface ErrorDetails {
  /** An argument of the wrong type or out of range. */
  "invalid-argument": ArgumentDetail & Partial<Pick<TextDetail, "field" | "offset">>;
  /** Text that is not a move. */
  "invalid-move": TextDetail;
  "illegal-move": Illegality;
  /** Text that may mean several moves, listed as UCI text. */
  "ambiguous-move": { readonly candidates: readonly string[] };
  /** How the game ended. */
  "game-over": Verdict | null;
  "agreement-too-early": ArgumentDetail;
  /** The possible claims. */
  "invalid-claim": { readonly claims: readonly Claim[] };
  /** Every fault of the position, or the place if the text is not a FEN. */
  "invalid-fen": Partial<TextDetail> & { readonly faults: readonly Fault[] };
  "unknown-rules": { readonly argument: string } | undefined;
  "invalid-rules": { readonly fault: RulesFault; readonly field: string; readonly expected: string };
  "invalid-record": TextDetail & {
    readonly faults?: readonly { readonly code: string; readonly token?: string; readonly illegality?: Illegality }[];
  };
  /** More than two hundred million move sequences. */
  "too-much-work": { readonly argument: string; readonly limit: bigint };
  freed: undefined;
  unsupported: (Partial<ArgumentDetail> & Readonly<Record<string, unknown>>) | undefined;
  /** Why WebAssembly cannot be compiled here, and what to do about it. */
  "wasm-blocked": { readonly directive: string; readonly entry: string; readonly cause: string };
  /** The entry point that works without it. */
  "no-webassembly": { readonly entry: string };
  "not-initialised": undefined;
  internal: { readonly cause: string };
}

/** The codes of this package's own errors. */
export type ErrorCode = keyof ErrorDetails;

/** An error with this code. */
export interface RulesErrorOf<C extends ErrorCode> extends Error {
  /** Stable; meant for programs. */
  readonly code: C;
  /** The details of the error. */
  readonly detail: ErrorDetails[C];
}

/**
 * The error thrown by every function of this package. The object it came from is unchanged.
 *
 * A discriminated union: `code` determines the type of `detail`. The message is for logs; to tell players, translate
 * `code` and `detail`.
 *
 * ```ts
 * try {
 *   new Game("xiangqi").play("b0d1");
 * } catch (error) {
 *   if (error instanceof RulesError && error.code === "illegal-move") {
 *     error.detail.squares;    // → ["c0"]
 *   }
 * }
 * ```
 */
export type RulesError = { [C in ErrorCode]: RulesErrorOf<C> }[ErrorCode];

class Failure extends Error {
  readonly code: string;
  readonly detail?: unknown;

  constructor(code: string, detail?: unknown, message: string = describe(code, detail)) {
    super(message);
    this.code = code;
    if (detail !== undefined) this.detail = detail;
  }
}
// On the prototype, under a name that minifiers keep, so that logs say "RulesError: …".
Object.defineProperty(Failure.prototype, "name", { value: "RulesError", configurable: true, writable: true });

/** Creates an error from its code and details; the message is derived from them unless given. */
export const RulesError = Failure as unknown as {
  new <C extends ErrorCode>(code: C, detail?: ErrorDetails[C], message?: string): RulesErrorOf<C>;
  readonly prototype: RulesError;
};

/**
 * Creates the error for an argument of the wrong type or out of range.
 *
 * @internal
 */
export function invalidArgument(argument: string, expected: string): RulesError {
  return new RulesError("invalid-argument", { argument, expected });
}

/** Describes `detail` in one line: what, where, and what was expected. */
function describe(code: string, detail: unknown): string {
  if (typeof detail !== "object" || detail === null) return code;
  const { argument, field, offset, expected, code: cause, squares, faults } = detail as Record<string, unknown>;
  let text = code;
  if (typeof argument === "string") text += ` ${argument}`;
  if (typeof field === "string") text += ` ${field}`;
  if (typeof offset === "number") text += ` at ${offset}`;
  if (typeof expected === "string") text += `: expected ${expected}`;
  if (typeof cause === "string") text += `: ${cause}`;
  if (Array.isArray(squares) && squares.length > 0) text += ` (${squares.join(" ")})`;
  if (Array.isArray(faults)) text += `: ${faults.map((fault) => (fault as { code?: unknown }).code).join(", ")}`;
  return text;
}
