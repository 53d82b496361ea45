/** Traditional Chinese out of the simplified texts, so that it never falls behind them. Pure. */

import { CHARACTERS, WORDS } from "./traditional-table.js";

/** Letters and gaps in the middle of a text (`{side}`) have no counterpart and pass unchanged. */
const counterparts: ReadonlyMap<string, string> = new Map([
  ...Array.from({ length: CHARACTERS.length / 2 }, (_, pair) => [CHARACTERS.charAt(2 * pair), CHARACTERS.charAt(2 * pair + 1)] as const),
  ...Object.entries(WORDS),
]);
// The longest word first: of two that begin at the same place it knows more.
const words = Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join("|");
const pattern = new RegExp(`${words}|\\p{Script=Han}`, "gu");

/** As a whole text it names the piece. */
const QUEEN = "后";

export function traditionalText(text: string): string {
  return text === QUEEN ? QUEEN : text.replace(pattern, (found) => counterparts.get(found) ?? found);
}

/** The same object with every text in it converted. */
export function traditional<Texts>(texts: Texts): Texts {
  return convert(texts) as Texts;
}

function convert(value: unknown): unknown {
  if (typeof value === "string") return traditionalText(value);
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
}
