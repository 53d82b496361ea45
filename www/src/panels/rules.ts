/** A rule set explained in short, where it is chosen; its own page says more. Fetched when it is wanted. */

import type { RuleBook } from "../app/model.ts";
import type { GameKind, RulesName } from "../app/games.ts";
import { rulesTexts } from "../i18n/rules/index.ts";
import type { Language } from "../app/state.ts";
import { make } from "./dom.ts";

/** The paragraphs that explain a rule set. */
export async function explanation(
  document: Document,
  language: Language,
  kind: GameKind,
  rules: RulesName,
  book: RuleBook,
): Promise<HTMLElement[]> {
  const [texts, { ruleSetTexts }] = await Promise.all([rulesTexts(language), import("../texts/rule-words.ts")]);
  return ruleSetTexts(texts, kind, rules, book[kind][rules] ?? {}).map((paragraph) => make(document, "p", {}, paragraph));
}
