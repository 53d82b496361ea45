// Clocks: times are told by the caller.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, clockPresets } from "trongtai";
import { refused, stateOf } from "./support.mjs";

const MINUTE = 60_000;
const timed = (clock, options) => new Game("chess", { clock, ...options });

test("presets are those of the rule sets", () => {
  assert.deepEqual(clockPresets(), {
    fide: {
      classical: { main: 90 * MINUTE, increment: 30_000, stages: [{ moves: 40, add: 30 * MINUTE }] },
      rapid: { main: 15 * MINUTE, increment: 10_000 },
      blitz: { main: 3 * MINUTE, increment: 2_000 },
    },
    club: { free: { main: 10 * MINUTE, byoyomi: { time: 45_000 } } },
    kyvuong: { slow: { main: 15 * MINUTE, perMove: 2 * MINUTE }, blitz: { main: 8 * MINUTE, perMove: MINUTE } },
    casual: {
      default: { main: 15 * MINUTE, perMove: MINUTE },
      site: { main: 20 * MINUTE, perMove: 2 * MINUTE, byoyomi: { time: 30_000 } },
    },
    wxf: {
      standard: { main: 60 * MINUTE, increment: 30_000 },
      site: { main: 30 * MINUTE, perMove: 5 * MINUTE, byoyomi: { time: 30_000 } },
    },
    vcf: { standard: { main: 60 * MINUTE, stages: [{ moves: 25, add: 30 * MINUTE }] }, rapid: { main: 15 * MINUTE } },
  });
  for (const [rules, named] of Object.entries(clockPresets())) {
    for (const [name, control] of Object.entries(named)) {
      // a preset by its name, and as it is given
      const kind = rules === "fide" ? "chess" : "xiangqi";
      const byName = new Game(kind, { rules: /** @type {any} */ (rules), clock: name });
      assert.deepEqual(byName.clock(), new Game(kind, { clock: control }).clock());
    }
  }
  const game = new Game("xiangqi", { rules: "kyvuong", clock: "blitz" });
  assert.deepEqual(game.clock(), { remaining: { red: 8 * MINUTE, black: 8 * MINUTE }, running: null, thisMove: null });
  assert.equal(new Game("xiangqi", { rules: { base: "casual", noCapture: 60 }, clock: "default" }).clock().remaining.red, 15 * MINUTE);
  assert.equal(new Game("xiangqi").clock(), null);
  for (const [rules, clock] of [
    ["kyvuong", "default"],
    ["club", "blitz"],
    ["cxa", "standard"],
    ["kyvuong", ""],
    ["kyvuong", "__proto__"],
    ["kyvuong", "toString"],
  ]) {
    assert.equal(refused("invalid-argument", () => new Game("xiangqi", { rules, clock })).detail.argument, "options.clock");
  }
  assert.match(
    refused("invalid-argument", () => new Game("xiangqi", { rules: "kyvuong", clock: "bullet" })).detail.expected,
    /"slow" or "blitz"/,
  );
});

test("the first tick starts the clock; a move is made by the tick after it", () => {
  const game = timed({ main: 1_800_000, increment: 20_000 });
  assert.equal(game.tick(1_000).over, false);
  assert.deepEqual(game.clock(), { remaining: { white: 1_800_000, black: 1_800_000 }, running: "white", thisMove: 1_800_000 });
  game.play("e2e4");
  assert.equal(game.clock().running, "white");
  game.tick(6_000);
  assert.deepEqual(game.clock(), { remaining: { white: 1_815_000, black: 1_800_000 }, running: "black", thisMove: 1_800_000 });
  game.tick(10_000);
  assert.equal(game.clock().remaining.black, 1_796_000);
  game.play("e7e5");
  game.tick(13_000);
  assert.deepEqual(game.clock().remaining, { white: 1_815_000, black: 1_813_000 });
  // judged before the move and told after it: the same times
  const other = timed({ main: 1_800_000, increment: 20_000 });
  other.tick(1_000);
  for (const [move, now] of /** @type {[string, number][]} */ ([
    ["e2e4", 6_000],
    ["e7e5", 13_000],
  ])) {
    other.tick(now);
    other.play(move);
    other.tick(now);
  }
  assert.deepEqual(other.clock(), game.clock());
});

test("moves before the clock was started took no time", () => {
  const game = timed({ main: 10_000, increment: 1_000 });
  game.play("e2e4");
  game.tick(77);
  assert.deepEqual(game.clock(), { remaining: { white: 10_000, black: 10_000 }, running: "black", thisMove: 10_000 });
});

test("a side that runs out loses, in xiangqi whatever the other has", () => {
  const game = new Game("xiangqi", { rules: "kyvuong", clock: "blitz" });
  game.tick(0);
  game.play("h2e2");
  game.tick(12_000);
  assert.equal(game.tick(71_999).over, false);
  assert.equal(game.clock().thisMove, 1);
  const status = game.tick(72_000);
  assert.deepEqual(status, {
    over: true,
    winner: "red",
    reason: "timeout",
    rule: "kyvuong/timeout",
    result: "1-0",
    evidence: [],
    turn: "black",
    check: false,
    checkers: [],
  });
  assert.deepEqual(game.status(), status);
  assert.deepEqual(game.clock(), { remaining: { red: 468_000, black: 420_000 }, running: null, thisMove: null });
  assert.equal(refused("game-over", () => game.play("h9g7")).detail.reason, "timeout");
  assert.equal(game.explain("h9g7").code, "game-over");
  assert.deepEqual(game.tick(99_000), status);
});

test("chess: no win for a side that cannot mate (6.9)", () => {
  const outcome = (fen, rules) => {
    const game = timed({ main: 1_000 }, { fen, rules });
    game.tick(0);
    const { winner, rule, result } = game.tick(1_000);
    return [winner, rule, result];
  };
  assert.deepEqual(outcome("7k/8/8/8/8/8/R7/K7 w - - 0 1"), [null, "fide/6.9", "1/2-1/2"]);
  assert.deepEqual(outcome("7k/8/8/8/8/8/R7/K7 b - - 0 1"), ["white", "fide/6.9", "1-0"]);
  assert.deepEqual(outcome("8/8/4kn2/8/8/4P3/4K3/8 w - - 0 1"), ["black", "fide/6.9", "0-1"]);
  assert.deepEqual(outcome("8/8/4kn2/8/8/3Q4/4K3/8 w - - 0 1"), [null, "fide/6.9", "1/2-1/2"]);
  assert.deepEqual(outcome("7k/8/8/8/8/8/R7/K7 w - - 0 1", "basic"), ["black", "basic/timeout", "0-1"]);
});

test("a move that came too late does not count", () => {
  const game = timed({ main: 10_000, increment: 5_000 });
  game.tick(0);
  game.play("e2e4");
  const { winner, reason } = game.tick(10_000);
  assert.deepEqual([winner, reason], ["black", "timeout"]);
  assert.equal(game.clock().remaining.white, 0);
  // judged by the position before it: the late move takes the last piece that could have mated
  const saved = timed({ main: 1_000 }, { fen: "7k/8/8/8/8/8/1r6/K1R5 w - - 0 1" });
  saved.tick(0);
  saved.play("a1b2");
  assert.deepEqual([saved.tick(2_000).winner, saved.status().rule], ["black", "fide/6.9"]);
});

test("whoever mates has won, however late that is told", () => {
  const game = timed({ main: 1_000 }, { fen: "7k/8/6K1/8/8/8/8/R7 w - - 0 1" });
  game.tick(0);
  game.play("a1a8");
  assert.equal(game.tick(5_000).reason, "checkmate");
  assert.deepEqual(game.clock(), { remaining: { white: 0, black: 1_000 }, running: null, thisMove: null });
  game.undo();
  assert.deepEqual(game.clock(), { remaining: { white: 1_000, black: 1_000 }, running: "white", thisMove: 1_000 });
});

test("a resigned game has no running clock", () => {
  const game = timed({ main: 1_000 });
  game.tick(0);
  game.tick(400);
  game.resign("white");
  assert.equal(game.tick(90_000).reason, "resignation");
  assert.deepEqual(game.clock(), { remaining: { white: 600, black: 1_000 }, running: null, thisMove: null });
});

test("undo and redo bring back what the clock showed", () => {
  const game = timed({ main: 100_000, increment: 1_000 });
  const shown = [];
  const times = [0, 5_000, 12_000, 20_000];
  game.tick(times[0]);
  ["e2e4", "e7e5", "g1f3"].forEach((move, i) => {
    shown.push(game.clock());
    game.play(move);
    game.tick(times[i + 1]);
  });
  const last = game.clock();
  for (const state of shown.toReversed()) {
    game.undo();
    assert.deepEqual(game.clock(), state);
  }
  for (const state of [...shown.slice(1), last]) {
    game.redo();
    assert.deepEqual(game.clock(), state);
  }
  // the time that went by stays gone: what is taken back is thought about anew from now
  game.undo();
  game.tick(23_000);
  assert.equal(game.clock().remaining.white, shown[2].remaining.white - 3_000);
  // another move in the place of one that was taken back is charged to its own mover
  game.play("b1c3");
  game.undo();
  game.redo();
  game.tick(24_000);
  assert.deepEqual(game.clock().remaining, { white: shown[2].remaining.white - 4_000 + 1_000, black: shown[2].remaining.black });
});

test("undo takes a fallen flag back", () => {
  const game = timed({ main: 10_000 });
  game.tick(0);
  game.play("e2e4");
  game.tick(4_000);
  assert.equal(game.tick(14_000).reason, "timeout");
  game.undo();
  assert.equal(game.status().over, false);
  assert.deepEqual(game.clock(), { remaining: { white: 10_000, black: 10_000 }, running: "white", thisMove: 10_000 });
  // the move stands again, and the time that ran out after it is there again
  assert.equal(game.redo().uci, "e2e4");
  assert.deepEqual(game.clock(), { remaining: { white: 6_000, black: 10_000 }, running: "black", thisMove: 10_000 });
  game.undo();
  assert.equal(game.tick(23_999).over, false);
  assert.equal(game.tick(24_000).reason, "timeout");
  game.undo();
  assert.equal(game.clock().running, "white");
});

test("several moves told at once: the first took the time", () => {
  const game = timed({ main: 60_000, increment: 2_000 });
  game.tick(0);
  for (const move of ["e2e4", "e7e5", "g1f3"]) game.play(move);
  game.tick(9_000);
  assert.deepEqual(game.clock().remaining, { white: 60_000 - 9_000 + 4_000, black: 62_000 });
  assert.equal(game.clock().running, "black");
});

test("time that runs backwards counts as the last one told", () => {
  const game = timed({ main: 60_000 });
  game.tick(100_000);
  game.tick(105_000);
  game.tick(3);
  assert.deepEqual(game.clock().remaining, { white: 55_000, black: 60_000 });
  game.tick(106_000);
  assert.equal(game.clock().remaining.white, 54_000);
});

test("a laptop that slept: the clock stopped when the time ran out", () => {
  const game = new Game("xiangqi", { rules: "casual", clock: "default" });
  game.tick(0);
  assert.equal(game.tick(Number.MAX_SAFE_INTEGER).reason, "timeout");
  assert.deepEqual(game.clock().remaining, { red: 14 * MINUTE, black: 15 * MINUTE });
});

test("a delay gives back what was used at most", () => {
  const after = (time) => {
    const game = timed({ main: 300_000, delay: 5_000 });
    game.tick(0);
    game.play("e2e4");
    game.tick(time);
    return game.clock().remaining.white;
  };
  assert.deepEqual([3_000, 5_000, 8_000].map(after), [300_000, 300_000, 297_000]);
});

test("no time but whole milliseconds; the game stays as it was", () => {
  for (const game of [timed({ main: 1_000 }), new Game("chess")]) {
    const before = stateOf(game);
    for (const now of /** @type {any[]} */ ([undefined, null, "5", NaN, Infinity, -1, 0.5, 2 ** 53, 5n, {}])) {
      assert.equal(refused("invalid-argument", () => game.tick(now)).detail.argument, "now");
    }
    assert.deepEqual(stateOf(game), before);
    assert.equal(game.clock()?.running ?? null, null);
  }
  const untimed = new Game("chess");
  assert.deepEqual(untimed.tick(5), untimed.status());
});

test("clocks that cannot be are refused by field", () => {
  const throws = {
    get main() {
      throw new Error("mine");
    },
  };
  for (const [clock, argument] of [
    [null, "options.clock"],
    [7, "options.clock"],
    [[1], "options.clock"],
    [{}, "options.clock.main"],
    [{ main: 0 }, "options.clock.main"],
    [{ main: 1.5 }, "options.clock.main"],
    [{ main: "60" }, "options.clock.main"],
    [{ main: 2 ** 53 }, "options.clock.main"],
    [{ main: 1, perMove: 0 }, "options.clock.perMove"],
    [{ main: 1, increment: -1 }, "options.clock.increment"],
    [{ main: 1, delay: NaN }, "options.clock.delay"],
    [{ main: 1, minutes: 5 }, "options.clock"],
    [{ main: 0, perMove: 5 }, "options.clock.main"],
    [{ main: 0, stages: [{ moves: 40, add: 1 }] }, "options.clock.main"],
    [{ main: 8_640_000_001 }, "options.clock.main"],
    [{ main: 1, byoyomi: 30_000 }, "options.clock.byoyomi"],
    [{ main: 1, byoyomi: {} }, "options.clock.byoyomi.time"],
    [{ main: 1, byoyomi: { time: 0 } }, "options.clock.byoyomi.time"],
    [{ main: 1, byoyomi: { time: 1, periods: 0 } }, "options.clock.byoyomi.periods"],
    [{ main: 1, byoyomi: { time: 1, periods: 1.5 } }, "options.clock.byoyomi.periods"],
    [{ main: 1, byoyomi: { time: 1, count: 1 } }, "options.clock.byoyomi"],
    [{ main: 1, stages: {} }, "options.clock.stages"],
    [{ main: 1, stages: Array(17).fill({ moves: 1, add: 1 }) }, "options.clock.stages"],
    [{ main: 1, stages: Array(1) }, "options.clock.stages[0]"],
    [{ main: 1, stages: [{ add: 1 }] }, "options.clock.stages[0].moves"],
    [
      {
        main: 1,
        stages: [
          { moves: 1, add: 1 },
          { moves: 0, add: 1 },
        ],
      },
      "options.clock.stages[1].moves",
    ],
    [{ main: 1, stages: [{ moves: 1, add: 1 }, { add: 1 }, { moves: 1, add: 1 }] }, "options.clock.stages[1].moves"],
    [{ main: 1, stages: [{ moves: 1 }] }, "options.clock.stages[0].add"],
    [{ main: 1, stages: [{ moves: 1, add: 1, increment: -1 }] }, "options.clock.stages[0].increment"],
    [{ main: 1, hourglass: 1 }, "options.clock.hourglass"],
    [{ white: { main: 1 } }, "options.clock.black"],
    [{ white: { main: 1 }, black: { main: 0 } }, "options.clock.black.main"],
    [{ white: "blitz", black: { main: 1 } }, "options.clock.white"],
    [{ red: { main: 1 }, black: { main: 1 } }, "options.clock"],
    [{ white: { main: 1 }, black: { main: 1 }, main: 1 }, "options.clock"],
    [throws, "options.clock"],
  ]) {
    assert.equal(refused("invalid-argument", () => timed(clock)).detail.argument, argument);
  }
});

test("the clock belongs to the game's value: copies, and games that lost their place in the engine", () => {
  const game = timed({ main: 60_000 });
  game.tick(0);
  game.play("e2e4");
  game.tick(1_000);
  const copy = game.clone();
  copy.play("e7e5");
  copy.tick(9_000);
  const others = Array.from({ length: 200 }, () => new Game("xiangqi"));
  for (const other of others) other.play("h2e2");
  assert.deepEqual(game.clock(), { remaining: { white: 59_000, black: 60_000 }, running: "black", thisMove: 60_000 });
  assert.deepEqual(copy.clock(), { remaining: { white: 59_000, black: 52_000 }, running: "white", thisMove: 59_000 });
  assert.equal(game.tick(61_000).winner, "white");
  for (const other of others) other.fen();
  assert.equal(game.status().reason, "timeout");
});

test("a game that Black begins", () => {
  const game = timed({ main: 5_000 }, { fen: "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1" });
  game.tick(0);
  assert.equal(game.clock().running, "black");
  game.play("e8e7");
  game.tick(2_000);
  assert.deepEqual(game.clock().remaining, { white: 5_000, black: 3_000 });
  game.free();
  refused("freed", () => game.tick(3_000));
  refused("freed", () => game.clock());
});

test("moves taken back to before the clock was started, and others played", () => {
  const game = new Game("chess", { clock: { main: 60_000 } });
  for (const move of ["e2e4", "e7e5", "g1f3"]) game.play(move);
  game.tick(1000);
  game.tick(6000);
  for (let i = 0; i < 3; i++) game.undo();
  game.play("d2d4");
  game.undo();
  assert.deepEqual(game.clock().remaining, { white: 60_000, black: 60_000 });
  game.redo();
  // That move was made by the next time told, and White's clock ran until then.
  assert.equal(game.clock().running, "white");
  game.tick(9000);
  assert.deepEqual(game.clock().remaining, { white: 57_000, black: 60_000 });
});
