// What chessops and elephantops have in common: one design, two games.

/** @typedef {import("../library.mjs").Playing} Playing */

/**
 * The number of moves in a position's map of destinations, each looked at.
 *
 * @param {Playing} position
 */
export function destinations(position) {
  let moves = 0;
  for (const [, squares] of position.allDests()) for (const _ of squares) moves++;
  return moves;
}

/** How a position of either plays and judges; moves come as its own. */
export const playing = {
  legal: destinations,
  /**
   * @param {Playing} position
   * @param {import("../library.mjs").Prepared} move
   */
  play: (position, move) => {
    if (!position.isLegal(move)) throw new Error("a legal move is refused");
    position.play(move);
  },
  /** @param {Playing} position */
  over: (position) => position.isEnd(),
};

/**
 * Reads PGN: the library reads the tokens, and the moves are judged one by one.
 *
 * @param {any} pgn Its modules.
 * @param {any} san
 * @returns {(texts: string[]) => number}
 */
export const reader =
  ({ parsePgn, startingPosition }, { parseSan }) =>
  (texts) => {
    let plies = 0;
    for (const { headers, moves } of parsePgn(texts.join("\n"))) {
      const position = startingPosition(headers).unwrap();
      for (const { san } of moves.mainline()) {
        const move = parseSan(position, san);
        if (move === undefined) break;
        position.play(move);
        plies++;
      }
    }
    return plies;
  };
