/**
 * Digits and lower-case letters as strokes in boxes of 100 by 100, so that a diagram needs no font.
 */
import { LETTERS } from "../board/glyphs/letters.ts";

const SIGNS: Readonly<Record<string, string>> = {
  "0": "M50 10 C74 10 80 34 80 50 C80 66 74 90 50 90 C26 90 20 66 20 50 C20 34 26 10 50 10 Z",
  "1": "M30 26 L54 10 V90",
  "2": "M24 30 C26 14 40 10 50 10 C66 10 77 20 77 34 C77 54 40 66 22 90 H80",
  "3": "M24 16 Q36 10 48 10 C64 10 74 18 74 30 C74 42 64 48 46 48 C66 48 78 56 78 69 C78 82 66 90 48 90 Q34 90 22 82",
  "4": "M62 90 V10 L18 66 H84",
  "5": "M76 10 H32 L28 46 Q38 40 50 40 C68 40 79 50 79 65 C79 80 68 90 50 90 Q34 90 22 82",
  "6": "M72 14 C46 8 22 30 22 62 C22 80 34 90 50 90 C67 90 78 79 78 64 C78 50 67 41 51 41 C36 41 26 50 22 62",
  "7": "M20 10 H80 L44 90",
  "8": "M50 46 C34 46 26 38 26 28 C26 18 36 10 50 10 C64 10 74 18 74 28 C74 38 66 46 50 46 C32 46 21 56 21 68 C21 82 34 90 50 90 C66 90 79 82 79 68 C79 56 68 46 50 46 Z",
  "9": "M28 86 C54 92 78 70 78 38 C78 20 66 10 50 10 C33 10 22 21 22 36 C22 50 33 59 49 59 C64 59 74 50 78 38",
  a: "M74 38 V90 M74 64 C74 48 64 38 50 38 C34 38 24 50 24 64 C24 80 34 90 50 90 C64 90 74 80 74 64",
  b: "M26 8 V90 M26 64 C26 48 36 38 50 38 C66 38 76 50 76 64 C76 80 66 90 50 90 C36 90 26 80 26 64",
  c: "M74 46 Q64 38 52 38 C36 38 25 50 25 64 C25 80 36 90 52 90 Q64 90 74 82",
  d: "M74 8 V90 M74 64 C74 48 64 38 50 38 C34 38 24 50 24 64 C24 80 34 90 50 90 C64 90 74 80 74 64",
  e: "M25 64 H76 C76 48 66 38 51 38 C35 38 25 50 25 64 C25 80 36 90 52 90 Q66 90 74 80",
  f: "M68 12 Q44 2 42 30 V90 M26 40 H62",
  g: "M74 38 V84 Q74 108 50 108 Q36 108 28 102 M74 62 C74 48 64 38 50 38 C34 38 24 49 24 62 C24 76 34 86 50 86 C64 86 74 76 74 62",
  h: "M28 8 V90 M28 58 Q32 38 52 38 Q72 38 72 60 V90",
  i: "M50 38 V90 M50 14 V18",
  // Initials of xiangqi pieces that chess pieces do not have.
  A: "M18 90 L50 10 L82 90 M30 62 H70",
  C: "M80 26 C70 8 18 4 18 50 C18 96 70 92 80 74",
  E: "M76 10 H26 V90 H78 M26 48 H66",
  H: "M24 10 V90 M76 10 V90 M24 48 H76",
};

/** Formats a number with at most two decimals. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Returns the strokes of a sign in a box of 100 by 100; `null` if it cannot be drawn. */
export function strokesOf(sign: string): string | null {
  return SIGNS[sign] ?? LETTERS[sign] ?? null;
}
