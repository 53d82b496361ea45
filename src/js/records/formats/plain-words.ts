import { XIANGQI_BUILT } from "../../engine/build-flags.js";
import { chineseAt } from "../move-words.js";

// Nearly all of a PGN is plain: tags on lines of their own, numbers with dots, moves of letters and digits or of four Chinese
// characters, spaces. What is unambiguous is recognised here by character codes, in a quarter of the time that expressions need;
// they handle everything else.

const [TAB, LF, CR, SPACE, QUOTE, HASH, DOLLAR, PERCENT, CLOSE, PLUS, COMMA, DOT, SEMICOLON, OPENING, BACKSLASH, CLOSING] = [
  9, 10, 13, 32, 34, 35, 36, 37, 41, 43, 44, 46, 59, 91, 92, 93,
] as const;
const [BRACE, BAR, CLOSING_BRACE] = [123, 124, 125] as const;

const isDigit = (c: number): boolean => c >= 48 && c <= 57;
const isLetter = (c: number): boolean => (c | 32) >= 97 && (c | 32) <= 122;
const isBlank = (c: number): boolean => c === SPACE || c === LF || c === CR || c === TAB;

/** Whether a word ends before this character. `NaN` is the end of the text. */
const ends = (c: number): boolean => isBlank(c) || c === CLOSE || c === BRACE || c === SEMICOLON || c === DOLLAR || Number.isNaN(c);

/** Whether it is a character of words, tags or comments that cannot count as a space or start a skipped line. */
export const isPlain = (c: number): boolean => c > SPACE && c <= CLOSING_BRACE && c !== COMMA && c !== BAR && c !== PERCENT;

/** Returns where the spaces end; a line that starts with `%` is not skipped. */
export function afterBlanks(text: string, place: number): number {
  let c = text.charCodeAt(place);
  while (isBlank(c)) {
    const isEnd = c === LF || c === CR;
    c = text.charCodeAt(++place);
    if (isEnd && c === PERCENT) return place - 1;
  }
  return place;
}

/** Returns where a number with its dots ends, before a space or what may be a move; 0 if there is none. */
export function afterNumber(text: string, place: number): number {
  const begin = place;
  let c = text.charCodeAt(place);
  while (isDigit(c)) c = text.charCodeAt(++place);
  const digits = place;
  while (c === DOT) c = text.charCodeAt(++place);
  return digits > begin && place > digits && (isBlank(c) || isLetter(c) || c > 0x3000) ? place : 0;
}

/** Castling, promotions, two squares, and xiangqi moves with a direction sign. */
const SIGNED = /(?:O-O(?:-O)?|[A-Za-z]\w{1,4}=[A-Z]|[A-Ia-i]\d-[A-Ia-i]\d|[A-Za-z][\d+-][-+=./]\d)[+#]?/y;

/** Returns the end of a move made of letters and digits, with one of those signs, or of four Chinese characters; 0 for all others. */
export function afterMove(text: string, place: number): number {
  let c = text.charCodeAt(place);
  if (!isLetter(c)) {
    const after = XIANGQI_BUILT && c > 0x3000 ? (chineseAt(text, place)?.length ?? 0) : 0;
    return after > 0 && ends(text.charCodeAt(place + after)) ? place + after : 0;
  }
  let end = place;
  do c = text.charCodeAt(++end);
  while (isLetter(c) || isDigit(c));
  if (ends(c) || ((c === PLUS || c === HASH) && ends(text.charCodeAt(end + 1)))) {
    const length = end - place;
    return length > 1 && length < 7 && isDigit(text.charCodeAt(end - 1)) ? (ends(c) ? end : end + 1) : 0;
  }
  SIGNED.lastIndex = place;
  return SIGNED.test(text) && ends(text.charCodeAt(SIGNED.lastIndex)) ? SIGNED.lastIndex : 0;
}

/** A tag alone on its line, with neither quotes nor backslashes in its value. */
export interface PlainTag {
  readonly name: string;
  readonly value: string;
  readonly end: number;
}

/** Returns the tag that starts here, if it is that plain. */
export function plainTag(text: string, place: number): PlainTag | undefined {
  if (text.charCodeAt(place) !== OPENING) return undefined;
  let at = place + 1;
  while (isLetter(text.charCodeAt(at)) || isDigit(text.charCodeAt(at))) at++;
  const end = at;
  if (end === place + 1 || text.charCodeAt(at) !== SPACE || text.charCodeAt(at + 1) !== QUOTE) return undefined;
  const begin = at + 2;
  for (at = begin; at < begin + 4000; at++) {
    const c = text.charCodeAt(at);
    if (c === QUOTE) break;
    if (c === BACKSLASH || c === LF || c === CR) return undefined;
  }
  if (text.charCodeAt(at) !== QUOTE || text.charCodeAt(at + 1) !== CLOSING) return undefined;
  return { name: text.slice(place + 1, end), value: text.slice(begin, at), end: at + 2 };
}
