/** How each piece of xiangqi goes, and what stops it. */

import type { Entry } from "./entry.ts";

export const XIANGQI_PIECES = [
  {
    id: "general",
    kind: "xiangqi",
    rules: "basic",
    fen: "3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "e1", to: "e2 e0 f1" },
      { type: "refused", move: "e1d1", code: "facing-generals", squares: "d1 d2 d3 d4 d5 d6 d7 d8 d9" },
    ],
  },
  {
    id: "palace",
    kind: "xiangqi",
    rules: "basic",
    fen: "5k3/9/9/9/9/9/9/9/9/3K5 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "d0", to: "d1 e0" },
      { type: "refused", move: "d0c0", code: "general-leaves-palace", squares: "c0" },
    ],
  },
  {
    id: "advisor",
    kind: "xiangqi",
    rules: "basic",
    fen: "3k5/9/9/9/9/9/9/4K4/4A4/9 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "e1", to: "d2 f2 d0 f0" },
      { type: "refused", move: "e1e0", code: "advisor-one-diagonal", squares: "e1" },
    ],
  },
  {
    id: "elephant-eye",
    kind: "xiangqi",
    rules: "basic",
    fen: "5k3/9/9/9/9/9/3R5/4B4/9/3K5 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "e2", to: "g4 c0 g0" },
      { type: "refused", move: "e2c4", code: "elephant-eye-blocked", squares: "d3" },
    ],
  },
  {
    id: "river",
    kind: "xiangqi",
    rules: "basic",
    fen: "5k3/9/9/9/9/2B6/9/9/9/3K5 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "c4", to: "a2 e2" },
      { type: "refused", move: "c4e6", code: "elephant-crosses-river", squares: "e6" },
    ],
  },
  {
    id: "horse-leg",
    kind: "xiangqi",
    rules: "basic",
    fen: "3k5/9/9/9/4p4/4N4/9/9/9/5K3 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "e4", to: "d2 f2 c5 c3 g5 g3" },
      { type: "refused", move: "e4d6", code: "horse-leg-blocked", squares: "e5" },
    ],
  },
  {
    id: "chariot",
    kind: "xiangqi",
    rules: "basic",
    fen: "3k5/9/9/9/4p4/9/4R1P2/9/9/5K3 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "e3", to: "a3 b3 c3 d3 f3 e0 e1 e2 e4 e5" },
      { type: "refused", move: "e3e7", code: "path-blocked", squares: "e5" },
    ],
  },
  {
    id: "cannon",
    kind: "xiangqi",
    rules: "basic",
    fen: "3k5/9/4n4/9/4p4/9/4C4/9/9/5K3 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "e3", to: "a3 b3 c3 d3 f3 g3 h3 i3 e0 e1 e2 e4 e7" },
      { type: "refused", move: "e3e5", code: "cannon-needs-screen", squares: "e5" },
    ],
  },
  {
    id: "soldier",
    kind: "xiangqi",
    rules: "basic",
    fen: "3k5/9/9/9/9/9/4P4/9/9/5K3 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "e3", to: "e4" },
      { type: "refused", move: "e3d3", code: "soldier-sideways-early", squares: "e3" },
    ],
  },
  {
    id: "soldier-across",
    kind: "xiangqi",
    rules: "basic",
    fen: "3k5/9/9/9/4P4/9/9/9/9/5K3 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "e5", to: "e6 d5 f5" },
      { type: "refused", move: "e5e4", code: "soldier-backward", squares: "e5" },
    ],
  },
  {
    id: "pin",
    kind: "xiangqi",
    rules: "basic",
    fen: "4k4/9/9/9/4r4/9/9/4B4/9/4K4 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "e2", to: "" },
      { type: "refused", move: "e2g4", code: "pinned", squares: "e5" },
    ],
  },
  {
    id: "screen",
    kind: "xiangqi",
    rules: "basic",
    fen: "4k4/9/4c4/9/9/9/9/3A5/9/4K4 w - - 0 1",
    moves: "",
    facts: [
      { type: "moves", from: "d2", to: "" },
      { type: "refused", move: "d2e1", code: "exposes-general", squares: "e7" },
    ],
  },
] as const satisfies readonly Entry[];
