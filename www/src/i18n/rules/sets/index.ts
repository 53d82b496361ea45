/** The rule sets in words, fetched in the language of the page when they are needed. */

import type { Language } from "../../../app/state.ts";
import { inLanguage } from "../../lazy.ts";
import type { sets } from "./en.ts";

export type RuleSetsTexts = typeof sets;

export const ruleSetsTexts = (language: Language): Promise<RuleSetsTexts> =>
  inLanguage<RuleSetsTexts>(language, {
    vi: async () => (await import("./vi.ts")).sets,
    en: async () => (await import("./en.ts")).sets,
    zh: async () => (await import("./zh.ts")).sets,
  });
