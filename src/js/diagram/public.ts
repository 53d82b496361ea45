/** The types of the entry `trongtai/diagram`. */
import type { GameKind, Notation, Square } from "../types.js";

/** What a diagram looks like. */
export interface DiagramOptions {
  /** Told from the number of ranks where absent. */
  readonly kind?: GameKind;
  /** Seen from the side that moves second. */
  readonly flipped?: boolean;
  readonly theme?: "wood" | "paper" | "green" | "blue" | "contrast";
  readonly scheme?: "light" | "dark";
  /**
   * Xiangqi: traditional or simplified characters, pictures, or letters; chess: figures or letters. Letters are plain
   * counters, which stay readable in small print.
   */
  readonly pieces?: "characters" | "simplified" | "symbols" | "figures" | "letters";
  /** The notation that the coordinates belong to: files by number from each side, or files by letter with ranks; `false` for none. */
  readonly coordinates?: Notation | false;
  /** Width in CSS pixels (default 360); the height follows. */
  readonly width?: number;
  /** Text for those who do not see the picture. */
  readonly title?: string;
  /** The move that led here, in UCI form: its ends are bracketed. */
  readonly last?: string;
  readonly marks?: readonly Mark[];
  readonly arrows?: readonly Arrow[];
}

/** A sign on a square. */
export interface Mark {
  readonly square: Square;
  /** A burst behind a piece in check, a ring around one that is meant, a sight on one that is chased (with a shield where it is protected), a cross on one that is in the way. */
  readonly type: "check" | "ring" | "chased" | "protected" | "cross";
}

/** An arrow from one square to another. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  /** A number shown on it, 0–99. */
  readonly number?: number;
  /** `move`: what was played; `attack`: who attacks whom. */
  readonly type?: "move" | "attack";
  /** What does not matter for a verdict. */
  readonly dashed?: boolean;
}

/** One time that the position of a cycle stood on the board. */
export interface Occurrence {
  /** Plies played by then. */
  readonly ply: number;
  /** How many times the position has stood by then. */
  readonly time: number;
  /** The placement as the first field of a FEN, with the side to move. */
  readonly fen: string;
  /** What was played from here until the position stood again, numbered; at the last time, what is attacked. */
  readonly arrows: readonly Arrow[];
  readonly marks: readonly Mark[];
}
