import type { Texts } from "../../i18n/text.ts";
import type { en } from "./en.ts";

export type BoardMessages = Texts<typeof en>;
