/** What could not be read in a record, worded. Pure. */

import { fill, lookUp } from "../../i18n/index.ts";
import type { SheetTexts } from "../../i18n/record-sheet/index.ts";
import type { RecordFault } from "../study.ts";

/** Where something in a record could not be read, and why. */
export function recordFaultText(texts: SheetTexts, { code, offset, place, token }: RecordFault): string {
  const fault = lookUp(texts.fault, code);
  // People count characters from one.
  const told = place === null ? fill(texts.faultAtOffset, { place: offset + 1, fault }) : fill(texts.faultAt, { ...place, fault });
  return token === "" ? told : fill(texts.faultToken, { place: told, token });
}
