/** The available languages, and the choice of one for a reader. Pure. */

export const LANGUAGES = ["vi", "en", "zh", "zh-Hant"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the first of these language tags that is available; English if there is none. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [primary, ...rest] = tag.toLowerCase().split(/[-_]/);
    if (primary === "zh" && isTraditional(rest)) return "zh-Hant";
    const found = LANGUAGES.find((language) => language === primary);
    if (found !== undefined) return found;
  }
  return "en";
}

/** By the script, or without one by the region. */
function isTraditional(subtags: readonly string[]): boolean {
  return subtags.includes("hant") || (!subtags.includes("hans") && subtags.some((tag) => ["tw", "hk", "mo"].includes(tag)));
}
