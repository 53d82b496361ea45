import { perCall } from "../clock.mjs";

/** @typedef {import("../library.mjs").Kind} Kind */

/** @type {Record<Kind, string[]>} */
const RULES = { xiangqi: ["wxf", "club", "kyvuong", "casual", "vcf", "cxa"], chess: ["fide"] };
const unit = "ms";

const all = /** @type {[Kind, string[]][]} */ (Object.entries(RULES)).flatMap(([kind, sets]) => sets.map((rules) => ({ kind, rules })));

/** @type {import("../metrics.mjs").Metric} */
export const replay = {
  rows: [
    ...all.map(({ kind, rules }) => ({ id: `replay.${kind}.${rules}`, title: `150 plies, a verdict after each, ${kind} ${rules}`, unit })),
    ...all.map(({ kind, rules }) => ({ id: `validate.${kind}.${rules}`, title: `validate() of 150 plies, ${kind} ${rules}`, unit })),
  ],
  measure: async (library, { load, work }) => {
    const player = await library.open(load);
    const { lines } = work();
    /** @type {import("../metrics.mjs").Values} */
    const values = {};
    for (const { kind, rules } of all) {
      // Peers judge by rules of their own, which is measured once.
      if (!library.kinds.includes(kind) || (player.own === undefined && rules !== RULES[kind][0])) continue;
      values[`replay.${kind}.${rules}`] = replayed(player, kind, rules, lines[kind]);
      if (player.own !== undefined) {
        values[`validate.${kind}.${rules}`] = perCall(() => player.own.validate({ kind, rules, moves: lines[kind] })) * 1e3;
      }
    }
    return values;
  },
};

/**
 * Milliseconds for the game with a verdict after each ply.
 *
 * @param {import("../library.mjs").Player} player
 * @param {Kind} kind
 * @param {string} rules
 * @param {string[]} line
 */
export function replayed(player, kind, rules, line) {
  const prepared = line.map((uci) => player.move(kind, uci));
  const kept = player.restart === undefined ? undefined : player.start(kind);
  const play = () => {
    const game = kept ?? player.start(kind, { rules });
    if (kept !== undefined) player.restart?.(kept);
    let plies = 0;
    for (const move of prepared) {
      player.play(game, move);
      plies++;
      if (player.over(game)) break;
    }
    return plies;
  };
  const plies = play();
  if (plies < line.length) return { text: "wrong", note: `the game is over after ${plies} plies of ${line.length}` };
  return perCall(play) * 1e3;
}
