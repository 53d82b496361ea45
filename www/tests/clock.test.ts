import { describe, expect, test } from "vitest";
import { COMMON_TIMES, timeText, untilChange } from "../src/app/clock.ts";
import { presets, reopen } from "../src/app/engine.ts";
import { lineMoves } from "../src/app/study.ts";
import type { Match } from "../src/app/engine.ts";
import type { Start } from "../src/app/model.ts";
import { catalogues } from "../src/i18n/catalogues.ts";
import { save } from "../src/app/store.ts";
import { loadGame } from "../src/app/stored-game.ts";
import type { Shelf } from "../src/app/store.ts";
import { newGameTexts } from "../src/i18n/new-game/index.ts";
import { clockText } from "../src/texts/rule-words.ts";
import { ruleText } from "../src/texts/verdict-words.ts";
import { statusText } from "../src/texts/usual.ts";
import { noticeText } from "../src/texts/words.ts";
import { Table } from "./support.ts";

const { en, vi, zh } = catalogues;
const SECOND = 1000;
const BLITZ: Start = { kind: "xiangqi", rules: "kyvuong", chess960: false, clock: "blitz" };
const FIVE: Start = { kind: "chess", rules: "fide", chess960: false, clock: { main: 300 * SECOND, increment: 3 * SECOND } };

/** Plays each move so many seconds after the one before. */
function play(table: Table, ...moves: readonly (readonly [move: string, seconds: number])[]): void {
  for (const [move, seconds] of moves) {
    table.now += seconds * SECOND;
    table.play(move);
  }
}

describe("a time is written", () => {
  test.each([
    [0, "0:00.0"],
    [99, "0:00.0"],
    [100, "0:00.1"],
    [9_999, "0:09.9"],
    [10_000, "0:10"],
    [10_999, "0:10"],
    [59_999, "0:59"],
    [60_000, "1:00"],
    [480_000, "8:00"],
    [3_599_999, "59:59"],
    [3_600_000, "1:00:00"],
    [36_061_000, "10:01:01"],
    [-5, "0:00.0"],
  ])("%i ms as %s", (milliseconds, text) => {
    expect(timeText(milliseconds)).toBe(text);
  });

  test("and changes when the time says so, not before", () => {
    const until = (remaining: number, thisMove: number): number =>
      untilChange({ remaining: { red: remaining, black: 1 }, running: "red", thisMove }) ?? Number.NaN;
    for (const [remaining, thisMove] of [
      [480_000, 60_000],
      [423_456, 42_000],
      [9_950, 9_950],
      [60_300, 5_080],
    ] as const) {
      const wait = until(remaining, thisMove);
      const texts = (passed: number): string => `${timeText(remaining - passed)} ${timeText(thisMove - passed)}`;
      expect(texts(wait - 1)).toBe(texts(0));
      expect(texts(wait)).not.toBe(texts(0));
    }
    expect(until(480_500, 70)).toBe(70);
    expect(until(0, 0)).toBe(1);
    expect(untilChange({ remaining: { red: 1, black: 1 }, running: null, thisMove: null })).toBeNull();
  });
});

describe("the clocks of a game", () => {
  test("stand until the first move, then run for the other side", () => {
    const table = new Table(BLITZ);
    table.now += 3600 * SECOND;
    table.controller.send({ type: "tick" });
    expect(table.controller.face()).toEqual({ remaining: { red: 480_000, black: 480_000 }, running: null, thisMove: null });
    table.play("h2e2");
    table.now += 12 * SECOND;
    table.controller.send({ type: "tick" });
    expect(table.controller.face()).toEqual({ remaining: { red: 480_000, black: 468_000 }, running: "black", thisMove: 48_000 });
  });

  test("earn the increment", () => {
    const table = new Table(FIVE);
    play(table, ["e2e4", 0], ["e7e5", 10], ["g1f3", 2]);
    expect(table.controller.face()).toMatchObject({ remaining: { white: 301_000, black: 293_000 }, running: "black" });
  });

  test("whoever thinks longer than a move may take loses, by its rule", () => {
    const table = new Table(BLITZ);
    play(table, ["h2e2", 0], ["h9g7", 59]);
    table.now += 60 * SECOND;
    table.controller.send({ type: "tick" });
    const { verdict, over } = table.state.snapshot;
    expect(over).toBe(true);
    expect(verdict).toMatchObject({ winner: "black", reason: "timeout", rule: "kyvuong/timeout", result: "0-1" });
    expect(noticeText(en, table.state)).toBe("Red has run out of time.");
    expect(statusText(en, table.state.snapshot)).toBe("Black wins (time).");
    expect(ruleText(vi, "xiangqi", verdict!.rule)).toBe("Kỳ Vương: bên hết giờ bị thua.");
    expect(table.controller.face()?.running).toBeNull();
  });

  test("a move that comes after a night’s sleep does not count: the side that slept has lost", () => {
    const table = new Table(BLITZ);
    play(table, ["h2e2", 0]);
    table.now += 8 * 3600 * SECOND;
    table.tap("h9");
    expect(table.state.snapshot.line).toEqual(["h2e2"]);
    expect(table.state.notice).toEqual({ type: "flagged", color: "black" });
    expect(table.state.snapshot.verdict).toMatchObject({ winner: "red", reason: "timeout" });
    expect(table.state.session.selected).toBeNull();
  });

  test("time-out is no loss to a side that cannot mate (FIDE 6.9)", () => {
    const table = new Table({ ...FIVE, fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
    play(table, ["e2e4", 0]);
    expect(table.state.snapshot.over).toBe(false);
    play(table, ["e8e7", 5]);
    // White's time runs out; Black has a bare king.
    table.now += 301 * SECOND;
    table.controller.send({ type: "tick" });
    expect(table.state.snapshot.verdict).toMatchObject({ winner: null, reason: "timeout", rule: "fide/6.9", result: "1/2-1/2" });
  });

  test("a clock that is set back gives nobody time", () => {
    const table = new Table(FIVE);
    play(table, ["e2e4", 0], ["e7e5", 10]);
    table.now -= 3600 * SECOND;
    table.controller.send({ type: "tick" });
    expect(table.controller.face()).toMatchObject({ remaining: { white: 300_000, black: 293_000 }, running: "white" });
  });

  test("run on while earlier positions are looked at, where no move is made", () => {
    const table = new Table(FIVE);
    play(table, ["e2e4", 0], ["e7e5", 1]);
    table.controller.send({ type: "undo" });
    expect(table.state.snapshot).toMatchObject({ ply: 1, locked: true, claims: [] });
    table.tap("c7");
    expect(noticeText(zh, table.state)).toBe("棋钟正在走：回到最后一步才能走棋。");
    table.controller.send({ type: "resign" });
    expect(table.state.snapshot.verdict).toBeNull();
    table.now += 20 * SECOND;
    table.controller.send({ type: "redo" });
    expect(table.controller.face()).toMatchObject({ remaining: { white: 280_000 }, running: "white" });
    expect(table.state.snapshot.locked).toBe(false);
    table.controller.send({ type: "go-to", ply: 0 });
    table.now += 300 * SECOND;
    table.controller.send({ type: "tick" });
    // The end is shown, wherever the players looked.
    expect(table.state.snapshot).toMatchObject({ ply: 2, over: true, verdict: { winner: "black", reason: "timeout" } });
  });

  test("after the end other moves are tried out without them", () => {
    const table = new Table(FIVE);
    play(table, ["e2e4", 0], ["e7e5", 1]);
    table.controller.send({ type: "resign" });
    table.controller.send({ type: "undo" });
    table.now += 3600 * SECOND;
    table.play("c7c5");
    expect(table.state.snapshot).toMatchObject({ line: ["e2e4", "c7c5"], over: false, verdict: null, times: [] });
    expect(table.state.snapshot.start.clock).toBeUndefined();
    expect(table.controller.face()).toBeNull();
  });

  test("a loaded position has none", () => {
    const table = new Table(BLITZ);
    table.controller.send({ type: "load", text: "4k4/8R/9/9/9/9/9/9/9/rrBA1K3 w - - 0 1" });
    expect(table.state.snapshot.start).toMatchObject({ rules: "kyvuong" });
    expect(table.controller.face()).toBeNull();
  });
});

describe("a timed game that is stored", () => {
  function reloaded(table: Table): Match {
    const content = new Map<string, string>();
    const shelf: Shelf = { getItem: (key) => content.get(key) ?? null, setItem: (key, value) => void content.set(key, value) };
    save({ common: shelf, own: shelf }, table.state);
    const saved = loadGame(shelf);
    const opened = saved === null ? null : reopen(saved).opened;
    if (!opened?.ok) throw new Error("the game opens");
    return opened.match;
  }

  test("comes back with the times it had, and they have run on meanwhile", () => {
    const table = new Table(FIVE);
    play(table, ["e2e4", 0], ["e7e5", 10], ["g1f3", 2]);
    const match = reloaded(table);
    expect(match.start).toEqual(FIVE);
    expect(match.tick(table.now + 30 * SECOND)).toBe(false);
    expect(match.face()).toMatchObject({ remaining: { white: 301_000, black: 263_000 }, running: "black" });
    expect(match.tick(table.now + 293 * SECOND)).toBe(true);
  });

  test("that a flag ended stays so, even when the clock of the computer is set back", () => {
    const table = new Table(BLITZ);
    play(table, ["h2e2", 0]);
    table.now += 61 * SECOND;
    table.controller.send({ type: "tick" });
    const match = reloaded(table);
    expect(match.tick(0)).toBe(false);
    expect(match.snapshot()).toMatchObject({ over: true, verdict: { winner: "red", reason: "timeout" }, declaration: { type: "timeout" } });
  });

  test("that a player gave up keeps the time of that", () => {
    const table = new Table(FIVE);
    play(table, ["e2e4", 0], ["e7e5", 10]);
    table.now += 40 * SECOND;
    table.controller.send({ type: "resign" });
    const match = reloaded(table);
    match.tick(table.now + 3600 * SECOND);
    expect(match.face()).toEqual({ remaining: { white: 260_000, black: 293_000 }, running: null, thisMove: null });
    expect(match.snapshot().verdict).toMatchObject({ winner: "black", reason: "resignation" });
  });

  test.each([
    ['"clock":7,', "[]", undefined],
    ['"clock":{"main":"1"},', "[1,2]", undefined],
    ['"clock":{"main":-1},', "[]", undefined],
    ['"clock":{"main":60000,"perMove":null},', '["x"]', { main: 60_000 }],
  ])("with a damaged clock %s loses the clock, not the game", (clock, times, expected) => {
    const text = `{"start":{${clock}"kind":"chess"},"tree":[{},[0,"e2e4"]],"node":1,"played":{"node":1,"times":${times}}}`;
    const saved = loadGame({ getItem: () => text, setItem: () => undefined });
    expect(saved?.study.start.clock).toEqual(expected);
    expect(saved === null ? [] : lineMoves(saved.study)).toEqual(["e2e4"]);
    expect(saved === null ? null : reopen(saved)).toMatchObject({ opened: { ok: true } });
  });
});

describe("time controls", () => {
  test("of the rule sets have names and numbers in every language", async () => {
    for (const [messages, language] of [
      [en, "en"],
      [vi, "vi"],
      [zh, "zh"],
    ] as const) {
      const texts = await newGameTexts(language);
      for (const sets of Object.values(presets())) {
        for (const [name, times] of Object.entries(sets)) {
          const text = clockText(messages, texts, times, name);
          expect(text).not.toMatch(/[{}]|undefined|NaN|slow|blitz|default/);
          expect(text).toContain(String(times.main / 60_000));
        }
      }
      for (const times of COMMON_TIMES) expect(clockText(messages, texts, times)).not.toMatch(/[{}]|undefined|NaN/);
    }
    const english = await newGameTexts("en");
    // The source's words: eight minutes a game, sixty seconds a move.
    expect(clockText(en, english, presets()["kyvuong"]!["blitz"]!, "blitz")).toBe("Blitz: 8 min a side, at most 60 s a move");
    expect(clockText(en, english, { main: 180_000, increment: 2_000 })).toBe("3 min a side, 2 s more after each move");
  });
});
