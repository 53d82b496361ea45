// What this package has set itself, by row of the table.
import { OURS } from "./library.mjs";

/**
 * @typedef {object} Target
 * @property {string} row
 * @property {number} bound
 * @property {"at most" | "at least"} direction
 * @property {"best peer"} [of] The bound is a multiple of what the best peer reaches in the same run.
 */

/** Million leaves a second that others reach natively: Pikafish in xiangqi, the best crate in chess. */
const NATIVE = { pikafish: 48, "chess-start": 219, "chess-kiwipete": 336 };

/**
 * @param {number} bound
 * @param {string[]} rows
 * @returns {Target[]}
 */
const most = (bound, ...rows) => rows.map((row) => ({ row, bound, direction: "at most" }));
/**
 * @param {number} bound
 * @param {string[]} rows
 * @returns {Target[]}
 */
const least = (bound, ...rows) => rows.map((row) => ({ row, bound, direction: "at least" }));

/** @type {Target[]} */
export const TARGETS = [
  ...most(60, "size.all"),
  ...most(35, "size.slim-xiangqi", "size.slim-chess"),
  ...most(15, "cold.node"),
  ...most(35, "cold.browser"),
  ...least(NATIVE.pikafish, "perft.xiangqi-start"),
  ...least(20, "perft.chess-start", "perft.chess-kiwipete").map((target) => ({ ...target, of: /** @type {const} */ ("best peer") })),
  ...most(5, "moves.xiangqi.legal", "moves.xiangqi.new", "moves.chess.new"),
  ...most(1, "moves.xiangqi.packed"),
  ...most(0.5, "replay.xiangqi.wxf", "replay.xiangqi.club", "replay.xiangqi.cxa", "replay.chess.fide"),
  ...most(0.2, "validate.xiangqi.wxf", "validate.xiangqi.club", "validate.xiangqi.cxa", "validate.chess.fide"),
  ...most(100, "winnable.mean"),
  ...most(10_000, "winnable.worst"),
  // Flat: the heap of JavaScript breathes so far.
  ...most(32, "memory.dropped"),
  ...least(3 * NATIVE.pikafish, "native.xiangqi-start"),
  ...least(NATIVE["chess-start"], "native.chess-start"),
  ...least(NATIVE["chess-kiwipete"], "native.chess-kiwipete"),
];

/** @param {string} row */
export const targetOf = (row) => TARGETS.find((target) => target.row === row);

/**
 * The number to be reached; undefined where it depends on peers and none was measured.
 *
 * @param {Target} target
 * @param {import("./metrics.mjs").Values} values
 */
function limit({ bound, direction, of }, values) {
  if (of === undefined) return bound;
  const peers = Object.entries(values).flatMap(([id, value]) => (id !== OURS && typeof value === "number" ? [value] : []));
  if (peers.length === 0) return undefined;
  return bound * (direction === "at least" ? Math.max(...peers) : Math.min(...peers));
}

/**
 * How this package does by a target, given what all libraries reach in its row.
 *
 * @param {Target} target
 * @param {import("./metrics.mjs").Values} values
 * @returns {{ limit: number | undefined, met: boolean | undefined }} `met` is undefined where nothing can be said.
 */
export function judged(target, values) {
  const ours = values[OURS];
  const reach = limit(target, values);
  if (ours === undefined || reach === undefined) return { limit: reach, met: undefined };
  return { limit: reach, met: typeof ours === "number" && (target.direction === "at most" ? ours <= reach : ours >= reach) };
}
