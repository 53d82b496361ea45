// What the referee costs by the other rule sets, and a ply in games of very different lengths.
import { perCall } from "../clock.mjs";
import { OURS } from "../library.mjs";
import { replayed } from "./replay.mjs";

/** @typedef {import("../library.mjs").Kind} Kind */

/** @type {Record<Kind, string[]>} */
const RULES = { xiangqi: ["kyvuong", "vcf", "casual", "basic"], chess: ["basic"] };
/**
 * Without the limits that would end a game in which both horses go out and back for ever.
 *
 * @type {Record<string, object>}
 */
const ENDLESS = {
  wxf: { repetition: "none", occurrences: 0, noCapture: 0, checksCounted: null },
  club: { effective: 0, progress: 0, moves: 0 },
};
const SHUFFLE = ["h0g2", "h9g7", "g2h0", "g7h9"];
const LENGTHS = [100, 1_000, 10_000];

const sets = /** @type {[Kind, string[]][]} */ (Object.entries(RULES)).flatMap(([kind, names]) => names.map((rules) => ({ kind, rules })));
const shuffles = Object.keys(ENDLESS).flatMap((base) => LENGTHS.map((plies) => ({ base, plies })));

/** @type {import("../metrics.mjs").Metric} */
export const judging = {
  wanted: true,
  applies: ({ id }) => id === OURS,
  rows: [
    ...sets.map(({ kind, rules }) => ({
      id: `judging.${kind}.${rules}`,
      title: `150 plies, a verdict after each, ${kind} ${rules}`,
      unit: "ms",
    })),
    ...shuffles.map(({ base, plies }) => ({
      id: `judging.${base}.${plies}`,
      title: `a judged ply in a game of ${plies.toLocaleString("en")}, ${base}`,
      unit: "µs",
    })),
  ],
  measure: async (library, { load, work }) => {
    const player = await library.open(load);
    const { lines } = work();
    /** @type {import("../metrics.mjs").Values} */
    const values = {};
    for (const { kind, rules } of sets) values[`judging.${kind}.${rules}`] = replayed(player, kind, rules, lines[kind]);
    for (const { base, plies } of shuffles) {
      const moves = Array.from({ length: plies }, (_, i) => SHUFFLE[i % SHUFFLE.length]);
      const game = { kind: "xiangqi", rules: { base, ...ENDLESS[base] }, moves };
      values[`judging.${base}.${plies}`] = (perCall(() => player.own.validate(game)) / plies) * 1e6;
    }
    return values;
  },
};
