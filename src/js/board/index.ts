/** The entry `trongtai/board`: importing it defines `<trongtai-board>`. */

import { defineBoard } from "./element.ts";
import { messagesFor } from "./i18n/index.ts";
import * as play from "./play.ts";

export { TrongtaiBoard } from "./element.ts";
export type * from "./api.ts";

defineBoard({ messagesFor, play });
