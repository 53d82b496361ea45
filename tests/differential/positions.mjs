// Positions of xiangqi at random, in which both sides have something to attack and to be attacked.
import { EMPTY, SQUARES, checkers, facing, fileOf, home, kind, palace, rankOf, readFen, writeFen } from "./plain_board.mjs";

const ADVISOR = [
  [3, 0],
  [5, 0],
  [4, 1],
  [3, 2],
  [5, 2],
];
const ELEPHANT = [
  [2, 0],
  [6, 0],
  [0, 2],
  [4, 2],
  [8, 2],
  [2, 4],
  [6, 4],
];

/** May a piece of this kind, of Red or of Black, ever come to stand here? */
function may(letter, at, red) {
  const [file, rank] = [fileOf(at), red ? rankOf(at) : 9 - rankOf(at)];
  const among = (points) => points.some(([f, r]) => f === file && r === rank);
  switch (letter) {
    case "k":
      return palace(at, red);
    case "a":
      return among(ADVISOR);
    case "b":
      return among(ELEPHANT);
    case "p":
      return home(at, red) ? rank >= 3 && file % 2 === 0 : true;
    default:
      return true;
  }
}

/** Puts a piece where one of its kind may stand. */
function put(below, grid, letter, red) {
  const free = SQUARES.filter((at) => grid[at] === EMPTY && may(letter, at, red));
  if (free.length > 0) grid[free[below(free.length)]] = red ? letter.toUpperCase() : letter;
}

/**
 * A position with up to so many pieces on each side besides the general, drawn from `kinds`; the side that has moved is not in
 * check, the generals do not face each other. `below(n)` gives a random number below n.
 */
export function randomPosition(below, most, kinds = "rrnnccaabbppp") {
  for (;;) {
    const grid = SQUARES.map(() => EMPTY);
    for (const red of [true, false]) {
      put(below, grid, "k", red);
      const pool = [...kinds];
      for (let left = 1 + below(Math.min(most, kinds.length)); left > 0; left--)
        put(below, grid, pool.splice(below(pool.length), 1)[0], red);
    }
    const red = below(2) === 0;
    if (!facing(grid) && checkers(grid, !red).length === 0) return `${writeFen(grid, red)} - - 0 1`;
  }
}

/** A position with some pieces more or fewer. It may be one that no game reaches. */
export function varied(below, fen) {
  const { grid, red, halfMoves } = readFen(fen);
  for (let changes = 1 + below(3); changes > 0; changes--) {
    const present = SQUARES.filter((at) => grid[at] !== EMPTY && kind(grid[at]) !== "k");
    if (present.length > 0 && below(2) === 0) grid[present[below(present.length)]] = EMPTY;
    else put(below, grid, "rncabp"[below(6)], below(2) === 0);
  }
  return `${writeFen(grid, red)} - - ${halfMoves} 1`;
}
