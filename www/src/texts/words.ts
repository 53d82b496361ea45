/** Facts of the state worded in the language of the page. Pure: messages and values in, text out. */

import { notYoursText, refusalText } from "trongtai/board/parts";
import type { Failure } from "../app/model.ts";
import { fill, lookUp } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { capital, mustChangeText, rulesText } from "./names.ts";
import { recordNoticeText } from "./record-words.ts";
import { pressing } from "../app/state.ts";
import type { State } from "../app/state.ts";
import { namingOf, tellsNews, usualNotice } from "./usual.ts";
import { alarmText, outlookTexts } from "./verdict-words.ts";

/** What the last step did, for the line under the status; `''` when there is nothing to say. */
export function noticeText(messages: Messages, state: State): string {
  const { notice, snapshot, session } = state;
  const naming = namingOf(state);
  const usual = usualNotice(messages, state);
  if (usual !== null) return [usual, ...outlookTexts(messages, naming, session.outlook)].join(" ");
  switch (notice.type) {
    case "resigned":
      return fill(messages.ruling.notice.resigned, { side: messages.side[notice.color] });
    case "paused":
      return messages.ruling.notice.paused;
    case "resumed":
      return messages.ruling.notice.resumed;
    case "time-added":
      return fill(notice.time > 0 ? messages.ruling.notice.timeAdded : messages.ruling.notice.timeTaken, {
        side: messages.side[notice.color],
        seconds: Math.abs(notice.time) / 1000,
      });
    case "agreed":
      return messages.ruling.notice.agreed;
    case "too-early":
      return messages.error["agreement-too-early"];
    case "claimed":
      return fill(messages.ruling.notice.claimed, { reason: messages.claim[notice.reason] });
    case "flagged":
      return fill(messages.ruling.notice.flagged, { side: messages.side[notice.color] });
    case "locked":
      return messages.ruling.notice.locked;
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
      return fill(messages.ruling.notice.judged, { rules: rulesText(messages, snapshot.start) });
    case "refused":
      return fill(messages.notice.refused, { reason: refusalText(messages, naming, notice.refusal) });
    case "not-yours":
      return notYoursText(messages, naming, notice.square);
    case "over":
      return messages.status.over;
    case "loaded":
      return messages.ruling.notice.loaded;
    case "restored":
      return messages.sheets.games.restored;
    case "copied":
      return notice.ok ? messages.ruling.notice.copied : messages.ruling.notice.notCopied;
    case "failed":
      return messages.ruling.notice.failed;
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
    default:
      return "";
  }
}

/** Who must change, after each step for as long as it holds; `''` for nobody. */
export function toldText(messages: Messages, { notice, snapshot: { mustChange } }: State): string {
  return tellsNews(notice) && mustChange !== null ? mustChangeText(messages, mustChange) : "";
}

/** The limits that leave no room, after the step that brought them near. */
export function alarmTexts(messages: Messages, { notice, snapshot }: State): string[] {
  return tellsNews(notice) && snapshot.verdict === null ? pressing(snapshot).map((warning) => alarmText(messages, warning)) : [];
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
