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
  /** Why a move is illegal: {@link Illegality.code}. */
  illegality: { xiangqi: XIANGQI_CAUSES, chess: CHESS_CAUSES },
  /** Why a position is impossible: `code` in `detail.faults` of an `invalid-fen`. */
  fault: { xiangqi: XIANGQI_FAULTS, chess: CHESS_FAULTS },
  /** Why a text is not a FEN: `code` in `detail.faults` of an `invalid-fen`. */
  text: TEXT_FAULTS,
  /** Why a custom rule set is rejected: `detail.fault` of an `invalid-rules`. */
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
  /** The grounds for claiming a draw: {@link Claim.reason}. */
  claim: CLAIM_REASONS,
  /** How a rule set classifies a ply: {@link Conduct.nature}. */
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

/** Every stable code of this package, for programs that translate them. */
export const codes: typeof CODES = frozen(CODES);
