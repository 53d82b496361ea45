import { cross, toldWords, type Line } from "./engine.js";
import { RulesError, invalidArgument } from "./errors.js";
import type { Engine } from "./glue.js";
import { PACKED, coordinatesIn, packedOf, uciOf } from "./moves.js";
import type { GameKind } from "./types.js";

/** The engine names a notation by its place in this list. The last two are read, never written. */
export const NOTATIONS: readonly string[] = [
  "uci", "coordinate", "san", "lan", "figurine", "vi", "wxf", "zh-Hans", "zh-Hant", "fairy", "xqbase",
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

/** Text in the form of a move, but of no piece in particular, so that nothing can be said of why it is not legal. */
const UNTOLD = -(2 ** 31);

const untold = (): RulesError => new RulesError("invalid-move", { field: "move", offset: 0, expected: "legal-move" });

/**
 * The move word of a text; 0 when it is no move in the notation. A move that is plain but not legal is told as `~packed`,
 * for the caller to refuse, one that is not plain as `UNTOLD`.
 */
function askFor(line: Line, text: string, notation: number): number {
  if (text.length > MOVE_LENGTH) return 0;
  let told: Uint32Array | undefined;
  const word = cross(
    line,
    (live, slot) => {
      const read = live.read(slot, text, notation);
      told = toldWords(live);
      return read;
    },
    0,
  );
  if (word !== 0) return word;
  const [what, count, first] = told!;
  if (what === 0) return 0;
  if (what === 2) {
    const candidates = Array.from(told!.subarray(2, 2 + count!), (packed) => uciOf(packed, line.board));
    throw new RulesError("ambiguous-move", { candidates });
  }
  return count === 1 ? ~first! : UNTOLD;
}

/** The move word of a text in one notation, or in any; `~packed` for an illegal move. */
export function readIn(line: Line, text: unknown, notation?: unknown): number {
  if (typeof text !== "string") throw invalidArgument("text", "text");
  const number = notation === undefined ? ANY : NOTATIONS.indexOf(notation as string);
  if (number < 0) throw invalidArgument("notation", NOTATIONS.join(", "));
  const word = askFor(line, text, number);
  if (word === 0) throw new RulesError("invalid-move", { field: "move", offset: 0, expected: "move" });
  if (word === UNTOLD) throw untold();
  return word;
}

/**
 * The packed move of whatever a caller may play: text in any notation, squares, or a number; -1 for text in the form of a move
 * that is none in particular.
 */
export function packedIn(line: Line, move: unknown): number {
  if (typeof move !== "string") return packedOf(move, line.board);
  const packed = coordinatesIn(move, line.board);
  // `B3d5` and, in Vietnamese, `H3d5` name a piece that comes from the third rank.
  if (packed >= 0 && (line.board.kind === "xiangqi" || !/^[BH]/.test(move))) return packed;
  const word = askFor(line, move, ANY);
  if (word === UNTOLD) return -1;
  if (word < 0) return ~word;
  // What is no move in any notation is told as what it is not: coordinates.
  return word === 0 ? packedOf(move, line.board) : word & PACKED;
}

/** The same, where it has to be a move in particular. */
export function plainIn(line: Line, move: unknown): number {
  const packed = packedIn(line, move);
  if (packed < 0) throw untold();
  return packed;
}
