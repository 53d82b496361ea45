/** Records of games through the rules package: read and written. Part of the page's engine, fetched with what needs it. */

import { RulesError, readRecords, writeRecord } from "trongtai";
import { FORMATS } from "trongtai/records/parts";
import type { GameRecord, Notation, RecordFormat } from "trongtai";
import type { Failure } from "../model.ts";
import type { GameKind } from "../games.ts";
import { movesOf } from "../records/written.ts";
import type { RecordFault, Result, Study } from "../study.ts";
import { failureOf } from "./failure.ts";
import { through } from "../share.ts";
import type { Transform } from "../share.ts";
import { startFen } from "./records.ts";
import type { ReadGame } from "./records.ts";

/** How files of records end, as pickers want it. */
export const ENDINGS: readonly string[] = [...new Set([...FORMATS.flatMap(({ extensions }) => extensions), ".gz"])];

/** More games of one file are not listed. */
export const MOST_GAMES = 5000;
/** Of larger files nothing is read. */
export const MOST_BYTES = 32 << 20;
/** So many games are read at a stretch, before the page gets its turn. */
const STRETCH = 100;

export type Reading =
  | { readonly ok: true; readonly games: readonly ReadGame[]; readonly isCut: boolean }
  | { readonly ok: false; readonly failure: Failure };

/** The bytes that a file was packed from by gzip; the file's own where it was not. */
async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || typeof DecompressionStream === "undefined") return bytes;
  return (await through(new Uint8Array(bytes), new DecompressionStream("gzip") as Transform, MOST_BYTES)) ?? bytes;
}

/** Text where bytes are that in UTF-8: then a place in it has a line. The package knows the older encodings. */
function textIn(bytes: Uint8Array): string | Uint8Array {
  if (bytes.includes(0)) return bytes;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

/** Reads all games of a text or a file. `pause` gives the page its turn; `begun` is told the first game before the others are read. */
export async function readGames(
  source: string | Uint8Array,
  kind: GameKind,
  pause: () => Promise<void>,
  begun: (first: ReadGame) => void = () => undefined,
): Promise<Reading> {
  const content = typeof source === "string" ? source : textIn(await unpacked(source));
  const games: ReadGame[] = [];
  let isCut = false;
  try {
    if (content.length > MOST_BYTES) throw new RulesError("too-much-work");
    const lines = typeof content === "string" ? lineStarts(content) : null;
    for (const record of readRecords(content)) {
      if (games.length === MOST_GAMES) {
        isCut = true;
        break;
      }
      const game = { record, faults: record.faults.map((fault) => placed(fault, lines)) };
      games.push(game);
      if (games.length === 1 && !isEmpty(record)) {
        begun(game);
        await pause();
      }
      if (games.length % STRETCH === 0) await pause();
    }
    if (games.every(({ record }) => isEmpty(record))) {
      const offset = games[0]?.record.faults[0]?.offset ?? 0;
      throw new RulesError("invalid-record", { field: "record", offset, expected: "record" });
    }
    return { ok: true, games, isCut };
  } catch (error) {
    return { ok: false, failure: failureOf(error, kind) };
  }
}

function isEmpty({ moves, tags, comment }: GameRecord): boolean {
  return moves.length === 0 && comment === undefined && Object.keys(tags).length === 0;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

function placed({ code, offset, token = "" }: GameRecord["faults"][number], lines: readonly number[] | null): RecordFault {
  if (lines === null) return { code, offset, place: null, token, reason: null, ply: null };
  let line = 0;
  let end = lines.length;
  while (end - line > 1) {
    const middle = (line + end) >> 1;
    if ((lines[middle] ?? 0) <= offset) line = middle;
    else end = middle;
  }
  return { code, offset, place: { line: line + 1, column: offset - (lines[line] ?? 0) + 1 }, token, reason: null, ply: null };
}

/** The record of a study. `result` is what its main line comes to, where nothing else is told. */
export function recordOf({ start, tree, tags, result }: Study, outcome: Result): GameRecord {
  const variant = start.chess960 ? { Variant: "Chess960" } : {};
  return {
    kind: start.kind,
    tags: { ...tags, ...variant },
    fen: startFen(start),
    ...movesOf(tree),
    result: result === "*" ? outcome : result,
    faults: [],
  };
}

export type Written = { readonly ok: true; readonly content: string | Uint8Array } | { readonly ok: false; readonly failure: Failure };

export function write(record: GameRecord, format: RecordFormat, notation?: Notation): Written {
  try {
    return { ok: true, content: writeRecord(record, format, notation === undefined ? {} : { notation }) };
  } catch (error) {
    return { ok: false, failure: failureOf(error, record.kind) };
  }
}
