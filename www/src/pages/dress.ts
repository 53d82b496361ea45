/** Gives a board of the pages the language and the looks that the settings ask for. */

import type { TrongtaiBoard } from "../../../src/board/element.ts";
import type { GameKind } from "../games.ts";
import type { Messages } from "../i18n/index.ts";
import type { Settings } from "../state.ts";

export function dress(board: TrongtaiBoard, _kind: GameKind, settings: Settings, messages: Messages): void {
  if (board.lang !== messages.tag) board.lang = messages.tag;
  board.setAttribute("piece-set", settings.pieceStyle);
}
