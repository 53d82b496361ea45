import type {
  ChessRules,
  Claim,
  Color,
  Failed,
  GameKind,
  Illegality,
  MustChange,
  NotationName,
  Over,
  Passed,
  Result,
  Square,
  Verdict,
  XiangqiRules,
} from "./generated.js";

export type {
  Chase,
  ChessCause,
  ChessFault,
  ChessRules,
  Claim,
  ClaimReason,
  Color,
  Conduct,
  Ended,
  Fault,
  FaultCode,
  GameKind,
  Illegality,
  IllegalityCode,
  MustChange,
  Nature,
  Ongoing,
  Over,
  Reason,
  Result,
  RulesFault,
  Square,
  Status,
  TextFault,
  Verdict,
  Warning,
  Weight,
  XiangqiCause,
  XiangqiFault,
  XiangqiRules,
} from "./generated.js";

/** A named rule set, or one with fields overridden: `{ base: "club", progress: 60 }`. Unknown fields are an error. */
export type Rules = XiangqiRules | ChessRules | ({ base: XiangqiRules | ChessRules } & Record<string, unknown>);

/** A move as the engine describes it. It is accepted wherever a {@link MoveInput} is. */
export interface Move {
  /** UCI text: `"h2e2"`, `"e7e8q"`. Castling moves the king two squares, or takes the own rook in Chess960. */
  readonly uci: string;
  readonly from: Square;
  readonly to: Square;
  /** FEN letter of the piece that moves: upper case for the side that moves first. */
  readonly piece: string;
  /** FEN letter of the captured piece, if any. */
  readonly captured?: string;
  /** FEN letter (lower case) that a pawn promotes to. Chess only. */
  readonly promotion?: string;
  /** The side on which the king castles. Chess only. */
  readonly castling?: "king" | "queen";
  /** Present for an en passant capture. Chess only. */
  readonly enPassant?: true;
}

/** Other schools' and languages' spellings, for reading only: in them the same text can mean another move. */
export type Dialect =
  /** Fairy-Stockfish's: ranks 1–10, soldiers numbered from the front (`26=5`), `Hce2`. */
  | "fairy"
  /** Those of the UCCI papers: rear `.`, soldiers by letters (`Pa.5`), digits for pieces (`62.5`). */
  | "xqbase"
  /** WinBoard's of xiangqi: as Fairy-Stockfish's, with ranks 0–9. */
  | "winboard"
  /** SAN of chess with the letters of a language: German (and Danish, Norwegian, Swedish), Dutch, French, Spanish (and Italian), Portuguese, … */
  | "de"
  | "nl"
  | "fr"
  | "es"
  | "pt"
  | "ro"
  | "pl"
  | "cs"
  | "hu"
  | "fi"
  | "is"
  | "ru"
  | "uk"
  | "bg";

/** A move as text in any notation, if unambiguous (`"h2e2"`, `"H2-E2"`, `"C2=5"`, `"Nf3"`), or as its squares. */
export type MoveInput = string | { from: Square; to: Square; promotion?: string };

/** Ways of writing a move. `coordinate` is UCI in chess and ICCS (`H2-E2`) in xiangqi. */
export type Notation = Exclude<NotationName, Dialect>;

/** How a game begins. */
export interface GameOptions {
  /** The starting position as FEN; the game's own by default. */
  fen?: string;
  /** Defaults: `"club"` for xiangqi (the fullest of the source documents), `"fide"` for chess. */
  rules?: Rules;
  /** Chess960: castling is written king-takes-rook, rights name the rook's file. */
  chess960?: boolean;
  /**
   * `"strict"` (default) rejects positions that no game can reach. `"playable"` accepts those that can be played all the
   * same, for composers and editors: in chess, too many pieces or a check that cannot have arisen; in xiangqi, soldiers on
   * squares they cannot reach. Both reject what cannot be played (no king, or the side that just moved in check).
   */
  setup?: "strict" | "playable";
  /**
   * `"refuse"` (default): once the rules have ended the game, no move can be played. `"note"`: play may go on while there
   * are legal moves (never after checkmate or stalemate), and {@link Game.ended} says where and how the game ended.
   */
  afterEnd?: "refuse" | "note";
  /**
   * A preset of the rule set (`"slow"`, `"blitz"` in `kyvuong`; {@link clockPresets} has them all), one control for both
   * sides, or one for each: `{ white: { main: 60_000 }, black: { main: 300_000 } }`.
   */
  clock?: string | ClockControl | Readonly<Partial<Record<Color, ClockControl>>>;
}

/**
 * A side's time control, in whole milliseconds, each at most a hundred days. A side that uses up all its time, or all the
 * time allowed for one move, loses on time.
 */
export interface ClockControl {
  /** Main time for the game. May be 0 if there is an increment, a delay or byo-yomi. */
  main: number;
  /** Maximum for one move, in addition to the main time. */
  perMove?: number;
  /** Added after each move (Fischer), not before the first; but with a main time of 0 a side starts with one increment. */
  increment?: number;
  /** On each move the main time starts running only after this long; unused delay is not saved. */
  delay?: number;
  /**
   * Once the main time is used up: this long for each move, restored in full for the next one. A move that uses up a whole
   * period loses that period; using up the last of `periods` (default 1) loses the game.
   */
  byoyomi?: { time: number; periods?: number };
  /**
   * Time added to the main time once a side has made this many moves since the previous stage (or the start), and the
   * increment from then on, if it changes. The last of several stages may omit `moves` and starts together with the one
   * before it. At most 16.
   */
  stages?: readonly { moves?: number; add: number; increment?: number }[];
  /** Hourglass: time used by this side is added to the other side's main time. */
  hourglass?: boolean;
}

/** A record's clock marks, judged under its time control. */
export interface Timekeeping {
  /** The time control applied, by side. */
  readonly control: Readonly<Record<string, ClockControl>>;
  /** How many moves have a mark. Nothing is known about the others; they count as made instantly. */
  readonly marked: number;
  /**
   * The first move made too late: its ply (1 is the first move), the time it took and the time its side had for it. `null`
   * unless a side certainly exceeded its time.
   */
  readonly overstepped: { readonly ply: number; readonly color: Color; readonly elapsed: number; readonly allowed: number } | null;
  /** Moves after which the clock shown (`%clk`) differs from what the control and the other marks add up to (`expected`). */
  readonly disagreements: readonly { readonly ply: number; readonly color: Color; readonly expected: number; readonly clock: number }[];
}

/** What a clock shows, as of the last {@link Game.tick}. */
export interface ClockState {
  /** Main time left by side, in milliseconds. */
  readonly remaining: Readonly<Record<string, number>>;
  /** The side whose clock is running; `null` before the first tick, while paused and after the end of the game. */
  readonly running: Color | null;
  /** All that side has left for this move: delay, main time and byo-yomi, or the maximum per move if that is less. */
  readonly thisMove: number | null;
  /** Present while the clock is paused. */
  readonly paused?: true;
  /** Under byo-yomi, by side: periods left, including the current one, and what is left of it. */
  readonly byoyomi?: Readonly<Record<string, { readonly periods: number; readonly left: number }>>;
}

/** The side to move, and whether it is in check. */
export type Standing = Pick<Over, "turn" | "check" | "checkers">;

/** A game to be judged in one call. `moves` is UCI text, separated by spaces or in an array. */
export interface GameToValidate {
  kind: GameKind;
  rules?: Rules;
  fen?: string;
  chess960?: boolean;
  moves: string | readonly string[];
  setup?: "strict" | "playable";
  /**
   * `"refuse"` (default): a move after the end fails with `game-over`. `"note"`: play is followed to the last legal move,
   * except after checkmate or stalemate, and `ended` says where and how the game ended.
   */
  afterEnd?: "refuse" | "note";
}

/** The result of judging a game: its status after the last move, or the first move that could not be played. */
export type Validation =
  | Passed
  | (Failed & {
      /** The text of the move. */
      readonly move: string;
    });

/** A move of a record. */
export interface RecordedMove {
  /** UCI text; `0000` is a null move, found only in analysis. */
  readonly uci: string;
  /** The comment on it; several comments are separated by line breaks. */
  readonly comment?: string;
  /** The comment before it. */
  readonly commentBefore?: string;
  /** Numeric annotation glyphs: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, … */
  readonly nags?: readonly number[];
  /** Time left on the mover's clock after the move, in milliseconds. */
  readonly clock?: number;
  /** Time taken by the move, in milliseconds. */
  readonly elapsed?: number;
  /** An engine's evaluation: in pawns for the side that moves first, or moves to mate. */
  readonly evaluation?: { readonly pawns: number; readonly depth?: number } | { readonly mate: number; readonly depth?: number };
  /** Shapes drawn on the board: squares, and arrows, which have `to`. */
  readonly shapes?: readonly { readonly color: "green" | "red" | "yellow" | "blue"; readonly from: Square; readonly to?: Square }[];
  /** Alternatives to this move. */
  readonly variations?: readonly (readonly RecordedMove[])[];
}

/** A game with everything its record contains. */
export interface GameRecord {
  readonly kind: GameKind;
  readonly tags: Readonly<Record<string, string>>;
  /** The starting position as canonical FEN. */
  readonly fen: string;
  readonly moves: readonly RecordedMove[];
  readonly result: Result;
  /** The comment on the game as a whole, where there is no move to attach it to. */
  readonly comment?: string;
  /** Anything the reader could not make sense of: one entry per fault, with its position in the text. */
  readonly faults: readonly {
    /** One of `codes.record`. */
    readonly code: string;
    readonly offset: number;
    /** For logs; for players, translate the code. */
    readonly message: string;
    /** The text found there, shortened. */
    readonly token?: string;
    /** The fault is in a variation. */
    readonly variation?: true;
    /** Why the move is illegal: the reason shared by all its readings. */
    readonly illegality?: Illegality;
  }[];
}

/** The formats a record can be written in. */
export type RecordFormat = "pgn" | "dhtmlxq" | "xqf" | "uci" | "cbr" | "wxf";

/** How {@link review} judges a game. */
export interface ReviewOptions {
  /** The rule set that decides; the game's default (`club`, `fide`) if absent. */
  rules?: Rules;
  /** The rule sets for {@link Review.under}; all named sets of the game by default. */
  under?: readonly Rules[];
  /** The time control, if the record does not name one (`TimeControl`) or another applies. */
  clock?: string | ClockControl | Readonly<Partial<Record<Color, ClockControl>>>;
}

/** An ending under a rule set, and the plies played by then. */
export interface Ending {
  readonly ply: number;
  readonly verdict: Verdict;
}

/** What a referee would note about a whole game. Ply 1 is the first move; 0 is the start. */
export interface Review {
  /** The legal plies of the record’s main line. */
  readonly plies: number;
  /** The first ending, with the plies played after it. */
  readonly ended: (Ending & { readonly playedOn: number }) | null;
  /** Under each rule set, how and where the game would first have ended. */
  readonly under: Readonly<Record<string, Ending | null>>;
  /** Stretches in which the side to move could claim a draw, from the first to the last such position. */
  readonly claims: readonly { readonly from: number; readonly to: number; readonly color: Color; readonly claim: Claim }[];
  /** Stretches in which a side had to deviate; `state` is that of the first position. */
  readonly mustChange: readonly { readonly from: number; readonly to: number; readonly state: MustChange }[];
  /** Whether the rules and the record agree on the result; `null` if the record has none or the rules have not decided. */
  readonly agrees: boolean | null;
  /**
   * The largest counts and the plies at which they were reached: `noCapture` (plies without a capture), `repetition`
   * (occurrences of one position), `checks` and `chases` (consecutive moves by one side).
   */
  readonly longest: Readonly<Record<string, { readonly count: number; readonly ply: number }>>;
  /** Plies after which the record shows no time left for the side that moved, or more time used than it had. */
  readonly flags: readonly { readonly ply: number; readonly color: Color }[];
  /** The clock marks, judged as {@link timekeeping} does; `null` if there is no control or no mark. */
  readonly times: Timekeeping | null;
}
