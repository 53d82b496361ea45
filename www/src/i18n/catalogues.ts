/** All catalogues at once, for tests; the page fetches the one that is read (`load.ts`). */

import type { Language } from "../app/state.ts";
import { en } from "./en.ts";
import { late as lateEn } from "./late/en.ts";
import { late as lateVi } from "./late/vi.ts";
import { late as lateZh } from "./late/zh.ts";
import { traditional } from "trongtai/words/traditional";
import type { Messages } from "./index.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh.ts";

let hant: Messages | null = null;

export const catalogues: Readonly<Record<Language, Messages>> = {
  vi: { ...vi, ...lateVi },
  en: { ...en, ...lateEn },
  zh: { ...zh, ...lateZh },
  /** Made when somebody reads it. */
  get "zh-Hant"(): Messages {
    hant ??= { ...traditional(this.zh), tag: "zh-Hant" };
    return hant;
  },
};
