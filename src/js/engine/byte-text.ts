import { compiled } from "./compile.js";

/** Bytes as text, with what is needed to unpack them. */
export interface Packed {
  readonly text: string;
  /** The byte of each code, in hexadecimal. */
  readonly table: string;
  /** The module that unpacks, in hexadecimal. */
  readonly unpacker: string;
}

/**
 * Bytes as text that survives every bundler, server and character set: printable ASCII without the characters that
 * need care in scripts (`"`, `\`, `` ` ``, `<`). The most frequent bytes take one character, the others two, the first of
 * which is one of the last characters of the alphabet.
 *
 * Base64 spreads three bytes over four characters, which hides repetition from the web's compressors: an engine of
 * 46 KiB (brotli) becomes 65 KiB with it, and 47 KiB with this, with 106 characters per 100 bytes instead of 133.
 */
const ALPHABET = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter((c) => !'"\\`<'.includes(c));
const PREFIXES = 2;
const SINGLE = ALPHABET.length - PREFIXES;

/** Returns the text of some bytes, and the byte of each code in hexadecimal. */
export function pack(bytes: Uint8Array): Omit<Packed, "unpacker"> {
  const counts = new Array<number>(256).fill(0);
  for (const byte of bytes) counts[byte]!++;
  const order = [...counts.keys()].sort((a, b) => counts[b]! - counts[a]! || a - b);
  const codes = new Array<string>(256);
  order.forEach((byte, place) => {
    const rest = place - SINGLE;
    codes[byte] = rest < 0 ? ALPHABET[place]! : ALPHABET[SINGLE + Math.floor(rest / ALPHABET.length)]! + ALPHABET[rest % ALPHABET.length]!;
  });
  return {
    text: Array.from(bytes, (byte) => codes[byte]!).join(""),
    table: order.map((byte) => byte.toString(16).padStart(2, "0")).join(""),
  };
}

/** Where the unpacker finds the text; the rows are below it. */
const TEXT = 1024;

/**
 * Unpacks a text with a small WebAssembly module (`unpack.wat`), at one look-up per character. This runs once and cold,
 * before the engine can start.
 *
 * @throws RulesError as {@link compiled}
 */
export function unpack({ text, table, unpacker }: Packed): Uint8Array<ArrayBuffer> {
  // First of all: it reports a platform without WebAssembly.
  const module = compiled(bytesOf(unpacker));
  const { memory, unpack: run } = new WebAssembly.Instance(module).exports as unknown as Unpacker;
  memory.grow(Math.ceil((TEXT + text.length) / 65_536));
  const { buffer } = memory;
  new Int16Array(buffer).set(rowsOf(bytesOf(table)));
  new Uint8Array(buffer).set(new TextEncoder().encode(text), TEXT);
  return new Uint8Array(buffer, TEXT, run(TEXT + text.length) - TEXT);
}

interface Unpacker {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  unpack(end: number): number;
}

/** Returns a row for single characters and one for each prefix. Prefixes hold minus the row they lead to. */
function rowsOf(table: Uint8Array): Int16Array {
  const rows = new Int16Array(128 * (1 + PREFIXES));
  ALPHABET.forEach((character, place) => {
    const code = character.charCodeAt(0);
    rows[code] = place < SINGLE ? table[place]! : SINGLE - 1 - place;
    for (let row = 1; row <= PREFIXES; row++) rows[128 * row + code] = table[SINGLE + (row - 1) * ALPHABET.length + place]!;
  });
  return rows;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
