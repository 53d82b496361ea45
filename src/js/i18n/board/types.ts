import type { Texts } from "../text.js";
import type { en } from "./en.js";

export type BoardMessages = Texts<typeof en>;
