/** The reader's last games, each of which goes back to the board as it was left. */

import "../panels/panels.css";
import type { Parked } from "../app/parked-game.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { mountDialog } from "../panels/dialog.ts";
import { make, setText } from "../panels/dom.ts";
import { gameName, playerName, rulesText } from "../texts/names.ts";
import { firstColor } from "../app/games.ts";
import type { MountPage } from "./page.ts";

export const mountPage: MountPage = ({ host, waiting }) => {
  const document = host.ownerDocument;
  const dialog = mountDialog(document.body, "games");
  const none = make(document, "p", { className: "quiet" });
  const list = make(document, "ol", { className: "games" });
  dialog.body.append(none, list);
  let shown: Messages | null = null;

  const itemOf = ({ at, game: { study } }: Parked, index: number, messages: Messages): HTMLElement => {
    const { start, line, tags, result } = study;
    const color = (side: "first" | "second"): string =>
      playerName(messages, { start, tags }, side === "first" ? firstColor(start.kind) : "black");
    const when = at === 0 ? [] : [new Date(at).toLocaleString(messages.tag, { dateStyle: "medium", timeStyle: "short" })];
    const moves = fill(messages.sheets.games.plies, { count: line.length });
    const facts = [gameName(messages, start), rulesText(messages, start), moves, ...(result === "*" ? [] : [result]), ...when];
    const title = make(document, "strong", {}, fill(messages.print.title, { first: color("first"), second: color("second") }));
    const button = make(document, "button", { type: "button", className: "game" }, title);
    button.append(make(document, "span", { className: "quiet" }, facts.join(" · ")));
    button.dataset["kept"] = String(index);
    return make(document, "li", {}, button);
  };
  list.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-kept]") : null;
    if (!(button instanceof HTMLElement)) return;
    dialog.element.close();
    waiting.bring(Number(button.dataset["kept"]));
  });
  const write = (): void => {
    if (shown === null) return;
    const messages = shown;
    const games = waiting.list();
    none.hidden = games.length > 0;
    list.replaceChildren(...games.map((game, index) => itemOf(game, index, messages)));
  };
  return {
    open() {
      write();
      dialog.element.showModal();
    },
    update(_, messages) {
      shown = messages;
      dialog.title(messages.pages.games);
      setText(none, messages.sheets.games.none);
      setText(dialog.close, messages.control.close);
      if (dialog.element.open) write();
    },
  };
};
