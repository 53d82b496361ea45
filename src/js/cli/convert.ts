import { statSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { readRecords, writeRecord, type GameKind, type GameRecord, type Notation, type RecordFormat } from "../index.js";
import { textOf } from "../records/encodings.js";
import { FORMATS } from "../records/formats/index.js";
import { expand, pieces, type Piece, type TextOptions } from "./inputs.ts";
import { ILLEGAL, codeOf, judge, type Judged } from "./judge.ts";
import { fill, lookUp, type Speech } from "./language.ts";
import { Usage } from "./options.ts";
import { Unwritable, openOutput, type Output } from "./output.ts";
import { line, unreadable, unwritable } from "./report.ts";
import { complain, plain } from "./terminal.ts";

export interface Conversion {
  readonly files: readonly string[];
  readonly to: RecordFormat;
  readonly notation: Notation | undefined;
  readonly output: string | undefined;
  readonly kind: GameKind | undefined;
  readonly text: TextOptions;
  /** Write what can be written, even if something is left out. */
  readonly partial: boolean;
  /** Replace existing numbered files. */
  readonly force: boolean;
}

/** Counts of games and files. */
interface Count {
  written: number;
  /** Games that could not be written. */
  left: number;
  /** Games cut short before an illegal move, or with another fault that loses moves. */
  cut: number;
  /** Games written with less than the record contains. */
  lessened: number;
  /** Files that could not be read or written. */
  failures: number;
}

/** Signals that end the program, and the exit status for each. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Converts the games of files; returns the exit status. */
export async function convertFiles(speech: Speech, conversion: Conversion): Promise<number> {
  const { files, to, output: name, partial, force } = conversion;
  const { texts } = speech;
  const { inputs, skipped, unreadable: missing } = expand(files);
  for (const { name: file, code } of [...skipped, ...missing]) complain(unreadable(speech, file, code));
  const count: Count = { written: 0, left: 0, cut: 0, lessened: 0, failures: missing.length };
  let reading = "";
  try {
    let opened: Output | undefined;
    // Before there is anything to discard, in case a signal comes in between.
    for (const [signal, status] of Object.entries(SIGNALS)) {
      process.once(signal, () => {
        opened?.discard();
        process.exit(status);
      });
    }
    const output = openOutput(name, to, force);
    opened = output;
    const inPlace = [...inputs].some((input) => input.name !== "-" && isSame(input.path, output));
    let done = false;
    try {
      for (const input of inputs) {
        reading = input.name;
        await convertFile(speech, conversion, input, output, inPlace, count);
      }
      done = isWhole(count, inPlace) || (partial && !inPlace);
      if (done) await output.commit();
    } finally {
      if (!done) output.discard();
    }
    if (!done && output.waits) {
      const { left, cut, lessened, failures } = count;
      complain(
        fill(inPlace ? texts.lost : texts.kept, { output: plain(name!), games: left + cut + (inPlace ? lessened : 0), files: failures }),
      );
      count.failures++;
    } else if (process.stderr.isTTY || count.left > 0) {
      complain(fill(texts.converted, { games: count.written, left: count.left }));
    }
  } catch (error) {
    const { code, syscall } = error as { code?: unknown; syscall?: unknown };
    if (error instanceof Unwritable) complain(unwritable(speech, error));
    else if (typeof code === "string" && syscall !== undefined) complain(unreadable(speech, reading, code));
    else throw error;
    count.failures++;
  }
  return count.failures > 0 ? 2 : count.cut > 0 || count.left > 0 ? 1 : 0;
}

const isWhole = ({ left, cut, lessened, failures }: Count, inPlace: boolean): boolean =>
  left + cut + failures === 0 && (!inPlace || lessened === 0);

/** Whether the file being read is the one to be written. */
function isSame(file: string | Buffer, { file: written }: Output): boolean {
  if (written === undefined) return false;
  const { dev, ino } = statSync(file);
  return dev === written.dev && ino === written.ino;
}

async function convertFile(
  speech: Speech,
  { to, notation, kind, text }: Conversion,
  { name, path }: { name: string; path: string | Buffer },
  output: Output,
  inPlace: boolean,
  count: Count,
): Promise<void> {
  const options = kind === undefined ? {} : { kind };
  const leaveOut = (words: string, game = count.written + count.left + 1): void =>
    complain(fill(speech.texts.failed, { name: fill(speech.texts.game, { number: game }), words }));
  const convert = async (record: GameRecord): Promise<void> => {
    try {
      const written = writeRecord(record, to, notation === undefined ? {} : { notation });
      const tags = FORMATS.find(({ name }) => name === to)?.lost?.(record) ?? [];
      if (tags.length > 0) leaveOut(fill(speech.texts.tagsLeftOut, { tags: tags.join(speech.codes.listSeparator) }));
      // A game that is cut short counts as such.
      const isCut = record.faults.some(({ code }) => ILLEGAL.includes(code));
      if (inPlace && !isCut && !saysAll(record, written)) count.lessened++;
      await output.put(written);
      count.written++;
    } catch (error) {
      if (error instanceof Usage || error instanceof Unwritable) throw error;
      leaveOut(lookUp(speech.codes.error, codeOf(error)));
      count.left++;
    }
  };
  let number = 0;
  for await (const piece of pieces(path, () => undefined, text)) {
    // Faults and illegal moves are reported as by `validate`; rule sets play no part.
    const answer = judge(piece, { rules: { xiangqi: "basic", chess: "basic" }, every: false, strict: false, ...options });
    count.cut += answer.illegal;
    for (const game of answer.told) {
      // The result is written as recorded.
      const faults = game.faults.filter(({ code }) => code !== "result-differs");
      for (const fault of faults) complain(line(speech, plain(name), number + game.index + 1, game, fault));
    }
    number += answer.games;
    if (piece.tooLong) count.left++;
    for (const record of recordsOf(piece, options, answer.told)) await convert(record);
  }
}

/** Tags that a writer sets itself. */
const OWN: readonly string[] = ["format", "game", "result", "fen", "setup", "variant"];

/** Whether the output contains everything in the record. */
function saysAll(record: GameRecord, written: string | Uint8Array): boolean {
  const [again] = readRecords(written, { kind: record.kind });
  if (again === undefined || record.faults.length > 0) return false;
  const said = ({ fen, moves, result, comment }: GameRecord): unknown => ({ fen, moves, result, comment });
  const tags = Object.entries(record.tags).filter(([name]) => !OWN.includes(name.toLowerCase()));
  return isDeepStrictEqual(said(again), said(record)) && tags.every(([name, value]) => again.tags[name] === value);
}

function* recordsOf(
  { bytes, starts, lines, binary, encoding, dialect }: Piece,
  options: { kind?: GameKind },
  told: readonly Judged[],
): Generator<GameRecord, void, undefined> {
  const refused = new Set(told.filter((game) => game.unread).map((game) => game.index));
  let index = 0;
  for (const [at, start] of starts.entries()) {
    const part = bytes.subarray(start, starts[at + 1] ?? bytes.length);
    if (refused.has(index)) {
      index++;
      continue;
    }
    const text = binary ? part : textOf(part, options.kind, encoding).replace(/^\ufeff/, "");
    const given = { ...options, ...(dialect === undefined ? {} : { dialect }) };
    for (const record of readRecords(typeof text === "string" && lines ? text.split("\n", 1)[0]! : text, given)) {
      index++;
      yield record;
    }
  }
}
