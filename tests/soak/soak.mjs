// A long life: random calls with valid and invalid arguments on many games, freed in any order. Only errors of the package's own
// are thrown, none of them changes anything, memory stays flat. Then the longest status() is looked for. `npm run soak [-- --calls N
// --search SECONDS --most MS --seed S]`: a million calls, and two minutes of search; `npm test` makes a few.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import {
  Game,
  RulesError,
  chess960,
  clockPresets,
  codes,
  gameFrom,
  notateRecord,
  readRecords,
  readTimeControl,
  recordOf,
  ruleSets,
  timekeeping,
  validate,
  writeRecord,
  writeTimeControl,
} from "trongtai";
import { random, stateOf } from "../js/support.mjs";
import { longestStatus, told } from "./longest-status.mjs";

const { values } = parseArgs({
  options: {
    calls: { type: "string", default: "1000000" },
    search: { type: "string", default: "120" },
    most: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
  },
});
const CALLS = Number(values.calls);
const HANDLES = 300;
/** What may be held beyond what was held after warming up: engines keep 64 games, JavaScript's heap breathes. */
const MARGIN = 24 << 20;

// Without it no memory can be compared.
if (globalThis.gc === undefined) {
  const { status } = spawnSync(process.execPath, ["--expose-gc", fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}

const below = random(Number(values.seed));
const pick = (list) => list[below(list.length)];
const chance = (n) => below(n) === 0;

const RULES = { xiangqi: Object.keys(ruleSets("xiangqi")), chess: Object.keys(ruleSets("chess")) };
const JUNK = [
  undefined,
  null,
  true,
  NaN,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  10n,
  Symbol.iterator,
  "",
  " ",
  "\ud800",
  "h2e2\u0000",
  "\u{1F000}".repeat(50),
  "a".repeat(5000),
  [],
  {},
  () => 0,
  new Date(0),
  new Uint32Array(2),
  { from: "h2" },
  { from: "e2", to: "e4", promotion: "x" },
  new Proxy(
    {},
    {
      get() {
        throw new Error("caller");
      },
    },
  ),
];
const MOVES = [
  "h2e2",
  "h9g7",
  "e2e4",
  "e7e5",
  "e7e8q",
  "H2-E2",
  "O-O",
  "Nf3",
  "C2=5",
  "炮二平五",
  "P2-5",
  "e1g1",
  "0000",
  0x1234,
  { from: "b0", to: "c2" },
];
const FENS = [
  "4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1",
  "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
  "8/8/8/8/8/8/8/8 w - - 0 1",
  "9/9/9/9/9/9/9/9/9/9 w",
  "x",
  "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 98 60",
];
const PGN = '[White "a"]\n\n1. e4 {b} (1. d4 d5) e5 2. Nf3 *';

const CLOCKS = [
  "blitz",
  "slow",
  { main: 60_000, increment: 1000 },
  { main: 1, perMove: 5 },
  { main: 0, byoyomi: { time: 30_000, periods: 3 } },
  {
    main: 5_000,
    delay: 500,
    stages: [
      { moves: 2, add: 9_000 },
      { add: 1, increment: 5 },
    ],
  },
  { main: 9_000, hourglass: true },
  { white: { main: 1000 }, black: { main: 9000 } },
];
const junk = () => pick(JUNK);
const kind = () => (chance(20) ? junk() : pick(["xiangqi", "chess"]));
const options = (which) => {
  if (chance(3)) return undefined;
  const given = {};
  const sets = which === "xiangqi" ? RULES.xiangqi : RULES.chess;
  if (chance(3)) given.fen = chance(5) ? junk() : pick(FENS);
  if (chance(2))
    given.rules = chance(8)
      ? junk()
      : chance(4)
        ? { base: pick(sets), [pick(["progress", "occurrences", "nonsense"])]: pick([0, 1, 3, 40, "x"]) }
        : pick(sets);
  if (chance(8)) given.chess960 = chance(4) ? junk() : true;
  if (chance(4)) given.clock = chance(4) ? junk() : pick(CLOCKS);
  if (chance(40)) given[pick(["Fen", "__proto__", "rule"])] = 1;
  return given;
};

/** A move that can be played, one that cannot, or no move at all. */
function move(game) {
  if (chance(12)) return junk();
  if (chance(4)) return pick(MOVES);
  try {
    const packed = game.legalMovesPacked();
    return packed.length === 0 ? pick(MOVES) : packed[below(packed.length)];
  } catch {
    return pick(MOVES);
  }
}

const calls = {
  fen: (game) => game.fen(),
  pieces: (game) => game.pieces(),
  legalMoves: (game) => game.legalMoves(chance(2) ? undefined : chance(3) ? junk() : pick(["h2", "e2", "a0", "a1"])),
  isLegal: (game) => game.isLegal(move(game)),
  explain: (game) => game.explain(move(game)),
  play: (game) => game.play(move(game)),
  more: (game) => game.play(move(game)),
  most: (game) => game.play(move(game)),
  preview: (game) => game.preview(move(game)),
  undo: (game) => game.undo(),
  redo: (game) => game.redo(),
  history: (game) => game.history(chance(3) ? junk() : pick(["uci", "coordinate", "san", "vi", "wxf", "zh-Hans"])),
  notate: (game) => game.notate(move(game), pick(["uci", "san", "vi", "wxf", "klingon"])),
  parse: (game) => game.parse(chance(2) ? junk() : pick(MOVES)),
  status: (game) => game.status(),
  conduct: (game) => game.conduct(),
  canMate: (game) => chance(10) && game.canMate(chance(2) ? junk() : pick(["red", "white", "black"])),
  resign: (game) => chance(10) && game.resign(chance(2) ? junk() : pick(["red", "white", "black"])),
  agreeDraw: (game) => chance(20) && game.agreeDraw(),
  claimDraw: (game) => game.claimDraw(chance(3) ? junk() : { reason: "threefold" }),
  tick: (game) => game.tick(chance(5) ? junk() : below(100_000)),
  pause: (game) => game.pause(chance(5) ? junk() : below(100_000)),
  resume: (game) => game.resume(chance(5) ? junk() : below(100_000)),
  addTime: (game) => game.addTime(chance(5) ? junk() : pick(["red", "white", "black"]), chance(5) ? junk() : below(9_000) - 4_000),
  clock: (game) => game.clock(),
  timekeeping: (game) => timekeeping(recordOf(game), { clock: pick(CLOCKS) }),
  perft: (game) => game.perft(chance(4) ? junk() : below(3)),
  record: (game) => writeRecord(recordOf(game), pick(["pgn", "uci", "xqf", "dhtmlxq", "txt"])),
  notateRecord: (game) => notateRecord(recordOf(game), pick(["vi", "san", "wxf"])),
  from: (game) => gameFrom(chance(4) ? junk() : recordOf(game), options(game.kind)).free(),
  getters: (game) => [game.kind, game.rules, game.turn, game.ply],
};
const GLOBAL = {
  chess960: () => chess960(chance(2) ? junk() : below(1000)),
  ruleSets: () => ruleSets(kind()),
  clockPresets: () => clockPresets(),
  timeControls: () => writeTimeControl(readTimeControl(chance(3) ? junk() : pick(["40/5400+30:1800+30", "900+10", "*60", "?", "-", "x"]))),
  validate: () =>
    validate(chance(4) ? junk() : { kind: kind(), moves: chance(4) ? junk() : "h2e2 h9g7 h0g2 e2e4", ...(options("xiangqi") ?? {}) }),
  readRecords: () => [...readRecords(chance(2) ? junk() : PGN.slice(0, below(PGN.length + 1)), chance(3) ? junk() : undefined)],
  read: () => [...readRecords(chance(3) ? junk() : PGN)],
};

const refusals = {};
/** Makes a call. Whether it was refused. */
function attempt(work) {
  try {
    work();
    return false;
  } catch (error) {
    assert.ok(error instanceof RulesError, error?.stack ?? String(error));
    assert.ok(codes.error.includes(error.code) && error.code !== "internal", `${error.code}: ${error.detail?.cause}`);
    refusals[error.code] = (refusals[error.code] ?? 0) + 1;
    return true;
  }
}

/** Bytes held, garbage apart: by JavaScript and by WebAssembly. */
function held() {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, arrayBuffers, external } = process.memoryUsage();
  return heapUsed + arrayBuffers + external;
}

const games = [];
const names = Object.keys(calls);
const globals = Object.keys(GLOBAL);
let checked = 0;
let warm;
let most = 0;
for (let call = 0; call < CALLS; call++) {
  if (games.length < 5 || (games.length < HANDLES && chance(20))) {
    attempt(() => {
      const which = kind();
      games.push(chance(6) && games.length > 0 ? pick(games).clone() : new Game(which, options(which)));
    });
  } else if (chance(25)) {
    const [game] = games.splice(below(games.length), 1);
    // Half are freed, the others only forgotten.
    if (chance(2)) {
      game.free();
      if (chance(2)) game.free();
      assert.ok(
        attempt(() => game.fen()),
        "used after it was freed",
      );
    }
  } else if (chance(12)) {
    attempt(GLOBAL[pick(globals)]);
  } else {
    const game = pick(games);
    const name = pick(names);
    const before = chance(10) && stateOf(game);
    if (attempt(() => calls[name](game)) && before) {
      assert.deepEqual(stateOf(game), before, `${name} was refused and has changed something`);
      checked++;
    }
    // Games that go on for ever would be what grows.
    if (game.ply > 300) games.splice(games.indexOf(game), 1);
  }
  if (call % Math.ceil(CALLS / 40) === 0 && call > CALLS / 4) {
    const now = held();
    warm ??= now;
    most = Math.max(most, now);
    assert.ok(now - warm < MARGIN, `${((now - warm) / 2 ** 20).toFixed(1)} MiB more than after warming up, after ${call} calls`);
    if (process.stdout.isTTY) process.stdout.write(`\r${call} calls, ${games.length} games, ${(now / 2 ** 20).toFixed(1)} MiB `);
  }
}
assert.ok(checked > CALLS / 1000, `${checked} refusals were looked at closely`);
for (const code of ["invalid-argument", "illegal-move", "invalid-move", "invalid-fen", "game-over", "freed", "unknown-rules"])
  assert.ok(refusals[code] > 0, `nothing was refused as ${code}`);
console.log(
  `${CALLS} calls: ${Object.values(refusals).reduce((a, b) => a + b, 0)} refused, ${checked} of them compared; at most ${((most - warm) / 2 ** 20).toFixed(1)} MiB more than after warming up`,
);

const { worst, tried } = longestStatus({ seconds: Number(values.search), seed: Number(values.seed) });
console.log(`${tried} rounds of moves judged by cxa; the longest status took ${worst === undefined ? "nothing" : told(worst)}`);
assert.ok(worst === undefined || worst.ms <= Number(values.most), `more than ${values.most} ms`);
