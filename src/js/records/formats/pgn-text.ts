import { Finder } from "../finder.js";

// The patterns of a PGN. Every expression is anchored where the reader stands and cannot backtrack over what it has passed, so that
// reading time grows only with the text. Characters beyond ASCII are escaped in expressions, which the bundler does not do:
// full-width parentheses, one half, the ellipsis, double marks, dashes.

/** Spaces, invisible characters, and the signs between moves: commas, full stops and semicolons of other scripts. */
export const BLANKS = /[\s\ufeff\u200b-\u200f\u2060\u00ad,\uff0c\uff1b\u3002\u3001|]+/y;
export const TAG = /\[\s*(\w+)\s*"((?:[^"\\\r\n]|\\.|"(?!\s*\])){0,4000})"\s*\]/y;
/** With the quotes of word processors. */
export const CURLY_TAG =
  /\[\s*(\w+)\s*[\u201c\u201d\u201e\uff02"]([^\u201c\u201d\u201e\uff02"\r\n]{0,4000})[\u201c\u201d\u201e\uff02"]\s*\]/y;
export const LINE = /.*/y;
export const WORD = /\$\d*|[^\s{}()\uff08\uff09;[$\ufeff,\uff0c\uff1b\u3002\u3001|]+/y;
/** What may start a game after another one's result: a number, a tag, a move. Lines of other text are its footer. */
export const BEGINNING =
  /\[\s*\w+\s*["\u201c]|\d+\s*[.\uff0e\u3001\u2026]|\d+\s+\S|[\u2460-\u249b]|\u7b2c.{1,3}(?:\u56de|\u7740|\u624b)|[A-Za-z](?=[\w+=.-]*\d)[\w+=./-]{1,7}(?:[\s!?#]|$)|O-O|[\u524d\u540e\u5f8c\u8f66\u8eca\u4fe5\u9a6c\u99ac\u508c\u70ae\u7832\u5305\u5175\u5352\u76f8\u8c61\u4ed5\u58eb].{1,2}[\u8fdb\u9032\u9000\u5e73]|(?:ph|m|x|t)\S{1,3}\s\d\s|FORMAT\s/y;
/** The advertisement that programs put under a game. */
export const FOOTER = /[=\-_*#~]{4,}|https?:|www\.|\u8c61\u68cb|\u68cb\u8c31|\u68cb\u8b5c|\u8f6f\u4ef6/;

/** A number in parentheses, or before an unmatched closing one. */
export const NUMBERED = /[(\uff08]?[ \t]*(\d{1,3})[)\uff09](?=\s*[^\s)\uff09])/y;

/** The maximum length of a game. */
export const LONGEST_GAME = 1 << 22;

/** A text, with the searches repeated in it. */
export interface Source {
  readonly text: string;
  /** The ends of comments. */
  readonly braces: Finder;
  /** The ends of tags: the quote before the bracket, and any bracket. */
  readonly quotes: Finder;
  readonly brackets: Finder;
  readonly ends: Finder;
  /** Line breaks before what may be a tag. */
  readonly starts: Finder;
}

export function at(expression: RegExp, text: string, place: number): RegExpExecArray | null {
  expression.lastIndex = place;
  return expression.exec(text);
}

export const hasEmptyLine = (blanks: string): boolean => blanks.split("\n", 3).length > 2;

export const sourceOf = (text: string): Source => {
  const finder = (sought: RegExp): Finder => new Finder(text, sought);
  return {
    text,
    braces: finder(/}/g),
    quotes: finder(/["\u201c\u201d\u201e\uff02]\s*]/g),
    brackets: finder(/]/g),
    ends: finder(/[\r\n]/g),
    starts: finder(/\n\[/g),
  };
};
