import { sets } from "./sets/en.ts";

/** What the rule pages say beside the explanation of each set: in English, and the keys that every language has. */
export const rules = {
  sets,
  contents: "On this page",
  section: {
    about: "This rule set",
    moves: "How the pieces move",
    special: "Castling, en passant, promotion",
    ends: "Check, checkmate, no move left",
    conduct: "Perpetual check and chase",
    articles: "Article by article",
    claims: "Claims",
    draws: "Draws",
    clocks: "Clocks",
  },
  xiangqi: {
    moves:
      "Pieces stand on the points where lines cross, nine files by ten ranks. The river divides the board; the palace of three by three points with the diagonals belongs to the general and its advisors. A piece captures as it moves, by taking the place of an enemy piece; the cannon alone captures in another way.",
    ends: "A general that could be taken by the next move is in check and must be answered: by moving it away, by taking what checks, or by standing between; against a cannon also by moving the screen away, against a horse by standing at its leg. When nothing helps it is mate.",
    words:
      "Check attacks the general. A chase attacks another piece that could be won. A piece is protected when whatever takes it could be taken back by a legal move. An offer attacks one’s like, which could take as well. Anything else is idle.",
    none: "This set judges neither repeated positions nor perpetual check and chase.",
  },
  chess: {
    moves:
      "Pieces stand on the squares of eight files by eight ranks, and capture by taking the place of an enemy piece. Only the knight jumps. The pawn alone captures in another way than it moves.",
    special:
      "Five things forbid castling: the king is in check; a piece stands between king and rook; the king would arrive in check; the king would pass an attacked square; king or rook has moved before. That the rook is attacked, or passes an attacked square, does not matter.",
    ends: "A king that could be taken by the next move is in check and must be answered: by moving away, by taking what checks, or by standing between. Against a double check only a move of the king helps. When nothing helps it is mate. A side that is not in check and cannot move has drawn: stalemate, also called pat.",
    none: "This set knows no claims and counts nothing.",
  },
  clocks: {
    own: "This rule set has times of its own:",
    none: "This rule set has no times of its own; any can be chosen with a new game.",
    flag: "The side that runs out of time for the game or for the move loses.",
    flagFide: "The side that runs out of time loses, unless the other side could not mate by any series of legal moves.",
  },
};
