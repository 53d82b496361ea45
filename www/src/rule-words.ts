/** The rule sets explained, in the language of the page. Pure: texts and fields in, text out. */

import type { RuleFields } from "./facts.ts";
import type { GameKind, RulesName } from "./games.ts";
import { fill } from "./i18n/index.ts";
import type { RulesTexts } from "./i18n/rules/index.ts";
import { gapsOf } from "./verdict-words.ts";

/** Paragraphs by what they are about; not every set has each. */
export type Parts = Readonly<Record<string, string | undefined>>;

/** The paragraphs that explain a rule set, and those that all sets of the game share. */
export function ruleSetParts({ sets }: RulesTexts, kind: GameKind, name: RulesName, fields: RuleFields): { common: Parts; text: Parts } {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = sets[kind];
  const own = Object.entries(all[name] ?? {}).map(([part, text]) => [part, fill(text, gapsOf(fields))] as const);
  return { common: sets.common[kind], text: Object.fromEntries(own) };
}

/** A rule set explained, one paragraph each. */
export function ruleSetTexts(texts: RulesTexts, kind: GameKind, name: RulesName, fields: RuleFields): string[] {
  const { common, text } = ruleSetParts(texts, kind, name, fields);
  const material = fields["material"] === true ? common["material"] : undefined;
  return [...Object.values(text), material, common["ends"]].flatMap((part) => (part === undefined ? [] : [part]));
}
