/** The rule sets and their times explained, in the language of the page. Pure: texts and fields in, text out. */

import type { ClockTimes, RuleFields } from "../app/model.ts";
import type { GameKind, RulesName } from "../app/games.ts";
import { fill, lookUp } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import type { NewGameTexts } from "../i18n/new-game/index.ts";
import type { RulesTexts } from "../i18n/rules/index.ts";
import type { RuleSetsTexts } from "../i18n/rules/sets/index.ts";

/** Paragraphs by what they are about; not every set has each. */
export type Parts = Readonly<Record<string, string | undefined>>;

/** The paragraphs that explain a rule set, and those that all sets of the game share. */
export function ruleSetParts({ sets }: RulesTexts, kind: GameKind, name: RulesName, fields: RuleFields): { common: Parts; text: Parts } {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = sets[kind];
  const { brief: _, ...parts } = all[name] ?? {};
  const own = Object.entries(parts).map(([part, text]) => [part, fill(text, gapsOf(fields))] as const);
  return { common: sets.common[kind], text: Object.fromEntries(own) };
}

/** A rule set explained, one paragraph each. */
export function ruleSetTexts(texts: RulesTexts, kind: GameKind, name: RulesName, fields: RuleFields): string[] {
  const { common, text } = ruleSetParts(texts, kind, name, fields);
  const material = fields["material"] === true ? common["material"] : undefined;
  return [...Object.values(text), material, common["ends"]].flatMap((part) => (part === undefined ? [] : [part]));
}

/** One line on a rule set, with its numbers. */
export function ruleSetBrief(texts: RuleSetsTexts, kind: GameKind, name: RulesName, fields: RuleFields): string {
  const sets: Readonly<Record<string, { readonly brief: string }>> = texts[kind];
  return fill(sets[name]?.brief ?? "", gapsOf(fields));
}

/**
 * The numbers of a rule set by the names of its fields, so that no text says another one. A count per side is also given
 * doubled, a count of both sides halved; of a list each number, and the one that goes beyond it.
 */
export function gapsOf(fields: RuleFields): Readonly<Record<string, number>> {
  const gaps: Record<string, number> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "number") {
      Object.assign(gaps, { [name]: value, [`${name}Doubled`]: value * 2, [`${name}Halved`]: value / 2 });
    }
    if (!Array.isArray(value)) continue;
    value.forEach((number: unknown, index) => {
      const place = `${name}${index + 1}`;
      if (typeof number === "number") Object.assign(gaps, { [place]: number, [`${place}Next`]: number + 1 });
    });
  }
  return gaps;
}

/** The times of a game in words, under their name if they have one. */
export function clockText({ listSeparator }: Messages, { clock }: NewGameTexts, times: ClockTimes, name = ""): string {
  const { main, perMove, increment, delay, byoyomi, stages = [] } = times;
  const { time = 0, periods = 1 } = byoyomi ?? {};
  const parts = [
    fill(clock.main, { minutes: main / 60_000 }),
    ...(increment === undefined ? [] : [fill(clock.increment, { seconds: increment / 1000 })]),
    ...(perMove === undefined ? [] : [fill(clock.perMove, { seconds: perMove / 1000 })]),
    ...(delay === undefined ? [] : [fill(clock.delay, { seconds: delay / 1000 })]),
    ...(byoyomi === undefined ? [] : [fill(periods > 1 ? clock.byoyomiPeriods : clock.byoyomi, { seconds: time / 1000, periods })]),
    ...stages.map(({ moves = 0, add }) => fill(clock.stage, { moves, minutes: add / 60_000 })),
  ];
  const all = parts.join(listSeparator);
  return name === "" ? all : fill(clock.named, { name: lookUp(clock.preset, name), times: all });
}
