import type { codes } from "./codes.js";

/** The codes of this package's own errors. */
export type ErrorCode = (typeof codes.error)[number];

/**
 * What every failure of this package throws. The object it was thrown from is unchanged.
 *
 * The message is for logs; words for players are the business of the program, which translates `code` and `detail`.
 */
export class RulesError extends Error {
  /** Stable, for programs: `illegal-move`, `invalid-fen`, `invalid-move`, … (all of them: `codes.error`). */
  readonly code: string;
  /** Facts of the failure: `{ field, offset, expected }` for text, an `Illegality` for a move, all faults of a position. */
  readonly detail?: unknown;

  /** `code` and `detail` as they will be; the message is made of them unless it is given. */
  constructor(code: string, detail?: unknown, message: string = describe(code, detail)) {
    super(message);
    this.code = code;
    if (detail !== undefined) this.detail = detail;
  }
}
// On the prototype, under a name that no minifier changes, so that logs say "RulesError: …".
Object.defineProperty(RulesError.prototype, "name", { value: "RulesError", configurable: true, writable: true });

/** An argument of a wrong type or out of range. */
export function invalidArgument(argument: string, expected: string): RulesError {
  return new RulesError("invalid-argument" satisfies ErrorCode, { argument, expected });
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
