/** A rule set explained in short, where it is chosen; its own page says more. */

import type { RuleBook } from "../facts.ts";
import type { GameKind, RulesName } from "../games.ts";
import type { Messages } from "../i18n/index.ts";
import { ruleSetTexts } from "../verdict-words.ts";
import { make } from "./dom.ts";

/** The paragraphs that explain a rule set. */
export function explanation(
  document: Document, messages: Messages, kind: GameKind, rules: RulesName, book: RuleBook,
): HTMLElement[] {
  return ruleSetTexts(messages, kind, rules, book[kind][rules] ?? {}).map((paragraph) => make(document, "p", {}, paragraph));
}
