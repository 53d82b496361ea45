import { illegalities } from "../illegalities/zh.js";
import { plain } from "../plain/zh.js";
import type { BoardMessages } from "./types.js";

/** 简体中文。 */
export const zh = { ...plain, ...illegalities } satisfies BoardMessages;
