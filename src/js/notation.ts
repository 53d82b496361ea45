import { cross, toldWords, type Line } from "./engine.js";
import { RulesError, invalidArgument } from "./errors.js";
import type { Engine } from "./glue.js";
import { illegalityIn } from "./told.js";
import { PACKED, coordinatesIn, packedOf, uciOf } from "./moves.js";
import type { GameKind, Illegality } from "./types.js";

/** The engine names a notation by its place in this list. From `fairy` on they are read, never written. */
export const NOTATIONS: readonly string[] = [
  "uci",
  "coordinate",
  "san",
  "lan",
  "figurine",
  "vi",
  "wxf",
  "zh-Hans",
  "zh-Hant",
  "fairy",
  "xqbase",
  "winboard",
  "de",
  "nl",
  "fr",
  "es",
  "pt",
  "ro",
  "pl",
  "cs",
  "hu",
  "fi",
  "is",
  "ru",
  "uk",
  "bg",
];

const WRITTEN: Readonly<Record<GameKind, readonly string[]>> = {
  xiangqi: ["uci", "coordinate", "wxf", "vi", "zh-Hans", "zh-Hant"],
  chess: ["uci", "coordinate", "san", "lan", "figurine", "vi"],
};

/** No notation needs more, whatever it is called. */
const MOVE_LENGTH = 40;

export const ANY = NOTATIONS.length;

const notatedOf = (live: Engine, slot: number, notation: number): string => live.notated(slot, notation);

/** The number of a notation in which this game is written. */
export function notationIn(kind: GameKind, notation: unknown): number {
  if (!WRITTEN[kind].includes(notation as string)) throw invalidArgument("notation", WRITTEN[kind].join(", "));
  return NOTATIONS.indexOf(notation as string);
}

/** The moves played, written. */
export function writtenIn(line: Line, notation: unknown): string[] {
  const text = cross(line, notatedOf, notationIn(line.board.kind, notation));
  return text === "" ? [] : text.split(" ");
}

/** A legal move, written; empty when it is not legal. */
export function textIn(line: Line, packed: number, notation: unknown): string {
  const number = notationIn(line.board.kind, notation);
  return cross(line, (live, slot) => live.notate(slot, packed, number), 0);
}

/**
 * The move word of a text; 0 when it is no move in the notation. A move that is plain but not legal is told as `~packed`, for
 * the game to say why; one that may mean several, none of them legal, as the reason that they share.
 */
function askFor(line: Line, text: string, notation: number): number | Illegality {
  if (text.length > MOVE_LENGTH) return 0;
  return cross(
    line,
    (live, slot) => {
      const word = live.read(slot, text, notation);
      if (word !== 0) return word;
      const told = toldWords(live, live.count());
      const [what, count, first] = told as unknown as [number, number, number];
      if (what === 0) return 0;
      if (what === 1 && count === 1) return ~first;
      const cause = told[2 + count]!;
      if (what === 1 && cause > 0) return illegalityIn(cause - 1, told, 3 + count, line.board);
      const candidates = Array.from(told.subarray(2, 2 + count), (packed) => uciOf(packed, line.board));
      throw new RulesError("ambiguous-move", { candidates });
    },
    0,
  );
}

/** The move word of a text in one notation, or in any; `~packed` for an illegal move, or why none that it may mean is legal. */
export function readIn(line: Line, text: unknown, notation?: unknown): number | Illegality {
  if (typeof text !== "string") throw invalidArgument("text", "text");
  const number = notation === undefined ? ANY : NOTATIONS.indexOf(notation as string);
  if (number < 0) throw invalidArgument("notation", NOTATIONS.join(", "));
  const word = askFor(line, text, number);
  if (word === 0) throw new RulesError("invalid-move", { field: "move", offset: 0, expected: "move" });
  return word;
}

/**
 * The packed move of whatever a caller may play: text in any notation, squares, or a number; or why none is legal of those
 * that a text may mean.
 */
export function packedIn(line: Line, move: unknown): number | Illegality {
  if (typeof move !== "string") return packedOf(move, line.board);
  const packed = coordinatesIn(move, line.board);
  // `B3d5` and, in Vietnamese, `H3d5` name a piece that comes from the third rank.
  if (packed >= 0 && (line.board.kind === "xiangqi" || !/^[BH]/.test(move))) return packed;
  const word = askFor(line, move, ANY);
  if (typeof word === "object") return word;
  if (word < 0) return ~word;
  // What is no move in any notation is told as what it is not: coordinates.
  return word === 0 ? packedOf(move, line.board) : word & PACKED;
}
