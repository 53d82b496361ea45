// Games that are dropped without free() leave nothing behind, not even in one synchronous loop, where no finalizer runs.
import assert from "node:assert/strict";
import { test } from "node:test";

// Instances are watched from before the first is made, to see the memory of the engine grow or not.
const memories = [];
const { Instance } = WebAssembly;
WebAssembly.Instance = class extends Instance {
  /** @param {ConstructorParameters<typeof Instance>} given */
  constructor(...given) {
    super(...given);
    // The small module that unpacks the engine has a memory of its own, for as long as that takes.
    const { memory, unpack } = this.exports;
    if (memory !== undefined && unpack === undefined) memories.push(memory);
  }
};
const { Game } = await import("trongtai");
const { random } = await import("./support.mjs");

/** A game of so many plies, chosen at random. */
function line(kind, plies) {
  for (let seed = 20; ; seed++) {
    const next = random(seed);
    const game = new Game(kind);
    while (game.ply < plies && !game.status().over) {
      const moves = game.legalMoves();
      game.play(moves[next(moves.length)].uci);
    }
    if (game.ply === plies) return game.history();
  }
}

const LINES = { xiangqi: line("xiangqi", 20), chess: line("chess", 20) };
const GAMES = 100_000;
const MIB = 1 << 20;

test("100,000 games made, played for twenty plies and dropped in one loop keep memory flat", () => {
  const rss = [];
  let wasm = 0;
  for (let i = 0; i < GAMES; i++) {
    const kind = i % 2 === 0 ? "xiangqi" : "chess";
    const game = new Game(kind);
    for (const move of LINES[kind]) game.play(move);
    if (i % (GAMES / 10) === 0) {
      assert.equal(game.ply, 20);
      rss.push(process.memoryUsage.rss());
      // The bounded cache is full after the first thousands; from then on not a page may be added.
      if (i === GAMES / 10) wasm = memories[0].buffer.byteLength;
    }
  }
  assert.equal(memories.length, 1);
  assert.equal(memories[0].buffer.byteLength, wasm);
  assert.ok(wasm < 8 * MIB, `the engine holds ${wasm / MIB} MiB`);
  // The heap of JavaScript breathes; it must not climb.
  assert.ok(rss.at(-1) - rss[2] < 48 * MIB, `resident: ${rss.map((bytes) => Math.round(bytes / MIB)).join(" ")} MiB`);
});

test("long games that are dropped do not stay in the engine", () => {
  const long = line("xiangqi", 200);
  const play = () => {
    const game = new Game("xiangqi");
    for (const move of long) game.play(move);
  };
  for (let i = 0; i < 200; i++) play();
  const wasm = memories[0].buffer.byteLength;
  for (let i = 0; i < 400; i++) play();
  // One such game takes about 80 KiB; an allocator may still find a better place for some of the 64 that are kept.
  const grown = memories[0].buffer.byteLength - wasm;
  assert.ok(grown < MIB, `${grown / MIB} MiB for 400 more games`);
});
