// Written from the Rust declarations by `npm run generate`; a test fails while it is stale.
/* biome-ignore-all format: generated */

/** A kind of game. */
export const KINDS = [
  "xiangqi",
  "chess",
] as const;

/** A kind of game. */
export type GameKind = (typeof KINDS)[number];

/** A side. The side that moves first is red in xiangqi and white in chess. */
export type Color = "red" | "white" | "black";

/** A square as text: files a–i and ranks 0–9 from Red's left in xiangqi (`"h2"`), a1–h8 in chess. */
export type Square = string;

/** The result of a game as written in records; `*` while it goes on. */
export type Result = "1-0" | "0-1" | "1/2-1/2" | "*";

/** Why a game ended. */
export const REASONS = [
  "checkmate",
  "stalemate",
  "perpetual-check",
  "perpetual-chase",
  "perpetual-threat",
  "mutual-violation",
  "repetition",
  "move-limit",
  "progress-limit",
  "effective-limit",
  "total-limit",
  "material",
  "dead-position",
  "resignation",
  "agreement",
  "timeout",
  "illegal-move",
] as const;

/** Why a game ended. */
export type Reason = (typeof REASONS)[number];

/** The grounds for claiming a draw. */
export const CLAIM_REASONS = [
  "threefold",
  "fifty-move",
] as const;

/** The grounds for claiming a draw. */
export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** How a rule set classifies a ply. */
export const NATURES = [
  "check",
  "kill",
  "chase",
  "exchange",
  "offer",
  "block",
  "follow",
  "idle",
] as const;

/** How a rule set classifies a ply. */
export type Nature = (typeof NATURES)[number];

/** How a rule set weighs a chase. */
export const WEIGHTS = [
  "heavy",
  "light",
] as const;

/** How a rule set weighs a chase. */
export type Weight = (typeof WEIGHTS)[number];

/** All notations, including those for reading only; the engine identifies them by index. */
export const NOTATIONS = [
  "uci",
  "coordinate",
  "san",
  "lan",
  "figurine",
  "vi",
  "wxf",
  "zh-Hans",
  "zh-Hant",
  "fairy",
  "xqbase",
  "winboard",
  "de",
  "nl",
  "fr",
  "es",
  "pt",
  "ro",
  "pl",
  "cs",
  "hu",
  "fi",
  "is",
  "ru",
  "uk",
  "bg",
] as const;

/** All notations, including those for reading only; the engine identifies them by index. */
export type NotationName = (typeof NOTATIONS)[number];

/** Why a move of xiangqi is not legal. */
export const XIANGQI_CAUSES = [
  "no-piece",
  "no-such-piece",
  "not-your-piece",
  "same-square",
  "own-piece-there",
  "general-one-step",
  "general-leaves-palace",
  "advisor-one-diagonal",
  "advisor-leaves-palace",
  "elephant-two-diagonal",
  "elephant-crosses-river",
  "elephant-eye-blocked",
  "horse-shape",
  "horse-leg-blocked",
  "chariot-straight",
  "cannon-straight",
  "path-blocked",
  "cannon-needs-screen",
  "cannon-many-screens",
  "soldier-one-step",
  "soldier-backward",
  "soldier-sideways-early",
  "facing-generals",
  "leaves-general-in-check",
  "general-into-check",
  "pinned",
  "exposes-general",
  "promotion-unexpected",
  "barred",
  "game-over",
] as const;

/** Why a move of xiangqi is not legal. */
export type XiangqiCause = (typeof XIANGQI_CAUSES)[number];

/** Why a move of chess is not legal. */
export const CHESS_CAUSES = [
  "no-piece",
  "no-such-piece",
  "not-your-piece",
  "same-square",
  "own-piece-there",
  "pawn-shape",
  "pawn-backward",
  "pawn-blocked",
  "pawn-double-step",
  "pawn-captures-diagonally",
  "en-passant-too-late",
  "en-passant-no-double-step",
  "knight-shape",
  "bishop-shape",
  "rook-shape",
  "queen-shape",
  "king-shape",
  "path-blocked",
  "promotion-missing",
  "promotion-piece",
  "promotion-unexpected",
  "castling-right-lost",
  "castling-no-rook",
  "castling-path-blocked",
  "castling-in-check",
  "castling-through-check",
  "castling-into-check",
  "leaves-king-in-check",
  "king-into-check",
  "kings-adjacent",
  "pinned",
  "game-over",
] as const;

/** Why a move of chess is not legal. */
export type ChessCause = (typeof CHESS_CAUSES)[number];

/** Why a move is not legal. */
export type IllegalityCode = XiangqiCause | ChessCause;

/** Why a position of xiangqi is impossible. */
export const XIANGQI_FAULTS = [
  "general-missing",
  "too-many-generals",
  "general-outside-palace",
  "advisor-misplaced",
  "elephant-misplaced",
  "soldier-misplaced",
  "too-many-advisors",
  "too-many-elephants",
  "too-many-horses",
  "too-many-chariots",
  "too-many-cannons",
  "too-many-soldiers",
  "facing-generals",
  "opponent-in-check",
] as const;

/** Why a position of xiangqi is impossible. */
export type XiangqiFault = (typeof XIANGQI_FAULTS)[number];

/** Why a position of chess is impossible. */
export const CHESS_FAULTS = [
  "king-missing",
  "too-many-kings",
  "too-many-pawns",
  "too-many-pieces",
  "pawn-on-back-rank",
  "kings-adjacent",
  "opponent-in-check",
  "impossible-check",
  "castling-without-king",
  "castling-without-rook",
  "en-passant-rank",
  "en-passant-occupied",
  "en-passant-no-pawn",
  "en-passant-path",
] as const;

/** Why a position of chess is impossible. */
export type ChessFault = (typeof CHESS_FAULTS)[number];

/** Why a position is impossible. */
export type FaultCode = XiangqiFault | ChessFault;

/** Why a text is not a FEN. */
export const TEXT_FAULTS = [
  "missing-field",
  "surplus-field",
  "too-long",
  "bad-rank-count",
  "bad-rank-width",
  "adjacent-digits",
  "unknown-piece",
  "bad-turn",
  "bad-castling",
  "bad-en-passant",
  "bad-counter",
] as const;

/** Why a text is not a FEN. */
export type TextFault = (typeof TEXT_FAULTS)[number];

/** Why a custom rule set is rejected. */
export const RULES_FAULTS = [
  "unknown-field",
  "bad-value",
  "contradiction",
] as const;

/** Why a custom rule set is rejected. */
export type RulesFault = (typeof RULES_FAULTS)[number];

/** The named rule sets of xiangqi. */
export type XiangqiRules = "club" | "kyvuong" | "casual" | "wxf" | "vcf" | "cxa" | "basic";

/** The named rule sets of chess. */
export type ChessRules = "fide" | "basic";

/** Why a move is not legal: the first cause a player would name. */
export interface Illegality {
  /** One of `codes.illegality`, e.g. `horse-leg-blocked`, `facing-generals`, `not-your-piece`. */
  readonly code: IllegalityCode;
  /** The squares involved: the blocking piece, the attackers, the open file. */
  readonly squares: readonly Square[];
}

/** A chase: the attacker and its target after the ply. */
export interface Chase {
  /** The attacker's square. */
  readonly attacker: Square;
  /** The target's square. */
  readonly target: Square;
  /** Whether the target counts as protected: the attacker could be recaptured at once. */
  readonly protected: boolean;
  /** Under `cxa`, the square of a piece that could recapture. */
  readonly root?: Square;
}

/** What one ply did, in the terms of the rule set. */
export interface Conduct {
  /** The number of the ply: 1 is the first move, after which `game.ply` is 1. */
  readonly ply: number;
  /** The move as UCI text. */
  readonly move: string;
  /** Whether it gave check. */
  readonly check: boolean;
  /** The chases it made: who attacks whom now, and whether the target counts as protected. */
  readonly chases: readonly Chase[];
  /** How the rule set classifies the ply: `check`, `chase`, `idle`; under `cxa` also `kill` and the kinds of idle plies. */
  readonly nature: Nature;
  /** The article behind the classification, if the rule set has one (`cxa`): `24.3`, `26.1.2`. */
  readonly article?: string;
  /** The weight of a chase, under a rule set that weighs them (`cxa`): whether winning the target takes several pieces. */
  readonly weight?: Weight;
  /** The squares of the other pieces that a light chase needs, as far as a bounded search finds them. */
  readonly partners?: readonly Square[];
  /** The moves that prove a kill or a gain, as UCI text: the threat of the side that moved, its own move first. */
  readonly line?: readonly string[];
  /** Set if the search for a threat reached its bound; the ply then counts as idle. */
  readonly cut?: true;
}

/** How a game ended, under which rule, and on what evidence. */
export interface Verdict {
  /** The side that won; `null` for a draw. */
  readonly winner: Color | null;
  /** Why the game ended. */
  readonly reason: Reason;
  /** The rule, e.g. `"club/perpetual-check"`, `"fide/5.2.2"`. */
  readonly rule: string;
  /** The result as written in records. */
  readonly result: Result;
  /** The plies the verdict rests on: the cycle or the streak. Empty if the position alone decides. */
  readonly evidence: readonly Conduct[];
}

/** A draw that the side to move may claim now. */
export interface Claim {
  /** The ground for the claim. */
  readonly reason: ClaimReason;
  /** The move to announce, if the claim needs one. */
  readonly move?: string;
}

/** A limit that is close: what counts, for which side, how far it is, and what happens at the limit. */
export interface Warning {
  /** The reason the game would end. */
  readonly reason: Reason;
  /** The side that would lose; `null` if the game would be drawn. */
  readonly color: Color | null;
  /** The current count: consecutive checks or chases, occurrences of the position, moves by each side, plies. */
  readonly count: number;
  /** The limit. A streak may reach it, and the next ply is a violation; other counts end the game on reaching it. */
  readonly limit: number;
}

/**
 * Under the sanction `change`: the side that must change its play now, and the ruling it faces otherwise. It
 * loses with its next ply if that is a violation again, and is clear once it has played another.
 */
export interface MustChange {
  /** The side. */
  readonly color: Color;
  /** The reason the game would end. */
  readonly reason: Reason;
  /** The rule. */
  readonly rule: string;
  /** The plies of the violation: the cycle or the streak. */
  readonly evidence: readonly Conduct[];
}

/** The status of a game that goes on. */
export interface Ongoing {
  /** The game goes on. */
  readonly over: false;
  /** The side to move. */
  readonly turn: Color;
  /** Whether it is in check. */
  readonly check: boolean;
  /** The squares of the pieces giving check. */
  readonly checkers: readonly Square[];
  /** The draws that the side to move may claim now. */
  readonly claims: readonly Claim[];
  /** The limits that are close. */
  readonly warnings: readonly Warning[];
  /** The side that must change its play with its next ply, if any. */
  readonly mustChange: MustChange | null;
}

/** The status of a game that has ended. */
export interface Over {
  /** The game has ended. */
  readonly over: true;
  /** The side that would be to move. */
  readonly turn: Color;
  /** Whether it is in check. */
  readonly check: boolean;
  /** The squares of the pieces giving check. */
  readonly checkers: readonly Square[];
  /** The side that won; `null` for a draw. */
  readonly winner: Color | null;
  /** Why the game ended. */
  readonly reason: Reason;
  /** The rule, e.g. `"club/perpetual-check"`, `"fide/5.2.2"`. */
  readonly rule: string;
  /** The result as written in records. */
  readonly result: Result;
  /** The plies the verdict rests on. */
  readonly evidence: readonly Conduct[];
}

/** The first ending of a game that was continued past it. */
export interface Ended {
  /** The number of plies played when it ended. */
  readonly ply: number;
  /** How it ended. */
  readonly verdict: Verdict;
}

/** A game all of whose moves could be played. */
export interface Passed {
  /** Every move could be played. */
  readonly ok: true;
  /** The number of plies. */
  readonly plies: number;
  /** The last position. */
  readonly fen: string;
  /** The status after the last move, whatever came before. */
  readonly status: Status;
  /** Present if play continued after the rules had ended the game. */
  readonly ended?: Ended;
}

/** A game with a move that could not be played. */
export interface Failed {
  /** A move could not be played. */
  readonly ok: false;
  /** The number of plies played before it. */
  readonly ply: number;
  /** `illegal-move`, `invalid-move` for text that is not a move, `game-over` for a move after the end. */
  readonly code: "illegal-move" | "invalid-move" | "game-over";
  /** Why the move is not legal. */
  readonly illegality?: Illegality;
  /** The position before that move. */
  readonly fen: string;
}

/** A count, and the number of plies played when it was first reached. */
export interface Count {
  /** The count. */
  readonly count: number;
  /** The number of plies played. */
  readonly ply: number;
}

/** The largest counts reached. */
export interface Longest {
  /** Plies played without a capture. */
  readonly noCapture: Count;
  /** Occurrences of a position. */
  readonly repetition: Count;
  /** Consecutive checks by one side. */
  readonly checks: Count;
  /** Consecutive plies by one side that made a chase. */
  readonly chases: Count;
}

/** A stretch of plies in which a side could claim a draw. */
export interface ClaimStretch {
  /** The number of plies played at its first position. */
  readonly from: number;
  /** The number of plies played at its last position. */
  readonly to: number;
  /** The side. */
  readonly color: Color;
  /** The claim at the first position. */
  readonly claim: Claim;
}

/** A stretch of plies in which a side had to change its play. */
export interface ChangeStretch {
  /** The number of plies played at its first position. */
  readonly from: number;
  /** The number of plies played at its last position. */
  readonly to: number;
  /** The state at the first position. */
  readonly state: MustChange;
}

/** A review of a whole game by the rules. */
export interface Judged {
  /** The number of plies that could be played. */
  readonly plies: number;
  /** Where the game first ended. */
  readonly ended: Ended | null;
  /** The same under other rule sets, by name. */
  readonly under: readonly (readonly [string, Ended | null])[];
  /** When a side could claim a draw. */
  readonly claims: readonly ClaimStretch[];
  /** When a side had to change its play. */
  readonly mustChange: readonly ChangeStretch[];
  /** The largest counts reached. */
  readonly longest: Longest;
}

/** A reason why a position is impossible, or why a text is not a FEN. */
export interface Fault {
  /** One of `codes.fault` or of `codes.text`. */
  readonly code: FaultCode | TextFault;
  /** The side it concerns, if any. */
  readonly color?: Color;
  /** The squares involved. */
  readonly squares: readonly Square[];
}

/** Why a text could not be read as a move. */
export interface Misreading {
  /** `invalid-move` if it is not a move, `illegal-move`, or `ambiguous-move` if it may mean several. */
  readonly code: "invalid-move" | "illegal-move" | "ambiguous-move";
  /** The moves it may mean, as UCI text. */
  readonly candidates: readonly string[];
  /** Why none of them is legal, if all share one reason. */
  readonly illegality?: Illegality;
}

/** The status of a game that goes on, or of one that has ended. */
export type Status = Ongoing | Over;

/** The games: what JavaScript needs to convert the engine's numbers to text and back. */
export const GAMES = {
  xiangqi: { kind: "xiangqi", number: 0, files: 9, ranks: 10, lowest: "0", letters: "KABNRCP", first: "red", notations: ["uci", "coordinate", "vi", "wxf", "zh-Hans", "zh-Hant"], rules: ["club", "kyvuong", "casual", "wxf", "vcf", "cxa", "basic"] },
  chess: { kind: "chess", number: 1, files: 8, ranks: 8, lowest: "1", letters: "PNBRQK", first: "white", notations: ["uci", "coordinate", "san", "lan", "figurine", "vi"], rules: ["fide", "basic"] },
} as const;

/** In a status word: the game is over. */
export const OVER = 1;

/** In a status word: the side to move is in check. */
export const CHECK = 2;

/** In a status word: the side that moves second is to move. */
export const SECOND = 4;

/** In a status word: the full status has more to say. */
export const REMARKS = 8;

/** The part of a move word that is the packed move. */
export const PACKED = 1048575;

/** In a move word: castling on the king's side. */
export const CASTLING_KING = 268435456;

/** In a move word: castling on the queen's side. */
export const CASTLING_QUEEN = 536870912;

/** In a move word: en passant. */
export const EN_PASSANT = 1073741824;

/** The longest FEN of either game, in bytes. */
export const FEN_LENGTH = 512;

/** The longest text read as a move. */
export const MOVE_LENGTH = 40;

/** The most live games the engine keeps. */
export const SLOTS = 64;

/** The number of words the engine always has room for. */
export const WORDS = 512;
