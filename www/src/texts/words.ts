/** Facts of the state worded in the language of the page. Pure: messages and values in, text out. */

import { notYoursText, refusalText, selectedText } from "trongtai/board/parts";
import type { Naming, Square } from "trongtai/board/parts";
import type { Failure, Snapshot } from "../app/model.ts";
import { otherColor } from "../app/games.ts";
import { labelsFor } from "../app/notations.ts";
import type { Color } from "../app/games.ts";
import { fill, lookUp } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { numbered, openingOf } from "../app/movelist.ts";
import { nodeAt } from "../app/study.ts";
import { capital, gameName, rulesText } from "./names.ts";
import { recordNoticeText } from "./record-words.ts";
import { pressing } from "../app/state.ts";
import type { Notice, State } from "../app/state.ts";
import { alarmText, mustChangeText, outlookTexts, verdictText } from "./verdict-words.ts";

/** Whose turn it is, check, or how the game ended. */
export function statusText(messages: Messages, snapshot: Snapshot): string {
  const side = messages.side[snapshot.turn];
  if (snapshot.over && snapshot.verdict !== null) return verdictText(messages, snapshot.kind, snapshot.verdict);
  return snapshot.checked === null ? fill(messages.status.turn, { side }) : fill(messages.status.check, { side });
}

/** What the last step did, for the line under the status; `''` when there is nothing to say. */
export function noticeText(messages: Messages, state: State): string {
  const { notice, snapshot } = state;
  const naming = namingOf(state);
  switch (notice.type) {
    case "none":
      return "";
    case "started":
      return fill(messages.notice.started, {
        game: gameName(messages, snapshot.start),
        rules: rulesText(messages, snapshot.start),
      });
    case "played": {
      return snapshot.last === null ? "" : fill(messages.notice.played, { move: lastMoveText(state) });
    }
    case "resigned":
      return fill(messages.notice.resigned, { side: messages.side[notice.color] });
    case "paused":
      return messages.referee.notice.paused;
    case "resumed":
      return messages.referee.notice.resumed;
    case "time-added":
      return fill(notice.time > 0 ? messages.referee.notice.timeAdded : messages.referee.notice.timeTaken, {
        side: messages.side[notice.color],
        seconds: Math.abs(notice.time) / 1000,
      });
    case "agreed":
      return messages.notice.agreed;
    case "too-early":
      return messages.error["agreement-too-early"];
    case "claimed":
      return fill(messages.referee.notice.claimed, { reason: messages.claim[notice.reason] });
    case "flagged":
      return fill(messages.referee.notice.flagged, { side: messages.side[notice.color] });
    case "locked":
      return messages.referee.notice.locked;
    case "taken-back":
      return fill(messages.frame.takenBack, { move: notice.move });
    case "nothing-to-take-back":
      return messages.frame.nothingToTakeBack;
    case "not-a-move": {
      const { text, code, reason } = notice;
      const why = reason === null ? lookUp(messages.error, code) : refusalText(messages, naming, reason);
      return fill(messages.frame.typeUnknown, { text, reason: capital(why) });
    }
    case "judged":
      return fill(messages.notice.judged, { rules: rulesText(messages, snapshot.start) });
    case "undone":
    case "redone":
    case "went-to":
      return snapshot.ply === 0 ? messages.notice.wentToStart : fill(messages.notice.wentTo, { move: lastMoveText(state) });
    case "refused":
      return fill(messages.notice.refused, { reason: refusalText(messages, naming, notice.refusal) });
    case "not-yours":
      return notYoursText(messages, naming, notice.square);
    case "over":
      return messages.status.over;
    case "selected":
      return [
        selectedText(messages, naming, notice.square, goalCount(snapshot, notice.square)),
        ...outlookTexts(messages, naming, state.session.outlook),
      ].join(" ");
    case "cancelled":
      return messages.notice.cancelled;
    case "loaded":
      return messages.notice.loaded;
    case "restored":
      return messages.pages.restored;
    case "copied":
      return notice.ok ? messages.notice.copied : messages.notice.notCopied;
    case "failed":
      return messages.notice.failed;
    case "opened-record":
    case "read-failed":
    case "link-failed":
    case "handed-out":
    case "beyond":
    case "promoted":
    case "removed":
    case "annotated":
    case "described":
      return recordNoticeText(messages, notice);
    case "broken":
      return lookUp(messages.error, notice.code);
  }
}

/** How squares are named in what is said of the position on the board. */
function namingOf({ snapshot: { kind, board, turn }, settings }: State): Naming & { readonly turn: Color } {
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

/** Who must change, after each step for as long as it holds; `''` for nobody. */
export function toldText(messages: Messages, { notice, snapshot: { mustChange } }: State): string {
  return tellsNews(notice) && mustChange !== null ? mustChangeText(messages, mustChange) : "";
}

/** The limits that leave no room, after the step that brought them near. */
export function alarmTexts(messages: Messages, { notice, snapshot }: State): string[] {
  return tellsNews(notice) && snapshot.verdict === null ? pressing(snapshot).map((warning) => alarmText(messages, warning)) : [];
}

function tellsNews({ type }: Notice): boolean {
  return type !== "selected" && type !== "cancelled" && type !== "refused";
}

/** How many squares the piece of a square may go to. */
function goalCount(snapshot: Snapshot, square: Square): number {
  return new Set(snapshot.legal.filter((move) => move.from === square).map((move) => move.to)).size;
}

/** Every reason why a text was not accepted as a position, one sentence each. */
export function failureTexts(messages: Messages, failure: Failure): string[] {
  const { place, kind } = failure;
  if (failure.faults.length === 0) return [lookUp(messages.error, failure.code)];
  return failure.faults.map((fault) => {
    const isText = place !== null && fault.code in messages.textFault;
    const texts: Readonly<Record<string, string>> = isText ? messages.textFault : messages.fault[kind];
    return fill(lookUp(texts, fault.code), {
      side: fault.color === null ? "" : messages.side[fault.color],
      squares: fault.squares.join(messages.listSeparator),
      field: place === null ? "" : lookUp(messages.field, place.field),
      // People count characters from one.
      place: place === null ? "" : place.offset + 1,
    });
  });
}

/** The side that made the move with a 0-based number in the line; the position a game starts from may be Black's turn. */
export function moverOf(snapshot: Snapshot, index: number): Color {
  const sameAsTurn = (index - snapshot.ply) % 2 === 0;
  return sameAsTurn ? snapshot.turn : otherColor(snapshot.kind, snapshot.turn);
}
