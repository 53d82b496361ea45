import type { Claim, Fault, Illegality, RulesFault, Verdict } from "./generated.js";

/** Where a text is malformed. */
export interface TextDetail {
  /** What the text is, or the field in it. */
  readonly field: string;
  /** Offset of the first wrong character, 0-based. */
  readonly offset: number;
  /** What was expected there. */
  readonly expected: string;
}

/** What an argument should have been. */
export interface ArgumentDetail {
  readonly argument: string;
  readonly expected: string;
}

/** The facts for each error code. */
export interface ErrorDetails {
  /** An argument of the wrong type or out of range. */
  "invalid-argument": ArgumentDetail & Partial<Pick<TextDetail, "field" | "offset">>;
  /** Text that is not a move. */
  "invalid-move": TextDetail;
  "illegal-move": Illegality;
  /** Text that matches several moves: these, as UCI text. */
  "ambiguous-move": { readonly candidates: readonly string[] };
  /** How the game has ended. */
  "game-over": Verdict | null;
  "agreement-too-early": ArgumentDetail;
  /** The draws that can be claimed. */
  "invalid-claim": { readonly claims: readonly Claim[] };
  /** Every fault of the position; if the text is not a FEN, also where. */
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
  /** Why WebAssembly cannot be compiled here, and what can be done about it. */
  "wasm-blocked": { readonly directive: string; readonly entry: string; readonly cause: string };
  /** The entry that needs no WebAssembly. */
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
  /** The facts. */
  readonly detail: ErrorDetails[C];
}

/**
 * The error thrown for every failure. The object it was thrown from is unchanged.
 *
 * It is a discriminated union: once `code` is known, `detail` has its type. The message is for logs; for players, turn
 * `code` and `detail` into words, as `trongtai/words` does.
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
// On the prototype, under a name that no minifier changes, so that logs say "RulesError: …".
Object.defineProperty(Failure.prototype, "name", { value: "RulesError", configurable: true, writable: true });

/** Makes an error of a code and its facts; unless given, the message is derived from them. */
export const RulesError = Failure as unknown as {
  new <C extends ErrorCode>(code: C, detail?: ErrorDetails[C], message?: string): RulesErrorOf<C>;
  readonly prototype: RulesError;
};

/**
 * An argument of a wrong type or out of range.
 *
 * @internal
 */
export function invalidArgument(argument: string, expected: string): RulesError {
  return new RulesError("invalid-argument", { argument, expected });
}

/** The facts of `detail` in one line: what, where, and what was expected. */
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
