/** The moves of the game, also those taken back; choosing one goes to the position after it. */

import type { Send } from "../controller.ts";
import { firstColor } from "../games.ts";
import { fill } from "../i18n/index.ts";
import { moverOf } from "../words.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

export function mountMoves(host: HTMLElement, send: Send): Panel {
  const document = host.ownerDocument;
  const heading = make(document, "h2");
  const start = make(document, "button", { type: "button", className: "move move-start" });
  const list = make(document, "ol", { className: "move-list" });
  const none = make(document, "p", { className: "quiet" });
  host.append(heading, none, start, list);
  start.addEventListener("click", () => send({ type: "go-to", ply: 0 }));
  let shown: readonly string[] = [];
  let shownStart: unknown = null;
  let buttons: HTMLButtonElement[] = [];

  const rebuild = (moves: readonly string[], from: number, shift: number, firstNumber: number): void => {
    buttons.slice(from).forEach((button) => button.remove());
    buttons = buttons.slice(0, from);
    for (let index = from; index < moves.length; index += 1) {
      const button = make(document, "button", { type: "button", className: "move" });
      button.addEventListener("click", () => send({ type: "go-to", ply: index + 1 }));
      const half = index + shift;
      const place = Math.floor(half / 2);
      let row = list.children[place];
      if (row === undefined) {
        const number = make(document, "span", { className: "move-number" }, `${firstNumber + place}.`);
        row = make(document, "li", {}, number);
        if (index === 0 && shift === 1) row.append(make(document, "span", { className: "move-gap" }, "…"));
        list.append(row);
      }
      row.append(button);
      buttons.push(button);
    }
    [...list.children].slice(Math.ceil((moves.length + shift) / 2)).forEach((row) => row.remove());
    if (moves.length === 0) list.replaceChildren();
  };

  return (state, messages) => {
    const { snapshot } = state;
    const { moves, ply } = snapshot;
    setText(heading, messages.moves.heading);
    setText(none, messages.moves.none);
    setText(start, messages.moves.start);
    none.hidden = moves.length > 0;
    start.hidden = list.hidden = moves.length === 0;

    // A game that starts with the second mover begins in the second half of its first move.
    const shift = moverOf(snapshot, 0) === firstColor(snapshot.kind) ? 0 : 1;
    const firstNumber = snapshot.moveNumber - Math.floor((ply + shift) / 2);
    const isOther = shownStart !== snapshot.start;
    let same = 0;
    while (!isOther && same < moves.length && same < shown.length && moves[same] === shown[same]) same += 1;
    if (isOther || same < moves.length || same < shown.length) {
      if (isOther) list.replaceChildren();
      if (isOther) buttons = [];
      rebuild(moves, same, shift, firstNumber);
      shown = moves;
      shownStart = snapshot.start;
    }

    start.toggleAttribute("data-current", ply === 0);
    buttons.forEach((button, index) => {
      const text = moves[index] ?? "";
      setText(button, text);
      const number = firstNumber + Math.floor((index + shift) / 2);
      const side = messages.side[moverOf(snapshot, index)];
      button.setAttribute("aria-label", fill(messages.moves.item, { number, side, text }));
      button.toggleAttribute("data-current", index + 1 === ply);
      button.toggleAttribute("data-later", index + 1 > ply);
      if (index + 1 === ply) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
    const current = ply === 0 ? start : buttons[ply - 1];
    if (current !== undefined) keepInSight(host, current);
  };
}

/** Scrolls the list only, never the page: the board must not jump away under a finger. */
function keepInSight(host: HTMLElement, element: HTMLElement): void {
  const list = host.querySelector(".move-list");
  if (!(list instanceof HTMLElement) || !list.contains(element)) return;
  const box = list.getBoundingClientRect();
  const item = element.getBoundingClientRect();
  if (item.top < box.top) list.scrollTop += item.top - box.top;
  else if (item.bottom > box.bottom) list.scrollTop += item.bottom - box.bottom;
}
