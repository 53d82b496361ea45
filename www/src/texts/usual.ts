/** What is said of a game that goes its way. Pure: messages and values in, text out. */

import { selectedText } from "trongtai/board/parts";
import type { Naming, Square } from "trongtai/board/parts";
import type { Color } from "../app/games.ts";
import type { Snapshot } from "../app/model.ts";
import { numbered, openingOf } from "../app/movelist.ts";
import { labelsFor } from "../app/notations.ts";
import type { Notice, State } from "../app/state.ts";
import { nodeAt } from "../app/study.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { gameName, rulesText, verdictText } from "./names.ts";

/** Whose turn it is, check, or how the game ended. */
export function statusText(messages: Messages, snapshot: Snapshot): string {
  const side = messages.side[snapshot.turn];
  if (snapshot.over && snapshot.verdict !== null) return verdictText(messages, snapshot.kind, snapshot.verdict);
  return snapshot.checked === null ? fill(messages.status.turn, { side }) : fill(messages.status.check, { side });
}

/** What the last step did, where it is told of a game that goes its way; `null` where more words are needed. */
export function usualNotice(messages: Messages, state: State): string | null {
  const { notice, snapshot } = state;
  switch (notice.type) {
    case "none":
      return "";
    case "started":
      return fill(messages.notice.started, {
        game: gameName(messages, snapshot.start),
        rules: rulesText(messages, snapshot.start),
      });
    case "played":
      return snapshot.last === null ? "" : fill(messages.notice.played, { move: lastMoveText(state) });
    case "undone":
    case "redone":
    case "went-to":
      return snapshot.ply === 0 ? messages.notice.wentToStart : fill(messages.notice.wentTo, { move: lastMoveText(state) });
    case "selected":
      return selectedText(messages, namingOf(state), notice.square, goalCount(snapshot, notice.square));
    case "cancelled":
      return messages.notice.cancelled;
    case "link-failed":
      return notice.why === "offline" ? messages.records.offline : null;
    default:
      return null;
  }
}

/** How squares are named in what is said of the position on the board. */
export function namingOf({ snapshot: { kind, board, turn }, settings }: State): Naming & { readonly turn: Color } {
  return { kind, board, turn, labels: labelsFor(kind, settings) };
}

/** The move that led to the position on the board, numbered and written as the list of moves has it. */
function lastMoveText({ snapshot, study, texts }: State): string {
  return numbered(openingOf(snapshot), snapshot.ply, texts[nodeAt(study, snapshot.ply)] ?? "");
}

/** What the live region adds to the notice, because it is to be seen elsewhere: check and the end of the game. */
export function newsText(messages: Messages, { notice, snapshot }: State): string {
  return tellsNews(notice) && (snapshot.over || snapshot.checked !== null) ? statusText(messages, snapshot) : "";
}

/** Whether a step may have changed what is to be told. */
export function tellsNews({ type }: Notice): boolean {
  return type !== "selected" && type !== "cancelled" && type !== "refused";
}

/** How many squares the piece of a square may go to. */
function goalCount(snapshot: Snapshot, square: Square): number {
  return new Set(snapshot.legal.filter((move) => move.from === square).map((move) => move.to)).size;
}
