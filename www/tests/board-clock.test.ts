import type { ClockState, Color } from "trongtai";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BoardTimer } from "../../src/js/board/board-timer.ts";
import { faceOf, untilChange } from "../../src/js/board/clock-face.ts";
import type { LiveGame } from "../../src/js/board/live-game.ts";
import { open } from "../../src/js/board/play.ts";

const HANDS = { movable: "both", premoves: false } as const;

/** A board's clock, with what it has told. */
function timed(attributes: Record<string, string>): { live: LiveGame; timer: BoardTimer; told: string[]; shown: () => ClockState } {
  const opened = open((name) => attributes[name] ?? null);
  if (!opened.ok) throw new Error(`${opened.code} ${JSON.stringify(opened.detail)}`);
  const { live } = opened;
  const told: string[] = [];
  let last = live.clock;
  const timer = new BoardTimer({
    game: () => live,
    shown: (clock) => (last = clock),
    changed: ({ running, paused }) => told.push(`${running}${paused === true ? " paused" : ""}`),
    low: (color: Color) => told.push(`low ${color}`),
    fallen: () => told.push("fallen"),
  });
  timer.refresh();
  return { live, timer, told, shown: () => last as ClockState };
}

describe("the clocks of a board", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("start with the first move, and run by the time of the page", () => {
    const { live, timer, told, shown } = timed({ game: "xiangqi", clock: '{"main":60000,"increment":2000}' });
    vi.advanceTimersByTime(30_000);
    expect(live.clock).toEqual({ remaining: { red: 60_000, black: 60_000 }, running: null, thisMove: null });
    live.play("h2e2");
    timer.refresh();
    expect(told).toEqual(["black"]);
    vi.advanceTimersByTime(5_001);
    expect(shown().remaining["black"]).toBe(54_999);
    live.play("h9g7");
    timer.refresh();
    expect(live.clock?.remaining).toEqual({ red: 60_000, black: 56_999 });
    expect(told).toEqual(["black", "red"]);
  });

  test("say once for each side that time is short, and when it has run out", () => {
    const { live, timer, told } = timed({ game: "chess", rules: "basic", clock: '{"main":12000}' });
    live.play("e2e4");
    timer.refresh();
    vi.advanceTimersByTime(3_100);
    live.play("e7e5");
    timer.refresh();
    // nine seconds are little
    expect(told).toEqual(["black", "low black", "white"]);
    vi.advanceTimersByTime(2_000);
    expect(told).toEqual(["black", "low black", "white"]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["black", "low black", "white", "low white"]);
    vi.advanceTimersByTime(9_998);
    expect(told).toHaveLength(4);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["black", "low black", "white", "low white", "fallen"]);
    expect(live.position.status).toMatchObject({ over: true, reason: "timeout", winner: "black" });
    expect(live.respond({ type: "tap", square: 0 }, HANDS).type).toBe("over");
  });

  test("stop, run on and are corrected", () => {
    const { live, timer, told } = timed({ game: "xiangqi", rules: "kyvuong", clock: "blitz" });
    live.play("h2e2");
    timer.refresh();
    vi.advanceTimersByTime(10_000);
    timer.step((game) => game.halt(true));
    vi.advanceTimersByTime(3_600_000);
    expect(live.clock).toMatchObject({ remaining: { red: 480_000, black: 470_000 }, running: null, paused: true });
    timer.add("red", 120_000);
    timer.step((game) => game.halt(false));
    vi.advanceTimersByTime(1_000);
    expect(timer.state()?.remaining).toEqual({ red: 600_000, black: 469_000 });
    expect(told).toEqual(["black", "null paused", "null paused", "black"]);
  });

  test("of the attributes that are none name the attribute", () => {
    for (const clock of ["bullet", "{", '{"main":0}', '{"red":{"main":1}}']) {
      const opened = open((name) => ({ game: "xiangqi", clock })[name] ?? null);
      expect(opened).toMatchObject({ ok: false, code: "invalid-argument", attribute: "clock" });
    }
  });
});

describe("the face of a clock", () => {
  const state = (more: Partial<ClockState>): ClockState => ({ remaining: { white: 0, black: 0 }, running: null, thisMove: null, ...more });

  test("shows the period when the main time is used up", () => {
    const byoyomi = { white: { periods: 3, left: 25_500 }, black: { periods: 3, left: 30_000 } };
    const clock = state({ remaining: { white: 0, black: 5_000 }, running: "white", thisMove: 85_500, byoyomi });
    expect(faceOf(clock, "white")).toEqual({ left: 25_500, periods: 3, move: null, low: false });
    expect(faceOf(clock, "black")).toEqual({ left: 5_000, periods: null, move: null, low: true });
    expect(untilChange(clock)).toBe(501);
  });

  test("shows the time for the move where that is less", () => {
    const clock = state({ remaining: { white: 300_000, black: 1 }, running: "white", thisMove: 9_950 });
    expect(faceOf(clock, "white")).toEqual({ left: 300_000, periods: null, move: 9_950, low: true });
    expect(untilChange(clock)).toBe(1);
    expect(untilChange({ ...clock, running: null })).toBeNull();
  });
});
