/** The choice of the piece a pawn becomes, shown over its goal. */

import type { Send } from "../controller.ts";
import { backingSize, cellOf } from "../geometry.ts";
import type { View } from "../geometry.ts";
import type { Messages } from "../i18n/index.ts";
import type { Promotion, State } from "../state.ts";
import { pieceName } from "../names.ts";
import { drawPiece } from "./pieces.ts";
import { SKINS } from "./skins.ts";
import type { Palette } from "./skins.ts";

export interface PromotionChooser {
  update(state: State, messages: Messages, view: View, palette: Palette): void;
  dispose(): void;
}

export function mountPromotion(host: HTMLElement, send: Send): PromotionChooser {
  const document = host.ownerDocument;
  const dialog = document.createElement("div");
  dialog.className = "promotion";
  dialog.setAttribute("role", "dialog");
  dialog.setAttribute("aria-modal", "true");
  dialog.hidden = true;
  host.append(dialog);

  const listening = new AbortController();
  const { signal } = listening;
  let asked: Promotion | null = null;

  const buttons = (): HTMLElement[] => [...dialog.querySelectorAll("button")];

  dialog.addEventListener("keydown", (event) => {
    const all = buttons();
    const index = all.findIndex((button) => button === document.activeElement);
    const move = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
    if (event.key === "Escape") send({ type: "cancel" });
    else if (move !== undefined) all[(index + move + all.length) % all.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, { signal });

  // Pressing anywhere else is a change of mind.
  document.addEventListener("pointerdown", (event) => {
    if (asked !== null && event.target instanceof Node && !dialog.contains(event.target)) send({ type: "cancel" });
  }, { signal });

  const build = (promotion: Promotion, state: State, messages: Messages): void => {
    dialog.setAttribute("aria-label", messages.promotion);
    const isFirst = state.snapshot.turn === "white";
    dialog.replaceChildren(
      ...promotion.choices.map(({ promotion: choice }) => {
        const lower = choice ?? "";
        const letter = isFirst ? lower.toUpperCase() : lower;
        const button = document.createElement("button");
        button.type = "button";
        button.dataset["letter"] = lower;
        button.dataset["piece"] = letter;
        button.setAttribute("aria-label", pieceName(messages, state.snapshot.kind, letter));
        button.title = pieceName(messages, state.snapshot.kind, letter);
        button.append(document.createElement("canvas"));
        button.addEventListener("click", () => send({ type: "promote", letter: lower }));
        return button;
      }),
    );
  };

  return {
    update(state, messages, view, palette) {
      const { promotion } = state;
      const isNew = promotion !== null && promotion !== asked;
      asked = promotion;
      if (promotion === null) {
        // Hiding the focused button would lose the keyboard's place on the page.
        if (dialog.contains(document.activeElement)) focusBoard(host);
        dialog.hidden = true;
        dialog.replaceChildren();
        return;
      }
      dialog.hidden = false;
      if (isNew) build(promotion, state, messages);

      const { column, row } = cellOf(view.geometry, view.flipped, promotion.to);
      const isTop = row < view.geometry.ranks / 2;
      const count = promotion.choices.length;
      Object.assign(dialog.style, {
        left: `${view.left + column * view.cell}px`,
        top: `${view.top + (isTop ? row : row + 1 - count) * view.cell}px`,
        width: `${view.cell}px`,
        flexDirection: isTop ? "column" : "column-reverse",
      });
      const ratio = document.defaultView?.devicePixelRatio ?? 1;
      for (const button of buttons()) {
        button.style.height = `${view.cell}px`;
        const canvas = button.querySelector("canvas");
        const ctx = canvas?.getContext("2d");
        if (!canvas || !ctx) continue;
        canvas.width = canvas.height = backingSize(view.cell, ratio);
        Object.assign(canvas.style, { width: `${view.cell}px`, height: `${view.cell}px` });
        ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
        const skin = SKINS[state.snapshot.kind];
        const letter = button.dataset["piece"] ?? "";
        const middle = view.cell / 2;
        drawPiece(ctx, skin, palette, state.settings.pieceStyle, letter, middle, middle, view.cell * 0.9);
      }
      if (isNew) buttons()[0]?.focus();
    },
    dispose() {
      listening.abort();
      dialog.remove();
    },
  };
}

function focusBoard(host: HTMLElement): void {
  host.querySelector<HTMLElement>('.grid-cell[tabindex="0"]')?.focus();
}
