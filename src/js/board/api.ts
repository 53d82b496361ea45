/** The types of what a board tells: part of the package's contract. */

import type { ClockState, Color, Game, Illegality, Move, Notation, Square, Status, Verdict } from "trongtai";

/** A move of the user. */
export interface BoardMove {
  readonly move: Move;
  /** As the players of the board's language write it: SAN in chess; WXF, Vietnamese or Chinese notation in xiangqi. */
  readonly notation: string;
  /** The position before a `beforemove`, after a `move`. */
  readonly fen: string;
  /** The plies played, likewise. */
  readonly ply: number;
}

/** A try that the rules forbid. */
export interface BoardRefusal {
  readonly from: Square;
  readonly to: Square;
  readonly illegality: Illegality;
  /** The reason in the board's language. */
  readonly text: string;
}

/** The end of a game. */
export interface BoardVerdict {
  readonly verdict: Verdict;
  /** The verdict in the board's language. */
  readonly text: string;
}

/** Where the board is now. */
export interface BoardChange {
  readonly fen: string;
  readonly ply: number;
  readonly turn: Color;
  readonly status: Status;
}

/** What is wrong with the attributes. */
export interface BoardError {
  /** The code of the `RulesError`. */
  readonly code: string;
  readonly detail?: unknown;
  /** The attribute that is wrong, and its value. */
  readonly attribute: string | null;
  readonly value: string | null;
  /** The message in the board's language, which an `error` shows in place of a position. */
  readonly text: string;
}

/** A mark that a page or a user draws: an arrow between two squares, a circle or a square around one. */
export interface Shape {
  readonly type: "arrow" | "circle" | "square";
  readonly from: Square;
  /** The goal of an arrow. */
  readonly to?: Square;
  /** `green` (the usual), `red`, `yellow`, `blue`, or any colour of CSS. */
  readonly color?: string;
}

/** The shapes on a board after the user has drawn. */
export interface BoardShapes {
  readonly shapes: readonly Shape[];
}

/** A move that is to be played when its side's turn comes. */
export interface BoardPremove {
  readonly from: Square;
  readonly to: Square;
}

/** A position that the user has set up. */
export interface BoardArrangement {
  /** The placement of the pieces, the first part of a FEN. */
  readonly placement: string;
  /** FEN letters by square. */
  readonly pieces: Readonly<Record<Square, string>>;
  /** What was done, in the board's language. */
  readonly text: string;
}

/** A piece that a page may draw in its own way. */
export interface BoardPiece {
  readonly kind: "xiangqi" | "chess";
  readonly color: Color;
  /** Its FEN letter; those of the first mover are in upper case. */
  readonly letter: string;
}

/** A place to draw an own board on, in CSS pixels. */
export interface BoardSurface {
  readonly kind: "xiangqi" | "chess";
  readonly flipped: boolean;
  readonly width: number;
  readonly height: number;
  /** The side of a square, or the distance of two lines. */
  readonly cell: number;
  /** The middle of a square, or the crossing of its lines. */
  center(square: Square): { readonly x: number; readonly y: number };
}

/** FEN letters of captured pieces, by the side that lost them: `first` is red or white. */
export interface BoardCaptures {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** Whose pieces the user may move. */
export type Movable = "both" | "first" | "second" | "none";

/** The events of a board, all `CustomEvent`s. */
export interface BoardEvents {
  /**
   * Before the user's move is played; `preventDefault()` keeps it from being played. A board that is `controlled` never
   * plays it: the page does, by `play()`, when it agrees.
   */
  beforemove: CustomEvent<BoardMove>;
  /** The user's move was played. */
  move: CustomEvent<BoardMove>;
  /** The user tried what the rules forbid. */
  illegal: CustomEvent<BoardRefusal>;
  /** The position or the place in the game is another, whoever changed it. */
  change: CustomEvent<BoardChange>;
  /** The game is over by the move just played. */
  verdict: CustomEvent<BoardVerdict>;
  /** A clock was started, stopped or changed: not by the time that passes. */
  clock: CustomEvent<ClockState>;
  /** The user has said what to play next, or has taken that back, or it could not be played (`null`). */
  premove: CustomEvent<BoardPremove | null>;
  /** The user has drawn or wiped out shapes; `preventDefault()` leaves the board as it was. */
  shapes: CustomEvent<BoardShapes>;
  /** The user has set up pieces on a board that is `editable`. */
  arrange: CustomEvent<BoardArrangement>;
  /** An attribute has a value that it cannot have; the board does without. `preventDefault()` keeps it out of the console. Does not bubble. */
  warning: CustomEvent<BoardError>;
  /** The attributes describe no game. Does not bubble. */
  error: CustomEvent<BoardError>;
}

/** A switch as templates write it: there, `true`, or a text; `off` and `false` turn it off. */
export type BoardSwitch = boolean | "" | "on" | "off" | "true" | "false";

/** The attributes of `<trongtai-board>`. */
export interface BoardAttributes {
  readonly game?: "xiangqi" | "chess";
  /** The name of a rule set, or a changed one as JSON. */
  readonly rules?: string;
  readonly chess960?: BoardSwitch;
  readonly fen?: string;
  /** In any notation, with blanks or commas between them. */
  readonly moves?: string;
  readonly ply?: number | string;
  /** The name of a preset, or a control as JSON. */
  readonly clock?: string;
  readonly orientation?: "first" | "second" | "red" | "white" | "black";
  readonly movable?: Movable | "red" | "white" | "black";
  readonly premoves?: BoardSwitch;
  readonly drawable?: BoardSwitch;
  readonly controlled?: BoardSwitch;
  readonly editable?: BoardSwitch;
  readonly "face-to-face"?: BoardSwitch;
  readonly "view-only"?: BoardSwitch;
  readonly coordinates?: BoardSwitch;
  readonly labels?: "coordinates" | "numbers" | "chinese" | "auto";
  readonly notation?: Notation;
  readonly theme?: "wood" | "paper" | "green" | "blue" | "contrast";
  readonly scheme?: "light" | "dark" | "auto";
  readonly "piece-set"?: "characters" | "simplified" | "symbols" | "figures" | "letters";
  readonly sound?: BoardSwitch;
  readonly animation?: BoardSwitch;
  readonly captures?: BoardSwitch;
  readonly "first-name"?: string;
  readonly "second-name"?: string;
}

/** The properties that take values which are no texts: frameworks that set properties may be given them. */
export interface BoardProperties {
  readonly value?: Game | null;
  readonly shapes?: readonly Shape[];
  readonly highlights?: Readonly<Record<Square, string>>;
  readonly faults?: Readonly<Record<Square, string>>;
  readonly drawPiece?: ((piece: BoardPiece) => CanvasImageSource | null) | null;
  readonly drawBoard?: ((context: CanvasRenderingContext2D, surface: BoardSurface) => void) | null;
}

/** The properties of `<trongtai-board>` that only mirror an attribute. */
export interface BoardAttributeProperties {
  /** The colours: `wood`, `paper`, `green`, `blue` or `contrast`. */
  theme: string;
  /** `light` or `dark`; anything else follows the system. */
  scheme: string;
  /** The pieces: `characters` (traditional), `simplified` or `symbols` in xiangqi, `figures` or `letters` in chess. */
  pieceSet: string;
  /** How moves are written in the events: `wxf`, `vi`, `zh-Hans`, `zh-Hant`, `san`, `lan`, …; by the language where it is empty. */
  notation: string;
  /** How the edges are lettered: `coordinates`, `numbers` or `chinese`; to suit the notation where it is empty. */
  labels: string;
  /** Who sits below: `first` (red, white) or `second` (black; `black` is read as well). */
  orientation: string;
  /** Whose pieces the user may move: `both`, `first`, `second` or `none`. */
  movable: Movable;
  /** The names of the players, shown at their sides. The slots `first` and `second` take their place. */
  firstName: string;
  secondName: string;
  /** Only to be looked at. Off by default, as are `chess960` and `sound`. */
  viewOnly: boolean;
  chess960: boolean;
  sound: boolean;
  /** A side that waits for the other may say what it will play. Off by default. */
  premoves: boolean;
  /** The user may draw arrows and circles, by the right button or a long press. Off by default. */
  drawable: boolean;
  /** The user's moves are told and not played: the page plays them. Off by default. */
  controlled: boolean;
  /** Pieces are set up freely, without a game. Off by default. */
  editable: boolean;
  /** Two play across one screen: the pieces and the clock of the side above are turned towards it. Off by default. */
  faceToFace: boolean;
  /** Pieces glide, unless the reader wants no motion. On by default, as are `coordinates`. */
  animation: boolean;
  coordinates: boolean;
}

/** The properties of `<trongtai-board>` that tell of the game on it. */
export interface BoardGameProperties {
  /** The side to move; `null` without a game. */
  readonly turn: Color | null;
  /** How the game stands in the position on the board; `null` without a game. */
  readonly status: Status | null;
  /** What has been captured since the game began. */
  readonly captured: BoardCaptures;
  /** What the user has said to play next. */
  readonly premove: BoardPremove | null;
  /** What the clocks show now; `null` in a game without. */
  readonly clockState: ClockState | null;
}

/** The properties of `<trongtai-board>` by which a page draws on it. */
export interface BoardDrawingProperties {
  /** The arrows, circles and squares on the board, those included that the user has drawn. */
  get shapes(): readonly Shape[];
  set shapes(shapes: readonly Shape[] | null);
  /** Squares to be marked, each with a class that the style properties `--trongtai-highlight-<class>` colour. */
  get highlights(): Readonly<Record<Square, string>>;
  set highlights(highlights: Readonly<Record<Square, string>> | null);
  /** Squares with something wrong, such as in a position that is set up, each with what is said of it. */
  get faults(): Readonly<Record<Square, string>>;
  set faults(faults: Readonly<Record<Square, string>> | null);
  /** Draws pieces in the page's own way: a picture for each, or `null` for the board's own. */
  drawPiece: ((piece: BoardPiece) => CanvasImageSource | null) | null;
  /** Draws the empty board in the page's own way. */
  drawBoard: ((context: CanvasRenderingContext2D, surface: BoardSurface) => void) | null;
}

/** Listeners as JSX and Svelte 5 write them: `onmove`, `onverdict`, … */
export type BoardListeners = { readonly [Type in keyof BoardEvents as `on${Type}`]?: (event: BoardEvents[Type]) => void };

/** Listeners as Vue's templates check them: `@move` is `onMove`. */
export type BoardVueListeners = {
  readonly [Type in keyof BoardEvents as `on${Capitalize<Type>}`]?: (event: BoardEvents[Type]) => void;
};

/** What `<trongtai-board>` takes in JSX. */
export type BoardProps = BoardAttributes & BoardProperties & BoardListeners;

/** The sounds of a board. */
export type Cue = "move" | "capture" | "check" | "end" | "illegal" | "low";
