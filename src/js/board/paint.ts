/** Paints one frame. A function of the frame: no state, no time, no page. */

import { toPixel } from "./geometry.ts";
import type { Point, Square, View } from "./geometry.ts";
import { drawArcs, drawDot, drawHoop, drawRing, drawTint } from "./marks.ts";
import type { DrawnShape, Scene, Target } from "./scene.ts";
import type * as signing from "./signs.ts";
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
  readonly pieces: readonly DrawnPiece[];
  /** The square under a piece that is dragged. */
  readonly hovered: Square | null;
  /** What is being drawn. */
  readonly sketch: DrawnShape | null;
  /** The pieces are discs on the crossings of lines, not figures in squares. */
  readonly isDisc: boolean;
  /** What draws the signs of what does not happen in every game; `null` while it is fetched. */
  readonly signs: typeof signing | null;
  /** The colour of a class of marked squares, and of a shape. */
  colorOf(name: string): string;
}

/** What a frame is painted with that stays the same from frame to frame. */
export interface Brushes {
  surface(ctx: CanvasRenderingContext2D): void;
  piece(ctx: CanvasRenderingContext2D, letter: string, at: Point, isTurned?: boolean): void;
  /** A piece of another size: for cells of `cell` pixels, around the point `middle` to the right and down. */
  portrait(ctx: CanvasRenderingContext2D, letter: string, middle: number, cell: number): void;
}

export function paint(ctx: CanvasRenderingContext2D, frame: Frame, brushes: Brushes): void {
  const { scene, palette, view, pixelRatio, isDisc } = frame;
  const { cell } = view;
  const { mark } = palette;
  const { halo } = mark;
  const at = (square: Square): Point => toPixel(view, square);

  brushes.surface(ctx);
  ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  for (const [square, name] of scene.highlights ?? []) drawTint(ctx, at(square), cell, frame.colorOf(name), isDisc, 0.5);
  drawLast(ctx, frame, at);
  const { premove = null } = scene;
  if (premove !== null) for (const square of [premove.from, premove.to]) drawTint(ctx, at(square), cell, mark.premove, isDisc, 0.55);
  frame.signs?.paintUnder(ctx, frame, at);
  if (frame.hovered !== null && scene.targets.some((target) => target.square === frame.hovered))
    drawTint(ctx, at(frame.hovered), cell * 1.3, mark.target, true, 0.4);

  for (const { letter, at: point, opacity } of frame.pieces) {
    ctx.globalAlpha = opacity;
    // Upper-case letters are the first mover's, who sits above on a board that is turned.
    const isTurned = scene.faceToFace === true && (letter === letter.toUpperCase()) === scene.flipped;
    brushes.piece(ctx, letter, point, isTurned);
    ctx.globalAlpha = 1;
  }
  // A disc hides what lies under it.
  const [, arrived] = scene.last;
  if (isDisc && arrived !== undefined) drawHoop(ctx, at(arrived), cell, mark.last, halo);
  if (isDisc && premove !== null) drawRing(ctx, at(premove.to), cell, mark.premove, halo);

  frame.signs?.paintOver(ctx, frame, at);
  if (scene.selected !== null) drawRing(ctx, at(scene.selected), cell, mark.selected, halo);
  // While a promotion is chosen there is nothing else to choose.
  if (scene.promotion === null) for (const target of scene.targets) drawTarget(ctx, target, at(target.square), frame);
  frame.signs?.paintLast(ctx, frame, at);
}

/** Whether there is anything to be drawn besides moves. */
export function needsSigns({ scene, sketch }: Pick<Frame, "scene" | "sketch">): boolean {
  const { checked, refusedGoal, chases, causes, outlook, shapes = [], verdict = null } = scene;
  return (checked ?? refusedGoal ?? sketch ?? verdict) !== null || [chases, causes, outlook, shapes].some((each) => each.length > 0);
}

/** Both squares are tinted; of a disc its old place, and the disc itself gets a ring later. */
function drawLast(ctx: CanvasRenderingContext2D, { scene, palette, view, isDisc }: Frame, at: (square: Square) => Point): void {
  const { last } = palette.mark;
  const [from, to] = scene.last;
  if (from !== undefined) drawTint(ctx, at(from), view.cell, last, isDisc, isDisc ? 0.24 : 0.36);
  if (to !== undefined && !isDisc) drawTint(ctx, at(to), view.cell, last, false, 0.48);
}

function drawTarget(ctx: CanvasRenderingContext2D, { square, occupied }: Target, at: Point, frame: Frame): void {
  const {
    view: { cell },
    palette: { mark },
  } = frame;
  if (occupied) drawArcs(ctx, at, square === frame.hovered ? cell * 1.12 : cell, mark.target, mark.halo);
  else drawDot(ctx, at, square === frame.hovered ? cell * 1.6 : cell, mark.target, mark.halo);
}
