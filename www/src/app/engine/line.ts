/** A line of moves that is no part of the game, in a notation. Part of the page's engine. */

import { Game } from "trongtai";
import type { Notation } from "trongtai";
import type { GameKind } from "../games.ts";

/** `null` where the moves cannot be played from the position, with the side to move that its FEN names. */
export function lineTexts(kind: GameKind, fen: string, line: readonly string[], notation: Notation): readonly string[] | null {
  try {
    const game = new Game(kind, { fen, rules: "basic", setup: "playable" });
    try {
      return line.map((uci) => {
        const text = game.notate(uci, notation);
        game.play(uci);
        return text;
      });
    } finally {
      game.free();
    }
  } catch {
    return null;
  }
}
