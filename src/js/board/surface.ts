/** Draws the empty board of a skin: cells or lines, river, palaces, position marks, labels. */

import { edgeLabels, squareAtCell, toPixel, squareCount } from "./geometry.ts";
import type { Point, View } from "./geometry.ts";
import { drawHanzi } from "./pieces.ts";
import type { Labels } from "./scene.ts";
import type { PieceSet, Skin } from "./skins.ts";
import type { Palette } from "./themes.ts";

type Canvas = CanvasRenderingContext2D;

const LABEL_FONT = "system-ui, sans-serif";

/** Files and ranks, counted from the near left corner, that carry the marks of the cannons and soldiers. */
const POSITION_MARKS: readonly (readonly [file: number, rank: number])[] = [
  [1, 2],
  [7, 2],
  [1, 7],
  [7, 7],
  [0, 3],
  [2, 3],
  [4, 3],
  [6, 3],
  [8, 3],
  [0, 6],
  [2, 6],
  [4, 6],
  [6, 6],
  [8, 6],
];
const PALACE_RANKS = [0, 7] as const;
const RIVER = { traditional: "楚河漢界", simplified: "楚河汉界" } as const;

export interface SurfaceLook {
  readonly pieceSet: PieceSet;
  readonly coordinates: boolean;
  readonly labels: Labels;
}

export function drawSurface(ctx: Canvas, skin: Skin, palette: Palette, view: View, pixelRatio: number, look: SurfaceLook): void {
  const { geometry, cell } = view;
  const width = geometry.files * cell + 2 * view.left;
  const height = geometry.ranks * cell + 2 * view.top;
  ctx.fillStyle = palette.ground;
  ctx.fillRect(0, 0, width, height);
  if (skin.layout === "cells") drawCells(ctx, palette, view);
  else {
    drawLines(ctx, palette, view, width, height, pixelRatio);
    drawRiver(ctx, palette, view, look.pieceSet === "simplified" ? RIVER.simplified : RIVER.traditional);
  }
  if (look.coordinates) drawLabels(ctx, skin, palette, view, look.labels);
}

function drawCells(ctx: Canvas, palette: Palette, view: View): void {
  const { geometry, cell } = view;
  ctx.fillStyle = palette.ink;
  for (let square = 0; square < squareCount(geometry); square += 1) {
    const file = square % geometry.files;
    const rank = (square - file) / geometry.files;
    if ((file + rank) % 2 !== 0) continue;
    const { x, y } = toPixel(view, square);
    ctx.fillRect(x - cell / 2, y - cell / 2, cell, cell);
  }
}

function drawLines(ctx: Canvas, palette: Palette, view: View, width: number, height: number, pixelRatio: number): void {
  const { geometry, cell } = view;
  const thin = Math.max(1 / pixelRatio, cell * 0.022);
  // Lines whose middle falls between two device pixels come out blurred; move them by less than a pixel.
  const crisp = (value: number): number => (Math.round(value * pixelRatio - 0.5) + 0.5) / pixelRatio;
  const at = (file: number, rank: number): Point => {
    const { x, y } = toPixel(view, rank * geometry.files + file);
    return { x: crisp(x), y: crisp(y) };
  };
  const line = (a: Point, b: Point): void => {
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
  };
  const lastFile = geometry.files - 1;
  const lastRank = geometry.ranks - 1;
  const bank = geometry.ranks / 2 - 1;

  ctx.strokeStyle = palette.edge;
  ctx.lineWidth = cell * 0.08;
  ctx.strokeRect(ctx.lineWidth / 2, ctx.lineWidth / 2, width - ctx.lineWidth, height - ctx.lineWidth);

  ctx.strokeStyle = palette.ink;
  ctx.lineCap = "square";
  ctx.lineWidth = thin;
  ctx.beginPath();
  for (let rank = 0; rank <= lastRank; rank += 1) line(at(0, rank), at(lastFile, rank));
  for (let file = 0; file <= lastFile; file += 1) {
    const isEdge = file === 0 || file === lastFile;
    if (isEdge) line(at(file, 0), at(file, lastRank));
    else {
      line(at(file, 0), at(file, bank));
      line(at(file, bank + 1), at(file, lastRank));
    }
  }
  for (const rank of PALACE_RANKS) {
    line(at(3, rank), at(5, rank + 2));
    line(at(5, rank), at(3, rank + 2));
  }
  ctx.stroke();

  const outer = { a: at(0, lastRank), b: at(lastFile, 0) };
  const left = Math.min(outer.a.x, outer.b.x);
  const top = Math.min(outer.a.y, outer.b.y);
  const gap = cell * 0.07;
  ctx.lineWidth = thin * 1.8;
  const between = { x: Math.abs(outer.b.x - outer.a.x), y: Math.abs(outer.b.y - outer.a.y) };
  ctx.strokeRect(left - gap, top - gap, between.x + 2 * gap, between.y + 2 * gap);

  ctx.lineWidth = thin;
  ctx.beginPath();
  for (const [file, rank] of POSITION_MARKS) {
    const point = at(file, rank);
    for (const right of [-1, 1]) {
      const seen = view.flipped ? -right : right;
      if (file + seen < 0 || file + seen > lastFile) continue;
      for (const down of [-1, 1]) drawCorner(ctx, point, right, down, cell * 0.09, cell * 0.15);
    }
  }
  ctx.stroke();
}

function drawCorner(ctx: Canvas, { x, y }: Point, right: number, down: number, gap: number, arm: number): void {
  ctx.moveTo(x + right * (gap + arm), y + down * gap);
  ctx.lineTo(x + right * gap, y + down * gap);
  ctx.lineTo(x + right * gap, y + down * (gap + arm));
}

function drawRiver(ctx: Canvas, palette: Palette, view: View, river: string): void {
  const { geometry, cell } = view;
  const middle = view.top + (geometry.ranks / 2) * cell;
  // The words stay upright and in their order when the board is turned: they name the river, not a side.
  const columns = [1.5, 2.7, 6.3, 7.5];
  [...river].forEach((character, index) => {
    ctx.save();
    ctx.globalAlpha = 0.5;
    ctx.translate(view.left + (columns[index] ?? 0) * cell, middle);
    drawHanzi(ctx, character, palette.ink, cell * 0.54);
    ctx.restore();
  });
}

function drawLabels(ctx: Canvas, skin: Skin, palette: Palette, view: View, chosen: Labels): void {
  const { geometry, cell, flipped } = view;
  const labels = edgeLabels(geometry, chosen, flipped);
  const bottomEdge = view.top + geometry.ranks * cell;
  ctx.textBaseline = "middle";
  ctx.textAlign = "center";
  if (skin.layout === "points") {
    ctx.font = `600 ${Math.max(9, cell * 0.27)}px ${LABEL_FONT}`;
    ctx.fillStyle = palette.label;
    const across = (column: number): number => view.left + (column + 0.5) * cell;
    const write = (text: string, x: number, y: number): void => {
      ctx.save();
      ctx.translate(x, y);
      // Chinese numerals are drawn as the pieces are; a device need not have a font for them.
      if (!drawHanzi(ctx, text, palette.label, cell * 0.27)) ctx.fillText(text, 0, 0);
      ctx.restore();
    };
    for (const [column, text] of labels.bottom.entries()) write(text, across(column), bottomEdge + view.top * 0.42);
    for (const [column, text] of labels.top.entries()) write(text, across(column), view.top * 0.58);
    // Between the edge and the pieces of the last file.
    ctx.font = `600 ${Math.max(8, cell * 0.23)}px ${LABEL_FONT}`;
    for (const [row, text] of labels.left.entries()) ctx.fillText(text, view.left * 0.5 + cell * 0.055, view.top + (row + 0.5) * cell);
    return;
  }
  // Inside the cells of the edge, where they cost the pieces no room.
  ctx.font = `600 ${Math.max(8, cell * 0.17)}px ${LABEL_FONT}`;
  const inset = cell * 0.1;
  const colorAt = (column: number, row: number): string => {
    const square = squareAtCell(geometry, flipped, column, row) ?? 0;
    const isDark = ((square % geometry.files) + Math.floor(square / geometry.files)) % 2 === 0;
    return isDark ? palette.labelOnInk : palette.label;
  };
  labels.bottom.forEach((text, column) => {
    ctx.fillStyle = colorAt(column, geometry.ranks - 1);
    ctx.fillText(text, view.left + (column + 1) * cell - inset, bottomEdge - inset);
  });
  labels.left.forEach((text, row) => {
    ctx.fillStyle = colorAt(0, row);
    ctx.fillText(text, view.left + inset * 0.9, view.top + row * cell + inset * 1.2);
  });
}
