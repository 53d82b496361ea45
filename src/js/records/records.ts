import { fieldsOf } from "../arguments.js";
import { RulesError, invalidArgument } from "../errors.js";
import { NOTATIONS, notationIn } from "../notation.js";
import { boardOf } from "../options.js";
import { decoded, encodingOf, isBytes } from "./encodings.js";
import type { Reading, Source } from "./format.js";
import { FORMATS } from "./formats/index.js";
import { TooLong } from "./formats/pgn-reader.js";
import { MOST_NAG } from "./move-words.js";
import { DEEPEST, askMoves, vary, walk, type Answer } from "./record-draft.js";
import { unread, unreadable } from "./unread.js";
import { isChess960 } from "./variants.js";
import type { Dialect, GameKind, GameRecord, Notation, RecordFormat, RecordedMove, Result, Rules } from "../types.js";

// Bounds on a record to be written.
const MOST_MOVES = 200_000;
const LONGEST_TEXT = 1 << 22;

/** How many empty games are held back before the text counts as a record after all. */
const MOST_EMPTY = 100;

const RESULTS: readonly string[] = ["1-0", "0-1", "1/2-1/2", "*"] satisfies readonly Result[];

/** How to read a record. */
export interface ReadOptions {
  kind?: GameKind;
  /** Ignored by reading; accepted so that the same options can be used for a game. */
  rules?: Rules;
  /** The move notation, if the text alone is ambiguous. */
  dialect?: Notation | Dialect;
  /** The encoding of bytes, by its name in the Encoding standard; detected if absent. */
  encoding?: string;
}

/**
 * Reads the games in a record, one after the other: PGN and move lists of either game; for xiangqi also XQF, CBR, CBL, CBF,
 * CCM, CHE, CHN, MXQ, DhtmlXQ, PFC, WXF and the plain text of dpxq.com. The format is detected from the content. However
 * long the record is, the engine holds one game at a time.
 *
 * @throws RulesError `invalid-argument`; `unsupported` for a known format or encoding that cannot be read;
 * `invalid-record` for a game that is too long, and for input without any game
 */
export function* readRecords(record: string | Uint8Array, options?: ReadOptions): Generator<GameRecord, void, undefined> {
  let empty: GameRecord[] = [];
  let isRecord = false;
  for (const game of gamesIn(record, readingIn(options))) {
    if (!isRecord && empty.length < MOST_EMPTY && isEmpty(game)) {
      empty.push(game);
      continue;
    }
    isRecord = true;
    yield* empty;
    empty = [];
    yield game;
  }
  if (empty.length === 0) return;
  const { offset, message: _, ...fault } = empty[0]!.faults[0]!;
  throw new RulesError("invalid-record", { field: "record", offset, expected: "record", faults: [fault] });
}

/** Whether the record has only faults, and nothing of a game. */
const isEmpty = ({ moves, tags, comment, faults }: GameRecord): boolean =>
  moves.length === 0 && comment === undefined && Object.keys(tags).length === 0 && faults.length > 0;

function* gamesIn(record: string | Uint8Array, reading: Reading): Generator<GameRecord, void, undefined> {
  const { source, damaged } = sourceOf(record, reading);
  const format = FORMATS.find(({ game, detect }) => (game === undefined || reading.kind !== "chess") && detect(source));
  const cause = format?.binary ? undefined : unreadable(source);
  if (format === undefined || cause !== undefined) throw unread(cause ?? "an unknown format");
  // Damage is known only after decoding.
  if (!format.binary) source.text();
  try {
    yield* format.read(source, { ...reading, damaged: damaged() });
  } catch (exception) {
    if (!(exception instanceof TooLong)) throw exception;
    throw new RulesError("invalid-record", { field: "record", offset: exception.offset, expected: "shorter games" });
  }
}

/** How much is examined to detect the format. */
const HEAD = 1024;

function sourceOf(record: unknown, { kind, encoding }: Reading): { source: Source; damaged: () => boolean } {
  if (typeof record === "string")
    return { source: { bytes: undefined, text: () => record, head: record.slice(0, HEAD) }, damaged: () => false };
  if (!isBytes(record)) throw invalidArgument("record", "text, or bytes in a Uint8Array");
  // UTF-16 would look like bytes of no format.
  const name = encoding ?? (record.length > 0 && encodingOf(record.subarray(0, HEAD), kind).startsWith("utf-16") ? "utf-16" : undefined);
  let known: ReturnType<typeof decoded> | undefined;
  const text = (): string => {
    known ??= decoded(record, kind, name === "utf-16" ? undefined : name);
    return known.text;
  };
  if (name?.startsWith("utf-16")) return { source: { bytes: undefined, text, head: text().slice(0, HEAD) }, damaged: () => false };
  const head = String.fromCharCode(...record.subarray(0, HEAD));
  // Look for damage in what was decoded, if it was.
  return { source: { bytes: record, text, head }, damaged: () => known?.damaged === true };
}

function readingIn(options: unknown): Reading {
  if (options === undefined) return { kind: undefined };
  const { kind, dialect, encoding } = fieldsOf(options, "options");
  if (dialect !== undefined && !NOTATIONS.includes(dialect as string)) throw invalidArgument("options.dialect", NOTATIONS.join(", "));
  if (encoding !== undefined && typeof encoding !== "string") throw invalidArgument("options.encoding", "the name of an encoding");
  return {
    kind: kind === undefined ? undefined : boardOf(kind).kind,
    dialect: dialect === undefined ? undefined : NOTATIONS.indexOf(dialect as string),
    encoding: encoding as string | undefined,
  };
}

/** Copies the caller's record; its getters run here. */
function copied(record: GameRecord): GameRecord {
  try {
    return copyOf(record);
  } catch (exception) {
    throw exception instanceof RulesError ? exception : invalidArgument("record", "an object that can be read");
  }
}

/** Copies the caller's record, checking every part of it. */
function copyOf(record: GameRecord): GameRecord {
  let left = LONGEST_TEXT;
  const text = (value: unknown, field: string): string => {
    if (typeof value !== "string") throw invalidArgument(`record.${field}`, "text");
    left -= value.length + 4;
    if (left < 0) throw invalidArgument("record", `texts of at most ${LONGEST_TEXT} characters`);
    return value;
  };
  const count = (value: unknown, most: number, field: string): number => {
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most) {
      throw invalidArgument(`record.${field}`, `a whole number from 0 to ${most}`);
    }
    return value as number;
  };
  const list = (value: unknown): void => {
    if (!Array.isArray(value)) throw invalidArgument("record.moves", "arrays of moves");
  };
  const { kind, tags, fen, moves, result, comment } = fieldsOf(record, "record") as unknown as GameRecord;
  const board = boardOf(kind);
  list(moves);
  if (!RESULTS.includes(result)) throw invalidArgument("record.result", RESULTS.join(", "));
  const copied: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of Object.entries(tags)) copied[text(name, "tags")] = text(value, "tags");
  type Copy = Omit<RecordedMove, "variations"> & { variations?: Copy[][] };
  const lines: Copy[][] = [[]];
  let moveCount = 0;
  walk(
    moves,
    {
      move(given) {
        const { uci, comment, commentBefore, nags, clock, elapsed, evaluation, shapes, variations } = fieldsOf(
          given,
          "record.moves",
        ) as unknown as RecordedMove;
        if (variations !== undefined) [variations, ...variations].forEach(list);
        if (++moveCount > MOST_MOVES) throw invalidArgument("record.moves", `at most ${MOST_MOVES} moves`);
        if (!/^\w{4,5}$/.test(text(uci, "moves.uci"))) throw invalidArgument("record.moves.uci", "UCI text");
        lines[lines.length - 1]!.push({
          uci,
          ...(comment === undefined ? {} : { comment: text(comment, "moves.comment") }),
          ...(commentBefore === undefined ? {} : { commentBefore: text(commentBefore, "moves.commentBefore") }),
          ...(nags === undefined ? {} : { nags: Array.from(nags, (nag) => count(nag, MOST_NAG, "moves.nags")) }),
          ...(clock === undefined ? {} : { clock: count(clock, 0xffff_ffff, "moves.clock") }),
          ...(elapsed === undefined ? {} : { elapsed: count(elapsed, 0xffff_ffff, "moves.elapsed") }),
          ...(evaluation === undefined ? {} : { evaluation: evaluationIn(evaluation) }),
          ...(shapes === undefined ? {} : { shapes: shapesIn(shapes) }),
        });
      },
      open() {
        const line = lines[lines.length - 1]!;
        const last = line[line.length - 1]!;
        const variation: Copy[] = [];
        vary(last, variation);
        lines.push(variation);
      },
      close() {
        lines.pop();
      },
    },
    DEEPEST,
  );
  return {
    kind: board.kind,
    tags: copied,
    fen: text(fen, "fen"),
    moves: lines[0]!,
    result,
    faults: [],
    ...(comment === undefined ? {} : { comment: text(comment, "comment") }),
  };
}

/** Returns the moves of a record, which must all be legal, in a notation. */
function written({ kind, tags, fen, moves }: GameRecord, notation: number): Answer {
  const answer = askMoves(kind, fen, isChess960(kind, tags["Variant"], fen), notation, true, moves);
  // A position that had to be repaired is not written.
  if (/[!~]/.test(answer.sign)) throw new RulesError("invalid-record", { field: "fen", offset: 0, expected: "position" });
  const offset = answer.texts.findIndex((text) => text.startsWith("?"));
  if (offset >= 0) throw new RulesError("invalid-record", { field: "moves", offset, expected: "legal-move" });
  return answer;
}

/** Checks an engine's evaluation. */
function evaluationIn(given: unknown): NonNullable<RecordedMove["evaluation"]> {
  const { pawns, mate, depth } = fieldsOf(given, "record.moves.evaluation");
  const isNumber = (value: unknown, most: number): value is number => typeof value === "number" && Math.abs(value) <= most;
  const isDepth = depth === undefined || (isNumber(depth, 9999) && Number.isInteger(depth) && depth >= 0);
  const more = depth === undefined ? {} : { depth: depth as number };
  if (isDepth && isNumber(mate, 9999) && Number.isInteger(mate) && pawns === undefined) return { mate, ...more };
  if (isDepth && isNumber(pawns, 99_999) && mate === undefined) return { pawns, ...more };
  throw invalidArgument("record.moves.evaluation", "{ pawns, depth } or { mate, depth }");
}

const COLORS: readonly unknown[] = ["green", "red", "yellow", "blue"];

/** Checks squares and arrows. */
function shapesIn(given: unknown): NonNullable<RecordedMove["shapes"]> {
  if (!Array.isArray(given) || given.length > 1000) throw invalidArgument("record.moves.shapes", "an array of at most 1000");
  const isSquare = (value: unknown): boolean => typeof value === "string" && /^[a-i]\d$/.test(value);
  return given.map((shape: unknown) => {
    const { color, from, to } = fieldsOf(shape, "record.moves.shapes");
    if (!COLORS.includes(color) || !isSquare(from) || (to !== undefined && !isSquare(to))) {
      throw invalidArgument("record.moves.shapes", "{ color, from, to }");
    }
    return { color, from, ...(to === undefined ? {} : { to }) } as NonNullable<RecordedMove["shapes"]>[number];
  });
}

/**
 * Writes a record. All formats but PGN and UCI are for xiangqi only. PGN keeps everything; XQF, CBR and DhtmlXQ keep moves,
 * comments, variations and their own tags, WXF the main line with its comments, UCI only the moves. XQF and CBR are returned
 * as bytes. A PGN is written in SAN for chess and in coordinates for xiangqi, unless a notation is given.
 *
 * @throws RulesError `invalid-argument`; `invalid-record` for an impossible position or an illegal move:
 * `detail.offset` counts the moves of the record, each followed by its alternatives
 */
export function writeRecord(record: GameRecord, format: RecordFormat, options?: { notation?: Notation }): string | Uint8Array {
  const writers = FORMATS.filter(({ write }) => write !== undefined);
  const chosen = writers.find(({ name }) => name === format);
  const copy = copied(record);
  if (chosen?.write === undefined || (chosen.game !== undefined && chosen.game !== copy.kind)) {
    const known = writers.filter(({ game }) => chosen === undefined || game === undefined || game === copy.kind);
    throw invalidArgument("format", known.map(({ name }) => name).join(", "));
  }
  const { notation: named } = options === undefined ? {} : fieldsOf(options, "options", ["notation"]);
  const notation = named === undefined ? (copy.kind === "chess" ? "san" : "coordinate") : (named as Notation);
  const number = notationIn(copy.kind, notation);
  if (chosen.notation === undefined) return chosen.write({ record: copy, answer: written(copy, number), notation });
  const answer = written(copy, NOTATIONS.indexOf(chosen.notation));
  const passed = answer.texts.indexOf("--");
  if (passed >= 0) throw new RulesError("invalid-record", { field: "moves", offset: passed, expected: "legal-move" });
  return chosen.write({ record: copy, answer, notation: chosen.notation });
}

/**
 * Returns all moves of a record in a notation, each followed by its alternatives in the order listed.
 *
 * @throws RulesError like {@link writeRecord}
 */
export function notateRecord(record: GameRecord, notation: Notation): string[] {
  const copy = copied(record);
  return [...written(copy, notationIn(copy.kind, notation)).texts];
}
