/** What is wrong with an attribute, in words: which one, its value, and what it may be. Pure. */

import { fill, lookUp } from "../i18n/text.ts";
import type { BoardError } from "./api.ts";
import type { BoardMessages } from "../i18n/board/types.ts";

/** Longer values are cut: they are shown for people to find their place. */
const LONGEST = 60;

export function describe(messages: BoardMessages, fault: Omit<BoardError, "text">): BoardError {
  const { code, detail, attribute, value } = fault;
  const { expected } = (detail ?? {}) as { readonly expected?: unknown };
  const isKnown = code === "invalid-argument" && typeof expected === "string";
  const reason = isKnown ? fill(messages.board.expected, { expected }) : lookUp(messages.error, code);
  const where = attribute === null ? reason : fill(messages.board.wrong, { attribute, value: cut(value ?? ""), reason });
  return { ...fault, ...(detail === undefined ? {} : { detail }), text: fill(messages.board.failed, { reason: where }) };
}

function cut(value: string): string {
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
