import type { Format, Source } from "../format.js";
import { draft, fault, joined, vary, type Draft } from "../record-draft.js";
import { settle } from "../settling.js";
import { Finder } from "../finder.js";
import { attributesOf, unescaped } from "../markup.js";
import type { GameRecord, Result } from "../../types.js";

// CBF, the XML of CCBridge (象棋桥). The moves are a flat list of lines, each from the beginning; the last move of a line is marked.

const TAGS: Readonly<Record<string, string>> = {
  Name: "Title",
  From: "Source",
  ContestType: "EventType",
  Contest: "Event",
  Round: "Round",
  Group: "Group",
  Table: "Table",
  Date: "Date",
  Site: "Site",
  TimeRule: "TimeControl",
  Red: "Red",
  RedTeam: "RedTeam",
  RedTime: "RedTime",
  RedRating: "RedElo",
  Black: "Black",
  BlackTeam: "BlackTeam",
  BlackTime: "BlackTime",
  BlackRating: "BlackElo",
  Referee: "Referee",
  Recorder: "Recorder",
  Commentator: "Annotator",
  Creator: "Author",
  DateCreated: "Created",
  DateModified: "Modified",
  ECCO: "ECO",
  ResultType: "Termination",
};
const RESULTS: readonly Result[] = ["*", "1-0", "0-1", "1/2-1/2", "1/2-1/2"];
const ELEMENT = /<(\w{1,40})((?:\s[^<>]{0,200})?)>/g;
const MARKED = "<![CDATA[";
const CLOSED = /\s*<\/(\w{1,40})\s*>/y;

interface Element {
  readonly name: string;
  readonly attributes: string;
  readonly value: string;
  readonly offset: number;
}

/** Yields the elements of a text that contain only text; each character is examined a bounded number of times. */
function* elementsOf(text: string): Generator<Element, void, undefined> {
  const closing = new Finder(text, /\]\]>/g);
  const opening = new Finder(text, /</g);
  for (let place = 0; ; ) {
    ELEMENT.lastIndex = place;
    const found = ELEMENT.exec(text);
    if (found === null) return;
    const { 0: whole, 1: name = "", 2: given = "", index: offset } = found;
    const begin = offset + whole.length;
    place = begin;
    let value = "";
    if (!given.endsWith("/")) {
      const next = opening.from(begin);
      const marked = text.startsWith(MARKED, next) && text.slice(begin, next).trim() === "";
      const end = marked ? closing.from(next + MARKED.length) : next;
      CLOSED.lastIndex = marked ? end + 3 : end;
      // An element not closed next contains others.
      if (CLOSED.exec(text)?.[1] !== name) continue;
      value = marked ? text.slice(next + MARKED.length, end) : unescaped(text.slice(begin, end));
      place = CLOSED.lastIndex;
    }
    yield { name, attributes: given, value: value.trim(), offset };
  }
}

export const cbf: Format = {
  name: "cbf",
  binary: false,
  notation: undefined,
  game: "xiangqi",
  extensions: [".cbf"],
  layout: "whole",
  detect: (source) =>
    /^[\ufeff\s]*(?:\xef\xbb\xbf)?(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<ChineseChessRecord\b/.test(source.head) || wide(source),
  read: (source) => [readCbf(source.text())],
};

const wide = (source: Source): boolean => /^\ufeff?\s*<(?:\?xml[^>]*>\s*<)?ChineseChessRecord\b/.test(source.head.replace(/\0/g, ""));

function readCbf(text: string): GameRecord {
  const record = draft("xiangqi");
  const start = text.indexOf("<MoveList");
  const head = start < 0 ? text : text.slice(0, start);
  for (const { name, value } of elementsOf(head)) {
    const tag = TAGS[name];
    if (value === "") continue;
    if (tag !== undefined) record.tags.set(tag, value);
    else if (name === "RecordResult") record.result = RESULTS[Number(value)] ?? "*";
    else if (name === "FEN") record.fen = value;
  }
  record.fenOffset = Math.max(0, head.indexOf("<FEN>"));
  if (start < 0) {
    fault(record, "truncated", text.length);
    return settle(record);
  }
  /** The current line, what was played of it so far, and whether it still follows an existing one. */
  let line: Draft[] = record.moves;
  let at = 0;
  let first = true;
  const list = text.slice(start);
  for (const { name, attributes, value: said, offset: index } of elementsOf(list)) {
    if (name.toLowerCase() !== "move") continue;
    const offset = start + index;
    const { value = "", end } = attributesOf(attributes);
    const remark = said.replace(/\r\n?/g, "\n");
    const uci = uciOf(value);
    if (first && (uci === undefined || value === "00-00")) {
      if (remark !== "") record.comment = joined(record.comment, remark);
      first = false;
      continue;
    }
    first = false;
    if (uci === undefined) {
      fault(record, "invalid-move", offset, value || name);
      break;
    }
    const move: Draft = { uci, offset, token: value };
    if (remark !== "") move.comment = remark;
    // A shared beginning belongs to the earlier line; where this one departs, it becomes a variation.
    const there = line[at];
    const same = there?.uci === uci ? there : undefined;
    if (there === undefined) {
      line.push(move);
      at++;
    } else if (same !== undefined) {
      if (move.comment !== undefined && same.comment === undefined) same.comment = move.comment;
      at++;
    } else {
      const known = there.variations?.find(([begins]) => begins?.uci === uci);
      if (known === undefined) vary(there, [move]);
      line = known ?? there.variations![there.variations!.length - 1]!;
      at = 1;
    }
    if (end === "1") {
      line = record.moves;
      at = 0;
    }
  }
  const { moves } = record;
  if (record.comment !== undefined && moves[0] !== undefined) {
    moves[0].commentBefore = record.comment;
    record.comment = undefined;
  }
  return settle(record);
}

/** Reads `xy-xy`, files from Red's left, ranks from the top. */
function uciOf(value: string): string | undefined {
  const [, fromFile, fromRank, toFile, toRank] = /^([0-8])(\d)-?([0-8])(\d)$/.exec(value.trim()) ?? [];
  if (fromFile === undefined) return undefined;
  const square = (file: string, rank: string): string => String.fromCharCode(97 + Number(file)) + (9 - Number(rank));
  return square(fromFile, fromRank!) + square(toFile!, toRank!);
}
