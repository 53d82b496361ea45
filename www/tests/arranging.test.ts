import { describe, expect, test } from "vitest";
import { Arranging } from "../../src/js/board/arranging.ts";
import { readPlacement, writePlacement } from "../../src/js/board/placement.ts";
import { en } from "../../src/js/i18n/board/en.ts";
import { vi } from "../../src/js/i18n/board/vi.ts";
import { GEOMETRY } from "../../src/js/board/games.ts";
import type { GameKind } from "../../src/js/board/games.ts";
import { parseSquare } from "../../src/js/board/geometry.ts";

const tried = (kind: GameKind, fen: string | null, before: Arranging | null = null): Arranging | null =>
  Arranging.open(kind, fen ?? "", false, before);
const opened = (kind: GameKind, fen: string | null, before: Arranging | null = null): Arranging => {
  const board = tried(kind, fen, before);
  if (board === null) throw new Error(`${fen} was not read`);
  return board;
};
const at = (kind: GameKind, name: string): number => parseSquare(GEOMETRY[kind], name) ?? -1;

describe("pieces that are set up freely", () => {
  test.each([
    ["xiangqi", "4k4/9/9/9/9/9/9/9/9/3K4R"],
    ["chess", "4k3/8/8/8/8/8/8/4K2R"],
  ] as const)("a placement of %s is read and written", (kind, text) => {
    expect(writePlacement(kind, readPlacement(kind, text) ?? [])).toBe(text);
    expect(opened(kind, `${text} w - - 0 1`).placement).toBe(text);
  });

  test("without a position the game's own start is there", () => {
    expect(opened("chess", null).placement).toBe("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    expect(opened("xiangqi", "").placement).toBe("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR");
  });

  test("the dialect of the world federation is read, and whose turn it is", () => {
    const board = opened("xiangqi", "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR b");
    expect(board.placement).toBe(opened("xiangqi", "").placement);
    expect([board.turn, opened("xiangqi", "").turn, opened("chess", "").turn]).toEqual(["black", "red", "white"]);
  });

  test("what is no placement is none, however long it is", () => {
    for (const text of ["<img>/9999/zzz", "8/8", "8/8/8/8/8/8/8/9", "8/8/8/8/8/8/8/7x"]) expect(tried("chess", text)).toBe(null);
    expect(tried("xiangqi", "k".repeat(10_000))).toBe(null);
  });

  test("a piece goes anywhere, over others, and off the board", () => {
    const board = opened("chess", "4k3/8/8/8/8/8/8/R3K3");
    expect(board.respond({ type: "tap", square: at("chess", "a1") })?.type).toBe("lifted");
    expect(board.respond({ type: "tap", square: at("chess", "e8") })?.type).toBe("moved");
    expect(board.placement).toBe("4R3/8/8/8/8/8/8/4K3");
    board.respond({ type: "lift", square: at("chess", "e8") });
    expect(board.respond({ type: "drop", square: null })?.type).toBe("taken");
    expect(board.pieces).toEqual({ e1: "K" });
  });

  test("a chosen spare piece is put down until another is chosen; on its like it takes that away", () => {
    const board = opened("xiangqi", "9/9/9/9/9/9/9/9/9/9");
    board.respond({ type: "spare", letter: "p" });
    expect(board.respond({ type: "tap", square: at("xiangqi", "a6") })?.type).toBe("set");
    expect(board.respond({ type: "tap", square: at("xiangqi", "c6") })?.type).toBe("set");
    expect(board.pieces).toEqual({ a6: "p", c6: "p" });
    board.respond({ type: "tap", square: at("xiangqi", "a6") });
    expect(board.pieces).toEqual({ c6: "p" });
    board.respond({ type: "spare", letter: "p" });
    expect(board.respond({ type: "tap", square: at("xiangqi", "e6") })).toBe(null);
    expect(board.respond({ type: "place", letter: "K", square: at("xiangqi", "e0") })?.type).toBe("set");
    expect(board.placement).toBe("9/9/9/2p6/9/9/9/9/9/4K4");
  });

  test("the eraser takes away what it is tapped on; a key what it is on, or what is picked up", () => {
    const board = opened("chess", "4k3/8/8/8/8/8/8/R3K2R");
    board.respond({ type: "spare", letter: "eraser" });
    expect(board.respond({ type: "tap", square: at("chess", "e4") })).toBe(null);
    expect(board.respond({ type: "tap", square: at("chess", "a1") })?.type).toBe("taken");
    board.respond({ type: "spare", letter: "hand" });
    expect(board.respond({ type: "remove", square: at("chess", "e8") })?.type).toBe("taken");
    board.respond({ type: "tap", square: at("chess", "h1") });
    board.respond({ type: "remove", square: at("chess", "e1") });
    expect(board.pieces).toEqual({ e1: "K" });
  });

  test("the tool stays in hand when the page gives another position of the game, and goes with another game", () => {
    const board = opened("chess", "4k3/8/8/8/8/8/8/4K3");
    board.respond({ type: "spare", letter: "q" });
    const tool = (now: Arranging): string | undefined => now.scene({ flipped: false, inert: false }).spares?.chosen;
    expect(tool(opened("chess", "8/8/8/8/8/8/8/4K3", board))).toBe("q");
    expect(tool(opened("xiangqi", null, board))).toBe("hand");
  });

  test("what was done is said, squares as the edges are lettered", () => {
    const board = opened("xiangqi", "9/9/9/9/9/9/9/9/9/9");
    const set = board.respond({ type: "place", letter: "C", square: at("xiangqi", "h2") });
    if (set === null) throw new Error("nothing was done");
    expect(board.said(en, "coordinates", set)).toBe("Red cannon on h2.");
    // The second file from Red's right, the third rank.
    expect(board.said(vi, "numbers", set)).toBe("Pháo đỏ ở lộ 2 hàng 3.");
  });
});
