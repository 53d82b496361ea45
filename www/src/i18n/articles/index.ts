/** The texts of the reviewer's table, fetched with the page of the rule set that has one. */

import type { Language } from "../../app/state.ts";
import { inLanguage } from "../lazy.ts";
import type { articles } from "./en.ts";

export type ArticlesTexts = typeof articles;

export const articlesTexts = (language: Language): Promise<ArticlesTexts> =>
  inLanguage<ArticlesTexts>(language, {
    vi: async () => (await import("./vi.ts")).articles,
    en: async () => (await import("./en.ts")).articles,
    zh: async () => (await import("./zh.ts")).articles,
  });
