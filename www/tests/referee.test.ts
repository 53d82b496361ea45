import { describe, expect, test } from "vitest";
import { Match, outcomeOf, ruleBook } from "../src/app/engine.ts";
import type { RuleFields, Start } from "../src/app/model.ts";
import { RULE_SETS } from "../src/app/games.ts";
import type { GameKind, RulesName } from "../src/app/games.ts";
import { catalogues } from "../src/i18n/catalogues.ts";
import { evidenceMarks } from "../src/app/state.ts";
import type { Language } from "../src/app/state.ts";
import { rulesTexts } from "../src/i18n/rules/index.ts";
import { ruleSetsTexts } from "../src/i18n/rules/sets/index.ts";
import { ruleSetBrief, ruleSetTexts } from "../src/texts/rule-words.ts";
import { accountText, exhibitText, ruleText, warningText } from "../src/texts/verdict-words.ts";
import { newsText, statusText } from "../src/texts/usual.ts";
import { alarmTexts, noticeText } from "../src/texts/words.ts";
import { squareLabel } from "../../src/js/board/words.ts";
import { sceneOf } from "../src/app/scene.ts";
import { Table } from "./support.ts";

const { en, vi, zh } = catalogues;
const XIANGQI: Start = { kind: "xiangqi", rules: "wxf", chess960: false };

/** A chariot drives the general up and down and gives check each time (WXF rule 6). */
const CHECKS = "4k4/8R/9/9/9/9/9/9/9/rrBA1K3 w - - 0 1";
const CHECKING = ["i8i9", "e9e8", "i9i8", "e8e9"];
/** A cannon follows a protected chariot from rank to rank (WXF rule 15). */
const CHASES = "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1";
const CHASING = ["h2h1", "d1d3", "h1h3", "d3d1", "h3h1", "d1d3", "h1h3", "d3d1", "h3h1"];

describe("a perpetual check by the world rules", () => {
  const table = new Table({ ...XIANGQI, fen: CHECKS }, ...CHECKING, ...CHECKING);
  const verdict = table.state.snapshot.verdict!;

  test("loses at the third occurrence, by rule 6", () => {
    expect(table.state.snapshot.over).toBe(true);
    expect(verdict).toMatchObject({ winner: "black", reason: "perpetual-check", rule: "wxf/6", result: "0-1" });
    expect(statusText(en, table.state.snapshot)).toBe("Black wins (perpetual check).");
    expect(ruleText(en, "xiangqi", verdict.rule)).toBe(
      "World Xiangqi Federation (WXF), rule 6: the side that gives check with every move of the repetition loses.",
    );
    expect(ruleText(vi, "xiangqi", verdict.rule)).toMatch(/^Liên đoàn thế giới \(WXF\), điều 6: /);
    expect(ruleText(zh, "xiangqi", verdict.rule)).toMatch(/第 6 条/);
  });

  test("its evidence names who did what, and where the last cycle begins", () => {
    expect(verdict.exhibits.map(({ ply, color, check }) => [ply, color, check])).toEqual([
      [1, "red", true],
      [2, "black", false],
      [3, "red", true],
      [4, "black", false],
      [5, "red", true],
      [6, "black", false],
      [7, "red", true],
      [8, "black", false],
    ]);
    expect(verdict.lastCycle).toBe(5);
    expect(verdict.accounts.map((account) => accountText(en, "xiangqi", account))).toEqual([
      "Red gave check with each of its 4 moves.",
      // Its chariot attacks the elephant all the time; a general that only steps out of check chases nothing by that.
      "Black’s 4 moves neither checked nor chased.",
    ]);
    expect(exhibitText(en, "xiangqi", verdict.exhibits[4]!, "3. C2=5")).toBe("3. C2=5 (Red): gives check");
  });

  test("stays known while an earlier position is looked at, with its checks and chases marked", () => {
    table.controller.send({ type: "go-to", ply: 7 });
    const { snapshot } = table.state;
    expect(snapshot.over).toBe(false);
    expect(snapshot.verdict).toBe(verdict);
    expect(evidenceMarks(snapshot)).toMatchObject({ exhibit: { ply: 7, check: true }, atFault: true });
    expect(alarmTexts(en, table.state)).toEqual([]);
    expect(snapshot.checkers).toEqual([table.square("i8")]);
    expect(squareLabel(en, sceneOf(table.state), table.square("i8"))).toBe("i8, red chariot, gives check, last move");
    table.controller.send({ type: "go-to", ply: 6 });
    expect(evidenceMarks(table.state.snapshot)).toMatchObject({ exhibit: { ply: 6 }, atFault: false });
    expect(squareLabel(en, sceneOf(table.state), table.square("c0"))).toBe("c0, red elephant");
    table.controller.send({ type: "go-to", ply: 8 });
    expect(table.state.snapshot.over).toBe(true);
  });

  test("another move in its place makes it another game", () => {
    table.controller.send({ type: "go-to", ply: 4 });
    table.play("i8h8");
    expect(table.state.snapshot.verdict).toBeNull();
    expect(table.state.snapshot.line).toHaveLength(5);
  });
});

describe("a perpetual chase by the world rules", () => {
  test("is told before: the position, the side, the move that would lose", () => {
    const table = new Table({ ...XIANGQI, fen: CHASES }, ...CHASING.slice(0, 8));
    const { snapshot } = table.state;
    const [warning] = snapshot.warnings;
    expect(snapshot.warnings).toHaveLength(1);
    expect(warningText(en, "xiangqi", warning!)).toBe(
      "This position has occurred 2 times (limit 3). If it goes on like this, Red loses (perpetual chase).",
    );
    table.tap("h3");
    expect(table.state.session.outlook).toEqual([{ to: table.square("h1"), outcome: "loses", reason: "perpetual-chase" }]);
    expect(noticeText(en, table.state)).toMatch(/possible moves\. To h1: loses the game \(perpetual chase\)\.$/);
    expect(squareLabel(en, sceneOf(table.state), table.square("h1"))).toBe(
      "h1, empty, may be moved to, would lose the game (perpetual chase)",
    );
    expect(squareLabel(zh, sceneOf(table.state), table.square("h1"))).toContain("走了将判负（长捉）");
    table.tap("e3");
    expect(table.state.session.outlook).toEqual([]);
  });

  test("loses by rule 15, and the chased piece is followed through its moves", () => {
    const table = new Table({ ...XIANGQI, fen: CHASES }, ...CHASING);
    const verdict = table.state.snapshot.verdict!;
    expect(verdict).toMatchObject({ winner: "black", reason: "perpetual-chase", rule: "wxf/15" });
    expect(verdict.accounts.map((account) => accountText(en, "xiangqi", account))).toEqual([
      "Red’s cannon chased the sometimes protected black chariot with each of its 4 moves.",
      "Black made 4 moves; checks: 0, chases: 2, others: 2.",
    ]);
    expect(accountText(vi, "xiangqi", verdict.accounts[0]!)).toBe("Đỏ dùng pháo đuổi xe đen (có lúc được bảo vệ) ở cả 4 nước của mình.");
    // On d3 the soldier of d4 could take the captor back, on d1 nobody could.
    expect(verdict.exhibits.filter(({ color }) => color === "red").map((exhibit) => exhibitText(en, "xiangqi", exhibit, "…"))).toEqual([
      "… (Red): cannon on h3 attacks chariot on d3, which is protected",
      "… (Red): cannon on h1 attacks chariot on d1, which is unprotected",
      "… (Red): cannon on h3 attacks chariot on d3, which is protected",
      "… (Red): cannon on h1 attacks chariot on d1, which is unprotected",
    ]);
    expect(verdict.lastCycle).toBe(6);
    table.controller.send({ type: "go-to", ply: 7 });
    expect(squareLabel(en, sceneOf(table.state), table.square("d3"))).toBe("d3, black chariot, chased by h3");
    expect(squareLabel(vi, sceneOf(table.state), table.square("h3"))).toBe("h3, pháo đỏ, đang đuổi d3, nước vừa đi");
    table.controller.send({ type: "go-to", ply: 9 });
    expect(newsText(en, table.state)).toBe("Black wins (perpetual chase).");
  });
});

describe("the limits of the club", () => {
  test("count down, and the seventh check loses", () => {
    const table = new Table({ ...XIANGQI, rules: "club", fen: CHECKS }, ...CHECKING, ...CHECKING, "i8i9");
    const redWarnings = (): string[] =>
      table.state.snapshot.warnings.filter(({ color }) => color === "red").map((each) => warningText(en, "xiangqi", each));
    expect(redWarnings()).toEqual(["Red has given 5 of 6 checks in a row."]);
    expect(alarmTexts(en, table.state)).toEqual(["Red: perpetual check, 5 of 6"]);
    table.play("e9e8", "i9i8");
    expect(redWarnings()).toEqual(["Red has given 6 of 6 checks in a row. The next one breaks the rule."]);
    table.play("e8e9", "i8i9");
    const verdict = table.state.snapshot.verdict!;
    expect(verdict).toMatchObject({ winner: "black", rule: "club/perpetual-check" });
    // A streak is shown whole: the replies between its checks are no part of it.
    expect(verdict.exhibits.map(({ ply }) => ply)).toEqual([1, 3, 5, 7, 9, 11, 13]);
    expect(verdict.lastCycle).toBeNull();
    // The last check is drawn although the game is over.
    expect(table.state.snapshot.checkers).toEqual([table.square("i9")]);
  });

  test("do not exist in the basic rules", () => {
    const table = new Table({ ...XIANGQI, rules: "basic", fen: CHECKS }, ...CHECKING, ...CHECKING, ...CHECKING, ...CHECKING);
    expect(table.state.snapshot).toMatchObject({ over: false, warnings: [], ply: 16 });
  });
});

describe("endings by the players", () => {
  test("a side resigns", () => {
    const table = new Table({ ...XIANGQI, rules: "kyvuong" }, "h2e2");
    table.controller.send({ type: "resign" });
    const { snapshot } = table.state;
    expect(snapshot.verdict).toMatchObject({ winner: "red", reason: "resignation", rule: "kyvuong/resignation", result: "1-0" });
    expect(snapshot.legal).toEqual([]);
    expect(noticeText(en, table.state)).toBe("Black resigns.");
    expect(ruleText(en, "xiangqi", snapshot.verdict!.rule)).toBe("Kỳ Vương: the side that resigns loses.");
    table.tap("h9");
    expect(table.state.notice.type).toBe("over");
    table.controller.send({ type: "agree-draw" });
    expect(table.state.snapshot.verdict?.reason).toBe("resignation");
  });

  test("both agree; going back and forth keeps that", () => {
    const table = new Table({ kind: "chess", rules: "fide", chess960: false }, "e2e4", "e7e5");
    table.controller.send({ type: "agree-draw" });
    expect(table.state.snapshot.verdict).toMatchObject({ winner: null, reason: "agreement", rule: "fide/5.2.3" });
    table.controller.send({ type: "undo" });
    expect(table.state.snapshot.over).toBe(false);
    expect(table.state.snapshot.verdict?.reason).toBe("agreement");
    table.controller.send({ type: "redo" });
    expect(table.state.snapshot.over).toBe(true);
    expect(statusText(vi, table.state.snapshot)).toBe("Hòa (thỏa thuận).");
    table.controller.send({ type: "undo" });
    table.play("c7c5");
    expect(table.state.snapshot).toMatchObject({ over: false, verdict: null, declaration: null });
  });

  test("resigning to a side that cannot mate any more is a draw by the Laws (5.1.2), and is asked as such", () => {
    // White has a queen, Black nothing but the king.
    const table = new Table({ kind: "chess", rules: "fide", chess960: false, fen: "8/8/8/4k3/8/8/Q7/4K3 w - - 0 40" });
    expect(table.state.snapshot.resigning).toBe("draws");
    table.controller.send({ type: "resign" });
    const { verdict } = table.state.snapshot;
    expect(verdict).toMatchObject({ winner: null, reason: "resignation", rule: "fide/5.1.2", result: "1/2-1/2" });
    expect(statusText(en, table.state.snapshot)).toBe("Draw (resignation).");
    expect(noticeText(en, table.state)).toBe("White resigns.");
    expect(newsText(vi, table.state)).toBe("Hòa (xin thua).");
    expect(ruleText(en, "chess", verdict!.rule)).toBe(
      "FIDE, article 5.1.2: the side that resigns loses, unless the opponent cannot mate by any series of legal moves: then the game is drawn.",
    );
    expect(outcomeOf(table.state.study)).toBe("1/2-1/2");
    // With a pawn Black may still mate; the basic rules ask for no mate.
    for (const start of [
      { kind: "chess", rules: "fide", chess960: false, fen: "8/7p/8/4k3/8/8/Q7/4K3 w - - 0 40" },
      { kind: "chess", rules: "basic", chess960: false, fen: "8/8/8/4k3/8/8/Q7/4K3 w - - 0 40" },
    ] as const) {
      const other = new Table(start);
      expect(other.state.snapshot.resigning).toBe("loses");
      other.controller.send({ type: "resign" });
      expect(other.state.snapshot.verdict).toMatchObject({ winner: "black", reason: "resignation" });
    }
  });

  test("a draw is not agreed on before both sides have moved (5.2.3), and that is said", () => {
    const table = new Table({ kind: "chess", rules: "fide", chess960: false }, "e2e4");
    expect(table.state.snapshot.canAgree).toBe(false);
    table.controller.send({ type: "agree-draw" });
    expect(table.state.snapshot).toMatchObject({ over: false, declaration: null });
    expect(noticeText(en, table.state)).toBe("A draw can be agreed on once both sides have moved.");
    expect(noticeText(zh, table.state)).toBe("双方都走过棋之后才能议和。");
    table.play("e7e5");
    expect(table.state.snapshot.canAgree).toBe(true);
    table.controller.send({ type: "agree-draw" });
    expect(table.state.snapshot.verdict).toMatchObject({ reason: "agreement", rule: "fide/5.2.3" });
    expect(ruleText(en, "chess", "fide/5.2.3")).toBe("FIDE, article 5.2.3: the players may agree on a draw once both have moved.");
    // A position has its moves behind it, and other rule sets do not ask.
    expect(
      new Table({ kind: "chess", rules: "fide", chess960: false, fen: "4k3/8/8/8/8/8/R7/4K3 w - - 3 40" }).state.snapshot.canAgree,
    ).toBe(true);
    for (const start of [XIANGQI, { kind: "chess", rules: "basic", chess960: false }] as const)
      expect(new Table(start).state.snapshot.canAgree).toBe(true);
  });

  test("a player who resigns after going back gives up that position", () => {
    const table = new Table(XIANGQI, "h2e2", "h9g7", "h0g2");
    table.controller.send({ type: "go-to", ply: 1 });
    table.controller.send({ type: "resign" });
    expect(table.state.snapshot).toMatchObject({ line: ["h2e2"], ply: 1, over: true, verdict: { winner: "red" } });
  });

  test("are played again from a stored game, its earlier positions too", () => {
    const opened = Match.open(XIANGQI, {
      line: ["h2e2", "h9g7"],
      ply: 1,
      declaration: { type: "resignation", color: "red" },
    });
    if (!opened.ok) throw new Error("the start opens");
    expect(opened.match.snapshot()).toMatchObject({ ply: 1, over: false, verdict: { winner: "black", reason: "resignation" } });
    opened.match.goTo(2);
    expect(opened.match.snapshot().over).toBe(true);
  });

  test("that belong to no such side, or to a line that is not legal, end nothing", () => {
    for (const [line, color] of [
      [["h2e2"], "white"],
      [["h2h8"], "red"],
    ] as const) {
      const opened = Match.open(XIANGQI, { line, declaration: { type: "resignation", color } });
      if (!opened.ok) throw new Error("the start opens");
      expect(opened.match.snapshot()).toMatchObject({ over: false, verdict: null });
    }
  });
});

describe("moves that end the game", () => {
  test("a mate is not given away", () => {
    const table = new Table({ kind: "chess", rules: "basic", chess960: false }, "f2f3", "e7e5", "g2g4");
    table.tap("d8");
    expect(table.state.session.outlook).toEqual([]);
  });

  test("a draw by material is named", () => {
    // After the capture two bare generals are left.
    const table = new Table({ ...XIANGQI, rules: "club", fen: "3k5/9/9/9/9/9/9/9/5p3/5K3 w - - 0 1" });
    table.tap("f0");
    expect(table.state.session.outlook).toEqual([{ to: table.square("f1"), outcome: "draws", reason: "material" }]);
    expect(noticeText(en, table.state)).toContain("To f1: draws the game (insufficient material).");
  });
});

describe("the rule sets explained", () => {
  const sets = (["xiangqi", "chess"] as const).flatMap((kind) => RULE_SETS[kind].map((name) => ({ kind, name })));
  const explained = async (language: Language, kind: GameKind, name: RulesName, fields: RuleFields): Promise<string> => {
    const brief = ruleSetBrief(await ruleSetsTexts(language), kind, name, fields);
    return [brief, ...ruleSetTexts(await rulesTexts(language), kind, name, fields)].join("\n");
  };

  test("are all that the package judges by", () => {
    expect([...RULE_SETS.xiangqi].sort()).toEqual(Object.keys(ruleBook.xiangqi).sort());
    expect([...RULE_SETS.chess].sort()).toEqual(Object.keys(ruleBook.chess).sort());
  });

  test.each(sets)("$kind $name: every number is the set’s own, and each is told", async ({ kind, name }) => {
    const fields = ruleBook[kind][name] ?? {};
    for (const language of ["en", "vi", "zh"] as const) {
      const text = await explained(language, kind, name, fields);
      expect(text).not.toMatch(/[{}]|undefined|NaN/);
      for (const [field, value] of Object.entries(fields)) {
        const isLimit = typeof value === "number" ? value > 0 : Array.isArray(value);
        if (!isLimit) continue;
        // A number that is changed changes the text: none is written out in words.
        const other = typeof value === "number" ? 4321 : (value as number[]).map(() => 4321);
        expect(await explained(language, kind, name, { ...fields, [field]: other }), `${language} ${field}`).not.toBe(text);
      }
    }
  });

  test("tell the claims and draws of the Laws of Chess", async () => {
    const text = await explained("en", "chess", "fide", ruleBook.chess["fide"] ?? {});
    expect(text).toContain("the same position has occurred 3 times, or when each side has made 50 moves");
    expect(text).toContain("a position has occurred 5 times, after 75 such moves of each side");
    expect(text).toContain("once each side has made at least 1 move");
    expect(text).toContain("the side that resigns loses, unless the opponent could not mate by any series of legal moves");
  });

  test("say the numbers that the sources give", async () => {
    const text = (name: RulesName): Promise<string> => explained("en", "xiangqi", name, ruleBook.xiangqi[name] ?? {});
    expect(await text("club")).toContain("6 times in a row with one piece, 12 times with two pieces by turns, 18 times with three or more");
    expect(await text("club")).toContain("when 30 moves of each side have passed (60 in all)");
    expect(await text("kyvuong")).toContain(
      "A position that has occurred 6 times is a draw, also while a side is checking or chasing within its limit",
    );
    expect(await text("casual")).toContain("check number 10 loses");
    expect(await text("wxf")).toContain("at most 10 are counted");
  });
});
