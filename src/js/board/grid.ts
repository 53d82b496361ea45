/**
 * The accessible grid over the canvas. It owns all input: mouse, touch and pen (drag, or tap and tap), keyboard, and
 * assistive technology; and it speaks: one labelled cell per square. It draws nothing but the focus outline.
 */

import { cellOf, fromPixel, rowEnd, squareAtCell, squareCount, squareName, step } from "./geometry.ts";
import type { Point, Square, View } from "./geometry.ts";
import type { BoardMessages } from "../i18n/board/types.ts";
import { HAND } from "./scene.ts";
import type { DrawnShape, Scene, SendIntent } from "./scene.ts";
import { sketch } from "./parts.ts";
import type { Sketch } from "./sketch.ts";
import { boardLabel, squareLabel } from "./words.ts";

/** A piece on its way under a finger or the mouse; the point is in CSS pixels of the board. */
export interface Drag {
  readonly letter: string;
  /** Where it set out; `null` for a spare piece. */
  readonly square: Square | null;
  readonly point: Point;
  readonly over: Square | null;
  /** The same point in the window. */
  readonly client: { readonly clientX: number; readonly clientY: number };
  /** A finger covers what is under it. */
  readonly touch: boolean;
}

/** Where an event is, in CSS pixels of the board, also when the page scales it. */
export function locate(host: HTMLElement, event: { readonly clientX: number; readonly clientY: number }): Point {
  const box = host.getBoundingClientRect();
  const scale = box.width === 0 ? 1 : host.clientWidth / box.width;
  return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
}

export interface Grid {
  update(scene: Scene, messages: BoardMessages, view: View): void;
  /** Puts the keyboard on the square where it was last. */
  focus(): void;
  dispose(): void;
}

/** How far a pointer moves before a press is a drag. A finger is less steady than a mouse. */
const DRAG_START = { mouse: 4, other: 9 } as const;

interface Press {
  readonly pointer: number;
  readonly square: Square;
  readonly x: number;
  readonly y: number;
  readonly threshold: number;
  dragging: boolean;
}

export function mountGrid(
  host: HTMLElement,
  send: SendIntent,
  onDrag: (drag: Drag | null) => void,
  onSketch: (shape: DrawnShape | null) => void,
): Grid {
  const document = host.ownerDocument;
  const grid = document.createElement("div");
  grid.className = "grid";
  grid.setAttribute("role", "grid");
  grid.setAttribute("part", "grid");
  const hint = document.createElement("p");
  hint.className = "visually-hidden";
  hint.id = "board-hint";
  grid.setAttribute("aria-describedby", hint.id);
  host.append(grid, hint);

  const listening = new AbortController();
  const { signal } = listening;
  let cells: HTMLElement[] = [];
  let shown: { scene: Scene; view: View } | null = null;
  let focused: Square = 0;
  let press: Press | null = null;

  const cellAt = (square: Square): HTMLElement | undefined => {
    if (shown === null) return undefined;
    const { geometry, flipped } = shown.view;
    const { column, row } = cellOf(geometry, flipped, square);
    return cells[row * geometry.files + column];
  };

  const squareOf = (target: EventTarget | null): Square | null => {
    const index = target instanceof HTMLElement ? cells.indexOf(target) : -1;
    if (index < 0 || shown === null) return null;
    const { geometry, flipped } = shown.view;
    return squareAtCell(geometry, flipped, index % geometry.files, Math.floor(index / geometry.files));
  };

  const moveFocus = (square: Square): void => {
    const old = cellAt(focused);
    focused = square;
    if (old !== undefined) old.tabIndex = -1;
    const cell = cellAt(square);
    if (cell !== undefined) cell.tabIndex = 0;
  };

  const letGo = (): void => {
    if (press?.dragging) onDrag(null);
    press = null;
  };

  const on = <Type extends keyof HTMLElementEventMap>(type: Type, listener: (event: HTMLElementEventMap[Type]) => void): void =>
    grid.addEventListener(type, listener, { signal });

  let drawing: Sketch | null = null;
  const squareAt = (event: PointerEvent): Square | null => {
    if (shown === null || shown.scene.drawable !== true) return null;
    const { x, y } = locate(host, event);
    return fromPixel(shown.view, x, y);
  };

  on("pointerdown", (event) => {
    if (shown === null || !event.isPrimary || event.button !== 0) return;
    const { x, y } = locate(host, event);
    const square = fromPixel(shown.view, x, y);
    if (square === null) return;
    moveFocus(square);
    const threshold = event.pointerType === "mouse" ? DRAG_START.mouse : DRAG_START.other;
    press = { pointer: event.pointerId, square, x, y, threshold, dragging: false };
    grid.setPointerCapture(event.pointerId);
  });

  on("pointermove", (event) => {
    if (shown === null || press === null || event.pointerId !== press.pointer || drawing?.isDrawing) return;
    const point = locate(host, event);
    if (!press.dragging) {
      const isFar = Math.hypot(point.x - press.x, point.y - press.y) > press.threshold;
      if (!isFar || !shown.scene.liftable.has(press.square)) return;
      press.dragging = true;
      send({ type: "lift", square: press.square });
    }
    onDrag({
      letter: shown.scene.board[press.square] ?? "",
      square: press.square,
      point,
      over: fromPixel(shown.view, point.x, point.y),
      client: event,
      touch: event.pointerType !== "mouse",
    });
  });

  on("pointerup", (event) => {
    if (shown === null || press === null || event.pointerId !== press.pointer) return;
    const { square, dragging } = press;
    if (drawing?.wasDrawing) {
      letGo();
      return;
    }
    const point = locate(host, event);
    const over = fromPixel(shown.view, point.x, point.y);
    // The move is sent before the piece is let go, so that the board knows where a dragged piece already is.
    if (dragging) send({ type: "drop", square: over });
    else if (over === square) {
      const { scene } = shown;
      if (scene.drawable === true && scene.selected === null && !scene.liftable.has(square)) send({ type: "wipe" });
      send({ type: "tap", square });
    }
    letGo();
    if (dragging && over !== null) moveFocus(over);
  });

  // The browser took the gesture (to scroll, say): nothing was meant.
  on("pointercancel", (event) => {
    if (press !== null && event.pointerId === press.pointer) letGo();
  });

  // A long press on a piece must not open a menu under the finger that drags it.
  on("contextmenu", (event) => {
    if (press !== null || shown?.scene.drawable === true) event.preventDefault();
  });

  // Assistive technology clicks without a pointer; clicks with one were handled above.
  on("click", (event) => {
    const square = squareOf(event.target);
    if (event.detail === 0 && square !== null) send({ type: "tap", square });
  });

  on("focusin", (event) => {
    const square = squareOf(event.target);
    if (square !== null) moveFocus(square);
  });

  on("keydown", (event) => {
    if (shown === null) return;
    const { geometry, flipped } = shown.view;
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      send({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
      return;
    }
    if (event.altKey) return;
    const goTo = (square: Square): void => {
      moveFocus(square);
      cellAt(square)?.focus();
    };
    const { spares, selected } = shown.scene;
    if (spares !== undefined && event.key.length === 1 && (spares.letters + spares.letters.toLowerCase()).includes(event.key)) {
      event.preventDefault();
      send({ type: "place", letter: event.key, square: focused });
      return;
    }
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => goTo(step(geometry, flipped, focused, -1, 0)),
      ArrowRight: () => goTo(step(geometry, flipped, focused, 1, 0)),
      ArrowUp: () => goTo(step(geometry, flipped, focused, 0, -1)),
      ArrowDown: () => goTo(step(geometry, flipped, focused, 0, 1)),
      Home: () => goTo(rowEnd(geometry, flipped, focused, false)),
      End: () => goTo(rowEnd(geometry, flipped, focused, true)),
      Enter: () => send({ type: "tap", square: focused }),
      " ": () => send({ type: "tap", square: focused }),
      Delete: () => send({ type: "remove", square: focused }),
      Backspace: () => send({ type: "remove", square: focused }),
      Escape: () => {
        letGo();
        send({ type: "cancel" });
      },
    };
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    // Only where pieces are set up does a piece leave the board by a key; and there Escape is the page's when nothing is in hand.
    const isIdle =
      spares === undefined ? /^(Delete|Backspace)$/.test(event.key) : event.key === "Escape" && selected === null && spares.chosen === HAND;
    if (action === undefined || isIdle) return;
    event.preventDefault();
    action();
  });

  const build = (view: View): void => {
    const { geometry } = view;
    const rows = Array.from({ length: geometry.ranks }, () => {
      const row = document.createElement("div");
      row.className = "grid-row";
      row.setAttribute("role", "row");
      for (let column = 0; column < geometry.files; column += 1) {
        const cell = document.createElement("div");
        cell.className = "grid-cell";
        cell.setAttribute("role", "gridcell");
        cell.tabIndex = -1;
        row.append(cell);
      }
      return row;
    });
    grid.replaceChildren(...rows);
    cells = rows.flatMap((row) => [...row.children] as HTMLElement[]);
    // The keyboard starts where the first mover's general or king stands.
    focused = Math.floor(geometry.files / 2);
  };

  return {
    update(scene, messages, view) {
      const { geometry, flipped } = view;
      const isFocused = (grid.getRootNode() as Document | ShadowRoot).activeElement;
      const hadFocus = isFocused !== null && grid.contains(isFocused);
      const isOtherBoard = cells.length !== squareCount(geometry);
      if (isOtherBoard) build(view);
      const turned = shown !== null && shown.view.flipped !== flipped;
      shown = { scene, view };
      if (scene.drawable === true && drawing === null)
        sketch.use(({ mountSketch }) => {
          if (!signal.aborted) drawing ??= mountSketch(grid, send, onSketch, squareAt);
        });
      if (press?.dragging && !scene.liftable.has(press.square)) letGo();

      Object.assign(grid.style, {
        left: `${view.left}px`,
        top: `${view.top}px`,
        width: `${geometry.files * view.cell}px`,
        height: `${geometry.ranks * view.cell}px`,
      });
      grid.style.setProperty("--files", String(geometry.files));
      grid.setAttribute("aria-label", boardLabel(messages, scene));
      if (hint.textContent !== messages.board.hint) hint.textContent = messages.board.hint;

      const goals = new Set(scene.targets.map((target) => target.square));
      const causes = new Set(scene.causes.map((cause) => cause.square));
      cells.forEach((cell, index) => {
        const square = squareAtCell(geometry, flipped, index % geometry.files, Math.floor(index / geometry.files)) ?? 0;
        cell.setAttribute("aria-label", squareLabel(messages, scene, square));
        cell.setAttribute("aria-selected", String(scene.selected === square));
        cell.tabIndex = square === focused ? 0 : -1;
        cell.dataset["square"] = squareName(geometry, square);
        cell.dataset["piece"] = scene.board[square] ?? "";
        const flags: Readonly<Record<string, boolean>> = {
          target: goals.has(square),
          check: scene.checked === square,
          last: scene.last.includes(square),
          cause: causes.has(square),
          premove: scene.premove?.from === square || scene.premove?.to === square,
          checker: scene.checkers.includes(square),
          chaser: scene.chases.some(({ attacker }) => attacker === square),
          chased: scene.chases.some(({ target }) => target === square),
          // Where a move may start the page does not scroll under the finger; see `.grid-cell` in the style sheet.
          liftable: scene.liftable.has(square),
        };
        for (const [name, isOn] of Object.entries(flags)) cell.toggleAttribute(`data-${name}`, isOn);
        const outlook = scene.outlook.find((each) => each.to === square);
        if (outlook === undefined) delete cell.dataset["outlook"];
        else cell.dataset["outlook"] = outlook.outcome;
      });
      if (hadFocus && (turned || isOtherBoard)) cellAt(focused)?.focus();
    },
    focus() {
      cellAt(focused)?.focus();
    },
    dispose() {
      listening.abort();
      drawing?.dispose();
      grid.remove();
      hint.remove();
    },
  };
}
