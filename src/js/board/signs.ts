/** Draws the signs of what does not happen in every game: check, reasons, chases, endings, what people draw. Each has a shape of its own, so that none is told by colour alone. */

import { colorOf } from "./games.ts";
import type { Point, Square } from "./geometry.ts";
import { haloed } from "./marks.ts";
import type { Canvas } from "./marks.ts";
import type { Frame } from "./paint.ts";

/** What lies under the pieces. */
export function paintUnder(ctx: Canvas, { scene, view, palette, isDisc }: Frame, at: (square: Square) => Point): void {
  if (scene.checked !== null) drawGlow(ctx, at(scene.checked), view.cell, palette.mark.check, isDisc);
}

/** What lies over the pieces: who attacks whom, and what was drawn. */
export function paintOver(ctx: Canvas, frame: Frame, at: (square: Square) => Point): void {
  const { scene, sketch, view, palette } = frame;
  const { mark } = palette;
  const { halo } = mark;
  const { cell } = view;
  for (const chase of scene.chases) drawChased(ctx, at(chase.target), cell, mark.chase, halo, chase.protected);
  const { checked } = scene;
  if (checked !== null) {
    for (const from of scene.checkers) drawArrow(ctx, at(from), at(checked), cell, mark.check, halo, false);
  }
  // What the verdict is not about is dashed.
  for (const { attacker, target } of scene.chases) {
    drawArrow(ctx, at(attacker), at(target), cell, mark.chase, halo, !scene.atFault);
  }
  for (const shape of [...(scene.shapes ?? []), ...(sketch === null ? [] : [sketch])]) {
    drawShape(ctx, shape.type, at(shape.from), at(shape.to), cell, frame.colorOf(shape.color));
  }
}

/** What lies over everything else: what moves come to, why one was refused, how the game ended. */
export function paintLast(ctx: Canvas, frame: Frame, at: (square: Square) => Point): void {
  const { scene, view, palette } = frame;
  const { mark } = palette;
  const { cell } = view;
  if (scene.promotion === null) for (const { to, outcome } of scene.outlook) drawOutlook(ctx, at(to), cell, mark[outcome], outcome);
  for (const { square, occupied } of scene.causes) drawCause(ctx, at(square), cell, mark.refused, mark.halo, occupied);
  const { refusedGoal: goal } = scene;
  if (goal !== null) drawNoEntry(ctx, at(goal.square), cell, mark.refused, goal.occupied);
  drawEndings(ctx, frame, at);
}

function drawEndings(ctx: Canvas, { scene, palette, view }: Frame, at: (square: Square) => Point): void {
  const { verdict = null, kind } = scene;
  if (verdict === null) return;
  const { mark } = palette;
  for (const letter of ["K", "k"]) {
    const square = scene.board.indexOf(letter);
    if (square < 0) continue;
    const isWinner = verdict.winner === colorOf(kind, letter);
    const ending = verdict.winner === null ? "drawn" : isWinner ? "won" : verdict.mate ? "mated" : "lost";
    drawEnding(ctx, at(square), view.cell, verdict.winner === null ? mark.draws : isWinner ? mark.wins : mark.loses, ending);
  }
}

/** A glow behind a piece: it is in check. Drawn before the pieces. */
function drawGlow(ctx: Canvas, { x, y }: Point, cell: number, color: string, isDisc: boolean): void {
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
function drawEnding(ctx: Canvas, { x, y }: Point, cell: number, color: string, ending: "won" | "mated" | "lost" | "drawn"): void {
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
function drawShape(ctx: Canvas, type: "arrow" | "circle" | "square", from: Point, to: Point, cell: number, color: string): void {
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
function drawCause(ctx: Canvas, { x, y }: Point, cell: number, color: string, halo: string, occupied: boolean): void {
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
function drawNoEntry(ctx: Canvas, { x, y }: Point, cell: number, color: string, occupied: boolean): void {
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
function drawOutlook(ctx: Canvas, { x, y }: Point, cell: number, color: string, outcome: "loses" | "draws" | "wins" | "changes"): void {
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
function drawChased(ctx: Canvas, { x, y }: Point, cell: number, color: string, halo: string, isProtected: boolean): void {
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
function drawArrow(ctx: Canvas, from: Point, to: Point, cell: number, color: string, halo: string, dashed: boolean): void {
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
