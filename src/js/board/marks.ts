/** Draws the marks of every game: what moved last, what is picked up, where it may go. Each has a shape of its own, so that none is told by colour alone. */

import type { Point } from "./geometry.ts";

export type Canvas = CanvasRenderingContext2D;

/** Draws twice, a wide pale line under a narrow one, so that the mark shows on every ground. */
export function haloed(ctx: Canvas, color: string, halo: string, width: number, trace: () => void): void {
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  for (const [style, lineWidth] of [
    [halo, width * 2],
    [color, width],
  ] as const) {
    ctx.strokeStyle = style;
    ctx.lineWidth = lineWidth;
    ctx.beginPath();
    trace();
    ctx.stroke();
  }
}

/** A soft fill of a whole square, or of the place of a disc: the ends of the last move, a premove, a mark of the page. */
export function drawTint(ctx: Canvas, { x, y }: Point, cell: number, color: string, isDisc: boolean, opacity: number): void {
  ctx.save();
  ctx.globalAlpha = opacity;
  ctx.fillStyle = color;
  ctx.beginPath();
  if (isDisc) ctx.arc(x, y, cell * 0.44, 0, 2 * Math.PI);
  else ctx.rect(x - cell / 2, y - cell / 2, cell, cell);
  ctx.fill();
  ctx.restore();
}

/** A ring around the disc that moved last. */
export function drawHoop(ctx: Canvas, { x, y }: Point, cell: number, color: string, halo: string): void {
  haloed(ctx, color, halo, Math.max(1.75, cell * 0.06), () => {
    ctx.moveTo(x + cell * 0.49, y);
    ctx.arc(x, y, cell * 0.49, 0, 2 * Math.PI);
  });
}

/** A closed ring: the piece that is picked up. */
export function drawRing(ctx: Canvas, { x, y }: Point, cell: number, color: string, halo: string): void {
  haloed(ctx, color, halo, Math.max(2, cell * 0.06), () => {
    ctx.moveTo(x + cell * 0.47, y);
    ctx.arc(x, y, cell * 0.47, 0, 2 * Math.PI);
  });
}

/** A dot: an empty square that the piece may go to. */
export function drawDot(ctx: Canvas, { x, y }: Point, cell: number, color: string, halo: string): void {
  ctx.beginPath();
  ctx.arc(x, y, cell * 0.15, 0, 2 * Math.PI);
  ctx.fillStyle = color;
  ctx.fill();
  ctx.strokeStyle = halo;
  ctx.lineWidth = Math.max(1, cell * 0.035);
  ctx.stroke();
}

/** A ring of four arcs: a piece that may be captured (or a rook to castle with). */
export function drawArcs(ctx: Canvas, { x, y }: Point, cell: number, color: string, halo: string): void {
  const radius = cell * 0.46;
  haloed(ctx, color, halo, Math.max(2, cell * 0.075), () => {
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const start = quarter * (Math.PI / 2) + 0.35;
      ctx.moveTo(x + radius * Math.cos(start), y + radius * Math.sin(start));
      ctx.arc(x, y, radius, start, start + Math.PI / 2 - 0.7);
    }
  });
}
