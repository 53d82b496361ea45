import type { Board } from "./engine/board.js";
import { withGame } from "./engine/slots.js";
import type { Engine } from "./engine/live.js";
import { coordinatesIn, packedOf } from "./engine/moves.js";
import type { GameState } from "./engine/state.js";
import { RulesError, invalidArgument } from "./errors.js";
import { GAMES, MOVE_LENGTH, NOTATIONS as NAMES, PACKED, type Misreading } from "./generated.js";
import type { GameKind, Illegality } from "./types.js";

/** The engine names a notation by its place in this list. From `fairy` on they are read, never written. */
export const NOTATIONS: readonly string[] = NAMES;

/** Any notation, to the engine. */
export const ANY = NOTATIONS.length;

/** A text to be read, and the number of the notation that it is in. */
interface Reading {
  readonly text: string;
  readonly notation: number;
}

const notatedOf = (engine: Engine, slot: number, notation: number): string => engine.notated(slot, notation);
const readOf = (engine: Engine, slot: number, { text, notation }: Reading): number => engine.read(slot, text, notation);
const misreadingOf = (engine: Engine, slot: number, { text, notation }: Reading): Misreading =>
  engine.misreading(slot, text, notation) as Misreading;

const numberOf = (notation: unknown): number => NOTATIONS.indexOf(notation as string);

/** The number of a notation in which this game is written. */
export function notationIn(kind: GameKind, notation: unknown): number {
  const written: readonly unknown[] = GAMES[kind].notations;
  if (!written.includes(notation)) throw invalidArgument("notation", written.join(", "));
  return numberOf(notation);
}

/** The moves played, written. */
export function writtenIn(state: GameState, notation: unknown): string[] {
  const text = withGame(state, notatedOf, notationIn(state.board.kind, notation));
  return text === "" ? [] : text.split(" ");
}

/** A legal move, written; empty when it is not legal. */
export function textIn(state: GameState, packed: number, notation: unknown): string {
  const number = notationIn(state.board.kind, notation);
  return withGame(state, (engine, slot) => engine.notate(slot, packed, number), 0);
}

/**
 * The move word of a text; 0 when it is no move in the notation. A move that is plain but not legal is `~packed`, for the
 * game to say why; of one that may mean several, none of them legal, it is the reason that they share.
 */
function wordOf(state: GameState, text: string, notation: number): number | Illegality {
  if (text.length > MOVE_LENGTH) return 0;
  const reading = { text, notation };
  const word = withGame(state, readOf, reading);
  if (word !== 0) return word;
  const { code, candidates, illegality } = withGame(state, misreadingOf, reading);
  if (code === "invalid-move") return 0;
  if (code === "illegal-move" && candidates.length === 1) return ~packedOf(candidates[0], state.board);
  if (illegality !== undefined) return illegality;
  throw new RulesError("ambiguous-move", { candidates });
}

/** The move word of a text in one notation, or in any; `~packed` for an illegal move, or why none that it may mean is legal. */
export function readIn(state: GameState, text: unknown, notation?: unknown): number | Illegality {
  if (typeof text !== "string") throw invalidArgument("text", "text");
  const number = notation === undefined ? ANY : numberOf(notation);
  if (number < 0) throw invalidArgument("notation", NOTATIONS.join(", "));
  const word = wordOf(state, text, number);
  if (word === 0) throw new RulesError("invalid-move", { field: "move", offset: 0, expected: "move" });
  return word;
}

/** May text in coordinates be a move in another notation? `B3d5` and, in Vietnamese, `H3d5` name a piece from the third rank. */
const isDoubtful = (text: string, { kind }: Board): boolean => kind === "chess" && /^[BH]/.test(text);

/**
 * The packed move of whatever a caller may play: text in any notation, squares, or a number; or why none is legal of those
 * that a text may mean.
 */
export function packedIn(state: GameState, move: unknown): number | Illegality {
  const { board } = state;
  if (typeof move !== "string") return packedOf(move, board);
  const packed = coordinatesIn(move, board);
  if (packed >= 0 && !isDoubtful(move, board)) return packed;
  const word = wordOf(state, move, ANY);
  if (typeof word === "object") return word;
  if (word < 0) return ~word;
  // What is no move in any notation fails as what it is not: coordinates.
  return word === 0 ? packedOf(move, board) : word & PACKED;
}
