import { fieldsOf, itemsOf } from "./arguments.js";
import { timingOf } from "./clock-control.js";
import { CHESS, XIANGQI, type Board } from "./engine/board.js";
import { CHESS_BUILT, XIANGQI_BUILT } from "./engine/build-flags.js";
import { CHESS960, GameState, PLAYABLE, PLAYS_ON, type RulesChoice } from "./engine/state.js";
import { RulesError, invalidArgument } from "./errors.js";
import { FEN_LENGTH } from "./generated.js";

// Bounds on rule data, far above what any rule set holds.
const RULES_TEXT = 64;
const RULES_VALUES = 256;
const MOST_ITEMS = 9;

const NAMES = ["fen", "rules", "chess960", "setup", "afterEnd", "clock"];

/** Reads the arguments of a new game, before anything is created. */
export function stateOf(kind: unknown, options: unknown): GameState {
  const board = boardOf(kind);
  if (options === undefined) return new GameState(board, undefined, 0, DEFAULT);
  const given = fieldsOf(options, "options", NAMES);
  const rules = rulesOf(given["rules"]);
  const timing = timingOf(given["clock"], board);
  const how =
    (chess960Of(given["chess960"], board) ? CHESS960 : 0) |
    (isSecond(given, "setup", ["strict", "playable"]) ? PLAYABLE : 0) |
    (isSecond(given, "afterEnd", ["refuse", "note"]) ? PLAYS_ON : 0);
  const state = new GameState(board, fenOf(given["fen"]), how, rules);
  state.timing = timing;
  return state;
}

/**
 * Returns the board of a game.
 *
 * @throws RulesError `unsupported` for a game that this build leaves out, `invalid-argument`
 */
export function boardOf(kind: unknown): Board {
  if (kind === "xiangqi" && XIANGQI_BUILT) return XIANGQI;
  if (kind === "chess" && CHESS_BUILT) return CHESS;
  if (kind === "xiangqi" || kind === "chess")
    throw new RulesError("unsupported", { argument: "kind", expected: CHESS_BUILT ? '"chess"' : '"xiangqi"' });
  throw invalidArgument("kind", '"xiangqi" or "chess"');
}

function fenOf(fen: unknown): string | undefined {
  if (fen === undefined) return undefined;
  if (typeof fen !== "string") throw invalidArgument("options.fen", "text");
  if (fen.length > FEN_LENGTH) {
    const expected = `at most ${FEN_LENGTH} characters`;
    throw new RulesError("invalid-fen", { field: "fen", offset: FEN_LENGTH, expected, faults: [{ code: "too-long", squares: [] }] });
  }
  return fen;
}

function chess960Of(chess960: unknown, board: Board): boolean {
  if (chess960 === undefined) return false;
  if (typeof chess960 !== "boolean") throw invalidArgument("options.chess960", "true or false");
  if (chess960 && board !== CHESS) throw invalidArgument("options.chess960", "chess");
  return chess960;
}

/** Returns whether the second of two words is given for an option; the first is the default. */
function isSecond(given: Record<string, unknown>, name: string, words: readonly [string, string]): boolean {
  const word = given[name];
  if (word !== undefined && !words.includes(word as string))
    throw invalidArgument(`options.${name}`, words.map((one) => `"${one}"`).join(" or "));
  return word === words[1];
}

const DEFAULT: RulesChoice = {};

/** Copies a caller's rule set: the name of the set or its base, and the replaced fields. */
function rulesOf(rules: unknown): RulesChoice {
  if (rules === undefined) return DEFAULT;
  if (typeof rules === "string") return { base: nameOf(rules) };
  const given = fieldsOf(rules, "options.rules", undefined, "the name of a rule set, or one with fields replaced");
  const names = Object.keys(given);
  if (names.length > RULES_VALUES) throw invalidArgument("options.rules", "a small object");
  const fields: [string, unknown][] = [];
  for (const name of names) {
    const value = given[name];
    if (name === "base" || value === undefined) continue;
    if (name.length > RULES_TEXT) throw invalidArgument("options.rules", `names of at most ${RULES_TEXT} characters`);
    fields.push([name, plainOf(value)]);
  }
  return { base: nameOf(given["base"]), fields };
}

function nameOf(name: unknown): string {
  if (typeof name !== "string" || name.length > RULES_TEXT) throw new RulesError("unknown-rules", { argument: "options.rules" });
  return name;
}

/** Returns a field's value as plain data; anything that fits no field becomes an object, which fits none either. */
function plainOf(value: unknown): unknown {
  switch (typeof value) {
    case "boolean":
    case "number":
      return value;
    case "string":
      if (value.length > RULES_TEXT) throw invalidArgument("options.rules", `texts of at most ${RULES_TEXT} characters`);
      return value;
    default:
      return value === null ? null : (listOf(itemsOf(value, "options.rules", MOST_ITEMS)) ?? {});
  }
}

const listOf = (items: unknown[] | undefined): unknown[] | undefined =>
  items?.every((item) => typeof item === "number") ? items : undefined;
