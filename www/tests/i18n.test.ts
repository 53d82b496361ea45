import { codes } from "trongtai";
import { describe, expect, test } from "vitest";
import { catalogues } from "../src/i18n/catalogues.ts";
import { fill, lookUp } from "../src/i18n/index.ts";
import type { Messages } from "../src/i18n/index.ts";
import { accountText, alarmText, warningText } from "../src/texts/verdict-words.ts";
import { flatten, gaps } from "./support.ts";

const { en } = catalogues;
const languages = Object.entries(catalogues);

function missing(texts: Readonly<Record<string, string>>, wanted: readonly string[]): string[] {
  return wanted.filter((code) => !(texts[code] ?? "").trim());
}

describe.each(languages)("%s", (_language, messages: Messages) => {
  test("has a text for every code of the package", () => {
    for (const kind of ["xiangqi", "chess"] as const) {
      expect(missing(messages.illegality[kind], codes.illegality[kind])).toEqual([]);
      expect(missing(messages.fault[kind], codes.fault[kind])).toEqual([]);
    }
    expect(missing(messages.textFault, codes.text)).toEqual([]);
    expect(missing(messages.rulesFault, codes.rules)).toEqual([]);
    expect(missing(messages.error, codes.error)).toEqual([]);
    expect(missing(messages.reason, codes.reason)).toEqual([]);
    expect(missing(messages.claim, codes.claim)).toEqual([]);
    expect(codes.illegality.xiangqi.length).toBeGreaterThan(20);
  });

  test("has the keys of English and no empty text", () => {
    const flat = flatten(messages);
    expect([...flat.keys()].sort()).toEqual([...flatten(en).keys()].sort());
    for (const [key, text] of flat) expect(text, key).not.toBe("");
  });

  test("words a warning of every reason, with its count and limit, and what comes of it", () => {
    for (const reason of codes.reason) {
      for (const counts of ["streak", "occurrences", "other"] as const) {
        for (const consequence of ["draws", "claim", "loses", "changes", "barred"] as const) {
          const warning = {
            reason,
            color: consequence === "draws" || consequence === "claim" ? null : "red",
            count: 417,
            limit: 638,
            counts,
            consequence,
          } as const;
          const text = warningText(messages, "xiangqi", warning);
          expect(text, reason).not.toMatch(/[{}]|undefined/);
          expect(text, reason).toMatch(/417.*638/s);
          expect(alarmText(messages, warning)).toMatch(/417.*638/);
        }
      }
    }
    // The same count has another word for each consequence, at the limit and before it.
    for (const [reason, counts] of [
      ["perpetual-check", "streak"],
      ["perpetual-chase", "occurrences"],
    ] as const) {
      const texts = (["loses", "changes", "barred"] as const).map((consequence) =>
        warningText(messages, "xiangqi", { reason, color: "red", count: 6, limit: 6, counts, consequence }),
      );
      expect(new Set(texts).size, reason).toBe(3);
    }
  });

  test("tells who chased what, how well it was protected, and who did neither", () => {
    const account = {
      color: "red",
      plies: 417,
      checks: 0,
      kills: 0,
      chases: 417,
      isHunt: true,
      quarry: "n",
      chaser: "R",
      guard: "never",
    } as const;
    const chased = accountText(messages, "xiangqi", account);
    expect(chased).toContain(messages.piece.xiangqi.R);
    expect(chased).toContain(messages.ruling.verdict.guard.never);
    expect(chased).toMatch(/417/);
    expect(accountText(messages, "xiangqi", { ...account, guard: "always" })).toContain(messages.ruling.verdict.guard.always);
    // Threats of mate are counted beside the rest, and no piece is singled out.
    const mixed = accountText(messages, "xiangqi", { ...account, kills: 17, chases: 400 });
    expect(mixed).toMatch(/417.*17.*400/);
    expect(mixed).not.toMatch(/[{}]|undefined/);
    // Several pieces took part.
    expect(accountText(messages, "xiangqi", { ...account, chaser: null })).not.toContain(messages.piece.xiangqi.R);
    const idle = { ...account, chases: 0, isHunt: false, quarry: null, chaser: null };
    for (const kind of ["xiangqi", "chess"] as const) expect(accountText(messages, kind, idle)).not.toMatch(/[{}]|undefined/);
    expect(accountText(messages, "xiangqi", idle)).not.toBe(accountText(messages, "chess", idle));
  });

  test("has a text for every rule that decides games", () => {
    const xiangqi = [
      "checkmate",
      "stalemate",
      "barred",
      "perpetual-check",
      "perpetual-chase",
      "mutual-violation",
      "mutual-chase",
      "repetition",
      "effective",
      "progress",
      "moves",
      "no-capture",
      "material",
      "resignation",
      "agreement",
      "timeout",
      "5",
      "6",
      "7",
      "8",
      "15",
      "appendix-1",
      "25.1",
      "25.2",
      "25.3",
      "26.9",
    ];
    const named = ["checkmate", "stalemate", "dead-position", "repetition", "move-limit", "resignation", "agreement", "timeout"];
    const laws = ["5.1.1", "5.1.2", "5.2.1", "5.2.2", "5.2.3", "6.9", "9.2.1", "9.2.2", "9.3.1", "9.3.2", "9.6.1", "9.6.2"];
    expect(missing(messages.ruling.article.xiangqi, xiangqi)).toEqual([]);
    expect(missing(messages.ruling.article.chess, [...named, ...laws])).toEqual([]);
  });

  test("leaves out no fact that English gives in a refusal or fault", () => {
    const own = flatten(messages);
    for (const [key, text] of flatten(en)) {
      if (!/^(illegality|fault|textFault|rulesFault|notice|moves|board|referee)\./.test(key)) continue;
      expect(gaps(own.get(key) ?? ""), key).toEqual(gaps(text));
    }
  });

  test("names every piece of both games", () => {
    for (const letter of "KABNRCPkabnrcp") expect(lookUp(messages.piece.xiangqi, letter)).not.toBe(letter);
    for (const letter of "KQRBNPkqrbnp") expect(lookUp(messages.piece.chess, letter)).not.toBe(letter);
  });
});

test("fill puts values in gaps and leaves unknown gaps to be seen", () => {
  expect(fill("{a} to {b}, {a}", { a: "e2", b: 4 })).toBe("e2 to 4, e2");
  expect(fill("{a} {c}", { a: 1 })).toBe("1 {c}");
});

test("a code without a text is shown as it is", () => {
  expect(lookUp({ known: "text" }, "brand-new")).toBe("brand-new");
});
