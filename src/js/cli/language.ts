import { LANGUAGES, preferredLanguage, type Language } from "../i18n/language.ts";
import { fill, lookUp, reasonText, type Texts } from "../i18n/text.ts";
import { traditional } from "../i18n/traditional.ts";
import { wordsFor, type Words } from "../entries/words.js";
import { en } from "./i18n/en.ts";
import { vi } from "./i18n/vi.ts";
import { zh } from "./i18n/zh.ts";

export type Messages = Texts<typeof en>;

export { LANGUAGES, fill, lookUp, reasonText };
export type { Language };

const catalogues: Readonly<Record<Exclude<Language, "zh-Hant">, Messages>> = { vi, en, zh };

/** The texts of this program, and words for the engine's codes, in one language. */
export interface Speech {
  readonly language: Language;
  readonly texts: Messages;
  readonly codes: Words;
}

export function speechIn(language: Language): Speech {
  const texts = language === "zh-Hant" ? traditional(catalogues.zh) : catalogues[language];
  return { language, texts, codes: wordsFor(language) };
}

/** Returns the language of the environment, as the C library would determine it. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const named = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "";
  const wanted = named === "" || /^(C|POSIX)\b/.test(named) ? [] : [...(env["LANGUAGE"] ?? "").split(":"), named];
  // Without the encoding and the variant: `zh_TW.UTF-8`, `ca_ES@valencia`.
  return preferredLanguage(wanted.map((name) => name.replace(/[.@].*$/, "")));
}
