import { Finder } from "../finder.js";
import { ANY, NOTATIONS } from "../../notation.js";
import { DEEPEST, MOST_TAGS, OR, draft, fault, joined, settle, vary, type Draft, type DraftRecord } from "../record-draft.js";
import type { GameKind, GameRecord, Result } from "../../types.js";

// PGN read: the standard's import format, and what programs and people make of it. Every expression is anchored where the
// reader stands and cannot go back over what it has passed, so that reading takes a time that grows with the text only.
// Signs beyond ASCII are escaped in expressions, which the bundler does not do: full-width parentheses, one half, the
// ellipsis, double marks, dashes.

const BLANKS = /[\s\ufeff]+/y;
const TAG = /\[\s*(\w+)\s*"((?:[^"\\\r\n]|\\.|"(?!\s*\])){0,4000})"\s*\]/y;
const LINE = /.*/y;
const WORD = /\$\d*|[^\s{}()\uff08\uff09;[$\ufeff]+/y;

/** A game is no longer. */
const LONGEST_GAME = 1 << 22;

// What most words are: they need no closer look.
const NUMBER = /^\d+\.+$/;
const MOVE = /^(?!ep$)(?:[A-Za-z]\w{1,5}(?:=[A-Z])?[+#]?|O-O(?:-O)?[+#]?|[A-Ia-i]\d-[A-Ia-i]\d|[A-Za-z][\d+-][-+=./]\d)$/;

const RESULT = /^(?:1-0|0-1|1\/2(?:-1\/2)?|\u00bd(?:-\u00bd)?|\*)$/;
const GROWN = /^(.+?)(1-0|0-1|1\/2-1\/2|\*)$/;

// PGN standard, 10.
const NAGS: Readonly<Record<string, number>> = {
  "!": 1,
  "?": 2,
  "!!": 3,
  "‼": 3,
  "??": 4,
  "⁇": 4,
  "!?": 5,
  "⁉": 5,
  "?!": 6,
  "⁈": 6,
  "□": 7,
  "=": 10,
  "∞": 13,
  "+=": 14,
  "⩲": 14,
  "=+": 15,
  "⩱": 15,
  "+/-": 16,
  "±": 16,
  "-/+": 17,
  "∓": 17,
  "+-": 18,
  "-+": 19,
};

/** No move, however it is marked, has more characters; of longer words the beginning is looked at. */
const LONGEST_WORD = 120;
/** The marks at the end of a move. */
const MARKS = "!?\u203c\u2047\u2048\u2049";

/** A text, and what is looked for in it again and again. */
interface Source {
  readonly text: string;
  /** Where comments end. */
  readonly braces: Finder;
  /** Where tags end: the quote before the bracket, and any bracket. */
  readonly quotes: Finder;
  readonly brackets: Finder;
  readonly ends: Finder;
  /** Ends of lines before what may be a tag. */
  readonly starts: Finder;
}

/** Thrown where a game is too long to be one. */
export class TooLong {
  constructor(readonly offset: number) {}
}

function at(expression: RegExp, text: string, place: number): RegExpExecArray | null {
  expression.lastIndex = place;
  return expression.exec(text);
}

function resultOf(word: string): Result {
  return word.startsWith("½") || word.startsWith("1/2") ? "1/2-1/2" : (word as Result);
}

/** The games of a PGN, or of a list of moves, one after the other. `tags` are there before the first of them. */
export function* readPgn(
  text: string,
  kind: GameKind | undefined,
  tags: readonly [string, string][] = [],
  from = 0,
): Generator<GameRecord, void, undefined> {
  let place = from;
  let given = tags;
  const finder = (sought: RegExp): Finder => new Finder(text, sought);
  const source = {
    text,
    braces: finder(/}/g),
    quotes: finder(/"\s*]/g),
    brackets: finder(/]/g),
    ends: finder(/[\r\n]/g),
    starts: finder(/\n\[/g),
  };
  for (;;) {
    const game = new PgnGame(source, kind, place, given);
    place = game.read();
    given = [];
    if (game.isEmpty()) return;
    yield game.finish();
    if (place >= text.length) return;
  }
}

class PgnGame {
  private readonly record: DraftRecord;
  /** The open lines, the main line first. */
  private readonly lines: Draft[][];
  /** Variations open around here that nobody reads. */
  private skipped = 0;
  private pending = "";
  private begun = false;
  private ended = false;
  private readonly text: string;

  constructor(
    private readonly source: Source,
    kind: GameKind | undefined,
    private place: number,
    tags: readonly [string, string][],
  ) {
    this.text = source.text;
    this.record = draft(kind);
    this.record.tags = new Map(tags);
    this.lines = [this.record.moves];
  }

  /** Reads one game; where the next one begins. */
  read(): number {
    const { text } = this;
    const start = this.place;
    for (;;) {
      const apart = this.skipBlanks();
      const place = this.place;
      if (place >= text.length) return place;
      if (place - start > LONGEST_GAME) throw new TooLong(start);
      const c = text.charAt(place);
      if (c === "{") {
        this.comment(this.braced());
      } else if (c === ";") {
        const [line] = at(LINE, text, place + 1)!;
        this.place = place + 1 + line.length;
        this.comment(line);
      } else if (c === "[") {
        if (!this.tag(place, apart)) return place;
      } else if (this.ended) {
        return place;
      } else {
        this.begun = true;
        if (c === "(" || c === "（") this.open();
        else if (c === ")" || c === "）") this.close();
        else this.words(place);
      }
    }
  }

  isEmpty(): boolean {
    const { tags, faults } = this.record;
    return !this.begun && tags.size === 0 && faults.length === 0 && this.pending === "";
  }

  finish(): GameRecord {
    const { record } = this;
    if (this.lines.length > 1 || this.skipped > 0) fault(record, "unclosed-variation", this.place);
    while (this.lines.length > 1) this.leave();
    this.keepComment();
    const tag = (name: string): string => {
      for (const [other, value] of record.tags) if (other.toLowerCase() === name) return value;
      return "";
    };
    const result = tag("result");
    if (record.result === "*" && RESULT.test(result)) record.result = resultOf(result);
    record.fen = tag("fen");
    record.kind ??= this.kindOf(tag);
    return settle(record, this.notationOf(tag));
  }

  private kindOf(tag: (name: string) => string): GameKind | undefined {
    const ranks = tag("fen").split("/").length;
    if (/xiangqi|chinese|\u8c61\u68cb/i.test(`${tag("variant")} ${tag("game")}`) || ranks === 10 || tag("red") !== "") return "xiangqi";
    return ranks === 8 || tag("white") !== "" ? "chess" : undefined;
  }

  /** The notation: of the tag; or where letters mean different pieces in two languages, told by those of only one. */
  private notationOf(tag: (name: string) => string): number {
    const { kind } = this.record;
    const named = { iccs: "coordinate", wxf: "wxf", chinese: "zh-Hans" }[tag("format").toLowerCase()];
    if (named !== undefined && kind !== "chess") return NOTATIONS.indexOf(named);
    for (const { uci } of this.record.moves.slice(0, 200)) {
      if (kind !== "xiangqi" && /^[KQRN][a-hx1-8]/.test(uci)) return NOTATIONS.indexOf("san");
      if (kind !== "xiangqi" && /^[XMTHV][a-hx:1-8]/.test(uci)) return NOTATIONS.indexOf("vi");
      if (kind !== "chess" && /^[RHNEAKC][1-9+-][+=.]/i.test(uci)) return NOTATIONS.indexOf("wxf");
      if (kind !== "chess" && /^(?:[XMST][1-9tgs]|Tg[1-9])[./-][1-9]$/i.test(uci)) return NOTATIONS.indexOf("vi");
    }
    return ANY;
  }

  /** Passes blanks and lines that begin with `%`. Whether there was an empty line. */
  private skipBlanks(): boolean {
    const { text } = this;
    // Between two words there is mostly one blank.
    const next = text.charCodeAt(this.place + 1);
    if (text.charCodeAt(this.place) === 32 && next > 37 && next < 127) {
      this.place++;
      return false;
    }
    let apart = this.place === 0;
    for (;;) {
      const blanks = at(BLANKS, text, this.place)?.[0] ?? "";
      this.place += blanks.length;
      apart ||= blanks.split("\n", 3).length > 2;
      if (text.charAt(this.place) !== "%" || (this.place > 0 && !/[\r\n]/.test(text.charAt(this.place - 1)))) return apart;
      this.place += at(LINE, text, this.place)![0].length;
    }
  }

  /** The text of a comment in braces. One without an end ends before the next tag that stands apart. */
  private braced(): string {
    const { text, source } = this;
    const begin = this.place + 1;
    const end = Math.min(source.braces.from(begin), begin + LONGEST_GAME);
    for (let line = source.starts.from(begin); line < end; line = source.starts.from(line + 1)) {
      if (/\n[ \t\r]*$/.test(text.slice(Math.max(begin, line - 20), line)) && at(TAG, text, line + 1) !== null) {
        fault(this.record, "unclosed-comment", this.place, text.slice(begin, begin + 20));
        this.place = line + 1;
        return text.slice(begin, line);
      }
    }
    if (text.charAt(end) !== "}") fault(this.record, "unclosed-comment", this.place, text.slice(begin, begin + 20));
    this.place = end + 1;
    return text.slice(begin, end);
  }

  /** Reads a tag. False where it is the next game's. */
  private tag(place: number, apart: boolean): boolean {
    const { text, record, source } = this;
    const end = source.ends.from(place);
    const found = source.quotes.from(place) < end ? at(TAG, text, place) : null;
    if (found === null) {
      if (this.ended) return false;
      const close = source.brackets.from(place);
      fault(record, "bad-tag", place, text.slice(place, Math.min(end, place + LONGEST_WORD)));
      this.place = Math.min(end, close + 1);
      return true;
    }
    const [whole, name, value] = found as unknown as [string, string, string];
    const again = record.tags.has(name);
    if (this.begun || (again && apart)) return false;
    this.place = place + whole.length;
    if (again || record.tags.size === MOST_TAGS) fault(record, "duplicate-tag", place, name);
    else record.tags.set(name, value.replace(/\\(["\\])/g, "$1"));
    if (name.toLowerCase() === "fen") record.fenOffset = place;
    return true;
  }

  private get line(): Draft[] {
    return this.lines[this.lines.length - 1]!;
  }

  private open(): void {
    const last = this.line[this.line.length - 1];
    const place = this.place++;
    if (this.skipped > 0 || last === undefined || this.lines.length > DEEPEST) {
      if (this.skipped++ === 0) fault(this.record, last === undefined ? "stray-parenthesis" : "too-deep", place, "(");
      return;
    }
    const line: Draft[] = [];
    vary(last, line);
    this.lines.push(line);
  }

  private close(): void {
    const place = this.place++;
    if (this.skipped > 0) this.skipped--;
    else if (this.lines.length > 1) this.leave();
    else fault(this.record, "stray-parenthesis", place, ")");
  }

  /** Leaves a variation. What was said in it without a move is said of the move that it was to replace. */
  private leave(): void {
    this.lines.pop();
    this.keepComment();
  }

  private keepComment(): void {
    if (this.pending === "") return;
    const last = this.line[this.line.length - 1] ?? this.record;
    last.comment = joined(last.comment, this.pending);
    this.pending = "";
  }

  private comment(raw: string): void {
    if (this.skipped > 0) return;
    let text = raw
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join(" ");
    const last = this.line[this.line.length - 1];
    if (last === undefined) {
      this.pending = joined(this.pending, text);
      return;
    }
    for (const [name, field] of [
      ["[%clk", "clock"],
      ["[%emt", "elapsed"],
    ] as const) {
      const begin = text.indexOf(name);
      const end = text.indexOf("]", begin);
      const time = begin < 0 || end < 0 ? undefined : millis(text.slice(begin + 5, end).trim());
      if (time === undefined) continue;
      last[field] = time;
      text = `${text.slice(0, begin).trimEnd()} ${text.slice(end + 1).trimStart()}`.trim();
    }
    if (text !== "") last.comment = joined(last.comment, text);
  }

  private nag(nag: number | undefined): void {
    const last = this.line[this.line.length - 1];
    if (nag === undefined || last === undefined || this.skipped > 0) return;
    last.nags ??= [];
    if (!last.nags.includes(nag)) last.nags.push(nag);
  }

  /** A word of the moves: a number, a result, a mark, a move, or several of them grown together. */
  private words(place: number): void {
    const [token] = at(WORD, this.text, place) ?? [this.text.charAt(place)];
    this.place = place + token.length;
    if (NUMBER.test(token)) return;
    if (MOVE.test(token)) {
      this.push(token, place, token);
      return;
    }
    let word = token.slice(0, LONGEST_WORD);
    if (/[^ -~]/.test(word)) {
      word = word.replace(/[\uff01-\uff5e]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0)).replace(/[\u2010-\u2015\u2212]/g, "-");
    }
    if (word.startsWith("$")) {
      const nag = Number(word.slice(1));
      if (word.length > 1 && nag < 256) this.nag(nag);
      else fault(this.record, "unknown-token", place, word);
      return;
    }
    let result: Result | undefined;
    // `33.4` is a move of xiangqi, everything else before a dot a number.
    if (!/^\d\d\.\d$/.test(word)) word = word.replace(/^(?:\d*[.\u2026]+)+/, "");
    if (RESULT.test(word)) {
      result = resultOf(word);
      word = "";
    } else {
      const grown = word.length > 60 ? null : GROWN.exec(word);
      if (grown !== null) [, word, result] = grown as unknown as [string, string, Result];
    }
    if (!/^\d*$/.test(word)) this.move(word, place, token);
    if (result !== undefined && this.lines.length === 1 && this.skipped === 0) {
      this.record.result = result;
      this.ended = true;
    }
  }

  private move(word: string, place: number, token: string): void {
    let end = word.length;
    while (end > 0 && MARKS.includes(word[end - 1]!)) end--;
    const bare = word.slice(0, end);
    const sign = NAGS[bare];
    const isMove = bare === "--" || /[^\u0000-\u007f]|[\dA-Za-z]/.test(bare);
    if (sign !== undefined) {
      this.nag(sign);
    } else if (bare !== "" && !/^(?:e\.p\.|ep|\+\+?|#)$/.test(bare)) {
      // A sign that nobody knows is no move; a letter may be part of one.
      if (!isMove || /^[^\dA-Za-z\u00c0-\u024f\u2654-\u265f\u3400-\u9fff-]+$/.test(bare)) {
        fault(this.record, "unknown-token", place, token);
        return;
      }
      if (this.skipped > 0) return;
      // A number may have lost its dot.
      const numberless = /^\d+(?=[^\d.])/.test(bare) ? `${OR}${bare.replace(/^\d+/, "")}` : "";
      this.push(bare.slice(0, 60) + numberless.slice(0, 60), place, token);
    }
    this.nag(NAGS[word.slice(bare.length)]);
  }

  private push(uci: string, offset: number, token: string): void {
    if (this.skipped > 0) return;
    const move: Draft = { uci, offset, token };
    if (this.pending !== "") {
      move.commentBefore = this.pending;
      this.pending = "";
    }
    this.line.push(move);
  }
}

/** `1:30:57.5` in milliseconds. */
function millis(time: string): number | undefined {
  if (!/^\d{1,6}(?::\d{1,4}){0,2}(?:\.\d{1,9})?$/.test(time)) return undefined;
  const seconds = time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  const total = Math.round(seconds * 1000);
  return total > 0xffff_ffff ? undefined : total;
}
