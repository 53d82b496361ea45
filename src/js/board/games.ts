/** What a board knows of the two games: their squares, and whose the letters are. No rule of play. */

import type { Geometry } from "./geometry.ts";

export type GameKind = "xiangqi" | "chess";
export type Color = "red" | "white" | "black";

export const GEOMETRY: Readonly<Record<GameKind, Geometry>> = {
  xiangqi: { files: 9, ranks: 10, firstRank: 0 },
  chess: { files: 8, ranks: 8, firstRank: 1 },
};

/** FEN letters by square; `''` where nothing stands. */
export type Placement = readonly string[];

/** Upper-case FEN letters belong to the side that moves first. */
export function movesFirst(letter: string): boolean {
  return letter !== "" && letter === letter.toUpperCase();
}

export function firstColor(kind: GameKind): Color {
  return kind === "xiangqi" ? "red" : "white";
}

export function colorOf(kind: GameKind, letter: string): Color {
  return movesFirst(letter) ? firstColor(kind) : "black";
}

export function otherColor(kind: GameKind, color: Color): Color {
  return color === "black" ? firstColor(kind) : "black";
}
