// The games that all libraries play and read: random and legal, the same in every run.
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { CACHE, Failure, at, write } from "../lib.mjs";

/** @typedef {typeof import("trongtai")} Trongtai */
/** @typedef {import("./library.mjs").Kind} Kind */
/** @typedef {(limit: number) => number} Dice A whole number below a limit. */

const FILE = path.join(CACHE, "bench", "work.json");
const LINE_PLIES = 150;
const RECORDS = 60;
const RECORD_PLIES = 80;
/** Games that end by chance before they are long enough are not taken. */
const TRIES = 1_000;

/**
 * How records are written, by the row of those that are read.
 *
 * @type {Record<string, { kind: Kind, notation: import("trongtai").Notation }>}
 */
export const RECORD_NOTATIONS = {
  "records.chess": { kind: "chess", notation: "san" },
  "records.xiangqi": { kind: "xiangqi", notation: "coordinate" },
  "records.xiangqi.wxf": { kind: "xiangqi", notation: "wxf" },
  "records.xiangqi.zh-Hans": { kind: "xiangqi", notation: "zh-Hans" },
};

/**
 * @typedef {object} Work
 * @property {Record<Kind, string[]>} lines A long game of each kind that no rule set ends.
 * @property {Record<Kind, string[][]>} games Shorter ones.
 * @property {Record<string, string[]>} texts These as PGN, by row.
 */

/**
 * @param {number} seed
 * @returns {Dice}
 */
function dice(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    // The low bits of such a generator repeat soon.
    return (state >>> 8) % limit;
  };
}

/**
 * Moves of a game of so many plies, or of fewer where it ends.
 *
 * @param {Trongtai["Game"]} Game
 * @param {Kind} kind
 * @param {number} plies
 * @param {Dice} below
 */
function randomGame(Game, kind, plies, below) {
  const game = new Game(kind, { rules: "basic" });
  const moves = [];
  while (moves.length < plies && !game.status().over) {
    const legal = game.legalMoves();
    moves.push(game.play(legal[below(legal.length)]).uci);
  }
  return moves;
}

/**
 * Whether it goes on to its last ply by every rule set, without a draw that could be claimed: peers count such as ends.
 *
 * @param {Trongtai} trongtai
 * @param {Kind} kind
 * @param {string[]} moves
 */
function goesOn({ Game, ruleSets, validate }, kind, moves) {
  if (moves.length < LINE_PLIES) return false;
  const game = new Game(kind);
  const claimed = moves.some((move) => {
    game.play(move);
    const status = game.status();
    return status.over || status.claims.length > 0;
  });
  const goesOnBy = (/** @type {string} */ rules) => {
    const validation = validate({ kind, rules: /** @type {import("trongtai").Rules} */ (rules), moves });
    return validation.ok && !validation.status.over;
  };
  return !claimed && Object.keys(ruleSets(kind)).every(goesOnBy);
}

/**
 * @param {Trongtai} trongtai
 * @param {Kind} kind
 */
function longGame(trongtai, kind) {
  for (let seed = 1; seed <= TRIES; seed++) {
    const moves = randomGame(trongtai.Game, kind, LINE_PLIES, dice(seed));
    if (goesOn(trongtai, kind, moves)) return moves;
  }
  throw new Failure(`no random game of ${kind} goes on for ${LINE_PLIES} plies`);
}

/**
 * PGN with a comment on every tenth move.
 *
 * @param {Trongtai} trongtai
 * @param {Kind} kind
 * @param {import("trongtai").Notation} notation
 * @param {string[]} moves
 */
function written({ Game, recordOf, writeRecord }, kind, notation, moves) {
  const commented = moves.map((uci, ply) => (ply % 10 === 9 ? { uci, comment: "a word or two on this" } : { uci }));
  return writeRecord({ ...recordOf(new Game(kind)), moves: commented }, "pgn", { notation });
}

/** Makes them with the built package and leaves them where the measuring processes find them. */
export async function prepare() {
  /** @type {Trongtai} */
  const trongtai = await import(pathToFileURL(at("dist", "index.js")).href);
  const below = dice(7);
  /**
   * @template T
   * @param {(kind: Kind) => T} make
   */
  const ofBoth = (make) => ({ xiangqi: make("xiangqi"), chess: make("chess") });
  const games = ofBoth((kind) => Array.from({ length: RECORDS }, () => randomGame(trongtai.Game, kind, RECORD_PLIES, below)));
  const texts = Object.fromEntries(
    Object.entries(RECORD_NOTATIONS).map(([row, { kind, notation }]) => [
      row,
      games[kind].map((moves) => written(trongtai, kind, notation, moves)),
    ]),
  );
  write(FILE, JSON.stringify({ lines: ofBoth((kind) => longGame(trongtai, kind)), games, texts }));
}

/** @returns {Work} */
export const work = () => JSON.parse(readFileSync(FILE, "utf8"));
