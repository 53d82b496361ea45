/// <reference types="vite/client" />
import { describe, expect, test } from "vitest";
import glossary from "../../src/js/i18n/glossary.json";
import { traditionalText } from "../../src/js/i18n/traditional.ts";
import { catalogues } from "../src/i18n/catalogues.ts";
import { flatten } from "./support.ts";

const LANGUAGES = ["vi", "en", "zh", "zh-Hant"] as const;
type Language = (typeof LANGUAGES)[number];

interface Concept {
  readonly concept: string;
  /** Where the term stands in the catalogue of the page. */
  readonly code: string;
  readonly terms: Readonly<Record<Language, string>>;
  /** Words that have been written for it and are not to be; traditional Chinese is made of the simplified texts. */
  readonly not: Readonly<Record<Exclude<Language, "zh-Hant">, readonly string[]>>;
  /** Catalogues that speak of something else with these words, such as the steps of who sets up a position. */
  readonly except?: readonly string[];
}

const CONCEPTS: readonly Concept[] = glossary;

/** Every catalogue of the page, the package and the program, by its language: what stands between quotes is text. */
const sources = Object.entries(
  import.meta.glob<string>(["../src/**/{vi,en,zh}.ts", "../../src/**/{vi,en,zh}.ts"], { query: "?raw", import: "default", eager: true }),
);
const textsIn = (language: string): (readonly [string, string])[] =>
  sources
    .filter(([name]) => name.endsWith(`/${language}.ts`))
    .flatMap(([name, source]) => {
      const code = source.replace(/^\s*(?:\/\/|\/?\*).*$/gmu, "").replace(/^import .*$/gmu, "");
      return [...code.matchAll(/"((?:[^"\\]|\\.)*)"|`([^`]*)`/gu)].map(([, text, long = ""]) => [name, text ?? long] as const);
    });

describe("the glossary: one term for a concept in each language", () => {
  test("has catalogues to look at", () => {
    for (const language of ["vi", "en", "zh"]) expect(textsIn(language).length, language).toBeGreaterThan(500);
    expect(new Set(CONCEPTS.map(({ concept }) => concept)).size).toBe(CONCEPTS.length);
  });

  test.each(CONCEPTS.map((concept) => [concept.concept, concept] as const))("%s", (_, { code, terms, not, except = [] }) => {
    for (const language of LANGUAGES) {
      const text = flatten(catalogues[language]).get(code);
      expect(text?.toLowerCase(), `${language} ${code}`).toContain(terms[language].toLowerCase());
    }
    for (const language of ["vi", "en", "zh"] as const) {
      for (const [name, text] of textsIn(language)) {
        if (except.some((part) => name.includes(part))) continue;
        for (const word of not[language]) expect(text, `${name}: ${word}`).not.toContain(word);
      }
    }
    // What is said in simplified characters is said so in traditional ones.
    expect(traditionalText(terms.zh)).toBe(terms["zh-Hant"]);
  });
});
