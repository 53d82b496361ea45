// What it costs to find out who can still mate, in the final positions of games: 5,120 of public blitz and bullet games, more than a
// third of which ended by a fallen flag. One call about each side.
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { at } from "../../lib.mjs";
import { OURS } from "../library.mjs";

const POSITIONS = "tests/data/chess/final-positions.txt.br";

/** @param {number[]} sorted */
const values = (sorted) => {
  const share = (/** @type {number} */ part) => /** @type {number} */ (sorted[Math.floor((sorted.length - 1) * part)]) * 1e3;
  return {
    "winnable.mean": (sorted.reduce((sum, time) => sum + time, 0) / sorted.length) * 1e3,
    "winnable.median": share(0.5),
    "winnable.p90": share(0.9),
    "winnable.p99": share(0.99),
    "winnable.worst": share(1),
  };
};

/** @type {Record<string, string>} */
const TITLES = { mean: "mean", median: "median", p90: "90th percentile", p99: "99th percentile", worst: "worst" };

/** @type {import("../metrics.mjs").Metric} */
export const winnable = {
  wanted: true,
  applies: ({ id }) => id === OURS,
  rows: [
    ...Object.entries(TITLES).map(([name, title]) => ({
      id: `winnable.${name}`,
      title: `canMate() in a final position, ${title}`,
      unit: "µs",
    })),
    { id: "winnable.unknown", title: "canMate() in a final position, not known", unit: "%" },
  ],
  measure: async (library, { load }) => {
    const player = await library.open(load);
    const fens = brotliDecompressSync(readFileSync(at(...POSITIONS.split("/"))))
      .toString()
      .trim()
      .split("\n");
    /** @type {number[]} */
    const times = [];
    let unknown = 0;
    for (const fen of fens) {
      const game = new player.own.Game("chess", { fen: `${fen} 0 1`, setup: "playable" });
      game.turn;
      for (const color of ["white", "black"]) {
        const start = performance.now();
        const answer = game.canMate(color);
        times.push(performance.now() - start);
        if (answer === null) unknown++;
      }
      game.free();
    }
    return { ...values(times.sort((a, b) => a - b)), "winnable.unknown": (100 * unknown) / times.length };
  },
};
