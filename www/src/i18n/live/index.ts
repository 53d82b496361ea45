/** The texts of the boards on the pages, fetched in the language of the page when they are needed. */

import type { Language } from "../../app/state.ts";
import { inLanguage } from "../lazy.ts";
import type { live } from "./en.ts";

export type LiveTexts = typeof live;

export const liveTexts = (language: Language): Promise<LiveTexts> =>
  inLanguage<LiveTexts>(language, {
    vi: async () => (await import("./vi.ts")).live,
    en: async () => (await import("./en.ts")).live,
    zh: async () => (await import("./zh.ts")).live,
  });
