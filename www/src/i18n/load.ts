/** The catalogue of one language, fetched when somebody reads it: the first visit carries one language, not all. */

import type { Language } from "../app/state.ts";
import type { Messages } from "./index.ts";
import { inLanguage } from "./lazy.ts";
import type { Sources } from "./lazy.ts";

const SOURCES: Sources<Messages> = {
  vi: async () => (await import("./vi.ts")).vi,
  en: async () => (await import("./en.ts")).en,
  zh: async () => (await import("./zh.ts")).zh,
};

export async function loadMessages(language: Language): Promise<Messages> {
  const messages = await inLanguage(language, SOURCES);
  return language === "zh-Hant" ? { ...messages, tag: language } : messages;
}
