import { perCall } from "../clock.mjs";
import { OURS } from "../library.mjs";

/** @typedef {{ legal: string, illegal: string }} Moves */

/** @type {Record<import("../library.mjs").Kind, Moves>} */
const MOVES = { xiangqi: { legal: "h2e2", illegal: "b0d1" }, chess: { legal: "e2e4", illegal: "a1a4" } };

/**
 * @param {import("../library.mjs").Playing} game
 * @param {Moves} moves
 */
const works = (game, { legal, illegal }) => ({
  "isLegal()": () => game.isLegal(legal),
  "explain()": () => game.explain(illegal),
  "preview()": () => game.preview(legal),
  "fen()": () => game.fen(),
  "pieces()": () => game.pieces(),
});

const kinds = /** @type {import("../library.mjs").Kind[]} */ (Object.keys(MOVES));

/** @type {import("../metrics.mjs").Metric} */
export const calls = {
  wanted: true,
  applies: ({ id }) => id === OURS,
  rows: kinds.flatMap((kind) =>
    Object.keys(works({}, MOVES[kind])).map((name) => ({ id: `calls.${kind}.${name}`, title: `${name}, ${kind}`, unit: "µs" })),
  ),
  measure: async (library, { load }) => {
    const player = await library.open(load);
    /** @type {import("../metrics.mjs").Values} */
    const values = {};
    for (const kind of kinds) {
      for (const [name, work] of Object.entries(works(player.start(kind), MOVES[kind])))
        values[`calls.${kind}.${name}`] = perCall(work) * 1e6;
    }
    return values;
  },
};
