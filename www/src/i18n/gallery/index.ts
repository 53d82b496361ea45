/** The texts of the gallery, fetched in the language of the page when they are needed. */

import type { EntryId } from "../../pages/gallery/index.ts";
import type { Topic } from "../../pages/gallery/entry.ts";
import type { Language } from "../../app/state.ts";
import { inLanguage } from "../lazy.ts";

export interface GalleryTexts {
  readonly heading: string;
  readonly intro: string;
  readonly all: string;
  readonly open: string;
  readonly topic: Readonly<Record<Topic, string>>;
  readonly under: string;
  readonly entry: Readonly<Record<EntryId, { readonly title: string; readonly caption: string }>>;
}

export const galleryTexts = (language: Language): Promise<GalleryTexts> =>
  inLanguage<GalleryTexts>(language, {
    vi: async () => (await import("./vi.ts")).gallery,
    en: async () => (await import("./en.ts")).gallery,
    zh: async () => (await import("./zh.ts")).gallery,
  });
