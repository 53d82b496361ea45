// Why pyffish judges a repetition otherwise: each of its chases that the text does not know, and each of the text's that it does
// not know, has a cause in one definition. README.md explains them by the rule text under the same names.
import { kind, legal, reaches } from "./plain_board.mjs";
import { stood, takenBack } from "./plain_facts.mjs";
import { loser, winner } from "./plain_wxf.mjs";
import { refusal, theirChases } from "./pyffish_facts.mjs";

const CAUSES = [
  "check-and-chase",
  "guards",
  "illegal-capture",
  "protection",
  "offer",
  "retreat",
  "new-pin",
  "freed",
  "cut-root",
  "weight",
  "window",
  "round-trips",
];

/** Why the text has no such chase, of one that pyffish has. */
function notOurs(ply, { how, attacker, target }) {
  const { before, after, move, check } = ply;
  if (check) return "check-and-chase";
  if (how === "root" || how === "screen") return "new-pin";
  if (!legal(after, attacker, target)) return "illegal-capture";
  const [by, on] = [kind(after[attacker]), kind(after[target])];
  if (by === on && legal(after, target, attacker)) return "offer";
  const never = on === "r" && (by === "n" || by === "c");
  if (!never && takenBack(after, attacker, target)) return by === "a" || by === "b" ? "guards" : "protection";
  if (stood(before, attacker === move.to ? move.from : attacker, target)) return "retreat";
  throw new Error("the text has this chase");
}

/** Why pyffish has no such chase, of one that the text has. */
function notTheirs({ before, after, move }, { attacker, target, fresh }) {
  if (!fresh) return "cut-root";
  if (reaches(before, attacker === move.to ? move.from : attacker, target)) return "freed";
  return refusal(after, attacker, target);
}

/** The causes of a ply by the piece that is chased, with what pyffish has instead: a chase or none. */
function differences(ply) {
  const theirs = theirChases(ply.before, ply.move).map((pair) => ({ ...pair, piece: ply.who[pair.target] }));
  const found = [];
  for (const piece of new Set(theirs.map((pair) => pair.piece))) {
    if (ply.fresh.has(piece)) continue;
    const cause = ply.renewed.has(piece)
      ? "weight"
      : notOurs(
          ply,
          theirs.find((pair) => pair.piece === piece),
        );
    found.push({ piece, cause, chased: true });
  }
  for (const piece of new Set([...ply.fresh, ...ply.renewed])) {
    if (theirs.some((pair) => pair.piece === piece)) continue;
    const ours = ply.chases.filter((chase) => ply.who[chase.target] === piece);
    found.push({ piece, cause: notTheirs(ply, ours.find((chase) => chase.fresh) ?? ours[0]), chased: false });
  }
  return found;
}

/** A ply as it is with some definitions read as pyffish does. */
function read(ply, found, causes) {
  const [fresh, renewed] = [new Set(ply.fresh), new Set(ply.renewed)];
  for (const { piece, cause, chased } of found) {
    if (!causes.has(cause)) continue;
    renewed.delete(piece);
    if (chased) fresh.add(piece);
    else fresh.delete(piece);
  }
  return { ...ply, fresh, renewed };
}

/** Who wins with some definitions read as pyffish does. */
function winnerUnder(plies, at, found, causes) {
  const other = plies.map((ply, i) => read(ply, found[i], causes));
  if (causes.has("window") && at[0] > 0) {
    // One ply more of the side that has moved last: the one that led to the first occurrence.
    const lost = loser([other[at[0] - 1], ...other.slice(at[0], at.at(-1))]);
    return lost === null ? "draw" : lost === "red" ? "black" : "red";
  }
  if (!causes.has("round-trips")) return winner(other, at);
  return winner(other, [at[0], at.at(-1)]);
}

/** All ways to choose so many of a list. */
function* choices(list, size, from = 0) {
  if (size === 0) yield [];
  else for (let i = from; i < list.length; i++) for (const rest of choices(list, size - 1, i + 1)) yield [list[i], ...rest];
}

/** What pyffish should say of a repetition, and the fewest causes by which that is not what the text says: `{ winner, causes }`. */
export function theirReading(plies, at) {
  const found = plies.map(differences);
  const there = new Set(["window", "round-trips", ...found.flat().map(({ cause }) => cause)]);
  const present = CAUSES.filter((cause) => there.has(cause));
  const theirs = winnerUnder(plies, at, found, new Set(present));
  for (let size = 0; size <= present.length; size++) {
    for (const causes of choices(present, size)) {
      if (winnerUnder(plies, at, found, new Set(causes)) === theirs) return { winner: theirs, causes };
    }
  }
  throw new Error("all causes together give their verdict");
}
