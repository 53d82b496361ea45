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

export function recordNoticeText({ records }: Messages, notice: RecordNotice): string {
  switch (notice.type) {
    case "opened-record": {
      const { faults } = notice;
      return faults === 0 ? records.opened : faults === 1 ? records.openedOneFault : fill(records.openedFaults, { count: faults });
    }
    case "read-failed":
      return records.readFailed;
    case "link-failed":
      return {
        damaged: records.linkBad,
        unsupported: records.linkUnsupported,
        "too-long": records.linkTooLong,
        offline: records.offline,
      }[notice.why];
    case "handed-out":
      if (!notice.ok) return records.notCopied;
      if (notice.what === "pgn") return records.copied;
      if (notice.what === "file") return records.downloaded;
      return notice.left === ""
        ? records.linkCopied
        : notice.left === "comments"
          ? records.linkWithoutComments
          : records.linkWithoutVariations;
    case "beyond":
      return notice.why === "over" ? records.beyondOver : records.beyondNull;
    case "promoted":
      return records.promoted;
    case "removed":
      return records.removed;
    case "annotated":
      return records.annotated;
    case "described":
      return records.described;
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
