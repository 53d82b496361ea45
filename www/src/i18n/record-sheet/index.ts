/** The texts of the record sheet, fetched in the language of the page when they are needed. */

import type { Language } from "../../app/state.ts";
import { inLanguage } from "../lazy.ts";
import type { sheet } from "./en.ts";

export type SheetTexts = typeof sheet;

export const sheetTexts = (language: Language): Promise<SheetTexts> =>
  inLanguage<SheetTexts>(language, {
    vi: async () => (await import("./vi.ts")).sheet,
    en: async () => (await import("./en.ts")).sheet,
    zh: async () => (await import("./zh.ts")).sheet,
  });
