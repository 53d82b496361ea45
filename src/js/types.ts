import type {
  ChessRules,
  Color,
  Failed,
  GameKind,
  Illegality,
  NotationName,
  Over,
  Passed,
  Result,
  Square,
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

/** Other schools' spellings of xiangqi, for reading only: in them the same text can mean another move. */
export type Dialect =
  /** Fairy-Stockfish's: ranks 1–10, soldiers numbered from the front (`26=5`), `Hce2`. */
  | "fairy"
  /** Those of the UCCI papers: rear `.`, soldiers by letters (`Pa.5`), digits for pieces (`62.5`). */
  | "xqbase";

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
  /** A preset of the rule set (`"slow"`, `"blitz"` in `kyvuong`; all of them: {@link clockPresets}), or explicit times. */
  clock?: string | ClockTimes;
}

/** The times of a game, in whole milliseconds. Running out of either the main time or the time for a move loses. */
export interface ClockTimes {
  /** Each side's time for the game. */
  main: number;
  /** Each side's time for one move; not limited when absent. */
  perMove?: number;
  /** Added after each move; nothing comes before the first. */
  increment?: number;
  /** Of the time used for a move, so much is given back after it (Bronstein). */
  delay?: number;
}

/** What a clock shows, as of the last time told by {@link Game.tick}. */
export interface ClockState {
  /** Time left for the game by side, in milliseconds. */
  readonly remaining: Readonly<Record<string, number>>;
  /** The side whose clock runs; `null` before the first tick and after the end of the game. */
  readonly running: Color | null;
  /** What that side has left for this move: of its time for one move or for the game, whichever is less. */
  readonly thisMove: number | null;
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
export type RecordFormat = "pgn" | "dhtmlxq" | "xqf" | "uci";
