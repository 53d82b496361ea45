import { CODES } from "./codes.js";
import { cross, toldWords, type Line } from "./engine.js";
import type { Engine } from "./glue.js";
import { STANDING, statusOf, verdictOf } from "./told.js";
import type { Claim, Color, Ended, Status, Verdict } from "./types.js";

const rulesOf = (live: Engine, slot: number): string => live.rules(slot);
const statusAt = (live: Engine, slot: number, line: Line): Status =>
  statusOf(toldWords(live, live.status(slot)), 0, () => live.text(), line.board);

/** The name of the rule set in force. */
export const rulesIn = (line: Line): string => (line.rulesName ??= cross(line, rulesOf, 0));

/** The side to move. */
export function turnIn(line: Line): Color {
  return line.board.colors[((line.first + line.ply) & 1) as 0 | 1];
}

/** A claim as the engine numbers it. */
export function claimNumber(reason: Claim["reason"], packed: number | undefined): number {
  return ((packed ?? STANDING) | (CODES.claim.indexOf(reason) << 24)) >>> 0;
}

/** The verdict that a call has told in so many words; `null` when it has told none. */
export function verdictTold(live: Engine, count: number, { board }: Line): Verdict | null {
  return count === 0 ? null : verdictOf(toldWords(live, count), 0, live.text(), board);
}

/** How a game stands. */
export function statusIn(line: Line): Status {
  const status = cross(line, statusAt, line);
  if (line.declared === undefined) return status;
  const { turn, check, checkers } = status;
  return { over: true, ...copyOf(line.declared), turn, check, checkers };
}

/** How the game ended, if it has. */
export function verdictIn(line: Line): Verdict | null {
  if (line.declared !== undefined) return copyOf(line.declared);
  const status = statusIn(line);
  return status.over ? copyOf(status) : null;
}

/** A verdict for a caller, who may do with it what he likes. */
function copyOf({ winner, reason, rule, result, evidence }: Verdict): Verdict {
  const acts = evidence.map((act) => ({
    ...act,
    chases: act.chases.map((chase) => ({ ...chase })),
    ...(act.line === undefined ? {} : { line: act.line.slice() }),
  }));
  return { winner, reason, rule, result, evidence: acts };
}

/** Ends the game with this verdict. Moves that were taken back are forgotten, as when one is played. */
export function settle(line: Line, verdict: Verdict): Verdict {
  line.words.length = line.ply;
  line.declared = verdict;
  return copyOf(verdict);
}

/** Where play first went on after the rules had ended the game, and how they had. */
export function endedIn(line: Line): Ended | null {
  return cross(
    line,
    (live, slot) => {
      const count = live.ended(slot);
      if (count === 0) return null;
      const words = toldWords(live, count);
      return { ply: words[0]!, verdict: verdictOf(words, 1, live.text(), line.board) };
    },
    0,
  );
}
