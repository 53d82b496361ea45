/** The entry `trongtai/board`: importing it defines `<trongtai-board>`. */

import { defineBoard } from "./element.ts";
import { lateMessagesFor } from "./languages.ts";
import { CHESS_FIGURES, XIANGQI_FIGURES, mountPromotion } from "./chess.ts";
import { adopt, open, run } from "./play.ts";
import { mountPlayers } from "./players.ts";
import { paintLast, paintOver, paintUnder } from "./signs.ts";

export { TrongtaiBoard } from "./element.ts";
export { shapesIn } from "./comment-shapes.ts";
export type * from "./api.ts";

defineBoard({
  messagesFor: lateMessagesFor,
  play: { adopt, open, run },
  chess: { CHESS_FIGURES, XIANGQI_FIGURES, mountPromotion },
  signs: { paintLast, paintOver, paintUnder },
  players: { mountPlayers },
  sketch: () => import("./sketch.ts"),
  sound: () => import("./sound.ts"),
  hanzi: () => import("./glyphs/hanzi.ts"),
  setting: () => import("./setting-up.ts"),
});
