import { withGame } from "./engine/slots.js";
import type { Engine } from "./engine/live.js";
import type { GameState } from "./engine/state.js";
import { CHECK, OVER, REMARKS } from "./generated.js";
import type { Color, Ended, Result, Status, Verdict } from "./types.js";

const rulesOf = (engine: Engine, slot: number): string => engine.rules(slot);
const wordOf = (engine: Engine, slot: number): number => engine.statusWord(slot);
const statusOf = (engine: Engine, slot: number): Status => engine.status(slot) as Status;
const endedOf = (engine: Engine, slot: number): Ended | null => engine.ended(slot) as Ended | null;

/** Returns the name of the rule set in force. */
export const rulesIn = (state: GameState): string => (state.rulesName ??= withGame(state, rulesOf, 0));

/** Returns the side to move. */
export function turnIn(state: GameState): Color {
  return state.board.colors[((state.first + state.ply) & 1) as 0 | 1];
}

/** Returns the result of a game that has ended. */
export const resultOf = (winner: Color | null): Exclude<Result, "*"> => (winner === null ? "1/2-1/2" : winner === "black" ? "0-1" : "1-0");

/** Returns the status of a game. */
export function statusIn(state: GameState): Status {
  const { declared } = state;
  // Most positions have nothing to report, as the status word tells.
  if (declared === undefined && (withGame(state, wordOf, 0) & (OVER | CHECK | REMARKS)) === 0) {
    return { over: false, turn: turnIn(state), check: false, checkers: [], claims: [], warnings: [], mustChange: null };
  }
  const status = withGame(state, statusOf, 0);
  if (declared === undefined) return status;
  const { turn, check, checkers } = status;
  return { over: true, ...copyOf(declared), turn, check, checkers };
}

/** Whether the game has ended. */
export const isOver = (state: GameState): boolean => state.declared !== undefined || (withGame(state, wordOf, 0) & OVER) !== 0;

/** Returns the verdict, if the game has ended. */
export function verdictIn(state: GameState): Verdict | null {
  if (state.declared !== undefined) return copyOf(state.declared);
  if (!isOver(state)) return null;
  const status = withGame(state, statusOf, 0);
  return status.over ? copyOf(status) : null;
}

/** Copies a verdict for a caller, who may modify it. */
function copyOf({ winner, reason, rule, result, evidence }: Verdict): Verdict {
  const plies = evidence.map((conduct) => ({
    ...conduct,
    chases: conduct.chases.map((chase) => ({ ...chase })),
    ...(conduct.line === undefined ? {} : { line: conduct.line.slice() }),
  }));
  return { winner, reason, rule, result, evidence: plies };
}

/** Ends the game with this verdict. Moves taken back are discarded, as when one is played. */
export function endGame(state: GameState, verdict: Verdict): Verdict {
  state.words.length = state.ply;
  state.declared = verdict;
  return copyOf(verdict);
}

/** Returns where play first continued past an ending by the rules, and that ending. */
export const endedIn = (state: GameState): Ended | null => withGame(state, endedOf, 0);
