/** Drawing on a board: by the right button, or by a long press of a finger. Shift, Alt and both choose the colour. */

import type { Square } from "./geometry.ts";
import type { DrawnShape, SendIntent } from "./scene.ts";

export interface Sketch {
  /** A shape is being drawn: the pointer moves no piece. */
  readonly isDrawing: boolean;
  /** The press that ends now has drawn. */
  readonly wasDrawing: boolean;
  dispose(): void;
}

const LONG_PRESS_MS = 450;
/** How far a finger may stray in a long press, in CSS pixels. */
const STEADY = 9;

type Modifiers = Pick<PointerEvent, "shiftKey" | "altKey" | "ctrlKey">;

function colorOf({ shiftKey, altKey, ctrlKey }: Modifiers): string {
  const red = shiftKey || ctrlKey;
  return red && altKey ? "yellow" : red ? "red" : altKey ? "blue" : "green";
}

/** `squareAt` is the square under an event, or `null` off the board and where nothing may be drawn. */
export function mountSketch(
  grid: HTMLElement,
  send: SendIntent,
  onSketch: (shape: DrawnShape | null) => void,
  squareAt: (event: PointerEvent) => Square | null,
): Sketch {
  const listening = new AbortController();
  const { signal } = listening;
  let drawing: { readonly pointer: number; readonly from: Square } | null = null;
  let waiting = 0;
  let begun: PointerEvent | null = null;
  let last: number | null = null;

  const shapeTo = (from: Square, to: Square, event: Modifiers): DrawnShape => ({
    type: from === to ? "circle" : "arrow",
    from,
    to,
    color: colorOf(event),
  });
  const stopWaiting = (): void => {
    clearTimeout(waiting);
    begun = null;
  };
  const begin = (event: PointerEvent): void => {
    const from = squareAt(event);
    if (from === null) return;
    drawing = { pointer: event.pointerId, from };
    grid.setPointerCapture(event.pointerId);
    onSketch(shapeTo(from, from, event));
  };
  const end = (): void => {
    drawing = null;
    onSketch(null);
  };

  grid.addEventListener(
    "pointerdown",
    (event) => {
      last = null;
      stopWaiting();
      if (!event.isPrimary || squareAt(event) === null) return;
      if (event.button === 2) begin(event);
      else if (event.pointerType !== "mouse") {
        begun = event;
        waiting = window.setTimeout(() => begin(event), LONG_PRESS_MS);
      }
    },
    { signal },
  );
  grid.addEventListener(
    "pointermove",
    (event) => {
      if (begun !== null && drawing === null && Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) > STEADY)
        stopWaiting();
      if (drawing === null || event.pointerId !== drawing.pointer) return;
      const to = squareAt(event);
      onSketch(to === null ? null : shapeTo(drawing.from, to, event));
    },
    { signal },
  );
  // First of the listeners: those after it learn that this press has drawn.
  grid.addEventListener(
    "pointerup",
    (event) => {
      stopWaiting();
      if (drawing === null || event.pointerId !== drawing.pointer) return;
      const to = squareAt(event);
      last = event.pointerId;
      if (to !== null) send({ type: "draw", shape: shapeTo(drawing.from, to, event) });
      end();
    },
    { signal, capture: true },
  );
  grid.addEventListener(
    "pointercancel",
    () => {
      stopWaiting();
      if (drawing !== null) end();
    },
    { signal },
  );
  // The page does not scroll under a finger that draws.
  grid.addEventListener(
    "touchmove",
    (event) => {
      if (drawing !== null) event.preventDefault();
    },
    { signal, passive: false },
  );

  return {
    get isDrawing() {
      return drawing !== null;
    },
    get wasDrawing() {
      return last !== null;
    },
    dispose() {
      stopWaiting();
      listening.abort();
    },
  };
}
