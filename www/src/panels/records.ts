/**
 * The record of the game as a part of the page that is fetched when it is needed: when it is opened, when something is
 * dropped or pasted on the page, when the address holds a game, when a game has a record to tell of.
 */

import type { Send } from "../app/controller.ts";
import { bothGames } from "../app/engine/fetching.ts";
import type { Messages } from "../i18n/index.ts";
import { sheetTexts } from "../i18n/record-sheet/index.ts";
import type { SheetTexts } from "../i18n/record-sheet/index.ts";
import { isShared } from "../app/share-url.ts";
import type { Language, State } from "../app/state.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";
import type { Outlets, Sheet } from "./sheet.ts";

/** So much can be pasted; more is a file. */
const LONGEST_TEXT = 4 << 20;

export function mountRecords(host: HTMLElement, send: Send, outlets: Outlets): Panel {
  const document = host.ownerDocument;
  const heading = make(document, "h2");
  const open = make(document, "button", { type: "button" });
  open.dataset["control"] = "records";
  host.append(heading, open);
  const veil = make(document, "div", { className: "drop-veil", hidden: true });
  document.body.append(veil);
  let shown: { state: State; messages: Messages } | null = null;
  let sheet: Sheet | null = null;
  let texts: { readonly language: Language; readonly words: SheetTexts } | null = null;
  let fetched: Promise<Sheet> | null = null;

  /** Brings the sheet up to date; in another language once its words are there. */
  const refresh = (): void => {
    if (sheet === null || shown === null || texts === null) return;
    const { state, messages } = shown;
    sheet.panel(state, messages, texts.words);
    const { language } = state.settings;
    if (texts.language !== language) fetchTexts(language).then(refresh, () => undefined);
  };
  const fetchTexts = async (language: Language): Promise<void> => {
    texts = { language, words: await sheetTexts(language) };
  };
  const fetchSheet = async (): Promise<Sheet> => {
    const language = shown?.state.settings.language ?? "en";
    const [{ mountRecordSheet }] = await Promise.all([import("./record-sheet.ts"), fetchTexts(language), bothGames()]);
    open.hidden = true;
    sheet = mountRecordSheet(host, send, outlets);
    refresh();
    return sheet;
  };
  const load = (): Promise<Sheet> =>
    (fetched ??= fetchSheet().catch((error: unknown) => {
      // Without a connection it may come the next time.
      fetched = null;
      throw error;
    }));
  const use = (job: (loaded: Sheet) => void): void => {
    load().then(job, () => send({ type: "link-failed", why: "offline" }));
  };

  open.addEventListener("click", () => use((loaded) => loaded.focus()));
  const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;
  document.addEventListener("dragover", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    veil.hidden = false;
  });
  document.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) veil.hidden = true;
  });
  document.addEventListener("drop", (event) => {
    veil.hidden = true;
    if (!holdsFiles(event) || event.dataTransfer === null) return;
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    use((loaded) => loaded.takeFiles(files));
  });
  document.addEventListener("paste", (event) => {
    const { target } = event;
    const isField = target instanceof Element && target.closest("input, textarea, dialog") !== null;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (isField || text.trim() === "" || text.length > LONGEST_TEXT) return;
    event.preventDefault();
    use((loaded) => loaded.takeText(text));
  });
  const look = (): void => {
    if (isShared(outlets.page())) use((loaded) => loaded.look());
  };
  document.defaultView?.addEventListener("hashchange", look);

  return (state, messages) => {
    const isFirst = shown === null;
    shown = { state, messages };
    setText(heading, messages.records.heading);
    setText(open, messages.records.open);
    setText(veil, messages.records.drop);
    refresh();
    if (isFirst) look();
    const { tags, faults } = state.study;
    // Whoever looks at the tab wants what is in it.
    const isSeen = host.closest("[hidden]") === null;
    if (sheet === null && (isSeen || state.reading !== null || faults.length > 0 || Object.keys(tags).length > 0))
      void load().catch(() => undefined);
  };
}
