import { en } from "./i18n/en.ts";
import { vi } from "./i18n/vi.ts";
import { zh } from "./i18n/zh.ts";
import { codeWords } from "./i18n/codes.ts";
import { traditional } from "../../../www/src/i18n/hant/convert.ts";
import { LANGUAGES, preferredLanguage } from "../../../www/src/i18n/preferred.ts";

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
export type Messages = Texts<typeof en>;
export type CodeWords = (typeof codeWords)["en"];

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

const catalogues: Readonly<Record<Exclude<Language, "zh-Hant">, Messages>> = { vi, en, zh };

/** Texts of this program, and words for the engine's codes, in one language. */
export interface Speech {
  readonly language: Language;
  readonly texts: Messages;
  readonly codes: CodeWords;
}

export function speechIn(language: Language): Speech {
  if (language === "zh-Hant") return { ...traditional({ texts: catalogues.zh, codes: codeWords.zh }), language };
  return { language, texts: catalogues[language], codes: codeWords[language] };
}

/** The language of the environment, as the C library would find it. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const named = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "";
  const wanted = named === "" || /^(C|POSIX)\b/.test(named) ? [] : [...(env["LANGUAGE"] ?? "").split(":"), named];
  // `zh_TW.UTF-8` is called `zh-TW` elsewhere.
  return preferredLanguage(wanted.map((name) => name.replace(/[.@].*$/, "").replaceAll("_", "-")));
}

/** Fills `{name}` gaps; a gap without a value stays visible, so that a mistake is seen and not hidden. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** A text by a code; the code itself when there is none. */
export const lookUp = (texts: Readonly<Record<string, string>>, code: string): string => (Object.hasOwn(texts, code) ? texts[code]! : code);
