/** A position as SVG text. Pure: no page, no font. */
import { GEOMETRY, type GameKind } from "../board/games.ts";
import { parseSquare, toPixel, type View } from "../board/geometry.ts";
import { SKINS } from "../board/skins.ts";
import { paletteOf, type Palette } from "../board/themes.ts";
import { piecesOf } from "../words/evidence.js";
import { CELL, arrowBetween, brackets, markOn, piece, type Point } from "./draw.js";
import type { Arrow, DiagramOptions, Mark } from "./public.js";
import { short } from "./strokes.js";
import { surface } from "./surface.js";

/** The content of a diagram in its own units, and its size in them. */
export interface Drawing {
  readonly body: string;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
}

export const kindOf = (fen: string): GameKind => (fen.trim().split(/\s+/)[0]?.split("/").length === 8 ? "chess" : "xiangqi");

export function drawingOf(fen: string, options: DiagramOptions): Drawing {
  const { kind = kindOf(fen), theme = "wood", scheme = "light", flipped = false, coordinates, last = "" } = options;
  const skin = SKINS[kind];
  const palette = paletteOf(theme, kind, scheme);
  const geometry = GEOMETRY[kind];
  const hasRanks = skin.layout === "points" && (coordinates === "uci" || coordinates === "coordinate");
  const view: View = { geometry, flipped, cell: CELL, left: (hasRanks ? 0.34 : skin.margin.x) * CELL, top: skin.margin.y * CELL };
  const set = options.pieces ?? (kind === "xiangqi" ? "characters" : "figures");
  const at = (square: string): Point | null => {
    const place = parseSquare(geometry, square);
    return place === null ? null : toPixel(view, place);
  };
  const on = (square: string, drawn: (point: Point) => string): string => {
    const point = at(square);
    return point === null ? "" : drawn(point);
  };
  const marks = (options.marks ?? []).map((mark: Mark) => {
    const point = at(mark.square);
    return point === null ? { under: "", over: "" } : markOn(mark, point, palette);
  });
  const body = [
    surface(skin, palette, view, coordinates),
    ...(last === "" ? [] : [last.slice(0, 2), last.slice(2, 4)].map((square) => on(square, (point) => brackets(point, palette)))),
    ...marks.map(({ under }) => under),
    ...[...piecesOf({ kind, fen })].map(([square, letter]) => on(square, (point) => piece(kind, set, palette, letter, point))),
    ...marks.map(({ over }) => over),
    ...arrowsIn(options.arrows ?? [], at, palette),
  ].join("");
  return { body, width: geometry.files * CELL + 2 * view.left, height: geometry.ranks * CELL + 2 * view.top, palette };
}

/** Draws arrows; those between the same two squares side by side, each to the right of its direction. */
function arrowsIn(arrows: readonly Arrow[], at: (square: string) => Point | null, palette: Palette): string[] {
  const used = new Map<string, number>();
  const lines = new Map<string, number>();
  for (const { from, to } of arrows) {
    const line = [from, to].sort().join("");
    lines.set(line, (lines.get(line) ?? 0) + 1);
  }
  // Long arrows first, so that the numbers of short ones stay on top.
  return arrows.map((arrow) => {
    const [from, to] = [at(arrow.from), at(arrow.to)];
    if (from === null || to === null) return "";
    const way = arrow.from + arrow.to;
    const lane = used.get(way) ?? 0;
    used.set(way, lane + 1);
    const isShared = (lines.get([arrow.from, arrow.to].sort().join("")) ?? 0) > 1;
    return arrowBetween(arrow, from, to, isShared ? lane + 0.6 : 0, palette);
  });
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Arranges drawings side by side, numbered if there are several. */
export function svgOf(
  drawings: readonly Drawing[],
  width: number,
  title: string | undefined,
  heads: readonly ((at: Point) => string)[] = [],
): string {
  const gap = CELL * 0.35;
  const head = heads.length > 0 ? CELL * 0.8 : 0;
  const across = drawings.reduce((sum, drawing) => sum + drawing.width, 0) + gap * (drawings.length - 1);
  const height = Math.max(...drawings.map((drawing) => drawing.height)) + head;
  let left = 0;
  const parts = drawings.map((drawing, index) => {
    const above = heads[index]?.({ x: left + drawing.width / 2, y: head / 2 }) ?? "";
    const part = `${above}<g transform="translate(${short(left)} ${short(head)})">${drawing.body}</g>`;
    left += drawing.width + gap;
    return part;
  });
  const named = title === undefined || title === "" ? ` aria-hidden="true"` : ` role="img" aria-label="${escaped(title)}"`;
  const told = title === undefined || title === "" ? "" : `<title>${escaped(title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(across)} ${short(height)}" width="${short(width)}" height="${short((width * height) / across)}"${named}>${told}${parts.join("")}</svg>`;
}
