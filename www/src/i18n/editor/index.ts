/** The texts of the position editor, fetched in the language of the page when they are needed. */

import type { Language } from "../../app/state.ts";
import { inLanguage } from "../lazy.ts";
import type { editor } from "./en.ts";

export type EditorTexts = typeof editor;

export const editorTexts = (language: Language): Promise<EditorTexts> =>
  inLanguage<EditorTexts>(language, {
    vi: async () => (await import("./vi.ts")).editor,
    en: async () => (await import("./en.ts")).editor,
    zh: async () => (await import("./zh.ts")).editor,
  });
