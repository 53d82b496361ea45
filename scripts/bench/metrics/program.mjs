import { spawnSync } from "node:child_process";
import path from "node:path";
import { CACHE, Failure, at, write } from "../../lib.mjs";
import { OURS } from "../library.mjs";

/** How often the games are repeated in the file: for some seconds, so that the start of threads does not count for much. */
const TIMES = 400;
const NOTATIONS = { xiangqi: "records.xiangqi.wxf", chess: "records.chess" };

/** @param {string} kind */
const rowsOf = (kind) => [
  { id: `program.${kind}.one`, title: `trongtai validate, ${kind}, one core`, unit: "games/s" },
  { id: `program.${kind}.two`, title: `trongtai validate, ${kind}, two cores`, unit: "games/s" },
  { id: `program.${kind}.factor`, title: `trongtai validate, ${kind}, two to one`, unit: "times" },
];

/** @type {import("../metrics.mjs").Metric} */
export const program = {
  applies: ({ id }) => id === OURS,
  rows: ["xiangqi", "chess"].flatMap(rowsOf),
  measure: async (_, { work }) => {
    const { texts } = work();
    const values = {};
    for (const [kind, notation] of Object.entries(NOTATIONS)) {
      const file = path.join(CACHE, "bench", `${kind}.pgn`);
      write(file, `${texts[notation].join("\n")}\n`.repeat(TIMES));
      const [one, two] = [1, 2].map((threads) => (texts[notation].length * TIMES) / judged(file, threads));
      Object.assign(values, { [`program.${kind}.one`]: one, [`program.${kind}.two`]: two, [`program.${kind}.factor`]: two / one });
    }
    return values;
  },
};

/**
 * Wall clock seconds, the start of the program included: here the point is how many cores work.
 *
 * @param {string} file
 * @param {number} threads
 */
function judged(file, threads) {
  const start = performance.now();
  // Random games end early by other rules.
  const args = [at("dist", "cli.js"), "validate", "--rules", "basic", "-j", String(threads), file];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Failure(`trongtai validate ended with ${status}: ${stderr}`);
  return (performance.now() - start) / 1000;
}
