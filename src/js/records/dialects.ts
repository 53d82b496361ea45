import { ANY, NOTATIONS } from "../notation.js";
import type { Dialects } from "./settling.js";
import type { Draft } from "./record-draft.js";

// The notations a record may be written in, judging by its words. Of several the first is tried first; another counts only if
// it reads more.

const number = (notation: string): number => NOTATIONS.indexOf(notation);

/** How many words are examined. */
const MOST = 400;

/** Both squares, or a piece and its destination. Ranks are 0–9 or 1–10. */
const SQUARES = /^(?:[a-i](?:10|\d)-?[a-i](?:10|\d)|[A-I](?:10|\d)-?[A-I](?:10|\d))[+#]*$/;
const GOAL = /^(?:[KABENHRCP](?:[a-i]|10|\d)?(?:10|\d)?x?|[a-i]x)?[a-i](?:10|\d)[+#]*$/;
/** B, C and P, and stops and dashes, occur in both: other letters or signs tell them apart. */
const WXF = /^(?:[RHNEAK][1-9+-][-+=.]|[BCP][1-9+-][+=])/i;
const VIETNAMESE = /^(?:(?:[XMST][1-9tgs]|Tg[1-9])[./-]|[BCP][1-9tgs]\/)[1-9]$/i;
/** Two squares and nothing else. */
const ICCS = /^[A-Ia-i]\d-?[A-Ia-i]\d$/;
const RANKS = /[a-iA-I](10|0)|^[A-Z](10|0)/g;

/** Returns the possible notations of a xiangqi record; `named` is that of its tag. */
export function xiangqiDialects(moves: readonly Draft[], named: number | undefined): Dialects {
  const all = notationsOf(moves, named);
  return { first: all[0] ?? ANY, all: () => all };
}

function notationsOf(moves: readonly Draft[], named: number | undefined): readonly number[] {
  let goals = 0;
  let squares = 0;
  let base: 0 | 1 | undefined;
  const most = Math.min(moves.length, MOST);
  for (let at = 0; at < most; at++) {
    const { uci } = moves[at]!;
    // Chinese tells nothing about the base, and once it is known neither do two squares.
    if (uci.charCodeAt(0) > 0x3000 || (base === 0 && ICCS.test(uci))) continue;
    if (SQUARES.test(uci)) squares++;
    else if (GOAL.test(uci)) goals++;
    else if (named === undefined && WXF.test(uci)) return [number("wxf")];
    else if (named === undefined && VIETNAMESE.test(uci)) return [number("vi")];
    else continue;
    for (const [, inSquare, asHint] of uci.matchAll(RANKS)) {
      const rank = inSquare ?? asHint;
      // A rank 10 proves the one, a rank 0 the other.
      base ??= rank === "10" ? 1 : 0;
    }
  }
  if (goals > 0) return base === 1 ? [number("fairy")] : base === 0 ? [number("winboard")] : [number("winboard"), number("fairy")];
  if (squares > 0) return base === 1 ? [number("fairy")] : base === 0 ? [named ?? ANY] : [named ?? ANY, number("fairy")];
  return [named ?? ANY];
}

/** Piece letters of languages other than English, and of Vietnamese. */
const LETTERS: Readonly<Record<string, string>> = {
  vi: "V H X T M B",
  de: "K D T L S",
  nl: "K D T L P",
  fr: "R D T F C",
  es: "R D T A C",
  pt: "R D T B C",
  ro: "R D T N C",
  pl: "K H W G S",
  cs: "K D V S J",
  hu: "K V B F H",
  fi: "K D T L R",
  is: "K D H B R",
  ru: "Кр Ф Л С К",
  uk: "Кр Ф Т С К",
  bg: "Ц Д Т О К",
};
/** In Latin or Cyrillic letters, or digits. */
const CASTLING = /^[O0\u041e]-[O0\u041e]/i;
const ENGLISH = "K Q R B N P O";
const PIECE = /^(?:\d+\.*)?(\u041a\u0440|[A-Z\u0410-\u042f])(?=[a-h1-8x:\u00d7-]|O)/;

/**
 * Returns the possible notations of a chess record: English, if its letters fit; otherwise every language that has all of its
 * letters. If two of them read different games, neither is used.
 */
export const chessDialects = (moves: readonly Draft[]): Dialects => ({ first: number("san"), all: () => languagesOf(moves) });

function languagesOf(moves: readonly Draft[]): readonly number[] {
  const letters = new Set<string>();
  for (const { uci } of moves.slice(0, MOST)) {
    if (CASTLING.test(uci)) continue;
    const letter = PIECE.exec(uci)?.[1];
    if (letter !== undefined) letters.add(letter);
    const promotion = /[18]\(?[=/]?([A-Z\u0410-\u042f])\)?[+#]*$/.exec(uci)?.[1];
    if (promotion !== undefined) letters.add(promotion);
  }
  const has = (alphabet: string): boolean => {
    const known = alphabet.split(" ");
    return [...letters].every((letter) => known.includes(letter) || letter === "O");
  };
  if (letters.size === 0) return [ANY];
  const others = Object.keys(LETTERS).filter((language) => has(LETTERS[language]!));
  if (has(ENGLISH)) return [number("san"), ...others.map(number)];
  return others.length === 0 ? [ANY] : others.map(number);
}
