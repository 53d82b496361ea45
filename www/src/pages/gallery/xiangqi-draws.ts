/** Limits of moves, and positions that nobody can win. */

import type { Entry } from "./entry.ts";

export const XIANGQI_DRAWS = [
  {
    id: "club-progress",
    kind: "xiangqi",
    rules: "club",
    fen: "4k4/4a4/9/9/9/9/9/4B4/4A4/R3K4 w - - 0 1",
    moves: "(a0a1 e9d9 a1a0 d9e9)×15",
    facts: [{ type: "over", reason: "progress-limit", winner: null, rule: "club/progress" }],
  },
  {
    id: "kyvuong-no-capture",
    kind: "xiangqi",
    rules: "kyvuong",
    fen: "4k4/4a4/9/9/9/9/9/4B4/4A4/R3K4 w - - 58 40",
    moves: "a0a1 e9d9",
    facts: [{ type: "over", reason: "move-limit", winner: null, rule: "kyvuong/no-capture" }],
  },
  {
    id: "casual-no-capture",
    kind: "xiangqi",
    rules: "casual",
    fen: "4k4/4a4/9/9/9/9/9/4B4/4A4/R3K4 w - - 118 80",
    moves: "a0a1 e9d9",
    facts: [{ type: "over", reason: "move-limit", winner: null, rule: "casual/no-capture" }],
  },
  {
    id: "wxf-no-capture",
    kind: "xiangqi",
    rules: "wxf",
    fen: "4k4/4a4/9/9/9/9/9/4B4/4A4/R3K4 w - - 118 80",
    moves: "a0a1 e9d9",
    facts: [{ type: "over", reason: "move-limit", winner: null, rule: "wxf/no-capture" }],
  },
  {
    id: "vcf-no-capture",
    kind: "xiangqi",
    rules: "vcf",
    fen: "4k4/4a4/9/9/9/9/9/4B4/4A4/R3K4 w - - 118 80",
    moves: "a0a1 e9d9",
    facts: [{ type: "over", reason: "move-limit", winner: null, rule: "vcf/no-capture" }],
  },
  {
    id: "mate-on-limit",
    kind: "xiangqi",
    rules: "casual",
    fen: "4k4/R8/9/9/9/9/9/9/8R/3K5 w - - 119 80",
    moves: "i1i9",
    facts: [{ type: "over", reason: "checkmate", winner: "red", rule: "casual/checkmate" }],
  },
  {
    id: "material",
    kind: "xiangqi",
    rules: "club",
    fen: "4k4/4a4/9/9/9/9/4p4/4B4/4A4/4K4 w - - 0 40",
    moves: "e2c4 e3d3 e1d2 d3d2 e0e1 d2e2 e1e2",
    facts: [{ type: "over", reason: "material", winner: null, rule: "club/material" }],
  },
  {
    id: "lone-cannon",
    kind: "xiangqi",
    rules: "club",
    fen: "9/4a4/4ka3/9/9/2B6/9/2C1B4/9/3K5 w - - 0 1",
    moves: "c2c1 e8d9 c1e1",
    facts: [{ type: "over", reason: "checkmate", winner: "red", rule: "club/checkmate" }],
  },
] as const satisfies readonly Entry[];
