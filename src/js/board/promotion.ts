/** The choice of the piece a pawn becomes, shown over its goal. */

import { cellOf } from "./geometry.ts";
import type { View } from "./geometry.ts";
import type { BoardMessages } from "../i18n/board/types.ts";
import type { PromotionChoice, Scene, SendIntent } from "./scene.ts";
import { pieceName } from "./words.ts";
import { adoptStyle } from "./style.ts";

export interface PromotionChooser {
  update(scene: Scene, messages: BoardMessages, view: View, picture: (letter: string, size: number) => HTMLCanvasElement | null): void;
  dispose(): void;
}

const CSS = `
.promotion {
  position: absolute;
  display: flex;
  z-index: 3;
  border-radius: 4px;
  background: var(--trongtai-chooser, #f3e7d0);
  box-shadow: 0 0 0 2px #4f3517, 0 4px 14px rgb(0 0 0 / 50%);
}
.promotion button { min-height: 0; padding: 0; border: 0; border-radius: 4px; background: transparent; width: 100%; cursor: pointer; }
.promotion button:hover { background: var(--trongtai-chooser-hover, #dcc69a); }
.promotion button:focus-visible { outline: 3px solid var(--trongtai-focus, #0b57d0); outline-offset: -3px; }
`;

export function mountPromotion(host: HTMLElement, send: SendIntent, focusBoard: () => void): PromotionChooser {
  const document = host.ownerDocument;
  adoptStyle(host.getRootNode() as ShadowRoot, CSS);
  const dialog = document.createElement("div");
  dialog.className = "promotion";
  dialog.setAttribute("role", "dialog");
  dialog.setAttribute("part", "promotion");
  dialog.setAttribute("aria-modal", "true");
  dialog.hidden = true;
  host.append(dialog);

  const listening = new AbortController();
  const { signal } = listening;
  let asked: PromotionChoice | null = null;

  // Inside a shadow root the document only knows its host.
  const active = (): Element | null => (dialog.getRootNode() as Document | ShadowRoot).activeElement;
  const buttons = (): HTMLElement[] => [...dialog.querySelectorAll("button")];

  dialog.addEventListener(
    "keydown",
    (event) => {
      const all = buttons();
      const index = all.indexOf(active() as HTMLElement);
      const move = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
      if (event.key === "Escape") send({ type: "cancel" });
      else if (move !== undefined) all[(index + move + all.length) % all.length]?.focus();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );

  // Pressing anywhere else is a change of mind. The chooser opens under the finger whose tap asked for it, and the click
  // of that same tap falls on its first button: only a press that began here chooses.
  let isPressed = false;
  document.addEventListener(
    "pointerdown",
    (event) => {
      isPressed = event.composedPath().includes(dialog);
      if (asked !== null && !isPressed) send({ type: "cancel" });
    },
    { signal },
  );

  const choose = (event: MouseEvent, letter: string): void => {
    // Keys and assistive technology click without a press.
    const isMeant = event.detail === 0 || isPressed;
    isPressed = false;
    if (isMeant) send({ type: "promote", letter });
  };

  const build = (promotion: PromotionChoice, { kind, turn }: Scene, messages: BoardMessages): void => {
    dialog.setAttribute("aria-label", messages.promotion);
    dialog.replaceChildren(
      ...promotion.letters.map((lower) => {
        const letter = turn === "white" ? lower.toUpperCase() : lower;
        const button = document.createElement("button");
        button.type = "button";
        button.dataset["letter"] = lower;
        button.dataset["piece"] = letter;
        button.title = pieceName(messages, kind, letter);
        button.setAttribute("aria-label", button.title);
        button.addEventListener("click", (event) => choose(event, lower));
        return button;
      }),
    );
  };

  return {
    update(scene, messages, view, picture) {
      const { promotion } = scene;
      const isNew = promotion !== null && promotion !== asked;
      asked = promotion;
      if (promotion === null) {
        // Hiding the focused button would lose the keyboard's place on the page.
        if (dialog.contains(active())) focusBoard();
        dialog.hidden = true;
        dialog.replaceChildren();
        return;
      }
      dialog.hidden = false;
      if (isNew) build(promotion, scene, messages);

      const { column, row } = cellOf(view.geometry, view.flipped, promotion.to);
      const isTop = row < view.geometry.ranks / 2;
      const count = promotion.letters.length;
      Object.assign(dialog.style, {
        left: `${view.left + column * view.cell}px`,
        top: `${view.top + (isTop ? row : row + 1 - count) * view.cell}px`,
        width: `${view.cell}px`,
        flexDirection: isTop ? "column" : "column-reverse",
      });
      for (const button of buttons()) {
        button.style.height = `${view.cell}px`;
        const image = picture(button.dataset["piece"] ?? "", view.cell);
        if (image !== null) button.replaceChildren(image);
      }
      if (isNew) buttons()[0]?.focus();
    },
    dispose() {
      listening.abort();
      dialog.remove();
    },
  };
}
