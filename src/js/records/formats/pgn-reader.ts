import { annotate } from "../annotations.js";
import { chessDialects, xiangqiDialects } from "../dialects.js";
import { Finder } from "../finder.js";
import type { Reading } from "../format.js";
import {
  LONGEST_WORD,
  MOST_NAG,
  MOVE,
  NUMBER,
  REMARK,
  nagOf,
  plainly,
  promotionAt,
  splitChinese,
  takeApart,
  vietnameseAt,
} from "../move-words.js";
import { DEEPEST, MOST_TAGS, OR, draft, fault, joined, vary, type Draft, type DraftRecord } from "../record-draft.js";
import { settle } from "../settling.js";
import { resultIn } from "../results.js";
import { variantNamed } from "../variants.js";
import { NOTATIONS } from "../../notation.js";
import type { GameKind, GameRecord } from "../../types.js";

// PGN read: the standard's import format, and what programs and people make of it. Every expression is anchored where the
// reader stands and cannot go back over what it has passed, so that reading takes a time that grows with the text only.
// Signs beyond ASCII are escaped in expressions, which the bundler does not do: full-width parentheses, one half, the
// ellipsis, double marks, dashes.

/** Blanks, what nobody sees, and the signs between moves: commas, full stops and semicolons of other scripts. */
const BLANKS = /[\s\ufeff\u200b-\u200f\u2060\u00ad,\uff0c\uff1b\u3002\u3001|]+/y;
const TAG = /\[\s*(\w+)\s*"((?:[^"\\\r\n]|\\.|"(?!\s*\])){0,4000})"\s*\]/y;
/** With the quotes that text processors set. */
const CURLY_TAG = /\[\s*(\w+)\s*[\u201c\u201d\u201e\uff02"]([^\u201c\u201d\u201e\uff02"\r\n]{0,4000})[\u201c\u201d\u201e\uff02"]\s*\]/y;
const LINE = /.*/y;
const WORD = /\$\d*|[^\s{}()\uff08\uff09;[$\ufeff,\uff0c\uff1b\u3002\u3001|]+/y;
/** What may begin a game after another one's result: a number, a tag, a move. Lines of other text are its footer. */
const BEGINNING =
  /\[\s*\w+\s*["\u201c]|\d+\s*[.\uff0e\u3001\u2026]|\d+\s+\S|[\u2460-\u249b]|\u7b2c.{1,3}(?:\u56de|\u7740|\u624b)|[A-Za-z](?=[\w+=.-]*\d)[\w+=./-]{1,7}(?:[\s!?#]|$)|O-O|[\u524d\u540e\u5f8c\u8f66\u8eca\u4fe5\u9a6c\u99ac\u508c\u70ae\u7832\u5305\u5175\u5352\u76f8\u8c61\u4ed5\u58eb].{1,2}[\u8fdb\u9032\u9000\u5e73]|(?:ph|m|x|t)\S{1,3}\s\d\s|FORMAT\s/y;
/** The advertisement that programs set under a game. */
const FOOTER = /[=\-_*#~]{4,}|https?:|www\.|\u8c61\u68cb|\u68cb\u8c31|\u68cb\u8b5c|\u8f6f\u4ef6/;

/** A game is no longer. */
const LONGEST_GAME = 1 << 22;

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

/** The games of a PGN, or of a list of moves, one after the other. `tags` are there before the first of them. */
export function* readPgn(
  text: string,
  reading: Reading,
  tags: readonly [string, string][] = [],
  from = 0,
): Generator<GameRecord, void, undefined> {
  let place = from;
  let given = tags;
  const finder = (sought: RegExp): Finder => new Finder(text, sought);
  const source = {
    text,
    braces: finder(/}/g),
    quotes: finder(/["\u201c\u201d\u201e\uff02]\s*]/g),
    brackets: finder(/]/g),
    ends: finder(/[\r\n]/g),
    starts: finder(/\n\[/g),
  };
  for (;;) {
    const game = new PgnGame(source, reading, place, given);
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
  private advertised = false;
  private readonly text: string;
  private readonly start: number;
  /** The number that stands before the next move, and the mark before that. */
  private number: string | undefined;
  private early: string | undefined;

  constructor(
    private readonly source: Source,
    private readonly reading: Reading,
    private place: number,
    tags: readonly [string, string][],
  ) {
    this.text = source.text;
    this.record = draft(reading.kind);
    this.start = place;
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
        if (at(BEGINNING, text, place) !== null) return place;
        this.footer(place);
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

  /** Passes a line that is no part of any game. */
  private footer(place: number): void {
    const [line] = at(LINE, this.text, place)!;
    if (FOOTER.test(line)) this.advertised = true;
    if (!this.advertised) fault(this.record, "unknown-token", place, line);
    this.place = place + line.length;
  }

  finish(): GameRecord {
    const { record, reading } = this;
    if (this.lines.length > 1 || this.skipped > 0) fault(record, "unclosed-variation", this.place);
    while (this.lines.length > 1) this.leave();
    this.keepComment();
    const tag = (name: string): string => {
      for (const [other, value] of record.tags) if (other.toLowerCase() === name) return value;
      return "";
    };
    if (record.result === "*") record.result = resultIn(tag("result")) ?? "*";
    record.fen = tag("fen");
    // Some programs tell of the last position, or say that there is none to begin with.
    record.doubtful = record.fen !== "" && (tag("setup") === "0" || !record.tags.has("FEN"));
    const { kind, unsupported } = variantNamed(tag("variant"));
    const named = variantNamed(unsupported === undefined ? tag("game") : "");
    record.unsupported = unsupported ?? named.unsupported;
    record.kind ??= kind ?? named.kind ?? this.kindOf(tag);
    if (reading.damaged) {
      const at = this.text.indexOf("\ufffd", this.start);
      if (at >= 0 && at < this.place) fault(record, "bad-encoding", at);
    }
    return settle(record, this.dialects(tag));
  }

  private kindOf(tag: (name: string) => string): GameKind | undefined {
    const ranks = tag("fen").split("/").length;
    if (ranks === 10 || tag("red") !== "") return "xiangqi";
    return ranks === 8 || tag("white") !== "" ? "chess" : undefined;
  }

  /** The notations to be tried in each game: that which the caller or a tag names, or those that the words look like. */
  private dialects(tag: (name: string) => string): (kind: GameKind) => readonly number[] {
    const { dialect } = this.reading;
    if (dialect !== undefined) return () => [dialect];
    const { moves } = this.record;
    const named = { iccs: "coordinate", wxf: "wxf", chinese: "zh-Hans", vietnamese: "vi" }[tag("format").toLowerCase()];
    const first = named === undefined ? undefined : NOTATIONS.indexOf(named);
    return (kind) => (kind === "chess" ? chessDialects(moves) : xiangqiDialects(moves, first));
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
    const found = source.quotes.from(place) < end ? (at(TAG, text, place) ?? at(CURLY_TAG, text, place)) : null;
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
    if (text.includes("[%")) text = annotate(last, text);
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
    const { text } = this;
    const [token] = at(WORD, text, place) ?? [text.charAt(place)];
    this.place = place + token.length;
    if (NUMBER.test(token)) {
      this.number = token;
      return;
    }
    if (MOVE.test(token) && text.charCodeAt(this.place) !== 40) {
      this.push(token, place, token);
      return;
    }
    const vietnamese = vietnameseAt(text, place);
    if (vietnamese !== undefined) {
      this.place = place + vietnamese.length;
      this.push(vietnamese.replace(/\s+/g, ""), place, vietnamese);
      return;
    }
    const promotion = /[18]$/.test(token) ? promotionAt(text, this.place) : undefined;
    this.place += promotion?.length ?? 0;
    const word = plainly(token.slice(0, LONGEST_WORD) + (promotion ?? ""));
    if (word.startsWith("$")) {
      const nag = Number(word.slice(1));
      if (word.length > 1 && nag <= MOST_NAG) this.nag(nag);
      else fault(this.record, "unknown-token", place, word);
      return;
    }
    if (/^={4,}/.test(word) && this.begun && this.lines.length === 1) {
      this.ended = true;
      this.place = place;
      return;
    }
    const parts = splitChinese(plainly(token));
    if (parts === undefined) this.word(word, place, token);
    else for (const part of parts) this.word(part.text, place + part.at, part.text);
  }

  private word(word: string, place: number, token: string): void {
    const { early, number, move, result, marks = "" } = takeApart(word);
    if (early !== undefined) this.early = early;
    if (number !== undefined) this.number = number;
    if (move !== undefined) this.move(move, marks, place, token);
    if (result !== undefined && this.lines.length === 1 && this.skipped === 0) {
      this.record.result = result;
      this.ended = true;
    }
  }

  private move(bare: string, marks: string, place: number, token: string): void {
    const sign = nagOf(bare);
    const isMove = bare === "--" || /[^\u0000-\u007f]|[\dA-Za-z]/.test(bare);
    if (sign !== undefined) {
      this.nag(sign);
    } else if (bare !== "" && !REMARK.test(bare)) {
      // A sign that nobody knows is no move; a letter may be part of one.
      if (!isMove || /^[^\dA-Za-z\u00c0-\u024f\u0400-\u04ff\u2654-\u265f\u3400-\u9fff-]+$/.test(bare)) {
        fault(this.record, "unknown-token", place, token);
        return;
      }
      if (this.skipped > 0) return;
      // A number may have lost its dot.
      const numberless = /^\d+(?=[^\d.])/.test(bare) && bare !== "0000" ? `${OR}${bare.replace(/^\d+/, "")}` : "";
      this.push(bare.slice(0, 60) + numberless.slice(0, 60), place, token);
    }
    this.nag(nagOf(marks));
  }

  private push(uci: string, offset: number, token: string): void {
    if (this.skipped > 0) return;
    const move: Draft = { uci, offset, token };
    if (this.number !== undefined) {
      move.number = this.number;
      this.number = undefined;
    }
    if (this.early !== undefined) {
      const nag = nagOf(this.early);
      if (nag !== undefined) move.nags = [nag];
      this.early = undefined;
    }
    if (this.pending !== "") {
      move.commentBefore = this.pending;
      this.pending = "";
    }
    this.line.push(move);
  }
}
