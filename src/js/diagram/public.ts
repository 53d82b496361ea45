/** The types of the entry `trongtai/diagram`. */
import type { GameKind, Notation, Square } from "../types.js";

/** How a diagram looks. */
export interface DiagramOptions {
  /** Derived from the number of ranks if absent. */
  readonly kind?: GameKind;
  /** Whether it is seen from the side that moves second. */
  readonly flipped?: boolean;
  readonly theme?: "wood" | "paper" | "green" | "blue" | "contrast";
  readonly scheme?: "light" | "dark";
  /**
   * Xiangqi: traditional or simplified characters, pictures, or letters; chess: figurines or letters. Letters are plain
   * discs, readable even in small print.
   */
  readonly pieces?: "characters" | "simplified" | "symbols" | "figures" | "letters";
  /** The notation whose coordinates are shown: file numbers from each side, or file letters with ranks; `false` for none. */
  readonly coordinates?: Notation | false;
  /** Width in CSS pixels (default 360); the height follows. */
  readonly width?: number;
  /** Alternative text for readers who do not see the picture. */
  readonly title?: string;
  /** The move that led here, as UCI: its squares are bracketed. */
  readonly last?: string;
  readonly marks?: readonly Mark[];
  readonly arrows?: readonly Arrow[];
}

/** A mark on a square. */
export interface Mark {
  readonly square: Square;
  /** A burst behind a piece in check, a ring around a highlighted one, a crosshair on a chased one (with a shield if protected), a cross on a blocking one. */
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
  /** Whether it does not matter for the verdict. */
  readonly dashed?: boolean;
}

/** An occurrence of the position of a cycle. */
export interface Occurrence {
  /** The number of plies played by then. */
  readonly ply: number;
  /** Which occurrence it is, from 1. */
  readonly time: number;
  /** The placement as the first field of a FEN, with the side to move. */
  readonly fen: string;
  /** The numbered moves from here to the next occurrence; at the last one, the attacks. */
  readonly arrows: readonly Arrow[];
  readonly marks: readonly Mark[];
}
