/** Words for the engine's codes, of which this program needs those of moves, positions, rules and records. */
import { codes as en } from "../../i18n/codes/en.ts";
import { codes as vi } from "../../i18n/codes/vi.ts";
import { codes as zh } from "../../i18n/codes/zh.ts";
import { faults as enFaults } from "../../i18n/faults/en.ts";
import { faults as viFaults } from "../../i18n/faults/vi.ts";
import { faults as zhFaults } from "../../i18n/faults/zh.ts";
import { recordFault as enRecord } from "../../i18n/record-faults/en.ts";
import { recordFault as viRecord } from "../../i18n/record-faults/vi.ts";
import { recordFault as zhRecord } from "../../i18n/record-faults/zh.ts";
import type { CodeTexts, FaultTexts, RecordFaultTexts } from "../../i18n/types.ts";

export type CodeWords = CodeTexts & FaultTexts & { readonly recordFault: RecordFaultTexts };

const words = (codes: CodeTexts, faults: FaultTexts, recordFault: RecordFaultTexts): CodeWords => ({ ...codes, ...faults, recordFault });

export const codeWords = {
  en: words(en, enFaults, enRecord),
  vi: words(vi, viFaults, viRecord),
  zh: words(zh, zhFaults, zhRecord),
} as const;
