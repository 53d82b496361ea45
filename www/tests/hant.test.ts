/// <reference types="vite/client" />
import { describe, expect, test } from "vitest";
import { traditional, traditionalText } from "../../src/js/i18n/traditional.ts";
import { CHARACTERS, WORDS } from "../../src/js/i18n/traditional-table.ts";
import { catalogues } from "../src/i18n/catalogues.ts";
import { LANGUAGE_NAMES } from "../src/i18n/index.ts";

const han = (text: string): string[] => text.match(/\p{Script=Han}/gu) ?? [];

/**
 * The 5401 characters in common use in traditional writing: level one of the standard Big5, as the platform itself
 * decodes it. It was made without a thought of simplified characters, of which it holds only those that are
 * traditional ones, too.
 */
const common = ((): ReadonlySet<string> => {
  const decoder = new TextDecoder("big5");
  const found: string[] = [];
  for (let row = 0xa4; row <= 0xc6; row += 1) {
    for (let cell = 0x40; cell <= 0xfe; cell += 1) {
      if (cell <= 0x7e || cell >= 0xa1) found.push(...han(decoder.decode(new Uint8Array([row, cell]))));
    }
  }
  return new Set(found);
})();

/** Every text of simplified Chinese in the sources of the page, the board and the program, wherever it is. */
const sources = Object.entries(
  import.meta.glob<string>(["../src/**/zh.ts", "../../src/**/zh.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** Characters of both writings that stand for two traditional ones, and what they may stand in unchanged. */
const TWOFOLD: Readonly<Record<string, RegExp>> = {
  复: /^$/u,
  松: /^$/u,
  卷: /^$/u,
  谷: /^$/u,
  干: /干预/u,
  制: /限制|强制|控制|赛制|制胜|牵制|受制/u,
  系: /系统|系列/u,
  准: /准许|批准/u,
  采: /^$/u,
  占: /占优/u,
  布: /布局|宣布/u,
  征: /象征/u,
  划: /^$/u,
  舍: /^$/u,
};

describe("traditional Chinese", () => {
  test("the oracle holds what it should", () => {
    expect(common.size).toBe(5401);
    for (const character of "車馬帥將砲炮兵卒仕相象士勝負") expect(common.has(character), character).toBe(true);
    for (const character of "车马帅将个无") expect(common.has(character), character).toBe(false);
  });

  test("the table gives traditional characters, each simplified one once", () => {
    expect(CHARACTERS.length % 2).toBe(0);
    const pairs = Array.from({ length: CHARACTERS.length / 2 }, (_, pair) => CHARACTERS.slice(2 * pair, 2 * pair + 2));
    const twice = pairs.filter((pair, index) => pairs.findIndex((other) => other[0] === pair[0]) !== index);
    expect(twice).toEqual([]);
    expect(pairs.filter((pair) => !common.has(pair.charAt(1)))).toEqual([]);
    for (const [word, other] of WORDS)
      expect(
        han(other).filter((each) => !common.has(each)),
        word,
      ).toEqual([]);
  });

  test("no simplified character is left in any text of the page", () => {
    expect(sources.length).toBeGreaterThanOrEqual(2);
    for (const [name, source] of sources) {
      const left = [...new Set(han(traditionalText(source)).filter((each) => !common.has(each)))];
      expect(left.join(""), name).toBe("");
    }
  });

  test("says what is said in Taiwan, not what is said on the mainland", () => {
    // The terms of the interface in the national standard vocabulary of computing (國家教育研究院), and the game's own name.
    const mainland =
      /信息|鏈接|支持|回車|國際象棋|打印|保存|菜單|全屏|屏幕|字符|字節|聯網|查找|二維碼|拖動|文件|線程|剪貼板|設置|默認|程序|網絡|存儲|數據|用戶|界面|粘貼|鼠標|光標|服務器|內存|視頻|軟件|硬件|激活|調試|兼容|登錄|撤銷/u;
    for (const [name, source] of sources) {
      const texts = [...source.matchAll(/["`]([^"`]*)["`]/gu)].map(([, text = ""]) => traditionalText(text));
      for (const text of texts) expect(text, name).not.toMatch(mainland);
    }
    expect(traditionalText("分享链接，用回车键打开国际象棋的文件，设置网络")).toBe("分享連結，用Enter 鍵打開西洋棋的檔案，設定網路");
  });

  test("a character that stands for two is converted by its word", () => {
    const unknown = sources.flatMap(([name, source]) =>
      Object.entries(TWOFOLD).flatMap(([character, unchanged]) =>
        [...source.matchAll(new RegExp(character, "gu"))].flatMap(({ index }) => {
          const around = source.slice(Math.max(0, index - 2), index + 3);
          const isWord = WORDS.some(([word]) => word.includes(character) && around.includes(word));
          return isWord || unchanged.test(around) ? [] : [`${name}: ${around}`];
        }),
      ),
    );
    expect(unknown).toEqual([]);
  });

  test("the queen keeps her character, and what comes after has its own", () => {
    const asQueen = /王后|皇后|后翼|后、车|[、为]后、|后走直线|^后$/u;
    let seen = 0;
    for (const [name, source] of sources) {
      for (const [, text = ""] of source.matchAll(/"([^"\n]*后[^"\n]*)"/gu)) {
        // Words around it may become longer or shorter: it is found again by its order.
        const converted = [...traditionalText(text).matchAll(/[后後]/gu)].map(([character]) => character);
        for (const [order, { index }] of [...text.matchAll(/后/gu)].entries()) {
          const around = text.slice(Math.max(0, index - 1), index + 4);
          const isQueen = asQueen.test(around);
          expect(converted[order], `${name}: ${around}`).toBe(isQueen ? "后" : "後");
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(10);
  });

  test("gaps and other languages pass, arrays and objects keep their shape", () => {
    expect(traditionalText("{side}的 {plies} 步棋步步将军。Kỳ Vương")).toBe("{side}的 {plies} 步棋步步將軍。Kỳ Vương");
    expect(traditionalText("后")).toBe("后");
    expect(traditionalText("之后，王后和车")).toBe("之後，王后和車");
    expect(traditional({ a: ["马", { b: "重复" }], n: 3 })).toEqual({ a: ["馬", { b: "重複" }], n: 3 });
  });

  test("is a language of its own", () => {
    expect(catalogues["zh-Hant"].tag).toBe("zh-Hant");
    for (const language of ["vi", "en", "zh", "zh-Hant"] as const) expect(catalogues[language].name).toBe(LANGUAGE_NAMES[language]);
    expect(catalogues["zh-Hant"].piece.xiangqi.K).toBe("帥");
    expect(catalogues["zh-Hant"].piece.chess.Q).toBe("后");
    expect(catalogues["zh-Hant"].ruling.warning.next.loses).toBe("再來一次就犯規。");
    expect(catalogues.zh.piece.xiangqi.K).toBe("帅");
  });
});
