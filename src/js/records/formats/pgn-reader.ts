import { CHESS_BUILT, XIANGQI_BUILT } from "../../engine/build-flags.js";
import { annotate } from "../annotations.js";
import { chessDialects, xiangqiDialects } from "../dialects.js";
import type { Reading } from "../format.js";
import {
  LONGEST_WORD,
  MOST_NAG,
  REMARK,
  SEPARATOR,
  nagOf,
  plainly,
  promotionAt,
  splitChinese,
  takeApart,
  vietnameseAt,
} from "../move-words.js";
import { DEEPEST, MOST_TAGS, OR, draft, drafted, fault, joined, vary, type Draft, type DraftRecord } from "../record-draft.js";
import { only, settle, type Dialects } from "../settling.js";
import { afterBlanks, afterMove, afterNumber, isPlain, plainTag } from "./plain-words.js";
import { resultIn } from "../results.js";
import { variantNamed } from "../variants.js";
import { NOTATIONS } from "../../notation.js";
import {
  BEGINNING,
  BLANKS,
  CURLY_TAG,
  FOOTER,
  LINE,
  LONGEST_GAME,
  NUMBERED,
  TAG,
  WORD,
  at,
  hasEmptyLine,
  sourceOf,
  type Source,
} from "./pgn-text.js";
import type { GameKind, GameRecord } from "../../types.js";

// Reads PGN: the standard's import format, and what programs and people make of it.

/** Thrown if a game is too long. */
export class TooLong {
  constructor(readonly offset: number) {}
}

/** Yields the games of a PGN or a move list. `tags` are the ones before the first of them. */
export function* readPgn(
  text: string,
  reading: Reading,
  tags: readonly [string, string][] = [],
  from = 0,
): Generator<GameRecord, void, undefined> {
  let place = from;
  let given = tags;
  const source = sourceOf(text);
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
  /** The innermost of them. */
  private line: Draft[];
  /** The number of open variations that are skipped. */
  private skipped = 0;
  private pending = "";
  private begun = false;
  private ended = false;
  private advertised = false;
  private readonly text: string;
  private readonly start: number;
  /** The number before the next move, and the mark before that. */
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
    this.line = this.record.moves;
    this.lines = [this.line];
  }

  /** Reads one game; returns where the next one starts. */
  read(): number {
    const { text } = this;
    const start = this.place;
    for (;;) {
      if (!this.ended && this.skipped === 0) this.plainWords(start + LONGEST_GAME);
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
        const numbered = /[\d(\uff08]/.test(c) ? at(NUMBERED, text, place) : null;
        if (numbered !== null && (this.lines.length === 1 || !/\d/.test(c))) {
          this.number = `${Number.parseInt(numbered[1]!, 10)}.`;
          this.place = place + numbered[0].length;
        } else if (c === "(" || c === "（") this.open();
        else if (c === ")" || c === "）") this.close();
        else this.words(place);
      }
    }
  }

  /** Reads numbers and moves as long as they are plain. */
  private plainWords(most: number): void {
    const { text } = this;
    for (;;) {
      const begin = afterBlanks(text, this.place);
      const number = afterNumber(text, begin);
      const place = number > 0 ? number : begin;
      const end = afterMove(text, place);
      const isNumber = number > 0 && text.charCodeAt(number) <= 32;
      if ((end === 0 && !isNumber) || begin > most) return;
      this.begun = true;
      if (number > 0) this.number = text.slice(begin, number);
      this.place = end === 0 ? number : end;
      if (end === 0) continue;
      const move = text.slice(place, end);
      this.push(text.charCodeAt(end - 1) > 0x3000 ? plainly(move) : move, begin, place === begin ? move : text.slice(begin, end));
    }
  }

  isEmpty(): boolean {
    const { tags, faults } = this.record;
    return !this.begun && tags.size === 0 && faults.length === 0 && this.pending === "";
  }

  /** Skips a line that is not part of any game. */
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
    const known = new Map<string, string>();
    for (const [name, value] of record.tags) {
      const lower = name.toLowerCase();
      if (!known.has(lower)) known.set(lower, value);
    }
    const tag = (name: string): string => known.get(name) ?? "";
    if (record.result === "*") record.result = resultIn(tag("result")) ?? "*";
    record.fen = tag("fen");
    // Some programs give the last position, or a FEN with `SetUp "0"`.
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

  /** Returns the notations to try in each game: the one named by the caller or a tag, or those the words suggest. */
  private dialects(tag: (name: string) => string): (kind: GameKind) => Dialects {
    const { dialect } = this.reading;
    if (dialect !== undefined) return () => only(dialect);
    const { moves } = this.record;
    const named = { iccs: "coordinate", wxf: "wxf", chinese: "zh-Hans", vietnamese: "vi" }[tag("format").toLowerCase()];
    const first = named === undefined ? undefined : NOTATIONS.indexOf(named);
    return (kind) => (XIANGQI_BUILT && !(CHESS_BUILT && kind === "chess") ? xiangqiDialects(moves, first) : chessDialects(moves));
  }

  /** Skips spaces and lines that start with `%`; returns whether there was an empty line. */
  private skipBlanks(): boolean {
    const { text } = this;
    const after = afterBlanks(text, this.place);
    if (isPlain(text.charCodeAt(after))) {
      const apart = this.place === 0 || (after - this.place > 1 && hasEmptyLine(text.slice(this.place, after)));
      this.place = after;
      return apart;
    }
    let apart = this.place === 0;
    for (;;) {
      const blanks = at(BLANKS, text, this.place)?.[0] ?? "";
      this.place += blanks.length;
      apart ||= hasEmptyLine(blanks);
      if (text.charAt(this.place) !== "%" || (this.place > 0 && !/[\r\n]/.test(text.charAt(this.place - 1)))) return apart;
      this.place += at(LINE, text, this.place)![0].length;
    }
  }

  /** Returns the text of a comment in braces. One that is not closed ends before the next tag that stands apart. */
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

  /** Reads a tag; returns `false` if it belongs to the next game. */
  private tag(place: number, apart: boolean): boolean {
    const { text, record, source } = this;
    const plain = plainTag(text, place);
    if (plain !== undefined) return this.keepTag(plain.name, plain.value, place, plain.end, apart);
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
    return this.keepTag(name, value.replace(/\\(["\\])/g, "$1"), place, place + whole.length, apart);
  }

  private keepTag(name: string, value: string, place: number, end: number, apart: boolean): boolean {
    const { record } = this;
    const again = record.tags.has(name);
    if (this.begun || (again && apart)) return false;
    this.place = end;
    if (again || record.tags.size === MOST_TAGS) fault(record, "duplicate-tag", place, name);
    else record.tags.set(name, value);
    if (name.toLowerCase() === "fen") record.fenOffset = place;
    return true;
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
    this.line = line;
  }

  private close(): void {
    const place = this.place++;
    if (this.skipped > 0) this.skipped--;
    else if (this.lines.length > 1) this.leave();
    else fault(this.record, "stray-parenthesis", place, ")");
  }

  /** Leaves a variation. A comment in it without a move is attached to the move it was to replace. */
  private leave(): void {
    this.lines.pop();
    this.line = this.lines[this.lines.length - 1]!;
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
    let text = /[\r\n]/.test(raw)
      ? raw
          .split(/[\r\n]+/)
          .map((line) => line.trim())
          .filter((line) => line !== "")
          .join(" ")
      : raw.trim();
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

  /** Reads a word of the moves: a number, a result, a mark, a move, or several of them run together. */
  private words(place: number): void {
    const { text } = this;
    const [token] = at(WORD, text, place) ?? [text.charAt(place)];
    this.place = place + token.length;
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
    } else if (bare !== "" && !REMARK.test(bare) && !SEPARATOR.test(bare)) {
      // An unknown sign is not a move; a letter may be part of one.
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
    const move = drafted(uci, offset, token, this.number);
    this.number = undefined;
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
