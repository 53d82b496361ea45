import { describe, expect, test } from "vitest";
import { Arranging, readPlacement, writePlacement } from "../../src/js/board/arranging.ts";
import { GEOMETRY } from "../../src/js/board/games.ts";
import type { GameKind } from "../../src/js/board/games.ts";
import { parseSquare } from "../../src/js/board/geometry.ts";

const opened = (kind: GameKind, fen: string | null): Arranging =>
  Arranging.open((name) => (name === "game" ? kind : name === "fen" ? fen : null));
const at = (kind: GameKind, name: string): number => parseSquare(GEOMETRY[kind], name) ?? -1;

describe("pieces that are set up freely", () => {
  test.each([
    ["xiangqi", "4k4/9/9/9/9/9/9/9/9/3K4R"],
    ["chess", "4k3/8/8/8/8/8/8/4K2R"],
  ] as const)("a placement of %s is read and written", (kind, text) => {
    expect(writePlacement(GEOMETRY[kind], readPlacement(kind, text))).toBe(text);
    expect(opened(kind, `${text} w - - 0 1`).placement).toBe(text);
  });

  test("without a position the game's own start is there", () => {
    expect(opened("chess", null).placement).toBe("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    expect(opened("xiangqi", "").placement).toBe("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR");
  });

  test("what is no placement leaves its squares empty, however long it is", () => {
    expect(opened("chess", "<img>/9999/zzz").placement).toBe("8/8/8/8/8/8/8/8");
    expect(opened("xiangqi", "k".repeat(10_000)).placement).toBe("kkkkkkkkk/9/9/9/9/9/9/9/9/9");
  });

  test("a piece goes anywhere, over others, and off the board", () => {
    const board = opened("chess", "4k3/8/8/8/8/8/8/R3K3");
    expect(board.respond({ type: "tap", square: at("chess", "a1") })).toBe(false);
    expect(board.respond({ type: "tap", square: at("chess", "e8") })).toBe(true);
    expect(board.placement).toBe("4R3/8/8/8/8/8/8/4K3");
    board.respond({ type: "lift", square: at("chess", "e8") });
    expect(board.respond({ type: "drop", square: null })).toBe(true);
    expect(board.pieces).toEqual({ e1: "K" });
  });

  test("a chosen spare piece is put down until another is chosen; on its like it takes that away", () => {
    const board = opened("xiangqi", "9/9/9/9/9/9/9/9/9/9");
    board.respond({ type: "spare", letter: "p" });
    expect(board.respond({ type: "tap", square: at("xiangqi", "a6") })).toBe(true);
    expect(board.respond({ type: "tap", square: at("xiangqi", "c6") })).toBe(true);
    expect(board.pieces).toEqual({ a6: "p", c6: "p" });
    board.respond({ type: "tap", square: at("xiangqi", "a6") });
    expect(board.pieces).toEqual({ c6: "p" });
    board.respond({ type: "spare", letter: "p" });
    expect(board.respond({ type: "tap", square: at("xiangqi", "e6") })).toBe(false);
    expect(board.respond({ type: "place", letter: "K", square: at("xiangqi", "e0") })).toBe(true);
    expect(board.placement).toBe("9/9/9/2p6/9/9/9/9/9/4K4");
  });
});
