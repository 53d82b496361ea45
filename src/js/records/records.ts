import { fieldsOf } from "../arguments.js";
import { isDhtmlXq, readDhtmlXq, writeDhtmlXq } from "./formats/dhtmlxq.js";
import { textOf } from "./encodings.js";
import { RulesError, invalidArgument } from "../errors.js";
import { NOTATIONS, notationIn } from "../notation.js";
import { boardOf } from "../options.js";
import { TooLong, readPgn } from "./formats/pgn-reader.js";
import { writePgn } from "./formats/pgn-writer.js";
import { DEEPEST, askMoves, isChess960, vary, walk, type Answer } from "./record-draft.js";
import type { GameKind, GameRecord, Notation, RecordFormat, RecordedMove, Result, Rules } from "../types.js";
import { isXqf, readXqf, writeXqf } from "./formats/xqf.js";

// Bounds on a record that is to be written.
const MOST_MOVES = 200_000;
const LONGEST_TEXT = 1 << 22;

/** So many games without anything in them are waited for before the text counts as a record all the same. */
const MOST_EMPTY = 100;

const FORMATS: readonly string[] = ["pgn", "dhtmlxq", "xqf", "uci"] satisfies readonly RecordFormat[];
const RESULTS: readonly string[] = ["1-0", "0-1", "1/2-1/2", "*"] satisfies readonly Result[];

/**
 * The games in a record, one after the other: PGN, DhtmlXQ, XQF, lists of moves; the format is told from the content.
 * However long the text is, the engine holds one game of it at a time.
 *
 * @throws RulesError `invalid-argument`, `unsupported` for an encoding that the platform does not know, `invalid-record`
 * for a game that is too long to be one, and for what has no game in it at all
 */
export function* readRecords(
  record: string | Uint8Array,
  options?: { kind?: GameKind; rules?: Rules },
): Generator<GameRecord, void, undefined> {
  let empty: GameRecord[] = [];
  let isRecord = false;
  for (const game of gamesIn(record, kindIn(options))) {
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
  const { offset, code } = empty[0]!.faults[0]!;
  throw new RulesError("invalid-record", { field: "record", offset, expected: "record", faults: [{ code }] });
}

/** Only faults, and nothing of a game. */
const isEmpty = ({ moves, tags, comment, faults }: GameRecord): boolean =>
  moves.length === 0 && comment === undefined && Object.keys(tags).length === 0 && faults.length > 0;

function* gamesIn(record: string | Uint8Array, kind: GameKind | undefined): Generator<GameRecord, void, undefined> {
  if (isXqf(record)) {
    yield readXqf(record);
    return;
  }
  const text = textOf(record, kind);
  try {
    if (isDhtmlXq(text)) yield* readDhtmlXq(text);
    else yield* readPlain(text, kind) ?? readPgn(text, kind);
  } catch (exception) {
    if (!(exception instanceof TooLong)) throw exception;
    throw new RulesError("invalid-record", { field: "record", offset: exception.offset, expected: "shorter games" });
  }
}

/** UCI's `position` command, and the text files of XieXie: `FORMAT WXF`, … `START{` moves `}END`. */
function readPlain(text: string, kind: GameKind | undefined): Generator<GameRecord, void, undefined> | undefined {
  const uci = /^\s*position\s+(?:startpos|fen\s+([^\n]*?))\s*(?:\bmoves\b|$)/.exec(text.slice(0, 1000));
  if (uci !== null) return readPgn(text, kind, uci[1] === undefined ? [] : [["FEN", uci[1]]], uci[0].length);
  const start = text.indexOf("START{");
  if (start < 0 || !/^\s*FORMAT\s/.test(text)) return undefined;
  const names: Record<string, string> = { FORMAT: "Format", GAME: "Event", RED: "Red", BLACK: "Black", DATE: "Date", FEN: "FEN" };
  const tags = text
    .slice(0, start)
    .split("\n")
    .flatMap((line): [string, string][] => {
      const [, name, rest = ""] = /^\s*([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      let end = rest.length;
      while (end > 0 && /[;\s]/.test(rest[end - 1]!)) end--;
      const ours = names[name ?? ""];
      return ours === undefined || end === 0 ? [] : [[ours, rest.slice(0, end)]];
    });
  const end = text.indexOf("}END", start);
  return readPgn(end < 0 ? text : text.slice(0, end), kind, tags, start + 6);
}

function kindIn(options: unknown): GameKind | undefined {
  if (options === undefined) return undefined;
  const { kind } = fieldsOf(options, "options");
  return kind === undefined ? undefined : boardOf(kind).kind;
}

/** A copy of the caller's record, whose getters run here. */
function copied(record: GameRecord): GameRecord {
  try {
    return copyOf(record);
  } catch (exception) {
    throw exception instanceof RulesError ? exception : invalidArgument("record", "an object that can be read");
  }
}

/** A copy of the caller's record, every part of it checked. */
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
        const { uci, comment, commentBefore, nags, clock, elapsed, variations } = fieldsOf(
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
          ...(nags === undefined ? {} : { nags: Array.from(nags, (nag) => count(nag, 255, "moves.nags")) }),
          ...(clock === undefined ? {} : { clock: count(clock, 0xffff_ffff, "moves.clock") }),
          ...(elapsed === undefined ? {} : { elapsed: count(elapsed, 0xffff_ffff, "moves.elapsed") }),
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

/** The moves of a record in a notation, which must all be legal. */
function written({ kind, tags, fen, moves }: GameRecord, notation: number): Answer {
  const answer = askMoves(kind, fen, isChess960(kind, tags["Variant"], fen), notation, true, moves);
  // Of a position that had to be repaired no record is written.
  if (/[!~]/.test(answer.sign)) throw new RulesError("invalid-record", { field: "fen", offset: 0, expected: "position" });
  const offset = answer.texts.findIndex((text) => text.startsWith("?"));
  if (offset >= 0) throw new RulesError("invalid-record", { field: "moves", offset, expected: "legal-move" });
  return answer;
}

/**
 * Writes a record. DhtmlXQ and XQF are for xiangqi and keep moves, comments and variations; UCI keeps the game's moves
 * only. XQF comes as bytes. A PGN is written in SAN, one of xiangqi in coordinates, unless a notation is named.
 *
 * @throws RulesError `invalid-argument`; `invalid-record` for an impossible position, or a move that is not legal:
 * `detail.offset` counts the moves of the record, each followed by those in its place
 */
export function writeRecord(record: GameRecord, format: RecordFormat, options?: { notation?: Notation }): string | Uint8Array {
  if (!FORMATS.includes(format)) throw invalidArgument("format", FORMATS.join(", "));
  const copy = copied(record);
  const chess = copy.kind === "chess";
  const { notation: named } = options === undefined ? {} : fieldsOf(options, "options", ["notation"]);
  const notation = named === undefined ? (chess ? "san" : "coordinate") : (named as string);
  const number = notationIn(copy.kind, notation);
  if (format === "pgn") return writePgn(copy, written(copy, number), notation);
  if (chess && format !== "uci") throw invalidArgument("format", "pgn or uci");
  const { sign, fen, texts } = written(copy, NOTATIONS.indexOf("uci"));
  const passed = texts.indexOf("--");
  if (passed >= 0) throw new RulesError("invalid-record", { field: "moves", offset: passed, expected: "legal-move" });
  if (format === "dhtmlxq") return writeDhtmlXq(copy, fen);
  if (format === "xqf") return writeXqf(copy, fen);
  const moves = copy.moves.map(({ uci }) => uci).join(" ");
  return sign === "=" ? moves : `position fen ${fen} moves ${moves}`;
}

/**
 * All moves of a record in a notation: each is followed by the moves that could have been played in its place, in the
 * order in which they are listed.
 *
 * @throws RulesError as {@link writeRecord}
 */
export function notateRecord(record: GameRecord, notation: Notation): string[] {
  const copy = copied(record);
  return [...written(copy, notationIn(copy.kind, notation)).texts];
}
