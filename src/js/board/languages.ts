/** The board's catalogues, of which only English is at hand: a page pays for the language that it speaks. */

import { preferredLanguage } from "../i18n/language.ts";
import type { Language } from "../i18n/language.ts";
import { en } from "../i18n/board/en.ts";
import type { BoardMessages } from "../i18n/board/types.ts";
import type { Speech } from "./parts.ts";

const SOURCES: Readonly<Record<Exclude<Language, "en">, () => Promise<BoardMessages>>> = {
  vi: () => import("../i18n/board/vi.ts").then(({ vi }) => vi),
  zh: () => import("../i18n/board/zh.ts").then(({ zh }) => zh),
  "zh-Hant": () => import("../i18n/board/zh-Hant.ts").then(({ zhHant }) => zhHant),
};

const present = new Map<Language, BoardMessages>([["en", en]]);
const waiting = new Map<Language, Promise<void>>();

/** The texts for a language tag; English while they are fetched, and where they cannot be. */
export function lateMessagesFor(tag: string, then: () => void): Speech {
  const language = preferredLanguage([tag]);
  const known = present.get(language);
  if (known !== undefined || language === "en") return { texts: known ?? en, isLate: false };
  const coming =
    waiting.get(language) ??
    SOURCES[language]().then(
      (texts) => void present.set(language, texts),
      () => void present.set(language, en),
    );
  waiting.set(language, coming);
  void coming.then(then);
  return { texts: en, isLate: true };
}
