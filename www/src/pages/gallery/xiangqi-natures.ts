/** Repeated positions judged by the Chinese association, ply by ply: diagrams of its rule book of 2020. */

import type { Entry } from "./entry.ts";

export const XIANGQI_NATURES = [
  {
    id: "cxa-check",
    kind: "xiangqi",
    rules: "cxa",
    fen: "5k3/9/9/9/9/9/9/9/R8/3K5 w - - 0 1",
    moves: "a1f1 (f9e9 f1e1 e9f9 e1f1)×2",
    facts: [{ type: "over", reason: "perpetual-check", winner: "black", rule: "cxa/25.1" }],
  },
  {
    id: "cxa-kill",
    kind: "xiangqi",
    rules: "cxa",
    fen: "C3kab2/4a4/4b4/RNr3p1p/9/3pp1P2/P7P/4B4/3cA4/3AK1B2 w - - 0 1",
    moves: "(b6a8 c6c8 a8b6 c8c6)×2",
    facts: [{ type: "over", reason: "perpetual-threat", winner: "black", rule: "cxa/25.3" }],
  },
  {
    id: "cxa-idle",
    kind: "xiangqi",
    rules: "cxa",
    fen: "3k1ab2/4a4/4c4/4R3p/3PC4/4r4/8P/9/9/5K3 w - - 0 1",
    moves: "(e6d6 d9e9 d6e6 e9d9)×2",
    facts: [{ type: "over", reason: "repetition", winner: null, rule: "cxa/25.2" }],
  },
  {
    id: "cxa-soldier",
    kind: "xiangqi",
    rules: "cxa",
    fen: "1rb1kacn1/4a4/2n1b2r1/p1C1pRP1p/2p6/9/PcP1P3P/N3C1N2/9/1RBAKAB2 w - - 0 1",
    moves: "(g6h6 h7g7 h6g6 g7h7)×2",
    facts: [{ type: "over", reason: "perpetual-chase", winner: "red", rule: "cxa/25.3" }],
  },
  {
    id: "cxa-checks-win",
    kind: "xiangqi",
    rules: "cxa",
    fen: "5a3/5k3/4P4/p7p/9/8P/P8/4B4/2nRA2r1/2BAK4 w - - 0 1",
    moves: "(e2g0 h1g1 g0e2 g1h1)×2",
    facts: [{ type: "over", reason: "mutual-violation", winner: null, rule: "cxa/26.9" }],
  },
  {
    id: "cxa-both",
    kind: "xiangqi",
    rules: "cxa",
    fen: "3k1ab2/4a4/4b1P2/p7p/1c7/3r5/P3R3P/4C4/4A2n1/2B1K2N1 w - - 0 1",
    moves: "(e3b3 b5e5 b3e3 e5b5)×2",
    facts: [{ type: "over", reason: "mutual-violation", winner: null, rule: "cxa/26.9" }],
  },
  {
    id: "cxa-light",
    kind: "xiangqi",
    rules: "cxa",
    fen: "1Cbak4/1r2a4/c3b4/p8/2p1R4/6P1P/2P6/4B4/4A4/2BAK4 w - - 0 1",
    moves: "(b9a9 b8a8 a9b9 a8b8)×2",
    facts: [{ type: "over", reason: "perpetual-chase", winner: "red", rule: "cxa/26.9" }],
  },
] as const satisfies readonly Entry[];
