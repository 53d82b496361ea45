// A second judge of repetition under the world federation's rules (`wxf`), written from their text alone like plain_judge.mjs:
// the third occurrence of a position, and what each side did at all its plies from the first one on.
import { SQUARES, moved, readFen, squareOf, writeFen } from "./plain_board.mjs";
import { facts } from "./plain_facts.mjs";

const OCCURRENCES = 3;

/**
 * What the text finds in a ply, by the identities of the pieces that are chased: `fresh`, where the capture became possible by the
 * ply, and `renewed`, where it only lost its answer (1.5).
 */
function found(before, move, who) {
  const { after, checks, chases } = facts(before, move, { uncovered: "all", renewed: true });
  const targets = (fresh) => new Set(chases.filter((chase) => chase.fresh === fresh).map((chase) => who[chase.target]));
  return { before, move, after, who, chases, check: checks.length > 0, fresh: targets(true), renewed: targets(false) };
}

/** The plies of a game, each with what it does; the side that moves at each, and the position after each. */
export function follow(fen, moves) {
  const { grid, red } = readFen(fen);
  const plies = [];
  const keys = [writeFen(grid, red)];
  let now = grid;
  let who = SQUARES;
  let mover = red;
  for (const text of moves) {
    const move = { from: squareOf(text.slice(0, 2)), to: squareOf(text.slice(2, 4)) };
    who = moved(who, move.from, move.to);
    const ply = found(now, move, who);
    plies.push({ ...ply, red: mover });
    now = ply.after;
    mover = !mover;
    keys.push(writeFen(now, mover));
  }
  return { plies, keys };
}

const common = (sets) => [...(sets[0] ?? [])].some((piece) => sets.every((set) => set.has(piece)));

/** 3: perpetual check, 2: perpetual chase, 1: perpetual renewed chase, 0: allowed (2.3). A ply that checks has chased nothing. */
function level(plies) {
  if (plies.every((ply) => ply.check)) return 3;
  if (common(plies.map((ply) => ply.fresh))) return 2;
  return common(plies.map((ply) => new Set([...ply.fresh, ...ply.renewed]))) ? 1 : 0;
}

/** Who loses a stretch of plies: "red", "black" or nobody (3.1). */
export function loser(plies) {
  const [red, black] = [true, false].map((side) => level(plies.filter((ply) => ply.red === side)));
  return red === black ? null : red > black ? "red" : "black";
}

/** The first position that occurs for the third time: the numbers of plies after which it stood; undefined when there is none. */
export function repetition({ keys }) {
  for (let end = 1; end < keys.length; end++) {
    const at = keys.slice(0, end + 1).flatMap((key, i) => (key === keys[end] ? [i] : []));
    if (at.length === OCCURRENCES) return at;
  }
  return undefined;
}

/** Who wins: a side loses if it does so over all round trips together and in each one alone (3.2); else it is a draw. */
export function winner(plies, at) {
  const over = loser(plies.slice(at[0], at.at(-1)));
  const alone = at.slice(1).map((end, i) => loser(plies.slice(at[i], end)));
  if (over === null || alone.some((side) => side !== over)) return "draw";
  return over === "red" ? "black" : "red";
}
