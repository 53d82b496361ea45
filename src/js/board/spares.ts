/** Spare pieces beside a board that is set up: dragged on to it, or chosen and put down by a tap or a key. */

import { fromPixel } from "./geometry.ts";
import type { Drag } from "./grid.ts";
import { locate } from "./grid.ts";
import type { View } from "./geometry.ts";
import { arrangingTexts } from "../i18n/arranging.ts";
import type { BoardMessages } from "../i18n/board/types.ts";
import { ERASER, HAND } from "./scene.ts";
import type { Scene, SendIntent } from "./scene.ts";
import { pieceName } from "./words.ts";
import { adoptStyle } from "./style.ts";

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

/** The signs of the tools, as paths in a box of 24 by 24: no font is sure to have them. */
const SIGNS: Readonly<Record<string, string>> = {
  [HAND]:
    "M8 12 V6 a1.5 1.5 0 0 1 3 0 V11 V4.5 a1.5 1.5 0 0 1 3 0 V11 V6 a1.5 1.5 0 0 1 3 0 V14 a6 6 0 0 1 -6 6 H11 a5 5 0 0 1 -4.2 -2.3 L4 13.5 a1.5 1.5 0 0 1 2.4 -1.8 Z",
  [ERASER]: "M9 20 H20 M4 14 L13 5 L20 12 L12 20 H9 L4 15 Z M9 10 L15 16",
};

const SVG = "http://www.w3.org/2000/svg";

/** A press is a drag once the pointer is this far away; before, the piece is only chosen. */
const DRAG_START = { mouse: 5, other: 9 } as const;

const CSS = `
.spares { display: flex; justify-content: center; direction: ltr; touch-action: none; }
.spares button { flex: 0 1 calc(100% / 9); display: grid; place-items: center; min-width: 0; min-height: 2.5em; padding: 0; border: 0; border-radius: 6px; background: none; color: inherit; cursor: grab; }
.spares svg { width: 70%; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linejoin: round; stroke-linecap: round; }
.spares :is([data-spare="hand"], [data-spare="eraser"]) { cursor: pointer; }
.spares button:focus-visible { outline: 3px solid var(--trongtai-focus, #0b57d0); }
.spares button[aria-pressed="true"] { box-shadow: inset 0 0 0 3px var(--trongtai-chosen, var(--trongtai-focus, #0b57d0)); }
.spares canvas { width: auto; height: auto; max-width: 100%; object-fit: contain; }
`;

export function mountSpares(host: HTMLElement, send: SendIntent, onDrag: (drag: Drag | null) => void): SparePieces {
  const document = host.ownerDocument;
  adoptStyle(host.getRootNode() as ShadowRoot, CSS);
  const listening = new AbortController();
  const { signal } = listening;
  const trays = [true, false].map((first) => {
    const tray = document.createElement("div");
    tray.className = "spares";
    tray.setAttribute("part", "spares");
    tray.setAttribute("role", "toolbar");
    if (first) host.after(tray);
    else host.before(tray);
    tray.addEventListener("keydown", (event) => moveFocus(tray, event), { signal });
    return { first, tray };
  });
  let shown: { readonly scene: Scene; readonly view: View } | null = null;
  let drawn: unknown[] = [];
  let press: { readonly pointer: number; readonly letter: string; readonly x: number; readonly y: number; dragging: boolean } | null = null;

  const end = (): void => {
    if (press?.dragging) onDrag(null);
    press = null;
  };

  const on = <Type extends keyof HTMLElementEventMap>(
    button: HTMLElement,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => button.addEventListener(type, listener, { signal });

  const listen = (button: HTMLElement, letter: string): void => {
    on(button, "pointerdown", (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      press = { pointer: event.pointerId, letter, x: event.clientX, y: event.clientY, dragging: false };
      button.setPointerCapture(event.pointerId);
    });
    on(button, "pointermove", (event) => {
      if (press === null || shown === null || event.pointerId !== press.pointer || letter in SIGNS) return;
      const threshold = event.pointerType === "mouse" ? DRAG_START.mouse : DRAG_START.other;
      if (!press.dragging && Math.hypot(event.clientX - press.x, event.clientY - press.y) < threshold) return;
      press.dragging = true;
      const point = locate(host, event);
      const over = fromPixel(shown.view, point.x, point.y);
      onDrag({ letter, square: null, point, over, client: event, touch: event.pointerType !== "mouse" });
    });
    on(button, "pointerup", (event) => {
      if (press === null || shown === null || event.pointerId !== press.pointer) return;
      const point = locate(host, event);
      if (press.dragging) send({ type: "place", letter, square: fromPixel(shown.view, point.x, point.y) });
      else send({ type: "spare", letter });
      end();
    });
    on(button, "pointercancel", end);
    // Assistive technology and keys click without a pointer; clicks with one were handled above.
    on(button, "click", (event) => {
      if (event.detail === 0) send({ type: "spare", letter });
    });
  };

  const face = (letter: string, size: number, picture: (letter: string, size: number) => HTMLCanvasElement | null): Element | null => {
    const sign = SIGNS[letter];
    if (sign === undefined) return picture(letter, size);
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "-4 -4 32 32");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", sign);
    svg.append(path);
    return svg;
  };

  return {
    update(scene, messages, view, picture, brushes) {
      shown = { scene, view };
      const { letters = "", chosen = HAND } = scene.spares ?? {};
      const key = [scene.kind, letters, messages.tag, view.cell, brushes];
      const isSame = key.every((part, index) => part === drawn[index]);
      drawn = key;
      const texts: Readonly<Record<string, string>> = arrangingTexts(messages.tag);
      for (const { first, tray } of trays) {
        tray.setAttribute("aria-label", messages.board.spares);
        if (!isSame) {
          const hasFocus = (tray.getRootNode() as ShadowRoot).activeElement?.parentElement === tray;
          const own = first ? [...letters, ERASER] : [...letters.toLowerCase(), HAND];
          tray.replaceChildren(
            ...own.map((letter, index) => {
              const button = document.createElement("button");
              button.type = "button";
              button.dataset["spare"] = letter;
              button.title = letter in SIGNS ? (texts[letter] ?? "") : pieceName(messages, scene.kind, letter);
              button.setAttribute("aria-label", button.title);
              button.tabIndex = index === 0 ? 0 : -1;
              button.append(...[face(letter, view.cell * 0.86, picture)].filter((part) => part !== null));
              listen(button, letter);
              return button;
            }),
          );
          if (hasFocus) (tray.firstElementChild as HTMLElement).focus();
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

/** In a toolbar the arrow keys go from one button to the next, and Tab leaves it. */
function moveFocus(tray: HTMLElement, event: KeyboardEvent): void {
  const buttons = [...tray.children] as HTMLElement[];
  const now = buttons.indexOf(event.target as HTMLElement);
  const goals: Readonly<Record<string, number>> = {
    ArrowLeft: now - 1,
    ArrowRight: now + 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const goal = Object.hasOwn(goals, event.key) ? buttons.at((goals[event.key] ?? 0) % buttons.length) : undefined;
  if (goal === undefined || now < 0) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === goal ? 0 : -1;
  goal.focus();
}
