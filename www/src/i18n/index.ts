/** The catalogues of the page, which hold those of the board. */

import type { Language } from "../state.ts";
import { en } from "./en.ts";
import { traditional } from "./hant/convert.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh.ts";

export { fill, lookUp } from "../../../src/board/i18n/fill.ts";

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
export type Messages = Texts<typeof en>;

let hant: Messages | null = null;

export const catalogues: Readonly<Record<Language, Messages>> = {
  vi,
  en,
  zh,
  /** Made when somebody reads it. */
  get "zh-Hant"(): Messages {
    return (hant ??= { ...traditional(zh), tag: "zh-Hant" });
  },
};

/** The languages in their own words, for those who choose one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  vi: vi.name, en: en.name, zh: zh.name, "zh-Hant": "繁體中文",
};
