/** What a catalogue of the page holds, which has that of the board in it. */

import type { Texts } from "trongtai/words/parts";
import type { Language } from "../app/state.ts";
import type { en } from "./en.ts";

export { fill, lookUp } from "trongtai/words/parts";
export type { Texts };

export type Messages = Texts<typeof en>;

/** The languages in their own words, for those who choose one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  vi: "Tiếng Việt",
  en: "English",
  zh: "简体中文",
  "zh-Hant": "繁體中文",
};
