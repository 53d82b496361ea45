import type { ErrorCode } from "./errors.js";
import * as lists from "./generated.js";

const CODES = {
  /** Why a move is not legal: {@link Illegality.code}. */
  illegality: { xiangqi: lists.XIANGQI_CAUSES, chess: lists.CHESS_CAUSES },
  /** Why a position is impossible: `code` in `detail.faults` of an `invalid-fen`. */
  fault: { xiangqi: lists.XIANGQI_FAULTS, chess: lists.CHESS_FAULTS },
  /** Why a text is no FEN: `code` in `detail.faults` of an `invalid-fen`. */
  text: lists.TEXT_FAULTS,
  /** Why a custom rule set is refused: `detail.fault` of an `invalid-rules`. */
  rules: lists.RULES_FAULTS,
  /** What went wrong: {@link RulesError.code}. */
  error: [
    "invalid-argument",
    "invalid-move",
    "illegal-move",
    "ambiguous-move",
    "game-over",
    "agreement-too-early",
    "invalid-claim",
    "invalid-fen",
    "unknown-rules",
    "invalid-rules",
    "invalid-record",
    "too-much-work",
    "freed",
    "unsupported",
    "wasm-blocked",
    "not-initialised",
    "internal",
  ] satisfies readonly ErrorCode[],
  /** What a draw may be claimed by: {@link Claim.reason}. */
  claim: lists.CLAIM_REASONS,
  /** What a rule set takes a ply for: {@link Conduct.nature}. */
  nature: lists.NATURES,
  record: [
    "bad-tag",
    "duplicate-tag",
    "unclosed-comment",
    "unclosed-variation",
    "stray-parenthesis",
    "too-deep",
    "unknown-token",
    "invalid-move",
    "illegal-move",
    "ambiguous-move",
    "game-over",
    "invalid-fen",
    "repaired-fen",
    "truncated",
    "too-many-faults",
  ],
  /** Why a game ended: {@link Verdict.reason}. */
  reason: lists.REASONS,
} as const;

function frozen<T extends object>(value: T): T {
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as Record<string, unknown>;
  for (const [name, part] of Object.entries(copy)) if (typeof part === "object" && part !== null) copy[name] = frozen(part);
  return Object.freeze(copy) as T;
}

/** Every stable code that this package can give, for programs that translate them. */
export const codes: typeof CODES = frozen(CODES);
