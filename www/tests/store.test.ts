import { describe, expect, test } from "vitest";
import { preferredLanguage } from "../../src/js/i18n/language.ts";
import { loadSettings, save } from "../src/app/store.ts";
import { loadGame } from "../src/app/stored-game.ts";
import type { Shelf } from "../src/app/store.ts";
import type { Settings } from "../src/app/state.ts";
import { AUTOMATIC } from "../src/app/notations.ts";
import { newStudy } from "../src/app/study.ts";
import { treeOf } from "../src/app/tree.ts";
import { initialState } from "../src/app/state.ts";
import { Match } from "../src/app/engine.ts";

const FALLBACK: Settings = { language: "en", pieceStyle: "characters", notation: AUTOMATIC };

function shelf(content: Readonly<Record<string, string>> = {}): Shelf & { readonly content: Map<string, string> } {
  const map = new Map(Object.entries(content));
  return { content: map, getItem: (key) => map.get(key) ?? null, setItem: (key, value) => void map.set(key, value) };
}

const forbidden: Shelf = {
  getItem: () => {
    throw new Error("forbidden");
  },
  setItem: () => {
    throw new Error("full");
  },
};

describe("a saved game", () => {
  test("comes back as it was", () => {
    const opened = Match.open({ kind: "xiangqi", rules: "wxf", chess960: false }, { line: ["h2e2", "h9g7", "h0g2"], ply: 2 });
    if (!opened.ok) throw new Error("the start opens");
    const store = shelf();
    save(
      { common: store, own: shelf() },
      { ...initialState(opened.match.snapshot(), { language: "vi", pieceStyle: "symbols", notation: AUTOMATIC }), flipped: true },
    );
    expect(loadGame(store)).toEqual({
      study: newStudy({ kind: "xiangqi", rules: "wxf", chess960: false }, treeOf(["h2e2", "h9g7", "h0g2"])),
      ply: 2,
      flipped: true,
    });
    expect(loadSettings(store, FALLBACK)).toEqual({ language: "vi", pieceStyle: "symbols", notation: AUTOMATIC });
  });

  test("keeps every time of its clocks", () => {
    const clock = {
      main: 60_000,
      perMove: 30_000,
      increment: 2_000,
      delay: 1_000,
      byoyomi: { time: 20_000, periods: 3 },
      stages: [{ moves: 40, add: 1_800_000, increment: 30_000 }, { add: 900_000 }],
    };
    const opened = Match.open({ kind: "xiangqi", rules: "wxf", chess960: false, clock });
    if (!opened.ok) throw new Error("the start opens");
    const store = shelf();
    save({ common: store, own: shelf() }, initialState(opened.match.snapshot(), FALLBACK));
    expect(loadGame(store)?.study.start.clock).toEqual(clock);
  });

  test.each([
    "not json",
    "null",
    "7",
    "[]",
    "{}",
    '{"start":null}',
    '{"start":{"kind":"go"},"line":[],"ply":0}',
    '{"start":{"kind":"chess"},"line":"e2e4"}',
    '{"start":{"kind":"chess"},"line":[1,2]}',
    '{"start":{"kind":"chess","fen":7},"line":[]}',
    `{"start":{"kind":"chess","fen":"${"8".repeat(500)}"},"line":[]}`,
    `{"start":{"kind":"chess"},"line":${JSON.stringify(Array.from({ length: 20_001 }, () => "e2e4"))}}`,
  ])("that is damaged is none: %.40s", (text) => {
    expect(loadGame(shelf({ "trongtai.game": text }))).toBeNull();
  });

  test("with a wrong place opens at its end", () => {
    for (const node of ["-1", "9", "0.5", '"1"', "null"]) {
      const saved = loadGame(shelf({ "trongtai.game": `{"start":{"kind":"chess"},"tree":[{},[0,"e2e4"]],"node":${node},"end":${node}}` }));
      expect(saved?.ply, node).toBe(1);
    }
  });

  test("stands in the tab's own store and in the common one; the tab's own is not another tab's", () => {
    const common = shelf();
    const [first, second] = [shelf(), shelf()];
    for (const [own, line] of [
      [first, ["h2e2"]],
      [second, ["b2e2"]],
    ] as const) {
      const opened = Match.open({ kind: "xiangqi", rules: "wxf", chess960: false }, { line: [...line] });
      if (!opened.ok) throw new Error("the start opens");
      save({ common, own }, initialState(opened.match.snapshot(), FALLBACK));
    }
    const moves = (store: Shelf): readonly string[] =>
      loadGame(store)
        ?.study.tree.nodes.slice(1)
        .map(({ uci }) => uci) ?? [];
    expect(moves(first)).toEqual(["h2e2"]);
    expect(moves(second)).toEqual(["b2e2"]);
    expect(moves(common)).toEqual(["b2e2"]);
  });

  test("a store that throws loses nothing but memory", () => {
    const opened = Match.open({ kind: "chess", rules: "fide", chess960: false });
    if (!opened.ok) throw new Error("the start opens");
    expect(loadGame(forbidden)).toBeNull();
    expect(loadSettings(forbidden, FALLBACK)).toEqual(FALLBACK);
    expect(() => save({ common: forbidden, own: forbidden }, initialState(opened.match.snapshot(), FALLBACK))).not.toThrow();
  });
});

describe("settings", () => {
  test.each(['{"language":"fr","pieceStyle":"emoji"}', "[]", '"vi"', "{"])("that are unknown fall back: %s", (text) => {
    expect(loadSettings(shelf({ "trongtai.settings": text }), FALLBACK)).toEqual(FALLBACK);
  });

  test("the language is the first of the browser’s that the page speaks", () => {
    expect(preferredLanguage(["vi-VN", "en-US"])).toBe("vi");
    expect(preferredLanguage(["fr", "zh-Hans-CN", "vi"])).toBe("zh");
    for (const tag of ["zh-TW", "zh-HK", "zh-MO", "zh-Hant", "zh-Hant-SG", "ZH-hant-tw"]) expect(preferredLanguage([tag])).toBe("zh-Hant");
    for (const tag of ["zh", "zh-CN", "zh-SG", "zh-Hans-HK"]) expect(preferredLanguage([tag])).toBe("zh");
    expect(preferredLanguage(["EN-gb"])).toBe("en");
    expect(preferredLanguage(["fr", "de"])).toBe("en");
    expect(preferredLanguage([])).toBe("en");
  });
});
