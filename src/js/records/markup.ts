// What XML and HTML have in common, as far as records need it.

const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", nbsp: " " };

/** Replaces the escapes of markup. */
export const unescaped = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
        const point = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
        return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : whole;
      })
    : text;

/** Returns the attributes of an element, by name. */
export function attributesOf(text: string): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {};
  for (const [, name, double, single] of text.matchAll(/(\w{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (name !== "__proto__") found[name!] = unescaped(double ?? single ?? "");
  }
  return found;
}

const isPage = (text: string): boolean => /^\s*<(?:!doctype|html|head|body|p|div|span|pre|br|b|i|font|table|center)\b/i.test(text);

/** Replaces the tags in a text taken from a page by spaces, so that every offset is kept. */
export function unmarked(text: string): string {
  if (!isPage(text)) return text;
  const bare = text.replace(/<(?:\/?[a-z][^<>]{0,2000}|!--[^>]{0,2000}--|![^<>]{0,2000})>/gi, (mark) =>
    /^<\/?(?:br|p|div|tr|li|pre)\b/i.test(mark) ? `${" ".repeat(mark.length - 1)}\n` : " ".repeat(mark.length),
  );
  return bare.trim() === "" ? text : bare;
}
