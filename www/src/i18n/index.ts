/** What a catalogue of the page holds, which has that of the board in it. */

import type { Texts } from "trongtai/words/parts";
import type { Language } from "../app/state.ts";
import type { en } from "./en.ts";
import type { late } from "./late/en.ts";

export { fill, lookUp, reasonText } from "trongtai/words/parts";
export type { Texts };

/** What the page says from the start. */
export type FirstMessages = Texts<typeof en>;

/** What is only said once something has happened: a move was refused, there is something to rule on, a page was opened. */
export type LateMessages = Texts<typeof late>;

export type Messages = FirstMessages & LateMessages;

/** The languages in their own words, for those who choose one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  vi: "Tiếng Việt",
  en: "English",
  zh: "简体中文",
  "zh-Hant": "繁體中文",
};
