import { describe, expect, test } from "vitest";
import { reopen } from "../src/app/engine.ts";
import type { Start } from "../src/app/model.ts";
import { save } from "../src/app/store.ts";
import { loadGame } from "../src/app/stored-game.ts";
import { catalogues } from "../src/i18n/catalogues.ts";
import { noticeText } from "../src/texts/words.ts";
import { Table } from "./support.ts";

const SECOND = 1000;
const FIVE: Start = { kind: "chess", rules: "fide", chess960: false, clock: { main: 300 * SECOND, increment: 3 * SECOND } };

function passed(table: Table, seconds: number): void {
  table.now += seconds * SECOND;
}

describe("what players do with the clocks", () => {
  test("they start before the first move when they are told to", () => {
    const table = new Table(FIVE);
    table.controller.send({ type: "halt" });
    passed(table, 10);
    table.controller.send({ type: "tick" });
    expect(table.controller.face()).toMatchObject({ remaining: { white: 290_000, black: 300_000 }, running: "white" });
    expect(noticeText(catalogues.en, table.state)).toBe("The clocks run.");
  });

  test("they stand still until they are let run, and a move lets them", () => {
    const table = new Table(FIVE);
    table.play("e2e4");
    passed(table, 20);
    table.controller.send({ type: "halt" });
    passed(table, 3600);
    table.controller.send({ type: "tick" });
    expect(table.controller.face()).toMatchObject({ remaining: { white: 300_000, black: 280_000 }, running: null, paused: true });
    table.controller.send({ type: "halt" });
    passed(table, 5);
    table.controller.send({ type: "halt" });
    passed(table, 3600);
    table.play("e7e5");
    expect(table.controller.face()).toMatchObject({ remaining: { white: 300_000, black: 278_000 }, running: "white" });
  });

  test("time is added and taken, and who has none left has lost", () => {
    const table = new Table(FIVE);
    table.play("e2e4");
    table.controller.send({ type: "add-time", color: "white", time: 120 * SECOND });
    expect(table.controller.face()?.remaining).toEqual({ white: 420_000, black: 300_000 });
    expect(noticeText(catalogues.en, table.state)).toBe("White has 120 s more.");
    table.controller.send({ type: "add-time", color: "black", time: -600 * SECOND });
    expect(table.state.snapshot.verdict).toMatchObject({ reason: "timeout", winner: "white" });
  });

  test("all of it is there after a reload", () => {
    const table = new Table(FIVE);
    table.controller.send({ type: "halt" });
    passed(table, 4);
    table.play("e2e4");
    passed(table, 6);
    table.controller.send({ type: "halt" });
    table.controller.send({ type: "add-time", color: "white", time: 60 * SECOND });
    const kept = new Map<string, string>();
    const shelf = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
    save({ common: shelf, own: shelf }, table.state);
    const saved = loadGame(shelf);
    if (saved === null) throw new Error("nothing was kept");
    const { opened } = reopen(saved);
    if (!opened.ok) throw new Error("cannot be opened");
    const now = table.now + 3600 * SECOND;
    expect(opened.match.tick(now)).toBe(false);
    expect(opened.match.face()).toEqual({ remaining: { white: 359_000, black: 294_000 }, running: null, thisMove: null, paused: true });
    expect(opened.match.halt(now)).toBe("resume");
    opened.match.tick(now + SECOND);
    expect(opened.match.face()?.remaining).toEqual({ white: 359_000, black: 293_000 });
  });

  test("times of its own for each side are kept", () => {
    const clock = { white: { main: 60_000, byoyomi: { time: 10_000 } }, black: { main: 300_000 } };
    const table = new Table({ ...FIVE, clock });
    table.play("e2e4");
    const kept = new Map<string, string>();
    const shelf = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
    save({ common: shelf, own: shelf }, table.state);
    expect(loadGame(shelf)?.study.start.clock).toEqual(clock);
  });
});
