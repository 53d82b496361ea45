/** The catalogues, and the filling in of their gaps. */

import type { Language } from "../state.ts";
import { en } from "./en.ts";
import { traditional } from "./hant/convert.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh.ts";

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

/** Fills `{name}` gaps; a gap without a value stays visible, so that a mistake is seen and not hidden. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** A text looked up by a code that came from the engine; the code itself when a newer engine knows more codes. */
export function lookUp(texts: Readonly<Record<string, string>>, code: string): string {
  return texts[code] ?? code;
}
