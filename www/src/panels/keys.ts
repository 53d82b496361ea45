/** Letters and the wheel, which work everywhere on the page. */

import type { Send } from "../app/controller.ts";

/** Letters that do something anywhere but in a field, as long as the reader wants them to. */
export function letterKeys(document: Document, isWanted: () => boolean, does: Readonly<Record<string, () => void>>): void {
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !isWanted()) return;
    if (!(target instanceof Element) || target.closest("input, select, textarea, dialog, [contenteditable]") !== null) return;
    const act = does[key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}

/** So much turning of a wheel is one step. */
const NOTCH = 60;

/** The wheel over the board steps through the game; with a key held it is the browser's. */
export function wheelSteps(board: HTMLElement, send: Send): void {
  let turned = 0;
  board.addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey || event.shiftKey || event.metaKey || event.deltaY === 0) return;
      event.preventDefault();
      if (Math.sign(event.deltaY) !== Math.sign(turned)) turned = 0;
      turned += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
      if (Math.abs(turned) < NOTCH) return;
      send({ type: turned < 0 ? "undo" : "redo" });
      turned = 0;
    },
    { passive: false },
  );
}
