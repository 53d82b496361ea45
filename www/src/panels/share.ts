/** The way to the sharing dialogue, which is fetched when it is first opened. */

import type { Send } from "../app/controller.ts";
import type { Messages } from "../i18n/index.ts";
import { shareTexts } from "../i18n/share/index.ts";
import type { Language } from "../app/state.ts";
import type { ShareDialog, Subject } from "./share-dialog.ts";
import type { Outlets } from "./sheet.ts";

export type Share = (subject: Omit<Subject, "tag">, language: Language, messages: Messages) => void;

export function mountShare(host: HTMLElement, send: Send, outlets: Outlets): Share {
  let dialog: ShareDialog | null = null;
  const open: (...asked: Parameters<Share>) => Promise<void> = async (subject, language, messages) => {
    try {
      const [{ mountShareDialog }, texts] = await Promise.all([import("./share-dialog.ts"), shareTexts(language)]);
      dialog ??= mountShareDialog(host, outlets);
      dialog.open({ ...subject, tag: messages.tag }, texts, messages.control.close);
    } catch {
      // Without a connection it may come the next time.
      send({ type: "link-failed", why: "offline" });
    }
  };
  return (...asked) => void open(...asked);
}
