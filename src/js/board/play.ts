/** What a board needs to run a game by itself, as one part: a page whose boards only show scenes can leave it out. */

import type { Game } from "trongtai";
import type { Attribute } from "./attributes.ts";
import { LiveGame, RulesError } from "./live-game.ts";
import { attributeAt, setupOf } from "./setup.ts";

export type Opened =
  | { readonly ok: true; readonly live: LiveGame }
  | { readonly ok: false; readonly code: string; readonly detail: unknown; readonly attribute: string | null };

/** Opens the game that attributes describe. */
export function open(attribute: Attribute): Opened {
  try {
    return { ok: true, live: LiveGame.open(setupOf(attribute)) };
  } catch (error) {
    const { code, detail } = error instanceof RulesError ? error : { code: "internal", detail: String(error) };
    return { ok: false, code, detail, attribute: attributeAt(error) };
  }
}

/** Runs a game that somebody else has begun. */
export function adopt(game: Game, chess960: boolean): LiveGame {
  return new LiveGame(game, chess960);
}
