/** The editor in words. Pure: texts and values in, text out. */

import type { Failure } from "../../app/model.ts";
import { GEOMETRY, firstColor } from "../../app/games.ts";
import type { GameKind } from "../../app/games.ts";
import { squareName } from "trongtai/board/parts";
import type { Square } from "trongtai/board/parts";
import { fill } from "../../i18n/index.ts";
import type { Messages } from "../../i18n/index.ts";
import type { EditorTexts } from "../../i18n/editor/index.ts";
import { capital, pieceName } from "../../texts/names.ts";
import { failureTexts } from "../../texts/words.ts";
import type { EditorState } from "./state.ts";

export function saidText(messages: Messages, texts: EditorTexts, { said, draft, tool }: EditorState): string {
  const { kind } = draft;
  const piece = (letter: string): string => capital(pieceName(messages, kind, letter));
  const name = (square: Square): string => squareName(GEOMETRY[kind], square);
  switch (said.type) {
    case "nothing":
      return "";
    case "chosen":
      return fill(texts.chosen, { piece: tool.type === "piece" ? piece(tool.letter) : texts[tool.type] });
    case "cleared":
      return texts.cleared;
    case "copied":
      return texts.copied;
    case "not-copied":
      return texts.notCopied;
    case "set":
      return fill(texts.set, { piece: piece(said.letter), square: name(said.square) });
    case "lifted":
      return fill(texts.lifted, { piece: piece(said.letter), square: name(said.square) });
    case "taken":
      return fill(texts.taken, { square: name(said.square) });
    case "moved":
      return fill(texts.moved, { piece: piece(said.letter), from: name(said.from), to: name(said.to) });
  }
}

/** A right to castle, named by the letter of a FEN. */
export function rightText(messages: Messages, texts: EditorTexts, letter: string): string {
  if (letter === "K" || letter === "Q" || letter === "k" || letter === "q") return texts.right[letter];
  const isWhite = letter === letter.toUpperCase();
  const side = messages.side[isWhite ? firstColor("chess") : "black"];
  return fill(texts.right.file, { side, square: `${letter.toLowerCase()}${isWhite ? 1 : 8}` });
}

/** What is said at each square that shows a fault. */
export function faultNotes(messages: Messages, failure: Failure): ReadonlyMap<string, string> {
  const lines = failureTexts(messages, failure);
  const notes = new Map<string, string>();
  failure.faults.forEach(({ squares }, index) => {
    for (const square of squares) notes.set(square, [notes.get(square), lines[index]].filter((text) => text !== undefined).join(" "));
  });
  return notes;
}

/** The names of the games that can be set up. */
export type Game = GameKind | "chess960";
export const GAMES: readonly Game[] = ["xiangqi", "chess", "chess960"];
