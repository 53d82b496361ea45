/** The board's catalogues, of which only English is at hand: a page pays for the language that it speaks. */

import { preferredLanguage } from "../../i18n/language.ts";
import type { Language } from "../../i18n/language.ts";
import { en } from "./en.ts";
import type { BoardMessages } from "./types.ts";

const SOURCES: Readonly<Record<Exclude<Language, "en">, () => Promise<BoardMessages>>> = {
  vi: () => import("./vi.ts").then(({ vi }) => vi),
  zh: () => import("./zh.ts").then(({ zh }) => zh),
  "zh-Hant": () => import("./zh-Hant.ts").then(({ zhHant }) => zhHant),
};

const present = new Map<Language, BoardMessages>([["en", en]]);
const waiting = new Map<Language, Promise<void>>();

/** The texts for a language tag, or `null` while they are fetched; English where they cannot be. */
export function lateMessagesFor(tag: string, then: () => void): BoardMessages | null {
  const language = preferredLanguage([tag]);
  const known = present.get(language);
  if (known !== undefined || language === "en") return known ?? en;
  const coming =
    waiting.get(language) ??
    SOURCES[language]().then(
      (texts) => void present.set(language, texts),
      () => void present.set(language, en),
    );
  waiting.set(language, coming);
  void coming.then(then);
  return null;
}
