/** Which engine the page runs on: that of xiangqi alone weighs less, and is all that most first views need. */

import { init } from "trongtai/slim";
import both from "trongtai/engine.wasm?url";
import xiangqi from "trongtai/xiangqi.wasm?url";
import type { GameKind } from "../games.ts";

let isWhole = false;
let coming: Promise<void> | null = null;

/** The engine for the game that is on the board when the page opens. */
export function firstEngine(kind: GameKind): Promise<void> {
  return kind === "xiangqi" ? init(xiangqi) : bothGames();
}

/** The engine of both games; those that are played go on with it. */
export function bothGames(): Promise<void> {
  coming ??= init(both).then(
    () => {
      isWhole = true;
    },
    (error: unknown) => {
      // Without a connection it may come the next time.
      coming = null;
      throw error;
    },
  );
  return coming;
}

/** Whether both games can be played by now. */
export const hasBothGames = (): boolean => isWhole;
