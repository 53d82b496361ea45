import type { Board } from "./engine/board.js";
import { withGame } from "./engine/slots.js";
import type { Engine } from "./engine/live.js";
import { coordinatesIn, packedOf } from "./engine/moves.js";
import type { GameState } from "./engine/state.js";
import { RulesError, invalidArgument } from "./errors.js";
import { GAMES, MOVE_LENGTH, NOTATIONS as NAMES, PACKED, type Misreading } from "./generated.js";
import type { GameKind, Illegality } from "./types.js";

/** The engine identifies a notation by its index in this list. From `fairy` on they are for reading only. */
export const NOTATIONS: readonly string[] = NAMES;

/** Any notation, to the engine. */
export const ANY = NOTATIONS.length;

/** A text to read, and the number of its notation. */
interface Reading {
  readonly text: string;
  readonly notation: number;
}

const notatedOf = (engine: Engine, slot: number, notation: number): string => engine.notated(slot, notation);
const readOf = (engine: Engine, slot: number, { text, notation }: Reading): number => engine.read(slot, text, notation);
const misreadingOf = (engine: Engine, slot: number, { text, notation }: Reading): Misreading =>
  engine.misreading(slot, text, notation) as Misreading;

const numberOf = (notation: unknown): number => NOTATIONS.indexOf(notation as string);

/** Returns the number of a notation this game can be written in. */
export function notationIn(kind: GameKind, notation: unknown): number {
  const written: readonly unknown[] = GAMES[kind].notations;
  if (!written.includes(notation)) throw invalidArgument("notation", written.join(", "));
  return numberOf(notation);
}

/** Returns the moves played, in a notation. */
export function writtenIn(state: GameState, notation: unknown): string[] {
  const text = withGame(state, notatedOf, notationIn(state.board.kind, notation));
  return text === "" ? [] : text.split(" ");
}

/** Returns a legal move in a notation; empty if it is illegal. */
export function textIn(state: GameState, packed: number, notation: unknown): string {
  const number = notationIn(state.board.kind, notation);
  return withGame(state, (engine, slot) => engine.notate(slot, packed, number), 0);
}

/**
 * Returns the move word of a text; 0 if it is not a move in the notation. An unambiguous but illegal move is `~packed`, so
 * that the game can say why; for one that may mean several illegal moves it is their common reason.
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

/** Reads a text in one notation, or in any; returns a move word, `~packed` for an illegal move, or why no move it may mean is legal. */
export function readIn(state: GameState, text: unknown, notation?: unknown): number | Illegality {
  if (typeof text !== "string") throw invalidArgument("text", "text");
  const number = notation === undefined ? ANY : numberOf(notation);
  if (number < 0) throw invalidArgument("notation", NOTATIONS.join(", "));
  const word = wordOf(state, text, number);
  if (word === 0) throw new RulesError("invalid-move", { field: "move", offset: 0, expected: "move" });
  return word;
}

/** Whether a text in coordinates may be a move in another notation: `B3d5` and, in Vietnamese, `H3d5` name a piece on the third rank. */
const isDoubtful = (text: string, { kind }: Board): boolean => kind === "chess" && /^[BH]/.test(text);

/**
 * Returns the packed move of anything that can be played: text in any notation, squares, or a number; or why none of the
 * moves that a text may mean is legal.
 */
export function packedIn(state: GameState, move: unknown): number | Illegality {
  const { board } = state;
  if (typeof move !== "string") return packedOf(move, board);
  const packed = coordinatesIn(move, board);
  if (packed >= 0 && !isDoubtful(move, board)) return packed;
  const word = wordOf(state, move, ANY);
  if (typeof word === "object") return word;
  if (word < 0) return ~word;
  // A text that is not a move in any notation fails as coordinates.
  return word === 0 ? packedOf(move, board) : word & PACKED;
}
