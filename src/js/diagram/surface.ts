/** The empty board of a diagram with its coordinates. */
import { edgeLabels, squareAtCell, toPixel, type View } from "../board/geometry.ts";
import type { Skin } from "../board/skins.ts";
import type { Palette } from "../board/themes.ts";
import { CELL, character, sign, signs, type Point } from "./draw.js";
import type { DiagramOptions } from "./public.js";
import { short } from "./strokes.js";

/** Files and ranks, counted from the near left corner, that carry the marks of the cannons and soldiers. */
const POSITION_MARKS = "1 2,7 2,1 7,7 7,0 3,2 3,4 3,6 3,8 3,0 6,2 6,4 6,6 6,8 6".split(",").map((pair) => pair.split(" ").map(Number));
const RIVER = "楚河漢界";

/** Notations whose files are numbered from the player's side; the others use letters. */
const BY_SIDE: readonly unknown[] = ["wxf", "vi", "zh-Hans", "zh-Hant"];
const NUMERALS = " 一二三四五六七八九";

export function surface(skin: Skin, palette: Palette, view: View, coordinates: DiagramOptions["coordinates"]): string {
  const { geometry } = view;
  const width = geometry.files * CELL + 2 * view.left;
  const height = geometry.ranks * CELL + 2 * view.top;
  const ground = `<rect width="${short(width)}" height="${short(height)}" fill="${palette.ground}"/>`;
  const board = skin.layout === "cells" ? cells(palette, view) : lines(palette, view, width, height);
  return ground + board + (coordinates === false ? "" : labels(skin, palette, view, coordinates));
}

function cells(palette: Palette, view: View): string {
  const { geometry } = view;
  let d = "";
  for (let row = 0; row < geometry.ranks; row += 1) {
    for (let column = 0; column < geometry.files; column += 1) {
      if ((row + column) % 2 === 1) d += `M${view.left + column * CELL} ${view.top + row * CELL}h${CELL}v${CELL}h-${CELL}z`;
    }
  }
  return `<path d="${d}" fill="${palette.ink}"/>`;
}

function lines(palette: Palette, view: View, width: number, height: number): string {
  const { geometry } = view;
  const at = (file: number, rank: number): Point => toPixel(view, rank * geometry.files + file);
  const line = (a: Point, b: Point): string => `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`;
  const [lastFile, lastRank, bank] = [geometry.files - 1, geometry.ranks - 1, geometry.ranks / 2 - 1];
  let d = "";
  for (let rank = 0; rank <= lastRank; rank += 1) d += line(at(0, rank), at(lastFile, rank));
  for (let file = 0; file <= lastFile; file += 1) {
    const isEdge = file === 0 || file === lastFile;
    d += isEdge ? line(at(file, 0), at(file, lastRank)) : line(at(file, 0), at(file, bank)) + line(at(file, bank + 1), at(file, lastRank));
  }
  for (const rank of [0, 7]) d += line(at(3, rank), at(5, rank + 2)) + line(at(5, rank), at(3, rank + 2));
  for (const [file = 0, rank = 0] of POSITION_MARKS) {
    const { x, y } = at(file, rank);
    for (const right of [-1, 1]) {
      const seen = view.flipped ? -right : right;
      if (file + seen < 0 || file + seen > lastFile) continue;
      for (const down of [-1, 1]) d += `M${short(x + right * 24)} ${short(y + down * 9)}h${-right * 15}v${down * 15}`;
    }
  }
  const corners = [at(0, lastRank), at(lastFile, 0)];
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const frame = `<rect x="${short(left - 7)}" y="${short(top - 7)}" width="${lastFile * CELL + 14}" height="${lastRank * CELL + 14}"`;
  return (
    `<rect x="4" y="4" width="${short(width - 8)}" height="${short(height - 8)}" fill="none" stroke="${palette.edge}" stroke-width="8"/>` +
    `<g fill="none" stroke="${palette.ink}"><path d="${d}" stroke-width="2.2" stroke-linecap="square"/>${frame} stroke-width="4"/></g>` +
    `<g opacity="0.5">${river(palette, view)}</g>`
  );
}

function river(palette: Palette, view: View): string {
  const middle = view.top + (view.geometry.ranks / 2) * CELL;
  // The words stay upright and in order when the board is flipped: they name the river, not a side.
  const columns = [1.5, 2.7, 6.3, 7.5];
  return [...RIVER]
    .map((each, index) => character(each, { x: view.left + (columns[index] ?? 0) * CELL, y: middle }, CELL * 0.54, palette.ink))
    .join("");
}

function labels(skin: Skin, palette: Palette, view: View, coordinates: Exclude<DiagramOptions["coordinates"], false>): string {
  const { geometry, flipped } = view;
  const isPoints = skin.layout === "points";
  const bySide = isPoints && (coordinates === undefined || BY_SIDE.includes(coordinates));
  const { bottom, top, left } = edgeLabels(geometry, bySide ? "numbers" : "coordinates", flipped);
  const bottomEdge = view.top + geometry.ranks * CELL;
  if (!isPoints) {
    const color = (column: number, row: number): string => {
      const square = squareAtCell(geometry, flipped, column, row) ?? 0;
      return ((square % geometry.files) + Math.floor(square / geometry.files)) % 2 === 0 ? palette.labelOnInk : palette.label;
    };
    return [
      ...bottom.map((text, column) =>
        sign(text, { x: view.left + (column + 1) * CELL - 12, y: bottomEdge - 12 }, 17, color(column, geometry.ranks - 1), 0.13),
      ),
      ...left.map((text, row) => sign(text, { x: view.left + 11, y: view.top + row * CELL + 13 }, 17, color(0, row), 0.13)),
    ].join("");
  }
  const across = (column: number): number => view.left + (column + 0.5) * CELL;
  // Red's files have Chinese numerals if moves are written in Chinese.
  const isChinese = coordinates === "zh-Hans" || coordinates === "zh-Hant";
  const write = (text: string, x: number, y: number, isRed = false): string =>
    isChinese && isRed
      ? character(NUMERALS.charAt(Number(text)), { x, y }, 26, palette.label)
      : signs(text, { x, y }, 23, palette.label, 0.13);
  return [
    ...bottom.map((text, column) => write(text, across(column), bottomEdge + view.top * 0.45, !flipped)),
    ...top.map((text, column) => write(text, across(column), view.top * 0.55, flipped)),
    ...left.map((text, row) => write(text, view.left * 0.5, view.top + (row + 0.5) * CELL)),
  ].join("");
}
