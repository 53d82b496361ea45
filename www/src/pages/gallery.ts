/** The gallery: every position as a small picture; one that is chosen comes alive and can be opened on the main board. */

import { readPlacement } from "trongtai/board/parts";
import type { Entry } from "./gallery/entry.ts";
import { SHELVES } from "./gallery/index.ts";
import type { EntryId, Shelf } from "./gallery/index.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { galleryTexts } from "../i18n/gallery/index.ts";
import type { GalleryTexts } from "../i18n/gallery/index.ts";
import { liveTexts } from "../i18n/live/index.ts";
import { rulesText } from "../texts/names.ts";
import { mountDialog } from "../panels/dialog.ts";
import { make, setText } from "../panels/dom.ts";
import type { Settings, State } from "../app/state.ts";
import { dress } from "./board-looks.ts";
import { mountLive } from "./live.ts";
import { textsFor } from "./page.ts";
import type { MountPage } from "./page.ts";
import { pictureOf } from "./picture.ts";
import { specimenOf } from "./specimen.ts";
import type { Specimen } from "./specimen.ts";

type Item = Entry<EntryId>;

/** How far ahead of the window pictures are drawn. */
const AHEAD = "300px";

export const mountPage: MountPage = ({ host, looks, openGame }) => {
  const document = host.ownerDocument;
  const dialog = mountDialog(host, "gallery");
  dialog.element.classList.add("wide");
  const intro = make(document, "p", { className: "quiet" });
  const list = make(document, "div", { className: "shelves" });
  const title = make(document, "h3", { tabIndex: -1 });
  const caption = make(document, "p", { className: "caption" });
  const live = mountLive(document, looks);
  const all = make(document, "button", { type: "button" });
  all.dataset["control"] = "gallery-all";
  const open = make(document, "button", { type: "button", className: "primary" });
  open.dataset["control"] = "gallery-open";
  const chosen = make(
    document,
    "section",
    { className: "chosen", hidden: true },
    title,
    caption,
    live.element,
    make(document, "div", { className: "row" }, open, all),
  );
  dialog.body.append(intro, chosen, list);

  let shown: { state: State; messages: Messages } | null = null;
  let item: Item | null = null;
  let specimen: Specimen | null = null;
  let refresh = (): void => undefined;
  const texts = textsFor(
    async (language) => ({ gallery: await galleryTexts(language), live: await liveTexts(language) }),
    () => refresh(),
  );

  // Ninety boards at once would be much to draw: a picture is drawn when it comes into sight.
  const watching = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting && target instanceof HTMLElement) draw(target);
    },
    { root: dialog.element, rootMargin: AHEAD },
  );
  const pictures = new Map<HTMLElement, Item>();

  const draw = (frame: HTMLElement): void => {
    const entry = pictures.get(frame);
    if (entry === undefined || shown === null || frame.firstChild !== null) return;
    watching.unobserve(frame);
    const board = make(document, "trongtai-board", { className: "picture" });
    for (const [name, value] of [
      ["coordinates", "off"],
      ["animation", "off"],
      ["aria-hidden", "true"],
    ] as const)
      board.setAttribute(name, value);
    dress(board, entry.kind, shown.state.settings, looks(), shown.messages);
    board.scene = pictureOf(entry.kind, readPlacement(entry.kind, entry.fen.split(" ")[0] ?? "") ?? []);
    frame.append(board);
  };

  const choose = (next: Item | null): void => {
    const before = item;
    item = next;
    specimen = next === null ? null : specimenOf(next);
    showChosen();
    if (next !== null) {
      dialog.element.scrollTop = 0;
      title.focus();
    } else if (before !== null) list.querySelector<HTMLElement>(`[data-entry="${before.id}"]`)?.focus();
  };
  all.addEventListener("click", () => choose(null));
  open.addEventListener("click", () => {
    if (specimen === null) return;
    dialog.element.close();
    openGame(specimen.start, specimen.line);
  });

  const showChosen = (): void => {
    chosen.hidden = item === null;
    list.hidden = intro.hidden = item !== null;
    if (item === null || specimen === null || shown === null || texts.now === null) return;
    const { gallery, live: words } = texts.now;
    setText(title, titleOf(gallery, shown.messages, item));
    setText(caption, gallery.entry[item.id].caption);
    live.show(specimen, shown.messages, words, shown.state.settings);
  };

  let built: { texts: GalleryTexts; settings: Settings; kind: string } | null = null;
  const build = (gallery: GalleryTexts, { state, messages }: { state: State; messages: Messages }): void => {
    const { settings, snapshot } = state;
    if (built?.texts === gallery && built.settings === settings && built.kind === snapshot.kind) return;
    built = { texts: gallery, settings, kind: snapshot.kind };
    watching.disconnect();
    pictures.clear();
    // The game that is played comes first.
    const shelves = [...SHELVES].sort((a, b) => Number(b.kind === snapshot.kind) - Number(a.kind === snapshot.kind));
    list.replaceChildren(...shelves.map((shelf) => shelfOf(shelf, gallery, messages)));
    for (const frame of pictures.keys()) watching.observe(frame);
  };

  const shelfOf = ({ kind, topic, entries }: Shelf, gallery: GalleryTexts, messages: Messages): HTMLElement => {
    const cards = entries.map((entry) => {
      const frame = make(document, "span", { className: "frame" });
      frame.dataset["kind"] = kind;
      pictures.set(frame, entry);
      const button = make(
        document,
        "button",
        { type: "button", className: "card-button" },
        frame,
        make(document, "span", {}, titleOf(gallery, messages, entry)),
      );
      button.dataset["entry"] = entry.id;
      button.addEventListener("click", () => choose(entry));
      return make(document, "li", {}, button);
    });
    const heading = make(document, "h3", {}, `${messages.game[kind]} · ${gallery.topic[topic]}`);
    return make(document, "section", {}, heading, make(document, "ul", { className: "cards" }, ...cards));
  };

  return {
    open() {
      dialog.element.showModal();
    },
    update(state, messages) {
      shown = { state, messages };
      refresh = () => {
        if (texts.now === null || shown === null) return;
        const { gallery } = texts.now;
        dialog.title(gallery.heading);
        setText(dialog.close, shown.messages.control.close);
        setText(intro, gallery.intro);
        setText(open, gallery.open);
        setText(all, gallery.all);
        build(gallery, shown);
        showChosen();
      };
      texts.want(state.settings.language);
      refresh();
    },
  };
};

/** Where the verdict hangs on it, the title names the rule set. */
function titleOf(texts: GalleryTexts, messages: Messages, item: Item): string {
  const { title } = texts.entry[item.id];
  return item.rules === "basic" ? title : fill(texts.under, { title, set: rulesText(messages, item) });
}
