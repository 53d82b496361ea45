import { withEngine } from "../engine/live.js";
import type { IllegalityCode } from "../generated.js";
import { invalidArgument } from "../errors.js";
import { ANY } from "../notation.js";
import { CHESS_BUILT, XIANGQI_BUILT } from "../engine/build-flags.js";
import { boardOf } from "../options.js";
import type { GameKind, GameRecord, Illegality, Result } from "../types.js";

/** A move of a record on its way in: a word of the record until the engine has told what move it is. */
export interface Draft {
  uci: string;
  /** Where its word stands. */
  offset: number;
  /** What its word is, where the engine was given another. */
  token?: string;
  comment?: string;
  commentBefore?: string;
  nags?: number[];
  clock?: number;
  elapsed?: number;
  variations?: Draft[][];
}

export type Fault = GameRecord["faults"][number];

/** A record on its way in. */
export interface DraftRecord {
  kind: GameKind | undefined;
  tags: Map<string, string>;
  fen: string;
  fenOffset: number;
  moves: Draft[];
  result: Result;
  comment: string | undefined;
  faults: Fault[];
}

const MOST_FAULTS = 100;

/** Variations may lie this deep in one another. */
export const DEEPEST = 200;

/** A game has no more tags. */
export const MOST_TAGS = 250;

export function draft(kind: GameKind | undefined): DraftRecord {
  return { kind, tags: new Map(), fen: "", fenOffset: 0, moves: [], result: "*", comment: undefined, faults: [] };
}

/** Notes what could not be made sense of, and where. */
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

/** Where a record that was read keeps the offsets of its moves. Registered, since programs have a copy of this module. */
const OFFSETS: unique symbol = Symbol.for("trongtai.offsets") as never;

/** The offset in the text, or in the bytes, of each move of a record's main line, if it was read and not made. */
export const offsetsIn = (record: GameRecord & { readonly [OFFSETS]?: readonly number[] }): readonly number[] => record[OFFSETS] ?? [];

/** Adds a line that could have been played in place of a move. */
export function vary<M extends { variations?: M[][] }>(move: M, line: M[]): void {
  move.variations ??= [];
  move.variations.push(line);
}

/** Appends a comment; several are separated by line ends. */
export function joined(before: string | undefined, text: string): string {
  return before === undefined || before === "" ? text : text === "" ? before : `${before}\n${text}`;
}

// How the engine is told of moves and variations, and answers.
const SEPARATOR = "\n";
/** Between two ways of taking a word. */
export const OR = " ";
const MISREAD: Record<string, string> = { "?1": "invalid-move", "?2": "illegal-move", "?3": "ambiguous-move", "?4": "game-over" };

/** Why a move is not legal, where the engine says it for one reason: a code and squares. */
function illegalityOf(text: string): Illegality | undefined {
  const [, code, ...squares] = text.split(" ");
  return code === undefined ? undefined : { code: code as IllegalityCode, squares };
}

/** A step through the moves of a record. Lines are closed after their variations, the main line never. */
export interface Steps<M> {
  move(move: M, line: M[], at: number): void;
  open(): void;
  close(): void;
}

/** Goes through all moves in the order of records: a move, then those in its place, then the next. Without recursion. */
export function walk<M extends { readonly variations?: readonly (readonly M[])[] | undefined }>(
  moves: readonly M[],
  steps: Steps<M>,
  deepest = Infinity,
): void {
  const open: { line: readonly M[]; next: number; variations: readonly (readonly M[])[]; variation: number }[] = [];
  const enter = (line: readonly M[]): void => {
    if (open.length > deepest) throw invalidArgument("record.moves", `variations at most ${deepest} deep`);
    open.push({ line, next: 0, variations: [], variation: 0 });
  };
  enter(moves);
  while (open.length > 0) {
    const top = open[open.length - 1]!;
    if (top.variation < top.variations.length) {
      const line = top.variations[top.variation++]!;
      if (line.length === 0) continue;
      steps.open();
      enter(line);
    } else if (top.next < top.line.length) {
      const move = top.line[top.next++]!;
      steps.move(move, top.line as M[], top.next - 1);
      top.variations = move.variations ?? [];
      top.variation = 0;
    } else {
      open.pop();
      if (open.length > 0) steps.close();
    }
  }
}

export interface Answer {
  /** `=` the game's own start, `+` another position, `~` one that had to be repaired, `!` none. */
  readonly sign: string;
  readonly fen: string;
  /** An answer for each move. */
  readonly texts: readonly string[];
}

/** Asks the engine what moves are: those of words in a notation, or the texts in it of moves in UCI. */
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
  const [head, ...texts] = told.split(SEPARATOR);
  return { sign: head!.charAt(0), fen: head!.slice(1), texts };
}

/** Is it a record of Chess960? */
export function isChess960(kind: unknown, variant: unknown, fen: unknown): boolean {
  if (kind !== "chess") return false;
  return /960|fischer/i.test(String(variant)) || /^\S+ \S+ [KQkq]*[A-HJ-Pa-hj-p]/.test(String(fen).replace(/ [KQkq]+ /, " - "));
}

/** The record of a draft, its words read. Lines end before the first word that is no legal move. */
export function settle(record: DraftRecord, notation = ANY): GameRecord {
  const { tags, moves, faults } = record;
  const variant = tags.get("Variant");
  const answerFor = (kind: GameKind): Answer => {
    const chess960 = isChess960(kind, variant, record.fen);
    const answer = askMoves(kind, record.fen, chess960, notation, false, moves);
    return answer.sign === "!" ? { ...askMoves(kind, "", false, notation, false, []), sign: "!" } : answer;
  };
  const isRead = ({ texts: [first] }: Answer): boolean => first !== undefined && !first.startsWith("?");
  let kind = record.kind ?? (CHESS_BUILT ? "chess" : "xiangqi");
  let answer = answerFor(kind);
  // Nothing has told which game it is: the first move does.
  if (CHESS_BUILT && XIANGQI_BUILT && record.kind === undefined && moves.length > 0 && !isRead(answer)) {
    const other = answerFor("xiangqi");
    if (isRead(other)) [kind, answer] = ["xiangqi", other];
  }
  if (answer.sign === "!") fault(record, "invalid-fen", record.fenOffset, record.fen);
  if (answer.sign === "~") fault(record, "repaired-fen", record.fenOffset, record.fen);
  if (isChess960(kind, variant, record.fen) && variant === undefined) tags.set("Variant", "Chess960");
  const { texts } = answer;
  let next = 0;
  const cuts: [Draft[], number][] = [];
  walk(moves, {
    move(move, line, at) {
      const text = texts[next++] ?? "";
      const code = MISREAD[text.slice(0, 2)];
      if (code !== undefined) {
        const illegality = illegalityOf(text);
        const variation = line === moves ? {} : { variation: true as const };
        fault(record, code, move.offset, move.token ?? move.uci, { ...variation, ...(illegality === undefined ? {} : { illegality }) });
      }
      if (code !== undefined || text === "") cuts.push([line, at]);
      else move.uci = text;
    },
    open() {},
    close() {},
  });
  // The earliest cut of a line is its first.
  for (const [line, at] of cuts) if (line.length > at) line.length = at;
  faults.sort((a, b) => a.offset - b.offset);
  const { result, comment } = record;
  const offsets = moves.map(({ offset }) => offset);
  const object: Record<string, string> = {};
  // An assignment to `__proto__` would be lost.
  for (const [name, value] of tags) Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  const read: GameRecord = {
    kind,
    tags: object,
    fen: answer.fen,
    moves: bare(moves),
    result,
    ...(comment === undefined ? {} : { comment }),
    faults,
  };
  // Not to be seen: a record is compared and copied as what it says.
  return Object.defineProperty(read, OFFSETS, { value: offsets });
}

/** The moves without what only their reading needed, and without variations that came to nothing. */
function bare(moves: Draft[]): GameRecord["moves"] {
  walk(moves, {
    move(move, line, at) {
      const { uci, comment, commentBefore, nags, clock, elapsed } = move;
      const variations = move.variations?.filter((variation) => variation.length > 0);
      const kept: Omit<Draft, "offset"> = { uci };
      if (commentBefore !== undefined) kept.commentBefore = commentBefore;
      if (comment !== undefined) kept.comment = comment;
      if (nags !== undefined) kept.nags = nags;
      if (clock !== undefined) kept.clock = clock;
      if (elapsed !== undefined) kept.elapsed = elapsed;
      if (variations !== undefined && variations.length > 0) kept.variations = variations;
      line[at] = kept as Draft;
    },
    open() {},
    close() {},
  });
  return moves;
}
