/**
 * The piece under the finger or the mouse, in a layer of its own that only moves: nothing is painted while it does. It
 * lies over everything on the page, so that it is seen outside the board too; under a finger it is larger and lifted.
 */

import type { Paintwork } from "./brushes.ts";
import { backingSize } from "./geometry.ts";
import type { Drag } from "./grid.ts";
import type { Brushes } from "./paint.ts";

export interface DragPiece {
  /** Shows the piece of a drag where the pointer is, or nothing. */
  show(drag: Drag | null, work: Paintwork, brushes: Brushes): void;
  dispose(): void;
}

const SCALE = { mouse: 1.12, touch: 1.7 } as const;
/** How far above the finger the piece is held, in cells. */
const LIFT = 0.75;

export function mountDragPiece(host: HTMLElement): DragPiece {
  const layer = host.ownerDocument.createElement("canvas");
  layer.className = "drag-piece";
  layer.setAttribute("aria-hidden", "true");
  // In the top layer nothing cuts it off, neither the board nor what scrolls around it.
  const isPopover = typeof layer.showPopover === "function";
  if (isPopover) layer.popover = "manual";
  layer.hidden = true;
  host.append(layer);
  let drawn: { readonly letter: string; readonly brushes: Brushes; readonly side: number } | null = null;

  const hide = (): void => {
    if (layer.hidden) return;
    if (isPopover) layer.hidePopover();
    layer.hidden = true;
  };

  return {
    show(drag, { view, pixelRatio }, brushes) {
      if (drag === null || drag.letter === "") {
        hide();
        return;
      }
      const box = host.getBoundingClientRect();
      const pageScale = host.clientWidth === 0 ? 1 : box.width / host.clientWidth;
      const scale = drag.touch ? SCALE.touch : SCALE.mouse;
      const side = view.cell * 1.12 * scale;
      if (drawn?.letter !== drag.letter || drawn.brushes !== brushes || drawn.side !== side) {
        layer.width = layer.height = backingSize(side, pixelRatio);
        Object.assign(layer.style, { width: `${side}px`, height: `${side}px` });
        const ctx = layer.getContext("2d");
        if (ctx !== null) {
          ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
          brushes.portrait(ctx, drag.letter, side / 2, view.cell * scale);
        }
        drawn = { letter: drag.letter, brushes, side };
      }
      if (layer.hidden) {
        layer.hidden = false;
        if (isPopover && layer.isConnected) layer.showPopover();
      }
      const { clientX, clientY } = drag.client;
      const x = isPopover ? clientX : drag.point.x;
      const y = (isPopover ? clientY : drag.point.y) - (drag.touch ? view.cell * LIFT : 0);
      layer.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${isPopover ? pageScale : 1})`;
    },
    dispose() {
      hide();
      layer.remove();
    },
  };
}
