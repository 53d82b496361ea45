import { illegalities } from "../illegalities/vi.js";
import { plain } from "../plain/vi.js";
import type { BoardMessages } from "./types.js";

/** Tiếng Việt. */
export const vi = { ...plain, ...illegalities } satisfies BoardMessages;
