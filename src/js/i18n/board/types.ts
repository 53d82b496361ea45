import type { Texts } from "../text.js";
import type { plain } from "../plain/en.js";
import type { en } from "./en.js";

export type BoardMessages = Texts<typeof en>;

/** The same without the reasons of refusals. */
export type PlainMessages = Texts<typeof plain>;
