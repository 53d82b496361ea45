import { RulesError, invalidArgument } from "../errors.js";
import type { GameKind } from "../types.js";

// The platform decodes; no tables are carried here. The encoding is detected from the bytes: byte order marks, whether they are
// almost all UTF-8, and for Chinese encodings which one decodes to moves.

/** How many bytes are examined to detect the encoding. */
const LOOKED_AT = 1 << 18;

/** What occurs only in a text about xiangqi: moves, names of its formats, a player of the red pieces. */
const XIANGQI =
  /[\u8fdb\u9032\u9000\u5e73][\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\uff11-\uff191-9]|DhtmlXQ|Chinese Chess|xiangqi|\u8c61\u68cb|^\[Red "|FORMAT\s+WXF/im;

/** Moves in Chinese characters. */
const MOVES =
  /[\u8f66\u8eca\u4fe5\u9a6c\u99ac\u508c\u70ae\u7832\u5305\u5175\u5352\u76f8\u8c61\u4ed5\u58eb\u5e05\u5e25\u5c06\u5c07][^\s]?[\u8fdb\u9032\u9000\u5e73][\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\uff11-\uff191-9]/g;

/** A text, and whether some of its bytes could not be decoded and appear in it as U+FFFD. */
export interface Decoded {
  readonly text: string;
  readonly damaged: boolean;
}

/** By its tag: test runners and frames pass bytes of another realm, which are not instances of this one's class. */
export const isBytes = (given: unknown): given is Uint8Array =>
  // the tag of anything else may be a caller's getter
  ArrayBuffer.isView(given) && Object.prototype.toString.call(given) === "[object Uint8Array]";

const decoders = new Map<string, TextDecoder>();

function decoder(encoding: string): TextDecoder {
  let made = decoders.get(encoding);
  try {
    made ??= new TextDecoder(encoding);
  } catch {
    // Some builds of a platform omit its encodings.
    throw new RulesError("unsupported", { argument: "record", expected: `text in UTF-8: ${encoding} is not known here` });
  }
  // Callers may name anything, but only known encodings get here.
  decoders.set(encoding, made);
  return made;
}

/** Returns a record as text; `encoding` is the caller's, and is used as given. */
export function textOf(record: unknown, kind: GameKind | undefined, encoding?: string): string {
  return decoded(record, kind, encoding).text;
}

/**
 * Returns a record as text. Bytes are read as UTF-16 or UTF-8 if they can be, apart from damage; otherwise as GB18030 or Big5
 * if they are about xiangqi, and as windows-1252 if not.
 *
 * @throws RulesError `invalid-argument`, `unsupported` for an encoding that the platform does not know
 */
export function decoded(record: unknown, kind: GameKind | undefined, encoding?: string): Decoded {
  if (typeof record === "string") return { text: record, damaged: false };
  if (!isBytes(record)) throw invalidArgument("record", "text, or bytes in a Uint8Array");
  const name = encoding ?? encodingOf(record, kind);
  // A UTF-8 mark before another encoding is not part of the text.
  const isMarked = record[0] === 0xef && record[1] === 0xbb && record[2] === 0xbf && !name.startsWith("utf");
  const text = decoder(name).decode(isMarked ? record.subarray(3) : record);
  return { text, damaged: name === "utf-8" && text.includes("\ufffd") };
}

/** Returns the encoding of a text in bytes, by its name in the Encoding standard. */
export function encodingOf(bytes: Uint8Array, kind: GameKind | undefined): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const wide = utf16Of(bytes);
  if (wide !== undefined) return wide;
  // A byte order mark is not always right about the rest.
  const rest = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
  if (isUtf8(rest)) return "utf-8";
  const head = rest.subarray(0, LOOKED_AT);
  const chinese = chineseEncodingOf(head);
  return kind === "xiangqi" || (kind === undefined && XIANGQI.test(decoder(chinese).decode(head))) ? chinese : "windows-1252";
}

/** Detects UTF-16 without a mark: every other byte of Latin text is zero. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const length = Math.min(bytes.length, 256) & ~1;
  const zeros = [0, 0];
  for (let at = 0; at < length; at++) if (bytes[at] === 0) zeros[at & 1]!++;
  const most = length / 2;
  if (length < 8 || zeros[0]! + zeros[1]! < most * 0.6) return undefined;
  return zeros[1]! > zeros[0]! * 8 ? "utf-16le" : zeros[0]! > zeros[1]! * 8 ? "utf-16be" : undefined;
}

/**
 * Whether it is UTF-8, apart from damage: of the bytes beyond ASCII at least half belong to complete characters. In other
 * encodings such sequences are rare accidents.
 */
function isUtf8(bytes: Uint8Array): boolean {
  let whole = 0;
  let broken = 0;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at]!;
    if (byte < 0x80) {
      at++;
      continue;
    }
    const length = byte >= 0xc2 && byte < 0xe0 ? 2 : byte >= 0xe0 && byte < 0xf0 ? 3 : byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
    let end = at + 1;
    while (end < at + length && end < bytes.length && (bytes[end]! & 0xc0) === 0x80) end++;
    if (length > 0 && end === at + length) whole += length;
    // A truncated file may end inside a character.
    else if (length === 0 || end < bytes.length) broken++;
    at = end;
    if (broken > 4096 && broken > whole) return false;
  }
  return whole >= broken;
}

/**
 * Detects GB18030 or Big5: the one that decodes to more moves; without moves, by the byte pairs that each uses most. The
 * simplified characters of GB 2312 have both bytes above A0; Big5 has its frequent characters below C7.
 */
export function chineseEncodingOf(bytes: Uint8Array): string {
  if (!bytes.some((byte) => byte > 0x7f)) return "utf-8";
  let pairs = 0;
  let rareInGb = 0;
  let rareInBig5 = 0;
  for (let at = 0; at + 1 < bytes.length; at++) {
    const lead = bytes[at]!;
    if (lead < 0x81) continue;
    const trail = bytes[++at]!;
    pairs++;
    if (trail < 0xa1 || lead < 0xa1 || lead > 0xf7) rareInGb++;
    if (lead < 0xa1 || lead > 0xf9 || trail < 0x40 || (trail > 0x7e && trail < 0xa1)) rareInBig5 += 3;
    else if (lead > 0xc6) rareInBig5++;
  }
  // All of it is in GB 2312: beyond a word or two that is no accident.
  if (rareInGb === 0 && (pairs < 3 || rareInBig5 > 0)) return "gb18030";
  const moves = (encoding: string): number => (decoder(encoding).decode(bytes).match(MOVES) ?? []).length;
  const [gb, big5] = [moves("gb18030"), moves("big5")];
  if (gb !== big5) return gb > big5 ? "gb18030" : "big5";
  return rareInBig5 < rareInGb ? "big5" : "gb18030";
}

/** Decodes a text of a Chinese program. */
export function decodeChinese(bytes: Uint8Array, encoding = chineseEncodingOf(bytes)): string {
  return decoder(encoding).decode(bytes);
}

/** Decodes UTF-16, little-endian, as in CCBridge: up to the first zero. */
export function decodeWide(bytes: Uint8Array): string {
  let end = 0;
  while (end + 1 < bytes.length && (bytes[end]! | bytes[end + 1]!) !== 0) end += 2;
  return decoder("utf-16le").decode(bytes.subarray(0, end));
}

/** Encodes a text as UTF-16, little-endian, in at most `most` bytes. */
export function encodeWide(text: string, most = Infinity): Uint8Array {
  const length = Math.min(text.length * 2, most & ~1 || most);
  const units = Math.min(text.length, Math.floor(length / 2));
  const bytes = new Uint8Array(units * 2);
  for (let at = 0; at < units; at++) {
    const unit = text.charCodeAt(at);
    bytes[2 * at] = unit & 0xff;
    bytes[2 * at + 1] = unit >> 8;
  }
  return bytes;
}

let codes: Map<string, [number, number]> | undefined;
const chineseCodes = (): Map<string, [number, number]> => (codes ??= decodedCodes());

/** Returns the two bytes of each GBK character: the platform decodes all of them once. */
function decodedCodes(): Map<string, [number, number]> {
  const pairs: [number, number][] = [];
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) if (trail !== 0x7f) pairs.push([lead, trail]);
  }
  const text = decoder("gb18030").decode(Uint8Array.from(pairs.flat()));
  return new Map(pairs.map((pair, i) => [text.charAt(i), pair]));
}

/** Encodes a text as GBK, in at most `most` bytes; `?` for characters GBK does not have. */
export function encodeChinese(text: string, most: number): Uint8Array {
  const bytes: number[] = [];
  for (const c of text) {
    const code = c < "\u0080" ? [c.charCodeAt(0)] : (chineseCodes().get(c) ?? [63]);
    if (bytes.length + code.length > most) break;
    bytes.push(...code);
  }
  return Uint8Array.from(bytes);
}
