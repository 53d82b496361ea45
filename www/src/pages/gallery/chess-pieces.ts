/** How each piece of chess goes, and what stops it. */

import type { Entry } from "./entry.ts";

export const CHESS_PIECES = [
  {
    id: "king",
    kind: "chess",
    rules: "basic",
    fen: "8/8/2k5/8/3K4/8/8/8 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "d4", to: "c3 d3 e3 c4 e4 e5" },
      { type: "refused", move: "d4d5", code: "kings-adjacent", squares: "c6" },
    ],
  },
  {
    id: "queen",
    kind: "chess",
    rules: "basic",
    fen: "6k1/8/1p6/8/3Q4/8/5P2/K7 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "d4", to: "d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4 b2 c3 e5 f6 g7 h8 c5 b6 e3" },
      { type: "refused", move: "d4e6", code: "queen-shape", squares: "d4" },
    ],
  },
  {
    id: "rook",
    kind: "chess",
    rules: "basic",
    fen: "7k/3p4/8/8/3R1P2/8/8/K7 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "d4", to: "d1 d2 d3 d5 d6 d7 a4 b4 c4 e4" },
      { type: "refused", move: "d4h4", code: "path-blocked", squares: "f4" },
    ],
  },
  {
    id: "bishop",
    kind: "chess",
    rules: "basic",
    fen: "7k/6p1/8/8/3B4/8/1P6/K7 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "d4", to: "c3 e5 f6 g7 g1 f2 e3 c5 b6 a7" },
      { type: "refused", move: "d4d5", code: "bishop-shape", squares: "d4" },
    ],
  },
  {
    id: "knight",
    kind: "chess",
    rules: "basic",
    fen: "7k/8/2ppp3/2pNp3/2ppp3/8/8/K7 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "d5", to: "c3 e3 b4 f4 b6 f6 c7 e7" },
      { type: "refused", move: "d5d7", code: "knight-shape", squares: "d5" },
    ],
  },
  {
    id: "pawn",
    kind: "chess",
    rules: "basic",
    fen: "7k/8/8/8/8/3p1p2/4P3/K7 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "e2", to: "e3 e4 d3 f3" },
      { type: "refused", move: "e2f1", code: "pawn-backward", squares: "e2" },
    ],
  },
  {
    id: "pawn-blocked",
    kind: "chess",
    rules: "basic",
    fen: "7k/8/8/8/8/4p3/4P3/K7 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "e2", to: "" },
      { type: "refused", move: "e2e3", code: "pawn-blocked", squares: "e3" },
    ],
  },
  {
    id: "pinned",
    kind: "chess",
    rules: "basic",
    fen: "4k3/8/8/8/8/4r3/4N3/4K3 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "e2", to: "" },
      { type: "refused", move: "e2c3", code: "pinned", squares: "e3" },
    ],
  },
] as const satisfies readonly Entry[];
