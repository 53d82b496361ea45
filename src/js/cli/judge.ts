import {
  readRecords,
  validate,
  type ErrorDetails,
  type GameKind,
  type GameRecord,
  type GameToValidate,
  type Illegality,
  type Result,
  type Rules,
  type RulesError,
  type Verdict,
} from "../index.js";
import { textOf } from "../records/encodings.js";
import type { TextOptions } from "./inputs.ts";
import { offsetsIn } from "../records/record-draft.js";
import { isChess960 } from "../records/variants.js";

/** The rule set for each game; its default if absent. */
export type Sets = Readonly<Partial<Record<GameKind, Rules>>>;

/** What to judge games by. */
export interface Judging {
  readonly kind?: GameKind;
  readonly rules: Sets;
  /** Report every game, not only those with faults. */
  readonly every: boolean;
  /** Whether a game that continues after a limit or a repetition is illegal; otherwise this is only noted. */
  readonly strict: boolean;
}

/** A batch of games as bytes, to be judged. */
export interface Work extends TextOptions {
  readonly bytes: Uint8Array;
  readonly starts: readonly number[];
  readonly line: number;
  readonly tooLong: boolean;
  readonly lines: boolean;
  readonly binary: boolean;
}

export interface Fault {
  /** The line in the file; 0 if the file has no lines. */
  readonly line: number;
  readonly code: string;
  /** Whether it is illegal; other faults are only oddities of the record. */
  readonly illegal: boolean;
  readonly ply?: number;
  /** Set if the ply belongs to a variation. */
  readonly variation?: true;
  readonly move?: string;
  readonly illegality?: Illegality & { readonly turn: string };
  readonly verdict?: Pick<Verdict, "winner" | "reason" | "rule" | "result">;
  /** The number of plies played after the end. */
  readonly playedOn?: number;
}

export interface Judged {
  /** Its index among the games of the work, from 0. */
  readonly index: number;
  readonly line: number;
  readonly kind: GameKind;
  readonly players: readonly [string, string];
  readonly plies: number;
  readonly result: Result;
  readonly verdict: Fault["verdict"] | null;
  readonly faults: readonly Fault[];
  /** Set if nothing of a game was read. */
  readonly unread?: true;
}

export interface Answer {
  readonly games: number;
  readonly plies: number;
  readonly illegal: number;
  readonly told: readonly Judged[];
}

/** Faults of a record that make its moves something other than a legal game. */
export const ILLEGAL: readonly string[] = [
  "invalid-move",
  "illegal-move",
  "ambiguous-move",
  "invalid-fen",
  "truncated",
  "invalid-record",
  "game-over",
  "wrong-number",
  "unsupported",
];
/** The minimum size of an XQF file; a shorter one with its signature would be read as text. */
const XQF_HEADER = 1024;
/** The maximum number of faults reported for one game. */
const MOST_FAULTS = 100;

/** A game as read, or why none could be read; `line` is where it starts. */
export type Found = { readonly record: GameRecord; readonly place: Source; readonly code?: undefined } | Unread;

/** Something that is not a game, with its first fault. */
type Unread = NonNullable<ErrorDetails["invalid-record"]["faults"]>[number] & { readonly line: number };

/** Yields the games in a piece of work. */
export function* gamesIn(
  { bytes, starts, line, tooLong, lines, binary, encoding, dialect }: Work,
  kind: GameKind | undefined,
): Generator<Found, void, undefined> {
  if (tooLong) yield { line, code: "invalid-record" };
  let first = line;
  for (const [at, start] of starts.entries()) {
    const part = bytes.subarray(start, starts[at + 1] ?? bytes.length);
    if (binary && part[0] === 0x58 && part[1] === 0x51 && part.length < XQF_HEADER) {
      yield { line: 0, code: "invalid-record" };
      continue;
    }
    const source = binary ? part : textOf(part, kind, encoding).replace(/^\ufeff/, "");
    const text = typeof source === "string" ? (lines ? source.split("\n", 1)[0]! : source) : "";
    const place = sourceOf(text, binary ? 0 : first);
    try {
      const options = { ...(kind === undefined ? {} : { kind }), ...(dialect === undefined ? {} : { dialect }) };
      // If bytes could not be decoded, the reader should see them.
      const damaged = !lines && encoding === undefined && text.includes("\ufffd");
      for (const record of readRecords(binary || damaged ? part : text, options)) yield { record, place };
    } catch (error) {
      const code = codeOf(error);
      const { offset = 0, faults } = ((error as RulesError).detail ?? {}) as Partial<ErrorDetails["invalid-record"]>;
      // If nothing of a game was found, the first fault says why.
      yield { line: place.lineAt(offset), code, ...faults?.[0] };
    }
    for (const byte of part) if (byte === 10) first++;
  }
}

export function judge(work: Work, judging: Judging): Answer {
  const told: Judged[] = [];
  let games = 0;
  let plies = 0;
  let illegal = 0;
  for (const found of gamesIn(work, judging.kind)) {
    const game = found.code === undefined ? judgeRecord(found.record, found.place, games, judging) : refused(games, found, judging.kind);
    games++;
    plies += game.plies;
    if (game.faults.some((fault) => fault.illegal)) illegal++;
    if (judging.every || game.faults.length > 0) told.push(game);
  }
  return { games, plies, illegal, told };
}

/** Returns the code of an error of the package. Any other error is a bug in this program. */
export function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (error instanceof Error && error.name === "RulesError" && typeof code === "string") return code;
  throw error;
}

function refused(index: number, { line, code, token, illegality }: Unread, asked: GameKind | undefined): Judged {
  // If nothing identifies the game, the reader takes a move as chess.
  const kind = asked ?? (illegality === undefined ? "xiangqi" : "chess");
  const fault = {
    line,
    code,
    illegal: true,
    ...(token === undefined || token === "" ? {} : { move: token }),
    // Only this move was found, so it is the first mover's.
    ...(illegality === undefined ? {} : { illegality: { ...illegality, turn: "w" } }),
  };
  return { index, line, kind, players: ["", ""], plies: 0, result: "*", verdict: null, faults: [fault], unread: true };
}

/** Where a game was read: the text, and the line it starts on (0 if there are no lines). */
export interface Source {
  readonly text: string;
  readonly line: number;
  /** Returns the line of an offset; offsets mostly come in ascending order. */
  readonly lineAt: (offset: number) => number;
}

function judgeRecord(record: GameRecord, source: Source, index: number, judging: Judging): Judged {
  const { text, line: first, lineAt } = source;
  const { kind, moves, result } = record;
  const players = playersOf(record);
  const faults: Fault[] = [];
  const offsets = offsetsIn(record);
  const turnAt = turnsOf(record);
  for (const { code, offset, token, variation, illegality } of record.faults.slice(0, MOST_FAULTS)) {
    const bare = {
      line: lineAt(offset),
      code,
      illegal: ILLEGAL.includes(code),
      ...(token === undefined || token === "" ? {} : { move: token }),
    };
    if (!bare.illegal || code === "invalid-fen") {
      faults.push(bare);
      continue;
    }
    const before = countBelow(offsets, offset);
    faults.push({
      ...bare,
      ply: before + (variation ? 0 : 1),
      ...(variation ? { variation } : {}),
      ...(illegality === undefined ? {} : { illegality: { ...illegality, turn: turnAt(before) } }),
    });
  }
  const judged = validate(gameOf(record, judging.rules[kind]));
  let verdict: Fault["verdict"] | null = null;
  if (judged.ok) {
    if (judged.status.over) verdict = summary(judged.status);
    if (judged.ended !== undefined) {
      const { ply } = judged.ended;
      verdict = summary(judged.ended.verdict);
      const at = lineAt(offsets[ply] ?? 0);
      faults.push({ line: at, code: "played-on", illegal: judging.strict, ply, verdict, playedOn: judged.plies - ply });
    }
    const after = faults.findIndex(({ code }) => code === "game-over");
    if (after >= 0 && verdict !== null) faults[after] = { ...faults[after]!, verdict };
    if (verdict !== null && faults.length === 0 && result !== "*" && result !== verdict.result) {
      faults.push({ line: lineAt(text.trimEnd().length), code: "result-differs", illegal: false, ply: judged.plies, verdict });
    }
  } else {
    const { ply, move, code, fen: position, illegality } = judged;
    faults.push({
      line: lineAt(offsets[ply] ?? 0),
      code,
      illegal: true,
      ply: ply + 1,
      move,
      ...(illegality === undefined ? {} : { illegality: { ...illegality, turn: position.split(" ")[1]! } }),
    });
  }
  faults.sort((a, b) => a.line - b.line);
  return { index, line: first, kind, players, plies: moves.length, result, verdict, faults };
}

/** Returns the players, the first mover first; empty if the record does not say. */
export const playersOf = ({ kind, tags }: GameRecord): readonly [string, string] => [
  tags[kind === "chess" ? "White" : "Red"] ?? tags["White"] ?? "",
  tags["Black"] ?? "",
];

/** Returns a record as input for `validate`. */
export function gameOf({ kind, tags, fen, moves }: GameRecord, rules: Rules | undefined): GameToValidate {
  const chess960 = isChess960(kind, tags["Variant"], fen);
  const options = { kind, fen, ...(rules === undefined ? {} : { rules }), ...(chess960 ? { chess960 } : {}) };
  return { ...options, moves: moves.map((move) => move.uci), setup: "playable", afterEnd: "note" };
}

export const summary = ({ winner, reason, rule, result }: Verdict): NonNullable<Fault["verdict"]> => ({ winner, reason, rule, result });

/** Returns a text whose lines are counted only once, however many offsets are looked up. */
function sourceOf(text: string, line: number): Source {
  let breaks: number[] | undefined;
  const lineAt = (offset: number): number => {
    if (line === 0) return 0;
    if (breaks === undefined) {
      breaks = [];
      for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) breaks.push(at);
    }
    return line + countBelow(breaks, offset);
  };
  return { text, line, lineAt };
}

/** Returns how many of these ascending numbers are smaller. */
function countBelow(numbers: readonly number[], bound: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the side to move after so many plies: `w` or `b`, as in FEN. */
function turnsOf({ fen }: GameRecord): (ply: number) => string {
  const first = fen.split(" ")[1] === "b" ? 1 : 0;
  return (ply) => ((first + ply) % 2 === 0 ? "w" : "b");
}
