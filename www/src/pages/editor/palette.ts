/** The tools of the editor: every piece of both sides, a hand and an eraser. Pieces can be dragged from here to the board. */

import { SKINS, backingSize, drawPiece, paletteOf, pieceSetOf } from "trongtai/board/parts";
import type { Point } from "trongtai/board/parts";
import type { GameKind } from "../../app/games.ts";
import type { Messages } from "../../i18n/index.ts";
import type { EditorTexts } from "../../i18n/editor/index.ts";
import type { Looks } from "../../app/appearance.ts";
import { capital, pieceName } from "../../texts/names.ts";
import { icon, make, setText } from "../../panels/dom.ts";
import type { Settings } from "../../app/state.ts";
import { LETTERS } from "./draft.ts";
import type { Tool } from "./state.ts";

export interface Palette {
  readonly element: HTMLElement;
  update(kind: GameKind, tool: Tool, messages: Messages, texts: EditorTexts, settings: Settings, looks: Looks): void;
}

/** A piece is dragged once the pointer is this far away; before, it is only chosen. */
const DRAG_START = 9;
const SIZE = 36;
const HAND =
  "M8 12 V6 a1.5 1.5 0 0 1 3 0 V11 V4.5 a1.5 1.5 0 0 1 3 0 V11 V6 a1.5 1.5 0 0 1 3 0 V14 a6 6 0 0 1 -6 6 H11 a5 5 0 0 1 -4.2 -2.3 L4 13.5 a1.5 1.5 0 0 1 2.4 -1.8 Z";
const ERASER = "M9 20 H20 M4 14 L13 5 L20 12 L12 20 H9 L4 15 Z M9 10 L15 16";

/** `onChoose` hears the tool; `onDrop` where on the page a piece was let go. */
export function mountPalette(document: Document, onChoose: (tool: Tool) => void, onDrop: (letter: string, at: Point) => void): Palette {
  const legend = make(document, "legend", { className: "visually-hidden" });
  const rows = make(document, "div", { className: "palette-rows" });
  const element = make(document, "fieldset", { className: "palette" }, legend, rows);
  const ghost = make(document, "canvas", { className: "ghost", hidden: true });
  ghost.setAttribute("aria-hidden", "true");
  element.append(ghost);
  let shown: { kind: GameKind; settings: Settings; looks: Looks } | null = null;
  let tools: { tool: Tool; input: HTMLInputElement; label: HTMLElement; words: HTMLElement }[] = [];

  const paint = (canvas: HTMLCanvasElement, kind: GameKind, letter: string, settings: Settings, looks: Looks): void => {
    const window = document.defaultView;
    const ctx = canvas.getContext("2d");
    if (window === null || ctx === null) return;
    const ratio = window.devicePixelRatio;
    canvas.width = canvas.height = backingSize(SIZE, ratio);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    const scheme = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const colors = paletteOf(looks.theme, kind, scheme);
    drawPiece(
      ctx,
      SKINS[kind],
      colors,
      pieceSetOf(kind, kind === "chess" ? looks.chess : settings.pieceStyle),
      letter,
      SIZE / 2,
      SIZE / 2,
      SIZE * 0.88,
    );
  };

  const draggable = (label: HTMLElement, letter: string): void => {
    let start: Point | null = null;
    let isDragging = false;
    const end = (): void => {
      start = null;
      isDragging = false;
      ghost.hidden = true;
    };
    label.addEventListener("pointerdown", (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      label.setPointerCapture(event.pointerId);
    });
    label.addEventListener("pointermove", (event) => {
      if (start === null || shown === null) return;
      if (!isDragging) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG_START) return;
        isDragging = true;
        paint(ghost, shown.kind, letter, shown.settings, shown.looks);
        ghost.hidden = false;
      }
      ghost.style.transform = `translate(${event.clientX - SIZE / 2}px, ${event.clientY - SIZE / 2}px)`;
    });
    label.addEventListener("pointerup", (event) => {
      const wasDragging = isDragging;
      end();
      if (wasDragging) onDrop(letter, { x: event.clientX, y: event.clientY });
    });
    label.addEventListener("pointercancel", end);
  };

  const toolOf = (tool: Tool, face: Element): HTMLElement => {
    const value = tool.type === "piece" ? tool.letter : tool.type;
    const input = make(document, "input", { type: "radio", name: "tool", value, className: "visually-hidden" });
    const words = make(document, "span", { className: "visually-hidden" });
    const label = make(document, "label", { className: "tool" }, input, face, words);
    label.dataset["tool"] = value;
    input.addEventListener("change", () => onChoose(tool));
    tools.push({ tool, input, label, words });
    return label;
  };

  const build = (kind: GameKind, settings: Settings, looks: Looks): void => {
    tools = [];
    const letters = [...LETTERS[kind]];
    const rowOf = (own: readonly string[], last: Tool, sign: string): HTMLElement =>
      make(
        document,
        "div",
        { className: "palette-row" },
        ...own.map((letter) => {
          const canvas = make(document, "canvas");
          canvas.setAttribute("aria-hidden", "true");
          paint(canvas, kind, letter, settings, looks);
          const label = toolOf({ type: "piece", letter }, canvas);
          draggable(label, letter);
          return label;
        }),
        toolOf(last, icon(document, sign)),
      );
    rows.replaceChildren(
      rowOf(letters, { type: "hand" }, HAND),
      rowOf(
        letters.map((letter) => letter.toLowerCase()),
        { type: "eraser" },
        ERASER,
      ),
    );
  };

  return {
    element,
    update(kind, tool, messages, texts, settings, looks) {
      if (shown?.kind !== kind || shown.settings !== settings || shown.looks !== looks) build(kind, settings, looks);
      shown = { kind, settings, looks };
      setText(legend, texts.palette);
      for (const { tool: own, input, label, words } of tools) {
        const text =
          own.type === "hand" ? texts.hand : own.type === "eraser" ? texts.eraser : capital(pieceName(messages, kind, own.letter));
        setText(words, text);
        label.title = text;
        input.checked = own.type === tool.type && (own.type !== "piece" || (tool.type === "piece" && own.letter === tool.letter));
      }
    },
  };
}
