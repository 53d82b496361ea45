/** The texts of one language combined. */
import type { CodeTexts, FaultTexts, NatureTexts, RecordFaultTexts, VerdictTexts } from "../i18n/types.js";
import type { Language } from "../i18n/language.js";

/** All texts of a language: the public ones, and the building blocks of sentences. */
export interface Catalogue extends CodeTexts, FaultTexts {
  readonly language: Language;
  readonly tag: string;
  readonly natures: NatureTexts;
  readonly nature: Readonly<Record<"check" | "kill" | "chase" | "exchange" | "offer" | "block" | "follow" | "idle", string>>;
  readonly recordFault: RecordFaultTexts;
  readonly article: VerdictTexts["article"];
  readonly set: VerdictTexts["set"];
  readonly verdict: VerdictTexts["verdict"];
  readonly warning: VerdictTexts["warning"];
}

export function catalogueOf(
  language: Language,
  tag: string,
  codes: CodeTexts,
  faults: FaultTexts,
  recordFault: RecordFaultTexts,
  natures: NatureTexts,
  verdicts: VerdictTexts,
): Catalogue {
  const { article, set, verdict, warning } = verdicts;
  const { kill, chase, exchange, offer, block, follow } = natures;
  const nature = { check: verdict.check, kill, chase, exchange, offer, block, follow, idle: verdict.idle };
  return { language, tag, ...codes, ...faults, recordFault, natures, nature, article, set, verdict, warning };
}
