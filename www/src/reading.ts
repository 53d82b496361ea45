/** What the package says of moves as plain values: the board's own reading. */

export { castlingRook, legalMoves, placementOf, playedMove, squaresOf } from "../../src/board/reading.ts";
