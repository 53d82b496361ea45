// Words for the engine's codes: the demo has them, and one code has one text.
import { en } from "../../../www/src/i18n/en.ts";
import { vi } from "../../../www/src/i18n/vi.ts";
import { zh } from "../../../www/src/i18n/zh.ts";

type All = typeof en;
type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
type Words = Texts<Pick<All, "side" | "reason" | "illegality" | "fault" | "textFault" | "field" | "recordFault" | "error" | "listSeparator">>;

const words = ({ side, reason, illegality, fault, textFault, field, recordFault, error, listSeparator }: Words): Words => ({
  side, reason, illegality, fault, textFault, field, recordFault, error, listSeparator,
});

export const codeWords: Readonly<Record<"en" | "vi" | "zh", Words>> = { en: words(en), vi: words(vi), zh: words(zh) };
