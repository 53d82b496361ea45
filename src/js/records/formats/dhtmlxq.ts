import { fenOf, pointsOf, uciOf, type Point } from "../piece-order.js";
import { DEEPEST, draft, fault, settle, vary, type Draft, type DraftRecord } from "../record-draft.js";
import type { GameRecord, RecordedMove, Result } from "../../types.js";

// DhtmlXQ, the marked-up text of Chinese forums: `[DhtmlXQ_binit]` places the men, `[DhtmlXQ_movelist]` has the moves as
// four digits each, `[DhtmlXQ_move_0_3_1]` other moves from ply 3 of line 0 on, called line 1, and
// `[DhtmlXQ_comment1_4]` what is said of ply 4 of line 1. Files count from the left, ranks from the top.

const FIELD = /\[DhtmlXQ_(\w{1,40})\]([^[]*)/g;

/** Names of the format and of PGN. */
const TAGS = [
  ["title", "Title"],
  ["event", "Event"],
  ["place", "Site"],
  ["date", "Date"],
  ["round", "Round"],
  ["red", "Red"],
  ["black", "Black"],
  ["redteam", "RedTeam"],
  ["blackteam", "BlackTeam"],
  ["open", "Opening"],
  ["author", "Annotator"],
  ["timerule", "TimeControl"],
] as const;

const RESULTS: readonly [RegExp, Result, string][] = [
  [/\u7ea2[\u80dc\u52dd]|\u7d05[\u80dc\u52dd]|1-0/, "1-0", "红胜"],
  [/\u9ed1[\u80dc\u52dd]|0-1/, "0-1", "黑胜"],
  [/\u548c/, "1/2-1/2", "和局"],
  [/^/, "*", "未知"],
];

interface Field {
  name: string;
  value: string;
  offset: number;
}

/** A line and where it comes from. `ply` is that of its first move; 1 is the first of the game. */
interface NumberedLine {
  moves: Draft[];
  ply: number;
  parent: number;
}

/** What begins like a PGN is one, whatever its comments speak of. */
export const isDhtmlXq = (text: string): boolean => text.includes("[DhtmlXQ_") && !/^\s*(?:\d+\s*\.|\{|\[\w{1,40}\s*")/.test(text);

export function* readDhtmlXq(text: string): Generator<GameRecord, void, undefined> {
  let fields = new Map<string, Field>();
  for (const { 0: whole, 1: name, 2: value, index } of text.matchAll(FIELD)) {
    const field = { name: name!, value: value!.trim(), offset: index! + whole.length - value!.length };
    // A field named again begins another game.
    if (fields.has(field.name) && /^(?:ver|title|binit|movelist)$/.test(field.name)) {
      yield readGame(fields);
      fields = new Map();
    }
    if (!fields.has(field.name)) fields.set(field.name, field);
  }
  if (fields.size > 0) yield readGame(fields);
}

function point(digits: string): Point {
  const [file, rank] = [Number(digits[0]), 9 - Number(digits[1])];
  return /^[0-8]\d$/.test(digits) ? { file, rank } : undefined;
}

function readGame(fields: Map<string, Field>): GameRecord {
  const record = draft("xiangqi");
  const fieldValue = (name: string): string => fields.get(name)?.value ?? "";
  for (const [theirs, ours] of TAGS) {
    const value = fieldValue(theirs) || fieldValue(`${theirs}name`);
    if (value !== "") record.tags.set(ours, value);
  }
  const said = fieldValue("result");
  record.result = RESULTS.find(([pattern]) => pattern.test(said))![1];
  const list = fields.get("movelist");
  const start = fields.get("binit");
  if (start !== undefined && start.value !== "") {
    const points = start.value.match(/../g) ?? [];
    record.fenOffset = start.offset;
    // A list of another length is no position, whatever its points.
    record.fen = start.value.length === 64 ? fenOf(points.map(point), point((list?.value ?? "").slice(0, 2)), false) : start.value;
  }
  const lines = new Map<number, NumberedLine>();
  if (list !== undefined) lines.set(0, { moves: movesOf(record, list), ply: 1, parent: 0 });
  record.moves = lines.get(0)?.moves ?? [];
  for (const field of fields.values()) {
    const found = /^move_(\d+)_(\d+)_(\d+)$/.exec(field.name);
    if (found !== null) branch(record, lines, field, found.slice(1).map(Number) as [number, number, number]);
  }
  for (const field of fields.values()) {
    const [, id, ply] = /^comment(?:(\d+)_)?(\d+)$/.exec(field.name) ?? [];
    if (ply !== undefined && field.value !== "") comment(record, lines, field, Number(id ?? 0), Number(ply));
  }
  return settle(record);
}

function movesOf(record: DraftRecord, { value, offset }: Field): Draft[] {
  const moves: Draft[] = [];
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

/** The move of a ply on a line or on the lines that it comes from. */
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
  const said = value.replace(/\|\|/g, "\n");
  const move = moveAt(lines, id, ply);
  const [first] = record.moves;
  if (move !== undefined) move.comment = said;
  else if (ply > 0) fault(record, "bad-tag", offset, name);
  else if (first !== undefined) first.commentBefore = said;
  else record.comment = said;
}

/** Writes a record whose moves the engine has checked. Marks and clocks have no place in the format. */
export function writeDhtmlXq({ tags, result, moves, comment }: GameRecord, fen: string): string {
  let text = "[DhtmlXQ]\n";
  // Brackets are the format's own.
  const field = (name: string, value: string): void => {
    text += `[DhtmlXQ_${name}]${value
      .replace(/[\u0000-\u001f\u007f-\u009f]/g, " ")
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
  field("result", RESULTS.find(([, token]) => token === result)![2]);
  field(
    "binit",
    pointsOf(fen, true)
      .map((point) => (point === undefined ? "99" : digits(point)))
      .join(""),
  );
  said("comment0", moves[0]?.commentBefore ?? comment);
  // Lines in the order in which they get their numbers.
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
