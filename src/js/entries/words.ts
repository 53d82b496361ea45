/**
 * The entry `trongtai/words`: the referee's words in Vietnamese, English and Chinese. It contains no engine.
 *
 * A page in one language imports that one (`en`, `vi`, `zh`, `zhHant`) and the functions whose names end in `In`, so that
 * bundlers leave the other languages out. The other functions take a language tag and include all languages.
 */
import { preferredLanguage } from "../i18n/language.js";
import type { Color, GameKind, Illegality, Verdict, Warning } from "../types.js";
import type { Catalogue } from "../words/catalogue.js";
import { en as english } from "../words/en.js";
import { explanationOf } from "../words/explain.js";
import type { ExplainOptions, Explanation, Words } from "../words/public.js";
import { errorTexts, illegalityText, warningText } from "../words/sentences.js";
import { vi as vietnamese } from "../words/vi.js";
import { zhHant as traditionalChinese } from "../words/zh-hant.js";
import { zh as simplifiedChinese } from "../words/zh.js";

export type { PlayedGame } from "../words/played.js";
export type { ExplainOptions, Explanation, Words } from "../words/public.js";

/** English. */
export const en: Words = english;
/** Vietnamese. */
export const vi: Words = vietnamese;
/** Chinese in simplified characters. */
export const zh: Words = simplifiedChinese;
/** Chinese in traditional characters. */
export const zhHant: Words = traditionalChinese;

/** Returns the words for a language tag (`"vi"`, `"en-GB"`, `"zh-TW"`, `"zh-Hans"`); English for any other language. */
export function wordsFor(tag: string): Words {
  return { en, vi, zh, "zh-Hant": zhHant }[preferredLanguage([tag])];
}

/** Explains a verdict: its article, the chaser, the target and its protection, why the other side is not at fault. */
export function explainVerdict(verdict: Verdict, options: ExplainOptions & { readonly lang: string | Words }): Explanation {
  return explainVerdictIn(given(options.lang), verdict, options);
}

/** Like {@link explainVerdict}, in one language. */
export function explainVerdictIn(words: Words, verdict: Verdict, options: ExplainOptions = {}): Explanation {
  return explanationOf(words as Catalogue, verdict, options);
}

/** Explains why a move is not legal. `turn` is the side to move. */
export function explainIllegality(
  illegality: Illegality,
  { lang, kind, turn }: { readonly lang: string | Words; readonly kind: GameKind; readonly turn: Color },
): string {
  return explainIllegalityIn(given(lang), illegality, { kind, turn });
}

/** Like {@link explainIllegality}, in one language. */
export function explainIllegalityIn(
  words: Words,
  illegality: Illegality,
  { kind, turn }: { readonly kind: GameKind; readonly turn: Color },
): string {
  return illegalityText(words as Catalogue, kind, turn, illegality);
}

/** Explains a warning: what it counts, how far it is, and the consequence. */
export function explainWarning(warning: Warning, { lang, kind }: { readonly lang: string | Words; readonly kind: GameKind }): string {
  return explainWarningIn(given(lang), warning, { kind });
}

/** Like {@link explainWarning}, in one language. */
export function explainWarningIn(words: Words, warning: Warning, { kind }: { readonly kind: GameKind }): string {
  return warningText(words as Catalogue, kind, warning);
}

/** Explains a `RulesError` in sentences: one per fault of a position, otherwise one. */
export function explainError(
  error: { readonly code: string; readonly detail?: unknown },
  { lang, kind, turn }: { readonly lang: string | Words; readonly kind: GameKind; readonly turn?: Color },
): readonly string[] {
  return explainErrorIn(given(lang), error, turn === undefined ? { kind } : { kind, turn });
}

/** Like {@link explainError}, in one language. */
export function explainErrorIn(
  words: Words,
  error: { readonly code: string; readonly detail?: unknown },
  { kind, turn = kind === "xiangqi" ? "red" : "white" }: { readonly kind: GameKind; readonly turn?: Color },
): readonly string[] {
  return errorTexts(words as Catalogue, kind, turn, error);
}

const given = (lang: string | Words): Words => (typeof lang === "string" ? wordsFor(lang) : lang);
