/** The texts of the page that looks through archives, fetched in the language of the page when they are needed. */

import type { Language } from "../../app/state.ts";
import { inLanguage } from "../lazy.ts";
import type { archive } from "./en.ts";

export type ArchiveTexts = typeof archive;

export const archiveTexts = (language: Language): Promise<ArchiveTexts> =>
  inLanguage<ArchiveTexts>(language, {
    vi: async () => (await import("./vi.ts")).archive,
    en: async () => (await import("./en.ts")).archive,
    zh: async () => (await import("./zh.ts")).archive,
  });
