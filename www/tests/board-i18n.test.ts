import { describe, expect, test } from "vitest";
import { arrangingTexts } from "../../src/js/i18n/arranging.ts";
import { en } from "../../src/js/i18n/board/en.ts";
import { preferredLanguage } from "../../src/js/i18n/language.ts";
import { vi } from "../../src/js/i18n/board/vi.ts";
import { zhHant } from "../../src/js/i18n/board/zh-Hant.ts";
import { zh } from "../../src/js/i18n/board/zh.ts";
import { traditional } from "../../src/js/i18n/traditional.ts";

const catalogues = { vi, en, zh, "zh-Hant": zhHant };

describe("the board's catalogues", () => {
  test.each([
    ["vi", "vi"],
    ["vi-VN", "vi"],
    ["en-GB", "en"],
    ["zh", "zh-Hans"],
    ["zh-CN", "zh-Hans"],
    ["zh-Hans-SG", "zh-Hans"],
    ["zh-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh-Hant", "zh-Hant"],
    ["ZH-hant-mo", "zh-Hant"],
    ["de", "en"],
    ["", "en"],
  ])("a page in %s is spoken to in %s", (tag, expected) => {
    expect(catalogues[preferredLanguage([tag])].tag).toBe(expected);
  });

  test("traditional Chinese says what simplified Chinese says, with the traditional cannon of the second side", () => {
    const derived = traditional(zh);
    expect(zhHant).toEqual({
      ...derived,
      tag: "zh-Hant",
      piece: { ...derived.piece, xiangqi: { ...derived.piece.xiangqi, c: "砲" } },
    });
  });

  test("what is said while pieces are set up is there in every language, and in traditional characters", () => {
    const [first, ...others] = ["en", "vi", "zh-Hans", "zh-Hant"].map(arrangingTexts);
    for (const texts of others) {
      expect(Object.keys(texts)).toEqual(Object.keys(first ?? {}));
      expect(Object.values(texts).every((text) => text.length > 1)).toBe(true);
    }
    expect(arrangingTexts("zh-TW")).toEqual(traditional(arrangingTexts("zh")));
  });

  test("every language is its own", () => {
    const hints = [vi, en, zh, zhHant].map((messages) => messages.board.hint);
    expect(new Set(hints).size).toBe(4);
  });
});
