/** A game as it stands on paper: its head, and its moves as one running text with variations in brackets. Pure. */

import { firstColor } from "./games.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { itemsOf, openingOf } from "./movelist.ts";
import { gameName, rulesText } from "../texts/names.ts";
import { glyphsText } from "../texts/record-words.ts";
import type { State } from "./state.ts";
import { nodeOf } from "./tree.ts";

export interface Sheet {
  readonly title: string;
  /** Event, place, date and rules, as far as they are told. */
  readonly head: readonly string[];
  readonly moves: string;
  readonly fen: string;
}

const TOLD = ["Event", "Site", "Date", "Round"];

export function sheetOf({ study, snapshot, texts }: State, messages: Messages): Sheet {
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
  };
}

/** What a tag says; the record's marks for the unknown say nothing. */
function told(tags: Readonly<Record<string, string>>, tag: string): string | undefined {
  const value = tags[tag];
  return value === undefined || /^[?.\s]*$/.test(value) ? undefined : value;
}

function movesText({ study, snapshot, texts }: Pick<State, "study" | "snapshot" | "texts">): string {
  const words: string[] = [];
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
      words.push(`${bracket}${number}${texts[item.node] ?? ""}${glyphsText(nodeOf(study.tree, item.node).nags)}`);
    }
    bracket = "";
  }
  const { result } = study;
  return [...words, ...(result === "*" ? [] : [result])].join(" ");
}
