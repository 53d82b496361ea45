// What one ply does, as sections 1.1 to 1.5 of the text on repetition define it: the pieces it checks with and the pieces it chases.
// Every question is answered by playing the capture on the grid and looking, as the text puts it.
import { checkers, facing, home, isRed, kind, legal, pieces, moved, reaches } from "./plain_board.mjs";

/** After the piece at `attacker` has taken the one at `target`: may it be taken back at once? (1.4, A17, A18) */
export function takenBack(grid, attacker, target) {
  const after = moved(grid, attacker, target);
  return pieces(after, isRed(grid[target])).some((at) => legal(after, at, target));
}

/**
 * Is the attack one that can be a chase (1.3)? The attacker is no general and no soldier, the target no general and no soldier on
 * its own side of the river; the capture is legal; it is no offer, in which two pieces of one kind may take each other; and the
 * target is not protected, as a chariot never is against a horse or a cannon. `able` says whether the capture is legal.
 */
export function attacks(grid, attacker, target, able = legal) {
  const [by, on] = [kind(grid[attacker]), kind(grid[target])];
  if (by === "k" || by === "p" || on === "k") return false;
  if (on === "p" && home(target, isRed(grid[target]))) return false;
  if (!able(grid, attacker, target)) return false;
  if (by === on && legal(grid, target, attacker)) return false;
  return (on === "r" && (by === "n" || by === "c")) || !takenBack(grid, attacker, target);
}

/**
 * Was the capture there before the ply (A14)? It was when it was legal, and when only the check that the side had to answer
 * barred it: whoever could take the general after it gave check already. Pins and facing generals bar it as ever.
 */
export function stood(grid, attacker, target) {
  if (!reaches(grid, attacker, target)) return false;
  const red = isRed(grid[attacker]);
  const checking = checkers(grid, red);
  const after = moved(grid, attacker, target);
  return !facing(after) && checkers(after, red).every((at) => checking.includes(at));
}

/**
 * The facts of a ply from one grid to the next: the squares of the pieces that check, and the chases, each with attacker and
 * target by the squares on which they stand after the ply. A ply that checks chases nothing (A12). `uncovered`: whose attacks
 * count when another piece's move makes them, those of cannons (A15) or of all. `renewed`: an attack counts too that stood
 * before, on a piece that the ply has stripped of its protection (1.5).
 */
export function facts(before, { from, to }, { uncovered = "cannons", renewed = false } = {}) {
  const red = isRed(before[from]);
  const after = moved(before, from, to);
  const checks = checkers(after, !red);
  const chases = [];
  if (checks.length > 0) return { after, checks, chases };
  for (const attacker of pieces(after, red)) {
    if (attacker !== to && uncovered === "cannons" && kind(after[attacker]) !== "c") continue;
    const was = attacker === to ? from : attacker;
    for (const target of pieces(after, !red)) {
      if (!attacks(after, attacker, target)) continue;
      const fresh = !stood(before, was, target);
      if (!fresh && !(renewed && !attacks(before, was, target, stood))) continue;
      chases.push({ attacker, target, fresh, protected: takenBack(after, attacker, target) });
    }
  }
  return { after, checks, chases };
}
