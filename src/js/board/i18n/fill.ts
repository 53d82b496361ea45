/** The form of the catalogues, and the filling in of their gaps. */

import type { en } from "./en.ts";

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
export type BoardMessages = Texts<typeof en>;

/** Fills `{name}` gaps; a gap without a value stays visible, so that a mistake is seen and not hidden. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** A text looked up by a code that came from the engine; the code itself when a newer engine knows more codes. */
export function lookUp(texts: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(texts, code) ? (texts[code] ?? code) : code;
}
