/** What a catalogue of the page holds, which has that of the board in it. */

import type { Language } from "../app/state.ts";
import type { en } from "./en.ts";

export { fill, lookUp } from "../../../src/board/i18n/fill.ts";

export type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
export type Messages = Texts<typeof en>;

/** The languages in their own words, for those who choose one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  vi: "Tiếng Việt",
  en: "English",
  zh: "简体中文",
  "zh-Hant": "繁體中文",
};
