import { decodeChinese, encodeChinese, isBytes } from "../encodings.js";
import { fenOf, pointsOf, uciOf, type Point } from "../piece-order.js";
import { draft, fault, settle, vary, type Draft } from "../record-draft.js";
import type { GameRecord, RecordedMove, Result } from "../../types.js";

// XQF, the files of XQStudio. Version 1.0 (0x0A) is written. Later ones are read too, whose points, moves and lengths of
// comments are shifted by keys in the header, as the public readers of the format agree.

/** Where the moves begin. */
const HEADER = 0x400;
const OLD = 10;

/** Tags, where their texts are, and how long they may be. A byte with the length comes first. */
const TAGS = [
  ["Title", 0x50, 63],
  ["Event", 0xd0, 63],
  ["Date", 0x110, 15],
  ["Site", 0x120, 15],
  ["Red", 0x130, 15],
  ["Black", 0x140, 15],
  ["TimeControl", 0x150, 63],
  ["Annotator", 0x1d0, 15],
] as const;

const RESULTS: readonly Result[] = ["*", "1-0", "0-1", "1/2-1/2"];

const STREAM = "[(C) Copyright Mr. Dong Shiwei.]";

export function isXqf(record: unknown): record is Uint8Array {
  return isBytes(record) && record[0] === 0x58 && record[1] === 0x51 && record.length >= HEADER;
}

/** A point: ten times the file from the left, and the rank. */
function point(byte: number): Point {
  return byte < 90 ? { file: Math.floor(byte / 10), rank: byte % 10 } : undefined;
}

/** What the header says of how the file is shifted. */
function keysOf(file: Uint8Array): { men: number; from: number; to: number; comment: number; stream: number[] } {
  const [, , version, mask, , , , , a, b, c, d, sum, men, from, to] = file as unknown as number[];
  if (version! <= OLD) return { men: 0, from: 0, to: 0, comment: 0, stream: new Array<number>(32).fill(0) };
  const key = (byte: number, seed: number): number => ((54 * byte * byte + 221) * seed) & 0xff;
  const keyMen = key(men!, men!);
  const keyFrom = key(from!, keyMen);
  const masks = [(sum! & mask!) | a!, (men! & mask!) | b!, (from! & mask!) | c!, (to! & mask!) | d!];
  return {
    men: keyMen,
    from: keyFrom,
    to: key(to!, keyFrom),
    comment: ((sum! * 256 + men!) % 32000) + 767,
    stream: Array.from(STREAM, (letter, at) => letter.charCodeAt(0) & masks[at % 4]!),
  };
}

export function readXqf(file: Uint8Array): GameRecord {
  const record = draft("xiangqi");
  const version = file[2]!;
  const keys = keysOf(file);
  for (const [name, at, most] of TAGS) {
    const value = decodeChinese(file.subarray(at + 1, at + 1 + Math.min(file[at]!, most))).trim();
    if (value !== "") record.tags.set(name, value);
  }
  record.result = RESULTS[file[0x33]!] ?? "*";
  const bytes = file.subarray(HEADER).map((byte, at) => byte - keys.stream[at % 32]!);
  let at = 0;
  const entry = (): { from: Point; to: Point; child: boolean; sibling: boolean; comment: string; offset: number } | undefined => {
    const offset = HEADER + at;
    const flags = bytes[at + 2]!;
    let end = at + 4;
    let length = 0;
    if (version <= OLD || (flags & 0x20) !== 0) {
      for (let i = 3; i >= 0; i--) length = length * 256 + (bytes[end + i] ?? 0);
      length -= keys.comment;
      end += 4;
    }
    if (length < 0 || end + length > bytes.length) return undefined;
    const comment = decodeChinese(bytes.subarray(end, end + length)).trim();
    const [from, to] = [point((bytes[at]! - 0x18 - keys.from) & 0xff), point((bytes[at + 1]! - 0x20 - keys.to) & 0xff)];
    at = end + length;
    const [child, sibling] = version <= OLD ? [0xf0, 0x0f] : [0x80, 0x40];
    return { from, to, child: (flags & child) !== 0, sibling: (flags & sibling) !== 0, comment, offset };
  };
  const men: Point[] = [];
  for (let i = 0; i < 32; i++) men[version > 11 ? (keys.men + i + 1) % 32 : i] = point((file[0x10 + i]! - keys.men) & 0xff);
  const root = entry();
  let first: Point;
  // Moves that others are to replace, the innermost last, each with the line that it begins or goes on.
  const forks: Draft[] = [];
  let line = record.moves;
  let replaced: Draft | undefined;
  for (let more = root?.child ?? false; more; ) {
    const next = entry();
    if (next === undefined) {
      fault(record, "truncated", HEADER + at);
      break;
    }
    const { from, to, child, sibling, comment, offset } = next;
    first ??= from;
    // A move from or to no point is none: the engine will say so.
    const move: Draft = {
      uci: from === undefined || to === undefined ? "?" : uciOf(from) + uciOf(to),
      offset,
      ...(comment === "" ? {} : { comment }),
    };
    if (replaced !== undefined) {
      line = [];
      vary(replaced, line);
    }
    line.push(move);
    if (sibling) forks.push(replaced ?? move);
    replaced = child ? undefined : forks.pop();
    more = child || replaced !== undefined;
  }
  if (root === undefined) fault(record, "truncated", file.length);
  else if (root.comment !== "" && record.moves[0] !== undefined) record.moves[0].commentBefore = root.comment;
  else if (root.comment !== "") record.comment = root.comment;
  record.fen = fenOf(men, first, file[0x32] === 1);
  record.fenOffset = 0x10;
  return settle(record);
}

/** Writes a record whose moves the engine has checked. Marks, clocks and other tags have no place in the format. */
export function writeXqf({ tags, result, moves, comment }: GameRecord, fen: string): Uint8Array {
  const header = new Uint8Array(HEADER);
  header.set([0x58, 0x51, OLD]);
  pointsOf(fen, false).forEach((point, at) => {
    header[0x10 + at] = point === undefined ? 0xff : point.file * 10 + point.rank;
  });
  header[0x32] = fen.split(" ")[1] === "b" ? 1 : 0;
  header[0x33] = RESULTS.indexOf(result);
  for (const [name, at, most] of TAGS) {
    const value = encodeChinese(tags[name] ?? "", most);
    header[at] = value.length;
    header.set(value, at + 1);
  }
  const parts: Uint8Array[] = [header];
  const push = (from: number, to: number, child: boolean, sibling: boolean, said: string | undefined): void => {
    const text = encodeChinese(said ?? "", 0xffff);
    const head = new Uint8Array(8);
    head.set([from + 0x18, to + 0x20, (child ? 0xf0 : 0) | (sibling ? 0x0f : 0), 0, text.length & 0xff, text.length >> 8]);
    parts.push(head, text);
  };
  const square = (uci: string): number => (uci.charCodeAt(0) - 97) * 10 + Number(uci[1]);
  push(0, 0, moves.length > 0, false, moves[0]?.commentBefore ?? comment);
  // At each point where moves replace one another, those still to be written, the next one last; each is the rest of a line.
  type Rest = { line: readonly RecordedMove[]; at: number };
  const groups: Rest[][] = [[{ line: moves, at: 0 }]];
  while (groups.length > 0) {
    const group = groups[groups.length - 1]!;
    const rest = group.pop();
    const move = rest?.line[rest.at];
    if (rest === undefined || move === undefined) {
      groups.pop();
      continue;
    }
    const { uci, variations = [], comment: said } = move;
    for (let i = variations.length - 1; i >= 0; i--) if (variations[i]!.length > 0) group.push({ line: variations[i]!, at: 0 });
    const child = rest.at + 1 < rest.line.length;
    push(square(uci), square(uci.slice(2)), child, group.length > 0, said);
    if (child) groups.push([{ line: rest.line, at: rest.at + 1 }]);
  }
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    file.set(part, end);
    end += part.length;
  }
  return file;
}
