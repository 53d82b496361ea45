import { XIANGQI_BUILT } from "../engine/build-flags.js";
import type { Result } from "../types.js";
import { RESULT_WORD, resultIn } from "./results.js";

// The words between moves, and moves without spaces around them. Characters beyond ASCII are escaped in expressions, because
// the bundler does not do it.

export const RESULT = /^(?:1-0|0-1|1\/2(?:-1\/2)?|\u00bd(?:-\u00bd)?|\*)$/;
const GROWN = /^(.+?)(1-0|0-1|1\/2-1\/2|\*)$/;

// PGN standard, 10.
const NAGS: Readonly<Record<string, number>> = {
  "!": 1,
  "?": 2,
  "!!": 3,
  "‼": 3,
  "??": 4,
  "⁇": 4,
  "!?": 5,
  "⁉": 5,
  "?!": 6,
  "⁈": 6,
  "□": 7,
  "=": 10,
  "∞": 13,
  "+=": 14,
  "+/=": 14,
  "⩲": 14,
  "=+": 15,
  "=/+": 15,
  "⩱": 15,
  "+/-": 16,
  "±": 16,
  "-/+": 17,
  "∓": 17,
  "+-": 18,
  "-+": 19,
  N: 146,
};

/** Returns the glyph of a sign. */
export function nagOf(sign: string): number | undefined {
  const nag: unknown = NAGS[sign];
  // Inherited properties are not signs.
  return typeof nag === "number" ? nag : undefined;
}

/** The highest glyph kept; the standard's own end at 255. */
export const MOST_NAG = 0xffff;

/** Words about a move that do not identify it: check, mate, double check, en passant. */
export const REMARK = /^(?:e\.p\.|ep|\+\+?|#|(?:db?l\.?|dis\.?)?ch\.?|check|mate|checkmate|\u5c06\u519b|\u5c07\u8ecd)$/;

/** ChessBase's novelty sign after a chess move; after a pawn move to the last rank it is the promotion. */
const NOVELTY = /^(?:[KQRBN][a-h1-8x]{0,3}[a-h][1-8]|[a-h](?:x[a-h])?[2-7]|O-O(?:-O)?)[+#]?N$/;

/** Signs between moves without a meaning. */
export const SEPARATOR = /^[-/~:]$/;

/** Move numbers in signs of their own: ① ⑴ ⒈ 第1回合 */
const NUMBERING =
  /^(?:[\u2460-\u249b]\.?|\u7b2c\s*(?:\d+|[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341\u767e]+)\s*(?:\u56de\u5408|\u56de|\u7740|\u624b|\u6b65)?[:.]?)/;

const NUMERAL = "[\\u4e00\\u4e8c\\u4e09\\u56db\\u4e94\\u516d\\u4e03\\u516b\\u4e5d1-9\\uff11-\\uff19]";
const PIECE =
  "[\\u8f66\\u8eca\\u4fe5\\u9a6c\\u99ac\\u508c\\u70ae\\u7832\\u5305\\u5175\\u5352\\u76f8\\u8c61\\u4ed5\\u58eb\\u5e05\\u5e25\\u5c06\\u5c07]";
const PLACE = "[\\u524d\\u4e2d\\u540e\\u5f8c]";
const WAY = "[\\u8fdb\\u9032\\u9000\\u5e73]";
/** A move in Chinese characters, with spaces around it only if people put them there. */
const CHINESE = new RegExp(`(?:${PIECE}${NUMERAL}|${PLACE}${PIECE}?${NUMERAL}|${PLACE}${PIECE}|${NUMERAL}${PIECE})${WAY}${NUMERAL}`, "y");
const IDEOGRAPH = /[\u3400-\u9fff]/;

/** A move in Vietnamese words, spaces included: `Pháo 2 bình 5`, `Mã trước tấn 7`, `X(t) thoái 1`. */
const VIETNAMESE =
  /(?:(?:t|ph|ch|b|v|x|m|s)[a-z\u00c0-\u1ef9]{1,5}\s*(?:\(\s*[tsg]\s*\)|tr[a-z\u00c0-\u1ef9]{2,5}c|sau|gi[a-z\u00c0-\u1ef9]{1,3})?|[xmpbcstv]\s?\(\s*[tsg]\s*\))\s*[1-9]?\s*(?:b[a-z\u00c0-\u1ef9]{1,3}nh|t[a-z\u00c0-\u1ef9]{1,4}n|tho[a-z\u00c0-\u1ef9]{1,3}i|lui|ngang|[./-])\s*[1-9](?!\d)/iy;

/** A promotion in parentheses: `a8(Q)`. */
const PROMOTION = /\((?:[QRBNHXTM]|[a-z])\)[+#]?/y;

/** No move is longer, whatever its marks; only the beginning of longer words is examined. */
export const LONGEST_WORD = 120;

/** The marks at the end of a move. */
const MARKS = "!?\u203c\u2047\u2048\u2049";

/** A word split into its parts. */
export interface Word {
  /** A move number before it: the number of dots, and the number. */
  number?: string;
  /** A mark before the number, which belongs to the move after it. */
  early?: string;
  move?: string;
  result?: Result;
  marks?: string;
}

/** Converts full-width forms to ASCII and every dash to `-`, and drops invisible characters. */
export const plainly = (text: string): string =>
  /[^ -~]/.test(text)
    ? text
        .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
        .replace(/[\uff01-\uff5e]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
        .replace(/[\u2010-\u2015\u2212]/g, "-")
    : text;

function at(expression: RegExp, text: string, place: number): string | undefined {
  expression.lastIndex = place;
  return expression.exec(text)?.[0];
}

/** Returns the move in Chinese characters that starts here, if any. */
export const chineseAt = (text: string, place: number): string | undefined => at(CHINESE, text, place);

/** Returns the move in Vietnamese words that starts here, if any. */
export const vietnameseAt = (text: string, place: number): string | undefined => (XIANGQI_BUILT ? at(VIETNAMESE, text, place) : undefined);

/** Returns the promotion in parentheses that starts here, if any. */
export const promotionAt = (text: string, place: number): string | undefined => at(PROMOTION, text, place);

export function resultOf(word: string): Result {
  return word.startsWith("\u00bd") || word.startsWith("1/2") ? "1/2-1/2" : (word as Result);
}

/** Splits a word into number, move, marks and result. */
export function takeApart(given: string): Word {
  const taken: Word = {};
  let word = given.replace(/[`\u00b4"\u201c\u201d\u2018\u2019]+$/, "");
  const early = /^[!?]{1,2}(?=\d+\.)/.exec(word)?.[0];
  if (early !== undefined) {
    taken.early = early;
    word = word.slice(early.length);
  }
  // `33.4` is a xiangqi move; anything else before a dot is a number.
  if (!/^\d\d\.\d$/.test(word)) {
    const number = /^(?:(?:\d*[.\u2026]+)+|\d{1,3}:)/.exec(word)?.[0] ?? NUMBERING.exec(word)?.[0];
    if (number !== undefined) {
      taken.number = number;
      word = word.slice(number.length);
    }
  }
  if (RESULT.test(word) || RESULT_WORD.test(word)) {
    taken.result = RESULT.test(word) ? resultOf(word) : resultIn(word)!;
    return taken;
  }
  const grown = word.length > 60 ? null : GROWN.exec(word);
  if (grown !== null) {
    word = grown[1]!;
    taken.result = resultOf(grown[2]!);
  }
  // A UCI null move is not a number.
  if (/^\d*$/.test(word) && word !== "0000") {
    if (word !== "" && taken.number === undefined) taken.number = word;
    return taken;
  }
  let end = word.length;
  while (end > 0 && MARKS.includes(word[end - 1]!)) end--;
  taken.move = word.slice(0, end);
  taken.marks = word.slice(end);
  if (taken.marks === "" && NOVELTY.test(word)) {
    taken.move = word.slice(0, -1);
    taken.marks = "N";
  }
  return taken;
}

/** A part of a word in Chinese characters, and its offset in the word. */
export interface Part {
  readonly text: string;
  readonly at: number;
}

/** Splits moves written without spaces, with the numbers and signs between them; `undefined` for any other word. */
export function splitChinese(word: string): Part[] | undefined {
  if (!XIANGQI_BUILT || !IDEOGRAPH.test(word)) return undefined;
  const parts: Part[] = [];
  let moves = 0;
  let place = 0;
  let from = 0;
  const flush = (to: number): void => {
    if (to > from) parts.push({ text: word.slice(from, to), at: from });
  };
  while (place < word.length) {
    // A move number does not belong to a soldier.
    const move = chineseAt(word, place);
    if (move === undefined) {
      place++;
      continue;
    }
    flush(place);
    let end = place + move.length;
    while (end < word.length && (MARKS.includes(word[end]!) || word[end] === "+" || word[end] === "#")) end++;
    parts.push({ text: word.slice(place, end), at: place });
    moves++;
    place = from = end;
  }
  flush(word.length);
  return moves > 0 && parts.length > 1 ? parts : undefined;
}
