// The tag TimeControl (PGN standard, 9.6.1), and records whose times are judged again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, clockPresets, readRecords, readTimeControl, recordOf, timekeeping, writeRecord, writeTimeControl } from "trongtai";
import { refused } from "./support.mjs";

const MINUTE = 60_000;

test("time controls are read and written as PGN has them", () => {
  const controls = {
    "40/5400+30:1800+30": { main: 90 * MINUTE, increment: 30_000, stages: [{ moves: 40, add: 30 * MINUTE }] },
    "900+10": { main: 15 * MINUTE, increment: 10_000 },
    "*60": { main: MINUTE, hourglass: true },
    "?": "?",
    "-": "-",
    300: { main: 5 * MINUTE },
    "0+2": { main: 0, increment: 2_000 },
    "40/7200:20/3600:900+30": {
      main: 120 * MINUTE,
      stages: [
        { moves: 40, add: 60 * MINUTE },
        { moves: 20, add: 15 * MINUTE, increment: 30_000 },
      ],
    },
    "40/5400+30:1800": { main: 90 * MINUTE, increment: 30_000, stages: [{ moves: 40, add: 30 * MINUTE, increment: 0 }] },
    "60.5+0.25": { main: 60_500, increment: 250 },
  };
  for (const [text, control] of Object.entries(controls)) {
    assert.deepEqual(readTimeControl(text), control, text);
    assert.equal(writeTimeControl(/** @type {any} */ (control)), text);
  }
  const { classical, rapid, blitz } = clockPresets().fide;
  assert.deepEqual([classical, rapid, blitz].map(writeTimeControl), ["40/5400+30:1800+30", "900+10", "180+2"]);
});

test("a last period that counts its moves comes again and again", () => {
  for (const text of ["40/7200", "40/7200:20/3600", "40/300+1"]) {
    const control = readTimeControl(text);
    assert.equal(writeTimeControl(control), text);
    const game = new Game("chess", { clock: /** @type {any} */ (control), rules: "basic", fen: "4k3/8/8/8/8/8/P7/4K3 w - - 0 1" });
    game.tick(0);
    const shuttle = ["e1e2", "e8e7", "e2e1", "e7e8"];
    for (let ply = 0; ply < 240; ply++) {
      game.play(shuttle[ply % 4]);
      game.tick(0);
    }
    // with the 120th move the fourth period of 40 begins, or the fifth of 20
    const given = { "40/7200": 4 * 7200, "40/7200:20/3600": 7200 + 5 * 3600, "40/300+1": 4 * 300 + 120 }[text];
    assert.equal(game.clock().remaining.white, given * 1000, text);
  }
});

test("what is written otherwise is read too", () => {
  assert.equal(readTimeControl(""), "?");
  assert.deepEqual(readTimeControl(" 900+10 "), { main: 15 * MINUTE, increment: 10_000 });
  assert.deepEqual(readTimeControl("40/5400 : 1800"), { main: 90 * MINUTE, stages: [{ moves: 40, add: 30 * MINUTE }] });
});

test("what is no time control is refused with its place", () => {
  for (const [text, offset] of /** @type {[string, number][]} */ ([
    ["x", 0],
    ["5 min", 0],
    ["40/", 0],
    ["0/300", 0],
    ["900+", 0],
    ["40/5400:x", 8],
    ["300:300", 4],
    ["40/5400::300", 8],
    ["*0", 0],
    ["0", 0],
    ["99999999", 0],
    ["900;900", 0],
    ["-5", 0],
    [Array(18).fill("1/1").join(":"), 0],
    ["9".repeat(500), 200],
  ])) {
    const { detail } = refused("invalid-argument", () => readTimeControl(text));
    assert.deepEqual([detail.field, detail.offset, typeof detail.expected], ["TimeControl", offset, "string"], text);
  }
  for (const value of /** @type {any[]} */ ([undefined, null, 5, {}])) {
    refused("invalid-argument", () => readTimeControl(value));
    refused("invalid-argument", () => writeTimeControl(value));
  }
});

test("PGN has no way to write a limit for one move, a delay or byo-yomi", () => {
  for (const control of [
    { main: 5, perMove: 1 },
    { main: 5, delay: 1 },
    { main: 5, byoyomi: { time: 1 } },
    { main: 5, increment: 1, hourglass: true },
  ]) {
    assert.equal(writeTimeControl(control), null);
  }
});

const read = (pgn, kind = "chess") => [...readRecords(pgn, { kind: /** @type {any} */ (kind) })][0];

test("a game with a clock writes its control and marks, and they agree", () => {
  const game = new Game("chess", { clock: "classical" });
  game.tick(0);
  for (const [move, now] of /** @type {[string, number][]} */ ([
    ["e2e4", 10_000],
    ["e7e5", 70_500],
    ["g1f3", 80_000],
  ])) {
    game.play(move);
    game.tick(now);
  }
  game.play("b8c6");
  const record = recordOf(game);
  assert.equal(record.tags.TimeControl, "40/5400+30:1800+30");
  assert.deepEqual(record.moves, [
    { uci: "e2e4", clock: 90 * MINUTE + 20_000, elapsed: 10_000 },
    { uci: "e7e5", clock: 90 * MINUTE - 30_500, elapsed: 60_500 },
    { uci: "g1f3", clock: 90 * MINUTE + 40_500, elapsed: 9_500 },
    { uci: "b8c6" },
  ]);
  const pgn = writeRecord(record, "pgn");
  assert.match(/** @type {string} */ (pgn), /\[TimeControl "40\/5400\+30:1800\+30"\]/);
  assert.match(/** @type {string} */ (pgn), /\[%clk 1:30:20\] \[%emt 0:00:10\]/);
  const again = read(pgn);
  assert.deepEqual(again.moves, record.moves);
  const judged = timekeeping(again);
  assert.deepEqual([judged.overstepped, judged.disagreements, judged.marked], [null, [], 3]);
  assert.deepEqual(judged.control.white, clockPresets().fide.classical);
  // of each side its own
  const odds = recordOf(new Game("xiangqi", { clock: { red: { main: MINUTE }, black: { main: 5 * MINUTE } } }));
  assert.deepEqual(odds.tags, { WhiteTimeControl: "60", BlackTimeControl: "300" });
  assert.equal(timekeeping(odds), null);
  assert.deepEqual(recordOf(new Game("xiangqi")).tags, {});
});

test("who overstepped when, by what each move took", () => {
  const marked = (times) =>
    read(`[TimeControl "60+5"]\n\n1. e4 {[%emt ${times[0]}]} e5 {[%emt ${times[1]}]} 2. Nf3 {[%emt ${times[2]}]} *`);
  const late = (...times) => timekeeping(marked(times)).overstepped;
  assert.equal(late("0:00:59.999", "0:00:59.999", "0:00:05"), null);
  assert.deepEqual(late("0:01:00", "0:00:01", "0:00:01"), { ply: 1, color: "white", elapsed: 60_000, allowed: 60_000 });
  assert.deepEqual(late("0:00:10", "0:01:00", "0:00:01"), { ply: 2, color: "black", elapsed: 60_000, allowed: 60_000 });
  assert.equal(late("0:00:50", "0:00:10", "0:00:14.999"), null);
  assert.deepEqual(late("0:00:50", "0:00:10", "0:00:15"), { ply: 3, color: "white", elapsed: 15_000, allowed: 15_000 });
});

test("who overstepped when, by what the clocks showed", () => {
  const late = (control, ...clocks) => {
    const moves = ["1. e4", "e5", "2. Nf3", "Nc6"].map((move, i) => `${move} {[%clk ${clocks[i]}]}`);
    return timekeeping(read(`[TimeControl "${control}"]\n\n${moves.join(" ")} *`));
  };
  // tenths: 1.9 left after an increment of 2 means that 0.1 were missing
  assert.deepEqual(late("60+2", "0:00:30.5", "0:00:30", "0:00:01.9", "0:00:30").overstepped, {
    ply: 3,
    color: "white",
    elapsed: 30_600,
    allowed: 30_500,
  });
  assert.equal(late("60+2", "0:00:30.5", "0:00:30", "0:00:02", "0:00:30").overstepped, null);
  // whole seconds: one that shows 1 may have 1.9, and two more would have been enough for that
  assert.equal(late("60+2", "0:00:30", "0:00:30", "0:00:02", "0:00:30").overstepped, null);
  assert.deepEqual(late("60+2", "0:00:30", "0:00:30", "0:00:00", "0:00:30").overstepped, {
    ply: 3,
    color: "white",
    elapsed: 32_000,
    allowed: 30_000,
  });
  // without an increment a clock at zero may have had a fraction of a second
  assert.equal(late("60", "0:00:30", "0:00:30", "0:00:00", "0:00:30").overstepped, null);
});

test("marks that contradict each other, or the control", () => {
  const judged = timekeeping(
    read('[TimeControl "60+5"]\n\n1. e4 {[%clk 0:00:50][%emt 0:00:10]} e5 {[%clk 0:00:55][%emt 0:00:10]} 2. Nf3 {[%clk 0:03:00]} *'),
  );
  assert.deepEqual(judged.disagreements, [
    { ply: 1, color: "white", expected: 55_000, clock: 50_000 },
    // more than there was: an arbiter has added time, or it was another control
    { ply: 3, color: "white", expected: 55_000, clock: 180_000 },
  ]);
  assert.equal(judged.overstepped, null);
});

test("xiangqi: the limit of one move, and presets given by hand", () => {
  const pgn = '[Game "Chinese Chess"]\n\n1. C2=5 {[%emt 0:00:59]} H8+7 {[%emt 0:01:00]} *';
  const record = read(pgn, "xiangqi");
  assert.equal(timekeeping(record), null);
  assert.deepEqual(timekeeping(record, { clock: "blitz", rules: "kyvuong" }).overstepped, {
    ply: 2,
    color: "black",
    elapsed: 60_000,
    allowed: 60_000,
  });
  assert.equal(timekeeping(record, { clock: "slow", rules: { base: "kyvuong", noCapture: 5 } }).overstepped, null);
  const clocks = (black) => read(`[Game "Chinese Chess"]\n\n1. C2=5 {[%clk 0:07:30]} H8+7 {[%clk ${black}]} *`, "xiangqi");
  const blitz = { main: 8 * MINUTE, perMove: MINUTE };
  assert.equal(timekeeping(clocks("0:07:00"), { clock: blitz }).overstepped, null);
  assert.deepEqual(timekeeping(clocks("0:06:59"), { clock: blitz }).overstepped, {
    ply: 2,
    color: "black",
    elapsed: 61_000,
    allowed: 60_000,
  });
});

test("nothing is judged where nothing is known", () => {
  for (const tag of ["?", "-", ""]) assert.equal(timekeeping(read(`[TimeControl "${tag}"]\n\n1. e4 {[%clk 0:00:01]} *`)), null);
  assert.equal(timekeeping(read('[TimeControl "60"]\n\n1. e4 e5 *')), null);
  assert.equal(timekeeping(read("1. e4 {[%clk 0:00:01]} *")), null);
  refused("invalid-argument", () => timekeeping(read('[TimeControl "five minutes"]\n\n1. e4 {[%clk 0:00:01]} *')));
  for (const junk of /** @type {any[]} */ ([undefined, null, 5, {}, { kind: "chess" }])) {
    refused("invalid-argument", () => timekeeping(junk));
  }
  const [record] = readRecords("1. e4 *", { kind: "chess" });
  refused("invalid-argument", () => timekeeping({ ...record, moves: [{ uci: "e2e4", clock: 0.5 }] }));
  refused("invalid-argument", () => timekeeping(record, { clock: /** @type {any} */ (5) }));
  refused("invalid-argument", () => timekeeping(record, { clock: "bullet" }));
});

test("whatever a game with a clock records agrees with its control", () => {
  let seed = 11;
  const below = (bound) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * bound);
  };
  for (let round = 0; round < 60; round++) {
    const clock = {
      main: 5_000 + below(20_000),
      ...(below(2) === 0 && { increment: below(3_000) }),
      ...(below(3) === 0 && { delay: below(2_000) }),
      ...(below(3) === 0 && { byoyomi: { time: 1 + below(5_000), periods: 1 + below(3) } }),
      ...(below(3) === 0 && { perMove: 1_000 + below(9_000) }),
      ...(below(3) === 0 && { stages: [{ moves: 1 + below(5), add: below(9_000) }] }),
    };
    const game = new Game("chess", { clock, rules: "basic", fen: "4k3/8/8/8/8/8/P7/4K3 w - - 0 1" });
    let now = 0;
    game.tick(now);
    let over = false;
    for (let ply = 0; ply < 30 && !over; ply++) {
      game.play(["e1e2", "e8e7", "e2e1", "e7e8"][ply % 4]);
      now += below(4_000);
      over = game.tick(now).over;
    }
    const record = recordOf(game);
    if (record.moves[0]?.clock === undefined) continue;
    const judged = timekeeping(record, { clock });
    assert.deepEqual([judged.overstepped, judged.disagreements], [null, []], `round ${round} ${JSON.stringify(clock)}`);
  }
});
