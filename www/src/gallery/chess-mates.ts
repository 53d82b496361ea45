/** Mates of chess that have names, and stalemate. */

import type { Entry } from "./entry.ts";

export const CHESS_MATES = [
  {
    id: "fools-mate", kind: "chess", rules: "basic",
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    moves: "f2f3 e7e5 g2g4 d8h4",
    facts: [{ type: "over", reason: "checkmate", winner: "black", rule: "basic/checkmate" }],
  },
  {
    id: "scholars-mate", kind: "chess", rules: "basic",
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    moves: "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7",
    facts: [{ type: "over", reason: "checkmate", winner: "white", rule: "basic/checkmate" }],
  },
  {
    id: "back-rank", kind: "chess", rules: "basic",
    fen: "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1",
    moves: "d1d8",
    facts: [{ type: "over", reason: "checkmate", winner: "white", rule: "basic/checkmate" }],
  },
  {
    id: "smothered", kind: "chess", rules: "basic",
    fen: "r6k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1",
    moves: "c4g8 a8g8 h6f7",
    facts: [{ type: "over", reason: "checkmate", winner: "white", rule: "basic/checkmate" }],
  },
  {
    id: "legals-mate", kind: "chess", rules: "basic",
    fen: "rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 1",
    moves: "f3e5 g4d1 c4f7 e8e7 c3d5",
    facts: [{ type: "over", reason: "checkmate", winner: "white", rule: "basic/checkmate" }],
  },
  {
    id: "anastasias-mate", kind: "chess", rules: "basic",
    fen: "5r1k/4N1pp/8/7Q/8/3R4/8/6K1 w - - 0 1",
    moves: "h5h7 h8h7 d3h3",
    facts: [{ type: "over", reason: "checkmate", winner: "white", rule: "basic/checkmate" }],
  },
  {
    id: "arabian-mate", kind: "chess", rules: "basic",
    fen: "7k/R7/5N2/8/8/8/8/6K1 w - - 0 1",
    moves: "a7h7",
    facts: [{ type: "over", reason: "checkmate", winner: "white", rule: "basic/checkmate" }],
  },
  {
    id: "epaulettes", kind: "chess", rules: "basic",
    fen: "3rkr2/8/Q7/8/8/8/8/4K3 w - - 0 1",
    moves: "a6e6",
    facts: [{ type: "over", reason: "checkmate", winner: "white", rule: "basic/checkmate" }],
  },
  {
    id: "retis-mate", kind: "chess", rules: "basic",
    fen: "rnb1kb1r/pp3ppp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR w kq - 0 9",
    moves: "d3d8 e8d8 d2g5 d8c7 g5d8",
    facts: [{ type: "over", reason: "checkmate", winner: "white", rule: "basic/checkmate" }],
  },
  {
    id: "stalemate", kind: "chess", rules: "basic",
    fen: "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1",
    moves: "g5g6",
    facts: [{ type: "over", reason: "stalemate", winner: null, rule: "basic/stalemate" }],
  },
] as const satisfies readonly Entry[];
