/** What the package says of moves as plain values: the board's own reading. */

export { illegalityOf, legalMoves, mustChangeIn, outlooksOf, placementOf, playedMove, squaresOf } from "../../../src/js/board/reading.ts";
