/** Several games were read: one is chosen from their list, which can be searched. */

import type { Send } from "../app/controller.ts";
import type { ReadGame } from "../app/engine.ts";
import { fill } from "../i18n/index.ts";
import type { SheetTexts } from "../i18n/record-sheet/index.ts";
import { mountDialog } from "./dialog.ts";
import { make, setText } from "./dom.ts";
import type { SheetPanel } from "./sheet.ts";

/** So many are shown at a time; a search brings the others up. */
const MOST_SHOWN = 100;

/** A text as it is searched: without case and without marks on its letters, so that `nguyen` finds Nguyễn. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replaceAll("đ", "d")
    .replaceAll("Đ", "D")
    .toLowerCase();
}

function told({ record: { tags } }: ReadGame, name: string): string {
  const value = tags[name] ?? "";
  return /^[?.]*$/.test(value) ? "" : value;
}

function lineOf(game: ReadGame): string {
  return ["Event", "Site", "Round", "Date", "Opening", "ECO"]
    .map((name) => told(game, name))
    .filter((value) => value !== "")
    .join(" · ");
}

function titleOf(game: ReadGame, texts: SheetTexts): string {
  const first = told(game, game.record.kind === "chess" ? "White" : "Red") || told(game, "White");
  return fill(texts.gameTitle, { first: first || texts.unknown, second: told(game, "Black") || texts.unknown });
}

export function mountChooser(host: HTMLElement, send: Send): SheetPanel {
  const document = host.ownerDocument;
  const dialog = mountDialog(host, "chooser");
  const caption = make(document, "span");
  const search = make(document, "input", { type: "text", name: "search", autocomplete: "off" });
  const field = make(document, "label", { className: "field" }, caption, search);
  const count = make(document, "p", { className: "quiet" });
  count.setAttribute("role", "status");
  const list = make(document, "ol", { className: "games" });
  dialog.body.append(field, count, list);
  let games: readonly ReadGame[] = [];
  let isCut = false;
  let words: readonly string[] = [];
  let shown: SheetTexts | null = null;

  const refresh = (): void => {
    if (shown === null) return;
    const texts = shown;
    const wanted = plain(search.value)
      .split(/\s+/)
      .filter((word) => word !== "");
    const found = games.flatMap((game, index) => (wanted.every((word) => words[index]?.includes(word)) ? [{ game, index }] : []));
    const visible = found.slice(0, MOST_SHOWN);
    const more = isCut ? ` ${fill(texts.more, { count: games.length })}` : "";
    setText(count, found.length === 0 ? texts.noGame : fill(texts.games, { shown: visible.length, count: games.length }) + more);
    list.replaceChildren(
      ...visible.map(({ game, index }) => {
        const title = make(document, "strong", {}, titleOf(game, texts));
        const line = make(
          document,
          "span",
          { className: "quiet" },
          [lineOf(game), game.record.result].filter((part) => part !== "").join(" · "),
        );
        const button = make(document, "button", { type: "button", className: "game" }, title, line);
        button.dataset["game"] = String(index);
        button.addEventListener("click", () => {
          send({ type: "open-record", game });
          dialog.element.close();
        });
        return make(document, "li", {}, button);
      }),
    );
  };
  search.addEventListener("input", refresh);
  dialog.element.addEventListener("close", () => {
    games = [];
    list.replaceChildren();
    send({ type: "read", reading: null });
  });

  return ({ reading }, _, texts) => {
    shown = texts;
    if (reading?.type !== "choosing" || reading.games === games) return;
    ({ games, isCut } = reading);
    words = games.map((game) => plain(`${titleOf(game, texts)} ${lineOf(game)} ${game.record.result}`));
    dialog.title(texts.choose);
    setText(caption, texts.search);
    setText(dialog.close, texts.cancel);
    search.value = "";
    refresh();
    if (!dialog.element.open) dialog.element.showModal();
  };
}
