/** The texts of one language combined. */
import type { CodeTexts, FaultTexts, IllegalityTexts, NatureTexts, RecordFaultTexts, RuleSetTexts, VerdictTexts } from "../i18n/types.js";
import type { Language } from "../i18n/language.js";

/** All texts of a language: the public ones, and the building blocks of sentences. */
export interface Catalogue extends CodeTexts, FaultTexts, IllegalityTexts {
  readonly language: Language;
  readonly tag: string;
  readonly natures: NatureTexts;
  readonly nature: Readonly<Record<"check" | "kill" | "chase" | "exchange" | "offer" | "block" | "follow" | "idle", string>>;
  readonly recordFault: RecordFaultTexts;
  readonly article: VerdictTexts["article"];
  readonly set: RuleSetTexts["set"];
  readonly verdict: VerdictTexts["verdict"];
  readonly warning: VerdictTexts["warning"];
}

/** The texts by the parts in which they are written down. */
export interface TextParts {
  readonly codes: CodeTexts;
  readonly illegalities: IllegalityTexts;
  readonly faults: FaultTexts;
  readonly recordFault: RecordFaultTexts;
  readonly natures: NatureTexts;
  readonly ruleSets: RuleSetTexts;
  readonly verdicts: VerdictTexts;
}

export function catalogueOf(language: Language, tag: string, parts: TextParts): Catalogue {
  const { codes, illegalities, faults, recordFault, natures, ruleSets, verdicts } = parts;
  const { article, verdict, warning } = verdicts;
  const { kill, chase, exchange, offer, block, follow } = natures;
  const nature = { check: verdict.check, kill, chase, exchange, offer, block, follow, idle: verdict.idle };
  const { set } = ruleSets;
  return { language, tag, ...codes, ...illegalities, ...faults, recordFault, natures, nature, article, set, verdict, warning };
}
