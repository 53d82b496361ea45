// Words for the engine's codes: the board and the demo have them, and one code has one text.
import { en as boardEn } from "../../board/i18n/en.ts";
import { vi as boardVi } from "../../board/i18n/vi.ts";
import { zh as boardZh } from "../../board/i18n/zh.ts";
import { faults as en } from "../../../www/src/i18n/faults/en.ts";
import { faults as vi } from "../../../www/src/i18n/faults/vi.ts";
import { faults as zh } from "../../../www/src/i18n/faults/zh.ts";

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
type OfBoard = Texts<Pick<typeof boardEn, "side" | "reason" | "illegality" | "error" | "listSeparator">>;
type OfFaults = Texts<typeof en>;

const words = ({ side, reason, illegality, error, listSeparator }: OfBoard, faults: OfFaults): OfBoard & OfFaults => ({
  side, reason, illegality, error, listSeparator, ...faults,
});

export const codeWords = { en: words(boardEn, en), vi: words(boardVi, vi), zh: words(boardZh, zh) } as const;
