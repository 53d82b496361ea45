/** The editor in words. Pure: texts and values in, text out. */

import type { Failure } from "../../app/model.ts";
import { firstColor } from "../../app/games.ts";
import type { GameKind } from "../../app/games.ts";
import { fill } from "../../i18n/index.ts";
import type { Messages } from "../../i18n/index.ts";
import type { EditorTexts } from "../../i18n/editor/index.ts";
import { failureTexts } from "../../texts/words.ts";

/** A right to castle, named by the letter of a FEN. */
export function rightText(messages: Messages, texts: EditorTexts, letter: string): string {
  if (letter === "K" || letter === "Q" || letter === "k" || letter === "q") return texts.right[letter];
  const isWhite = letter === letter.toUpperCase();
  const side = messages.side[isWhite ? firstColor("chess") : "black"];
  return fill(texts.right.file, { side, square: `${letter.toLowerCase()}${isWhite ? 1 : 8}` });
}

/** What is said at each square that shows a fault. */
export function faultNotes(messages: Messages, failure: Failure): Record<string, string> {
  const lines = failureTexts(messages, failure);
  const notes: Record<string, string> = {};
  failure.faults.forEach(({ squares }, index) => {
    for (const square of squares) notes[square] = [notes[square], lines[index]].filter((text) => text !== undefined).join(" ");
  });
  return notes;
}

/** The names of the games that can be set up. */
export type Game = GameKind | "chess960";
export const GAMES: readonly Game[] = ["xiangqi", "chess", "chess960"];
