/** The board's own catalogues, the choice among them, and the filling in of their gaps. */

import { en } from "./en.ts";
import { vi } from "./vi.ts";
import { zhHant } from "./zh-Hant.ts";
import { zh } from "./zh.ts";

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
export type BoardMessages = Texts<typeof en>;

/** The catalogue for a language tag (`vi`, `en-GB`, `zh-TW`); English where the board does not speak the language. */
export function messagesFor(tag: string): BoardMessages {
  const [language, ...subtags] = tag.toLowerCase().split("-");
  if (language === "vi") return vi;
  if (language !== "zh") return en;
  return subtags.some((each) => each === "hant" || each === "tw" || each === "hk" || each === "mo") ? zhHant : zh;
}

/** Fills `{name}` gaps; a gap without a value stays visible, so that a mistake is seen and not hidden. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** A text looked up by a code that came from the engine; the code itself when a newer engine knows more codes. */
export function lookUp(texts: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(texts, code) ? (texts[code] ?? code) : code;
}
