/** The entry `trongtai/board`: importing it defines `<trongtai-board>`. */

import { defineBoard } from "./element.ts";
import { lateMessagesFor } from "./languages.ts";
import * as chess from "./chess.ts";
import * as play from "./play.ts";
import * as players from "./players.ts";
import * as signs from "./signs.ts";
import * as sound from "./sound.ts";

export { TrongtaiBoard } from "./element.ts";
export { shapesIn } from "./comment-shapes.ts";
export type * from "./api.ts";

defineBoard({
  messagesFor: lateMessagesFor,
  play,
  chess,
  signs,
  players,
  sound,
  hanzi: () => import("./glyphs/hanzi.ts"),
  setting: () => import("./setting-up.ts"),
});
