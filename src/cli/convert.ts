import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readRecords, writeRecord, type GameKind, type GameRecord, type Notation, type RecordFormat } from "../js/index.js";
import { textOf } from "../js/encodings.js";
import { expand, pieces } from "./inputs.ts";
import { codeOf, judge, type Judged } from "./judge.ts";
import { fill, lookUp, type Speech } from "./language.ts";
import { Usage } from "./options.ts";
import { line, unreadable } from "./report.ts";
import { complain, plain, write } from "./terminal.ts";

export interface Conversion {
  readonly files: readonly string[];
  readonly to: RecordFormat;
  readonly notation: Notation | undefined;
  readonly output: string | undefined;
  readonly kind: GameKind | undefined;
}

/** Where records go. `close` is told whether all went well. */
interface Sink {
  put(written: string | Uint8Array): Promise<void>;
  close(done: boolean): void;
}

/** What cannot be written, and how the system calls the reason. */
class Unwritable extends Error {
  constructor(
    readonly file: string,
    readonly code: string,
  ) {
    super(file);
  }
}

/** Does what writes a file. */
function writing<T>(file: string, job: () => T): T {
  try {
    return job();
  } catch (error) {
    const { code, syscall } = error as { code?: unknown; syscall?: unknown };
    if (typeof code !== "string" || syscall === undefined) throw error;
    throw new Unwritable(file, code);
  }
}

const isFolder = (name: string): boolean => /[\\/]$/.test(name) || statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;

function sinkOf({ to, output }: Conversion): Sink {
  if (output === undefined || output === "-") {
    if (to === "xqf" && process.stdout.isTTY) throw new Usage("binary");
    return { put: single(to, write), close: () => undefined };
  }
  if (writing(output, () => isFolder(output))) {
    if (to !== "xqf") throw new Unwritable(output, "EISDIR");
    writing(output, () => mkdirSync(output, { recursive: true }));
    let number = 0;
    return {
      put: async (written) => {
        const file = path.join(output, `${String(++number).padStart(5, "0")}.xqf`);
        writing(file, () => writeFileSync(file, written));
      },
      close: () => undefined,
    };
  }
  // Whole or not at all: the output may be one of the files that are read.
  const part = `${output}.${process.pid}.part`;
  const opened = writing(output, () => openSync(part, "w"));
  return {
    put: single(to, async (written) => writing(output, () => writeFileSync(opened, written))),
    close: (done) => {
      closeSync(opened);
      try {
        if (done) writing(output, () => renameSync(part, output));
      } finally {
        rmSync(part, { force: true });
      }
    },
  };
}

/** An XQF file is one game; those of the other formats follow one another. */
function single(to: RecordFormat, put: Sink["put"]): Sink["put"] {
  let count = 0;
  return async (written) => {
    if (to === "xqf" && count > 0) throw new Usage("folder");
    const between = to === "pgn" && count > 0 ? "\n" : "";
    count++;
    await put(typeof written === "string" ? `${between}${written}${written.endsWith("\n") ? "" : "\n"}` : written);
  };
}

/** Writes the games of files anew; the exit status. */
export async function convertFiles(speech: Speech, conversion: Conversion): Promise<number> {
  const { files, to, notation, kind } = conversion;
  const { inputs, unreadable: missing } = expand(files);
  for (const { name, code } of missing) complain(unreadable(speech, name, code));
  let [written, left, illegal, failures] = [0, 0, 0, missing.length];
  const options = kind === undefined ? {} : { kind };
  const convert = async (sink: Sink, record: GameRecord): Promise<void> => {
    try {
      await sink.put(writeRecord(record, to, notation === undefined ? {} : { notation }));
      written++;
    } catch (error) {
      if (error instanceof Usage || error instanceof Unwritable) throw error;
      complain(fill(speech.texts.failed, { name: fill(speech.texts.game, { number: written + left + 1 }), words: lookUp(speech.codes.error, codeOf(error)) }));
      left++;
    }
  };
  const convertFile = async (sink: Sink, name: string): Promise<void> => {
    let number = 0;
    for await (const piece of pieces(name, () => undefined)) {
      // The faults, and what is illegal, are told as by `validate`; rule sets have no part in it.
      const answer = judge(piece, { rules: { xiangqi: "basic", chess: "basic" }, every: false, strict: false, ...options });
      illegal += answer.illegal;
      for (const game of answer.told) {
        // Who has won is written as the record says it.
        const faults = game.faults.filter(({ code }) => code !== "result-differs");
        for (const fault of faults) complain(line(speech, plain(name), number + game.index + 1, game, fault));
      }
      number += answer.games;
      if (piece.tooLong) left++;
      for (const record of recordsOf(piece, options, answer.told)) await convert(sink, record);
    }
  };
  let reading = "";
  try {
    const sink = sinkOf(conversion);
    let done = false;
    process.once("SIGINT", () => {
      sink.close(false);
      process.exit(130);
    });
    try {
      for (const { name } of inputs) await convertFile(sink, (reading = name));
      done = true;
    } finally {
      sink.close(done);
    }
  } catch (error) {
    const { code, syscall } = error as { code?: unknown; syscall?: unknown };
    if (error instanceof Unwritable) complain(fill(speech.texts.failed, { name: error.file, words: fill(speech.texts.unwritable, { code: error.code }) }));
    else if (typeof code === "string" && syscall !== undefined) complain(unreadable(speech, reading, code));
    else throw error;
    failures++;
  }
  if (process.stderr.isTTY || left > 0) complain(fill(speech.texts.converted, { games: written, left }));
  return failures > 0 ? 2 : illegal > 0 || left > 0 ? 1 : 0;
}

function* recordsOf(
  { bytes, starts, lines, binary }: { bytes: Uint8Array; starts: readonly number[]; lines: boolean; binary: boolean },
  options: { kind?: GameKind }, told: readonly Judged[],
): Generator<GameRecord, void, undefined> {
  const refused = new Set(told.filter((game) => game.faults.some(({ code }) => code === "invalid-record")).map((game) => game.index));
  let index = 0;
  for (const [at, start] of starts.entries()) {
    const part = bytes.subarray(start, starts[at + 1] ?? bytes.length);
    if (refused.has(index)) {
      index++;
      continue;
    }
    const text = binary ? part : textOf(part, options.kind).replace(/^\ufeff/, "");
    for (const record of readRecords(typeof text === "string" && lines ? text.split("\n", 1)[0]! : text, options)) {
      index++;
      yield record;
    }
  }
}
