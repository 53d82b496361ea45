import { Failure } from "../../lib.mjs";
import { perCall, spent } from "../clock.mjs";
import { POSITIONS } from "../positions.mjs";

const unit = "M/s";
/** Seconds of a depth that is worth repeating: libraries are a hundred times apart. */
const ENOUGH = 0.01;

/** @type {import("../metrics.mjs").Metric} */
export const perft = {
  rows: [
    { id: "perft.xiangqi-start", title: "perft, xiangqi start", unit },
    { id: "perft.xiangqi-middle", title: "perft, xiangqi middle game", unit },
    { id: "perft.chess-start", title: "perft, chess start", unit },
    { id: "perft.chess-kiwipete", title: "perft, chess kiwipete", unit },
  ],
  measure: async (library, { load }) => {
    const player = await library.open(load);
    /** @type {import("../metrics.mjs").Values} */
    const values = {};
    const { perft } = player;
    if (perft === undefined) return values;
    for (const [name, position] of Object.entries(POSITIONS)) {
      if (library.kinds.includes(position.kind)) values[`perft.${name}`] = rate(player, perft, position);
    }
    return values;
  },
};

/**
 * Million leaves a second, at the least depth that takes long enough.
 *
 * @param {import("../library.mjs").Player} player
 * @param {NonNullable<import("../library.mjs").Player["perft"]>} perft
 * @param {typeof POSITIONS[string]} position
 */
function rate(player, perft, { kind, fen, leaves }) {
  const game = player.start(kind, { fen });
  for (const [index, expected] of leaves.entries()) {
    const depth = index + 1;
    let counted;
    const once = spent(() => (counted = perft(game, depth)));
    if (counted !== expected) return { text: "wrong", note: `${counted} leaves at depth ${depth} instead of ${expected}` };
    if (once > ENOUGH || depth === leaves.length) return expected / perCall(() => perft(game, depth)) / 1e6;
  }
  throw new Failure("a position without numbers of leaves");
}
