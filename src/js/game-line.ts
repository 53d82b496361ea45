import { Line } from "./engine.js";
import { RulesError, invalidArgument } from "./errors.js";

/** The line of a game; refuses every other `this`. */
export function anyLineIn(game: unknown): Line {
  const line = (game as { line?: unknown } | null | undefined)?.line;
  if (!(line instanceof Line)) throw invalidArgument("this", "a Game");
  return line;
}

/** The line of a game that was not freed. */
export function lineIn(game: unknown): Line {
  const line = anyLineIn(game);
  if (line.freed) throw new RulesError("freed");
  return line;
}
