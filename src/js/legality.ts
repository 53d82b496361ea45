// Which moves may be played now, and what is thrown for one that may not.
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

/** Why a packed move is not legal; `null` when it is. */
const illegality = (state: GameState, packed: number): Illegality | null =>
  state.declared === undefined ? withGame(state, explainOf, packed) : GAME_OVER;

/** What is thrown when a move cannot be played. */
export function refusal(state: GameState, move: number | Illegality): RulesError {
  const why = reasonFor(state, move);
  return why?.code === "game-over" ? new RulesError("game-over", verdictIn(state)) : new RulesError("illegal-move", why ?? undefined);
}

/** Why a move is not legal, as it was read; `null` when it is. */
export function reasonFor(state: GameState, move: number | Illegality): Illegality | null {
  // In a game that is over that is the reason, whatever move is asked about.
  return typeof move === "number" ? illegality(state, move) : isClosed(state) ? GAME_OVER : move;
}

/** Can nothing be played any more? */
const isClosed = (state: GameState): boolean => illegality(state, 0)?.code === GAME_OVER.code;

/** The packed move of what a caller gives, if it is one in particular. */
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
