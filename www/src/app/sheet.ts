/** A game as it stands on paper: its head, and its moves as one running text with variations in brackets. Pure. */

import { firstColor } from "./games.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { itemsOf, openingOf } from "./movelist.ts";
import { gameName, rulesText, verdictText } from "../texts/names.ts";
import { glyphsText } from "../texts/record-words.ts";
import { ruleText } from "../texts/verdict-words.ts";
import type { State } from "./state.ts";
import { nodeAt } from "./study.ts";
import { nodeOf } from "./tree.ts";

export interface Sheet {
  readonly title: string;
  /** Event, place, date and rules, as far as they are told. */
  readonly head: readonly string[];
  readonly moves: string;
  readonly fen: string;
  /** How the game ended and by which rule; empty where it has not. The grounds are on the sheet of the ruling. */
  readonly ruling: readonly string[];
  /** Who signs. */
  readonly signatures: readonly string[];
  /** When it was printed, and by which rules it was judged. */
  readonly foot: string;
}

const TOLD = ["Event", "Site", "Date", "Round"];

/** `today` is the date as the reader writes dates. */
export function sheetOf({ study, snapshot, texts }: State, messages: Messages, today: string): Sheet {
  const { kind } = study.start;
  const first = firstColor(kind);
  const name = (tag: string, color: typeof first): string => told(study.tags, tag) ?? messages.side[color];
  return {
    title: fill(messages.print.title, { first: name(kind === "chess" ? "White" : "Red", first), second: name("Black", "black") }),
    head: [
      ...TOLD.flatMap((tag) => told(study.tags, tag) ?? []),
      gameName(messages, study.start),
      fill(messages.print.rules, { set: rulesText(messages, study.start) }),
    ],
    moves: movesText({ study, snapshot, texts }),
    fen: fill(messages.print.fen, { fen: snapshot.fen }),
    ruling: rulingOf({ snapshot }, messages),
    signatures: [messages.print.arbiter, name(kind === "chess" ? "White" : "Red", first), name("Black", "black")],
    foot: fill(messages.print.foot, { date: today, set: rulesText(messages, study.start) }),
  };
}

function rulingOf({ snapshot: { verdict, kind } }: Pick<State, "snapshot">, messages: Messages): string[] {
  if (verdict === null) return [];
  return [`${messages.ruling.verdict.heading}: ${verdictText(messages, kind, verdict)}`, ruleText(messages, kind, verdict.rule)];
}

/** What a tag says; the record's marks for the unknown say nothing. */
function told(tags: Readonly<Record<string, string>>, tag: string): string | undefined {
  const value = tags[tag];
  return value === undefined || /^[?.\s]*$/.test(value) ? undefined : value;
}

function movesText({ study, snapshot, texts }: Pick<State, "study" | "snapshot" | "texts">): string {
  const words: string[] = [];
  const isCut = snapshot.verdict !== null && study.line.length > snapshot.line.length;
  const last = isCut ? nodeAt(study, snapshot.line.length) : null;
  // A bracket clings to the word inside it.
  let bracket = "";
  for (const item of itemsOf(study.tree, openingOf(snapshot))) {
    if (item.type === "open") {
      bracket += "(";
      continue;
    }
    if (item.type === "close") {
      words.push(`${words.pop() ?? ""})`);
      continue;
    }
    if (item.type === "comment") {
      words.push(`${bracket}– ${item.text} –`);
    } else {
      const number = item.color === "black" ? (item.isFresh ? `${item.number}… ` : "") : `${item.number}. `;
      // What follows the end that the rules made of it is no part of the game.
      const end = item.node === last ? " ‖" : "";
      words.push(`${bracket}${number}${texts[item.node] ?? ""}${glyphsText(nodeOf(study.tree, item.node).nags)}${end}`);
    }
    bracket = "";
  }
  const { result } = study;
  return [...words, ...(result === "*" ? [] : [result])].join(" ");
}
