// Records for tests.
import { Game, readRecords } from "trongtai";
import { random } from "./support.mjs";

/** @typedef {import("trongtai").RecordedMove} RecordedMove */

const WORDS = ["good", "(or", "bad)", "50%", "; not", "双炮", "tốt", "[%tqu 1]"];

/**
 * The games of a record; none where there is no game in it.
 *
 * @param {string | Uint8Array} record
 * @param {{ kind?: string }} [options]
 * @returns {import("trongtai").GameRecord[]}
 */
export function gamesIn(record, options) {
  try {
    return [...readRecords(record, /** @type {{ kind?: import("trongtai").GameKind }} */ (options))];
  } catch (error) {
    if (error.code !== "invalid-record") throw error;
    return [];
  }
}

/**
 * A random tree of moves with comments, marks and times.
 *
 * @param {import("trongtai").GameKind} kind
 * @param {number} seed
 * @returns {import("trongtai").GameRecord}
 */
export function grown(kind, seed) {
  const below = random(seed);
  const pick = (list) => list[below(list.length)];
  const start = new Game(kind, { rules: "basic" });
  for (let ply = below(2) * below(40); ply > 0 && start.legalMoves().length > 0; ply--) start.play(pick(start.legalMoves()));
  const fen = start.fen();
  const said = () =>
    Array.from({ length: 1 + below(2) }, () => Array.from({ length: 1 + below(12) }, () => pick(WORDS)).join(" ")).join("\n");
  const grow = (game, length, depth) => {
    const line = [];
    for (let ply = 0; ply < length && game.legalMoves().length > 0; ply++) {
      const { uci } = pick(game.legalMoves());
      const move = { uci };
      if (ply === 0 && below(3) === 0) move.commentBefore = said();
      if (below(4) === 0) move.comment = said();
      if (below(5) === 0) Object.assign(move, { nags: [1 + below(6)], clock: below(100_000_000) });
      if (below(9) === 0) move.elapsed = below(100_000);
      while (depth < 3 && below(6) === 0) {
        move.variations ??= [];
        move.variations.push(grow(game.clone(), 1 + below(5), depth + 1));
      }
      game.play(uci);
      line.push(move);
    }
    return line;
  };
  const moves = seed % 10 === 9 ? [] : grow(new Game(kind, { fen, rules: "basic" }), 12 + (seed % 7) * 3, 0);
  return { kind, tags: {}, fen, moves, result: pick(["1-0", "0-1", "1/2-1/2", "*"]), faults: [] };
}

/**
 * Every line from the beginning of the game to its end, with comments.
 *
 * @param {import("trongtai").GameRecord} record
 */
export function lines({ moves }) {
  const found = [];
  const follow = (line, before) => {
    let now = before;
    for (const { uci, comment, variations = [] } of line) {
      for (const variation of variations) follow(variation, now);
      now += ` ${uci} {${comment ?? ""}}`;
    }
    found.push(now);
  };
  follow(moves, "");
  return found.sort();
}

/**
 * The moves without marks, times and what was said before them, which not every format keeps.
 *
 * @param {readonly RecordedMove[]} moves
 * @returns {object[]}
 */
export const bare = (moves) =>
  moves.map(({ uci, comment, variations }) => ({
    uci,
    ...(comment && { comment }),
    ...(variations && { variations: variations.map(bare) }),
  }));

/**
 * The moves of a line, without its variations.
 *
 * @param {readonly RecordedMove[]} moves
 */
export const main = (moves) => moves.map(({ uci }) => ({ uci }));
