/** What a board needs to run a game by itself, as one part: a page whose boards only show scenes can leave it out. */

import type { Game } from "trongtai";
import type { Attribute } from "./attributes.ts";
import { RulesError, Session } from "./session.ts";
import { setupOf } from "./setup.ts";

export type Opened =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly code: string; readonly detail: unknown };

/** Opens the game that attributes describe. */
export function open(attribute: Attribute): Opened {
  try {
    return { ok: true, session: Session.open(setupOf(attribute)) };
  } catch (error) {
    const { code, detail } = error instanceof RulesError ? error : { code: "internal", detail: String(error) };
    return { ok: false, code, detail };
  }
}

/** Runs a game that somebody else has begun. */
export function adopt(game: Game, chess960: boolean): Session {
  return new Session(game, chess960);
}
