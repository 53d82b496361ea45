/** Traditional Chinese derived from the simplified texts, so that it never lags behind. Pure. */

import { CHARACTERS, WORDS } from "./traditional-table.js";

interface Converter {
  readonly pattern: RegExp;
  readonly counterparts: ReadonlyMap<string, string>;
}

let made: Converter | undefined;

/** Created on first use: a bundle whose page never asks for traditional characters need not carry the table. */
function converter(): Converter {
  if (made !== undefined) return made;
  // Letters and placeholders inside a text (`{side}`) have no counterpart and stay unchanged.
  const counterparts = new Map([
    ...Array.from({ length: CHARACTERS.length / 2 }, (_, pair) => [CHARACTERS.charAt(2 * pair), CHARACTERS.charAt(2 * pair + 1)] as const),
    ...WORDS,
  ]);
  // The longest word first: of two that start at the same place it is more specific.
  const words = WORDS.map(([word]) => word)
    .sort((a, b) => b.length - a.length)
    .join("|");
  // Chinese characters lie above U+2E80; Hermes lacks `\p{Script=Han}`.
  made = { counterparts, pattern: new RegExp(`${words}|[^\\0-\\u2e7f]`, "gu") };
  return made;
}

/** As a whole text it names the piece. */
const QUEEN = "后";

export function traditionalText(text: string): string {
  if (text === QUEEN) return QUEEN;
  const { pattern, counterparts } = converter();
  return text.replace(pattern, (found) => counterparts.get(found) ?? found);
}

/** Returns the same object with every text in it converted. */
export function traditional<Texts>(texts: Texts): Texts {
  return convert(texts) as Texts;
}

function convert(value: unknown): unknown {
  if (typeof value === "string") return traditionalText(value);
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
}
