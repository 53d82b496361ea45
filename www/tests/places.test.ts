import { describe, expect, test } from "vitest";
import { GEOMETRY } from "../../src/js/board/games.ts";
import { parseSquare } from "../../src/js/board/geometry.ts";
import { catalogues } from "../src/i18n/catalogues.ts";
import { exhibitText } from "../src/texts/verdict-words.ts";
import { noticeText } from "../src/texts/words.ts";
import type { Language, State } from "../src/app/state.ts";
import { Table } from "./support.ts";

/** A table at which the reader's language decides how moves are written, and squares named. */
function seated(language: Language, fen?: string): Table {
  const table = new Table({ kind: "xiangqi", rules: "wxf", chess960: false, ...(fen === undefined ? {} : { fen }) });
  table.controller.send({ type: "configure", change: { language } });
  return table;
}
const said = (state: State): string => noticeText(catalogues[state.settings.language], state);

describe("squares in the players' own words", () => {
  // In the start position the horse on b0 stands on Red's eighth file, the elephant beside it on the seventh.
  test.each([
    ["vi", "Mã 8: có 2 nước đi.", "Không đi được: tượng 7 cản chân mã.", "Đang đến lượt Đỏ, mã 2 là của bên kia."],
    ["en", "Red horse on b0: 2 possible moves.", "Not allowed: the horse’s leg is blocked by the piece on c0.", null],
    ["zh", "八路马：有 2 种走法。", "不能这样走：马腿被七路相绊住。", "现在轮到红方走，2路马不是该方的。"],
    ["zh-Hant", "八路馬：有 2 種走法。", "不能這樣走：馬腿被七路相絆住。", null],
  ] as const)("in %s a piece is called by its file", (language, selected, refused, other) => {
    const table = seated(language);
    table.tap("b0");
    expect(said(table.state)).toBe(selected);
    table.tap("d1");
    expect(said(table.state)).toBe(refused);
    table.tap("b0", "b0");
    if (other === null) return;
    // Black counts from its own right: its horse on b9 stands on its second file.
    table.controller.send({ type: "cancel" });
    table.tap("b9");
    expect(said(table.state)).toBe(other);
  });

  test("coordinates where the player has chosen them", () => {
    const table = seated("vi");
    const { settings } = table.state;
    table.controller.send({ type: "configure", change: { notation: { ...settings.notation, xiangqi: "uci" } } });
    table.tap("b0", "d1");
    expect(said(table.state)).toBe("Không đi được: quân ở c0 cản chân mã.");
  });

  test("of two alike on one file one is in front; an own piece is told by its point", () => {
    const table = seated("vi", "4k4/9/9/9/9/4N4/9/4N4/3C5/4K4 w - - 0 1");
    table.tap("e2");
    expect(said(table.state)).toMatch(/^Mã 5 sau: /);
    table.controller.send({ type: "cancel" });
    table.tap("e4");
    expect(said(table.state)).toMatch(/^Mã 5 trước: /);
    table.controller.send({ type: "cancel" });
    table.controller.send({ type: "lift", square: parseSquare(GEOMETRY.xiangqi, "e0") ?? -1 });
    table.controller.send({ type: "drop", square: parseSquare(GEOMETRY.xiangqi, "e2") ?? -1 });
    expect(said(table.state)).toBe("Không đi được: ở lộ 5 hàng 3 đã có quân của mình.");
  });

  // WXF manual, rule 15: a red cannon follows a black chariot from rank to rank, which counts its files from the other side.
  test.each([
    ["vi", "pháo 2 đuổi xe 4 không được bảo vệ"],
    ["zh", "二路炮捉4路车，无保护"],
    ["en", "cannon on h1 attacks chariot on d1, which is unprotected"],
  ] as const)("in %s evidence says which piece attacks which", (language, attack) => {
    const table = seated(language, "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1");
    table.play("h2h1", "d1d3", "h1h3", "d3d1", "h3h1", "d1d3", "h1h3", "d3d1", "h3h1");
    const { verdict } = table.state.snapshot;
    const exhibit = verdict?.exhibits.find(({ ply }) => ply === 5);
    if (exhibit === undefined) throw new Error("no evidence");
    const labels = language === "vi" ? "numbers" : language === "zh" ? "chinese" : "coordinates";
    expect(exhibitText(catalogues[language], "xiangqi", exhibit, "3", labels)).toContain(attack);
  });
});
