import { peerFile } from "../peers.mjs";
import { fromOne } from "./ranks.mjs";

/** @typedef {import("../library.mjs").Playing} Playing */

/** @param {import("../library.mjs").Load} load */
const ready = async (load) => {
  // With a global fetch this package takes Node for a browser and does not load.
  Reflect.deleteProperty(globalThis, "fetch");
  const { default: library } = await load("ffish");
  if (library.Board === undefined) await new Promise((resolve) => (library.onRuntimeInitialized = resolve));
  return library;
};

/**
 * @param {Playing} board
 * @returns {string[]}
 */
const list = (board) => board.legalMoves().split(" ").filter(Boolean);

/**
 * @param {Playing} board
 * @param {number} depth
 * @returns {number}
 */
function perft(board, depth) {
  if (depth === 1) return board.numberLegalMoves();
  let leaves = 0;
  for (const move of list(board)) {
    board.push(move);
    leaves += perft(board, depth - 1);
    board.pop();
  }
  return leaves;
}

/** @type {import("../library.mjs").Library} */
export const ffish = {
  id: "ffish",
  version: "0.7.10",
  kinds: ["xiangqi", "chess"],
  module: ready,
  first: ({ Board }) => new Board("xiangqi").legalMoves().split(" ").length,
  open: async (load) => {
    const { Board, readGamePGN } = await ready(load);
    /** @param {string[]} texts */
    const read = (texts) => {
      let plies = 0;
      for (const text of texts) {
        const game = readGamePGN(text);
        plies += game.mainlineMoves().split(" ").length;
        game.delete();
      }
      return plies;
    };
    /** @param {string[]} moves */
    const write = (moves) => {
      const board = new Board("xiangqi");
      const told = moves.map((uci) => {
        const san = board.sanMove(fromOne(uci));
        board.push(fromOne(uci));
        return san;
      });
      board.delete();
      return `[Variant "xiangqi"]\n\n${told.join(" ")} *\n`;
    };
    return {
      start: (kind, { fen } = {}) => (fen === undefined ? new Board(kind) : new Board(kind, fen)),
      legal: (board) => list(board).length,
      move: (kind, uci) => (kind === "xiangqi" ? fromOne(uci) : uci),
      play: (board, move) => {
        if (!board.push(move)) throw new Error(`${move} is refused`);
      },
      undo: (board) => board.pop(),
      over: (board) => board.isGameOver(true),
      perft,
      restart: (board) => board.reset(),
      drop: (board) => board.delete(),
      records: { xiangqi: { write, read }, chess: { read } },
    };
  },
  page: {
    files: { "ffish.js": peerFile("ffish", "ffish.js"), "ffish.wasm": peerFile("ffish", "ffish.wasm") },
    module: `await new Promise((resolve) => {
      globalThis.Module = { onRuntimeInitialized: () => resolve(Module) };
      document.head.append(Object.assign(document.createElement("script"), { src: "/ffish.js" }));
    })`,
  },
};
