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

/** A glow behind a piece: it is in check. Drawn before the pieces. */
export function drawGlow(ctx: Canvas, { x, y }: Point, cell: number, color: string, isDisc: boolean): void {
  const radius = cell * (isDisc ? 0.78 : 0.68);
  const glow = ctx.createRadialGradient(x, y, cell * (isDisc ? 0.4 : 0.1), x, y, radius);
  glow.addColorStop(0, color);
  glow.addColorStop(0.35, color);
  glow.addColorStop(1, "transparent");
  ctx.save();
  ctx.globalAlpha = 0.9;
  ctx.fillStyle = glow;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  ctx.restore();
}

/** How the game ended for the side of a general or king: a crown, the sign of mate, a flag, or the bars of a draw. */
export function drawEnding(ctx: Canvas, { x, y }: Point, cell: number, color: string, ending: "won" | "mated" | "lost" | "drawn"): void {
  drawBadge(ctx, { x: x + cell * 0.34, y: y - cell * 0.34 }, cell * 0.19, color, (size) => {
    if (ending === "won") {
      ctx.moveTo(-size, size * 0.8);
      ctx.lineTo(-size * 1.1, -size * 0.6);
      ctx.lineTo(-size * 0.4, size * 0.1);
      ctx.lineTo(0, -size * 0.9);
      ctx.lineTo(size * 0.4, size * 0.1);
      ctx.lineTo(size * 1.1, -size * 0.6);
      ctx.lineTo(size, size * 0.8);
      ctx.closePath();
    } else if (ending === "mated") {
      for (const side of [-0.4, 0.4]) {
        ctx.moveTo(side * size - size * 0.15, size);
        ctx.lineTo(side * size + size * 0.15, -size);
        ctx.moveTo(-size, side * size);
        ctx.lineTo(size, side * size);
      }
    } else if (ending === "lost") {
      ctx.moveTo(-size * 0.6, size);
      ctx.lineTo(-size * 0.6, -size);
      ctx.lineTo(size * 0.8, -size * 0.5);
      ctx.lineTo(-size * 0.6, 0);
    } else {
      for (const side of [-0.5, 0.5]) {
        ctx.moveTo(-size, side * size);
        ctx.lineTo(size, side * size);
      }
    }
  });
}

/** A broad arrow, a circle or a square, as people draw them on a board. */
export function drawShape(ctx: Canvas, type: "arrow" | "circle" | "square", from: Point, to: Point, cell: number, color: string): void {
  ctx.save();
  ctx.globalAlpha = 0.72;
  ctx.strokeStyle = ctx.fillStyle = color;
  ctx.lineWidth = Math.max(2.5, cell * 0.085);
  ctx.beginPath();
  if (type === "circle") ctx.arc(from.x, from.y, cell * 0.46, 0, 2 * Math.PI);
  else if (type === "square") ctx.rect(from.x - cell * 0.45, from.y - cell * 0.45, cell * 0.9, cell * 0.9);
  else traceArrow(ctx, from, to, cell);
  if (type === "arrow") ctx.fill();
  else ctx.stroke();
  ctx.restore();
}

/** The outline of an arrow of one piece, which shows no seam where it is not opaque. */
function traceArrow(ctx: Canvas, from: Point, to: Point, cell: number): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const at = (along: number, aside: number): [number, number] => [from.x + ux * along - uy * aside, from.y + uy * along + ux * aside];
  const start = cell * 0.3;
  const tip = length - cell * 0.1;
  const neck = tip - cell * 0.34;
  const shaft = cell * 0.075;
  ctx.moveTo(...at(start, shaft));
  ctx.lineTo(...at(neck, shaft));
  ctx.lineTo(...at(neck, cell * 0.22));
  ctx.lineTo(...at(tip, 0));
  ctx.lineTo(...at(neck, -cell * 0.22));
  ctx.lineTo(...at(neck, -shaft));
  ctx.lineTo(...at(start, -shaft));
  ctx.closePath();
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

/** An arrow between two squares: who attacks whom. What does not matter for the verdict is an outline. */
export function drawArrow(ctx: Canvas, from: Point, to: Point, cell: number, color: string, halo: string, dashed: boolean): void {
  if (Math.hypot(to.x - from.x, to.y - from.y) === 0) return;
  ctx.save();
  ctx.beginPath();
  traceArrow(ctx, from, to, cell);
  ctx.lineJoin = "round";
  ctx.strokeStyle = halo;
  ctx.lineWidth = Math.max(2, cell * 0.06);
  ctx.stroke();
  ctx.globalAlpha = dashed ? 0.3 : 0.85;
  ctx.fillStyle = color;
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.strokeStyle = color;
  ctx.lineWidth = Math.max(1, cell * 0.025);
  if (dashed) {
    ctx.setLineDash([cell * 0.1, cell * 0.08]);
    ctx.stroke();
  }
  ctx.restore();
}
