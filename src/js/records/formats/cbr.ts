import { Bytes } from "../bytes.js";
import { decodeWide, encodeWide } from "../encodings.js";
import type { Format, Written } from "../format.js";
import { draft, fault, vary, type Draft } from "../record-draft.js";
import { settle } from "../settling.js";
import { unread } from "../unread.js";
import type { GameRecord, RecordedMove, Result } from "../../types.js";

// CBR, a record of CCBridge 3 (象棋桥). Texts are UTF-16 in fields of fixed width, numbers are little-endian.

export const MAGIC = "CCBridge Record\0";
const BOARD = 2120;
const ENTRIES = 2214;

/** Tags, with the offset of their text and its maximum length in bytes. */
const FIELDS: readonly (readonly [string, number, number])[] = [
  ["Title", 180, 128],
  ["Category", 308, 256],
  ["Source", 564, 64],
  ["EventType", 628, 64],
  ["Event", 692, 64],
  ["Round", 756, 64],
  ["Group", 820, 32],
  ["Table", 852, 32],
  ["Date", 884, 64],
  ["Site", 948, 64],
  ["TimeControl", 1012, 64],
  ["Red", 1076, 64],
  ["RedTeam", 1140, 64],
  ["RedTime", 1204, 64],
  ["RedElo", 1268, 32],
  ["Black", 1300, 64],
  ["BlackTeam", 1364, 64],
  ["BlackTime", 1428, 64],
  ["BlackElo", 1492, 32],
  ["Referee", 1524, 64],
  ["Recorder", 1588, 64],
  ["Annotator", 1652, 64],
  ["AnnotatorEmail", 1716, 64],
  ["Author", 1780, 64],
  ["AuthorEmail", 1844, 64],
  ["Created", 1908, 40],
  ["Modified", 1972, 40],
  ["Nature", 2044, 32],
  ["Termination", 2080, 32],
];

const RESULTS: readonly Result[] = ["*", "1-0", "0-1", "1/2-1/2"];
/** By the low half of a byte of the board. */
const PIECES = " RNBAKCP";

const [LAST, FORK, REMARK] = [1, 2, 4] as const;

const squareOf = (index: number): string => String.fromCharCode(97 + (index % 9)) + (9 - Math.floor(index / 9));
const indexOf = (square: string): number => (9 - Number(square[1])) * 9 + square.charCodeAt(0) - 97;

export const isCbr = (bytes: Uint8Array, from = 0): boolean => [...MAGIC].every((letter, at) => bytes[from + at] === letter.charCodeAt(0));

export const cbr: Format = {
  name: "cbr",
  game: "xiangqi",
  extensions: [".cbr"],
  layout: "whole",
  binary: true,
  notation: "uci",
  detect: ({ bytes }) => bytes !== undefined && isCbr(bytes),
  read: ({ bytes }) => [readCbr(bytes!)],
  write: writeCbr,
};

/** @throws RulesError `unsupported` for kinds of content that are not games */
export function readCbr(all: Uint8Array): GameRecord {
  const file = new Bytes(all);
  const content = file.at(19);
  if (content !== 2) throw unread(content === 1 ? "a dialogue of CCBridge" : "a CCBridge record of the newer kind");
  const record = draft("xiangqi");
  for (const [name, at, most] of FIELDS) {
    const value = decodeWide(file.part(at, most)).trim();
    if (value !== "") record.tags.set(name, value);
  }
  record.result = RESULTS[file.at(2076)] ?? "*";
  record.fen = boardOf(file);
  record.fenOffset = BOARD;
  // A chapter of a book has text and no board.
  const isText = record.fen.startsWith("9/9/9/9/9/9/9/9/9/9 ");
  if (isText) record.fen = "";
  const first = entryAt(file, ENTRIES);
  if (first.remark !== "") record.comment = first.remark;
  if (file.length <= ENTRIES) fault(record, "truncated", file.length);
  else if (!isText && (first.flags & LAST) === 0) moves(file, first.end);
  return settle(record);

  function moves(file: Bytes, start: number): void {
    // Pending alternatives: the line of the move they replace, and its index there.
    const forks: { line: Draft[]; at: number }[] = [];
    let line = record.moves;
    let fork: { line: Draft[]; at: number } | undefined;
    for (let place = start; ; ) {
      if (place + 4 > file.length) {
        fault(record, "truncated", file.length);
        return;
      }
      const { flags, from, to, remark, end } = entryAt(file, place);
      const move: Draft = { uci: from < 90 && to < 90 ? squareOf(from) + squareOf(to) : "?", offset: place };
      if (remark !== "") move.comment = remark;
      if (fork !== undefined) {
        line = [];
        vary(fork.line[fork.at]!, line);
      }
      line.push(move);
      // An alternative to this move replaces the first of its kind.
      if ((flags & FORK) !== 0) forks.push(fork ?? { line, at: line.length - 1 });
      fork = undefined;
      place = end;
      if ((flags & LAST) !== 0) {
        fork = forks.pop();
        if (fork === undefined) return;
      }
    }
  }
}

function entryAt(file: Bytes, place: number): { flags: number; from: number; to: number; remark: string; end: number } {
  const flags = file.at(place);
  let end = place + 4;
  let remark = "";
  if ((flags & REMARK) !== 0) {
    const length = file.u32(end);
    end += 4;
    remark = decodeWide(file.part(end, length)).replace(/\r\n?/g, "\n").trim();
    end += length;
  }
  return { flags, from: file.at(place + 2), to: file.at(place + 3), remark, end };
}

function boardOf(file: Bytes): string {
  const rows: string[] = [];
  for (let row = 0; row < 10; row++) {
    let text = "";
    for (let column = 0; column < 9; column++) {
      const byte = file.at(BOARD + row * 9 + column);
      const letter = PIECES.charAt(byte & 15);
      text += byte === 0 || letter.trim() === "" ? "1" : byte >> 4 === 1 ? letter : letter.toLowerCase();
    }
    rows.push(text.replace(/1+/g, (empty) => String(empty.length)));
  }
  const number = Math.max(1, file.u16(2116));
  return `${rows.join("/")} ${file.at(2112) === 2 ? "b" : "w"} - - 0 ${number > 999 ? 1 : number}`;
}

function writeCbr({ record, answer: { fen } }: Written): Uint8Array {
  const header = new Uint8Array(ENTRIES);
  [...MAGIC].forEach((letter, at) => {
    header[at] = letter.charCodeAt(0);
  });
  header[19] = 2;
  for (const [name, at, most] of FIELDS) header.set(encodeWide(record.tags[name] ?? "", most - 2), at);
  header[2076] = Math.max(0, RESULTS.indexOf(record.result));
  const [board = "", turn, , , , number] = fen.split(" ");
  header[2112] = turn === "b" ? 2 : 1;
  header.set([Number(number) & 0xff, (Number(number) >> 8) & 0xff], 2116);
  let square = BOARD;
  for (const letter of board.replace(/\//g, "")) {
    if (/\d/.test(letter)) square += Number(letter);
    else header[square++] = (letter === letter.toUpperCase() ? 0x10 : 0x20) | PIECES.indexOf(letter.toUpperCase());
  }
  const parts: Uint8Array[] = [header];
  const push = (flags: number, uci: string | undefined, remark: string | undefined): void => {
    const text = encodeWide(remark ?? "");
    const head = new Uint8Array(text.length > 0 ? 8 : 4);
    head[0] = flags | (text.length > 0 ? REMARK : 0);
    if (uci !== undefined) head.set([indexOf(uci.slice(0, 2)), indexOf(uci.slice(2, 4))], 2);
    if (text.length > 0) head.set([text.length & 0xff, (text.length >> 8) & 0xff, (text.length >> 16) & 0xff, text.length >>> 24], 4);
    parts.push(head, text);
  };
  const { moves } = record;
  push(moves.length === 0 ? LAST : 0, undefined, [record.comment, moves[0]?.commentBefore].filter(Boolean).join("\n"));
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
    const { uci, variations = [], comment } = move;
    for (let i = variations.length - 1; i >= 0; i--) if (variations[i]!.length > 0) group.push({ line: variations[i]!, at: 0 });
    const isLast = rest.at + 1 >= rest.line.length;
    push((isLast ? LAST : 0) | (group.length > 0 ? FORK : 0), uci, comment);
    if (!isLast) groups.push([{ line: rest.line, at: rest.at + 1 }]);
  }
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    file.set(part, end);
    end += part.length;
  }
  return file;
}
