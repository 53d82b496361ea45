/** The languages that there are, and which of them a reader wants. Pure. */

export const LANGUAGES = ["vi", "en", "zh", "zh-Hant"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of these language tags that is spoken here; English when there is none. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [primary, ...rest] = tag.toLowerCase().split(/[-_]/);
    if (primary === "zh" && isTraditional(rest)) return "zh-Hant";
    const found = LANGUAGES.find((language) => language === primary);
    if (found !== undefined) return found;
  }
  return "en";
}

/** A script says it; without one, the place does. */
function isTraditional(subtags: readonly string[]): boolean {
  return subtags.includes("hant") || (!subtags.includes("hans") && subtags.some((tag) => ["tw", "hk", "mo"].includes(tag)));
}
