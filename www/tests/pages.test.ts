import { describe, expect, test } from "vitest";
import { presets, ruleBook } from "../src/app/engine.ts";
import { Game } from "trongtai";
import principles from "../../tests/data/xiangqi/cxa-principles.json";
import { articlesOf } from "../src/pages/articles.ts";
import { lineOf } from "../src/pages/gallery/entry.ts";
import { ENTRIES, SHELVES } from "../src/pages/gallery/index.ts";
import { XIANGQI_CYCLES } from "../src/pages/gallery/xiangqi-cycles.ts";
import { RULE_SETS } from "../src/app/games.ts";
import type { GameKind, RulesName } from "../src/app/games.ts";
import { catalogues } from "../src/i18n/catalogues.ts";
import { fill } from "../src/i18n/index.ts";
import { articlesTexts } from "../src/i18n/articles/index.ts";
import { editorTexts } from "../src/i18n/editor/index.ts";
import { galleryTexts } from "../src/i18n/gallery/index.ts";
import { liveTexts } from "../src/i18n/live/index.ts";
import { newGameTexts } from "../src/i18n/new-game/index.ts";
import { rulesTexts } from "../src/i18n/rules/index.ts";
import { sectionsOf } from "../src/pages/sections.ts";
import type { Section } from "../src/pages/sections.ts";
import { specimenOf } from "../src/pages/specimen.ts";
import { LANGUAGES } from "../../src/js/i18n/language.ts";
import type { Language } from "../src/app/state.ts";
import { flatten, gaps } from "./support.ts";

async function explained(language: Language, kind: GameKind, rules: RulesName, fields = ruleBook[kind][rules] ?? {}): Promise<Section[]> {
  return sectionsOf(
    catalogues[language],
    { rules: await rulesTexts(language), newGame: await newGameTexts(language) },
    { kind, rules, fields, presets: presets() },
  );
}

describe.each(LANGUAGES)("in %s", (language) => {
  test.each([
    ["articles", articlesTexts],
    ["editor", editorTexts],
    ["gallery", galleryTexts],
    ["live", liveTexts],
    ["rules", rulesTexts],
    ["new game", newGameTexts],
  ] as const)("the texts of %s are whole and give the facts that English gives", async (_name, fetch) => {
    const own = flatten(await fetch(language));
    const en = flatten(await fetch("en"));
    expect([...own.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, text] of own) {
      expect(text.trim(), key).not.toBe("");
      expect(gaps(text), key).toEqual(gaps(en.get(key) ?? ""));
    }
  });

  test("every position has words of its own", async () => {
    const texts = await galleryTexts(language);
    for (const kind of ["xiangqi", "chess"] as const) {
      const titles = ENTRIES.filter((entry) => entry.kind === kind).map(({ id, rules }) =>
        fill(texts.under, { title: texts.entry[id].title, set: rules }),
      );
      expect(new Set(titles).size).toBe(titles.length);
    }
    expect(Object.keys(texts.entry).length).toBe(ENTRIES.length);
  });

  test("each rule set has its page, with no gap left open", async () => {
    for (const kind of ["xiangqi", "chess"] as const) {
      for (const rules of RULE_SETS[kind]) {
        const sections = await explained(language, kind, rules);
        const texts = (await rulesTexts(language)).section;
        for (const { name, paragraphs } of sections) {
          expect(texts[name]).not.toBe("");
          for (const paragraph of paragraphs) expect(paragraph, `${rules} ${name}`).not.toMatch(/[{}]|undefined|NaN/);
        }
        expect(sections.find(({ name }) => name === "about")?.paragraphs.length, rules).toBe(1);
        expect(sections.find(({ name }) => name === "moves")?.boards.length, rules).toBeGreaterThan(5);
      }
    }
  });
});

describe("the reviewer's table", () => {
  test("has a row for each position of the tests, with its words, and the page of cxa alone has it", async () => {
    const texts = await articlesTexts("en");
    const rows = articlesOf(texts);
    expect(rows.map(({ id }) => id)).toEqual(Object.keys(texts.entry));
    expect(rows.map(({ id }) => id)).toEqual(principles.map(({ id }) => id));
    for (const rules of RULE_SETS.xiangqi) {
      const has = (await explained("en", "xiangqi", rules)).some(({ name }) => name === "articles");
      expect(has, rules).toBe(rules === "cxa");
    }
  });

  test.each(principles.map((principle) => [principle.id, principle] as const))("%s is judged as the table says", async (id, principle) => {
    const row = articlesOf(await articlesTexts("en")).find((each) => each.id === id);
    expect(row?.article).toBe(principle.article);
    const { start, line } = row?.specimen ?? { start: undefined, line: [] };
    const game = new Game("xiangqi", { fen: start?.fen ?? "", rules: "cxa" });
    expect(game.fen()).toBe(start?.fen);
    for (const move of line) {
      expect(game.status().over, move).toBe(false);
      game.play(move);
    }
    const status = game.status();
    const winner = { red_loses: "black", black_loses: "red", draw: null }[principle.outcome];
    expect(status).toMatchObject({ over: true, winner, rule: `cxa/${principle.rule}` });
    if (principle.source !== undefined && /diagram \d/.test(principle.source)) return;
    const evidence = status.over ? status.evidence : [];
    expect(evidence.map(({ nature }) => nature).join(" ")).toBe(principle.natures);
    expect(evidence.map(({ article }) => article).join(" ")).toBe(principle.articles);
  });
});

describe("a rule page", () => {
  const section = (sections: readonly Section[], name: Section["name"]): Section | undefined => sections.find((each) => each.name === name);

  test("shows how the set judges, by its own diagrams", async () => {
    for (const rules of ["club", "kyvuong", "casual", "wxf", "vcf"] as const) {
      const conduct = section(await explained("en", "xiangqi", rules), "conduct");
      expect(conduct?.boards.length, rules).toBeGreaterThan(1);
      for (const board of conduct?.boards ?? []) expect(board.rules).toBe(rules);
    }
    expect(section(await explained("en", "xiangqi", "basic"), "conduct")?.boards).toEqual([]);
    expect(section(await explained("en", "xiangqi", "basic"), "conduct")?.paragraphs.length).toBe(1);
  });

  test("says what ends no game: a lone cannon, in every set with a draw by material; and what a FEN brings along", async () => {
    for (const rules of RULE_SETS.xiangqi) {
      const draws = section(await explained("en", "xiangqi", rules), "draws");
      const text = draws?.paragraphs.join(" ") ?? "";
      expect(
        draws?.boards.some(({ entry }) => entry.id === "lone-cannon"),
        rules,
      ).toBe(rules !== "basic");
      expect(text.includes("a lone cannon can still mate"), rules).toBe(rules !== "basic");
      expect(text.includes("plies without a capture along"), rules).toBe(rules !== "basic");
    }
  });

  test("tells the numbers of the set, not others", async () => {
    const fields = { ...ruleBook.xiangqi["casual"], checkLimits: [4321, 4321, 4321] };
    const text = section(await explained("en", "xiangqi", "casual", fields), "conduct")?.paragraphs.join(" ");
    expect(text).toContain("4321 times in a row");
    expect(text).toContain("4322");
  });

  test("has the clocks of the set, and what running out of time does", async () => {
    const clocks = async (kind: GameKind, rules: RulesName): Promise<string> =>
      section(await explained("en", kind, rules), "clocks")?.paragraphs.join(" ") ?? "";
    expect(await clocks("xiangqi", "kyvuong")).toMatch(
      /Slow: 15 min a side, at most 120 s a move.*Blitz: 8 min a side, at most 60 s a move/,
    );
    expect(await clocks("xiangqi", "club")).toContain("Free time: 10 min a side, then 45 s for each move");
    expect(await clocks("xiangqi", "basic")).toContain("no times of its own");
    expect(await clocks("chess", "fide")).toContain("Classical: 90 min a side, 30 s more after each move, 30 min more after move 40");
    expect(await clocks("chess", "fide")).toContain("could not mate");
    expect(await clocks("chess", "basic")).not.toContain("could not mate");
  });

  test("chess shows claims apart from draws that come by themselves", async () => {
    const sections = await explained("en", "chess", "fide");
    expect(section(sections, "claims")?.boards.map(({ entry }) => entry.id)).toEqual(["threefold", "fifty-moves"]);
    expect(section(sections, "draws")?.boards.map(({ entry }) => entry.id)).toContain("locked-wall");
    expect(
      section(sections, "special")?.boards.filter(({ entry }) => entry.facts.some(({ type }) => type === "refused")).length,
    ).toBeGreaterThanOrEqual(5);
  });

  test("the Vietnamese federation decides the diagrams of the world rules as they do", () => {
    for (const entry of XIANGQI_CYCLES) {
      const game = new Game("xiangqi", { fen: entry.fen, rules: "vcf" });
      for (const move of lineOf(entry)) game.play(move);
      const [fact] = entry.facts;
      expect(game.status(), entry.id).toMatchObject({ over: true, reason: fact.reason, winner: fact.winner });
    }
  });

  test("a board shows the goals of the piece it is about, or the try that is refused", () => {
    const entries = SHELVES.flatMap((shelf) => shelf.entries);
    const specimen = (id: string) => specimenOf(entries.find((entry) => entry.id === id)!);
    expect(specimen("horse-leg")).toMatchObject({ shown: 4 * 9 + 4, line: [], tries: [{ from: 4 * 9 + 4, to: 6 * 9 + 3 }] });
    expect(specimen("castling-path")).toMatchObject({ shown: null, tries: [{ from: 4, to: 2 }] });
    expect(specimen("wxf-chase").line.length).toBe(8);
  });
});
