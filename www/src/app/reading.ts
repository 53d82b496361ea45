/** What the package says of moves as plain values: the board's own reading. */

export { castlingRook, legalMoves, mustChangeIn, outlookOf, placementOf, playedMove, squaresOf } from "../../../src/js/board/reading.ts";
