/** What the attributes of a board mean. Pure: texts in, values out. */

import type { GameOptions, Rules } from "trongtai";
import type { Looks } from "./board.ts";
import type { GameKind } from "./games.ts";
import { RulesError } from "./session.ts";
import type { Setup } from "./session.ts";
import { pieceSetOf } from "./skins.ts";
import { THEMES } from "./themes.ts";

/** Reads an attribute; `null` where there is none. */
export type Attribute = (name: string) => string | null;

/** Attributes that say which game stands on the board: a change opens it anew. */
export const GAME_ATTRIBUTES = ["game", "rules", "fen", "moves", "ply", "chess960"] as const;
/** Attributes that say how it is shown. */
export const LOOK_ATTRIBUTES = [
  "lang", "orientation", "piece-set", "theme", "scheme", "view-only", "animation", "sound", "coordinates",
] as const;

/** Longer lists of moves are refused: no game comes near. */
const MAX_MOVES = 50_000;

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

/** The game that the attributes describe. What is wrong with it shows when it is opened. */
export function setupOf(attribute: Attribute): Setup {
  const fen = attribute("fen")?.trim() ?? "";
  const rules = attribute("rules")?.trim() ?? "";
  const moves = attribute("moves")?.trim() ?? "";
  const ply = Number(attribute("ply") ?? "");
  if (moves.length > MAX_MOVES) throw new RulesError("invalid-argument", { argument: "moves", expected: `at most ${MAX_MOVES} characters` });
  const kind = attribute("game")?.trim() ?? "xiangqi";
  const options: GameOptions = {
    ...(fen === "" ? {} : { fen }),
    ...(rules === "" ? {} : { rules: rulesOf(rules) }),
    ...(isOn(attribute("chess960"), false) ? { chess960: true } : {}),
  };
  return {
    kind: kind as GameKind,
    options,
    moves: moves === "" ? [] : moves.split(/[\s,]+/),
    ply: attribute("ply") !== null && Number.isInteger(ply) && ply >= 0 ? ply : null,
  };
}

/** A name, or a set with fields replaced as JSON. */
function rulesOf(text: string): Rules {
  if (!text.startsWith("{")) return text as Rules;
  try {
    return JSON.parse(text) as Rules;
  } catch {
    throw new RulesError("invalid-argument", { argument: "rules", expected: "a name or JSON" });
  }
}
