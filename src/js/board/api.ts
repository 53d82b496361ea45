/** The types of a board's events and properties: part of the package's contract. */

import type { ClockState, Color, Game, Illegality, Move, Notation, Square, Status, Verdict } from "trongtai";

/** A move of the user. */
export interface BoardMove {
  readonly move: Move;
  /** In the notation of the board's language: SAN in chess; WXF, Vietnamese or Chinese notation in xiangqi. */
  readonly notation: string;
  /** The position before a `beforemove`, after a `move`. */
  readonly fen: string;
  /** The number of plies played, likewise. */
  readonly ply: number;
}

/** A move the user tried that the rules forbid. */
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

/** The board's current position in the game. */
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
  /** The name of the wrong attribute, and its value. */
  readonly attribute: string | null;
  readonly value: string | null;
  /** The message in the board's language; an `error` shows it in place of a position. */
  readonly text: string;
}

/** A mark drawn by a page or a user: an arrow between two squares, a circle or a square around one. */
export interface Shape {
  readonly type: "arrow" | "circle" | "square";
  readonly from: Square;
  /** The target of an arrow. */
  readonly to?: Square;
  /** `green` (default), `red`, `yellow`, `blue`, or any CSS colour. */
  readonly color?: string;
}

/** The shapes on a board after the user has drawn. */
export interface BoardShapes {
  readonly shapes: readonly Shape[];
}

/** A move to be played when its side's turn comes. */
export interface BoardPremove {
  readonly from: Square;
  readonly to: Square;
}

/** A position that the user has set up. */
export interface BoardArrangement {
  /** The placement of the pieces, the first field of a FEN. */
  readonly placement: string;
  /** FEN letters by square. */
  readonly pieces: Readonly<Record<Square, string>>;
  /** What the user did, in the board's language. */
  readonly text: string;
}

/** A piece that a page may draw itself. */
export interface BoardPiece {
  readonly kind: "xiangqi" | "chess";
  readonly color: Color;
  /** Its FEN letter; upper case for the side that moves first. */
  readonly letter: string;
}

/** The surface for a custom board, in CSS pixels. */
export interface BoardSurface {
  readonly kind: "xiangqi" | "chess";
  readonly flipped: boolean;
  readonly width: number;
  readonly height: number;
  /** The side of a square, or the distance between two lines. */
  readonly cell: number;
  /** Returns the centre of a square, or the crossing of its lines. */
  center(square: Square): { readonly x: number; readonly y: number };
}

/** FEN letters of captured pieces, by the side that lost them: `first` is red or white. */
export interface BoardCaptures {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** The pieces the user may move. */
export type Movable = "both" | "first" | "second" | "none";

/** The events of a board, all `CustomEvent`s. */
export interface BoardEvents {
  /**
   * Before the user's move is played; `preventDefault()` cancels it. A `controlled` board never plays the move: the page calls
   * `play()` if it accepts it.
   */
  beforemove: CustomEvent<BoardMove>;
  /** The user's move was played. */
  move: CustomEvent<BoardMove>;
  /** The user tried a move that the rules forbid. */
  illegal: CustomEvent<BoardRefusal>;
  /** The position or the place in the game has changed, for whatever reason. */
  change: CustomEvent<BoardChange>;
  /** The move just played ended the game. */
  verdict: CustomEvent<BoardVerdict>;
  /** A clock was started, stopped or changed, other than by the passing of time. */
  clock: CustomEvent<ClockState>;
  /** The user has set or cancelled a premove, or it could not be played (`null`). */
  premove: CustomEvent<BoardPremove | null>;
  /** The user has drawn or erased shapes; `preventDefault()` leaves the board unchanged. */
  shapes: CustomEvent<BoardShapes>;
  /** The user has set up pieces on an `editable` board. */
  arrange: CustomEvent<BoardArrangement>;
  /** An attribute has an invalid value, which is ignored. `preventDefault()` keeps it out of the console. Does not bubble. */
  warning: CustomEvent<BoardError>;
  /** The attributes describe no valid game. Does not bubble. */
  error: CustomEvent<BoardError>;
}

/** A switch as written in templates: present, `true`, or a text; `off` and `false` turn it off. */
export type BoardSwitch = boolean | "" | "on" | "off" | "true" | "false";

/** The attributes of `<trongtai-board>`. */
export interface BoardAttributes {
  readonly game?: "xiangqi" | "chess";
  /** The name of a rule set, or a custom one as JSON. */
  readonly rules?: string;
  readonly chess960?: BoardSwitch;
  readonly fen?: string;
  /** Moves in any notation, separated by spaces or commas. */
  readonly moves?: string;
  readonly ply?: number | string;
  /** The name of a preset, or a time control as JSON. */
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

/** The properties whose values are not text: frameworks that set properties may use them. */
export interface BoardProperties {
  readonly value?: Game | null;
  readonly shapes?: readonly Shape[];
  readonly highlights?: Readonly<Record<Square, string>>;
  readonly faults?: Readonly<Record<Square, string>>;
  readonly drawPiece?: ((piece: BoardPiece) => CanvasImageSource | null) | null;
  readonly drawBoard?: ((context: CanvasRenderingContext2D, surface: BoardSurface) => void) | null;
}

/** The properties of `<trongtai-board>` that merely reflect an attribute. */
export interface BoardAttributeProperties {
  /** The theme: `wood`, `paper`, `green`, `blue` or `contrast`. */
  theme: string;
  /** `light` or `dark`; anything else follows the system. */
  scheme: string;
  /** The piece set: `characters` (traditional), `simplified` or `symbols` in xiangqi, `figures` or `letters` in chess. */
  pieceSet: string;
  /** The notation of moves in events: `wxf`, `vi`, `zh-Hans`, `zh-Hant`, `san`, `lan`, …; by language if empty. */
  notation: string;
  /** The labels at the edges: `coordinates`, `numbers` or `chinese`; to match the notation if empty. */
  labels: string;
  /** The side at the bottom: `first` (red, white) or `second` (black; `black` is accepted as well). */
  orientation: string;
  /** The pieces the user may move: `both`, `first`, `second` or `none`. */
  movable: Movable;
  /** The players' names, shown at their sides unless the slots `first` and `second` are filled. */
  firstName: string;
  secondName: string;
  /** View-only: the user cannot make moves. Off by default, as are `chess960` and `sound`. */
  viewOnly: boolean;
  chess960: boolean;
  sound: boolean;
  /** A side waiting for its turn may set a premove. Off by default. */
  premoves: boolean;
  /** The user may draw arrows and circles, with the right button or a long press. Off by default. */
  drawable: boolean;
  /** The user's moves are reported but not played: the page plays them. Off by default. */
  controlled: boolean;
  /** Pieces are set up freely, without a game. Off by default. */
  editable: boolean;
  /** Two people play across one screen: the upper side's pieces and clock face it. Off by default. */
  faceToFace: boolean;
  /** Pieces glide, unless the user prefers reduced motion. On by default, as are `coordinates`. */
  animation: boolean;
  coordinates: boolean;
}

/** The properties of `<trongtai-board>` that describe the game on it. */
export interface BoardGameProperties {
  /** The side to move; `null` without a game. */
  readonly turn: Color | null;
  /** The status of the game at the position on the board; `null` without a game. */
  readonly status: Status | null;
  /** What has been captured since the game began. */
  readonly captured: BoardCaptures;
  /** The user's premove. */
  readonly premove: BoardPremove | null;
  /** What the clocks show now; `null` in a game without a clock. */
  readonly clockState: ClockState | null;
}

/** The properties of `<trongtai-board>` for drawing on it. */
export interface BoardDrawingProperties {
  /** The arrows, circles and squares on the board, including those drawn by the user. */
  get shapes(): readonly Shape[];
  set shapes(shapes: readonly Shape[] | null);
  /** Squares to highlight, each with a class coloured by the custom property `--trongtai-highlight-<class>`. */
  get highlights(): Readonly<Record<Square, string>>;
  set highlights(highlights: Readonly<Record<Square, string>> | null);
  /** Squares with a fault, such as in a position being set up, each with a description. */
  get faults(): Readonly<Record<Square, string>>;
  set faults(faults: Readonly<Record<Square, string>> | null);
  /** Custom drawing of pieces: returns a picture for each, or `null` for the board's own. */
  drawPiece: ((piece: BoardPiece) => CanvasImageSource | null) | null;
  /** Custom drawing of the empty board. */
  drawBoard: ((context: CanvasRenderingContext2D, surface: BoardSurface) => void) | null;
}

/** Listeners in JSX and Svelte 5 style: `onmove`, `onverdict`, … */
export type BoardListeners = { readonly [Type in keyof BoardEvents as `on${Type}`]?: (event: BoardEvents[Type]) => void };

/** Listeners as type-checked in Vue templates: `@move` is `onMove`. */
export type BoardVueListeners = {
  readonly [Type in keyof BoardEvents as `on${Capitalize<Type>}`]?: (event: BoardEvents[Type]) => void;
};

/** The props of `<trongtai-board>` in JSX. */
export type BoardProps = BoardAttributes & BoardProperties & BoardListeners;

/** The sounds of a board. */
export type Cue = "move" | "capture" | "check" | "end" | "illegal" | "low";
