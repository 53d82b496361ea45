import { describe, expect, test } from "vitest";
import { openFen, openLine, reopen } from "../src/app/engine.ts";
import { readGames } from "../src/app/engine/files.ts";
import type { Start } from "../src/app/model.ts";
import { RULE_SETS, SANCTIONS, judgesConduct, sanctionOf } from "../src/app/games.ts";
import { catalogues } from "../src/i18n/catalogues.ts";
import { rulesText } from "../src/texts/names.ts";
import { linkTo } from "../src/app/records/out.ts";
import { sceneOf } from "../src/app/scene.ts";
import { unpack } from "../src/app/share.ts";
import { sheetOf } from "../src/app/sheet.ts";
import { evidenceMarks } from "../src/app/state.ts";
import { save } from "../src/app/store.ts";
import { loadGame } from "../src/app/stored-game.ts";
import type { Shelf } from "../src/app/store.ts";
import { newStudy } from "../src/app/study.ts";
import { treeOf } from "../src/app/tree.ts";
import { mustChangeText } from "../src/texts/names.ts";
import { accountText, ruleText, warningText } from "../src/texts/verdict-words.ts";
import { alarmTexts, noticeText, toldText } from "../src/texts/words.ts";
import { squareLabel } from "../../src/js/board/words.ts";
import { Table } from "./support.ts";

const { en, vi, zh } = catalogues;
/** One chariot checks with every move; six are allowed. */
const CHECKS: Start = {
  kind: "xiangqi",
  rules: "club",
  sanction: "change",
  chess960: false,
  fen: "9/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1",
};
const CHECKING = ["f0e0", "e8f8", "e0f0", "f8e8", "f0e0", "e8f8", "e0f0", "f8e8", "f0e0", "e8f8", "e0f0", "f8e8"];
/** One chariot chases an unprotected cannon. */
const CHASES: Start = { ...CHECKS, fen: "4kab2/4a4/4b4/3rC2R1/9/9/4n4/4B4/4A4/4KAB1c w - - 0 1" };
const CHASING = ["h6i6", "i0h0", "i6h6", "h0i0", "h6i6", "i0h0", "i6h6", "h0i0", "h6i6", "i0h0", "i6h6", "h0i0"];

describe("a side that breaks a rule where it is told first", () => {
  test("is announced before: the count at its limit, and the move by which it would be told", () => {
    const table = new Table(CHECKS, ...CHECKING);
    expect(table.state.snapshot.mustChange).toBeNull();
    expect(table.state.snapshot.warnings.filter(({ color }) => color === "red").map((each) => warningText(en, "xiangqi", each))).toEqual([
      "Red has given 6 of 6 checks in a row. With the next one Red must change.",
    ]);
    table.tap("f0");
    expect(table.state.session.outlook).toEqual([{ to: table.square("e0"), outcome: "changes", color: "red", reason: "perpetual-check" }]);
    expect(noticeText(en, table.state)).toContain(" To e0: Red will have to change (perpetual check).");
    expect(noticeText(vi, table.state)).toContain(" Đi đến e0 thì Đỏ sẽ phải đổi nước (trường chiếu).");
    const label = (messages: typeof en): string => squareLabel(messages, sceneOf(table.state), table.square("e0"));
    expect(label(en)).toBe("e0, empty, may be moved to, Red would have to change (perpetual check)");
    expect(label(zh)).toBe("e0，空、可以走到、走了红方必须变着（长将）");
  });

  test("is told, once, and loses with its next move that breaks the rule again", () => {
    const table = new Table(CHECKS, ...CHECKING);
    table.play("f0e0");
    const { mustChange, over, warnings } = table.state.snapshot;
    expect([over, mustChange?.color, mustChange?.reason]).toEqual([false, "red", "perpetual-check"]);
    expect(mustChange?.exhibits.map(({ ply }) => ply)).toEqual([1, 3, 5, 7, 9, 11, 13]);
    expect(accountText(en, "xiangqi", mustChange!.account!)).toBe("Red gave check with each of its 7 moves.");
    expect([en, vi, zh].map((messages) => mustChangeText(messages, mustChange!))).toEqual([
      "Red must change: perpetual check.",
      "Đỏ phải đổi nước (biến nước): trường chiếu.",
      "红方必须变着（长将）。",
    ]);
    // What is told is not warned of as well.
    expect(warnings.filter(({ color }) => color === "red")).toEqual([]);
    expect(alarmTexts(en, table.state)).toEqual([]);
    expect([table.state.isTold, toldText(en, table.state)]).toEqual([true, "Red must change: perpetual check."]);
    expect(table.state.snapshot.checkers).toEqual([table.square("e0")]);

    // It holds while Black moves, and is not said again.
    table.tap("e8");
    expect([table.state.isTold, toldText(en, table.state)]).toEqual([false, ""]);
    expect(table.state.session.outlook).toEqual([]);
    table.tap("f8");
    expect(table.state.snapshot.mustChange?.color).toBe("red");
    expect([table.state.isTold, toldText(en, table.state)]).toEqual([false, "Red must change: perpetual check."]);
    table.tap("e0");
    expect(table.state.session.outlook).toEqual([{ to: table.square("f0"), outcome: "loses", reason: "perpetual-check" }]);
    table.tap("f0");
    expect(table.state.snapshot).toMatchObject({
      over: true,
      mustChange: null,
      verdict: { winner: "black", rule: "club/perpetual-check" },
    });
    // Looked back at, it was told at that ply.
    table.controller.send({ type: "go-to", ply: 13 });
    expect([table.state.snapshot.mustChange?.color, table.state.isTold]).toEqual(["red", true]);
  });

  test("is clear once it has played another", () => {
    const table = new Table(CHASES, ...CHASING, "h6i6", "i0h0", "i6i7");
    expect(table.state.snapshot).toMatchObject({ over: false, mustChange: null, ply: 15 });
    table.play("h0i0", "i7h7", "i0h0");
    expect(table.state.snapshot).toMatchObject({ over: false, mustChange: null, ply: 18 });
  });

  test("has its chases drawn at the ply in view", () => {
    const table = new Table(CHASES, ...CHASING);
    table.play("h6i6");
    expect(table.state.snapshot.mustChange).toMatchObject({ color: "red", reason: "perpetual-chase" });
    expect(evidenceMarks(table.state.snapshot)).toMatchObject({
      exhibit: { ply: 13, chases: [{ attacker: table.square("i6"), target: table.square("i0") }] },
      atFault: true,
    });
    expect(sceneOf(table.state)).toMatchObject({
      atFault: true,
      chases: [{ attacker: table.square("i6"), target: table.square("i0"), protected: false }],
    });
    expect(squareLabel(en, sceneOf(table.state), table.square("i0"))).toBe("i0, black cannon, chased by i6");
    table.play("i0h0");
    expect(sceneOf(table.state).chases).toEqual([]);
  });

  test("where repetition is judged is warned of, and told, in the same way", () => {
    const start: Start = {
      kind: "xiangqi",
      rules: "wxf",
      sanction: "change",
      chess960: false,
      fen: "c2a1k3/2c1a2R1/b6P1/8p/9/9/9/9/4K4/9 w - - 0 1",
    };
    const cycle = ["h8h9", "f9f8", "h9h8", "f8f9"];
    const table = new Table(start, ...cycle);
    expect(table.state.snapshot.warnings.map((each) => warningText(en, "xiangqi", each))).toEqual([
      "This position has occurred 2 times (limit 3). If it goes on like this, Red must change (perpetual check).",
    ]);
    table.play(...cycle);
    expect(table.state.snapshot).toMatchObject({ over: false, mustChange: { color: "red", reason: "perpetual-check" } });
    table.play("h8h9");
    expect(table.state.snapshot).toMatchObject({ over: true, verdict: { winner: "black", rule: "wxf/6" } });
  });

  test("is not let play the move where that is not allowed", () => {
    const table = new Table({ ...CHASES, sanction: "barred" }, ...CHASING);
    expect(table.state.snapshot.warnings.filter(({ color }) => color === "red").map((each) => warningText(en, "xiangqi", each))).toEqual([
      "Red has chased the same piece with 6 of 6 moves in a row. The next one is not allowed.",
    ]);
    table.tap("h6", "i6");
    expect(table.state.notice).toMatchObject({ type: "refused", refusal: { code: "barred" } });
    expect(noticeText(en, table.state)).toContain("Not allowed: the rules bar this move");
    // Who has no other move left loses.
    const stuck = new Table({ ...CHECKS, sanction: "barred" }, ...CHECKING);
    expect(stuck.state.snapshot.verdict).toMatchObject({ winner: "black", reason: "stalemate", rule: "club/barred" });
    expect(ruleText(en, "xiangqi", "club/barred")).toBe("Club (CXQ): a side whose every move is forbidden loses.");
  });
});

describe("what a violation costs", () => {
  test("can be chosen in every set by which something can violate, and in no other", () => {
    for (const kind of ["xiangqi", "chess"] as const) {
      for (const rules of RULE_SETS[kind]) {
        for (const sanction of SANCTIONS) {
          const part = sanctionOf(kind, rules, sanction);
          expect(part, rules).toEqual(judgesConduct(kind, rules) ? { sanction } : {});
          expect(openLine(newStudy({ kind, rules, ...part, chess960: false }), 0).ok, `${rules} ${sanction}`).toBe(true);
          // The engine refuses what is not offered.
          if (!judgesConduct(kind, rules)) expect(openLine(newStudy({ kind, rules, sanction, chess960: false }), 0).ok, rules).toBe(false);
        }
        expect(sanctionOf(kind, rules, "lose")).toEqual({});
      }
    }
  });

  test("is chosen with a new game, with the clocks of its set, and named with the rules", () => {
    const table = new Table(CHECKS);
    table.controller.send({ type: "new", game: { kind: "xiangqi", rules: "kyvuong", sanction: "change", clock: "blitz" } });
    expect(table.state.snapshot.start).toEqual({ kind: "xiangqi", rules: "kyvuong", sanction: "change", chess960: false, clock: "blitz" });
    expect(table.controller.face()?.remaining).toEqual({ red: 480_000, black: 480_000 });
    expect(noticeText(en, table.state)).toBe("New game: Xiangqi. Rules: Kỳ Vương, must change.");
    expect(sheetOf(table.state, en, "").head).toContain("Rules: Kỳ Vương, must change");
    expect(rulesText(vi, CHECKS)).toBe("Câu lạc bộ (CXQ), phải đổi nước");
    expect(rulesText(zh, { ...CHECKS, sanction: "barred" })).toBe("俱乐部（CXQ），犯规不许走");
    table.controller.send({ type: "new", game: { kind: "xiangqi", rules: "basic", sanction: "change" } });
    expect(table.state.snapshot.start).toEqual({ kind: "xiangqi", rules: "basic", chess960: false });
  });

  test("stays with a position of the same game, and goes with rules that judge nothing", () => {
    const opened = openFen("4k4/9/9/9/4P4/9/9/9/9/4K4 w - - 0 1", CHECKS);
    expect(opened.ok && opened.match.start).toMatchObject({ rules: "club", sanction: "change" });
    const other = openFen("4k3/8/8/8/8/8/8/R3K2R w KQ - 3 7", CHECKS);
    expect(other.ok && other.match.start).not.toHaveProperty("sanction");
    const table = new Table(CHECKS, ...CHECKING, "f0e0", "e8f8");
    table.controller.send({ type: "judge-by", rules: "basic" });
    expect(table.state.snapshot.start).not.toHaveProperty("sanction");
    expect(table.state.snapshot).toMatchObject({ mustChange: null, ply: 14 });
  });

  test("is kept by a reload, and by nothing that it cannot be", () => {
    const stored = new Map<string, string>();
    const shelf: Shelf = { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) };
    const table = new Table(CHECKS, ...CHECKING, "f0e0");
    save({ common: shelf, own: shelf }, table.state);
    const saved = loadGame(shelf)!;
    expect(saved.study.start).toEqual(CHECKS);
    const { opened } = reopen(saved);
    expect(opened.ok && opened.match.snapshot().mustChange).toMatchObject({ color: "red" });
    for (const start of [
      '{"kind":"chess","sanction":"change"}',
      '{"kind":"xiangqi","rules":"basic","sanction":"change"}',
      '{"kind":"xiangqi","sanction":"hang"}',
    ]) {
      stored.set("trongtai.game", `{"start":${start},"line":[]}`);
      expect(loadGame(shelf)?.study.start).not.toHaveProperty("sanction");
    }
  });

  test("is in a link, and a game of the same kind is judged as the one before it", async () => {
    const study = newStudy(CHECKS, treeOf([...CHECKING, "f0e0"]));
    const link = await linkTo(study, "https://example.org/");
    expect(link?.address).toMatch(/^https:\/\/example\.org\/#game=club-change\.z[\w-]+$/);
    const found = await unpack(new URL(link?.address ?? "").hash);
    if (found.type !== "game") throw new Error(found.type);
    expect([found.shared.rules, found.shared.sanction]).toEqual(["club", "change"]);
    const reading = await readGames(found.shared.text, "xiangqi", async () => undefined);
    const [game] = reading.ok ? reading.games : [];
    const table = new Table({ kind: "xiangqi", rules: "wxf", chess960: false });
    table.controller.send({ type: "open-record", game: game!, rules: "club", sanction: "change", at: "end" });
    expect(table.state.snapshot).toMatchObject({ ply: 13, start: { rules: "club", sanction: "change" }, mustChange: { color: "red" } });
    expect(table.state.isTold).toBe(true);
    table.controller.send({ type: "open-record", game: game! });
    expect(table.state.snapshot.start).toMatchObject({ rules: "club", sanction: "change" });
    table.controller.send({ type: "open-record", game: game!, rules: "club" });
    expect(table.state.snapshot.start).not.toHaveProperty("sanction");
    // What a link says and nobody knows is left out.
    for (const fragment of ["#game=club-.pAAAA", "#game=club-change-x.pAAAA", "#game=-change.pAAAA", "#game=club-CHANGE.pAAAA"]) {
      expect(await unpack(fragment), fragment).toEqual({ type: "bad", why: "damaged" });
    }
  });
});

describe("a position that no game reaches", () => {
  const FEN = "4k4/9/9/9/9/9/9/9/1P7/P2K2R2 w - - 0 1";

  test("is refused as a text with its faults, and opens from a record, a link, the editor and the store", async () => {
    const table = new Table({ kind: "xiangqi", rules: "club", chess960: false });
    table.controller.send({ type: "load", text: FEN });
    expect(table.state.failure?.faults.map(({ code }) => code)).toEqual(["soldier-misplaced"]);
    for (const [text, kind] of [
      [`[FEN "${FEN}"]\n\n1. g0g9 *`, "xiangqi"],
      ['[FEN "4k3/pppppppp/pp6/8/8/8/8/4K3 w - - 0 1"]\n\n1. Ke2 *', "chess"],
    ] as const) {
      const reading = await readGames(text, kind, async () => undefined);
      const [game] = reading.ok ? reading.games : [];
      table.controller.send({ type: "open-record", game: game! });
      expect(table.state.snapshot, text).toMatchObject({ kind, ply: 0 });
      expect(table.state.study.faults).toEqual([]);
      table.controller.send({ type: "redo" });
      expect(table.state.snapshot.ply).toBe(1);
    }
    table.controller.send({ type: "set-up", start: { kind: "xiangqi", rules: "club", chess960: false, fen: FEN }, line: [] });
    table.play("g0g8");
    expect(table.state.snapshot.fen).toBe("4k4/6R2/9/9/9/9/9/9/1P7/P2K5 b - - 1 1");
    const study = { ...table.state.study };
    expect(reopen({ study, ply: 1 }).opened).toMatchObject({ ok: true });
    expect((await linkTo(study, "https://example.org/"))?.left).toBe("");
  });
});
