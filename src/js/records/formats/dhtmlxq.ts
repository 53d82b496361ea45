import type { Format, Written } from "../format.js";
import { unescaped } from "../markup.js";
import { fenOf, pointsOf, uciOf, type Point } from "../piece-order.js";
import { DEEPEST, draft, fault, vary, type Draft, type DraftRecord } from "../record-draft.js";
import { resultIn } from "../results.js";
import { settle } from "../settling.js";
import type { GameRecord, RecordedMove, Result } from "../../types.js";

// DhtmlXQ, the marked-up text of Chinese forums: `[DhtmlXQ_binit]` places the pieces, `[DhtmlXQ_movelist]` has the moves as
// four digits each, `[DhtmlXQ_move_0_3_1]` alternatives from ply 3 of line 0 on, called line 1, and
// `[DhtmlXQ_comment1_4]` the comment on ply 4 of line 1. Files count from the left, ranks from the top. Pages have the same
// in script variables, with the main line as line 0_1_0.

/** The start and end of a field, in either case. */
const MARK = /\[(\/?)DhtmlXQ(?:_(\w{1,40}))?\]/gi;
const VARIABLE = /\bDhtmlXQ_(\w{1,40})\s*=\s*(?:'([^'\n]*)'|"([^"\n]*)")/g;
const LINES = /\[(\d+_\d+_\d+)\]([^[]*)/g;

/** Names of the format and of PGN. */
const TAGS = [
  ["title", "Title"],
  ["event", "Event"],
  ["place", "Site"],
  ["date", "Date"],
  ["round", "Round"],
  ["table", "Table"],
  ["red", "Red"],
  ["black", "Black"],
  ["redteam", "RedTeam"],
  ["blackteam", "BlackTeam"],
  ["redrating", "RedElo"],
  ["blackrating", "BlackElo"],
  ["redtime", "RedTime"],
  ["blacktime", "BlackTime"],
  ["open", "Opening"],
  ["author", "Annotator"],
  ["owner", "Author"],
  ["timerule", "TimeControl"],
  ["class", "Class"],
  ["type", "Type"],
  ["gametype", "GameType"],
  ["firstnum", "FirstNumber"],
  ["hits", "Hits"],
] as const;

const RESULTS: Readonly<Record<Result, string>> = { "1-0": "红胜", "0-1": "黑胜", "1/2-1/2": "和局", "*": "未知" };

export interface Field {
  name: string;
  value: string;
  offset: number;
}

/** A line and where it branches off. `ply` is that of its first move; 1 is the first of the game. */
interface NumberedLine {
  moves: Draft[];
  ply: number;
  parent: number;
}

/** Whether a text starts as a PGN, whose tags and comments may contain marks of any kind. */
export const beginsAsPgn = (text: string): boolean => /^\s*(?:\d+\s*\.|\{|\[\w{1,40}\s*")/.test(text);

export const dhtmlxq: Format = {
  name: "dhtmlxq",
  binary: false,
  game: "xiangqi",
  extensions: [".dhtmlxq", ".ubb", ".htm", ".html"],
  layout: "dhtmlxq",
  notation: "uci",
  // A text that starts like a PGN is one, whatever its comments mention.
  detect: (source) => {
    const text = source.text();
    return /\[DhtmlXQ_|\bDhtmlXQ_movelist\s*=/i.test(text) && !beginsAsPgn(text);
  },
  read: (source) => readDhtmlXq(source.text()),
  write: writeDhtmlXq,
};

function* readDhtmlXq(text: string): Generator<GameRecord, void, undefined> {
  let fields = new Map<string, Field>();
  for (const field of fieldsIn(text)) {
    // A repeated field starts another game, as does the mark of one.
    const again = fields.has(field.name) && /^(?:ver|title|binit|movelist|move_0_1_0)$/.test(field.name);
    if (field.name === "" ? fields.size > 0 : again) {
      yield readGame(fields);
      fields = new Map();
    }
    if (field.name !== "" && !fields.has(field.name)) fields.set(field.name, field);
  }
  if (fields.size > 0) yield readGame(fields);
}

/** Yields the fields of a text; one without a name is where another board starts. */
function* fieldsIn(text: string): Generator<Field, void, undefined> {
  let open: Field | undefined;
  let any = false;
  const close = (field: Field, end: number): Field => ({ ...field, value: plain(text.slice(field.offset, end)) });
  for (const { 0: whole, 1: slash, 2: name, index } of text.matchAll(MARK)) {
    if (open !== undefined) yield close(open, index!);
    open = undefined;
    any ||= name !== undefined;
    if (slash === "" && name === undefined) yield { name: "", value: "", offset: index! };
    else if (slash === "") open = { name: name!.toLowerCase(), value: "", offset: index! + whole.length };
  }
  if (open !== undefined) yield close(open, text.length);
  if (any) return;
  for (const { 0: whole, 1: name, 2: single, 3: double, index } of text.matchAll(VARIABLE)) {
    const value = single ?? double ?? "";
    const offset = index! + whole.length - value.length - 1;
    const lines = name!.toLowerCase() === "movelist" ? [...value.matchAll(LINES)] : [];
    if (lines.length === 0) yield { name: name!.toLowerCase(), value: plain(value), offset };
    for (const line of lines)
      yield { name: `move_${line[1]!}`, value: plain(line[2]!), offset: offset + line.index! + line[1]!.length + 2 };
  }
}

/** Converts a value to text: markup becomes line breaks or nothing. */
const plain = (value: string): string =>
  (value.includes("<")
    ? value.replace(/<br\s*\/?>/gi, "\n").replace(/<\/?(?:p|font|b|i|u|a|span|div|img|strong|em)\b[^<>]{0,500}>/gi, "")
    : value
  ).trim();

function point(digits: string): Point {
  const [file, rank] = [Number(digits[0]), 9 - Number(digits[1])];
  return /^[0-8]\d$/.test(digits) ? { file, rank } : undefined;
}

export function readGame(fields: Map<string, Field>): GameRecord {
  const record = draft("xiangqi");
  const fieldValue = (name: string): string => fields.get(name)?.value ?? "";
  for (const [theirs, ours] of TAGS) {
    const value = unescaped(fieldValue(theirs) || fieldValue(`${theirs}name`));
    if (value !== "") record.tags.set(ours, value);
  }
  record.result = resultIn(fieldValue("result")) ?? "*";
  // The main line may be called the first of the branches.
  const list = fields.get("movelist") ?? fields.get("move_0_1_0");
  const start = fields.get("binit");
  if (start !== undefined && start.value !== "") {
    const digits = start.value.replace(/\s+/g, "");
    const points = digits.match(/../g) ?? [];
    record.fenOffset = start.offset;
    // A list of another length is not a position, whatever its points.
    record.fen = digits.length === 64 ? fenOf(points.map(point), point((list?.value ?? "").slice(0, 2)), false) : start.value;
  }
  const lines = new Map<number, NumberedLine>();
  if (list !== undefined) lines.set(0, { moves: movesOf(record, list), ply: 1, parent: 0 });
  record.moves = lines.get(0)?.moves ?? [];
  for (const field of fields.values()) {
    const found = /^move_(\d+)_(\d+)_(\d+)$/.exec(field.name);
    if (found !== null && field !== list) branch(record, lines, field, found.slice(1).map(Number) as [number, number, number]);
  }
  for (const field of fields.values()) {
    const [, id, ply] = /^comment(?:(\d+)_)?(\d+)$/.exec(field.name) ?? [];
    if (ply !== undefined && field.value !== "") comment(record, lines, field, Number(id ?? 0), Number(ply));
  }
  return settle(record);
}

function movesOf(record: DraftRecord, { value: wrapped, offset }: Field): Draft[] {
  const moves: Draft[] = [];
  // Long lists are wrapped, and ply numbers may stand between the moves.
  const value = wrapped.replace(/\s+/g, "");
  for (let at = 0; at < value.length; at += 4) {
    const token = value.slice(at, at + 4);
    const [from, to] = [point(token.slice(0, 2)), point(token.slice(2))];
    if (from === undefined || to === undefined) {
      fault(record, "invalid-move", offset + at, token);
      break;
    }
    moves.push({ uci: uciOf(from) + uciOf(to), offset: offset + at, token });
  }
  return moves;
}

/** Returns the move of a ply on a line or on the lines it branches off from. */
function moveAt(lines: Map<number, NumberedLine>, id: number, ply: number): Draft | undefined {
  for (let depth = 0; depth <= DEEPEST; depth++) {
    const line = lines.get(id);
    if (line === undefined || ply >= line.ply) return line?.moves[ply - line.ply];
    id = line.parent;
  }
  return undefined;
}

function branch(record: DraftRecord, lines: Map<number, NumberedLine>, field: Field, [parent, ply, id]: [number, number, number]): void {
  const replaced = parent < id && !lines.has(id) ? moveAt(lines, parent, ply) : undefined;
  if (replaced === undefined) {
    fault(record, "invalid-move", field.offset, field.name);
    return;
  }
  const moves = movesOf(record, field);
  vary(replaced, moves);
  lines.set(id, { moves, ply, parent });
}

function comment(record: DraftRecord, lines: Map<number, NumberedLine>, { name, value, offset }: Field, id: number, ply: number): void {
  const said = unescaped(value.replace(/\|\|/g, "\n"));
  const move = moveAt(lines, id, ply);
  const [first] = record.moves;
  if (move !== undefined) move.comment = said;
  else if (ply > 0) fault(record, "bad-tag", offset, name);
  else if (first !== undefined) first.commentBefore = said;
  else record.comment = said;
}

/** Writes a record whose moves the engine has checked. Glyphs and clocks have no place in the format. */
function writeDhtmlXq({ record: { tags, result, moves, comment }, answer: { fen } }: Written): string {
  let text = "[DhtmlXQ]\n";
  // Brackets are reserved by the format.
  const field = (name: string, value: string): void => {
    text += `[DhtmlXQ_${name}]${value
      .replace(/[\u0000-\u001f\u007f-\u009f]/g, " ")
      .replace(/&(?=#?\w{1,7};)/g, "&amp;")
      .replace(/<(?=\/?(?:br|p|font|b|i|u|a|span|div|img|strong|em)\b)/gi, "&lt;")
      .replace(/\[/g, "［")
      .replace(/]/g, "］")}[/DhtmlXQ_${name}]\n`;
  };
  const digits = ({ file, rank }: { file: number; rank: number }): string => `${file}${9 - rank}`;
  const square = (uci: string): string => digits({ file: uci.charCodeAt(0) - 97, rank: Number(uci[1]) });
  const said = (name: string, comment: string | undefined): void => {
    if (comment) field(name, comment.replace(/\n/g, "||"));
  };
  field("ver", "www_dpxq_com");
  for (const [theirs, ours] of TAGS) if (tags[ours] !== undefined) field(theirs, tags[ours]);
  field("result", RESULTS[result]);
  field(
    "binit",
    pointsOf(fen, true)
      .map((point) => (point === undefined ? "99" : digits(point)))
      .join(""),
  );
  said("comment0", moves[0]?.commentBefore ?? comment);
  // Lines in the order of their numbers.
  const lines: { line: readonly RecordedMove[]; parent: number; ply: number }[] = [{ line: moves, parent: 0, ply: 1 }];
  for (let id = 0; id < lines.length; id++) {
    const { line, parent, ply } = lines[id]!;
    field(id === 0 ? "movelist" : `move_${parent}_${ply}_${id}`, line.map(({ uci }) => square(uci) + square(uci.slice(2))).join(""));
    line.forEach((move, at) => {
      said(`comment${id === 0 ? "" : `${id}_`}${ply + at}`, move.comment);
      for (const variation of move.variations ?? []) if (variation.length > 0) lines.push({ line: variation, parent: id, ply: ply + at });
    });
  }
  return `${text}[/DhtmlXQ]\n`;
}
