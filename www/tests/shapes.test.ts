import { describe, expect, test } from "vitest";
import { GEOMETRY } from "../../src/js/board/games.ts";
import { shapesIn } from "../../src/js/board/comment-shapes.ts";
import { drawnShapes, marksBySquare, shapeOf, toggled } from "../../src/js/board/shapes.ts";
import type { Shape } from "../../src/js/board/api.ts";

describe("shapes", () => {
  test("are read from the commands that PGN files hold: csl marks squares, cal draws arrows", () => {
    // The form of ChessBase's commands: G, R, Y, B and squares, divided by commas.
    expect(shapesIn("A plan. [%csl Ga1,Rh8][%cal Gb1c3,Yd1h5, Be2e4] [%clk 0:01:00]")).toEqual([
      { type: "circle", from: "a1", color: "green" },
      { type: "circle", from: "h8", color: "red" },
      { type: "arrow", from: "b1", to: "c3", color: "green" },
      { type: "arrow", from: "d1", to: "h5", color: "yellow" },
      { type: "arrow", from: "e2", to: "e4", color: "blue" },
    ]);
  });

  test.each(["", "[%csl]", "[%csl Xa1]", "[%cal Ga1]", "[%csl Ga1b2]", "[%cal Ga1,", "%csl Ga1", "[%csl Ga99]"])(
    "%j asks for none",
    (text) => {
      expect(shapesIn(text)).toEqual([]);
    },
  );

  test("those that name no square of the board are left out", () => {
    const shapes = [
      { type: "arrow", from: "a9", to: "i0" },
      { type: "arrow", from: "a1" },
      { type: "arrow", from: "a1", to: "a1" },
      { type: "circle", from: "e5", color: "#123456" },
      { type: "star", from: "e5" },
    ] as Shape[];
    expect(drawnShapes(GEOMETRY.chess, shapes)).toEqual([{ type: "circle", from: 36, to: 36, color: "#123456" }]);
    expect(drawnShapes(GEOMETRY.xiangqi, shapes)).toEqual([
      { type: "arrow", from: 81, to: 8, color: "green" },
      { type: "circle", from: 49, to: 49, color: "#123456" },
    ]);
    expect(marksBySquare(GEOMETRY.chess, { e4: "good", i9: "bad", nowhere: "x" })).toEqual(new Map([[28, "good"]]));
  });

  test("drawn once more a shape goes; in another colour it changes", () => {
    const green = shapeOf(GEOMETRY.chess, { type: "arrow", from: 0, to: 7, color: "green" });
    expect(green).toEqual({ type: "arrow", from: "a1", to: "h1", color: "green" });
    expect(toggled([green], green)).toEqual([]);
    expect(toggled([{ type: "arrow", from: "a1", to: "h1" }], green)).toEqual([]);
    expect(toggled([green], { ...green, color: "red" })).toEqual([{ ...green, color: "red" }]);
    expect(toggled([green], { type: "circle", from: "a1", color: "green" })).toHaveLength(2);
  });
});
