/** The parts of a printed ruling, as `trongtai/ruling/parts`, for a page that prints it itself; texts are loaded per language. */
import type { Language } from "../i18n/language.js";
import type { RulingTexts } from "../i18n/types.js";
import type { Catalogue } from "../words/catalogue.js";

export { rulingBody, SHEET_STYLE, type RulingFacts } from "./sheet.js";

export interface Speech {
  readonly texts: RulingTexts;
  readonly words: Catalogue;
}

const SOURCES: Readonly<Record<Language, () => Promise<Speech>>> = {
  en: async () => speech(await Promise.all([import("../i18n/ruling/en.js"), import("../words/en.js").then(({ en }) => en)])),
  vi: async () => speech(await Promise.all([import("../i18n/ruling/vi.js"), import("../words/vi.js").then(({ vi }) => vi)])),
  zh: async () => speech(await Promise.all([import("../i18n/ruling/zh.js"), import("../words/zh.js").then(({ zh }) => zh)])),
  "zh-Hant": async () => {
    const [{ ruling }, { zhHant }, { traditional }] = await Promise.all([
      import("../i18n/ruling/zh.js"),
      import("../words/zh-hant.js"),
      import("../i18n/traditional.js"),
    ]);
    return { texts: traditional(ruling), words: zhHant };
  },
};

const speech = ([{ ruling }, words]: readonly [{ readonly ruling: RulingTexts }, Catalogue]): Speech => ({ texts: ruling, words });

/** The texts of a sheet and of the referee. */
export const speechIn = (language: Language): Promise<Speech> => SOURCES[language]();
