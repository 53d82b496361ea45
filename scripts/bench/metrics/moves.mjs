import { perCall } from "../clock.mjs";
import { POSITIONS } from "../positions.mjs";

/** @typedef {import("../library.mjs").Kind} Kind */
/** @typedef {import("../library.mjs").Player} Player */

const FIRST = { xiangqi: "h2e2", chess: "e2e4" };
const unit = "µs";

/** @param {Kind} kind */
const rowsOf = (kind) => [
  { id: `moves.${kind}.legal`, title: `legal moves, ${kind} start`, unit },
  { id: `moves.${kind}.packed`, title: `legal moves packed, ${kind} start`, unit },
  { id: `moves.${kind}.undo`, title: `play and undo, ${kind}`, unit },
  { id: `moves.${kind}.new`, title: `new game and one move, ${kind}`, unit },
  { id: `moves.${kind}.status`, title: `status, ${kind} start`, unit },
];

/** @type {import("../metrics.mjs").Metric} */
export const moves = {
  rows: [...rowsOf("xiangqi"), ...rowsOf("chess")],
  measure: async (library, { load }) => {
    const player = await library.open(load);
    /** @type {import("../metrics.mjs").Values} */
    const values = {};
    for (const kind of library.kinds) {
      for (const [name, work] of Object.entries(works(player, kind))) values[`moves.${kind}.${name}`] = perCall(work) * 1e6;
      const note = wrongList(player, kind);
      if (note !== undefined) values[`moves.${kind}.legal`] = { text: "wrong", note };
    }
    return values;
  },
};

/**
 * @param {Player} player
 * @param {Kind} kind
 */
function works(player, kind) {
  const game = player.start(kind);
  const move = player.move(kind, FIRST[kind]);
  /** @type {Record<string, () => unknown>} */
  const works = {
    legal: () => player.legal(game),
    new: () => {
      const begun = player.start(kind);
      player.play(begun, move);
      player.drop?.(begun);
    },
    status: () => player.over(game),
  };
  if (player.own !== undefined) works.packed = () => game.legalMovesPacked();
  const { undo } = player;
  if (undo !== undefined) {
    works.undo = () => {
      player.play(game, move);
      undo(game);
    };
  }
  return works;
}

/**
 * In which position the list is of another length than it should be; some pieces are pinned there.
 *
 * @param {Player} player
 * @param {Kind} kind
 */
function wrongList(player, kind) {
  for (const [name, { kind: its, fen, leaves }] of Object.entries(POSITIONS)) {
    if (its !== kind) continue;
    const listed = player.legal(player.start(kind, { fen }));
    if (listed !== leaves[0]) return `${listed} moves of ${name} instead of ${leaves[0]}`;
  }
  return undefined;
}
