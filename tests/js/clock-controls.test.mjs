// Byo-yomi, stages, different times for the sides, pauses and corrections; for both colours, a millisecond early and late.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "trongtai";
import { refused, stateOf } from "./support.mjs";

const MINUTE = 60_000;
/** The move limits of the Laws stand in the way of long walks. */
const ENDLESS = { base: "basic" };

/** A game in which a side is to move, its clock at 0; the other side moved at once. */
function atMoveOf(color, clock) {
  const other = color === "white" ? "black" : "white";
  const fen = `4k3/8/8/8/8/8/4P3/4K3 ${other[0]} - - 0 1`.replace("4P3", "P7");
  const game = new Game("chess", { fen, clock, rules: /** @type {any} */ (ENDLESS) });
  game.tick(0);
  step(game, 0);
  assert.equal(game.clock().running, color);
  return game;
}

/** Plays on by now. */
function step(game, now) {
  const at = game.pieces();
  const king = game.turn === "white" ? ["e1", "e2", "K"] : ["e8", "e7", "k"];
  const [home, out, letter] = king;
  game.play(at[home] === letter ? home + out : out + home);
  return game.tick(now);
}

const sides = /** @type {const} */ (["white", "black"]);

/** A move of either side may take a millisecond less than so much. */
function fallsAt(clock, allowed) {
  for (const color of sides) {
    const label = `${color} ${JSON.stringify(clock)}`;
    const other = color === "white" ? "black" : "white";
    const game = atMoveOf(color, clock);
    assert.equal(game.clone().tick(allowed - 1).over, false, label);
    const moved = game.clone();
    assert.equal(step(moved, allowed - 1).over, false, label);
    assert.equal(moved.clock().running, other, label);
    for (const late of [allowed, allowed + 1]) {
      assert.equal(game.clone().tick(late).winner, other, label);
      assert.equal(step(game.clone(), late).winner, other, label);
    }
    game.tick(allowed - 1);
    assert.equal(game.clock().thisMove, 1, label);
    assert.equal(game.tick(allowed).reason, "timeout", label);
  }
}

test("each time runs out to the millisecond", () => {
  fallsAt({ main: 60_000 }, 60_000);
  fallsAt({ main: 60_000, increment: 5_000 }, 60_000);
  fallsAt({ main: 60_000, perMove: 20_000 }, 20_000);
  fallsAt({ main: 60_000, delay: 5_000 }, 65_000);
  fallsAt({ main: 60_000, byoyomi: { time: 10_000 } }, 70_000);
  fallsAt({ main: 60_000, byoyomi: { time: 10_000, periods: 3 } }, 90_000);
  fallsAt({ main: 60_000, perMove: 65_000, byoyomi: { time: 10_000, periods: 3 } }, 65_000);
  fallsAt({ main: 0, increment: 5_000 }, 5_000);
  fallsAt({ main: 0, delay: 5_000 }, 5_000);
  fallsAt({ main: 0, byoyomi: { time: 30_000 } }, 30_000);
  fallsAt({ main: 60_000, hourglass: true }, 60_000);
  fallsAt({ main: 60_000, stages: [{ moves: 40, add: 60_000 }] }, 60_000);
});

test("byo-yomi: a period that is used up is gone, one that is not comes back whole", () => {
  for (const color of sides) {
    const game = atMoveOf(color, { main: 20_000, byoyomi: { time: 10_000, periods: 3 } });
    const shown = () => [game.clock().remaining[color], game.clock().byoyomi[color]];
    assert.deepEqual(shown(), [20_000, { periods: 3, left: 10_000 }]);
    for (const [now, left, periods, period] of [
      [19_999, 1, 3, 10_000],
      [20_001, 0, 3, 9_999],
      [29_999, 0, 3, 1],
      [30_000, 0, 2, 10_000],
      [49_999, 0, 1, 1],
    ]) {
      game.tick(now);
      assert.deepEqual(shown(), [left, { periods, left: period }], `${color} at ${now}`);
    }
    step(game, 49_999);
    assert.deepEqual(shown(), [0, { periods: 1, left: 10_000 }]);
    // what was used up comes back with the move that used it
    game.undo();
    assert.deepEqual(shown(), [20_000, { periods: 3, left: 10_000 }]);
    game.redo();
    assert.deepEqual(shown(), [0, { periods: 1, left: 10_000 }]);
    step(game, 50_000);
    assert.equal(game.clone().tick(59_999).over, false);
    assert.equal(game.tick(60_000).reason, "timeout");
    assert.deepEqual(shown(), [0, { periods: 0, left: 0 }]);
  }
});

test("the club's free time: so long for each move when the game time is used up", () => {
  const game = new Game("xiangqi", { clock: "free" });
  game.tick(0);
  game.play("h2e2");
  game.tick(10 * MINUTE + 44_999);
  assert.deepEqual(game.clock(), {
    remaining: { red: 0, black: 10 * MINUTE },
    running: "black",
    thisMove: 10 * MINUTE + 45_000,
    byoyomi: { red: { periods: 1, left: 45_000 }, black: { periods: 1, left: 45_000 } },
  });
  game.play("h9g7");
  game.tick(11 * MINUTE);
  assert.equal(game.clock().thisMove, 45_000);
  assert.equal(game.tick(11 * MINUTE + 44_999).over, false);
  assert.equal(game.tick(11 * MINUTE + 45_000).winner, "black");
});

test("FIDE classical: thirty minutes more with the fortieth move", () => {
  const game = new Game("chess", { fen: "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", rules: "basic", clock: { main: 0, increment: 1 } });
  assert.equal(game.clock().remaining.white, 1);
  const long = new Game("chess", {
    fen: "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",
    rules: "basic",
    clock: { main: 90 * MINUTE, increment: 30_000, stages: [{ moves: 40, add: 30 * MINUTE }] },
  });
  long.tick(0);
  for (let ply = 1; ply <= 78; ply++) step(long, 30_000 * ply);
  assert.deepEqual(long.clock().remaining, { white: 90 * MINUTE, black: 90 * MINUTE });
  step(long, 30_000 * 79);
  assert.deepEqual(long.clock().remaining, { white: 120 * MINUTE, black: 90 * MINUTE });
  step(long, 30_000 * 80);
  assert.deepEqual(long.clock().remaining, { white: 120 * MINUTE, black: 120 * MINUTE });
  // taken back, the moves are to be made again
  long.undo();
  assert.deepEqual(long.clock().remaining, { white: 120 * MINUTE, black: 90 * MINUTE });
  long.undo();
  assert.deepEqual(long.clock().remaining, { white: 90 * MINUTE, black: 90 * MINUTE });
  step(long, 30_000 * 81);
  assert.deepEqual(long.clock().remaining, { white: 120 * MINUTE, black: 90 * MINUTE });
});

test("an increment from a stage on, and stages that come together", () => {
  const clock = {
    main: 10_000,
    stages: [
      { moves: 2, add: 5_000 },
      { add: 1_000, increment: 500 },
    ],
  };
  for (const color of sides) {
    const game = atMoveOf(color, clock);
    const left = [];
    for (let ply = 0; ply < 6; ply++) {
      step(game, 0);
      left.push(game.clock().remaining[color]);
    }
    assert.deepEqual(left, [10_000, 10_000, 16_000, 16_000, 16_500, 16_500]);
  }
});

test("a control for each side", () => {
  const clock = { red: { main: 60_000 }, black: { main: 5 * MINUTE, increment: 2_000 } };
  const game = new Game("xiangqi", { clock });
  assert.deepEqual(game.clock().remaining, { red: 60_000, black: 5 * MINUTE });
  game.tick(0);
  game.play("h2e2");
  game.tick(10_000);
  game.play("h9g7");
  game.tick(20_000);
  assert.deepEqual(game.clock().remaining, { red: 50_000, black: 5 * MINUTE - 8_000 });
  assert.equal(game.clone().tick(69_999).over, false);
  assert.equal(game.tick(70_000).winner, "black");
  // the caller's objects are his own
  clock.red.main = 1;
  assert.equal(game.clone().clock().remaining.red, 0);
});

test("an hourglass gives what is used to the other side", () => {
  const game = new Game("chess", { clock: { main: 60_000, hourglass: true } });
  game.tick(0);
  game.tick(10_000);
  assert.deepEqual(game.clock().remaining, { white: 50_000, black: 70_000 });
  game.play("e2e4");
  game.tick(10_000);
  assert.equal(game.clone().tick(79_999).over, false);
  assert.equal(game.tick(80_000).winner, "white");
  assert.deepEqual(game.clock().remaining, { white: 120_000, black: 0 });
});

test("a pause counts for nobody", () => {
  for (const color of sides) {
    const game = atMoveOf(color, { main: 60_000 });
    game.pause(10_000);
    const paused = game.clock();
    assert.deepEqual([paused.running, paused.paused, paused.remaining[color]], [null, true, 50_000]);
    assert.equal(game.tick(500_000).over, false);
    assert.equal(game.pause(600_000).over, false);
    assert.deepEqual(game.clock(), paused);
    const copy = game.clone();
    game.resume(1_000_000);
    assert.deepEqual([game.clock().running, game.clock().paused, game.clock().remaining[color]], [color, undefined, 50_000]);
    assert.equal(game.tick(1_049_999).over, false);
    assert.equal(game.tick(1_050_000).reason, "timeout");
    assert.deepEqual(copy.clock(), paused);
  }
});

test("moves played while the clock is paused took the time before", () => {
  const game = new Game("chess", { clock: { main: 60_000, increment: 2_000 } });
  game.tick(0);
  game.pause(10_000);
  game.play("e2e4");
  game.tick(20_000);
  assert.deepEqual(game.clock().remaining, { white: 52_000, black: 60_000 });
  game.play("e7e5");
  game.resume(30_000);
  game.tick(31_000);
  assert.deepEqual(game.clock(), { remaining: { white: 51_000, black: 62_000 }, running: "white", thisMove: 51_000 });
  // taken back while it stands
  game.pause(32_000);
  game.undo();
  assert.deepEqual(game.clock(), { remaining: { white: 52_000, black: 60_000 }, running: null, thisMove: null, paused: true });
  game.redo();
  assert.deepEqual(game.clock().remaining, { white: 52_000, black: 62_000 });
  game.resume(40_000);
  game.tick(41_000);
  assert.deepEqual(game.clock().remaining, { white: 51_000, black: 62_000 });
});

test("a clock that does not run cannot be paused", () => {
  const game = new Game("chess", { clock: { main: 60_000 } });
  game.pause(5);
  assert.deepEqual(game.clock(), { remaining: { white: 60_000, black: 60_000 }, running: null, thisMove: null });
  game.resume(7);
  assert.equal(game.clock().running, "white");
  game.resign("white");
  assert.equal(game.pause(9).reason, "resignation");
  assert.equal(game.clock().paused, undefined);
  const untimed = new Game("chess");
  assert.deepEqual([untimed.pause(1), untimed.resume(2), untimed.addTime("white", 5)], Array(3).fill(untimed.status()));
});

test("time is added and taken: FIDE 7.5.5, a berserk, a correction", () => {
  for (const color of sides) {
    const other = color === "white" ? "black" : "white";
    const game = atMoveOf(color, { main: 60_000 });
    game.tick(10_000);
    game.addTime(other, 2 * MINUTE);
    game.addTime(color, 5_000);
    assert.deepEqual([game.clock().remaining[color], game.clock().remaining[other]], [55_000, 3 * MINUTE]);
    assert.equal(game.clone().tick(64_999).over, false);
    assert.equal(game.clone().tick(65_000).winner, other);
    game.addTime(other, -4 * MINUTE);
    assert.equal(game.clock().remaining[other], 0);
    assert.equal(step(game.clone(), 10_000).winner, color);
    assert.equal(game.clone().addTime(color, -54_999).over, false);
    assert.equal(game.addTime(color, -55_000).winner, other);
    assert.equal(game.addTime(color, MINUTE).winner, other);
    assert.equal(game.clock().remaining[color], 0);
    game.undo();
    assert.equal(game.status().over, false);
  }
  const berserk = new Game("chess", { clock: { main: 60_000 } });
  berserk.addTime("black", -30_000);
  berserk.tick(0);
  assert.deepEqual(berserk.clock().remaining, { white: 60_000, black: 30_000 });
});

test("undo takes back what was added since the move before; redo goes on from what is left now", () => {
  const game = new Game("chess", { clock: { main: 60_000 } });
  game.tick(0);
  game.play("e2e4");
  game.tick(1_000);
  game.addTime("white", 5_000);
  game.play("e7e5");
  game.tick(3_000);
  assert.deepEqual(game.clock().remaining, { white: 64_000, black: 58_000 });
  game.undo();
  assert.deepEqual(game.clock().remaining, { white: 64_000, black: 60_000 });
  game.undo();
  assert.deepEqual(game.clock().remaining, { white: 60_000, black: 60_000 });
  game.redo();
  game.redo();
  assert.deepEqual(game.clock().remaining, { white: 64_000, black: 58_000 });
  game.undo();
  game.addTime("black", 7_000);
  game.redo();
  game.tick(3_500);
  assert.deepEqual(game.clock().remaining, { white: 64_000, black: 66_500 });
});

test("what cannot be added is refused, and nothing has changed", () => {
  const game = new Game("xiangqi", { clock: { main: 60_000 } });
  game.tick(0);
  const before = stateOf(game);
  for (const time of /** @type {any[]} */ ([undefined, null, "5", NaN, Infinity, 0.5, 2 ** 53, 8_640_000_001, -8_640_000_001, 5n])) {
    assert.equal(refused("invalid-argument", () => game.addTime("red", time)).detail.argument, "time");
  }
  for (const color of /** @type {any[]} */ ([undefined, "white", "Red", 0, null])) {
    assert.equal(refused("invalid-argument", () => game.addTime(color, 5)).detail.argument, "color");
  }
  for (const now of /** @type {any[]} */ ([undefined, -1, 0.5, "5"])) {
    assert.equal(refused("invalid-argument", () => game.pause(now)).detail.argument, "now");
    assert.equal(refused("invalid-argument", () => game.resume(now)).detail.argument, "now");
  }
  assert.deepEqual(stateOf(game), before);
  // however often: a time stays a whole number
  for (let i = 0; i < 100; i++) game.addTime("black", 8_640_000_000);
  assert.equal(game.clock().remaining.black, 864_000_060_000);
});

/** A game of random times: what was used and what is left is what was given. */
test("what a side has used and has left is what it was given", () => {
  let seed = 5;
  const below = (bound) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * bound);
  };
  for (let round = 0; round < 40; round++) {
    const control = {
      main: 20_000 + below(50_000),
      increment: below(3_000),
      stages: [{ moves: 1 + below(6), add: below(10_000), increment: below(1_000) }],
    };
    const game = new Game("chess", { fen: "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", rules: "basic", clock: control });
    const given = { white: control.main, black: control.main };
    const used = { white: 0, black: 0 };
    const made = { white: 0, black: 0 };
    let now = below(1_000_000);
    game.tick(now);
    while (!game.status().over && game.ply < 40) {
      const color = /** @type {"white" | "black"} */ (game.turn);
      if (below(4) === 0) {
        game.pause(now);
        now += below(100_000);
        game.resume(now);
      }
      if (below(5) === 0) {
        game.addTime("black", 500);
        given.black += 500;
      }
      const had = game.clock().remaining[color];
      const time = below(9_000);
      now += time;
      const over = step(game, now).over;
      used[color] += Math.min(time, had);
      if (!over) {
        given[color] += made[color] >= control.stages[0].moves ? control.stages[0].increment : control.increment;
        if (++made[color] === control.stages[0].moves) given[color] += control.stages[0].add;
      }
      for (const side of sides) assert.equal(game.clock().remaining[side] + used[side], given[side], `round ${round}`);
    }
  }
});
