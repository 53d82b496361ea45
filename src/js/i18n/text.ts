/** The shape of catalogues, and filling in their placeholders. */

/** The keys of one catalogue with any text at each. */
export type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** Fills `{name}` placeholders; one without a value stays visible, so that the mistake is noticed. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Returns a text by its code, or the code itself if a newer engine has more codes. */
export function lookUp(texts: Readonly<Record<string, string>>, code: string): string {
  const text: unknown = texts[code];
  return typeof text === "string" ? text : code;
}

interface ReasonTexts {
  readonly reason: Readonly<Record<string, string>>;
  readonly reasonIn: Readonly<Record<"xiangqi" | "chess", Readonly<Record<string, string>>>>;
}

/** What ended a game, or would, in the word that this game has for it. */
export function reasonText(texts: ReasonTexts, kind: "xiangqi" | "chess", reason: string): string {
  const own: unknown = texts.reasonIn[kind][reason];
  return typeof own === "string" ? own : lookUp(texts.reason, reason);
}
