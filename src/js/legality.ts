// Which moves may be played now, and the errors for those that may not.
import type { Engine } from "./engine/live.js";
import { withGame } from "./engine/slots.js";
import type { GameState } from "./engine/state.js";
import { RulesError } from "./errors.js";
import type { IllegalityCode } from "./generated.js";
import { packedIn } from "./notation.js";
import type { Illegality } from "./types.js";
import { verdictIn } from "./verdict.js";

const GAME_OVER: Illegality = { code: "game-over" satisfies IllegalityCode, squares: [] };

const explainOf = (engine: Engine, slot: number, packed: number) => engine.explain(slot, packed) as Illegality | null;

/** Returns why a packed move is illegal; `null` if it is legal. */
const illegality = (state: GameState, packed: number): Illegality | null =>
  state.declared === undefined ? withGame(state, explainOf, packed) : GAME_OVER;

/** Returns the error for a move that cannot be played. */
export function refusal(state: GameState, move: number | Illegality): RulesError {
  const why = reasonFor(state, move);
  return why?.code === "game-over" ? new RulesError("game-over", verdictIn(state)) : new RulesError("illegal-move", why ?? undefined);
}

/** Returns why a move, as read, is illegal; `null` if it is legal. */
export function reasonFor(state: GameState, move: number | Illegality): Illegality | null {
  // Once the game is over, that is the reason for every move.
  return typeof move === "number" ? illegality(state, move) : isClosed(state) ? GAME_OVER : move;
}

/** Whether no further move can be played. */
const isClosed = (state: GameState): boolean => illegality(state, 0)?.code === GAME_OVER.code;

/** Returns the packed move of a caller's input, if it means one in particular. */
export function plainIn(state: GameState, move: unknown): number {
  const packed = packedIn(state, move);
  if (typeof packed === "object") throw refusal(state, packed);
  return packed;
}

/** Refuses to end a game that has ended. */
export function goingOn(state: GameState): GameState {
  if (isClosed(state)) throw new RulesError("game-over", verdictIn(state));
  return state;
}
