// Written from the Rust declarations by `npm run generate`; a test fails while it is stale.
/* biome-ignore-all format: generated */

/** A game that this package knows. */
export const KINDS = [
  "xiangqi",
  "chess",
] as const;

/** A game that this package knows. */
export type GameKind = (typeof KINDS)[number];

/** A side. The side that moves first is red in xiangqi and white in chess. */
export type Color = "red" | "white" | "black";

/** A square as text: files a–i and ranks 0–9 from Red's left in xiangqi (`"h2"`), a1–h8 in chess. */
export type Square = string;

/** The result of a game as records write it; `*` while it goes on. */
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

/** What a draw may be claimed by. */
export const CLAIM_REASONS = [
  "threefold",
  "fifty-move",
] as const;

/** What a draw may be claimed by. */
export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** What a rule set takes a ply for. */
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

/** What a rule set takes a ply for. */
export type Nature = (typeof NATURES)[number];

/** How a rule set weighs a chase. */
export const WEIGHTS = [
  "heavy",
  "light",
] as const;

/** How a rule set weighs a chase. */
export type Weight = (typeof WEIGHTS)[number];

/** Ways of writing moves, those for reading only included: the engine names one by its place. */
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

/** Ways of writing moves, those for reading only included: the engine names one by its place. */
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

/** Why a text is no FEN. */
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

/** Why a text is no FEN. */
export type TextFault = (typeof TEXT_FAULTS)[number];

/** Why a custom rule set is refused. */
export const RULES_FAULTS = [
  "unknown-field",
  "bad-value",
  "contradiction",
] as const;

/** Why a custom rule set is refused. */
export type RulesFault = (typeof RULES_FAULTS)[number];

/** The named rule sets of xiangqi. */
export type XiangqiRules = "club" | "kyvuong" | "casual" | "wxf" | "vcf" | "cxa" | "basic";

/** The named rule sets of chess. */
export type ChessRules = "fide" | "basic";

/** Why a move is not legal: the first cause that a player would be told. */
export interface Illegality {
  /** One of `codes.illegality`, e.g. `horse-leg-blocked`, `facing-generals`, `not-your-piece`. */
  readonly code: IllegalityCode;
  /** The squares that show it: the blocking piece, the attackers, the open file. */
  readonly squares: readonly Square[];
}

/** A chase: who attacks whom after the ply. */
export interface Chase {
  /** Where the attacker stands. */
  readonly attacker: Square;
  /** Where its target stands. */
  readonly target: Square;
  /** Whether the target counts as protected: could the attacker be taken back at once? */
  readonly protected: boolean;
  /** Under `cxa`, where one of those stands who could take back. */
  readonly root?: Square;
}

/** What one ply did, in the terms of the rule set. */
export interface Conduct {
  /** The number of the ply: 1 is the first move, after which `game.ply` was 1. */
  readonly ply: number;
  /** The move as UCI text. */
  readonly move: string;
  /** It gave check. */
  readonly check: boolean;
  /** Each chase this ply made: who attacks whom now, and whether the target counts as protected. */
  readonly chases: readonly Chase[];
  /** What the rule set takes the ply for: `check`, `chase`, `idle`; under `cxa` also `kill` and the kinds of idle plies. */
  readonly nature: Nature;
  /** The article by which it is that, where the rule set has one for it (`cxa`): `24.3`, `26.1.2`. */
  readonly article?: string;
  /** Of a chase, under a rule set that weighs them (`cxa`): does it take several pieces to win what is chased? */
  readonly weight?: Weight;
  /** Where the other pieces stand that a light chase takes, as far as a bounded search finds them. */
  readonly partners?: readonly Square[];
  /** The moves that prove a kill or a gain, as UCI text: what the side that moved threatens, its own move first. */
  readonly line?: readonly string[];
  /** The search for a threat came to its bound; the ply counts as idle. */
  readonly cut?: true;
}

/** How a game ended, by which rule, and on what evidence. */
export interface Verdict {
  /** The side that won; `null` for a draw. */
  readonly winner: Color | null;
  /** Why. */
  readonly reason: Reason;
  /** Where the rule stands, e.g. `"club/perpetual-check"`, `"fide/5.2.2"`. */
  readonly rule: string;
  /** The result as records write it. */
  readonly result: Result;
  /** The plies that the verdict rests on: the cycle or the streak. Empty where the position alone decides. */
  readonly evidence: readonly Conduct[];
}

/** A draw that the side to move may claim now. */
export interface Claim {
  /** What it may be claimed by. */
  readonly reason: ClaimReason;
  /** The move to announce, if the claim needs one. */
  readonly move?: string;
}

/** A limit that is coming near: what counts, for whom, how far it is, and what happens then. */
export interface Warning {
  /** What the game would end by. */
  readonly reason: Reason;
  /** The side it would end against; `null` where it would be drawn. */
  readonly color: Color | null;
  /** How far it has come: consecutive checks or chases, occurrences of the position, moves of each side, plies. */
  readonly count: number;
  /** A streak may reach its limit, and the next ply violates; the other counts end the game when they reach it. */
  readonly limit: number;
}

/**
 * Under the sanction `change`: who has to play otherwise now, and what it would lose by. It loses with its next ply
 * if that violates again, and is clear once it has played another one.
 */
export interface MustChange {
  /** The side. */
  readonly color: Color;
  /** What the game would end by. */
  readonly reason: Reason;
  /** Where the rule stands. */
  readonly rule: string;
  /** The plies of the violation: the cycle or the streak. */
  readonly evidence: readonly Conduct[];
}

/** How a game stands that goes on, and what a player should know now. */
export interface Ongoing {
  /** The game goes on. */
  readonly over: false;
  /** The side to move. */
  readonly turn: Color;
  /** It is in check. */
  readonly check: boolean;
  /** The squares of the pieces that give check. */
  readonly checkers: readonly Square[];
  /** The draws that the side to move may claim. */
  readonly claims: readonly Claim[];
  /** The limits that come near. */
  readonly warnings: readonly Warning[];
  /** The side that has to play otherwise with its next ply. */
  readonly mustChange: MustChange | null;
}

/** How a game stands that has ended. */
export interface Over {
  /** The game has ended. */
  readonly over: true;
  /** The side that would be to move. */
  readonly turn: Color;
  /** It is in check. */
  readonly check: boolean;
  /** The squares of the pieces that give check. */
  readonly checkers: readonly Square[];
  /** The side that won; `null` for a draw. */
  readonly winner: Color | null;
  /** Why. */
  readonly reason: Reason;
  /** Where the rule stands, e.g. `"club/perpetual-check"`, `"fide/5.2.2"`. */
  readonly rule: string;
  /** The result as records write it. */
  readonly result: Result;
  /** The plies that the verdict rests on. */
  readonly evidence: readonly Conduct[];
}

/** The first ending of a game that was played on, and the plies played by then. */
export interface Ended {
  /** The plies played by then. */
  readonly ply: number;
  /** How the game had ended. */
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
  /** How the game stands after its last move, whatever came before. */
  readonly status: Status;
  /** Present where play went on after the rules had ended the game. */
  readonly ended?: Ended;
}

/** A game with a move that could not be played. */
export interface Failed {
  /** A move could not be played. */
  readonly ok: false;
  /** How many plies could be played before it. */
  readonly ply: number;
  /** `illegal-move`, `invalid-move` for text that is no move, `game-over` for a move after the end. */
  readonly code: "illegal-move" | "invalid-move" | "game-over";
  /** Why it is not legal. */
  readonly illegality?: Illegality;
  /** The position in which it was to be played. */
  readonly fen: string;
}

/** A count, and the plies played when it was first reached. */
export interface Count {
  /** How many. */
  readonly count: number;
  /** The plies played. */
  readonly ply: number;
}

/** The largest counts reached. */
export interface Longest {
  /** Plies without a capture, of those played. */
  readonly noCapture: Count;
  /** Occurrences of a position. */
  readonly repetition: Count;
  /** Checks of one side in a row. */
  readonly checks: Count;
  /** Plies of one side in a row that made a chase. */
  readonly chases: Count;
}

/** Plies at which a side could claim a draw. */
export interface ClaimStretch {
  /** The plies played when it began. */
  readonly from: number;
  /** The plies played when it was last so. */
  readonly to: number;
  /** The side. */
  readonly color: Color;
  /** The claim as it was at first. */
  readonly claim: Claim;
}

/** Plies at which a side had to play otherwise. */
export interface ChangeStretch {
  /** The plies played when it began. */
  readonly from: number;
  /** The plies played when it was last so. */
  readonly to: number;
  /** What it was told at first. */
  readonly state: MustChange;
}

/** What the rules say of a whole game. */
export interface Judged {
  /** The plies that could be played. */
  readonly plies: number;
  /** Where the game first ended. */
  readonly ended: Ended | null;
  /** The same under other rule sets, by their names. */
  readonly under: readonly (readonly [string, Ended | null])[];
  /** When a side could claim a draw. */
  readonly claims: readonly ClaimStretch[];
  /** When a side had to play otherwise. */
  readonly mustChange: readonly ChangeStretch[];
  /** The largest counts reached. */
  readonly longest: Longest;
}

/** One reason why a position is impossible, or why a text is no FEN. */
export interface Fault {
  /** One of `codes.fault` or of `codes.text`. */
  readonly code: FaultCode | TextFault;
  /** The side it concerns, where it concerns one. */
  readonly color?: Color;
  /** The squares that show it. */
  readonly squares: readonly Square[];
}

/** Why a text is read as no move. */
export interface Misreading {
  /** `invalid-move` where it is none, `illegal-move`, or `ambiguous-move` where it may mean several. */
  readonly code: "invalid-move" | "illegal-move" | "ambiguous-move";
  /** The moves that it may mean, as UCI text. */
  readonly candidates: readonly string[];
  /** Why none of them is legal, where it is for one reason. */
  readonly illegality?: Illegality;
}

/** Whether the game goes on, and what a player should know now; or the verdict. */
export type Status = Ongoing | Over;

/** The games: what JavaScript must know to turn the engine's numbers into text and back. */
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

/** In a status word: only the status says all. */
export const REMARKS = 8;

/** The part of a move word that is the packed move. */
export const PACKED = 1048575;

/** In a move word: castling on the king's side. */
export const CASTLING_KING = 268435456;

/** In a move word: castling on the queen's side. */
export const CASTLING_QUEEN = 536870912;

/** In a move word: en passant. */
export const EN_PASSANT = 1073741824;

/** No FEN of either game is longer, in bytes. */
export const FEN_LENGTH = 512;

/** Longer texts are no moves in any notation. */
export const MOVE_LENGTH = 40;

/** Live games that the engine keeps at most. */
export const SLOTS = 64;

/** Words that are always there for the engine to write to. */
export const WORDS = 512;
