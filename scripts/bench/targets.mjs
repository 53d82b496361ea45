// What this package has set itself, by row of the table.
import { BEFORE, OURS } from "./library.mjs";

/**
 * @typedef {object} Target
 * @property {string} row
 * @property {number} bound
 * @property {"at most" | "at least"} direction
 * @property {"best peer"} [of] The bound is a multiple of what the best peer reaches in the same run.
 */

/** Million leaves a second that Pikafish reaches natively in xiangqi; no registry has it, so it is a number. */
const PIKAFISH = 48;

const XIANGQI = ["wxf", "club", "kyvuong", "casual", "vcf", "cxa"];

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

/**
 * @param {number} times
 * @param {string[]} rows
 * @returns {Target[]}
 */
const timesBest = (times, ...rows) => least(times, ...rows).map((target) => ({ ...target, of: /** @type {const} */ ("best peer") }));

/** @type {Target[]} */
export const TARGETS = [
  ...most(95, "size.all"),
  ...most(35, "size.slim-xiangqi", "size.slim-chess"),
  ...most(7, "cold.node"),
  ...most(25, "cold.browser"),
  ...least(2 * PIKAFISH, "perft.xiangqi-start"),
  ...timesBest(60, "perft.chess-start", "perft.chess-kiwipete"),
  ...most(1.2, "moves.xiangqi.legal"),
  ...most(0.6, "moves.xiangqi.packed"),
  ...most(5, "moves.xiangqi.new", "moves.chess.new"),
  ...most(0.3, ...XIANGQI.map((rules) => `replay.xiangqi.${rules}`), "replay.chess.fide"),
  ...most(0.1, ...XIANGQI.filter((rules) => rules !== "cxa").map((rules) => `validate.xiangqi.${rules}`), "validate.chess.fide"),
  ...most(0.2, "validate.xiangqi.cxa"),
  ...least(20_000, "records.chess", "records.xiangqi"),
  ...most(100, "winnable.mean"),
  ...most(10_000, "winnable.worst"),
  // Flat: the heap of JavaScript breathes so far.
  ...most(32, "memory.dropped"),
  ...least(5 * PIKAFISH, "native.xiangqi-start"),
  ...timesBest(1, "native.chess-start", "native.chess-kiwipete"),
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
  const peers = Object.entries(values).flatMap(([id, value]) => (id !== OURS && id !== BEFORE && typeof value === "number" ? [value] : []));
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
