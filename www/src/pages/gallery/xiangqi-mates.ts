/** Mates of xiangqi that have names, and the end of a side that cannot move. */

import type { Entry } from "./entry.ts";

export const XIANGQI_MATES = [
  {
    id: "double-cannon",
    kind: "xiangqi",
    rules: "basic",
    fen: "3aka3/9/4C4/9/1C7/9/9/9/9/3K5 w - - 0 1",
    moves: "b5e5",
    facts: [{ type: "over", reason: "checkmate", winner: "red", rule: "basic/checkmate" }],
  },
  {
    id: "horse-and-cannon",
    kind: "xiangqi",
    rules: "basic",
    fen: "4k4/9/4N4/9/9/9/9/9/1C7/3K5 w - - 0 1",
    moves: "b1e1",
    facts: [{ type: "over", reason: "checkmate", winner: "red", rule: "basic/checkmate" }],
  },
  {
    id: "crouching-horse",
    kind: "xiangqi",
    rules: "basic",
    fen: "4ka3/4a4/9/7N1/9/9/9/9/3R5/4K4 w - - 0 1",
    moves: "h6g8",
    facts: [{ type: "over", reason: "checkmate", winner: "red", rule: "basic/checkmate" }],
  },
  {
    id: "fishing-horse",
    kind: "xiangqi",
    rules: "basic",
    fen: "4k4/9/6N2/9/9/9/9/9/9/3K3R1 w - - 0 1",
    moves: "h0h9",
    facts: [{ type: "over", reason: "checkmate", winner: "red", rule: "basic/checkmate" }],
  },
  {
    id: "iron-bolt",
    kind: "xiangqi",
    rules: "basic",
    fen: "4ka3/4a4/4b4/9/9/3R5/9/4C4/9/3K5 w - - 0 1",
    moves: "d4d9",
    facts: [{ type: "over", reason: "checkmate", winner: "red", rule: "basic/checkmate" }],
  },
  {
    id: "white-general",
    kind: "xiangqi",
    rules: "basic",
    fen: "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1",
    moves: "a1d1",
    facts: [{ type: "over", reason: "checkmate", winner: "red", rule: "basic/checkmate" }],
  },
  {
    id: "smothered-palace",
    kind: "xiangqi",
    rules: "basic",
    fen: "4ka3/4a4/9/9/9/9/9/9/8C/3K5 w - - 0 1",
    moves: "i1i9",
    facts: [{ type: "over", reason: "checkmate", winner: "red", rule: "basic/checkmate" }],
  },
  {
    id: "two-chariots",
    kind: "xiangqi",
    rules: "basic",
    fen: "4k4/R8/9/9/9/9/9/9/8R/3K5 w - - 0 1",
    moves: "i1i9",
    facts: [{ type: "over", reason: "checkmate", winner: "red", rule: "basic/checkmate" }],
  },
  {
    id: "no-move-left",
    kind: "xiangqi",
    rules: "basic",
    fen: "3k5/4P4/9/4P4/9/9/9/9/9/4K4 w - - 0 1",
    moves: "e6e7",
    facts: [{ type: "over", reason: "stalemate", winner: "red", rule: "basic/stalemate" }],
  },
] as const satisfies readonly Entry[];
