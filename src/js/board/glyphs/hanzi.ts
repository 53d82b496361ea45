/**
 * The traditional characters of the xiangqi board as strokes of our own, so that every device shows the same pieces
 * whether or not it has a Chinese font. Each part is drawn in a box of 100 by 100, y downwards.
 */

/** Part of a character, and the box (x, y, width, height) it fills of the character's own. */
type Placed = readonly [part: string, x: number, y: number, width: number, height: number];

const SCHOLAR = "M50 8 V88 M12 38 H88 M24 88 H76";
const CART = "M20 15 H80 M25 31 H75 V66 H25 Z M25 48.5 H75 M8 81 H92 M50 4 V97";
const HORSE =
  "M27 9 V61 M27 9 H79 M27 26 H74 M27 43 H74 M52 9 V61 M27 61 H83 Q83 82 76 94 L65 89 M15 74 L11 92 M31 74 L34 88 M46 73 L50 86 M61 71 L66 82";
const PERSON = "M72 4 Q52 34 10 56 M46 38 V97";
const WRAP = "M36 4 Q28 26 8 42 M30 21 H84 Q85 54 77 70 L66 66 M25 39 H61 V58 H25 M25 39 V80 Q25 92 40 92 H88 L91 76";
const FIRE = "M18 30 L28 48 M82 26 L68 46 M50 6 Q54 62 8 94 M52 48 Q62 78 93 94";
const STONE = "M8 13 H92 M46 13 Q38 50 6 74 M34 48 H82 V90 H34 Z";
const TREE = "M6 30 H94 M50 5 V96 M48 32 Q34 60 6 78 M52 32 Q66 60 94 78";
const WATER = "M20 8 L70 22 M8 38 L56 50 M10 94 Q50 80 78 58";

const CHARACTERS: Readonly<Record<string, readonly Placed[]>> = {
  帥: [["M28 3 L20 17 M11 19 V93 M11 19 H40 V46 H11 M11 63 H43 V90 H11 M57 27 V78 M57 27 H94 V74 L84 70 M75.5 6 V97", 0, 0, 100, 100]],
  仕: [
    [PERSON, -2, 0, 46, 100],
    [SCHOLAR, 34, 4, 64, 94],
  ],
  相: [
    [TREE, 0, 2, 52, 96],
    ["M57 12 H93 V90 H57 Z M57 38 H93 M57 64 H93", 0, 0, 100, 100],
  ],
  俥: [
    [PERSON, -3, 0, 42, 100],
    [CART, 32, 0, 66, 100],
  ],
  傌: [
    [PERSON, -3, 0, 42, 100],
    [HORSE, 26, 2, 74, 96],
  ],
  炮: [
    [FIRE, 0, 6, 46, 90],
    [WRAP, 40, 2, 60, 96],
  ],
  兵: [["M70 4 Q50 14 25 16 M25 15 V59 M25 36 H80 M60 36 V59 M6 59 H94 M36 70 L16 95 M64 70 L86 95", 0, 0, 100, 100]],
  將: [
    [
      "M35 4 V97 M13 10 V38 M13 38 H35 M5 59 H35 M17 59 Q17 84 5 95 M64 3 Q60 18 45 31 M58 14 H88 Q82 42 47 56 M58 25 L68 31 M52 36 L64 43 M43 66 H96 M80 52 V92 L69 89 M53 75 L62 86",
      0,
      0,
      100,
      100,
    ],
  ],
  士: [[SCHOLAR, 0, 0, 100, 100]],
  象: [
    [
      "M42 2 Q35 14 18 24 M40 11 H68 L57 23 M24 24 H79 V42 H24 Z M51 24 V42 Q40 54 12 59 M43 49 Q68 62 59 96 L47 91 M51 58 Q38 72 11 78 M58 71 Q42 87 11 95 M85 47 L62 59 M61 56 Q72 78 94 90",
      0,
      0,
      100,
      100,
    ],
  ],
  車: [[CART, 0, 0, 100, 100]],
  馬: [[HORSE, 2, 1, 96, 98]],
  砲: [
    [STONE, 0, 4, 44, 94],
    [WRAP, 40, 2, 60, 96],
  ],
  卒: [["M50 3 V16 M12 18 H88 M32 25 Q28 42 12 53 M32 35 L45 50 M67 25 Q63 42 50 53 M67 35 L85 53 M8 66 H92 M50 55 V98", 0, 0, 100, 100]],
  楚: [
    [TREE, 2, 0, 46, 46],
    [TREE, 52, 0, 46, 46],
    ["M12 53 H86 L78 64 M50 53 V88 M50 69 H80 M28 67 Q26 84 6 97 M24 81 Q44 96 94 96", 0, 0, 100, 100],
  ],
  河: [
    [WATER, 0, 4, 30, 94],
    ["M30 15 H96 M39 35 H66 V66 H39 Z M83 15 V93 L70 89", 0, 0, 100, 100],
  ],
  漢: [
    [WATER, 0, 4, 30, 94],
    [
      "M33 15 H96 M50 4 V28 M79 4 V28 M50 28 H79 M41 38 H88 V54 H41 Z M64.5 28 V78 M39 65 H90 M32 78 H97 M63 78 Q56 91 32 98 M67 79 Q76 91 97 98",
      0,
      0,
      100,
      100,
    ],
  ],
  界: [["M22 5 H78 V45 H22 Z M22 25 H78 M50 5 V45 M50 47 Q38 63 6 74 M51 47 Q64 62 94 73 M36 66 Q36 86 20 98 M65 66 V98", 0, 0, 100, 100]],
};

const cache = new Map<string, Path2D>();

/** The strokes of a character in a box of 100 by 100, to be stroked with round caps; `null` for one not drawn here. */
export function characterPath(character: string): Path2D | null {
  const known = cache.get(character);
  if (known !== undefined) return known;
  const parts = CHARACTERS[character];
  if (parts === undefined) return null;
  const path = new Path2D();
  for (const [part, x, y, width, height] of parts) {
    path.addPath(new Path2D(part), { a: width / 100, d: height / 100, e: x, f: y });
  }
  cache.set(character, path);
  return path;
}
