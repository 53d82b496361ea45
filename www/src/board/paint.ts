/** Paints one frame. A function of the frame: no state, no time, no page. */

import type { Outlook } from "../facts.ts";
import { toPixel } from "../geometry.ts";
import type { Point, Square, View } from "../geometry.ts";
import type { PieceStyle, Target } from "../state.ts";
import {
  drawArcs, drawArrow, drawBrackets, drawBurst, drawCause, drawChased, drawDot, drawNoEntry, drawOutlook, drawRing,
} from "./marks.ts";
import { drawPiece } from "./pieces.ts";
import type { Palette, Skin } from "./skins.ts";
import { drawSurface } from "./surface.ts";

export interface DrawnPiece {
  readonly letter: string;
  readonly at: Point;
  /** 1 as it stands; larger while it is held. */
  readonly scale: number;
  readonly opacity: number;
}

/** Who attacks whom: a check, or a chase that a verdict rests on. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly kind: "check" | "chase";
  /** It is not what the verdict is about. */
  readonly aside: boolean;
}

export interface Frame {
  readonly skin: Skin;
  readonly palette: Palette;
  readonly view: View;
  readonly pixelRatio: number;
  readonly pieceStyle: PieceStyle;
  /** In the order of painting: the last lies on top. */
  readonly pieces: readonly DrawnPiece[];
  /** The piece under the finger or the mouse, above every mark. */
  readonly held: DrawnPiece | null;
  readonly last: readonly Square[];
  readonly selected: Square | null;
  readonly targets: readonly Target[];
  /** The target under the piece that is dragged. */
  readonly hovered: Square | null;
  readonly checked: Square | null;
  readonly arrows: readonly Arrow[];
  readonly chased: readonly { readonly square: Square; readonly protected: boolean }[];
  readonly outlook: readonly Outlook[];
  readonly causes: readonly Target[];
  readonly refusedGoal: Target | null;
}

export function paint(ctx: CanvasRenderingContext2D, frame: Frame): void {
  const { skin, palette, view, pixelRatio } = frame;
  const { cell } = view;
  const { mark } = palette;
  const at = (square: Square): Point => toPixel(view, square);

  ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  drawSurface(ctx, skin, palette, view, pixelRatio);

  for (const square of frame.last) drawBrackets(ctx, at(square), cell, mark.last, mark.halo);
  if (frame.checked !== null) drawBurst(ctx, at(frame.checked), cell, mark.check, mark.halo);

  const draw = ({ letter, at: { x, y }, scale, opacity }: DrawnPiece): void => {
    ctx.globalAlpha = opacity;
    drawPiece(ctx, skin, palette, frame.pieceStyle, letter, x, y, cell * skin.pieceSize * scale);
    ctx.globalAlpha = 1;
  };
  frame.pieces.forEach(draw);

  for (const { square, protected: isProtected } of frame.chased) {
    drawChased(ctx, at(square), cell, mark.chase, mark.halo, isProtected);
  }
  for (const { from, to, kind, aside } of frame.arrows) drawArrow(ctx, at(from), at(to), cell, mark[kind], mark.halo, aside);
  if (frame.selected !== null) drawRing(ctx, at(frame.selected), cell, mark.selected, mark.halo);
  for (const { square, occupied } of frame.targets) {
    if (occupied) drawArcs(ctx, at(square), cell, mark.target, mark.halo);
    else drawDot(ctx, at(square), square === frame.hovered ? cell * 1.6 : cell, mark.target, mark.halo);
  }
  for (const { to, outcome } of frame.outlook) drawOutlook(ctx, at(to), cell, mark.outlook[outcome], outcome);
  for (const { square, occupied } of frame.causes) drawCause(ctx, at(square), cell, mark.refused, mark.halo, occupied);
  if (frame.refusedGoal !== null) {
    drawNoEntry(ctx, at(frame.refusedGoal.square), cell, mark.refused, frame.refusedGoal.occupied);
  }
  if (frame.held !== null) draw(frame.held);
}
