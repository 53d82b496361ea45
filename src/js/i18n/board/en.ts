import { illegalities } from "../illegalities/en.js";
import { plain } from "../plain/en.js";

/** English, and the keys that every language of the board has. */
export const en = { ...plain, ...illegalities };
