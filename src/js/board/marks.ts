/** Draws the signs on squares: each has a shape of its own, so that none is told by colour alone. */

import type { Point } from "./geometry.ts";

type Canvas = CanvasRenderingContext2D;

/** Draws twice, a wide pale line under a narrow one, so that the mark shows on every ground. */
function haloed(ctx: Canvas, color: string, halo: string, width: number, trace: () => void): void {
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

/** Four corners around a square: the ends of the last move. */
export function drawBrackets(ctx: Canvas, { x, y }: Point, cell: number, color: string, halo: string): void {
  const half = cell * 0.46;
  const arm = cell * 0.15;
  haloed(ctx, color, halo, Math.max(1.5, cell * 0.045), () => {
    for (const right of [-1, 1]) {
      for (const down of [-1, 1]) {
        ctx.moveTo(x + right * (half - arm), y + down * half);
        ctx.lineTo(x + right * half, y + down * half);
        ctx.lineTo(x + right * half, y + down * (half - arm));
      }
    }
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

/** A burst behind a piece: it is in check. Drawn before the pieces. */
export function drawBurst(ctx: Canvas, { x, y }: Point, cell: number, color: string, halo: string): void {
  const spikes = 14;
  ctx.beginPath();
  for (let index = 0; index < spikes * 2; index += 1) {
    const angle = (index * Math.PI) / spikes - Math.PI / 2;
    const radius = cell * (index % 2 === 0 ? 0.56 : 0.43);
    ctx.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  ctx.closePath();
  ctx.fillStyle = color;
  ctx.fill();
  ctx.strokeStyle = halo;
  ctx.lineWidth = Math.max(1, cell * 0.03);
  ctx.stroke();
}

/** A dashed ring, around a piece with a cross: the cause why a move is refused, or the open way that is part of it. */
export function drawCause(ctx: Canvas, { x, y }: Point, cell: number, color: string, halo: string, occupied: boolean): void {
  const radius = cell * (occupied ? 0.47 : 0.27);
  ctx.save();
  ctx.setLineDash([cell * 0.12, cell * 0.13]);
  haloed(ctx, color, halo, Math.max(2, cell * 0.065), () => {
    ctx.moveTo(x + radius, y);
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
  });
  ctx.restore();
  if (!occupied) return;
  drawBadge(ctx, { x: x + cell * 0.33, y: y - cell * 0.33 }, cell * 0.16, color, (size) => {
    ctx.moveTo(-size, -size);
    ctx.lineTo(size, size);
    ctx.moveTo(size, -size);
    ctx.lineTo(-size, size);
  });
}

/** A no-entry sign: where a piece was refused to go. */
export function drawNoEntry(ctx: Canvas, { x, y }: Point, cell: number, color: string, occupied: boolean): void {
  const at = occupied ? { x: x + cell * 0.33, y: y + cell * 0.33 } : { x, y };
  drawBadge(ctx, at, cell * (occupied ? 0.16 : 0.2), color, (size) => {
    ctx.moveTo(-size * 1.2, 0);
    ctx.lineTo(size * 1.2, 0);
  });
}

function drawBadge(ctx: Canvas, { x, y }: Point, radius: number, color: string, sign: (size: number) => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, 2 * Math.PI);
  ctx.fillStyle = color;
  ctx.fill();
  ctx.strokeStyle = "#fff";
  ctx.lineCap = "round";
  ctx.lineWidth = Math.max(1.25, radius * 0.22);
  ctx.stroke();
  ctx.beginPath();
  sign(radius * 0.45);
  ctx.lineWidth = Math.max(1.5, radius * 0.28);
  ctx.stroke();
  ctx.restore();
}

/** What a move to a square would end the game by: a cross loses, two bars draw, a tick wins; where it only has to be changed, two arrows past each other. */
export function drawOutlook(
  ctx: Canvas,
  { x, y }: Point,
  cell: number,
  color: string,
  outcome: "loses" | "draws" | "wins" | "changes",
): void {
  drawBadge(ctx, { x: x + cell * 0.31, y: y - cell * 0.31 }, cell * 0.17, color, (size) => {
    if (outcome === "loses") {
      ctx.moveTo(-size, -size);
      ctx.lineTo(size, size);
      ctx.moveTo(size, -size);
      ctx.lineTo(-size, size);
    } else if (outcome === "draws") {
      for (const side of [-0.6, 0.6]) {
        ctx.moveTo(-size, side * size);
        ctx.lineTo(size, side * size);
      }
    } else if (outcome === "wins") {
      ctx.moveTo(-size, 0);
      ctx.lineTo(-size * 0.25, size * 0.8);
      ctx.lineTo(size, -size * 0.8);
    } else {
      for (const way of [-1, 1]) {
        ctx.moveTo(-way * size, way * size * 0.6);
        ctx.lineTo(way * size, way * size * 0.6);
        ctx.lineTo(way * size * 0.3, way * size * 1.2);
      }
    }
  });
}

/** A ring with four ticks, as of a sight: a piece that is chased; a shield beside it when it is protected. */
export function drawChased(ctx: Canvas, { x, y }: Point, cell: number, color: string, halo: string, isProtected: boolean): void {
  const radius = cell * 0.4;
  haloed(ctx, color, halo, Math.max(2, cell * 0.055), () => {
    ctx.moveTo(x + radius, y);
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      ctx.moveTo(x + right * cell * 0.3, y + down * cell * 0.3);
      ctx.lineTo(x + right * cell * 0.5, y + down * cell * 0.5);
    }
  });
  if (!isProtected) return;
  drawBadge(ctx, { x: x - cell * 0.33, y: y - cell * 0.33 }, cell * 0.17, color, (size) => {
    ctx.moveTo(-size, -size * 0.9);
    ctx.lineTo(size, -size * 0.9);
    ctx.lineTo(size, size * 0.2);
    ctx.lineTo(0, size * 1.15);
    ctx.lineTo(-size, size * 0.2);
    ctx.closePath();
  });
}

/** An arrow between two squares: who attacks whom. What does not matter for the verdict is dashed. */
export function drawArrow(ctx: Canvas, from: Point, to: Point, cell: number, color: string, halo: string, dashed: boolean): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return;
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const start = { x: from.x + ux * cell * 0.45, y: from.y + uy * cell * 0.45 };
  const tip = { x: to.x - ux * cell * 0.42, y: to.y - uy * cell * 0.42 };
  const head = cell * 0.2;
  ctx.save();
  if (dashed) ctx.setLineDash([cell * 0.14, cell * 0.14]);
  haloed(ctx, color, halo, Math.max(2, cell * (dashed ? 0.04 : 0.06)), () => {
    ctx.moveTo(start.x, start.y);
    ctx.lineTo(tip.x, tip.y);
    ctx.moveTo(tip.x - ux * head - uy * head * 0.7, tip.y - uy * head + ux * head * 0.7);
    ctx.lineTo(tip.x, tip.y);
    ctx.lineTo(tip.x - ux * head + uy * head * 0.7, tip.y - uy * head - ux * head * 0.7);
  });
  ctx.restore();
}
