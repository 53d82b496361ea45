/** Draws that are claimed, and draws that come by themselves. */

import type { Entry } from "./entry.ts";

export const CHESS_DRAWS = [
  {
    id: "threefold",
    kind: "chess",
    rules: "fide",
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    moves: "(g1f3 g8f6 f3g1 f6g8)×2",
    facts: [{ type: "claim", reason: "threefold" }, { type: "goes-on" }],
  },
  {
    id: "fivefold",
    kind: "chess",
    rules: "fide",
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    moves: "(g1f3 g8f6 f3g1 f6g8)×4",
    facts: [{ type: "over", reason: "repetition", winner: null, rule: "fide/9.6.1" }],
  },
  {
    id: "fifty-moves",
    kind: "chess",
    rules: "fide",
    fen: "4k3/8/8/8/8/8/4P3/R3K3 w - - 98 70",
    moves: "a1a2 e8e7",
    facts: [{ type: "claim", reason: "fifty-move" }, { type: "goes-on" }],
  },
  {
    id: "seventy-five-moves",
    kind: "chess",
    rules: "fide",
    fen: "4k3/8/8/8/8/8/4P3/R3K3 w - - 148 120",
    moves: "a1a2 e8e7",
    facts: [{ type: "over", reason: "move-limit", winner: null, rule: "fide/9.6.2" }],
  },
  {
    id: "mate-first",
    kind: "chess",
    rules: "fide",
    fen: "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 149 120",
    moves: "d1d8",
    facts: [{ type: "over", reason: "checkmate", winner: "white", rule: "fide/5.1.1" }],
  },
  {
    id: "bare-kings",
    kind: "chess",
    rules: "fide",
    fen: "4k3/8/8/8/8/8/3q4/4K3 w - - 0 1",
    moves: "e1d2",
    facts: [{ type: "over", reason: "dead-position", winner: null, rule: "fide/5.2.2" }],
  },
  {
    id: "locked-wall",
    kind: "chess",
    rules: "fide",
    fen: "4k3/8/8/3p1p2/p1pPpPp1/P1P1P3/6P1/4K3 w - - 0 1",
    moves: "g2g3",
    facts: [{ type: "over", reason: "dead-position", winner: null, rule: "fide/5.2.2" }],
  },
] as const satisfies readonly Entry[];
