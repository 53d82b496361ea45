/** Repeated positions judged by the world federation: diagrams of its rule book. */

import type { Entry } from "./entry.ts";

export const XIANGQI_CYCLES = [
  {
    id: "wxf-check", kind: "xiangqi", rules: "wxf",
    fen: "c2a1k3/2c1a2R1/b6P1/8p/9/9/9/9/4K4/9 w - - 0 1",
    moves: "(h8h9 f9f8 h9h8 f8f9)×2",
    facts: [{ type: "over", reason: "perpetual-check", winner: "black", rule: "wxf/6" }],
  },
  {
    id: "wxf-check-two", kind: "xiangqi", rules: "wxf",
    fen: "4R4/3k5/5R3/9/9/2B6/n8/3pB4/4p4/3K5 w - - 0 1",
    moves: "(f7f8 d8d7 f8f7 d7d8)×2",
    facts: [{ type: "over", reason: "perpetual-check", winner: "black", rule: "wxf/6" }],
  },
  {
    id: "wxf-both-check", kind: "xiangqi", rules: "wxf",
    fen: "3akr3/5c3/1P2b4/4R4/9/9/9/9/9/4CK3 w - - 0 1",
    moves: "e6e7 (f8e8 e7f7 e8f8 f7e7)×2",
    facts: [{ type: "over", reason: "mutual-violation", winner: null, rule: "wxf/7" }],
  },
  {
    id: "wxf-answered-check", kind: "xiangqi", rules: "wxf",
    fen: "5c3/8R/4k2P1/3P5/5P3/6P2/5pN2/5A3/4CK3/6rn1 w - - 0 1",
    moves: "(f5e5 f3e3 e5f5 e3f3)×2",
    facts: [{ type: "over", reason: "perpetual-check", winner: "black", rule: "wxf/8" }],
  },
  {
    id: "wxf-chase", kind: "xiangqi", rules: "wxf",
    fen: "4kab2/4a4/4b4/3rC2R1/9/9/4n4/4B4/4A4/4KAB1c w - - 0 1",
    moves: "(h6i6 i0h0 i6h6 h0i0)×2",
    facts: [{ type: "over", reason: "perpetual-chase", winner: "black", rule: "wxf/perpetual-chase" }],
  },
  {
    id: "wxf-chariot-cannon", kind: "xiangqi", rules: "wxf",
    fen: "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1",
    moves: "h2h1 (d1d3 h1h3 d3d1 h3h1)×2",
    facts: [{ type: "over", reason: "perpetual-chase", winner: "black", rule: "wxf/15" }],
  },
  {
    id: "wxf-protected", kind: "xiangqi", rules: "wxf",
    fen: "2bak4/4a4/4b4/9/6c2/5R3/4c4/4C4/4N4/3AKA3 w - - 0 1",
    moves: "f4g4 (g5c5 g4c4 c5g5 c4g4)×2",
    facts: [{ type: "over", reason: "repetition", winner: null, rule: "wxf/5" }],
  },
  {
    id: "wxf-false-protection", kind: "xiangqi", rules: "wxf",
    fen: "2baka3/9/4b4/9/6c2/3R5/4c4/4C4/4N4/3AKA3 w - - 0 1",
    moves: "(d4g4 g5d5 g4d4 d5g5)×2",
    facts: [{ type: "over", reason: "perpetual-chase", winner: "black", rule: "wxf/perpetual-chase" }],
  },
  {
    id: "wxf-offer", kind: "xiangqi", rules: "wxf",
    fen: "2bak3r/4a4/4b4/p3C1R2/9/P8/5R3/9/4r4/5K3 w - - 0 1",
    moves: "(g6i6 i9g9 i6g6 g9i9)×2",
    facts: [{ type: "over", reason: "repetition", winner: null, rule: "wxf/5" }],
  },
  {
    id: "wxf-general", kind: "xiangqi", rules: "wxf",
    fen: "4ka3/4a4/4b4/p7p/9/4C4/4P4/4B4/3K5/3Ac1B2 w - - 0 1",
    moves: "d1e1 (e0f0 e1f1 f0e0 f1e1)×2",
    facts: [{ type: "over", reason: "repetition", winner: null, rule: "wxf/5" }],
  },
  {
    id: "wxf-soldier-home", kind: "xiangqi", rules: "wxf",
    fen: "3akabC1/9/4b4/7P1/2n5p/9/3p5/9/4A1c2/2BAK1B1C w - - 0 1",
    moves: "(g0i2 g1i1 i2g0 i1g1)×2",
    facts: [{ type: "over", reason: "repetition", winner: null, rule: "wxf/5" }],
  },
  {
    id: "wxf-soldier-across", kind: "xiangqi", rules: "wxf",
    fen: "3akabC1/9/4b4/7P1/2n6/8p/3p5/9/4A1c2/2BAK1B1C w - - 0 1",
    moves: "(g0i2 g1i1 i2g0 i1g1)×2",
    facts: [{ type: "over", reason: "perpetual-chase", winner: "black", rule: "wxf/perpetual-chase" }],
  },
  {
    id: "wxf-two-targets", kind: "xiangqi", rules: "wxf",
    fen: "4k4/9/9/9/C8/9/pp5pp/4B4/9/r1BAKA2r w - - 0 1",
    moves: "(a5i5 i0h0 i5a5 a0b0 a5h5 h0i0 h5b5 b0a0 b5i5 i0h0 i5a5 a0b0 a5h5 h0i0 h5a5 b0a0)×1 a5i5",
    facts: [{ type: "over", reason: "repetition", winner: null, rule: "wxf/5" }],
  },
  {
    id: "wxf-mixture", kind: "xiangqi", rules: "wxf",
    fen: "2ba1k3/4a4/b8/7R1/9/9/1r2p4/9/4A4/2B1KAB1c w - - 0 1",
    moves: "h6h9 (f9f8 h9h0 i0i1 h0h8 f8f9 h8h1 i1i0 h1h9)×2",
    facts: [{ type: "over", reason: "repetition", winner: null, rule: "wxf/5" }],
  },
  {
    id: "wxf-mate-threat", kind: "xiangqi", rules: "wxf",
    fen: "3ak1b2/4a4/4b4/r3C2R1/p8/9/P8/4p4/4p4/5K3 w - - 0 1",
    moves: "(h6g6 g9i7 g6h6 i7g9)×2",
    facts: [{ type: "over", reason: "repetition", winner: null, rule: "wxf/5" }],
  },
  {
    id: "wxf-both-chase", kind: "xiangqi", rules: "wxf",
    fen: "3akab2/c2R1R2c/4b4/9/9/9/9/4B4/4K4/2B6 w - - 0 1",
    moves: "(d8d6 d9e8 d6d8 e8d9)×2",
    facts: [{ type: "over", reason: "mutual-violation", winner: null, rule: "wxf/mutual-chase" }],
  },
  {
    id: "wxf-unguarding", kind: "xiangqi", rules: "wxf",
    fen: "2ca1k3/4a4/b3b4/2P5P/6p2/1c7/9/B7N/2nR5/2BAK4 w - - 0 1",
    moves: "(c6b6 e7c5 b6c6 c5e7)×2",
    facts: [{ type: "over", reason: "perpetual-chase", winner: "black", rule: "wxf/appendix-1" }],
  },
  {
    id: "vcf-check", kind: "xiangqi", rules: "vcf",
    fen: "9/3kc4/3a5/3P5/9/4p4/9/4K4/9/3C5 w - - 0 1",
    moves: "(d6e6 e4d4 e6d6 d4e4)×2",
    facts: [{ type: "over", reason: "perpetual-check", winner: "red", rule: "vcf/8" }],
  },
  {
    id: "vcf-offer", kind: "xiangqi", rules: "vcf",
    fen: "2bak3r/4a4/4b4/p3C1R2/9/P8/5R3/9/4r4/5K3 w - - 0 1",
    moves: "(g6i6 i9g9 i6g6 g9i9)×2",
    facts: [{ type: "over", reason: "repetition", winner: null, rule: "vcf/5" }],
  },
] as const satisfies readonly Entry[];
