/** The letters of the chess pieces as strokes of our own, so that every device draws them alike; boxes of 100 by 100. */

export const LETTERS: Readonly<Record<string, string>> = {
  K: "M28 10 V90 M76 10 L28 58 M44 44 L78 90",
  Q: "M50 10 C78 10 86 30 86 50 C86 70 78 90 50 90 C22 90 14 70 14 50 C14 30 22 10 50 10 Z M58 66 L86 94",
  R: "M26 90 V10 H54 C82 10 82 52 54 52 H26 M52 52 L78 90",
  B: "M26 10 V90 H54 C84 90 84 48 54 48 H26 M26 10 H52 C76 10 76 48 52 48",
  N: "M22 90 V10 L78 90 V10",
  P: "M28 90 V10 H54 C84 10 84 56 54 56 H28",
};

const cache = new Map<string, Path2D>();

/** The strokes of a letter, to be stroked with round caps; `null` for one that stands for no chess piece. */
export function letterPath(letter: string): Path2D | null {
  const data = LETTERS[letter];
  if (data === undefined) return null;
  const path = cache.get(letter) ?? new Path2D(data);
  cache.set(letter, path);
  return path;
}
