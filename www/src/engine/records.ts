/** Records of games through the rules package: read, written, their moves in a notation. Part of the page's engine. */

import { Game, RulesError, notateRecord, readRecords, writeRecord } from "trongtai";
import type { GameRecord, Notation, RecordFormat } from "trongtai";
import type { Failure, Start } from "../facts.ts";
import type { GameKind, RulesName } from "../games.ts";
import { movesOf, treeFrom } from "../records/convert.ts";
import * as studies from "../study.ts";
import type { RecordFault, Result, Study } from "../study.ts";
import { ROOT, nodeOf, order, remove } from "../tree.ts";
import type { NodeId, Tree } from "../tree.ts";
import { failureOf } from "./failure.ts";

export type { GameRecord, Notation, RecordFormat } from "trongtai";

/** One game of a file, with its faults placed in the text where there is one. */
export interface ReadGame {
  readonly record: GameRecord;
  readonly faults: readonly RecordFault[];
}

/** More games of one file are not listed. */
export const MOST_GAMES = 5000;
/** Of larger files nothing is read. */
export const MOST_BYTES = 32 << 20;
/** So many games are read at a stretch, before the page gets its turn. */
const STRETCH = 100;

export type Reading =
  | { readonly ok: true; readonly games: readonly ReadGame[]; readonly isCut: boolean }
  | { readonly ok: false; readonly failure: Failure };

/** Text where bytes are that in UTF-8: then a place in it has a line. The package knows the older encodings. */
function textIn(bytes: Uint8Array): string | Uint8Array {
  if (bytes[0] === 0x58 && bytes[1] === 0x51) return bytes;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

/** Reads all games of a text or a file. `pause` gives the page its turn. */
export async function readGames(source: string | Uint8Array, kind: GameKind, pause: () => Promise<void>): Promise<Reading> {
  const content = typeof source === "string" ? source : textIn(source);
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
      games.push({ record, faults: record.faults.map((fault) => placed(fault, lines)) });
      if (games.length % STRETCH === 0) await pause();
    }
    if (games.every(({ record }) => isEmpty(record))) {
      const offset = games[0]?.record.faults[0]?.offset ?? 0;
      throw new RulesError("invalid-record", { field: "record", offset });
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
  if (lines === null) return { code, offset, place: null, token };
  let line = 0;
  let end = lines.length;
  while (end - line > 1) {
    const middle = (line + end) >> 1;
    if ((lines[middle] ?? 0) <= offset) line = middle;
    else end = middle;
  }
  return { code, offset, place: { line: line + 1, column: offset - (lines[line] ?? 0) + 1 }, token };
}

/** What a record becomes on the board, judged by a rule set; `null` when it has more moves than the page shows. */
export function studyFrom({ record, faults }: ReadGame, rules: RulesName): Study | null {
  const { kind, fen, tags, result } = record;
  const chess960 = kind === "chess" && /960|fischer/i.test(tags["Variant"] ?? "");
  const tree = treeFrom(record);
  if (tree === null) return null;
  const start: Start = { kind, rules, chess960, ...(fen === ownFen(kind) ? {} : { fen }) };
  const { Result: _, FEN: _fen, SetUp: _setUp, Format: _format, ...told } = tags;
  return { ...studies.newStudy(start, tree), tags: told, result, faults };
}

function ownFen(kind: GameKind): string {
  const game = new Game(kind, { rules: "basic" });
  const fen = game.fen();
  game.free();
  return fen;
}

function startFen({ kind, chess960, fen }: Start): string {
  const game = new Game(kind, { chess960, rules: "basic", ...(fen === undefined ? {} : { fen }) });
  const full = game.fen();
  game.free();
  return full;
}

/** The record of a study. `result` is what its main line comes to, where nothing else is told. */
export function recordOf({ start, tree, tags, result }: Study, outcome: Result): GameRecord {
  const variant = start.chess960 ? { Variant: "Chess960" } : {};
  return {
    kind: start.kind, tags: { ...tags, ...variant }, fen: startFen(start), ...movesOf(tree),
    result: result === "*" ? outcome : result, faults: [],
  };
}

export type Written =
  | { readonly ok: true; readonly content: string | Uint8Array }
  | { readonly ok: false; readonly failure: Failure };

export function write(record: GameRecord, format: RecordFormat, notation?: Notation): Written {
  try {
    return { ok: true, content: writeRecord(record, format, notation === undefined ? {} : { notation }) };
  } catch (error) {
    return { ok: false, failure: failureOf(error, record.kind) };
  }
}

/** Every move of a tree in a notation, by its node. */
export function textsOf({ start, tree }: Study, notation: Notation): readonly string[] {
  const texts: string[] = [];
  const written = notateRecord(bareRecord(start, tree), notation);
  order(tree).forEach((node, index) => (texts[node] = written[index] ?? ""));
  texts[ROOT] = "";
  return texts;
}

/** Only what the legality of moves hangs on. */
function bareRecord(start: Start, tree: Tree): GameRecord {
  const { moves } = movesOf({ nodes: tree.nodes.map(({ uci, parent, children }) => ({ uci, parent, children })) });
  return {
    kind: start.kind, tags: start.chess960 ? { Variant: "Chess960" } : {}, fen: startFen(start), moves, result: "*", faults: [],
  };
}

/** So many wrong moves are taken out of a damaged tree; one with more is none. */
const MOST_REPAIRS = 50;

/** A study that was stored, without the moves that are not legal. */
export function admitted(study: Study): Study {
  let repaired = study;
  for (let tries = 0; tries < MOST_REPAIRS; tries += 1) {
    const illegal = firstIllegal(repaired.start, repaired.tree);
    if (illegal === null) return repaired;
    const { parent } = nodeOf(repaired.tree, illegal);
    const { moved } = remove(repaired.tree, illegal);
    const end = moved.get(repaired.line.at(-1) ?? ROOT) ?? moved.get(parent) ?? ROOT;
    repaired = studies.through(studies.remove(repaired, illegal), end);
  }
  return studies.newStudy(study.start);
}

function firstIllegal(start: Start, tree: Tree): NodeId | null {
  try {
    notateRecord(bareRecord(start, tree), "uci");
    return null;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    const { offset } = (error.detail ?? {}) as { offset?: unknown };
    const [first = null] = nodeOf(tree, ROOT).children;
    return error.code === "invalid-record" && typeof offset === "number" ? (order(tree)[offset] ?? first) : first;
  }
}
