import { fieldsOf, itemsOf } from "./arguments.js";
import { presets } from "./clock-control.js";
import { PLAYS_ON, ask, failureIn, toldWords, type Line } from "./engine.js";
import type { Engine } from "./glue.js";
import { RulesError, invalidArgument } from "./errors.js";
import { packedOf } from "./moves.js";
import { boardOf, lineOf } from "./options.js";
import { illegalityIn, statusOf } from "./told.js";
import type { ClockControl, Ended, GameKind, GameToValidate, Reason, Status, Validation, Verdict } from "./types.js";

/** After these there is no legal move. */
const CLOSED: readonly string[] = ["checkmate", "stalemate"] satisfies readonly Reason[];

// Far beyond any game; what is longer is refused unread.
const MAX_PLIES = 50_000;
const MAX_TEXT = 8 * MAX_PLIES;

/**
 * Judges a whole game in one call: how it stands after its last move, or the first move that could not be played.
 *
 * ```ts
 * const judged = validate({ kind: "chess", moves: "f2f3 e7e5 g2g4 d8h4" });
 * judged.ok && judged.status.over && judged.status.reason;    // → "checkmate"
 * ```
 *
 * @throws RulesError as the constructor of {@link Game} for its options, `invalid-argument` for moves that are no texts
 */
export function validate(game: GameToValidate): Validation {
  const { kind, moves, options } = read(game);
  const line = lineOf(kind, options);
  const texts = split(moves);
  const packed = new Uint32Array(texts.length);
  let readable = 0;
  try {
    for (; readable < texts.length; readable++) packed[readable] = packedOf(texts[readable], line.board);
  } catch (exception) {
    if (!(exception instanceof RulesError)) throw exception;
  }
  const judged = ask((live) => judge(live, line, packed.subarray(0, readable), texts));
  if (!judged.ok) return judged;
  if (readable === texts.length) return judged;
  const { status, plies: ply, fen } = judged;
  const over = status.over && ((line.how & PLAYS_ON) === 0 || CLOSED.includes(status.reason));
  return { ok: false, ply, move: texts[ply]!, code: over ? "game-over" : "invalid-move", fen };
}

function judge(live: Engine, line: Line, packed: Uint32Array, texts: readonly string[]): Validation {
  const { board } = line;
  const failure = live.validate(board.number, line.fen, line.how, line.rules, packed);
  if (failure !== 0) throw failureIn(live, failure, line);
  const words = toldWords(live, live.count());
  const text = live.text();
  const end = text.indexOf("\n");
  const fen = text.slice(0, end);
  const [plies, passed, ended, over, cause] = words as unknown as [number, number, number, number, number];
  if (passed === 1) {
    const status = statusOf(words, 3, () => text.slice(end + 1), board);
    return { ok: true, plies, fen, status, ...(ended <= plies && { ended: endedAfter(live, line, packed.subarray(0, ended)) }) };
  }
  const failed = { ok: false, ply: plies, move: texts[plies]!, fen } as const;
  if (over === 1) return { ...failed, code: "game-over" };
  return { ...failed, code: "illegal-move", illegality: illegalityIn(cause, words, 5, board) };
}

/** The verdict after so many moves of a game that went on. */
function endedAfter(live: Engine, line: Line, packed: Uint32Array): Ended {
  const { status } = judge(live, line, packed, []) as Extract<Validation, { ok: true }>;
  const { winner, reason, rule, result, evidence } = status as Verdict & Status;
  return { ply: packed.length, verdict: { winner, reason, rule, result, evidence } };
}

/** The named rule sets of a game with every field's value: what a custom set may replace. */
export function ruleSets(kind: GameKind): Record<string, Record<string, unknown>> {
  const { number } = boardOf(kind);
  return JSON.parse(ask((live) => live.ruleSets(number))) as Record<string, Record<string, unknown>>;
}

/** The named time controls by rule set: what {@link GameOptions.clock} may name. */
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

/** The texts of moves, one by one. */
function split(moves: readonly unknown[] | string): readonly string[] {
  if (typeof moves === "string") {
    if (moves.length > MAX_TEXT) throw invalidArgument("game.moves", `at most ${MAX_TEXT} characters`);
    return split(moves.split(/\s+/).filter((text) => text !== ""));
  }
  if (moves.length > MAX_PLIES) throw invalidArgument("game.moves", `at most ${MAX_PLIES} moves`);
  if (!moves.every((move): move is string => typeof move === "string")) throw invalidArgument("game.moves", "texts");
  return moves;
}
