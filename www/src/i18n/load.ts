/** The catalogue of one language, fetched when somebody reads it: the first visit carries one language, not all. */

import type { Language } from "../app/state.ts";
import type { FirstMessages, LateMessages, Messages } from "./index.ts";
import { inLanguage } from "./lazy.ts";
import type { Sources } from "./lazy.ts";

const FIRST: Sources<FirstMessages> = {
  vi: async () => (await import("./vi.ts")).vi,
  en: async () => (await import("./en.ts")).en,
  zh: async () => (await import("./zh.ts")).zh,
};
const LATE: Sources<LateMessages> = {
  vi: async () => (await import("./late/vi.ts")).late,
  en: async () => (await import("./late/en.ts")).late,
  zh: async () => (await import("./late/zh.ts")).late,
};

/** What the first view says. The other texts lack: nothing that needs them is to be shown before they are there. */
export async function loadFirst(language: Language): Promise<Messages> {
  const first = await inLanguage(language, FIRST);
  return { ...(first as Messages), ...(language === "zh-Hant" ? { tag: language } : {}) };
}

export async function loadMessages(language: Language): Promise<Messages> {
  const [first, late] = await Promise.all([loadFirst(language), inLanguage(language, LATE)]);
  return { ...first, ...late };
}
