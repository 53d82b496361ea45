/** The number of moves in a position's map of destinations, each looked at. */
export function destinations(position) {
  let moves = 0;
  for (const [, squares] of position.allDests()) for (const _ of squares) moves++;
  return moves;
}
