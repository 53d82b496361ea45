import type { Texts } from "../../js/i18n/text.ts";
import type { en } from "./en.ts";

export type BoardMessages = Texts<typeof en>;
