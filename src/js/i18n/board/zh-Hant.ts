import { illegalities } from "../illegalities/zh-Hant.js";
import { plain } from "../plain/zh-Hant.js";
import type { BoardMessages } from "./types.js";

/** 繁體中文。 */
export const zhHant = { ...plain, ...illegalities } satisfies BoardMessages;
