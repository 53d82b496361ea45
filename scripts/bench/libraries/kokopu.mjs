/** @type {import("../library.mjs").Library} */
export const kokopu = {
  id: "kokopu",
  version: "4.13.4",
  kinds: ["chess"],
  module: (load) => load("kokopu"),
  first: ({ Position }) => new Position().moves().length,
  open: async (load) => {
    const { Position, pgnRead } = await load("kokopu");
    /**
     * @param {import("../library.mjs").Playing} position
     * @param {number} depth
     * @returns {number}
     */
    const perft = (position, depth) => {
      const moves = position.moves();
      if (depth === 1) return moves.length;
      let leaves = 0;
      for (const move of moves) {
        const next = new Position(position);
        next.play(move);
        leaves += perft(next, depth - 1);
      }
      return leaves;
    };
    return {
      start: (_, { fen } = {}) => (fen === undefined ? new Position() : new Position(fen)),
      legal: (position) => position.moves().length,
      move: (_, uci) => uci,
      play: (position, uci) => {
        if (!position.play(position.uci(uci))) throw new Error(`${uci} is refused`);
      },
      over: (position) => position.isCheckmate() || position.isStalemate() || position.isDead(),
      perft,
      records: {
        chess: {
          read: (texts) => {
            let plies = 0;
            for (const game of pgnRead(texts.join("\n")).games()) plies += game.nodes().length;
            return plies;
          },
        },
      },
    };
  },
  page: {
    source: `export { Game, Position, pgnRead, pgnWrite } from "kokopu";`,
    module: `await import("/bundle.js")`,
  },
};
