// The only way from a game to its state for code outside the class.
import { RulesError, invalidArgument } from "./errors.js";
import { GameState } from "./engine/state.js";

/** Returns the state of a game; throws for any other value. */
export function anyStateIn(game: unknown): GameState {
  const state = (game as { state?: unknown } | null | undefined)?.state;
  if (!(state instanceof GameState)) throw invalidArgument("this", "a Game");
  return state;
}

/** Returns the state of a game that was not freed. */
export function stateIn(game: unknown): GameState {
  const state = anyStateIn(game);
  if (state.freed) throw new RulesError("freed");
  return state;
}
