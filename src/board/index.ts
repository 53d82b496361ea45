/** The entry `trongtai/board`: importing it defines `<trongtai-board>`. */

import { defineBoard } from "./element.ts";

export { TrongtaiBoard } from "./element.ts";
export type * from "./api.ts";

defineBoard();
