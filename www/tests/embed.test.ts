import { describe, expect, test } from "vitest";
import { attributesOf } from "../src/pages/embed/address.ts";
import { looksOf, isOn, isTurned } from "../../src/js/board/attributes.ts";
import { setupOf } from "../../src/js/board/setup.ts";
import { open } from "../../src/js/board/play.ts";

const reader =
  (attributes: Readonly<Record<string, string>>) =>
  (name: string): string | null =>
    Object.hasOwn(attributes, name) ? (attributes[name] ?? null) : null;

describe("the address of an embedded board", () => {
  test("gives attributes of the board and nothing else, the first of each name", () => {
    expect(attributesOf("?game=chess&game=go&onclick=x&style=y&controlled=1&__proto__=z&moves=e2e4+e7e5&theme=")).toEqual([
      ["game", "chess"],
      ["moves", "e2e4 e7e5"],
      ["theme", ""],
    ]);
    expect(attributesOf("")).toEqual([]);
  });

  test("is cut where it is endless", () => {
    expect(attributesOf(`?fen=${"8".repeat(1_000_000)}`)[0]?.[1]).toHaveLength(60_000);
  });
});

describe("the attributes of a board", () => {
  test("describe a game", () => {
    expect(setupOf(reader({}))).toEqual({ kind: "xiangqi", options: {}, moves: [], ply: null });
    expect(setupOf(reader({ game: "chess", rules: "basic", chess960: "", moves: " e2e4,\n e7e5 ", ply: "1", fen: "  " }))).toEqual({
      kind: "chess",
      options: { rules: "basic", chess960: true },
      moves: ["e2e4", "e7e5"],
      ply: 1,
    });
    expect(setupOf(reader({ rules: '{"base":"club","progress":60}' })).options.rules).toEqual({ base: "club", progress: 60 });
  });

  test("describe a changed rule set, by which a side is told before it loses", () => {
    const opened = open(
      reader({
        rules: '{"base":"club","sanction":"change"}',
        fen: "9/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w",
        moves: `f0e0 ${"e8f8 e0f0 f8e8 f0e0 ".repeat(3)}`,
      }),
    );
    expect(opened.ok && opened.live.position.status).toMatchObject({
      over: false,
      mustChange: { color: "red", reason: "perpetual-check" },
    });
  });

  test.each(["-1", "1.5", "x", ""])("a ply of %j is the end of the moves", (ply) => {
    expect(setupOf(reader({ ply })).ply).toBeNull();
  });

  test.each([
    [{ game: "go" }, "invalid-argument"],
    [{ rules: "{" }, "invalid-argument"],
    [{ rules: "go" }, "unknown-rules"],
    [{ rules: '{"base":"club","progress":-1}' }, "invalid-rules"],
    [{ fen: "x" }, "invalid-fen"],
    [{ moves: "a0a9" }, "illegal-move"],
    [{ moves: "a".repeat(50_001) }, "invalid-argument"],
  ])("%j opens no game: %s", (attributes, code) => {
    expect(open(reader(attributes))).toMatchObject({ ok: false, code });
  });

  test("a ply beyond the moves is their end", () => {
    const opened = open(reader({ moves: "h2e2", ply: "7" }));
    expect(opened.ok && opened.live.game.ply).toBe(1);
  });

  test("describe the looks, the usual ones where they are unknown", () => {
    const usual = { pieceSet: "figures", theme: "wood", scheme: null, coordinates: true, animation: true };
    expect(looksOf("chess", reader({ "piece-set": "symbols", theme: "neon", scheme: "auto" }))).toEqual(usual);
    expect(
      looksOf("chess", reader({ "piece-set": "letters", theme: "blue", scheme: "dark", coordinates: "off", animation: "false" })),
    ).toEqual({
      pieceSet: "letters",
      theme: "blue",
      scheme: "dark",
      coordinates: false,
      animation: false,
    });
  });

  test("switches and sides", () => {
    expect([null, "", "on", "off", "false"].map((value) => isOn(value, true))).toEqual([true, true, true, false, false]);
    expect(isOn(null, false)).toBe(false);
    expect(["second", "black", "first", "red", "white", null].map(isTurned)).toEqual([true, true, false, false, false, false]);
  });
});
