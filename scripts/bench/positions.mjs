// Positions whose numbers of leaves are known: tests/data has them with their sources.

/**
 * `leaves[n]` is the number at depth n + 1.
 *
 * @type {Record<string, { kind: import("./library.mjs").Kind, fen?: string, leaves: number[] }>}
 */
export const POSITIONS = {
  "xiangqi-start": { kind: "xiangqi", leaves: [44, 1_920, 79_666, 3_290_240, 133_312_995] },
  "xiangqi-middle": {
    kind: "xiangqi",
    fen: "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1",
    leaves: [38, 1_128, 43_929, 1_339_047],
  },
  "chess-start": { kind: "chess", leaves: [20, 400, 8_902, 197_281, 4_865_609, 119_060_324] },
  "chess-kiwipete": {
    kind: "chess",
    fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    leaves: [48, 2_039, 97_862, 4_085_603, 193_690_690],
  },
};
