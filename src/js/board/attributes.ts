/** What the attributes of a board mean. Pure: texts in, values out. */

import type { Looks } from "./board.ts";
import type { GameKind } from "./games.ts";
import { pieceSetOf } from "./skins.ts";
import { THEMES } from "./themes.ts";

/** Reads an attribute; `null` where there is none. */
export type Attribute = (name: string) => string | null;

/** Attributes that say which game stands on the board: a change opens it anew. */
export const GAME_ATTRIBUTES = ["game", "rules", "fen", "moves", "ply", "chess960"] as const;
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
  "controlled",
] as const;

/** A switch: on when it is there, unless it says `off` or `false`; `absent` when it is not there. */
export function isOn(value: string | null, absent: boolean): boolean {
  return value === null ? absent : value !== "off" && value !== "false";
}

export function looksOf(kind: GameKind, attribute: Attribute): Looks {
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

/** Whether the second mover sits below. */
export function isTurned(orientation: string | null): boolean {
  return orientation === "second" || orientation === "black";
}
