// A board with the rules inside. It has no list of legal moves: each square that a piece reaches is asked for as an update
// that is not carried out.

/** @typedef {"RED" | "BLACK"} Side */
/** @typedef {{ board: any, side: Side }} Game */

/** @type {Record<Side, Side>} */
const OTHER = { RED: "BLACK", BLACK: "RED" };
const BOARD = { gameWidth: 300, gameHeight: 300 };

/** @param {string} square */
const point = (square) => ({ x: "abcdefghi".indexOf(square[0]), y: 9 - Number(square[1]) });

/** @param {Game} game */
function legal({ board, side }) {
  const pieces = board.currentLivePieceList;
  let moves = 0;
  for (const piece of pieces) {
    if (piece.side !== side) continue;
    for (const to of piece.getMovePoints(pieces)) if (board.update(piece, to, side, false).flag) moves++;
  }
  return moves;
}

/**
 * @param {any} Board
 * @param {string} [fen]
 * @returns {Game}
 */
function opened(Board, fen) {
  const board = new Board(BOARD);
  board.gameStart("RED");
  if (fen === undefined) return { board, side: "RED" };
  const side = fen.split(" ")[1] === "w" ? "RED" : "BLACK";
  board.setPenCodeList(fen);
  board.changeCurrentPlaySide(side);
  return { board, side };
}

/**
 * As Node imports a CommonJS module.
 *
 * @param {import("../library.mjs").Load} load
 */
const imported = async (load) => (await load("zh-chess")).default;

/** @type {import("../library.mjs").Library} */
export const zhChess = {
  id: "zh-chess",
  version: "2.1.1",
  kinds: ["xiangqi"],
  module: imported,
  first: ({ default: Board }) => {
    const board = new Board({ gameWidth: 300, gameHeight: 300 });
    board.gameStart("RED");
    const pieces = board.currentLivePieceList;
    /** @param {any} piece */
    const reached = (piece) => piece.getMovePoints(pieces).filter((/** @type {any} */ to) => board.update(piece, to, "RED", false).flag);
    return pieces.filter((/** @type {any} */ { side }) => side === "RED").flatMap(reached).length;
  },
  open: async (load) => {
    const { default: Board } = await imported(load);
    return {
      start: (_, { fen } = {}) => opened(Board, fen),
      legal,
      move: (_, uci) => [point(uci.slice(0, 2)), point(uci.slice(2))],
      play: (game, [from, to]) => {
        if (!game.board.update(from, to, game.side, true).flag) throw new Error("a legal move is refused");
        game.side = OTHER[/** @type {Side} */ (game.side)];
      },
      over: ({ board }) => board.gameOver(),
    };
  },
  page: {
    source: `export { default } from "zh-chess";`,
    module: `await import("/bundle.js")`,
  },
};
