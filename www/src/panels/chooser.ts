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

const RESULTS = ["1-0", "0-1", "1/2-1/2", "*"] as const;
/** So many events fit a list. */
const MOST_EVENTS = 500;

interface Entry {
  readonly game: ReadGame;
  readonly index: number;
  /** What is searched. */
  readonly words: string;
  readonly event: string;
}

/** The games of a file that fit what is asked for; each of the words is in the players, the event, the place or the date. */
export function found(entries: readonly Entry[], words: string, event: string, result: string): readonly Entry[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== "");
  return entries.filter(
    (entry) =>
      (event === "" || entry.event === event) &&
      (result === "" || entry.game.record.result === result) &&
      wanted.every((word) => entry.words.includes(word)),
  );
}

export function entriesOf(games: readonly ReadGame[], texts: SheetTexts): readonly Entry[] {
  return games.map((game, index) => ({
    game,
    index,
    words: plain(`${titleOf(game, texts)} ${lineOf(game)} ${game.record.result}`),
    event: told(game, "Event"),
  }));
}

export function mountChooser(host: HTMLElement, send: Send): SheetPanel {
  const document = host.ownerDocument;
  const again = make(document, "button", { type: "button", hidden: true });
  again.dataset["control"] = "library";
  host.append(again);
  const dialog = mountDialog(host, "chooser");
  const caption = make(document, "span");
  const search = make(document, "input", { type: "search", name: "search", autocomplete: "off" });
  const event = make(document, "select", { name: "event" });
  const result = make(document, "select", { name: "result" });
  const fields = make(
    document,
    "div",
    { className: "library-fields" },
    make(document, "label", { className: "field" }, caption, search),
    event,
    result,
  );
  const count = make(document, "p", { className: "quiet" });
  count.setAttribute("role", "status");
  const list = make(document, "ol", { className: "games" });
  const more = make(document, "button", { type: "button" });
  more.dataset["control"] = "more-games";
  dialog.body.append(fields, count, list, more);
  let games: readonly ReadGame[] = [];
  let isCut = false;
  let entries: readonly Entry[] = [];
  let matching: readonly Entry[] = [];
  let shown: SheetTexts | null = null;

  const itemOf = ({ game, index }: Entry, texts: SheetTexts): HTMLElement => {
    const title = make(document, "strong", {}, titleOf(game, texts));
    const parts = [lineOf(game), game.record.result].filter((part) => part !== "");
    const button = make(document, "button", { type: "button", className: "game" }, title);
    button.append(make(document, "span", { className: "quiet" }, parts.join(" · ")));
    button.dataset["game"] = String(index);
    return make(document, "li", {}, button);
  };
  /** The next games of those that were found: thousands at once would keep the page busy. */
  const extend = (): void => {
    if (shown === null) return;
    const texts = shown;
    const from = list.children.length;
    list.append(...matching.slice(from, from + MOST_SHOWN).map((entry) => itemOf(entry, texts)));
    const left = matching.length - list.children.length;
    more.hidden = left === 0;
    setText(more, fill(texts.showMore, { count: Math.min(left, MOST_SHOWN) }));
  };
  const refresh = (): void => {
    if (shown === null) return;
    const texts = shown;
    matching = found(entries, search.value, event.value, result.value);
    const cut = isCut ? ` ${fill(texts.more, { count: games.length })}` : "";
    setText(count, matching.length === 0 ? texts.noGame : fill(texts.games, { found: matching.length, count: games.length }) + cut);
    list.replaceChildren();
    extend();
  };
  for (const field of [search, event, result]) field.addEventListener("input", refresh);
  more.addEventListener("click", () => {
    const next = list.children.length;
    extend();
    list.children[next]?.querySelector("button")?.focus();
  });
  list.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-game]") : null;
    const game = button instanceof HTMLElement ? games[Number(button.dataset["game"])] : undefined;
    if (game === undefined) return;
    send({ type: "open-record", game });
    dialog.element.close();
  });
  const offer = (): void => {
    if (shown === null || dialog.element.open) return;
    const texts = shown;
    const events = [...new Set(entries.map((entry) => entry.event).filter((name) => name !== ""))].slice(0, MOST_EVENTS);
    event.hidden = events.length < 2;
    event.replaceChildren(
      make(document, "option", { value: "" }, texts.anyEvent),
      ...events.map((value) => make(document, "option", { value }, value)),
    );
    result.replaceChildren(
      make(document, "option", { value: "" }, texts.anyResult),
      ...RESULTS.map((value) => make(document, "option", { value }, value)),
    );
    search.value = "";
    refresh();
    dialog.element.showModal();
  };
  again.addEventListener("click", offer);
  dialog.element.addEventListener("close", () => {
    list.replaceChildren();
    send({ type: "read", reading: null });
  });

  return ({ reading }, _, texts) => {
    if (shown !== texts) entries = entriesOf(games, texts);
    shown = texts;
    dialog.title(texts.choose);
    setText(caption, texts.search);
    event.setAttribute("aria-label", texts.tag.event);
    result.setAttribute("aria-label", texts.tag.result);
    setText(dialog.close, texts.cancel);
    if (reading?.type === "choosing" && reading.games !== games) {
      ({ games, isCut } = reading);
      entries = entriesOf(games, texts);
      offer();
    }
    again.hidden = games.length === 0;
    setText(again, fill(texts.library, { count: games.length }));
  };
}
