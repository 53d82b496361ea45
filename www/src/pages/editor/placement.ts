/** The pieces on a board as the first field of a FEN writes them. Pure. */

import { GEOMETRY } from "../../app/games.ts";
import type { GameKind, Placement } from "../../app/games.ts";

/** Letters of other dialects: the elephant and horse of the world federation. */
const DIALECT: Readonly<Record<GameKind, Readonly<Record<string, string>>>> = {
  xiangqi: { E: "B", e: "b", H: "N", h: "n" },
  chess: {},
};
const PIECES: Readonly<Record<GameKind, RegExp>> = { xiangqi: /^[KABNRCP]$/i, chess: /^[KQRBNP]$/i };

/** The fields of a FEN; `_` stands for a blank in addresses. */
export function tokensOf(text: string): string[] {
  return text.split(/[\s_\uFEFF]+/).filter((token) => token !== "");
}

/** `null` where it is no board of the game. */
export function readPlacement(kind: GameKind, text: string): Placement | null {
  const { files, ranks } = GEOMETRY[kind];
  const rows = text.replace(/\[\]$/, "").split("/");
  if (rows.length !== ranks) return null;
  const read = rows.map((row) =>
    [...row].flatMap((sign) => {
      if (/^[1-9]$/.test(sign)) return Array<string>(Number(sign)).fill("");
      const letter = DIALECT[kind][sign] ?? sign;
      return [PIECES[kind].test(letter) ? letter : "?"];
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
      .map((letter) => (letter === "" ? "1" : letter))
      .join("")
      .replace(/1+/g, (run) => String(run.length));
  return rows.reverse().map(write).join("/");
}
