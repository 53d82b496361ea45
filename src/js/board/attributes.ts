/** What the attributes of a board mean. Pure: texts in, values out. */

import type { Notation } from "trongtai";
import type { Looks } from "./board.ts";
import type { GameKind } from "./games.ts";
import { LABELS } from "./scene.ts";
import type { Labels } from "./scene.ts";
import { MOVABLE } from "./session.ts";
import type { Movable } from "./session.ts";
import { PIECE_SETS, pieceSetOf } from "./skins.ts";
import { THEMES } from "./themes.ts";

/** Reads an attribute; `null` where there is none. */
export type Attribute = (name: string) => string | null;

/** Attributes that say which game stands on the board: a change opens it anew. */
export const GAME_ATTRIBUTES = ["game", "rules", "fen", "moves", "ply", "chess960", "clock"] as const;
/** Attributes that say how it is shown. */
export const LOOK_ATTRIBUTES = [
  "lang",
  "orientation",
  "piece-set",
  "theme",
  "scheme",
  "view-only",
  "animation",
  "sound",
  "coordinates",
  "labels",
  "notation",
  "movable",
  "premoves",
  "drawable",
  "controlled",
  "editable",
  "first-name",
  "second-name",
  "captures",
  "face-to-face",
] as const;

/** How moves may be written. */
const NOTATIONS: Readonly<Record<GameKind, readonly Notation[]>> = {
  xiangqi: ["wxf", "vi", "zh-Hans", "zh-Hant", "coordinate", "uci"],
  chess: ["san", "lan", "figurine", "vi", "coordinate", "uci"],
};

const SIDES = ["first", "second", "red", "white", "black"];

/** The values that an attribute may have, where there are only so many. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  theme: THEMES,
  scheme: ["light", "dark", "auto"],
  "piece-set": [...PIECE_SETS.xiangqi, ...PIECE_SETS.chess],
  orientation: SIDES,
  movable: [...MOVABLE, ...SIDES.slice(2)],
  labels: [...LABELS, "auto"],
  notation: [...NOTATIONS.xiangqi, ...NOTATIONS.chess],
};

/** The values that an attribute is to have one of, when it has another; `null` when nothing is wrong. */
export function expectedOf(name: string, value: string | null): readonly string[] | null {
  const values = VALUES[name];
  return value === null || value === "" || values === undefined || values.includes(value) ? null : values;
}

/** A switch: on when it is there, unless it says `off` or `false`; `absent` when it is not there. */
export function isOn(value: string | null, absent: boolean): boolean {
  return value === null ? absent : value !== "off" && value !== "false";
}

export function looksOf(kind: GameKind, attribute: Attribute): Omit<Looks, "own"> {
  const theme = attribute("theme");
  const scheme = attribute("scheme");
  return {
    pieceSet: pieceSetOf(kind, attribute("piece-set")),
    theme: THEMES.find((known) => known === theme) ?? THEMES[0],
    scheme: scheme === "light" || scheme === "dark" ? scheme : null,
    coordinates: isOn(attribute("coordinates"), true),
    animation: isOn(attribute("animation"), true),
  };
}

/** Whose pieces the user may move. */
export function movableOf(value: string | null): Movable {
  if (value === "red" || value === "white") return "first";
  if (value === "black") return "second";
  return MOVABLE.find((known) => known === value) ?? "both";
}

/** The notation in use, and how the edges are lettered to suit it. */
export function notationOf(kind: GameKind, attribute: Attribute, tag: string): { readonly notation: Notation; readonly labels: Labels } {
  const chosen = NOTATIONS[kind].find((known) => known === attribute("notation"));
  const notation = chosen ?? usualNotation(kind, tag);
  const labels = LABELS.find((known) => known === attribute("labels"));
  return { notation, labels: labels ?? labelsFor(kind, notation) };
}

/** The notation that players of a language read. */
export function usualNotation(kind: GameKind, tag: string): Notation {
  if (kind === "chess") return "san";
  return tag === "vi" || tag === "zh-Hans" || tag === "zh-Hant" ? tag : "wxf";
}

function labelsFor(kind: GameKind, notation: Notation): Labels {
  if (kind === "chess" || notation === "uci" || notation === "coordinate") return "coordinates";
  return notation === "zh-Hans" || notation === "zh-Hant" ? "chinese" : "numbers";
}

/** Whether the second mover sits below. */
export function isTurned(orientation: string | null): boolean {
  return orientation === "second" || orientation === "black";
}
