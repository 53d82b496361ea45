// The engine does not trap; were it ever to, nothing may be lost. Traps are made here by bindings that crash on demand.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { bundling } from "../../scripts/build.mjs";
import { folderOf } from "../../scripts/engine.mjs";
import { CACHE, at, write } from "../../scripts/lib.mjs";

const REAL = path.join(folderOf("engine"), "bindings.js");
const declared = readFileSync(at("src", "js", "engine", "bindings.d.ts"), "utf8");
const names = [...declared.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);

const BINDINGS = `
import * as real from ${JSON.stringify(REAL)};
// (module (func (export "crash") unreachable))
const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 9, 1, 5, 99, 114, 97, 115, 104, 0, 0, 10, 5, 1, 3, 0, 0, 11];
const { crash } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(bytes))).exports;
const armed = (name, when) => globalThis.armed === name + " " + when && (globalThis.armed = "", true);
const wrapped = (name) => (...given) => {
  if (name === "initSync" || name === "__wbg_reset_state") globalThis.instances = (globalThis.instances ?? 0) + 1;
  if (armed(name, "before")) crash();
  const answer = real[name](...given);
  if (armed(name, "after")) crash();
  return answer;
};
${names.map((name) => `export const ${name} = wrapped("${name}");`).join("\n")}`;

const folder = path.join(CACHE, "crash");
mkdirSync(folder, { recursive: true });
write(path.join(folder, "bindings.js"), BINDINGS);
const outfile = path.join(folder, "index.mjs");
await build({
  ...bundling("engine", { "bindings.js": path.join(folder, "bindings.js") }),
  entryPoints: [at("src", "js", "entries", "inline.ts")],
  format: "esm",
  outfile,
});
const { Game, RulesError } = await import(pathToFileURL(outfile).href);

const crashes = (work) =>
  assert.throws(work, (/** @type {import("trongtai").RulesError} */ error) => {
    assert.ok(error instanceof RulesError, String(error));
    assert.equal(error.code, "internal");
    assert.match(error.detail.cause, /RuntimeError/);
    return true;
  });

const CALLS = {
  fen: (game) => game.fen(),
  board: (game) => game.pieces(),
  legal: (game) => game.legalMoves(),
  find: (game) => game.isLegal("e7e5"),
  explain: (game) => game.explain("e7e4"),
  play: (game) => game.play("e7e5"),
  undo: (game) => game.undo(),
  statusWord: (game) => game.status(),
  perft: (game) => game.perft(2),
  rules: (game) => game.rules,
};

for (const when of ["before", "after"]) {
  for (const [name, call] of Object.entries(CALLS)) {
    test(`a crash ${when} the work of ${name}`, () => {
      const game = new Game("chess");
      const other = new Game("xiangqi");
      other.play("h2e2");
      game.play("e2e4");
      game.play("c7c5");
      game.undo();
      const { instances } = /** @type {any} */ (globalThis);
      globalThis.armed = `${name} ${when}`;
      crashes(() => call(game));
      assert.equal(globalThis.armed, "", "the trap was reached");
      assert.equal(game.ply, 1);
      assert.deepEqual(game.history(), ["e2e4"]);
      assert.equal(game.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
      assert.equal(globalThis.instances, instances + 1, "a new instance");
      assert.equal(game.redo().uci, "c7c5");
      assert.equal(game.legalMoves().length, 30);
      assert.deepEqual(other.history(), ["h2e2"]);
      assert.equal(other.play("h9g7").uci, "h9g7");
    });
  }
}

test("a crash while a game is opened, redone or made again", () => {
  for (const when of ["before", "after"]) {
    globalThis.armed = `open ${when}`;
    crashes(() => new Game("chess"));
    const game = new Game("chess");
    game.play("e2e4");
    game.undo();
    globalThis.armed = `play ${when}`;
    crashes(() => game.redo());
    assert.equal(game.ply, 0);
    assert.equal(game.redo().uci, "e2e4");
    assert.equal(game.redo(), null);
    globalThis.armed = `fen ${when}`;
    crashes(() => game.fen());
    globalThis.armed = `replay ${when}`;
    crashes(() => game.fen());
    assert.equal(game.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  }
});

test("a crash while a game is freed frees it all the same", () => {
  const game = new Game("chess");
  globalThis.armed = "close before";
  game.free();
  assert.equal(globalThis.armed, "");
  assert.throws(() => game.fen(), { code: "freed" });
  assert.equal(new Game("chess").legalMoves().length, 20);
});

test("running out of stack in the middle of a call leaves a whole game", () => {
  const game = new Game("chess");
  game.play("e2e4");
  const deep = () => {
    try {
      deep();
    } finally {
      // Runs on the way up, first where hardly any stack is left.
      try {
        game.play("e7e5");
        game.undo();
      } catch {
        // What is thrown does not matter here.
      }
      while (game.ply > 1) game.undo();
    }
  };
  assert.throws(deep);
  const fresh = new Game("chess");
  for (const move of game.history()) fresh.play(move);
  assert.equal(game.fen(), fresh.fen());
  assert.deepEqual(game.legalMoves(), fresh.legalMoves());
});
