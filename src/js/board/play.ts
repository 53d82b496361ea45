/** What a board needs to run a game by itself, as one part: a page whose boards only show scenes can leave it out. */

import type { ClockState, Game } from "trongtai";
import type { Attribute } from "./attributes.ts";
import { BoardTimer } from "./board-timer.ts";
import { LiveGame, RulesError } from "./live-game.ts";
import { Playing } from "./playing.ts";
import type { PlayingHost } from "./playing.ts";
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

/** What runs the game of one board, and its clocks. */
export interface Run {
  readonly playing: Playing;
  readonly timer: BoardTimer;
}

export interface RunHost extends PlayingHost {
  showClock(clock: ClockState): void;
}

export function run(host: RunHost): Run {
  const playing = new Playing(host);
  const timer = new BoardTimer({
    game: () => playing.present,
    shown: (clock) => host.showClock(clock),
    changed: (clock) => host.dispatch("clock", clock),
    low: () => host.cue("low"),
    fallen: (game) => playing.fallen(game),
  });
  return { playing, timer };
}
