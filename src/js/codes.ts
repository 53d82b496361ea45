import type { ErrorCode } from "./errors.js";
import {
  CHESS_CAUSES,
  CHESS_FAULTS,
  CLAIM_REASONS,
  NATURES,
  REASONS,
  RULES_FAULTS,
  TEXT_FAULTS,
  XIANGQI_CAUSES,
  XIANGQI_FAULTS,
} from "./generated.js";

const CODES = {
  /** Why a move is not legal: {@link Illegality.code}. */
  illegality: { xiangqi: XIANGQI_CAUSES, chess: CHESS_CAUSES },
  /** Why a position is impossible: `code` in `detail.faults` of an `invalid-fen`. */
  fault: { xiangqi: XIANGQI_FAULTS, chess: CHESS_FAULTS },
  /** Why a text is no FEN: `code` in `detail.faults` of an `invalid-fen`. */
  text: TEXT_FAULTS,
  /** Why a custom rule set is refused: `detail.fault` of an `invalid-rules`. */
  rules: RULES_FAULTS,
  /** What went wrong: {@link RulesErrorOf.code}. */
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
    "no-webassembly",
    "wasm-blocked",
    "not-initialised",
    "internal",
  ] satisfies readonly ErrorCode[],
  /** What a draw may be claimed by: {@link Claim.reason}. */
  claim: CLAIM_REASONS,
  /** What a rule set takes a ply for: {@link Conduct.nature}. */
  nature: NATURES,
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
    "wrong-number",
    "bad-encoding",
    "bad-checksum",
    "unsupported",
    "truncated",
    "too-many-faults",
  ],
  /** Why a game ended: {@link Verdict.reason}. */
  reason: REASONS,
} as const;

function frozen<T extends object>(value: T): T {
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as Record<string, unknown>;
  for (const [name, part] of Object.entries(copy)) if (typeof part === "object" && part !== null) copy[name] = frozen(part);
  return Object.freeze(copy) as T;
}

/** Every stable code that this package can give, for programs that translate them. */
export const codes: typeof CODES = frozen(CODES);
