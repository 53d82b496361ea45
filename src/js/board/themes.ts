/** The colours of boards, pieces and marks: every theme for both games in a light and in a dark scheme. */

import type { GameKind } from "./games.ts";

export type Scheme = "light" | "dark";

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
  /** Targets that would end the game, by how they would, and those that a side would have to give up. */
  readonly loses: string;
  readonly draws: string;
  readonly wins: string;
  readonly changes: string;
  readonly premove: string;
  /** Drawn under thin marks so that they stand out on any ground. */
  readonly halo: string;
}

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

export const THEMES = ["wood", "paper", "green", "blue", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

const MARKS: Readonly<Record<Scheme, MarkColors>> = {
  light: {
    last: "#1c7a55",
    selected: "#1456b8",
    target: "#1456b8",
    check: "#c21f1f",
    refused: "#b3127a",
    chase: "#b3261e",
    loses: "#b00020",
    draws: "#4a4f57",
    wins: "#1f6f43",
    changes: "#8a3a00",
    premove: "#4d5b8c",
    halo: "rgba(255, 255, 255, 0.85)",
  },
  dark: {
    last: "#12694a",
    selected: "#0d47a1",
    target: "#0d47a1",
    check: "#c21f1f",
    refused: "#b3127a",
    chase: "#b3261e",
    loses: "#b00020",
    draws: "#4a4f57",
    wins: "#1f6f43",
    changes: "#8a3a00",
    premove: "#4d5b8c",
    halo: "rgba(255, 255, 255, 0.85)",
  },
};

type Sides = Pick<Palette, "first" | "second">;

const PIECES: Readonly<Record<GameKind, Readonly<Record<Scheme, Sides>>>> = {
  xiangqi: {
    light: {
      first: { body: "#fbe9c4", shade: "#e3c48b", line: "#a81319" },
      second: { body: "#fbe9c4", shade: "#e3c48b", line: "#1a1a1a" },
    },
    dark: {
      first: { body: "#efdab0", shade: "#d3b480", line: "#8f0c11" },
      second: { body: "#efdab0", shade: "#d3b480", line: "#141414" },
    },
  },
  chess: {
    light: {
      first: { body: "#fffdf6", shade: "#e8dcc4", line: "#2b2118" },
      second: { body: "#2f2924", shade: "#1f1a16", line: "#f6efe3" },
    },
    dark: {
      first: { body: "#fbf6ea", shade: "#dccfb4", line: "#231a12" },
      second: { body: "#26211d", shade: "#171310", line: "#f6efe3" },
    },
  },
};

const STARK: Readonly<Record<GameKind, Sides>> = {
  xiangqi: {
    first: { body: "#ffffff", shade: "#ffffff", line: "#9a0008" },
    second: { body: "#ffffff", shade: "#ffffff", line: "#000000" },
  },
  chess: {
    first: { body: "#ffffff", shade: "#ffffff", line: "#000000" },
    second: { body: "#000000", shade: "#000000", line: "#ffffff" },
  },
};

/** Edge, ground, ink, label, label on ink. */
type Ground = readonly [edge: string, ground: string, ink: string, label: string, labelOnInk: string];

/** A board of points has no dark cells, so its two label colours are one. */
const points = (edge: string, ground: string, ink: string, label = ink): Ground => [edge, ground, ink, label, label];

const GROUNDS: Readonly<Record<Theme, Readonly<Record<GameKind, Readonly<Record<Scheme, Ground>>>>>> = {
  wood: {
    xiangqi: { light: points("#c89a56", "#f0d39a", "#5a3a16"), dark: points("#8c6735", "#c9a468", "#3a240b", "#2e1c08") },
    chess: {
      light: ["#8a6a45", "#f0dfc0", "#b58b5f", "#6d4a24", "#2c1a08"],
      dark: ["#4f3d2a", "#d3bd97", "#8d6b48", "#4f3517", "#fff8ea"],
    },
  },
  paper: {
    xiangqi: { light: points("#c9c2b0", "#faf7ef", "#45443f"), dark: points("#8d887b", "#c4bfb1", "#2a2925") },
    chess: {
      light: ["#c9c2b0", "#faf7ef", "#c3bdad", "#5b5648", "#3a362c"],
      dark: ["#6d685c", "#c4bfb1", "#8f897a", "#3f3b31", "#1d1a14"],
    },
  },
  green: {
    xiangqi: { light: points("#86ab78", "#d3e6c6", "#2c4a2c"), dark: points("#5c7d54", "#9dbb90", "#1b331c") },
    chess: {
      light: ["#5d7f4b", "#eff1d9", "#7ea267", "#44602f", "#16260c"],
      dark: ["#3f5a34", "#c3caa8", "#5f7f4d", "#364d26", "#ffffff"],
    },
  },
  blue: {
    xiangqi: { light: points("#7f9fc4", "#d4e3f3", "#24405f"), dark: points("#536f92", "#9db4cf", "#152b45") },
    chess: {
      light: ["#5b7da3", "#e9eff6", "#86a5c7", "#34557a", "#0f2033"],
      dark: ["#344d69", "#bccadb", "#56749a", "#25405f", "#ffffff"],
    },
  },
  contrast: {
    xiangqi: { light: points("#000000", "#ffffff", "#000000"), dark: points("#ffffff", "#141414", "#ffffff") },
    chess: {
      light: ["#000000", "#ffffff", "#949494", "#000000", "#000000"],
      dark: ["#ffffff", "#c8c8c8", "#5c5c5c", "#000000", "#ffffff"],
    },
  },
};

const known = new Map<string, Palette>();

/** The colours of a theme; the same object for the same theme. */
export function paletteOf(theme: Theme, kind: GameKind, scheme: Scheme): Palette {
  const key = `${theme} ${kind} ${scheme}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const [edge, ground, ink, label, labelOnInk] = GROUNDS[theme][kind][scheme];
  const sides = theme === "contrast" ? STARK[kind] : PIECES[kind][scheme];
  const palette: Palette = { edge, ground, ink, label, labelOnInk, ...sides, mark: MARKS[scheme] };
  known.set(key, palette);
  return palette;
}

type Shade = string | { readonly [name: string]: Shade };

/** The palette with every colour replaced that is given by its name: `ground`, `label-on-ink`, `first-body`, `mark-last`, … */
export function recolored(palette: Palette, colorOf: (name: string) => string): Palette {
  let changed = false;
  const walk = (shade: Shade, name: string): Shade => {
    if (typeof shade !== "string") {
      return Object.fromEntries(
        Object.entries(shade).map(([key, inner]) => {
          const word = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
          return [key, walk(inner, name === "" ? word : `${name}-${word}`)];
        }),
      );
    }
    const given = colorOf(name).trim();
    changed ||= given !== "";
    return given === "" ? shade : given;
  };
  const result = walk(palette as unknown as Shade, "") as unknown as Palette;
  return changed ? result : palette;
}
