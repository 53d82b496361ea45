import { RulesError } from "../errors.js";
import type { Source } from "./format.js";

// Known formats that are not read. They are named, so that they are not mistaken for others.

/** Returns the error for a known format that is not read. */
export const unread = (what: string): RulesError =>
  new RulesError("unsupported", { argument: "record", format: what, expected: `a format that is read, not ${what}` });

const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/^SQLite format 3\0/, "an opening book (SQLite)"],
  [/^\x20\x17/, "XQR"],
  [/^CCBridge(?! Record\0|Library\0)/, "an older file of CCBridge"],
  [/^\0\0[\x24\x2c]\0\x2e\x01/, "a ChessBase database (CBH)"],
  [/^Scid\.si/, "a Scid database"],
  [/^PK\x03\x04/, "a ZIP archive"],
  [/^\x1f\x8b/, "a gzip archive"],
  [/^\x28\xb5\x2f\xfd/, "a Zstandard archive"],
  [/^%PDF-/, "PDF"],
];

/** Returns what a source is, if it is neither text nor in a supported format. */
export function unreadable({ bytes, head }: Source): string | undefined {
  if (bytes === undefined) return undefined;
  const known = KNOWN.find(([beginning]) => beginning.test(head));
  if (known !== undefined) return known[1];
  // Text has no control characters except whitespace; UTF-16 has a zero in at most every other byte.
  if (/^(?:\xff\xfe|\xfe\xff)/.test(head)) return undefined;
  const odd = [...head].filter((letter) => /[\0-\x08\x0e-\x19\x1c-\x1f]/.test(letter)).length;
  const wide = /^(?:[^\0]\0){4}|^(?:\0[^\0]){4}/.test(head);
  return odd > head.length / 20 && !wide ? "a binary file of a kind that is not known" : undefined;
}
