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

/** A move as the engine describes it. Accepted wherever a {@link MoveInput} is. */
export interface Move {
  /** UCI text: `"h2e2"`, `"e7e8q"`. Castling moves the king two squares, or onto its own rook in Chess960. */
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

/** Spellings of other programs and languages, for reading only: the same text can mean a different move in them. */
export type Dialect =
  /** Fairy-Stockfish: ranks 1–10, soldiers numbered from the front (`26=5`), `Hce2`. */
  | "fairy"
  /** The UCCI papers: rear `.`, soldiers by letters (`Pa.5`), digits for pieces (`62.5`). */
  | "xqbase"
  /** WinBoard for xiangqi: as Fairy-Stockfish, with ranks 0–9. */
  | "winboard"
  /** SAN with the piece letters of a language: German (and Danish, Norwegian, Swedish), Dutch, French, Spanish (and Italian), Portuguese, … */
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

/** Notations for writing moves. `coordinate` is UCI in chess and ICCS (`H2-E2`) in xiangqi. */
export type Notation = Exclude<NotationName, Dialect>;

/** How a game starts. */
export interface GameOptions {
  /** The starting position as FEN; the game's standard one by default. */
  fen?: string;
  /** The rule set; by default `"club"` for xiangqi (the most complete of the source documents), `"fide"` for chess. */
  rules?: Rules;
  /** Chess960: castling is written king-takes-rook, and rights name the rook's file. */
  chess960?: boolean;
  /**
   * `"strict"` (default) refuses positions that no game reaches; `"playable"` accepts those that can still be played, for
   * composers and editors: in chess with too many pieces or an impossible check, in xiangqi with soldiers on squares they
   * cannot reach. Positions that cannot be played (no king, the side that has moved in check) are always refused.
   */
  setup?: "strict" | "playable";
  /**
   * `"refuse"` (default): no move is played once the rules have ended the game. `"note"`: legal moves are still played,
   * except after mate or stalemate, and {@link Game.ended} says where the game had ended, and how.
   */
  afterEnd?: "refuse" | "note";
  /**
   * The time control: a preset of the rule set (`"slow"`, `"blitz"` in `kyvuong`; see {@link clockPresets}), one control for
   * both sides, or one for each: `{ white: { main: 60_000 }, black: { main: 300_000 } }`.
   */
  clock?: string | ClockControl | Readonly<Partial<Record<Color, ClockControl>>>;
}

/**
 * The times of a side, in whole milliseconds, each at most a hundred days. A side that uses up all of its time, or all of
 * the time for one move, loses on time.
 */
export interface ClockControl {
  /** Time for the game. May be 0 if there is an increment, a delay or byo-yomi. */
  main: number;
  /** The maximum time for one move, besides the main time. */
  perMove?: number;
  /** Added after each move (Fischer), not before the first; but a main time of 0 starts with one increment. */
  increment?: number;
  /** In each move the main time starts running only after the delay; unused delay is lost. */
  delay?: number;
  /**
   * After the main time, each move gets a period of `time`, restored in full for the next move. A move that uses up a whole
   * period costs that period; with the last of `periods` (default 1) the time has run out.
   */
  byoyomi?: { time: number; periods?: number };
  /**
   * Time added once a side has made `moves` moves since the previous stage or the start, and the increment from then on, if
   * it changes. The last of several stages may have no `moves`: it begins together with the one before it. At most 16.
   */
  stages?: readonly { moves?: number; add: number; increment?: number }[];
  /** A sandglass: the time this side uses is added to the other side's main time. */
  hourglass?: boolean;
}

/** What a record's clock marks show under its time control. */
export interface Timekeeping {
  /** The time controls applied, by side. */
  readonly control: Readonly<Record<string, ClockControl>>;
  /** How many moves have a mark. The others count as made instantly. */
  readonly marked: number;
  /**
   * The first move that was too late: its ply (1 is the first move), the time it took, and the time its side had. `null` if
   * no move was certainly too late.
   */
  readonly overstepped: { readonly ply: number; readonly color: Color; readonly elapsed: number; readonly allowed: number } | null;
  /** Moves after which a clock mark (`%clk`) differs from `expected`, the value that follows from the control and the other marks. */
  readonly disagreements: readonly { readonly ply: number; readonly color: Color; readonly expected: number; readonly clock: number }[];
}

/** What a clock shows, as of the last {@link Game.tick}. */
export interface ClockState {
  /** Main time left by side, in milliseconds. */
  readonly remaining: Readonly<Record<string, number>>;
  /** The side whose clock runs; `null` before the first tick, during a pause and after the end of the game. */
  readonly running: Color | null;
  /** That side's total time left for this move: delay, main time and byo-yomi, or the limit for one move, whichever is less. */
  readonly thisMove: number | null;
  /** Present while the clock is paused. */
  readonly paused?: true;
  /** Under a control with byo-yomi, by side: periods left, including the current one, and the time left in it. */
  readonly byoyomi?: Readonly<Record<string, { readonly periods: number; readonly left: number }>>;
}

/** The side to move, and whether it is in check. */
export type Standing = Pick<Over, "turn" | "check" | "checkers">;

/** A game to judge in one call. `moves` is UCI text, separated by spaces or in an array. */
export interface GameToValidate {
  kind: GameKind;
  rules?: Rules;
  fen?: string;
  chess960?: boolean;
  moves: string | readonly string[];
  setup?: "strict" | "playable";
  /**
   * `"refuse"` (default): a move after the end fails with `game-over`. `"note"`: play continues to its last legal move,
   * except after mate or stalemate, and `ended` says where the game had ended, and how.
   */
  afterEnd?: "refuse" | "note";
}

/** The result of judging a game: the status after its last move, or the first move that could not be played. */
export type Validation =
  | Passed
  | (Failed & {
      /** The text of the move. */
      readonly move: string;
    });

/** A move of a record. */
export interface RecordedMove {
  /** UCI text; `0000` is a null move, which occurs only in analysis. */
  readonly uci: string;
  /** Comments after the move, separated by line breaks. */
  readonly comment?: string;
  /** Comments before the move. */
  readonly commentBefore?: string;
  /** Numeric annotation glyphs: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, … */
  readonly nags?: readonly number[];
  /** Time left on the mover's clock after the move, in milliseconds. */
  readonly clock?: number;
  /** Time the move took, in milliseconds. */
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
  /** Comments that belong to no move. */
  readonly comment?: string;
  /** What could not be read: one entry per fault, with its place in the text. */
  readonly faults: readonly {
    /** One of `codes.record`. */
    readonly code: string;
    readonly offset: number;
    /** For logs; build messages for players from the code. */
    readonly message: string;
    /** The text found there, shortened. */
    readonly token?: string;
    /** Set if it concerns a move in a variation. */
    readonly variation?: true;
    /** Why the move is not legal, if all moves it may mean share one reason. */
    readonly illegality?: Illegality;
  }[];
}

/** The formats a record can be written in. */
export type RecordFormat = "pgn" | "dhtmlxq" | "xqf" | "uci" | "cbr" | "wxf";

/** How {@link review} judges a game. */
export interface ReviewOptions {
  /** The rule set that decides; the game's default (`club`, `fide`) if absent. */
  rules?: Rules;
  /** The rule sets of {@link Review.under}; all named sets of the game if absent. */
  under?: readonly Rules[];
  /** The time control, if the record has no `TimeControl` or a different one. */
  clock?: string | ClockControl | Readonly<Partial<Record<Color, ClockControl>>>;
}

/** An ending under a rule set, and the ply it came after. */
export interface Ending {
  readonly ply: number;
  readonly verdict: Verdict;
}

/** A referee's notes on a whole game. Plies count from 1 for the first move; 0 is the start. */
export interface Review {
  /** The number of legal plies in the record’s main line. */
  readonly plies: number;
  /** The first ending, and how many plies were played after it. */
  readonly ended: (Ending & { readonly playedOn: number }) | null;
  /** Under each rule set, where and how the game would first have ended. */
  readonly under: Readonly<Record<string, Ending | null>>;
  /** Stretches in which a side could claim a draw on its turn: from the first to the last such position. */
  readonly claims: readonly { readonly from: number; readonly to: number; readonly color: Color; readonly claim: Claim }[];
  /** Stretches in which a side had to change its play; `state` is that of the first position. */
  readonly mustChange: readonly { readonly from: number; readonly to: number; readonly state: MustChange }[];
  /** Whether the recorded result agrees with the rules; `null` if there is none or the rules have not decided. */
  readonly agrees: boolean | null;
  /**
   * The largest counts and the plies at which they were reached: `noCapture` (plies without a capture), `repetition`
   * (occurrences of one position), `checks` and `chases` (consecutive moves of one side).
   */
  readonly longest: Readonly<Record<string, { readonly count: number; readonly ply: number }>>;
  /** Plies after which the record shows no time left for the side that moved, or more time used than it had. */
  readonly flags: readonly { readonly ply: number; readonly color: Color }[];
  /** The clock marks judged by the time control, as by {@link timekeeping}; `null` without a known control or any mark. */
  readonly times: Timekeeping | null;
}
