// Loops at random: series of plies without a capture after which every point of the board has the kind of piece that it had.
import { EMPTY, SQUARES, belongs, legal, legalMoves, pieces, moved } from "./plain_board.mjs";
import { facts } from "./plain_facts.mjs";

const same = (one, other) => one.every((letter, at) => letter === other[at]);

/** How many of a side's pieces are missing where they began. */
const away = (start, grid, red) => SQUARES.filter((at) => belongs(start[at], red) && grid[at] !== start[at]).length;

/** Does a piece come back to a point where one of its kind began? */
const returns = (start, grid, { from, to }) => start[to] === grid[from] && start[from] !== grid[from];

/**
 * A loop of so many plies, or undefined when chance finds none. In `sharp` of a hundred plies a move is looked for that checks
 * or attacks, of `facts` taken with the options given.
 */
export function randomLoop(below, start, red, length, sharp, options) {
  const pick = (list) => list[below(list.length)];
  const plies = [];
  let grid = start;
  for (let left = length; left > 0; left--) {
    const mover = (length - left) % 2 === 0 ? red : !red;
    // Own moves that remain after this one: as many pieces at most may be away then.
    const remain = Math.ceil(left / 2) - 1;
    const out = away(start, grid, mover);
    let moves = out > remain ? homeward(start, grid, mover) : legalMoves(grid, mover).filter(({ to }) => grid[to] === EMPTY);
    if (out === remain && remain > 0) {
      // No further piece may leave; one that is away already may go on.
      moves = moves.filter((move) => start[move.from] !== grid[move.from] || returns(start, grid, move));
    }
    if (moves.length === 0) return undefined;
    let move = pick(moves);
    if (moves.length > 1 && below(100) < sharp) {
      for (let tries = 0; tries < 6; tries++) {
        const { checks, chases } = facts(grid, move, options);
        if (checks.length > 0 || chases.length > 0) break;
        move = pick(moves);
      }
    }
    plies.push(move);
    grid = moved(grid, move.from, move.to);
  }
  return same(start, grid) ? plies : undefined;
}

/** The moves that bring a piece home. */
function homeward(start, grid, red) {
  const gaps = SQUARES.filter((at) => belongs(start[at], red) && grid[at] === EMPTY);
  const strays = pieces(grid, red).filter((at) => start[at] !== grid[at]);
  return strays
    .flatMap((from) => gaps.map((to) => ({ from, to })))
    .filter((move) => returns(start, grid, move) && legal(grid, move.from, move.to));
}

/**
 * What each ply of a loop does: `{ checks, chases }`, with the pieces by the squares on which they began, which name them wherever
 * they are.
 */
export function loopFacts(start, plies, options) {
  let grid = start;
  let who = SQUARES;
  return plies.map((move) => {
    const { after, checks, chases } = facts(grid, move, options);
    grid = after;
    who = moved(who, move.from, move.to);
    const named = chases.map((chase) => ({ ...chase, attacker: who[chase.attacker], target: who[chase.target] }));
    return { checks: checks.map((at) => who[at]), chases: named };
  });
}

/** How near to a violation a loop is: the share of one side's plies that check or that chase one piece, and half the other side's. */
export function sharpness(deeds) {
  const shares = [0, 1].map((parity) => {
    const own = deeds.filter((_, i) => i % 2 === parity);
    const targets = own.flatMap(({ chases }) => [...new Set(chases.map(({ target }) => target))]);
    const most = Math.max(0, ...targets.map((piece) => targets.filter((other) => other === piece).length));
    return Math.max(own.filter(({ checks }) => checks.length > 0).length, most) / own.length;
  });
  return Math.max(...shares) + Math.min(...shares) / 2;
}
