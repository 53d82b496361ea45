import { RulesError, invalidArgument } from "../errors.js";
import type { GameKind } from "../types.js";

// The platform decodes; no tables are carried here.

/** What only a text about xiangqi has: a character for a way (forward, back, sideways) before a numeral, or the names of its formats. */
const XIANGQI = /[\u8fdb\u9032\u9000\u5e73][\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\uff11-\uff191-9]|DhtmlXQ|Chinese Chess/;

function decoder(encoding: string, fatal = false): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal });
  } catch {
    // Builds of a platform without its encodings.
    throw new RulesError("unsupported", { argument: "record", expected: `text in UTF-8: ${encoding} is not known here` });
  }
}

/** By its tag: test runners and frames hand over bytes of another realm, which are no instances of this one's class. */
export const isBytes = (given: unknown): given is Uint8Array =>
  // the tag of anything else may be a getter of the caller's
  ArrayBuffer.isView(given) && Object.prototype.toString.call(given) === "[object Uint8Array]";

/** A record as text. Bytes are UTF-8 or UTF-16 if they can be; else GB18030 for xiangqi and windows-1252 for the rest. */
export function textOf(record: unknown, kind: GameKind | undefined): string {
  if (typeof record === "string") return record;
  if (!isBytes(record)) throw invalidArgument("record", "text, or bytes in a Uint8Array");
  if (record[0] === 0xff && record[1] === 0xfe) return decoder("utf-16le").decode(record);
  if (record[0] === 0xfe && record[1] === 0xff) return decoder("utf-16be").decode(record);
  const utf8 = decoder("utf-8", true);
  try {
    return utf8.decode(record);
  } catch {
    const chinese = decodeChinese(record);
    return kind === "xiangqi" || (kind === undefined && XIANGQI.test(chinese)) ? chinese : decoder("windows-1252").decode(record);
  }
}

export function decodeChinese(bytes: Uint8Array): string {
  return decoder(bytes.some((byte) => byte > 0x7f) ? "gb18030" : "utf-8").decode(bytes);
}

let codes: Map<string, [number, number]> | undefined;
const chineseCodes = (): Map<string, [number, number]> => (codes ??= decodedCodes());

/** The two bytes of each character of GBK: the platform decodes all of them once. */
function decodedCodes(): Map<string, [number, number]> {
  const pairs: [number, number][] = [];
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) if (trail !== 0x7f) pairs.push([lead, trail]);
  }
  const text = decoder("gb18030").decode(Uint8Array.from(pairs.flat()));
  return new Map(pairs.map((pair, i) => [text.charAt(i), pair]));
}

/** A text in GBK, no longer than `most` bytes; `?` for what GBK does not have. */
export function encodeChinese(text: string, most: number): Uint8Array {
  const bytes: number[] = [];
  for (const c of text) {
    const code = c < "\u0080" ? [c.charCodeAt(0)] : (chineseCodes().get(c) ?? [63]);
    if (bytes.length + code.length > most) break;
    bytes.push(...code);
  }
  return Uint8Array.from(bytes);
}
