/**
 * Squares, files, ranks and pixels for a board of any size. Knows nothing of pieces, games or the page.
 *
 * A square is an integer, `rank * files + file`, counted from the first mover's left corner.
 * Every pixel here is a CSS pixel; the device's pixel ratio matters only to `backingSize`.
 */

export type Square = number;

export interface Geometry {
  readonly files: number;
  readonly ranks: number;
  /** The number written for the nearest rank: 0 in xiangqi, 1 in chess. */
  readonly firstRank: number;
}

/** How a board lies on the screen: the place of its top left cell, the size of a cell, and who sits below. */
export interface View {
  readonly geometry: Geometry;
  readonly flipped: boolean;
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const FIRST_LETTER = "a".charCodeAt(0);

export function squareCount(geometry: Geometry): number {
  return geometry.files * geometry.ranks;
}

export function fileOf(geometry: Geometry, square: Square): number {
  return square % geometry.files;
}

export function rankOf(geometry: Geometry, square: Square): number {
  return Math.floor(square / geometry.files);
}

export function squareName(geometry: Geometry, square: Square): string {
  return String.fromCharCode(FIRST_LETTER + fileOf(geometry, square)) + (rankOf(geometry, square) + geometry.firstRank);
}

export function parseSquare(geometry: Geometry, name: string): Square | null {
  const file = name.charCodeAt(0) - FIRST_LETTER;
  const digits = name.slice(1);
  if (!/^\d$/.test(digits)) return null;
  const rank = Number(digits) - geometry.firstRank;
  return squareOn(geometry, file, rank);
}

function squareOn(geometry: Geometry, file: number, rank: number): Square | null {
  const inside = file >= 0 && file < geometry.files && rank >= 0 && rank < geometry.ranks;
  return inside ? rank * geometry.files + file : null;
}

/** The square that is seen in a column and row counted from the top left of the view. */
export function squareAtCell(geometry: Geometry, flipped: boolean, column: number, row: number): Square | null {
  return flipped ? squareOn(geometry, geometry.files - 1 - column, row) : squareOn(geometry, column, geometry.ranks - 1 - row);
}

/** The column and row of the view in which a square is seen. */
export function cellOf(geometry: Geometry, flipped: boolean, square: Square): { column: number; row: number } {
  const file = fileOf(geometry, square);
  const rank = rankOf(geometry, square);
  return flipped ? { column: geometry.files - 1 - file, row: rank } : { column: file, row: geometry.ranks - 1 - rank };
}

/** The middle of a square: the crossing of the lines where a board is played on its points. */
export function toPixel(view: View, square: Square): Point {
  const { column, row } = cellOf(view.geometry, view.flipped, square);
  return { x: view.left + (column + 0.5) * view.cell, y: view.top + (row + 0.5) * view.cell };
}

/** The square whose cell holds a pixel, which is also the nearest crossing; `null` outside the board. */
export function fromPixel(view: View, x: number, y: number): Square | null {
  const column = Math.floor((x - view.left) / view.cell);
  const row = Math.floor((y - view.top) / view.cell);
  return squareAtCell(view.geometry, view.flipped, column, row);
}

/** The neighbour in a direction of the view (right and down are positive), or the same square at the edge. */
export function step(geometry: Geometry, flipped: boolean, square: Square, right: number, down: number): Square {
  const { column, row } = cellOf(geometry, flipped, square);
  return squareAtCell(geometry, flipped, column + right, row + down) ?? square;
}

/** The first or last square of the row in which a square is seen. */
export function rowEnd(geometry: Geometry, flipped: boolean, square: Square, last: boolean): Square {
  const { row } = cellOf(geometry, flipped, square);
  return squareAtCell(geometry, flipped, last ? geometry.files - 1 : 0, row) ?? square;
}

/** Device pixels for a length in CSS pixels: the size of a canvas that is drawn sharply. */
export function backingSize(css: number, pixelRatio: number): number {
  return Math.max(1, Math.round(css * pixelRatio));
}

export interface EdgeLabels {
  readonly bottom: readonly string[];
  readonly top: readonly string[];
  readonly left: readonly string[];
}

const NUMERALS = "一二三四五六七八九";

/** The labels of the edges as they are seen: columns from the left, rows from the top. */
export function edgeLabels(geometry: Geometry, labels: "coordinates" | "numbers" | "chinese", flipped: boolean): EdgeLabels {
  const columns = Array.from({ length: geometry.files }, (_, column) => column);
  if (labels === "coordinates") {
    const named = (column: number, row: number): string => squareName(geometry, squareAtCell(geometry, flipped, column, row) ?? 0);
    return {
      bottom: columns.map((column) => named(column, geometry.ranks - 1).charAt(0)),
      top: [],
      left: Array.from({ length: geometry.ranks }, (_, row) => named(0, row).slice(1)),
    };
  }
  // A player counts the files from the right hand; in Chinese the first mover's have numerals of their own.
  const numbered = (number: number, isFirst: boolean): string =>
    labels === "chinese" && isFirst ? NUMERALS.charAt(number - 1) : String(number);
  return {
    bottom: columns.map((column) => numbered(geometry.files - column, !flipped)),
    top: columns.map((column) => numbered(column + 1, flipped)),
    left: [],
  };
}
