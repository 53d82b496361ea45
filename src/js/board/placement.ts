/** The pieces on a board as the first field of a FEN writes them. Pure. */

import { GEOMETRY } from "./games.ts";
import type { GameKind, Placement } from "./games.ts";

/** The pieces of each side: upper-case FEN letters, the royal piece first. */
export const LETTERS: Readonly<Record<GameKind, string>> = { xiangqi: "KABNRCP", chess: "KQRBNP" };

/** Letters of other dialects: the elephant and horse of the world federation. */
const DIALECT: Readonly<Record<GameKind, Readonly<Record<string, string>>>> = {
  xiangqi: { E: "B", e: "b", H: "N", h: "n" },
  chess: {},
};

/** `null` where it is no board of the game. */
export function readPlacement(kind: GameKind, text: string): Placement | null {
  const { files, ranks } = GEOMETRY[kind];
  // No placement is longer; more is not even looked at.
  const rows = text.slice(0, 200).replace(/\[\]$/, "").split("/");
  if (rows.length !== ranks) return null;
  const read = rows.map((row) =>
    [...row].flatMap((sign) => {
      if (/^[1-9]$/.test(sign)) return Array<string>(Number(sign)).fill("");
      const letter = DIALECT[kind][sign] ?? sign;
      return [LETTERS[kind].includes(letter.toUpperCase()) ? letter : "?"];
    }),
  );
  const isWhole = read.every((row) => row.length === files && !row.includes("?"));
  return isWhole ? read.reverse().flat() : null;
}

export function writePlacement(kind: GameKind, board: Placement): string {
  const { files, ranks } = GEOMETRY[kind];
  const rows = Array.from({ length: ranks }, (_, rank) => board.slice(rank * files, (rank + 1) * files));
  const write = (row: Placement): string =>
    row
      .map((letter) => letter || "1")
      .join("")
      .replace(/1+/g, (run) => String(run.length));
  return rows.reverse().map(write).join("/");
}
