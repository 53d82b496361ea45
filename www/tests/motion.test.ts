import { describe, expect, test } from "vitest";
import { diff, gliding, isOver, progress, still } from "../../src/js/board/motion.ts";
import { GEOMETRY } from "../src/app/games.ts";
import type { Placement } from "../src/app/games.ts";
import { parseSquare, squareCount, squareName } from "../../src/js/board/geometry.ts";
import type { Geometry } from "../../src/js/board/geometry.ts";

const { chess, xiangqi } = GEOMETRY;

function place(geometry: Geometry, pieces: Readonly<Record<string, string>>): Placement {
  const board = Array.from({ length: squareCount(geometry) }, () => "");
  for (const [name, letter] of Object.entries(pieces)) board[parseSquare(geometry, name) ?? -1] = letter;
  return board;
}

function told(geometry: Geometry, before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  const { slides, gone } = diff(geometry, place(geometry, before), place(geometry, after));
  const name = (square: number): string => squareName(geometry, square);
  return {
    slides: slides.map(({ letter, from, to }) => `${letter}${name(from)}${name(to)}`).sort(),
    gone: gone.map(({ letter, square }) => `${letter}${name(square)}`).sort(),
  };
}

describe("diff of two placements", () => {
  test("a move", () => {
    expect(told(xiangqi, { h2: "C", e0: "K" }, { e2: "C", e0: "K" })).toEqual({ slides: ["Ch2e2"], gone: [] });
  });

  test("a capture", () => {
    expect(told(xiangqi, { h2: "C", h9: "n" }, { h9: "C" })).toEqual({ slides: ["Ch2h9"], gone: ["nh9"] });
  });

  test("castling moves two pieces", () => {
    expect(told(chess, { e1: "K", h1: "R" }, { g1: "K", f1: "R" })).toEqual({ slides: ["Ke1g1", "Rh1f1"], gone: [] });
  });

  test("Chess960 castling in which king and rook change places", () => {
    expect(told(chess, { f1: "K", g1: "R" }, { g1: "K", f1: "R" })).toEqual({ slides: ["Kf1g1", "Rg1f1"], gone: [] });
  });

  test("en passant takes a pawn beside the goal", () => {
    expect(told(chess, { e5: "P", d5: "p" }, { d6: "P" })).toEqual({ slides: ["Pe5d6"], gone: ["pd5"] });
  });

  test("a promotion, and the same taken back", () => {
    expect(told(chess, { e7: "P", d8: "r" }, { d8: "Q" })).toEqual({ slides: ["Qe7d8"], gone: ["rd8"] });
    expect(told(chess, { d8: "Q" }, { e7: "P", d8: "r" })).toEqual({ slides: ["Pd8e7"], gone: [] });
  });

  test("of two like pieces the nearer one moved", () => {
    expect(told(chess, { a1: "R", h1: "R" }, { a1: "R", f1: "R" }).slides).toEqual(["Rh1f1"]);
    expect(told(chess, { a1: "N", h1: "N" }, { b3: "N", g3: "N" }).slides).toEqual(["Na1b3", "Nh1g3"]);
  });

  test("a jump over several plies moves every piece that is elsewhere, and brings back what was taken", () => {
    expect(told(chess, { e2: "P", d7: "p", g1: "N" }, { e4: "P", d5: "p", f3: "N" }).slides).toEqual(["Ng1f3", "Pe2e4", "pd7d5"]);
    expect(told(xiangqi, { h9: "C", e0: "K" }, { h2: "C", h9: "n", e0: "K" })).toEqual({ slides: ["Ch9h2"], gone: [] });
  });

  test("nothing moved", () => {
    expect(told(chess, { a1: "R" }, { a1: "R" })).toEqual({ slides: [], gone: [] });
  });
});

describe("animation", () => {
  const change = { slides: [{ letter: "R", from: 0, to: 5 }], gone: [] };

  test("runs from 0 to 1 and ends", () => {
    const animation = gliding(200)(change, 1000);
    if (animation === null) throw new Error("a slide is animated");
    expect(progress(animation, 900)).toBe(0);
    expect(progress(animation, 1000)).toBe(0);
    // Slowing down: half the time is more than half the way.
    expect(progress(animation, 1100)).toBeGreaterThan(0.5);
    expect(progress(animation, 1200)).toBe(1);
    expect(isOver(animation, 1199)).toBe(false);
    expect(isOver(animation, 1200)).toBe(true);
  });

  test("without motion, or without a change, there is none", () => {
    expect(still(change, 0)).toBeNull();
    expect(gliding(200)({ slides: [], gone: [] }, 0)).toBeNull();
  });
});
