import type { Claim, Fault, Illegality, RulesFault, Verdict } from "./generated.js";

/** Where a text is not what it should be. */
export interface TextDetail {
  /** What the text is, or the field in it. */
  readonly field: string;
  /** Where it stops being so, in characters, 0-based. */
  readonly offset: number;
  /** What could have stood there. */
  readonly expected: string;
}

/** What an argument should have been. */
export interface ArgumentDetail {
  readonly argument: string;
  readonly expected: string;
}

/** The facts of each failure, by its code. */
export interface ErrorDetails {
  /** An argument of a wrong type or out of range. */
  "invalid-argument": ArgumentDetail & Partial<Pick<TextDetail, "field" | "offset">>;
  /** Text that is no move. */
  "invalid-move": TextDetail;
  "illegal-move": Illegality;
  /** Text that may mean several moves: these, as UCI text. */
  "ambiguous-move": { readonly candidates: readonly string[] };
  /** How the game has ended. */
  "game-over": Verdict | null;
  "agreement-too-early": ArgumentDetail;
  /** All that may be claimed. */
  "invalid-claim": { readonly claims: readonly Claim[] };
  /** Every fault of the position; where the text is no FEN, the place too. */
  "invalid-fen": Partial<TextDetail> & { readonly faults: readonly Fault[] };
  "unknown-rules": { readonly argument: string } | undefined;
  "invalid-rules": { readonly fault: RulesFault; readonly field: string; readonly expected: string };
  "invalid-record": TextDetail & {
    readonly faults?: readonly { readonly code: string; readonly token?: string; readonly illegality?: Illegality }[];
  };
  /** More than two hundred million sequences of moves. */
  "too-much-work": { readonly argument: string; readonly limit: bigint };
  freed: undefined;
  unsupported: (Partial<ArgumentDetail> & Readonly<Record<string, unknown>>) | undefined;
  /** Why WebAssembly cannot be compiled here, and what can be done about it. */
  "wasm-blocked": { readonly directive: string; readonly entry: string; readonly cause: string };
  /** The entry that does without. */
  "no-webassembly": { readonly entry: string };
  "not-initialised": undefined;
  internal: { readonly cause: string };
}

/** The codes of this package's own errors. */
export type ErrorCode = keyof ErrorDetails;

/** A failure with this code. */
export interface RulesErrorOf<C extends ErrorCode> extends Error {
  /** Stable, for programs. */
  readonly code: C;
  /** Facts of the failure. */
  readonly detail: ErrorDetails[C];
}

/**
 * What every failure of this package throws. The object it was thrown from is unchanged.
 *
 * Discriminated: where `code` is known, `detail` has its type. The message is for logs; words for players are the business
 * of the program, which translates `code` and `detail`.
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

/** Makes a failure: its code and its facts; the message is made of them unless it is given. */
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
