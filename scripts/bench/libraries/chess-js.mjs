/** @type {import("../library.mjs").Library} */
export const chessJs = {
  id: "chess.js",
  version: "1.4.0",
  kinds: ["chess"],
  module: (load) => load("chess.js"),
  first: ({ Chess }) => new Chess().moves().length,
  open: async (load) => {
    const { Chess } = await load("chess.js");
    return {
      start: (_, { fen } = {}) => new Chess(fen),
      legal: (chess) => chess.moves().length,
      move: (_, uci) => ({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] }),
      play: (chess, move) => chess.move(move),
      undo: (chess) => chess.undo(),
      over: (chess) => chess.isGameOver(),
      perft: (chess, depth) => chess.perft(depth),
      records: {
        chess: {
          read: (texts) => {
            let plies = 0;
            for (const text of texts) {
              const chess = new Chess();
              chess.loadPgn(text);
              plies += chess.history().length;
            }
            return plies;
          },
        },
      },
    };
  },
  page: {
    source: `export { Chess } from "chess.js";`,
    module: `await import("/bundle.js")`,
  },
};
