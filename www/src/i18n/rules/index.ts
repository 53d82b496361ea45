/** The texts of the rule pages, fetched in the language of the page when they are needed. */

import type { Language } from "../../app/state.ts";
import { inLanguage } from "../lazy.ts";
import type { rules } from "./en.ts";

export type RulesTexts = typeof rules;

export const rulesTexts = (language: Language): Promise<RulesTexts> =>
  inLanguage<RulesTexts>(language, {
    vi: async () => (await import("./vi.ts")).rules,
    en: async () => (await import("./en.ts")).rules,
    zh: async () => (await import("./zh.ts")).rules,
  });
