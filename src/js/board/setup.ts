/** The game that the attributes of a board describe. Pure: texts in, values out. */

import type { ClockControl, GameOptions, Rules } from "trongtai";
import { isOn } from "./attributes.ts";
import type { Attribute } from "./attributes.ts";
import { GEOMETRY } from "./games.ts";
import type { GameKind } from "./games.ts";
import { RulesError } from "./live-game.ts";
import type { Setup } from "./live-game.ts";

/** Longer lists of moves are refused: no game comes near. */
const MAX_MOVES = 50_000;

/** The game that the attributes describe. What is wrong with it shows when it is opened. */
export function setupOf(attribute: Attribute): Setup {
  const fen = attribute("fen")?.trim() ?? "";
  const rules = attribute("rules")?.trim() ?? "";
  const moves = attribute("moves")?.trim() ?? "";
  const ply = attribute("ply")?.trim() ?? "";
  const clock = attribute("clock")?.trim() ?? "";
  if (moves.length > MAX_MOVES)
    throw new RulesError("invalid-argument", { argument: "moves", expected: `at most ${MAX_MOVES} characters` });
  const kind = attribute("game")?.trim() ?? "xiangqi";
  if (!Object.hasOwn(GEOMETRY, kind))
    throw new RulesError("invalid-argument", { argument: "game", expected: Object.keys(GEOMETRY).join(", ") });
  const options: GameOptions = {
    ...(fen === "" ? {} : { fen }),
    ...(rules === "" ? {} : { rules: parsed<Rules & object>(rules, "rules") as Rules }),
    ...(isOn(attribute("chess960"), false) ? { chess960: true } : {}),
    ...(clock === "" ? {} : { clock: parsed<ClockControl>(clock, "clock") }),
  };
  return {
    kind: kind as GameKind,
    options,
    moves: moves === "" ? [] : moves.split(/[\s,]+/),
    ply: /^\d{1,6}$/.test(ply) ? Number(ply) : null,
  };
}

/** A name, or an object as JSON. */
function parsed<T extends object>(text: string, argument: string): string | T {
  if (!text.startsWith("{")) return text;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new RulesError("invalid-argument", { argument, expected: "a name or JSON" });
  }
}

/** Which attribute an error is about; `null` where it is none. */
export function attributeAt(error: unknown): string | null {
  if (!(error instanceof RulesError)) return null;
  const { code, detail } = error as { code: string; detail: unknown };
  if (code === "invalid-argument") {
    const { argument = null } = (detail ?? {}) as { argument?: string | null };
    // the engine names the option, and what in it is wrong
    return argument?.startsWith("options.clock") === true ? "clock" : argument;
  }
  if (code === "invalid-fen") return "fen";
  if (code === "unknown-rules" || code === "invalid-rules") return "rules";
  return ["invalid-move", "ambiguous-move", "illegal-move", "game-over"].includes(code) ? "moves" : null;
}
