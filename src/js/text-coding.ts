// TextEncoder and TextDecoder for platforms without them (jest with jsdom, older builds of Hermes): UTF-8 only, by the Encoding
// standard. The build substitutes these for the globals of the same names.

/** The part of an encoder this package uses. */
class Utf8Encoder {
  encode(text = ""): Uint8Array<ArrayBuffer> {
    const bytes: number[] = [];
    for (const character of text) {
      const point = character.codePointAt(0)!;
      const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
      if (code < 0x80) bytes.push(code);
      else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
      else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
      else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
    return Uint8Array.from(bytes);
  }
}

/** The part of a decoder this package uses. */
class Utf8Decoder {
  private readonly fatal: boolean;
  private readonly keepsMark: boolean;

  /** @throws RangeError for an encoding other than UTF-8, like platforms that lack it */
  constructor(label = "utf-8", { fatal = false, ignoreBOM = false }: TextDecoderOptions = {}) {
    if (!/^utf-?8$/i.test(label)) throw new RangeError(`the encoding ${label} is not known here`);
    this.fatal = fatal;
    this.keepsMark = ignoreBOM;
  }

  decode(bytes: Uint8Array = new Uint8Array(0)): string {
    let text = "";
    let code = 0;
    let needed = 0;
    let low = 0x80;
    let high = 0xbf;
    const bad = (): void => {
      if (this.fatal) throw new TypeError("the text is no UTF-8");
      text += "\ufffd";
      needed = 0;
    };
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]!;
      if (needed > 0) {
        const fits = byte >= low && byte <= high;
        [low, high] = [0x80, 0xbf];
        if (fits) {
          code = (code << 6) | (byte & 63);
          if (--needed === 0) text += String.fromCodePoint(code);
          continue;
        }
        // The byte begins something else.
        bad();
      }
      if (byte < 0x80) text += String.fromCharCode(byte);
      else if (byte < 0xc2 || byte > 0xf4) bad();
      else {
        needed = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
        code = byte & (63 >> needed);
        // No overlong form, no surrogate, nothing beyond U+10FFFF.
        if (byte === 0xe0) low = 0xa0;
        else if (byte === 0xed) high = 0x9f;
        else if (byte === 0xf0) low = 0x90;
        else if (byte === 0xf4) high = 0x8f;
      }
    }
    if (needed > 0) bad();
    return this.keepsMark || text.charCodeAt(0) !== 0xfeff ? text : text.slice(1);
  }
}

const platform = globalThis as { TextEncoder?: unknown; TextDecoder?: unknown };
const Encoder = (platform.TextEncoder ?? Utf8Encoder) as typeof Utf8Encoder;
const Decoder = (platform.TextDecoder ?? Utf8Decoder) as typeof Utf8Decoder;
export { Encoder as TextEncoder, Decoder as TextDecoder };
