/** The piece under the finger or the mouse, in a layer of its own that only moves: nothing is painted while it does. */

import type { Paintwork } from "./brushes.ts";
import type { Placement } from "./games.ts";
import { backingSize } from "./geometry.ts";
import type { Drag } from "./grid.ts";
import type { Brushes } from "./paint.ts";

export interface Held {
  /** Shows the piece of a drag where the pointer is, or nothing. */
  show(drag: Drag | null, board: Placement, work: Paintwork, brushes: Brushes): void;
  dispose(): void;
}

const SCALE = 1.12;

export function mountHeld(host: HTMLElement): Held {
  const layer = host.ownerDocument.createElement("canvas");
  layer.className = "held";
  layer.setAttribute("aria-hidden", "true");
  layer.hidden = true;
  host.append(layer);
  let drawn: { readonly letter: string; readonly brushes: Brushes } | null = null;

  return {
    show(drag, board, { view, pixelRatio }, brushes) {
      const letter = drag === null ? "" : (board[drag.square] ?? "");
      layer.hidden = letter === "";
      if (drag === null || letter === "") return;
      const side = view.cell * SCALE;
      if (drawn?.letter !== letter || drawn.brushes !== brushes) {
        layer.width = layer.height = backingSize(side, pixelRatio);
        Object.assign(layer.style, { width: `${side}px`, height: `${side}px` });
        const ctx = layer.getContext("2d");
        if (ctx !== null) {
          ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
          brushes.piece(ctx, letter, { x: side / 2, y: side / 2 });
        }
        drawn = { letter, brushes };
      }
      const { x, y } = drag.point;
      layer.style.transform = `translate(${x - side / 2}px, ${y - side / 2}px) scale(${SCALE})`;
    },
    dispose() {
      layer.remove();
    },
  };
}
