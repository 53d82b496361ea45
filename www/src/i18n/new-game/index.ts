/** The texts of the choice of the next game, fetched in the language of the page when they are needed. */

import type { Language } from "../../app/state.ts";
import { inLanguage } from "../lazy.ts";
import type { newGame } from "./en.ts";

export type NewGameTexts = typeof newGame;

export const newGameTexts = (language: Language): Promise<NewGameTexts> =>
  inLanguage<NewGameTexts>(language, {
    vi: async () => (await import("./vi.ts")).newGame,
    en: async () => (await import("./en.ts")).newGame,
    zh: async () => (await import("./zh.ts")).newGame,
  });
