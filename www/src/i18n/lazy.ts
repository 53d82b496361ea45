/** Catalogues that are fetched when they are needed: the first load carries only what the first view says. */

import type { Language } from "../app/state.ts";

/** How the catalogue of each language that is written down is fetched. */
export type Sources<Texts> = Readonly<Record<Exclude<Language, "zh-Hant">, () => Promise<Texts>>>;

export async function inLanguage<Texts>(language: Language, sources: Sources<Texts>): Promise<Texts> {
  if (language !== "zh-Hant") return sources[language]();
  const [texts, { traditional }] = await Promise.all([sources.zh(), import("trongtai/words/traditional")]);
  return traditional(texts);
}
