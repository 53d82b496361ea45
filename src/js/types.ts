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

/** A named rule set, or one with fields replaced: `{ base: "club", progress: 60 }`. Unknown fields are an error. */
export type Rules = XiangqiRules | ChessRules | ({ base: XiangqiRules | ChessRules } & Record<string, unknown>);

/** A move as the engine describes it. It may be handed back wherever a {@link MoveInput} is taken. */
export interface Move {
  /** UCI text: `"h2e2"`, `"e7e8q"`. Castling is king-moves-two, or king-takes-rook in Chess960. */
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
  /** Present when a pawn is taken in passing. Chess only. */
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

/** A move as text in any notation that leaves no doubt (`"h2e2"`, `"H2-E2"`, `"C2=5"`, `"Nf3"`), or as its squares. */
export type MoveInput = string | { from: Square; to: Square; promotion?: string };

/** Ways of writing a move. `coordinate` is UCI in chess and ICCS (`H2-E2`) in xiangqi. */
export type Notation = Exclude<NotationName, Dialect>;

/** How a game begins. */
export interface GameOptions {
  /** Starting position as FEN; the game's own when absent. */
  fen?: string;
  /** Defaults: `"club"` for xiangqi (the fullest of the source documents), `"fide"` for chess. */
  rules?: Rules;
  /** Chess960: castling is written king-takes-rook, rights name the rook's file. */
  chess960?: boolean;
  /**
   * `"strict"` (default) refuses positions that no game reaches; `"playable"` takes those that can be played all the same,
   * as composers and editors need them: in chess with too many pieces or a check that cannot have come about, in xiangqi
   * with soldiers where none can have come. What cannot be played (no king, the side that has moved in check) is refused by
   * both.
   */
  setup?: "strict" | "playable";
  /**
   * `"refuse"` (default): once the rules have ended the game, no move is played. `"note"`: moves go on where there are legal
   * ones, never after mate or stalemate, and {@link Game.ended} says where the game had ended and how.
   */
  afterEnd?: "refuse" | "note";
  /**
   * A preset of the rule set (`"slow"`, `"blitz"` in `kyvuong`; all of them: {@link clockPresets}), explicit times for both
   * sides, or a control for each: `{ white: { main: 60_000 }, black: { main: 300_000 } }`.
   */
  clock?: string | ClockControl | Readonly<Partial<Record<Color, ClockControl>>>;
}

/**
 * The times of a side, in whole milliseconds; none is longer than a hundred days. Whoever uses all of its time, or all of
 * what one move may take, has lost on time.
 */
export interface ClockControl {
  /** Time for the game. It may be 0 where an increment, a delay or byo-yomi is given. */
  main: number;
  /** At most this long for one move, beside the main time. */
  perMove?: number;
  /** Added after each move (Fischer); nothing comes before the first, but a main time of 0 begins with one increment. */
  increment?: number;
  /** In each move the main time begins to run only when so much has passed; what is left of that is not kept. */
  delay?: number;
  /**
   * When the main time is used up: so long for each move, which is had again whole for the next one; `periods` times it may be
   * overstepped by one whole period, the last time losing (default 1: never).
   */
  byoyomi?: { time: number; periods?: number };
  /**
   * What is added to the main time when so many moves of a side have been made since the stage before, or on the clock so far;
   * and the increment from then on, if it is another. Of several the last may have no `moves`: it begins together with the
   * one before it. At most 16.
   */
  stages?: readonly { moves?: number; add: number; increment?: number }[];
  /** A sandglass: what this side uses is added to the other side's main time. */
  hourglass?: boolean;
}

/** What the clock marks of a record say under its time control. */
export interface Timekeeping {
  /** The times that were judged by, by side. */
  readonly control: Readonly<Record<string, ClockControl>>;
  /** How many moves have a mark; of others nothing is known, and they count as moves made at once. */
  readonly marked: number;
  /**
   * The first move that came too late: its ply (1 is the first move), what it took, and what its side had for it. `null` where
   * nobody certainly overstepped.
   */
  readonly overstepped: { readonly ply: number; readonly color: Color; readonly elapsed: number; readonly allowed: number } | null;
  /** Moves after which a clock showed (`%clk`) something else than the control and the other marks come to: `expected`. */
  readonly disagreements: readonly { readonly ply: number; readonly color: Color; readonly expected: number; readonly clock: number }[];
}

/** What a clock shows, as of the last time told by {@link Game.tick}. */
export interface ClockState {
  /** Main time left by side, in milliseconds. */
  readonly remaining: Readonly<Record<string, number>>;
  /** The side whose clock runs; `null` before the first tick, while it is paused and after the end of the game. */
  readonly running: Color | null;
  /** What that side has left for this move in all: delay, main time and byo-yomi, or its time for one move, whichever is less. */
  readonly thisMove: number | null;
  /** Present while the clock is paused. */
  readonly paused?: true;
  /** Under a control with byo-yomi, by side: periods left, the one that runs included, and what is left of it. */
  readonly byoyomi?: Readonly<Record<string, { readonly periods: number; readonly left: number }>>;
}

/** Who is to move, and whether in check. */
export type Standing = Pick<Over, "turn" | "check" | "checkers">;

/** A game to be judged in one call. `moves` is UCI text, separated by blanks or in an array. */
export interface GameToValidate {
  kind: GameKind;
  rules?: Rules;
  fen?: string;
  chess960?: boolean;
  moves: string | readonly string[];
  setup?: "strict" | "playable";
  /**
   * `"refuse"` (default): a move after the end fails with `game-over`. `"note"`: play is followed to its last legal move,
   * except after mate or stalemate, and `ended` says where the game had ended and how.
   */
  afterEnd?: "refuse" | "note";
}

/** What came of judging a game: how it stands after its last move, or the first move that could not be played. */
export type Validation =
  | Passed
  | (Failed & {
      /** The text of the move. */
      readonly move: string;
    });

/** A move of a record. */
export interface RecordedMove {
  /** UCI text; `0000` is a null move, which only analysis has. */
  readonly uci: string;
  /** What is said of it; several comments are separated by line ends. */
  readonly comment?: string;
  /** What is said before it. */
  readonly commentBefore?: string;
  /** Numeric annotation glyphs: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, … */
  readonly nags?: readonly number[];
  /** Time left on the mover's clock after the move, in milliseconds. */
  readonly clock?: number;
  /** Time that the move took, in milliseconds. */
  readonly elapsed?: number;
  /** What an engine says of the position: in pawns for the side that moves first, or moves to mate. */
  readonly evaluation?: { readonly pawns: number; readonly depth?: number } | { readonly mate: number; readonly depth?: number };
  /** What is drawn on the board: squares, and arrows, which have `to`. */
  readonly shapes?: readonly { readonly color: "green" | "red" | "yellow" | "blue"; readonly from: Square; readonly to?: Square }[];
  /** Other moves in place of this one. */
  readonly variations?: readonly (readonly RecordedMove[])[];
}

/** A game with everything that its record says. */
export interface GameRecord {
  readonly kind: GameKind;
  readonly tags: Readonly<Record<string, string>>;
  /** The position it begins with, canonical. */
  readonly fen: string;
  readonly moves: readonly RecordedMove[];
  readonly result: Result;
  /** What is said where there is no move to say it of. */
  readonly comment?: string;
  /** What the reader could not make sense of: one entry a fault, with its place in the text. */
  readonly faults: readonly {
    /** One of `codes.record`. */
    readonly code: string;
    readonly offset: number;
    /** For logs; words for players are made of the code. */
    readonly message: string;
    /** What stands there, shortened. */
    readonly token?: string;
    /** It is about a move of a variation. */
    readonly variation?: true;
    /** Why the move is not legal: the reason shared by all that it may mean. */
    readonly illegality?: Illegality;
  }[];
}

/** What a record can be written as. */
export type RecordFormat = "pgn" | "dhtmlxq" | "xqf" | "uci" | "cbr" | "wxf";

/** How {@link review} judges a game. */
export interface ReviewOptions {
  /** The rule set that decides; that of the game where absent (`club`, `fide`). */
  rules?: Rules;
  /** The rule sets of {@link Review.under}; all named ones of the game where absent. */
  under?: readonly Rules[];
  /** The times of the game, where the record does not name them (`TimeControl`) or names others. */
  clock?: string | ClockControl | Readonly<Partial<Record<Color, ClockControl>>>;
}

/** An ending by a rule set, after so many plies. */
export interface Ending {
  readonly ply: number;
  readonly verdict: Verdict;
}

/** What a referee would note about a whole game. Plies count from 1 for the first move; 0 is the start. */
export interface Review {
  /** The legal plies of the record’s main line. */
  readonly plies: number;
  /** The first ending, with the plies played after it. */
  readonly ended: (Ending & { readonly playedOn: number }) | null;
  /** Under each rule set, how and where the game would first have ended. */
  readonly under: Readonly<Record<string, Ending | null>>;
  /** Stretches in which a side could claim a draw when it was to move: from the first to the last such position. */
  readonly claims: readonly { readonly from: number; readonly to: number; readonly color: Color; readonly claim: Claim }[];
  /** Stretches in which a side had to play otherwise; `state` is that of the first position. */
  readonly mustChange: readonly { readonly from: number; readonly to: number; readonly state: MustChange }[];
  /** Whether the rules and the record name one result; `null` where the record has none or the rules have not decided. */
  readonly agrees: boolean | null;
  /**
   * The largest counts and the plies at which they were reached: `noCapture` (plies without a capture), `repetition` (times
   * that one position stood), `checks` and `chases` (moves in a row of one side).
   */
  readonly longest: Readonly<Record<string, { readonly count: number; readonly ply: number }>>;
  /** Plies after which the record shows no time left for the side that moved, or more time used than it had. */
  readonly flags: readonly { readonly ply: number; readonly color: Color }[];
  /** The clock marks judged by the time control, as {@link timekeeping} does; `null` where no control or no mark is known. */
  readonly times: Timekeeping | null;
}
