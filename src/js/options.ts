import { timingOf } from "./clock.js";
import { CHESS_BUILT, XIANGQI_BUILT } from "./built.js";
import { RulesError, invalidArgument } from "./errors.js";
import { Line } from "./engine.js";
import { CHESS, XIANGQI, type Board } from "./squares.js";

/** No FEN of either game is longer; the engine refuses such text too, but it need not travel there. */
const FEN_LENGTH = 512;

// Bounds on rule data, far above what any rule set holds.
const RULES_TEXT = 64;
const RULES_VALUES = 256;
const RULES_DEPTH = 4;

const NAMES = ["fen", "rules", "chess960", "clock"];

/** Reads the arguments of a new game. All of the caller's code (getters, proxies) runs here, before anything is made. */
export function lineOf(kind: unknown, options: unknown): Line {
  const board = boardOf(kind);
  if (options === undefined) return new Line(board, undefined, false, undefined);
  if (typeof options !== "object" || options === null) throw invalidArgument("options", "an object");
  const given = read(options);
  const line = new Line(board, fenOf(given["fen"]), chess960Of(given["chess960"], board), rulesOf(given["rules"]));
  line.timing = given["clock"] as Line["timing"];
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
  if (kind === "xiangqi" || kind === "chess") throw new RulesError("unsupported", { argument: "kind", expected: CHESS_BUILT ? '"chess"' : '"xiangqi"' });
  throw invalidArgument("kind", '"xiangqi" or "chess"');
}

function read(options: object): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  let unknown = false;
  try {
    if (Array.isArray(options)) throw invalidArgument("options", "an object");
    for (const name of Object.keys(options)) {
      if (!NAMES.includes(name)) {
        unknown = true;
        break;
      }
    }
    for (const name of NAMES) given[name] = (options as Record<string, unknown>)[name];
    given["rules"] = snapshot(given["rules"]);
    given["clock"] = timingOf(given["clock"]);
  } catch (exception) {
    throw exception instanceof RulesError ? exception : invalidArgument("options", "an object that can be read");
  }
  // A misspelt option must not begin another game than was meant.
  if (unknown) throw invalidArgument("options", `no more than ${NAMES.join(", ")}`);
  return given;
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

function rulesOf(rules: unknown): unknown {
  if (typeof rules === "string" && rules.length > RULES_TEXT) throw new RulesError("unknown-rules", { argument: "options.rules" });
  if (rules === undefined || typeof rules === "string") return rules;
  if (typeof rules !== "object" || rules === null || Array.isArray(rules)) {
    throw invalidArgument("options.rules", "the name of a rule set, or one with fields replaced");
  }
  return rules;
}

/**
 * A copy of the caller's rule data that nobody else can change: a line may be made again from it at any time.
 * Strings are not copied, so their length is left to those who read them.
 */
function snapshot(value: unknown): unknown {
  let left = RULES_VALUES;
  const copy = (part: unknown, depth: number): unknown => {
    if (--left < 0 || depth > RULES_DEPTH) throw invalidArgument("options.rules", "a small object");
    if (typeof part === "string" && depth > 0 && part.length > RULES_TEXT) {
      throw invalidArgument("options.rules", `texts of at most ${RULES_TEXT} characters`);
    }
    if (part === undefined || part === null || ["string", "number", "boolean"].includes(typeof part)) return part;
    if (typeof part !== "object") throw invalidArgument("options.rules", "plain data");
    if (Array.isArray(part)) {
      if (part.length > RULES_VALUES) throw invalidArgument("options.rules", "a small object");
      return part.map((item) => copy(item, depth + 1));
    }
    const names = Object.keys(part);
    if (names.length > RULES_VALUES) throw invalidArgument("options.rules", "a small object");
    // Without a prototype no name, `__proto__` included, means anything else than a field.
    const fields = Object.create(null) as Record<string, unknown>;
    for (const name of names) {
      if (name.length > RULES_TEXT) throw invalidArgument("options.rules", `names of at most ${RULES_TEXT} characters`);
      fields[name] = copy((part as Record<string, unknown>)[name], depth + 1);
    }
    return fields;
  };
  return copy(value, 0);
}
