// Words for the engine's codes: the board and the demo have them, and one code has one text.
import { en as boardEn } from "../../board/i18n/en.ts";
import { vi as boardVi } from "../../board/i18n/vi.ts";
import { zh as boardZh } from "../../board/i18n/zh.ts";
import { faults as en } from "../../../../www/src/i18n/faults/en.ts";
import { faults as vi } from "../../../../www/src/i18n/faults/vi.ts";
import { faults as zh } from "../../../../www/src/i18n/faults/zh.ts";
import { sheet as sheetEn } from "../../../../www/src/i18n/record-sheet/en.ts";
import { sheet as sheetVi } from "../../../../www/src/i18n/record-sheet/vi.ts";
import { sheet as sheetZh } from "../../../../www/src/i18n/record-sheet/zh.ts";

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
type OfBoard = Texts<Pick<typeof boardEn, "side" | "reason" | "illegality" | "error" | "listSeparator">>;
type OfFaults = Texts<typeof en>;
type OfRecords = { readonly recordFault: Texts<(typeof sheetEn)["fault"]> };

const words = (
  { side, reason, illegality, error, listSeparator }: OfBoard,
  faults: OfFaults,
  { fault }: Texts<Pick<typeof sheetEn, "fault">>,
): OfBoard & OfFaults & OfRecords => ({
  side,
  reason,
  illegality,
  error,
  listSeparator,
  ...faults,
  recordFault: fault,
});

export const codeWords = { en: words(boardEn, en, sheetEn), vi: words(boardVi, vi, sheetVi), zh: words(boardZh, zh, sheetZh) } as const;
