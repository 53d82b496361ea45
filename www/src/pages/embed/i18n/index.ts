/** The few words of the bar, by language. */

import type { Language } from "trongtai/words/parts";
import { en } from "./en.ts";
import { vi } from "./vi.ts";
import { zh, zhHant } from "./zh.ts";

export type BarTexts = { readonly [Key in keyof typeof en]: string };

const TEXTS: Readonly<Record<Language, BarTexts>> = { en, vi, zh, "zh-Hant": zhHant };

export function barTexts(language: Language): BarTexts {
  return TEXTS[language];
}
