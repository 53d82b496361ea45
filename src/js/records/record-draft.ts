import { withEngine } from "../engine/live.js";
import { invalidArgument } from "../errors.js";
import { boardOf } from "../options.js";
import type { GameKind, GameRecord, RecordedMove, Result } from "../types.js";

/** A move of a record being read: a word of the record, until the engine has identified the move. */
export interface Draft {
  uci: string;
  /** The offset of its word. */
  offset: number;
  /** The word, if the engine was given another. */
  token?: string | undefined;
  /** The number before it: `12.` for the first mover's moves, `12...` for the other's. */
  number?: string | undefined;
  comment?: string | undefined;
  commentBefore?: string | undefined;
  nags?: number[] | undefined;
  clock?: number | undefined;
  elapsed?: number | undefined;
  evaluation?: RecordedMove["evaluation"] | undefined;
  shapes?: RecordedMove["shapes"] | undefined;
  variations?: Draft[][] | undefined;
}

/** Creates a move of a text with the common fields: there are millions of them, all of one shape. */
export const drafted = (uci: string, offset: number, token: string | undefined, number: string | undefined): Draft => ({
  uci,
  offset,
  token,
  number,
  comment: undefined,
  nags: undefined,
  variations: undefined,
});

export type Fault = GameRecord["faults"][number];

/** A record being read. */
export interface DraftRecord {
  kind: GameKind | undefined;
  tags: Map<string, string>;
  fen: string;
  fenOffset: number;
  /** Whether the position may not be the one the game starts with. */
  doubtful?: boolean;
  /** The name of an unsupported game. */
  unsupported?: string | undefined;
  /** Whether a last move that captures the king ended the game, as servers record it. */
  takesKing?: boolean;
  moves: Draft[];
  result: Result;
  comment: string | undefined;
  faults: Fault[];
}

const MOST_FAULTS = 100;

/** The maximum depth of nested variations. */
export const DEEPEST = 200;

/** The maximum number of tags. */
export const MOST_TAGS = 250;

export function draft(kind: GameKind | undefined): DraftRecord {
  return { kind, tags: new Map(), fen: "", fenOffset: 0, moves: [], result: "*", comment: undefined, faults: [] };
}

/** Records what could not be read, and where. */
export function fault(
  record: DraftRecord,
  code: string,
  offset: number,
  text = "",
  more: Pick<Fault, "variation" | "illegality"> = {},
): void {
  const count = record.faults.length;
  if (count >= MOST_FAULTS) return;
  const what = count + 1 === MOST_FAULTS ? "too-many-faults" : code;
  const token = text.slice(0, 20);
  record.faults.push({ code: what, offset, token, message: `${what} at ${offset}: ${token}`, ...more });
}

/** Where a record keeps the offsets of its moves. Registered, since programs may hold several copies of this module. */
export const OFFSETS: unique symbol = Symbol.for("trongtai.offsets") as never;

/** Returns the offset in the text or bytes of each main-line move of a record that was read. */
export const offsetsIn = (record: GameRecord & { readonly [OFFSETS]?: readonly number[] }): readonly number[] => record[OFFSETS] ?? [];

/** Adds a line as an alternative to a move. */
export function vary<M extends { variations?: M[][] | undefined }>(move: M, line: M[]): void {
  move.variations ??= [];
  move.variations.push(line);
}

/** Appends a comment; several are separated by line breaks. */
export function joined(before: string | undefined, text: string): string {
  return before === undefined || before === "" ? text : text === "" ? before : `${before}\n${text}`;
}

// How moves and variations are passed to the engine, and its results.
const SEPARATOR = "\n";
/** Separates alternative readings of a word. */
export const OR = " ";
/** A step through the moves of a record. Lines are closed after their variations, the main line never. */
export interface Steps<M> {
  move(move: M, line: M[], at: number): void;
  open(): void;
  close(): void;
}

/** Visits all moves in record order: a move, then its alternatives, then the next. Without recursion. */
export function walk<M extends { readonly variations?: readonly (readonly M[])[] | undefined }>(
  moves: readonly M[],
  steps: Steps<M>,
  deepest = Infinity,
): void {
  const open: { line: readonly M[]; next: number; variations: readonly (readonly M[])[]; variation: number }[] = [];
  let line = moves;
  let next = 0;
  let variations: readonly (readonly M[])[] = [];
  let variation = 0;
  for (;;) {
    if (variation < variations.length) {
      const inner = variations[variation++]!;
      if (inner.length === 0) continue;
      steps.open();
      open.push({ line, next, variations, variation });
      if (open.length > deepest) throw invalidArgument("record.moves", `variations at most ${deepest} deep`);
      [line, next, variations, variation] = [inner, 0, [], 0];
    } else if (next < line.length) {
      const move = line[next++]!;
      steps.move(move, line as M[], next - 1);
      if (move.variations === undefined) continue;
      [variations, variation] = [move.variations, 0];
    } else {
      const outer = open.pop();
      if (outer === undefined) return;
      ({ line, next, variations, variation } = outer);
      steps.close();
    }
  }
}

export interface Answer {
  /** `=` the game's own start, `+` another position, `~` one that had to be repaired, `!` none. */
  readonly sign: string;
  readonly fen: string;
  /** One result per move. */
  readonly texts: readonly string[];
  /** Whether all of them are moves. */
  readonly whole: boolean;
}

/** Passes moves to the engine: words in a notation to read, or UCI moves to write in it. */
export function askMoves<M extends { readonly uci: string; readonly variations?: readonly (readonly M[])[] | undefined }>(
  kind: GameKind,
  fen: string,
  chess960: boolean,
  notation: number,
  written: boolean,
  moves: readonly M[],
): Answer {
  const words: string[] = [];
  walk(moves, {
    move: ({ uci }) => words.push(uci),
    open: () => words.push("("),
    close: () => words.push(")"),
  });
  const { number } = boardOf(kind);
  const told = withEngine((engine) => engine.record(number, fen, chess960, notation, written, words.join(SEPARATOR)), undefined);
  const texts = told.split(SEPARATOR);
  const head = texts.shift()!;
  return { sign: head.charAt(0), fen: head.slice(1), texts, whole: !told.includes("?") };
}
