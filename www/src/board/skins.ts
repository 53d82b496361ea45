/** What each game looks like, as data: how the board is laid out, and the colours of both schemes. */

import type { GameKind } from "../games.ts";
import { GEOMETRY } from "../games.ts";
import type { Geometry, Lettering, View } from "../geometry.ts";

export type Scheme = "light" | "dark";

export interface Palette {
  readonly edge: string;
  readonly ground: string;
  /** Dark cells; the lines of a board of points. */
  readonly ink: string;
  readonly label: string;
  readonly labelOnInk: string;
  readonly first: PieceColors;
  readonly second: PieceColors;
  readonly mark: MarkColors;
}

export interface PieceColors {
  readonly body: string;
  readonly shade: string;
  readonly line: string;
}

export interface MarkColors {
  readonly last: string;
  readonly selected: string;
  readonly target: string;
  readonly check: string;
  readonly refused: string;
  readonly chase: string;
  /** Targets that would end the game, by how they would. */
  readonly outlook: Readonly<Record<"loses" | "draws" | "wins", string>>;
  /** Drawn under thin marks so that they stand out on any ground. */
  readonly halo: string;
}

export interface Skin {
  readonly geometry: Geometry;
  /** Whether pieces stand on crossings of lines or in coloured cells. */
  readonly layout: "points" | "cells";
  readonly lettering: Lettering;
  /** Room around the cells, in cells. */
  readonly margin: { readonly x: number; readonly y: number };
  /** Diameter of a piece, in cells. */
  readonly pieceSize: number;
  readonly palettes: Readonly<Record<Scheme, Palette>>;
}

const MARKS: MarkColors = {
  last: "#1f6f43",
  selected: "#1456b8",
  target: "#1456b8",
  check: "#c21f1f",
  refused: "#b3127a",
  chase: "#8a3a00",
  outlook: { loses: "#b00020", draws: "#4a4f57", wins: "#1f6f43" },
  halo: "rgba(255, 255, 255, 0.85)",
};

const DARK_MARKS: MarkColors = { ...MARKS, last: "#0f5c34", selected: "#0d47a1", target: "#0d47a1" };

const WOOD = { body: "#fbe9c4", shade: "#d9b87c" };
const DARK_WOOD = { body: "#efdab0", shade: "#b99660" };

export const SKINS: Readonly<Record<GameKind, Skin>> = {
  xiangqi: {
    geometry: GEOMETRY.xiangqi,
    layout: "points",
    lettering: "files-by-side",
    margin: { x: 0.06, y: 0.36 },
    pieceSize: 0.92,
    palettes: {
      light: {
        edge: "#c89a56", ground: "#f0d39a", ink: "#5a3a16", label: "#5a3a16", labelOnInk: "#5a3a16",
        first: { ...WOOD, line: "#b4161b" }, second: { ...WOOD, line: "#1a1a1a" }, mark: MARKS,
      },
      dark: {
        edge: "#8c6735", ground: "#c9a468", ink: "#3a240b", label: "#2e1c08", labelOnInk: "#2e1c08",
        first: { ...DARK_WOOD, line: "#a50f14" }, second: { ...DARK_WOOD, line: "#141414" }, mark: DARK_MARKS,
      },
    },
  },
  chess: {
    geometry: GEOMETRY.chess,
    layout: "cells",
    lettering: "files-and-ranks",
    margin: { x: 0, y: 0 },
    pieceSize: 0.94,
    palettes: {
      light: {
        edge: "#8a6a45", ground: "#f0dfc0", ink: "#b58b5f", label: "#6d4a24", labelOnInk: "#fff6e3",
        first: { body: "#fffdf6", shade: "#e8dcc4", line: "#2b2118" },
        second: { body: "#3b342e", shade: "#1f1a16", line: "#f1e8da" },
        mark: MARKS,
      },
      dark: {
        edge: "#4f3d2a", ground: "#d3bd97", ink: "#8d6b48", label: "#4f3517", labelOnInk: "#fff3da",
        first: { body: "#fbf6ea", shade: "#dccfb4", line: "#231a12" },
        second: { body: "#332d28", shade: "#171310", line: "#f1e8da" },
        mark: DARK_MARKS,
      },
    },
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
