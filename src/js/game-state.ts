// The one door from a game to its state, for what is no method of it.
import { RulesError, invalidArgument } from "./errors.js";
import { GameState } from "./engine/state.js";

/** The state of a game; refuses every other value. */
export function anyStateIn(game: unknown): GameState {
  const state = (game as { state?: unknown } | null | undefined)?.state;
  if (!(state instanceof GameState)) throw invalidArgument("this", "a Game");
  return state;
}

/** The state of a game that was not freed. */
export function stateIn(game: unknown): GameState {
  const state = anyStateIn(game);
  if (state.freed) throw new RulesError("freed");
  return state;
}
