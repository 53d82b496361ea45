import { fieldsOf, itemsOf } from "./arguments.js";
import { presets } from "./clock-control.js";
import { withEngine, type Engine } from "./engine/live.js";
import { packedOf } from "./engine/moves.js";
import { PLAYS_ON, type GameState } from "./engine/state.js";
import { RulesError, invalidArgument } from "./errors.js";
import type { Failed, Passed } from "./generated.js";
import { boardOf, stateOf } from "./options.js";
import type { ClockControl, GameKind, GameToValidate, Reason, Validation } from "./types.js";

/** Endings after which there is no legal move. */
const CLOSED: readonly string[] = ["checkmate", "stalemate"] satisfies readonly Reason[];

// Far beyond any game; longer input is refused unread.
const MAX_PLIES = 50_000;
const MAX_TEXT = 8 * MAX_PLIES;

/**
 * Judges a whole game in one call: the status after its last move, or the first move that could not be played.
 *
 * ```ts
 * const judged = validate({ kind: "chess", moves: "f2f3 e7e5 g2g4 d8h4" });
 * judged.ok && judged.status.over && judged.status.reason;    // → "checkmate"
 * ```
 *
 * @throws RulesError as the constructor of {@link Game} for its options, `invalid-argument` if a move is not a string
 */
export function validate(game: GameToValidate): Validation {
  const { kind, moves, options } = read(game);
  const state = stateOf(kind, options);
  const texts = split(moves);
  const packed = new Uint32Array(texts.length);
  let readable = 0;
  try {
    for (; readable < texts.length; readable++) packed[readable] = packedOf(texts[readable], state.board);
  } catch (exception) {
    if (!(exception instanceof RulesError)) throw exception;
  }
  const judged = withEngine(judge, { state, packed: packed.subarray(0, readable) });
  if (!judged.ok) return { ...judged, move: texts[judged.ply]! };
  if (readable === texts.length) return judged;
  const { status, plies: ply, fen } = judged;
  const over = status.over && ((state.how & PLAYS_ON) === 0 || CLOSED.includes(status.reason));
  return { ok: false, ply, move: texts[ply]!, code: over ? "game-over" : "invalid-move", fen };
}

const judge = (engine: Engine, { state, packed }: { state: GameState; packed: Uint32Array }): Passed | Failed =>
  engine.validate(state.board.number, state.fen, state.how, state.rules.base, state.rules.fields, packed) as Passed | Failed;

const ruleSetsOf = (engine: Engine, number: number) => engine.ruleSets(number) as Record<string, Record<string, unknown>>;

/** Returns the named rule sets of a game with the value of every field; a custom set may replace any of them. */
export function ruleSets(kind: GameKind): Record<string, Record<string, unknown>> {
  const { number } = boardOf(kind);
  return withEngine(ruleSetsOf, number);
}

/** Returns the named time controls by rule set: the names {@link GameOptions.clock} accepts. */
export function clockPresets(): Record<string, Record<string, ClockControl>> {
  return presets();
}

const FIELDS = ["kind", "rules", "fen", "chess960", "setup", "afterEnd", "moves"];

function read(game: unknown): { kind: unknown; moves: readonly unknown[] | string; options: Record<string, unknown> } {
  const { kind, moves, ...options } = fieldsOf(game, "game", FIELDS);
  const listed = typeof moves === "string" ? moves : itemsOf(moves, "game.moves", MAX_PLIES);
  if (listed === undefined) throw invalidArgument("game.moves", "text, or an array of texts");
  return { kind, moves: listed, options };
}

/** Returns the texts of the moves, one by one. */
function split(moves: readonly unknown[] | string): readonly string[] {
  if (typeof moves === "string") {
    if (moves.length > MAX_TEXT) throw invalidArgument("game.moves", `at most ${MAX_TEXT} characters`);
    return split(moves.split(/\s+/).filter((text) => text !== ""));
  }
  if (moves.length > MAX_PLIES) throw invalidArgument("game.moves", `at most ${MAX_PLIES} moves`);
  if (!moves.every((move): move is string => typeof move === "string")) throw invalidArgument("game.moves", "texts");
  return moves;
}
