import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * This package, as built in a folder.
 *
 * @param {string} id
 * @param {string} folder
 * @returns {import("../library.mjs").Library}
 */
export function trongtai(id, folder) {
  /** @param {string} name */
  const dist = (name) => path.join(folder, name);
  const load = () => import(pathToFileURL(dist("index.js")).href);
  return {
    id,
    kinds: ["xiangqi", "chess"],
    module: load,
    first: ({ Game }) => new Game("xiangqi").legalMoves().length,
    open: async () => {
      const own = await load();
      const { Game, readRecords } = own;
      /** @type {import("../library.mjs").Reader} */
      const records = {
        read: (texts) => {
          let plies = 0;
          for (const { faults, moves } of readRecords(texts.join("\n"))) plies += faults.length === 0 ? moves.length : 0;
          return plies;
        },
      };
      return {
        own,
        start: (kind, options) => new Game(kind, options),
        legal: (game) => game.legalMoves().length,
        move: (_, uci) => uci,
        play: (game, uci) => game.play(uci),
        undo: (game) => game.undo(),
        over: (game) => game.status().over,
        perft: (game, depth) => Number(game.perft(depth)),
        // Older builds read records by another name.
        ...(readRecords === undefined ? {} : { records: { xiangqi: records, chess: records } }),
      };
    },
    page: {
      files: { "index.js": dist("index.js") },
      module: `await import("/index.js")`,
    },
    builds: {
      "size.slim": [dist("slim.js"), dist("engine.wasm")],
      "size.xiangqi": [dist("xiangqi.js")],
      "size.chess": [dist("chess.js")],
      "size.slim-xiangqi": [dist("slim.js"), dist("xiangqi.wasm")],
      "size.slim-chess": [dist("slim.js"), dist("chess.wasm")],
    },
  };
}
