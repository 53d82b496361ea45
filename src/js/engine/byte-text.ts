import { compiled } from "./compile.js";

/** Bytes as text, with what takes them out again. */
export interface Packed {
  readonly text: string;
  /** The byte of each code, in hexadecimal. */
  readonly table: string;
  /** The module that unpacks, in hexadecimal. */
  readonly unpacker: string;
}

/**
 * Bytes as text that survives every bundler, server and character set: printable ASCII without the characters that
 * need care in scripts (`"`, `\`, `` ` ``, `<`). The most frequent bytes take one character, the others two, after one
 * of the last characters of the alphabet.
 *
 * Base64 spreads three bytes over four characters, which hides repetition from the compressors of the web: of an engine
 * of 46 KiB (brotli) it makes 65 KiB, this makes 47, and 106 characters of 100 bytes instead of 133.
 */
const ALPHABET = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter((c) => !'"\\`<'.includes(c));
const PREFIXES = 2;
const SINGLE = ALPHABET.length - PREFIXES;

/** The text of some bytes, and the byte of each code in hexadecimal. */
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

/** Where the unpacker finds the text; below it stand the rows. */
const TEXT = 1024;

/**
 * The bytes of a packed text, by a small module of WebAssembly (`unpack.wat`) with one look-up a character. This runs once
 * and cold, before the engine can start.
 *
 * @throws RulesError as {@link compiled}
 */
export function unpack({ text, table, unpacker }: Packed): Uint8Array<ArrayBuffer> {
  // First of all: it says what there is to say where WebAssembly is not.
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

/** A row for characters that stand alone and one for those after each prefix. Prefixes hold minus the row they lead to. */
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
