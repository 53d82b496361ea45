/** The board's own catalogues, and the choice among them. */

import { preferredLanguage } from "../../i18n/language.ts";
import type { Language } from "../../i18n/language.ts";
import { en } from "./en.ts";
import type { BoardMessages } from "./types.ts";
import { vi } from "./vi.ts";
import { zhHant } from "./zh-Hant.ts";
import { zh } from "./zh.ts";

export type { BoardMessages };

const CATALOGUES: Readonly<Record<Language, BoardMessages>> = { vi, en, zh, "zh-Hant": zhHant };

/** The catalogue for a language tag (`vi`, `en-GB`, `zh-TW`); English where the board does not speak the language. */
export const messagesFor = (tag: string): BoardMessages => CATALOGUES[preferredLanguage([tag])];
