/** Checks and chases in a row, and repetition, in the rule sets that count. */

import type { Entry } from "./entry.ts";

export const XIANGQI_STREAKS = [
  {
    id: "club-check", kind: "xiangqi", rules: "club",
    fen: "9/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1",
    moves: "f0e0 (e8f8 e0f0 f8e8 f0e0)×3",
    facts: [{ type: "over", reason: "perpetual-check", winner: "black", rule: "club/perpetual-check" }],
  },
  {
    id: "club-check-limit", kind: "xiangqi", rules: "club",
    fen: "9/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1",
    moves: "f0e0 (e8f8 e0f0 f8e8 f0e0)×2 e8f8 e0f0",
    facts: [{ type: "goes-on" }],
  },
  {
    id: "club-check-two", kind: "xiangqi", rules: "club",
    fen: "4R4/3k5/5R3/9/9/2B6/n8/3pB4/4p4/3K5 w - - 0 1",
    moves: "(f7f8 d8d7 e9d9 d7e7 d9e9 e7d7 f8f7 d7d8)×3 f7f8",
    facts: [{ type: "over", reason: "perpetual-check", winner: "black", rule: "club/perpetual-check" }],
  },
  {
    id: "club-chase", kind: "xiangqi", rules: "club",
    fen: "4kab2/4a4/4b4/3rC2R1/9/9/4n4/4B4/4A4/4KAB1c w - - 0 1",
    moves: "(h6i6 i0h0 i6h6 h0i0)×3 h6i6",
    facts: [{ type: "over", reason: "perpetual-chase", winner: "black", rule: "club/perpetual-chase" }],
  },
  {
    id: "club-chariot", kind: "xiangqi", rules: "club",
    fen: "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1",
    moves: "h2h1 (d1d3 h1h3 d3d1 h3h1)×3",
    facts: [{ type: "over", reason: "perpetual-chase", winner: "black", rule: "club/perpetual-chase" }],
  },
  {
    id: "club-answers", kind: "xiangqi", rules: "club",
    fen: "8r/4k4/3a5/9/8P/9/2p2R3/4C4/3KA4/9 w - - 0 1",
    moves: "(f3e3 e8f8 e3f3 f8e8)×6 f3e3",
    facts: [{ type: "over", reason: "perpetual-check", winner: "black", rule: "club/perpetual-check" }],
  },
  {
    id: "club-change", kind: "xiangqi", rules: "club", sanction: "change",
    fen: "4kab2/4a4/4b4/3rC2R1/9/9/4n4/4B4/4A4/4KAB1c w - - 0 1",
    moves: "(h6i6 i0h0 i6h6 h0i0)×3 h6i6",
    facts: [
      { type: "must-change", color: "red", reason: "perpetual-chase" },
      { type: "goes-on" },
    ],
  },
  {
    id: "club-soldier", kind: "xiangqi", rules: "club",
    fen: "4k1b1c/7P1/3a5/9/9/9/9/9/3K5/9 w - - 0 1",
    moves: "(h8i8 i9h9 i8h8 h9i9)×4",
    facts: [{ type: "goes-on" }],
  },
  {
    id: "kyvuong-check", kind: "xiangqi", rules: "kyvuong",
    fen: "9/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1",
    moves: "f0e0 (e8f8 e0f0 f8e8 f0e0)×3",
    facts: [{ type: "over", reason: "perpetual-check", winner: "black", rule: "kyvuong/perpetual-check" }],
  },
  {
    id: "kyvuong-repetition", kind: "xiangqi", rules: "kyvuong",
    fen: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    moves: "(h0g2 h9g7 g2h0 g7h9)×5",
    facts: [{ type: "over", reason: "repetition", winner: null, rule: "kyvuong/repetition" }],
  },
  {
    id: "kyvuong-sixth", kind: "xiangqi", rules: "kyvuong",
    fen: "8r/4k4/3a5/9/8P/9/2p2R3/4C4/3KA4/9 w - - 0 1",
    moves: "(f3e3 e8f8 e3f3 f8e8)×5",
    facts: [{ type: "over", reason: "repetition", winner: null, rule: "kyvuong/repetition" }],
  },
  {
    id: "casual-check", kind: "xiangqi", rules: "casual",
    fen: "9/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1",
    moves: "f0e0 (e8f8 e0f0 f8e8 f0e0)×4 e8f8 e0f0",
    facts: [{ type: "over", reason: "perpetual-check", winner: "black", rule: "casual/perpetual-check" }],
  },
  {
    id: "casual-chase", kind: "xiangqi", rules: "casual",
    fen: "4kab2/4a4/4b4/3rC2R1/9/9/4n4/4B4/4A4/4KAB1c w - - 0 1",
    moves: "(h6i6 i0h0 i6h6 h0i0)×6",
    facts: [{ type: "goes-on" }],
  },
] as const satisfies readonly Entry[];
