import { fieldsOf, itemsOf } from "./arguments.js";
import { timingOf } from "./clock.js";
import { CHESS_BUILT, XIANGQI_BUILT } from "./build-flags.js";
import { RulesError, invalidArgument } from "./errors.js";
import { CHESS960, Line, PLAYABLE, PLAYS_ON } from "./engine.js";
import { CHESS, XIANGQI, type Board } from "./squares.js";

/** No FEN of either game is longer; the engine refuses such text too, but it need not travel there. */
const FEN_LENGTH = 512;

// Bounds on rule data, far above what any rule set holds.
const RULES_TEXT = 64;
const RULES_VALUES = 256;
const MOST_ITEMS = 9;

const NAMES = ["fen", "rules", "chess960", "setup", "afterEnd", "clock"];

/** Reads the arguments of a new game, before anything is made. */
export function lineOf(kind: unknown, options: unknown): Line {
  const board = boardOf(kind);
  if (options === undefined) return new Line(board, undefined, 0, "");
  const given = fieldsOf(options, "options", NAMES);
  const rules = rulesOf(given["rules"]);
  const timing = timingOf(given["clock"]);
  const how =
    (chess960Of(given["chess960"], board) ? CHESS960 : 0) |
    (isSecond(given, "setup", ["strict", "playable"]) ? PLAYABLE : 0) |
    (isSecond(given, "afterEnd", ["refuse", "note"]) ? PLAYS_ON : 0);
  const line = new Line(board, fenOf(given["fen"]), how, rules);
  line.timing = timing;
  return line;
}

/**
 * The board of a game that is named.
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
    throw new RulesError("invalid-fen", { field: "fen", offset: FEN_LENGTH, expected, faults: [{ code: "too-long" }] });
  }
  return fen;
}

function chess960Of(chess960: unknown, board: Board): boolean {
  if (chess960 === undefined) return false;
  if (typeof chess960 !== "boolean") throw invalidArgument("options.chess960", "true or false");
  if (chess960 && board !== CHESS) throw invalidArgument("options.chess960", "chess");
  return chess960;
}

/** Whether the second of two words is given for an option; the first is meant where none is. */
function isSecond(given: Record<string, unknown>, name: string, words: readonly [string, string]): boolean {
  const word = given[name];
  if (word !== undefined && !words.includes(word as string))
    throw invalidArgument(`options.${name}`, words.map((one) => `"${one}"`).join(" or "));
  return word === words[1];
}

/**
 * The caller's rule set as the engine reads it: lines, so that nobody can change it later. The name of the set, or else
 * that of its base, and then for each field its name and its value.
 */
function rulesOf(rules: unknown): string {
  if (rules === undefined) return "";
  if (typeof rules === "string") return nameOf(rules);
  const fields = fieldsOf(rules, "options.rules", undefined, "the name of a rule set, or one with fields replaced");
  const names = Object.keys(fields);
  if (names.length > RULES_VALUES) throw invalidArgument("options.rules", "a small object");
  let base: unknown;
  const lines: string[] = [];
  for (const name of names) {
    const value = fields[name];
    if (name === "base") base = value;
    else if (value !== undefined) lines.push(lineText(name, `names of at most ${RULES_TEXT} characters`), valueText(value));
  }
  return [nameOf(base), ...lines].join("\n");
}

function nameOf(name: unknown): string {
  if (typeof name !== "string" || name.length > RULES_TEXT) throw new RulesError("unknown-rules", { argument: "options.rules" });
  // An empty name would be that of the default.
  return lineText(name || "?", "");
}

/** Text as a line: without the characters that end one, which no name has. */
function lineText(text: string, expected: string): string {
  if (text.length > RULES_TEXT) throw invalidArgument("options.rules", expected);
  return text.replace(/[\0-\x1f]/g, "\ufffd");
}

/** The value of a field. What fits no field is `?`. */
function valueText(value: unknown): string {
  switch (typeof value) {
    case "boolean":
      return value ? "t" : "f";
    case "number":
      return isWhole(value) ? `n${value}` : "?";
    case "string":
      return `s${lineText(value, `texts of at most ${RULES_TEXT} characters`)}`;
    default:
      return value === null ? "0" : listOf(itemsOf(value, "options.rules", MOST_ITEMS));
  }
}

function listOf(items: unknown[] | undefined): string {
  return items !== undefined && items.length <= MOST_ITEMS && items.every(isWhole) ? `l${items.join()}` : "?";
}

const isWhole = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 32;
