import { describe, expect, test } from "vitest";
import {
  backingSize,
  cellOf,
  edgeLabels,
  fromPixel,
  parseSquare,
  rowEnd,
  squareAtCell,
  squareCount,
  squareName,
  step,
  toPixel,
} from "../../src/js/board/geometry.ts";
import type { Geometry, View } from "../../src/js/board/geometry.ts";
import { GEOMETRY } from "../src/app/games.ts";

const { chess, xiangqi } = GEOMETRY;

function viewOf(geometry: Geometry, cell: number, flipped = false): View {
  return { geometry, flipped, cell, left: 0, top: 0 };
}

function hit(view: View, x: number, y: number): string | null {
  const square = fromPixel(view, x, y);
  return square === null ? null : squareName(view.geometry, square);
}

function named(geometry: Geometry, name: string): number {
  const square = parseSquare(geometry, name);
  if (square === null) throw new Error(`no square ${name}`);
  return square;
}

describe("names", () => {
  test("square index is rank * files + file; ranks are 0–9 in xiangqi and 1–8 in chess", () => {
    expect(named(xiangqi, "a0")).toBe(0);
    expect(named(xiangqi, "i9")).toBe(89);
    expect(named(xiangqi, "e4")).toBe(40);
    expect(named(chess, "a1")).toBe(0);
    expect(named(chess, "e4")).toBe(28);
    expect(named(chess, "h8")).toBe(63);
  });

  test("what is no square has no index", () => {
    for (const name of ["", "a", "j0", "a10", "A0", "a-", "aa", "`1"]) expect(parseSquare(xiangqi, name), name).toBeNull();
    for (const name of ["a0", "a9", "i1", "11"]) expect(parseSquare(chess, name), name).toBeNull();
  });

  test.each([xiangqi, chess])("every square has a name that reads back", (geometry) => {
    const names = Array.from({ length: squareCount(geometry) }, (_, square) => squareName(geometry, square));
    expect(new Set(names).size).toBe(squareCount(geometry));
    expect(names.map((name) => parseSquare(geometry, name))).toEqual(names.map((_, square) => square));
  });
});

describe("labels", () => {
  test("UI-001 coordinate labels turn with the board", () => {
    const chessLabels = edgeLabels(chess, "coordinates", false);
    expect(chessLabels.bottom.join("")).toBe("abcdefgh");
    expect(chessLabels.left.join("")).toBe("87654321");
    const flipped = edgeLabels(chess, "coordinates", true);
    expect(flipped.bottom.join("")).toBe("hgfedcba");
    expect(flipped.left.join("")).toBe("12345678");
    for (const isFlipped of [false, true]) {
      const labels = edgeLabels(xiangqi, "numbers", isFlipped);
      expect(labels.bottom.join("")).toBe("987654321");
      expect(labels.top.join("")).toBe("123456789");
      expect(labels.left).toEqual([]);
    }
  });
});

describe("pixels", () => {
  test("UI-004 pixel to square, chess 800x800", () => {
    const view = viewOf(chess, 100);
    expect(hit(view, 50, 750)).toBe("a1");
    expect(hit(view, 450, 450)).toBe("e4");
    expect(hit(view, 799, 0)).toBe("h8");
    expect(hit(viewOf(chess, 100, true), 50, 750)).toBe("h8");
    expect(hit(view, 800, 10)).toBeNull();
    expect(hit(view, -1, 5)).toBeNull();
  });

  test("UI-005 pixel to point, xiangqi, cells of 60", () => {
    const view = viewOf(xiangqi, 60);
    expect(hit(view, 30, 570)).toBe("a0");
    expect(hit(view, 270, 570)).toBe("e0");
    expect(hit(view, 30, 30)).toBe("a9");
    expect(hit(view, 270, 330)).toBe("e4");
    expect(hit(view, 270, 270)).toBe("e5");
    expect(hit(viewOf(xiangqi, 60, true), 30, 570)).toBe("i9");
  });

  test("UI-006 the canvas has device pixels, the pointer has CSS pixels", () => {
    expect(backingSize(480, 2)).toBe(960);
    expect(hit(viewOf(chess, 480 / 8), 90, 450)).toBe("b1");
    expect(backingSize(333, 1.5)).toBe(500);
    expect(backingSize(0, 2)).toBe(1);
  });

  test.each([
    [xiangqi, false],
    [xiangqi, true],
    [chess, false],
    [chess, true],
  ] as const)("the middle of each square lies in it, wherever the board begins", (geometry, flipped) => {
    const view = { geometry, flipped, cell: 37.5, left: 11, top: 23 };
    for (let square = 0; square < squareCount(geometry); square += 1) {
      const { x, y } = toPixel(view, square);
      expect(fromPixel(view, x, y)).toBe(square);
      const { column, row } = cellOf(geometry, flipped, square);
      expect(squareAtCell(geometry, flipped, column, row)).toBe(square);
    }
  });
});

describe("UI-009 arrows follow the view, also when flipped", () => {
  const names = (geometry: Geometry, flipped: boolean, from: string): string[] =>
    (
      [
        [1, 0],
        [-1, 0],
        [0, -1],
        [0, 1],
      ] as const
    ).map(([right, down]) => squareName(geometry, step(geometry, flipped, named(geometry, from), right, down)));

  test("right, left, up, down from e4", () => {
    expect(names(xiangqi, false, "e4")).toEqual(["f4", "d4", "e5", "e3"]);
    expect(names(xiangqi, true, "e4")).toEqual(["d4", "f4", "e3", "e5"]);
    expect(names(chess, false, "e4")).toEqual(["f4", "d4", "e5", "e3"]);
  });

  test("the edge stops, and a row has two ends", () => {
    expect(names(chess, false, "a1")).toEqual(["b1", "a1", "a2", "a1"]);
    expect(names(chess, true, "a1")).toEqual(["a1", "b1", "a1", "a2"]);
    expect(squareName(xiangqi, rowEnd(xiangqi, false, named(xiangqi, "c3"), true))).toBe("i3");
    expect(squareName(xiangqi, rowEnd(xiangqi, true, named(xiangqi, "c3"), true))).toBe("a3");
  });
});
