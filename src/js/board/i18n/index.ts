/** The board's own catalogues, and the choice among them. */

import { en } from "./en.ts";
import type { BoardMessages } from "./fill.ts";
import { vi } from "./vi.ts";
import { zhHant } from "./zh-Hant.ts";
import { zh } from "./zh.ts";

export type { BoardMessages };

/** The catalogue for a language tag (`vi`, `en-GB`, `zh-TW`); English where the board does not speak the language. */
export function messagesFor(tag: string): BoardMessages {
  const [language, ...subtags] = tag.toLowerCase().split("-");
  if (language === "vi") return vi;
  if (language !== "zh") return en;
  return subtags.some((each) => each === "hant" || each === "tw" || each === "hk" || each === "mo") ? zhHant : zh;
}
