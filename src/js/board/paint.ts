/** Paints one frame. A function of the frame: no state, no time, no page. */

import { toPixel } from "./geometry.ts";
import type { Point, Square, View } from "./geometry.ts";
import {
  drawArcs,
  drawArrow,
  drawBrackets,
  drawBurst,
  drawCause,
  drawChased,
  drawDot,
  drawNoEntry,
  drawOutlook,
  drawRing,
} from "./marks.ts";
import type { Scene, Target } from "./scene.ts";
import type { Palette } from "./themes.ts";

export interface DrawnPiece {
  readonly letter: string;
  readonly at: Point;
  readonly opacity: number;
}

export interface Frame {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly view: View;
  readonly pixelRatio: number;
  /** In the order of painting: the last lies on top. */
  readonly pieces: readonly DrawnPiece[];
  /** The target under the piece that is dragged. */
  readonly hovered: Square | null;
}

/** What a frame is painted with that stays the same from frame to frame. */
export interface Brushes {
  surface(ctx: CanvasRenderingContext2D): void;
  piece(ctx: CanvasRenderingContext2D, letter: string, at: Point): void;
}

export function paint(ctx: CanvasRenderingContext2D, frame: Frame, brushes: Brushes): void {
  const { scene, palette, view, pixelRatio } = frame;
  const { cell } = view;
  const { mark } = palette;
  const { halo } = mark;
  const at = (square: Square): Point => toPixel(view, square);

  brushes.surface(ctx);
  ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  for (const square of scene.last) drawBrackets(ctx, at(square), cell, mark.last, halo);
  if (scene.checked !== null) drawBurst(ctx, at(scene.checked), cell, mark.check, halo);

  for (const { letter, at: point, opacity } of frame.pieces) {
    ctx.globalAlpha = opacity;
    brushes.piece(ctx, letter, point);
    ctx.globalAlpha = 1;
  }

  for (const chase of scene.chases) drawChased(ctx, at(chase.target), cell, mark.chase, halo, chase.protected);
  const { checked } = scene;
  if (checked !== null) {
    for (const from of scene.checkers) drawArrow(ctx, at(from), at(checked), cell, mark.check, halo, false);
  }
  // What the verdict is not about is dashed.
  for (const { attacker, target } of scene.chases) {
    drawArrow(ctx, at(attacker), at(target), cell, mark.chase, halo, !scene.atFault);
  }
  if (scene.selected !== null) drawRing(ctx, at(scene.selected), cell, mark.selected, halo);
  // While a promotion is chosen there is nothing else to choose.
  if (scene.promotion === null) {
    for (const target of scene.targets) drawTarget(ctx, target, at(target.square), frame);
    for (const { to, outcome } of scene.outlook) drawOutlook(ctx, at(to), cell, mark[outcome], outcome);
  }
  for (const { square, occupied } of scene.causes) drawCause(ctx, at(square), cell, mark.refused, halo, occupied);
  const { refusedGoal: goal } = scene;
  if (goal !== null) drawNoEntry(ctx, at(goal.square), cell, mark.refused, goal.occupied);
}

function drawTarget(ctx: CanvasRenderingContext2D, { square, occupied }: Target, at: Point, frame: Frame): void {
  const {
    view: { cell },
    palette: { mark },
  } = frame;
  if (occupied) drawArcs(ctx, at, cell, mark.target, mark.halo);
  else drawDot(ctx, at, square === frame.hovered ? cell * 1.6 : cell, mark.target, mark.halo);
}
