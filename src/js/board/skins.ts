/** How the board of each game is laid out, as data, and which sets of pieces it has. */

import type { GameKind } from "./games.ts";
import { GEOMETRY } from "./games.ts";
import type { Geometry, View } from "./geometry.ts";

/** Sets of pieces, the usual one first. */
export const PIECE_SETS = {
  xiangqi: ["characters", "simplified", "symbols"],
  chess: ["figures", "letters"],
} as const;
export type PieceSet = (typeof PIECE_SETS)[GameKind][number];

/** The set of a game that has this name; the usual one when it has none such. */
export function pieceSetOf(kind: GameKind, name: unknown): PieceSet {
  const sets: readonly PieceSet[] = PIECE_SETS[kind];
  return sets.find((known) => known === name) ?? PIECE_SETS[kind][0];
}

export interface Skin {
  readonly geometry: Geometry;
  /** Whether pieces stand on crossings of lines or in coloured cells. */
  readonly layout: "points" | "cells";
  /** Room around the cells, in cells. */
  readonly margin: { readonly x: number; readonly y: number };
  /** Diameter of a piece, in cells. */
  readonly pieceSize: number;
}

export const SKINS: Readonly<Record<GameKind, Skin>> = {
  xiangqi: {
    geometry: GEOMETRY.xiangqi,
    layout: "points",
    margin: { x: 0.2, y: 0.36 },
    pieceSize: 0.92,
  },
  chess: {
    geometry: GEOMETRY.chess,
    layout: "cells",
    margin: { x: 0, y: 0 },
    pieceSize: 0.92,
  },
};

/** Width over height of the whole canvas. */
export function aspectRatio(skin: Skin): number {
  const { geometry, margin } = skin;
  return (geometry.files + 2 * margin.x) / (geometry.ranks + 2 * margin.y);
}

/** The view that fills a canvas of a given width. */
export function viewOf(skin: Skin, width: number, flipped: boolean): View {
  const { geometry, margin } = skin;
  const cell = width / (geometry.files + 2 * margin.x);
  return { geometry, flipped, cell, left: margin.x * cell, top: margin.y * cell };
}
