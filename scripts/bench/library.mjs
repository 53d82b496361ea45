// What every library of the bench is asked. An adapter uses the library's public functions only, and leaves out what it
// does not have.
import path from "node:path";
import { at } from "../lib.mjs";

/**
 * @typedef {"xiangqi" | "chess"} Kind
 * @typedef {any} Playing A game or a position of the library.
 * @typedef {any} Prepared A move as the library takes it.
 * @typedef {(name: string) => Promise<any>} Load Imports a package of the peers' folder.
 */

/**
 * What is loaded to be measured.
 *
 * @typedef {object} Player
 * @property {(kind: Kind, options?: { fen?: string, rules?: string }) => Playing} start Peers have one set of rules.
 * @property {(game: Playing) => number} legal Lists the legal moves as the library gives them; their number.
 * @property {(kind: Kind, uci: string) => Prepared} move Not measured: notations differ.
 * @property {(game: Playing, move: Prepared) => void} play Refuses an illegal move.
 * @property {(game: Playing) => void} [undo]
 * @property {(game: Playing) => boolean} over By the fullest check of the result that the library has.
 * @property {(game: Playing, depth: number) => number} [perft]
 * @property {(game: Playing) => void} [restart] Back to the start, where a new game would cost much more.
 * @property {(game: Playing) => void} [drop] Gives memory back, where the library asks for it.
 * @property {Partial<Record<Kind, Reader>>} [records]
 * @property {any} [own] The module of this package, for what peers have no word for.
 */

/**
 * @typedef {object} Reader
 * @property {(moves: string[]) => string} [write] The game as PGN of the library's own, where it reads no other. Not measured.
 * @property {(texts: string[]) => number} read Reads games with their moves; the number of plies.
 */

/**
 * What a browser loads: files as they are, or a module that is bundled to `bundle.js`.
 *
 * @typedef {object} Page
 * @property {Record<string, string>} [files] Paths by the names that the page has for them.
 * @property {string} [source]
 * @property {string} module The expression by which the page comes to the module, in an async function.
 */

/**
 * @typedef {object} Library
 * @property {string} id The name of its column.
 * @property {string} [version] Of a peer: the one that is installed.
 * @property {Kind[]} kinds
 * @property {(load: Load) => Promise<any>} module What is needed for a list of moves.
 * @property {(module: any) => number} first Lists the legal moves of the start. Its text runs in a page: it names nothing outside.
 * @property {(load: Load) => Promise<Player>} open
 * @property {Page} page
 * @property {Record<string, string[]>} [builds] Files of this package's other builds, by row.
 */

/** @type {Record<string, () => Promise<Library>>} */
const LIBRARIES = {
  trongtai: async () => (await import("./libraries/trongtai.mjs")).trongtai(OURS, at("dist")),
  ffish: async () => (await import("./libraries/ffish.mjs")).ffish,
  "chess.js": async () => (await import("./libraries/chess-js.mjs")).chessJs,
  chessops: async () => (await import("./libraries/chessops.mjs")).chessops,
  elephantops: async () => (await import("./libraries/elephantops.mjs")).elephantops,
  kokopu: async () => (await import("./libraries/kokopu.mjs")).kokopu,
  "zh-chess": async () => (await import("./libraries/zh-chess.mjs")).zhChess,
};

export const OURS = "trongtai";
export const IDS = Object.keys(LIBRARIES);

/** An earlier build of this package, beside the present one. */
export const BEFORE = "before";

/** Where the processes that measure find the folder of that build. */
export const BEFORE_FOLDER = "TRONGTAI_BENCH_BEFORE";

/** @param {string} id */
export async function libraryOf(id) {
  if (id !== BEFORE) return LIBRARIES[id]();
  return (await import("./libraries/trongtai.mjs")).trongtai(BEFORE, path.resolve(process.env[BEFORE_FOLDER] ?? ""));
}
