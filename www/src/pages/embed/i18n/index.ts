/** The few words of the bar, by the tag of the board's catalogue. */

import { en } from "./en.ts";
import { vi } from "./vi.ts";
import { zh, zhHant } from "./zh.ts";

export type BarTexts = { readonly [Key in keyof typeof en]: string };

const TEXTS: Readonly<Record<string, BarTexts>> = { en, vi, "zh-Hans": zh, "zh-Hant": zhHant };

export function barTexts(tag: string): BarTexts {
  return TEXTS[tag] ?? en;
}
