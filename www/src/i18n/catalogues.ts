/** All catalogues at once, for tests; the page fetches the one that is read (`load.ts`). */

import type { Language } from "../app/state.ts";
import { en } from "./en.ts";
import { traditional } from "trongtai/words/traditional";
import type { Messages } from "./index.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh.ts";

let hant: Messages | null = null;

export const catalogues: Readonly<Record<Language, Messages>> = {
  vi,
  en,
  zh,
  /** Made when somebody reads it. */
  get "zh-Hant"(): Messages {
    hant ??= { ...traditional(zh), tag: "zh-Hant" };
    return hant;
  },
};
