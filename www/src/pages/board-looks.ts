/** Gives a board of the pages the language and the looks that the reader has chosen. */

import type { TrongtaiBoard } from "trongtai/board/parts";
import type { GameKind } from "../app/games.ts";
import type { Messages } from "../i18n/index.ts";
import type { Looks } from "../app/appearance.ts";
import type { Settings } from "../app/state.ts";

export function dress(board: TrongtaiBoard, kind: GameKind, settings: Settings, looks: Looks, messages: Messages): void {
  if (board.lang !== messages.tag) board.lang = messages.tag;
  board.setAttribute("piece-set", kind === "chess" ? looks.chess : settings.pieceStyle);
  board.setAttribute("theme", looks.theme);
}
