/** Spare pieces beside a board that is set up: dragged on to it, or chosen and put down by a tap or a key. */

import { fromPixel } from "./geometry.ts";
import type { Drag } from "./grid.ts";
import { locate } from "./grid.ts";
import type { View } from "./geometry.ts";
import type { BoardMessages } from "../i18n/board/types.ts";
import type { Scene, SendIntent } from "./scene.ts";
import { pieceName } from "./words.ts";

export interface SparePieces {
  /** `brushes` is another when the pieces look otherwise. */
  update(
    scene: Scene,
    messages: BoardMessages,
    view: View,
    picture: (letter: string, size: number) => HTMLCanvasElement | null,
    brushes: unknown,
  ): void;
  dispose(): void;
}

export function mountSpares(host: HTMLElement, send: SendIntent, onDrag: (drag: Drag | null) => void): SparePieces {
  const document = host.ownerDocument;
  const listening = new AbortController();
  const { signal } = listening;
  const trays = [true, false].map((first) => {
    const tray = document.createElement("div");
    tray.className = "spares";
    tray.setAttribute("part", "spares");
    tray.setAttribute("role", "toolbar");
    if (first) host.after(tray);
    else host.before(tray);
    return { first, tray };
  });
  let shown: { readonly scene: Scene; readonly view: View } | null = null;
  let drawn: unknown[] = [];
  let press: { readonly pointer: number; readonly letter: string; readonly x: number; readonly y: number; dragging: boolean } | null = null;

  const end = (): void => {
    if (press?.dragging) onDrag(null);
    press = null;
  };

  const listen = (button: HTMLElement, letter: string): void => {
    button.addEventListener(
      "pointerdown",
      (event) => {
        if (!event.isPrimary || event.button !== 0) return;
        press = { pointer: event.pointerId, letter, x: event.clientX, y: event.clientY, dragging: false };
        button.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    button.addEventListener(
      "pointermove",
      (event) => {
        if (press === null || shown === null || event.pointerId !== press.pointer) return;
        if (!press.dragging && Math.hypot(event.clientX - press.x, event.clientY - press.y) < 5) return;
        press.dragging = true;
        const point = locate(host, event);
        onDrag({
          letter,
          square: null,
          point,
          over: fromPixel(shown.view, point.x, point.y),
          client: event,
          touch: event.pointerType !== "mouse",
        });
      },
      { signal },
    );
    button.addEventListener(
      "pointerup",
      (event) => {
        if (press === null || shown === null || event.pointerId !== press.pointer) return;
        const point = locate(host, event);
        if (press.dragging) send({ type: "place", letter, square: fromPixel(shown.view, point.x, point.y) });
        else send({ type: "spare", letter });
        end();
      },
      { signal },
    );
    button.addEventListener("pointercancel", end, { signal });
    button.addEventListener(
      "click",
      (event) => {
        if (event.detail === 0) send({ type: "spare", letter });
      },
      { signal },
    );
  };

  return {
    update(scene, messages, view, picture, brushes) {
      shown = { scene, view };
      const { letters = "", chosen = null } = scene.spares ?? {};
      const key = [scene.kind, letters, messages.tag, view.cell, brushes];
      const isSame = key.every((part, index) => part === drawn[index]);
      drawn = key;
      for (const { first, tray } of trays) {
        tray.setAttribute("aria-label", messages.board.spares);
        if (!isSame) {
          tray.replaceChildren(
            ...[...letters].map((upper) => {
              const letter = first ? upper : upper.toLowerCase();
              const button = document.createElement("button");
              button.type = "button";
              button.dataset["spare"] = letter;
              button.title = pieceName(messages, scene.kind, letter);
              button.setAttribute("aria-label", button.title);
              const image = picture(letter, view.cell * 0.86);
              if (image !== null) button.append(image);
              listen(button, letter);
              return button;
            }),
          );
        }
        for (const button of tray.children) {
          button.setAttribute("aria-pressed", String((button as HTMLElement).dataset["spare"] === chosen));
        }
      }
    },
    dispose() {
      listening.abort();
      for (const { tray } of trays) tray.remove();
    },
  };
}
