/** Every code, in the order of the engine's own lists: the engine names one by its place. */
export const CODES = {
  /** Why a move is not legal: {@link Illegality.code}. */
  illegality: {
    xiangqi: [
      "no-piece", "no-such-piece", "not-your-piece", "same-square", "own-piece-there",
      "general-one-step", "general-leaves-palace", "advisor-one-diagonal", "advisor-leaves-palace",
      "elephant-two-diagonal", "elephant-crosses-river", "elephant-eye-blocked",
      "horse-shape", "horse-leg-blocked", "chariot-straight", "cannon-straight", "path-blocked",
      "cannon-needs-screen", "cannon-many-screens",
      "soldier-one-step", "soldier-backward", "soldier-sideways-early",
      "facing-generals", "leaves-general-in-check", "general-into-check", "pinned", "exposes-general",
      "promotion-unexpected", "barred", "game-over",
    ],
    chess: [
      "no-piece", "no-such-piece", "not-your-piece", "same-square", "own-piece-there",
      "pawn-shape", "pawn-backward", "pawn-blocked", "pawn-double-step", "pawn-captures-diagonally",
      "en-passant-too-late", "en-passant-no-double-step",
      "knight-shape", "bishop-shape", "rook-shape", "queen-shape", "king-shape", "path-blocked",
      "promotion-missing", "promotion-piece", "promotion-unexpected",
      "castling-right-lost", "castling-no-rook", "castling-path-blocked",
      "castling-in-check", "castling-through-check", "castling-into-check",
      "leaves-king-in-check", "king-into-check", "kings-adjacent", "pinned", "game-over",
    ],
  },
  /** Why a position is impossible: `code` in `detail.faults` of an `invalid-fen`. */
  fault: {
    xiangqi: [
      "general-missing", "too-many-generals", "general-outside-palace",
      "advisor-misplaced", "elephant-misplaced", "soldier-misplaced",
      "too-many-advisors", "too-many-elephants", "too-many-horses", "too-many-chariots", "too-many-cannons",
      "too-many-soldiers", "facing-generals", "opponent-in-check",
    ],
    chess: [
      "king-missing", "too-many-kings", "too-many-pawns", "too-many-pieces", "pawn-on-back-rank", "kings-adjacent",
      "opponent-in-check", "impossible-check", "castling-without-king", "castling-without-rook",
      "en-passant-rank", "en-passant-occupied", "en-passant-no-pawn", "en-passant-path",
    ],
  },
  /** Why a text is no FEN: `code` in `detail.faults` of an `invalid-fen`. */
  text: [
    "missing-field", "surplus-field", "too-long", "bad-rank-count", "bad-rank-width", "adjacent-digits",
    "unknown-piece", "bad-turn", "bad-castling", "bad-en-passant", "bad-counter",
  ],
  /** Why a custom rule set is refused: `detail.fault` of an `invalid-rules`. */
  rules: ["unknown-field", "bad-value", "contradiction"],
  /** What went wrong: {@link RulesError.code}. */
  error: [
    "invalid-argument", "invalid-move", "illegal-move", "ambiguous-move", "game-over", "agreement-too-early", "invalid-claim",
    "invalid-fen",
    "unknown-rules", "invalid-rules", "invalid-record", "too-much-work", "freed", "unsupported", "wasm-blocked", "not-initialised",
    "internal",
  ],
  /** What a draw may be claimed by: {@link Claim.reason}. */
  claim: ["threefold", "fifty-move"],
  /** What could not be read in a record: `code` in {@link GameRecord.faults}. */
  record: [
    "bad-tag", "duplicate-tag", "unclosed-comment", "unclosed-variation", "stray-parenthesis", "too-deep",
    "unknown-token", "invalid-move", "illegal-move", "ambiguous-move", "game-over", "invalid-fen", "repaired-fen", "truncated",
    "too-many-faults",
  ],
  /** Why a game ended: {@link Verdict.reason}. */
  reason: [
    "checkmate", "stalemate", "perpetual-check", "perpetual-chase", "perpetual-threat", "mutual-violation",
    "repetition", "move-limit", "progress-limit", "effective-limit", "total-limit", "material", "dead-position",
    "resignation", "agreement", "timeout", "illegal-move",
  ],
} as const;

function frozen<T extends object>(value: T): T {
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as Record<string, unknown>;
  for (const [name, part] of Object.entries(copy)) if (typeof part === "object" && part !== null) copy[name] = frozen(part);
  return Object.freeze(copy) as T;
}

/** Every stable code that this package can give, for programs that translate them. */
export const codes: typeof CODES = frozen(CODES);
