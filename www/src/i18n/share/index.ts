/** The texts of sharing, fetched with its dialogue. */

import type { Language } from "../../app/state.ts";
import type { Texts } from "../index.ts";
import { inLanguage } from "../lazy.ts";
import type { share } from "./en.ts";

export type ShareTexts = Texts<typeof share>;

export const shareTexts = (language: Language): Promise<ShareTexts> =>
  inLanguage<ShareTexts>(language, {
    vi: async () => (await import("./vi.ts")).share,
    en: async () => (await import("./en.ts")).share,
    zh: async () => (await import("./zh.ts")).share,
  });
