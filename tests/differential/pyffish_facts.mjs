// What pyffish 0.0.90 takes for a chase, told with the plain board: by it a difference of verdicts is traced to the definition that
// is read differently. It looks for lines that the ply has opened, and asks for pins where the text plays the capture out.
import { SQUARES, fileOf, generalOf, home, isRed, kind, pieces, moved, rankOf, reaches } from "./plain_board.mjs";

const wide = (one, other) => Math.abs(fileOf(one) - fileOf(other));
const high = (one, other) => Math.abs(rankOf(one) - rankOf(other));
const beside = (one, other) => wide(one, other) + high(one, other) === 1;
const aslant = (one, other) => wide(one, other) === 1 && high(one, other) === 1;
const inLine = (one, other) => one !== other && (wide(one, other) === 0 || high(one, other) === 0);

/** The points strictly between two of one line. */
function stretch(one, other) {
  const step = (wide(one, other) === 0 ? 9 : 1) * Math.sign(other - one);
  const points = [];
  for (let at = one + step; at !== other; at += step) points.push(at);
  return points;
}

/** The pieces of either side but for which a chariot, a horse or a cannon would attack the general: one of them or, for a cannon, two. */
function shields(grid, red) {
  const general = generalOf(grid, red);
  const idle = pieces(grid, !red).filter((at) => !reaches(grid, at, general));
  const horse = (at) => kind(grid[at]) === "n" && wide(at, general) * high(at, general) === 2;
  const chariot = (at) => kind(grid[at]) === "r" && inLine(at, general);
  const cannon = (at) => kind(grid[at]) === "c" && inLine(at, general);
  // Chariots and horses that would attack themselves hide nothing behind them.
  const through = new Set(idle.filter((at) => horse(at) || chariot(at)));
  const occupied = (points) => points.filter((at) => grid[at] !== ".");
  const found = idle.flatMap((at) => {
    if (cannon(at)) {
      const on = occupied(stretch(general, at));
      return on.length <= 2 ? on : [];
    }
    if (!through.has(at)) return [];
    const points = chariot(at) ? stretch(general, at) : SQUARES.filter((leg) => beside(leg, at) && aslant(leg, general));
    const on = occupied(points).filter((point) => !through.has(point));
    return on.length === 1 ? on : [];
  });
  return new Set(found);
}

/** The one piece besides the general on the file of the other general, if both generals stand there, whatever the other side has between. */
function onFile(grid, red) {
  const file = fileOf(generalOf(grid, !red));
  if (fileOf(generalOf(grid, red)) !== file) return [];
  const own = pieces(grid, red).filter((at) => fileOf(at) === file && kind(grid[at]) !== "k");
  return own.length === 1 ? own : [];
}

/** Pieces that count as targets: no general, no soldier before the river. */
const counts = (grid, at) => kind(grid[at]) !== "k" && !(kind(grid[at]) === "p" && home(at, isRed(grid[at])));

/** The grid as if there were a piece of the other side on a point, to see who could take it. */
function attackersOf(grid, at, red) {
  const held = [...grid];
  held[at] = red ? "p" : "P";
  return pieces(held, red).filter((from) => reaches(held, from, at));
}

/** What a piece bears on where it did not move itself: palace, river and the soldier's own side are no bounds then. */
function points(grid, from, to) {
  switch (kind(grid[from])) {
    case "a":
      return aslant(from, to);
    case "b":
      return wide(from, to) === 2 && high(from, to) === 2 && grid[(from + to) / 2] === ".";
    case "p":
      return beside(from, to) && Math.sign(rankOf(to) - rankOf(from)) !== (isRed(grid[from]) ? -1 : 1);
    default:
      return reaches(grid, from, to);
  }
}

/** The pieces of a side that count as pinned. */
const boundMen = (grid, red) => new Set([...shields(grid, red), ...onFile(grid, red)]);

/** Why a line that was found is no attack: "target", "offer" or "protection"; null if it is one. */
export function refusal(grid, attacker, target, bound = boundMen(grid, isRed(grid[target]))) {
  const red = isRed(grid[attacker]);
  const [by, on] = [kind(grid[attacker]), kind(grid[target])];
  if (!counts(grid, target)) return "target";
  if ((by === "n" || by === "c") && on === "r") return null;
  if ((by === "a" || by === "b") && "rnc".includes(on)) return null;
  if (by === on) {
    const hobbled = by === "n" && SQUARES.some((at) => aslant(at, attacker) && grid[at] !== ".");
    if (hobbled ? reaches(grid, target, attacker) : !bound.has(target)) return "offer";
  }
  const taken = moved(grid, attacker, target);
  const roots = pieces(taken, !red).filter((at) => reaches(taken, at, target) && !bound.has(at));
  if (roots.length === 0) return null;
  const general = generalOf(grid, red);
  const seen = inLine(general, target) && stretch(general, target).every((at) => at === attacker || grid[at] === ".");
  return roots.every((at) => kind(grid[at]) === "k") && seen ? null : "protection";
}

/**
 * What counts as chased after a ply: pairs of `attacker` and `target` with `how`: "direct", "opened", or "root" and "screen" for
 * what changes by a piece that newly shields the general.
 */
export function theirChases(before, { from, to }) {
  const red = isRed(before[from]);
  const after = moved(before, from, to);
  const theirs = pieces(after, !red);
  const pairs = [];
  const shielding = shields(after, !red);
  const bound = boundMen(after, !red);
  const add = (how, attacker, targets) => {
    for (const target of targets) if (refusal(after, attacker, target, bound) === null) pairs.push({ how, attacker, target });
  };

  const mover = kind(after[to]);
  if (mover !== "k" && mover !== "p") {
    // What lies on the line of its own move was attacked before.
    const along = (at) =>
      (mover === "r" || mover === "c") && inLine(from, at) && inLine(to, at) && (wide(from, to) === 0) === (wide(from, at) === 0);
    add(
      "direct",
      to,
      theirs.filter((at) => reaches(after, to, at) && !along(at)),
    );
  }
  // The lines of the others: as they are, against as they would be with the mover still in its place.
  const back = moved(after, to, from);
  for (const at of pieces(after, red)) {
    const letter = kind(after[at]);
    const near =
      (letter === "n" && beside(at, from)) ||
      (letter === "b" && aslant(at, from)) ||
      (letter === "r" && inLine(at, from)) ||
      (letter === "c" && (inLine(at, from) || inLine(at, to)));
    if (!near) continue;
    const held = [...back];
    held[at] = after[at];
    add(
      "opened",
      at,
      theirs.filter((target) => points(after, at, target) && !points(held, at, target)),
    );
  }

  const earlier = shields(before, !red);
  const own = shields(after, red);
  for (const at of shielding) {
    if (earlier.has(at)) continue;
    if (isRed(after[at]) === red) {
      // A piece that now hides a line to the general: with any capture it may uncover a check.
      const general = generalOf(after, !red);
      for (const target of theirs.filter((point) => reaches(after, at, point) && kind(after[point]) !== "k")) {
        const taken = moved(after, at, target);
        const without = taken.map((letter, point) => (point === general ? "." : letter));
        if (!reaches(taken, general, target) || attackersOf(without, target, red).length > 0)
          pairs.push({ how: "screen", attacker: at, target });
      }
    } else {
      // A piece that is newly bound: whatever it protects counts, if anybody free attacks it.
      for (const target of theirs.filter((point) => point !== at && counts(after, point))) {
        const held = [...after];
        held[target] = red ? "P" : "p";
        const attacker = attackersOf(after, target, red).find((point) => !own.has(point));
        if (points(held, at, target) && attacker !== undefined) pairs.push({ how: "root", attacker, target });
      }
    }
  }
  return pairs;
}
