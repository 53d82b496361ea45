/** Castling with each of its obstacles, en passant, promotion, double check. */

import type { Entry } from "./entry.ts";

export const CHESS_SPECIAL = [
  {
    id: "castling", kind: "chess", rules: "basic",
    fen: "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    moves: "e1g1 e8c8",
    facts: [
      { type: "stands", pieces: "g1 K f1 R e1 - h1 - c8 k d8 r e8 - a8 -" },
      { type: "goes-on" },
    ],
  },
  {
    id: "castling-in-check", kind: "chess", rules: "basic",
    fen: "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
    moves: "",
    facts: [
      { type: "refused", move: "e1g1", code: "castling-in-check", squares: "e4" },
      { type: "refused", move: "e1c1", code: "castling-in-check", squares: "e4" },
    ],
  },
  {
    id: "castling-path", kind: "chess", rules: "basic",
    fen: "4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1",
    moves: "",
    facts: [{ type: "refused", move: "e1c1", code: "castling-path-blocked", squares: "b1" }],
  },
  {
    id: "castling-into-check", kind: "chess", rules: "basic",
    fen: "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1",
    moves: "",
    facts: [{ type: "refused", move: "e1g1", code: "castling-into-check", squares: "g1 g8" }],
  },
  {
    id: "castling-through-check", kind: "chess", rules: "basic",
    fen: "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
    moves: "",
    facts: [{ type: "refused", move: "e1g1", code: "castling-through-check", squares: "f1 f8" }],
  },
  {
    id: "castling-moved", kind: "chess", rules: "basic",
    fen: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    moves: "h1h2 e8d8 h2h1 d8e8",
    facts: [
      { type: "refused", move: "e1g1", code: "castling-right-lost", squares: "e1 h1" },
      { type: "moves", from: "e1", to: "c1 d1 d2 e2 f2 f1" },
    ],
  },
  {
    id: "castling-rook-attacked", kind: "chess", rules: "basic",
    fen: "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    moves: "",
    facts: [{ type: "moves", from: "e1", to: "c1 d1 d2 e2 f2 f1" }],
  },
  {
    id: "castling-960", kind: "chess", rules: "basic", chess960: true,
    fen: "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w KQkq - 0 1",
    moves: "e1g1 e8b8",
    facts: [{ type: "stands", pieces: "g1 K f1 R c8 k d8 r b8 -" }],
  },
  {
    id: "en-passant", kind: "chess", rules: "basic",
    fen: "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1",
    moves: "d2d4 e4d3",
    facts: [{ type: "stands", pieces: "d3 p d4 - e4 -" }],
  },
  {
    id: "en-passant-late", kind: "chess", rules: "basic",
    fen: "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1",
    moves: "d2d4 e8e7 e1e2",
    facts: [{ type: "refused", move: "e4d3", code: "en-passant-too-late", squares: "d4" }],
  },
  {
    id: "promotion", kind: "chess", rules: "basic",
    fen: "8/2P4k/8/8/8/8/8/K2Q4 w - - 0 1",
    moves: "c7c8q",
    facts: [{ type: "stands", pieces: "c8 Q d1 Q c7 -" }],
  },
  {
    id: "under-promotion", kind: "chess", rules: "basic",
    fen: "8/2P5/8/8/8/1k6/8/K7 w - - 0 1",
    moves: "",
    facts: [{ type: "refused", move: "c7c8k", code: "promotion-piece", squares: "c8" }],
  },
  {
    id: "double-check", kind: "chess", rules: "basic",
    fen: "4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1",
    moves: "e4f6",
    facts: [{ type: "check", checkers: "e1 f6" }],
  },
] as const satisfies readonly Entry[];
