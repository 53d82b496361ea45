/** What is told of records, worded. Pure. */

import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import type { Notice } from "../app/state.ts";

type RecordNotice = Extract<
  Notice,
  {
    readonly type:
      | "opened-record"
      | "read-failed"
      | "link-failed"
      | "handed-out"
      | "beyond"
      | "promoted"
      | "removed"
      | "annotated"
      | "described";
  }
>;

export function recordNoticeText({ records, recording }: Messages, notice: RecordNotice): string {
  switch (notice.type) {
    case "opened-record": {
      const { faults } = notice;
      return faults === 0 ? recording.opened : faults === 1 ? recording.openedOneFault : fill(recording.openedFaults, { count: faults });
    }
    case "read-failed":
      return recording.readFailed;
    case "link-failed":
      return {
        damaged: recording.linkBad,
        unsupported: recording.linkUnsupported,
        "too-long": recording.linkTooLong,
        offline: records.offline,
      }[notice.why];
    case "handed-out":
      if (!notice.ok) return recording.notCopied;
      if (notice.what === "pgn") return recording.copied;
      if (notice.what === "file") return recording.downloaded;
      return notice.left === ""
        ? recording.linkCopied
        : notice.left === "comments"
          ? recording.linkWithoutComments
          : recording.linkWithoutVariations;
    case "beyond":
      return notice.why === "over" ? recording.beyondOver : recording.beyondNull;
    case "promoted":
      return recording.promoted;
    case "removed":
      return recording.removed;
    case "annotated":
      return recording.annotated;
    case "described":
      return recording.described;
  }
}

/** Signs that fonts are sure to have; of the others the number is shown. */
const GLYPHS: Readonly<Record<number, string>> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  7: "□",
  10: "=",
  13: "∞",
  14: "+/=",
  15: "=/+",
  16: "±",
  17: "∓",
  18: "+−",
  19: "−+",
  36: "→",
  40: "↑",
  146: "N",
};

/** Glyphs as they follow a move; those without a sign by their number. */
export function glyphsText(nags: readonly number[] = []): string {
  return nags.map((nag) => (nag in GLYPHS && nag <= 6 ? GLYPHS[nag] : ` ${GLYPHS[nag] ?? `$${nag}`}`)).join("");
}
