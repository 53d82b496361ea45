import { chineseEncodingOf, decodeChinese, encodeChinese } from "../encodings.js";
import type { Format, Written } from "../format.js";
import { fenOf, pointsOf, uciOf, type Point } from "../piece-order.js";
import { draft, fault, vary, walk, type Draft } from "../record-draft.js";
import { settle } from "../settling.js";
import type { GameRecord, RecordedMove, Result } from "../../types.js";

// XQF, the files of XQStudio. Version 1.0 (0x0A) is written. Later ones are read too; their points, moves and comment lengths are
// shifted by keys in the header, as the public readers of the format agree.

/** Where the moves start. */
const HEADER = 0x400;
const OLD = 10;

/** Tags, with the offset of their text and its maximum length. A length byte comes first. */
const TAGS = [
  ["Title", 0x50, 63],
  ["Event", 0xd0, 63],
  ["Date", 0x110, 15],
  ["Site", 0x120, 15],
  ["Red", 0x130, 15],
  ["Black", 0x140, 15],
  ["TimeControl", 0x150, 63],
  ["Subtitle", 0x90, 63],
  ["RedTime", 0x190, 15],
  ["BlackTime", 0x1a0, 15],
  ["Annotator", 0x1d0, 15],
  ["Author", 0x1e0, 15],
] as const;

/** The part of a game, by its code; the first is a whole game. */
const TYPES = ["", "opening", "middlegame", "endgame"];

const RESULTS: readonly Result[] = ["*", "1-0", "0-1", "1/2-1/2"];

const STREAM = "[(C) Copyright Mr. Dong Shiwei.]";

export const xqf: Format = {
  name: "xqf",
  game: "xiangqi",
  extensions: [".xqf"],
  layout: "whole",
  binary: true,
  notation: "uci",
  detect: ({ bytes }) => bytes !== undefined && bytes[0] === 0x58 && bytes[1] === 0x51 && bytes.length >= HEADER,
  read: ({ bytes }) => [readXqf(bytes!)],
  write: writeXqf,
  lost: lostInXqf,
};

/** Returns a point: ten times the file from the left, plus the rank. */
function point(byte: number): Point {
  return byte < 90 ? { file: Math.floor(byte / 10), rank: byte % 10 } : undefined;
}

/** Returns how the file is shifted, according to the header. */
function keysOf(file: Uint8Array): { pieces: number; from: number; to: number; comment: number; stream: number[] } {
  const [, , version, mask, , , , , a, b, c, d, sum, pieces, from, to] = file as unknown as number[];
  if (version! <= OLD) return { pieces: 0, from: 0, to: 0, comment: 0, stream: new Array<number>(32).fill(0) };
  const key = (byte: number, seed: number): number => ((54 * byte * byte + 221) * seed) & 0xff;
  const keyPieces = key(pieces!, pieces!);
  const keyFrom = key(from!, keyPieces);
  const masks = [(sum! & mask!) | a!, (pieces! & mask!) | b!, (from! & mask!) | c!, (to! & mask!) | d!];
  return {
    pieces: keyPieces,
    from: keyFrom,
    to: key(to!, keyFrom),
    comment: ((sum! * 256 + pieces!) % 32000) + 767,
    stream: Array.from(STREAM, (letter, at) => letter.charCodeAt(0) & masks[at % 4]!),
  };
}

function readXqf(file: Uint8Array): GameRecord {
  const record = draft("xiangqi");
  const version = file[2]!;
  const keys = keysOf(file);
  // Texts are decoded once all are collected, so that their encoding is detected from all of them.
  const texts: [Uint8Array, (text: string) => void][] = [];
  for (const [name, at, most] of TAGS) {
    texts.push([file.subarray(at + 1, at + 1 + Math.min(file[at]!, most)), (value) => void record.tags.set(name, value)]);
  }
  if (((file[12]! + file[13]! + file[14]! + file[15]!) & 0xff) !== 0) fault(record, "bad-checksum", 12);
  record.result = RESULTS[file[0x33]!] ?? "*";
  const bytes = file.subarray(HEADER).map((byte, at) => byte - keys.stream[at % 32]!);
  let at = 0;
  const entry = (): { from: Point; to: Point; child: boolean; sibling: boolean; comment: Uint8Array; offset: number } | undefined => {
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
    const comment = bytes.subarray(end, end + length);
    const [from, to] = [point((bytes[at]! - 0x18 - keys.from) & 0xff), point((bytes[at + 1]! - 0x20 - keys.to) & 0xff)];
    at = end + length;
    const [child, sibling] = version <= OLD ? [0xf0, 0x0f] : [0x80, 0x40];
    return { from, to, child: (flags & child) !== 0, sibling: (flags & sibling) !== 0, comment, offset };
  };
  const pieces: Point[] = [];
  for (let i = 0; i < 32; i++) pieces[version > 11 ? (keys.pieces + i + 1) % 32 : i] = point((file[0x10 + i]! - keys.pieces) & 0xff);
  const root = entry();
  let first: Point;
  // Moves that have alternatives, the innermost last, each with the line it starts or continues.
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
    // A move from or to nowhere is not a move: the engine will say so.
    const move: Draft = {
      uci: from === undefined || to === undefined ? "?" : uciOf(from) + uciOf(to),
      offset,
    };
    if (comment.length > 0) {
      texts.push([
        comment,
        (said) => {
          move.comment = said;
        },
      ]);
    }
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
  else if (root.comment.length > 0) {
    const [begins] = record.moves;
    texts.push([
      root.comment,
      (said) => {
        if (begins === undefined) record.comment = said;
        else begins.commentBefore = said;
      },
    ]);
  }
  const encoding = chineseEncodingOf(joinedBytes(texts.map(([bytes]) => bytes)));
  for (const [bytes, keep] of texts) {
    const text = decodeChinese(bytes, encoding).replace(/\r\n?/g, "\n").trim();
    if (text !== "") keep(text);
  }
  const type = TYPES[file[0x40]!];
  if (type) record.tags.set("Type", type);
  record.fen = fenOf(pieces, first, file[0x32] === 1);
  record.fenOffset = 0x10;
  return settle(record);
}

/** Writes a record whose moves the engine has checked. Glyphs, clocks and other tags have no place in the format. */
function writeXqf({ record: { tags, result, moves, comment }, answer: { fen } }: Written): Uint8Array {
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
  header[0x40] = Math.max(0, TYPES.indexOf(tags["Type"] ?? ""));
  const parts: Uint8Array[] = [header];
  const push = (from: number, to: number, child: boolean, sibling: boolean, said: string | undefined): void => {
    const text = encodeChinese(said ?? "", 0xffff);
    const head = new Uint8Array(8);
    head.set([from + 0x18, to + 0x20, (child ? 0xf0 : 0) | (sibling ? 0x0f : 0), 0, text.length & 0xff, text.length >> 8]);
    parts.push(head, text);
  };
  const square = (uci: string): number => (uci.charCodeAt(0) - 97) * 10 + Number(uci[1]);
  push(0, 0, moves.length > 0, false, moves[0]?.commentBefore ?? comment);
  // At each point, the alternatives still to be written, the next one last; each is the rest of a line.
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
  return joinedBytes(parts);
}

function joinedBytes(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

/** Returns what the format loses of a record: tags without a place or with unencodable characters, and comments. */
function lostInXqf({ tags, moves, comment }: GameRecord): string[] {
  const isKept = (text: string, most: number): boolean => decodeChinese(encodeChinese(text, most), "gb18030") === text;
  const places = new Map<string, number>(TAGS.map(([name, , most]) => [name, most]));
  const own = ["FEN", "SetUp", "Result", "Format", "Game", "Variant"];
  const lost = Object.entries(tags).flatMap(([name, value]) => {
    const most = name === "Type" && TYPES.includes(value) ? Infinity : places.get(name);
    return own.includes(name) || value === "" || (most !== undefined && isKept(value, most)) ? [] : [name];
  });
  let said = comment === undefined || isKept(comment, 0xffff);
  walk(moves, {
    move: (move) => {
      for (const text of [move.comment, move.commentBefore]) if (text !== undefined && !isKept(text, 0xffff)) said = false;
    },
    open() {},
    close() {},
  });
  return said ? lost : [...lost, "{}"];
}
