/**
 * Splits a stream of bytes into games, holding no more than a batch of them.
 *
 * It splits only where the format's reader would start another game whatever came before, and otherwise leaves games together
 * for the reader to separate: reading the pieces gives the same result as reading the whole.
 */

import { textOf } from "../records/encodings.js";
import { FORMATS } from "../records/formats/index.js";
import { unreadable } from "../records/unread.js";

/** How games are arranged in a file. `lines`: one on each line. `whole`: the file is one game. */
export type Layout = "pgn" | "dhtmlxq" | "xiexie" | "lines" | "library" | "whole";

/** Some consecutive games, or the place of one that was too long. */
export interface Batch {
  readonly bytes: Uint8Array;
  /** The offsets in the bytes where the pieces start. */
  readonly starts: readonly number[];
  /** The number of the first line, from 1. */
  readonly line: number;
  readonly tooLong: boolean;
}

/** How many bytes are worth passing to a thread. */
const BATCH = 1 << 17;
/** The maximum size of a game; the readers have the same bound. */
export const LONGEST = 1 << 22;
/** How much is examined to detect the format. */
export const HEAD = 1 << 16;

const [LF, CR, SPACE, TAB, QUOTE, PERCENT, OPEN, CLOSE, SEMICOLON, BRACKET, CLOSING, LEFT, RIGHT, ASCII] = [
  10, 13, 32, 9, 34, 37, 40, 41, 59, 91, 93, 123, 125, 126,
] as const;
const DHTMLXQ = "[dhtmlxq]";
const BOM = [0xef, 0xbb, 0xbf];

// The reader's own form of a tag, which ends a comment it is in if it stands apart.
const TAG = /^\[\s*\w+\s*"(?:[^"\\\r\n]|\\.|"(?!\s*\])){0,4000}"\s*\]/;
const TAGS = /^(?:\s*\[\s*\w+\s*"[^"\\\r\n]{0,4000}"\s*\])+/;
const RESULT = /(?:^|[ \t])(?:1-0|0-1|1\/2-1\/2|\*)[ \t\r\n]*$/;
/** Text starting with a move number can only be moves. */
const NUMBER = /^\d{1,4}\./;
const UCI = /^(?:[a-i]\d[a-i]\d[qrbn]?\s*)+$/;
/** Longer than any line of tags only. */
const LONGEST_TAGS = 8192;

const latin = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");

/** Finds the ends of the tags on a line. Offsets come in ascending order, and nothing is examined twice. */
class TagEnds {
  private bracket = -1;
  private quote = -1;

  constructor(private readonly line: Uint8Array) {}

  /** Returns where the tag starting at an offset ends, whole or broken, as the reader skips it. */
  after(place: number): number {
    const { line } = this;
    if (this.bracket < place) this.bracket = line.indexOf(CLOSING, place) >>> 0;
    if (this.bracket >= line.length) return line.length;
    if (this.quote < place) this.quote = this.closingQuote(place);
    const near = this.quote - place < LONGEST_TAGS;
    const whole = near ? TAG.exec(latin(line.subarray(place, place + LONGEST_TAGS))) : null;
    return whole === null ? this.bracket + 1 : place + whole[0].length;
  }

  /** Returns the first quote from here on with only spaces between it and a bracket. */
  private closingQuote(place: number): number {
    const { line } = this;
    for (let at = line.indexOf(QUOTE, place); at >= 0; at = line.indexOf(QUOTE, at + 1)) {
      let next = at + 1;
      while (line[next]! <= SPACE) next++;
      if (line[next] === CLOSING) return at;
    }
    return Infinity;
  }
}

/** Detects from the first bytes how games are arranged in the file. */
export function layoutOf(head: Uint8Array): Layout {
  if (head[0] === 0x58 && head[1] === 0x51) return "whole";
  let decoded: string | undefined;
  const source = { bytes: head, text: () => (decoded ??= textOf(head, undefined)), head: latin(head.subarray(0, 1024)) };
  const known = FORMATS.find(({ name, detect }) => name !== "pgn" && name !== "uci" && name !== "dhtmlxq" && detect(source));
  if (known !== undefined) return known.layout === "wxf" ? "xiexie" : known.layout;
  // The reader will report what it is.
  if (unreadable(source) !== undefined) return "whole";
  const text = latin(head);
  // Text that starts like a PGN is one, to the reader too.
  if (/\[DhtmlXQ|\bDhtmlXQ_movelist\s*=/i.test(text) && !/^(?:\xef\xbb\xbf)?\s*(?:\d+\s*\.|\{|\[\w{1,40}\s*")/.test(text)) return "dhtmlxq";
  if (/^\s*FORMAT\s/.test(text)) return "xiexie";
  const first = /^(?:\xef\xbb\xbf)?(?:\s*#.*\n)*\s*(.*)/.exec(text)?.[1] ?? "";
  // The first bytes may end inside a move.
  const words = head.length < HEAD ? first : first.replace(/\S*$/, "");
  return /^position\s/.test(first) || UCI.test(words) ? "lines" : "pgn";
}

export class Splitter {
  /** What was pushed and not emitted yet. */
  private rest: Uint8Array = new Uint8Array(0);
  /** Where in it the current line starts. */
  private at = 0;
  private starts: number[] = [];
  /** The numbers of that line, of the line `rest` starts with, and of the one where the last game starts. */
  private line = 1;
  private firstLine = 1;
  private gameLine = 1;
  private skipping = false;

  // The state of the current game. `begun`: there have been moves. `unsure`: comments can no longer be told from moves.
  private begun = false;
  private unsure = false;
  private commented = false;
  private foreign = false;
  private ended = false;
  private depth = 0;
  private blankBefore = true;

  constructor(
    private readonly layout: Layout,
    private readonly emit: (batch: Batch) => void,
  ) {}

  push(chunk: Uint8Array): void {
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    for (let end = this.rest.indexOf(LF, this.at); end >= 0; end = this.rest.indexOf(LF, this.at)) this.take(end + 1 - this.at);
    if (this.rest.length - this.lastStart() > LONGEST) this.overflow();
  }

  end(): void {
    if (this.at < this.rest.length) this.take(this.rest.length - this.at);
    this.give(this.rest.length);
  }

  private lastStart(): number {
    return this.starts[this.starts.length - 1] ?? 0;
  }

  /** Examines the line of this length. */
  private take(length: number): void {
    const line = this.rest.subarray(this.at, this.at + length);
    const isFirst = this.starts.length === 0 && !this.skipping;
    if (this.layout === "pgn") this.pgn(line, isFirst);
    else if (this.layout === "lines") this.plain(line);
    else if (this.layout === "dhtmlxq") this.marks(line, isFirst);
    else if (isFirst || (this.layout === "xiexie" && latin(line.subarray(0, 7)).startsWith("FORMAT"))) this.cut(0);
    this.at += length;
    this.line++;
    if (this.starts.length === 0) this.shift(this.at);
    else if (this.at - this.lastStart() > LONGEST) this.overflow();
  }

  /** A game on each line, and remarks after `#`. */
  private plain(line: Uint8Array): void {
    const first = line.find((byte) => byte > SPACE);
    if (first !== undefined && first !== 35) this.cut(0);
  }

  /** DhtmlXQ games may start anywhere in a line. */
  private marks(line: Uint8Array, isFirst: boolean): void {
    const text = latin(line).toLowerCase();
    const mark = text.indexOf(DHTMLXQ);
    if (isFirst && mark < 0 && (text.includes("[dhtmlxq_") || text.includes("dhtmlxq_movelist"))) this.cut(0);
    for (let found = mark; found >= 0; found = text.indexOf(DHTMLXQ, found + 1)) this.cut(found);
  }

  private pgn(whole: Uint8Array, isFirst: boolean): void {
    const line = BOM.every((byte, at) => whole[at] === byte) ? whole.subarray(3) : whole;
    const first = line.findIndex((byte) => byte !== SPACE && byte !== TAB && byte !== CR && byte !== LF);
    if (first < 0) {
      this.blankBefore = true;
      return;
    }
    const apart = this.blankBefore;
    this.blankBefore = false;
    const text = line[0] === BRACKET ? latin(line.subarray(0, LONGEST_TAGS)) : "";
    const isTag = TAG.test(text);
    const inside = this.commented || this.unsure;
    const follows = this.ended && !inside && !this.foreign && NUMBER.test(latin(line.subarray(first, first + 8)));
    if (isFirst || follows || (isTag && (this.skipping ? apart : this.begun && (!inside || apart)))) {
      this.begun = this.unsure = this.commented = this.foreign = this.ended = false;
      this.depth = 0;
      this.cut(0);
    } else if (isTag && this.unsure) {
      // To the reader it may have started a game without moves yet.
      this.begun = false;
    }
    if (isTag && apart) this.commented = false;
    if (this.commented) {
      this.moves(line, 0);
    } else if (text !== "") {
      const tags = TAGS.exec(text)?.[0].length ?? 0;
      // At a broken tag, a game without moves yet may have started.
      if (tags === 0) {
        this.begun = false;
        this.unsure = true;
      }
      this.moves(line, tags === 0 ? new TagEnds(line).after(0) : tags);
    } else if (line[0] !== PERCENT) {
      this.moves(line, 0);
    }
  }

  /** Follows comments, parentheses and results through a line. */
  private moves(line: Uint8Array, from: number): void {
    const tagEnds = new TagEnds(line);
    let plain = !this.commented;
    let place = from;
    for (; place < line.length; place++) {
      const byte = line[place]!;
      if (this.commented) {
        if (byte === RIGHT) this.commented = false;
      } else if (byte === LEFT) {
        this.commented = true;
        plain = false;
      } else if (byte === SEMICOLON) {
        plain = false;
        break;
      } else if (byte === BRACKET) {
        this.begun = false;
        this.unsure = true;
        place = tagEnds.after(place) - 1;
      } else if (byte > SPACE) {
        // Non-ASCII bytes may be spaces, too.
        if (byte > ASCII) this.foreign = true;
        else this.begun = true;
        this.ended = false;
        if (byte === OPEN) this.depth++;
        else if (byte === CLOSE && this.depth > 0) this.depth--;
      }
      // In Chinese encodings the second byte of a character may look like a sign.
      if (byte > ASCII && line[place + 1]! > SPACE && line[place + 1]! <= ASCII) this.unsure = true;
    }
    // A line that ends in a result, and in nothing else.
    if (plain && this.begun && this.depth === 0) this.ended = RESULT.test(latin(line.subarray(Math.max(from, line.length - 16))));
  }

  /** Starts a game at an offset into the line. */
  private cut(offset: number): void {
    if (this.starts.length > 0 && this.at + offset >= BATCH) this.give(this.at + offset);
    if (this.starts.length === 0) this.shift(this.at + offset);
    this.skipping = false;
    this.starts.push(this.at + offset);
    this.gameLine = this.line;
  }

  /** Discards what is before an offset in this line. */
  private shift(to: number): void {
    this.rest = this.rest.subarray(to);
    this.at -= to;
    this.firstLine = this.line;
  }

  /** Emits the games before an offset. */
  private give(to: number): void {
    if (this.starts.length > 0) this.emit({ bytes: this.rest.subarray(0, to), starts: this.starts, line: this.firstLine, tooLong: false });
    this.starts = [];
    this.shift(to);
  }

  /** Handles a current game that is too long: the rest of it is skipped. */
  private overflow(): void {
    const start = this.lastStart();
    if (this.starts.length > 1) {
      this.starts.pop();
      this.give(start);
    }
    if (!this.skipping) this.emit({ bytes: new Uint8Array(0), starts: [], line: this.gameLine, tooLong: true });
    this.skipping = true;
    this.starts = [];
    this.shift(this.at);
    // A line without an end does not start another game.
    if (this.rest.length > LONGEST) {
      this.rest = new Uint8Array(0);
      this.blankBefore = false;
    }
  }
}
