// The entries beside the main one: an engine that the program brings, and engines of one game.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { emptyProject } from "./support.mjs";

let project;
let require;
let bytes;
/** A copy of an entry that nobody has used yet: what is imported keeps its engine. */
let fresh;

before(() => {
  project = emptyProject();
  require = createRequire(path.join(project.folder, "here.cjs"));
  bytes = readFileSync(require.resolve("trongtai/engine.wasm"));
  const { exports } = require("trongtai/package.json");
  let copies = 0;
  fresh = (entry) => {
    const { import: target } = exports[entry];
    return import(`${pathToFileURL(path.join(project.folder, "node_modules/trongtai", target.default))}?${copies++}`);
  };
});

after(() => project?.remove());

const refused =
  (code, facts = {}) =>
  (error) => {
    assert.equal(error.code, code, String(error));
    for (const [name, fact] of Object.entries(facts)) assert.equal(error.detail[name], fact);
    return true;
  };

test("slim: nothing works before the engine is there, and the error says what to do", async () => {
  const { Game, RulesError, init, ruleSets } = await fresh("./slim");
  assert.throws(() => new Game("chess"), refused("not-initialised"));
  assert.throws(
    () => new Game("chess"),
    (/** @type {Error} */ error) => error instanceof RulesError && /init\(source\).*trongtai\/engine\.wasm/.test(error.message),
  );
  assert.throws(() => ruleSets("chess"), refused("not-initialised"));
  await init(bytes);
  assert.equal(new Game("chess").legalMoves().length, 20);
});

test("slim: bytes, a part of a buffer, a module, and promises of them", async () => {
  const apart = new Uint8Array(bytes.length + 10);
  apart.set(bytes, 7);
  const sources = {
    bytes,
    "an ArrayBuffer": new Uint8Array(bytes).buffer,
    "a view of a part": apart.subarray(7, 7 + bytes.length),
    "a module": new WebAssembly.Module(bytes),
  };
  for (const [name, source] of Object.entries(sources)) {
    const synchronous = await fresh("./slim");
    synchronous.initSync(source);
    assert.equal(new synchronous.Game("xiangqi").legalMoves().length, 44, name);
    const promised = await fresh("./slim");
    await promised.init(Promise.resolve(source));
    assert.equal(new promised.Game("xiangqi").legalMoves().length, 44, name);
  }
});

test("slim: where nothing may be compiled, a module that was compiled elsewhere is taken, as in Cloudflare's workers", async () => {
  const module = new WebAssembly.Module(bytes);
  const { Module } = WebAssembly;
  const forbidden = new Proxy(Module, {
    construct() {
      throw new WebAssembly.CompileError("Wasm code generation disallowed by embedder");
    },
  });
  WebAssembly.Module = forbidden;
  try {
    const { Game, init, initSync } = await fresh("./slim");
    assert.throws(() => initSync(bytes), refused("wasm-blocked"));
    await assert.rejects(() => init(bytes), refused("wasm-blocked"));
    await init(module);
    assert.equal(new Game("xiangqi").legalMoves().length, 44);
  } finally {
    WebAssembly.Module = Module;
  }
});

test("no regular expression asks for what Hermes does not know", () => {
  const { exports } = require("trongtai/package.json");
  const scripts = [...JSON.stringify(exports).matchAll(/"(\.\/dist\/[^"]*\.js)"/g)].map(([, file]) => file);
  assert.ok(scripts.length > 5);
  for (const file of scripts) {
    const text = readFileSync(path.join(project.folder, "node_modules/trongtai", file), "utf8");
    // Classes of Unicode, looking back, and names of groups.
    assert.doesNotMatch(text, /\\p\{|\(\?<[!=A-Za-z]/, file);
  }
});

test("no property has a name beyond ASCII", () => {
  // Some minifiers write it bare, and a page that is read in another encoding then has a script that is none.
  for (const entry of ["index", "js", "words", "board"]) {
    const text = readFileSync(path.join(project.folder, "node_modules/trongtai/dist", `${entry}.js`), "utf8");
    assert.doesNotMatch(text, /[{,]\s*(?:\\u[0-9a-f]{4}|[^\x00-\x7f])+\s*:/i, entry);
  }
});

test("slim: an address, a response with the right media type and one without", async () => {
  const server = createServer(({ url }, answer) => {
    if (url === "/none") answer.writeHead(404).end();
    else answer.writeHead(200, { "content-type": url === "/typed" ? "application/wasm" : "application/octet-stream" }).end(bytes);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const address = (name) => `http://127.0.0.1:${port}/${name}`;
  try {
    for (const source of [address("typed"), new URL(address("typed")), fetch(address("typed")), await fetch(address("plain"))]) {
      const { Game, init } = await fresh("./slim");
      await init(source);
      assert.equal(new Game("xiangqi").perft(2), 1920n);
    }
    const { init } = await fresh("./slim");
    await assert.rejects(init(address("none")), refused("invalid-argument", { argument: "source" }));
  } finally {
    server.close();
  }
});

test("slim: an engine of one game first, that of both in its place, games going on", async () => {
  const { Game, initSync } = await fresh("./slim");
  initSync(readFileSync(require.resolve("trongtai/xiangqi.wasm")));
  const played = new Game("xiangqi");
  played.play("h2e2");
  assert.throws(() => new Game("chess"), refused("unsupported"));
  initSync(bytes);
  assert.equal(new Game("chess").legalMoves().length, 20);
  assert.equal(played.play("h9g7").piece, "n");
  assert.deepEqual([played.ply, played.undo()?.uci, played.undo()?.uci], [2, "h9g7", "h2e2"]);
});

test("slim: what is no engine is refused", async () => {
  const { init, initSync } = await fresh("./slim");
  for (const source of [undefined, null, 7, {}, [], new Uint8Array(3), new TextEncoder().encode("<!doctype html>")]) {
    assert.throws(() => initSync(source), refused("invalid-argument", { argument: "source" }));
    await assert.rejects(init(source), refused("invalid-argument", { argument: "source" }));
  }
});

for (const [game, other, moves, move] of /** @type {[string, string, number, string][]} */ ([
  ["xiangqi", "chess", 44, "h2e2"],
  ["chess", "xiangqi", 20, "e2e4"],
])) {
  test(`an engine of ${game} alone judges it, and refuses ${other}`, async () => {
    const { Game, chess960, readRecords, recordOf, ruleSets, validate, writeRecord } = await fresh(`./${game}`);
    const played = new Game(game);
    assert.equal(played.legalMoves().length, moves);
    assert.equal(played.play(move).uci, move);
    const text = writeRecord(recordOf(played), "pgn");
    assert.deepEqual([...readRecords(text, { kind: game })][0].moves, [{ uci: move }]);
    const full = require("trongtai");
    assert.deepEqual(ruleSets(game), full.ruleSets(game));
    assert.deepEqual(validate({ kind: game, moves: [move] }), full.validate({ kind: game, moves: [move] }));
    const unsupported = refused("unsupported", { argument: "kind", expected: `"${game}"` });
    assert.throws(() => new Game(other), unsupported);
    assert.throws(() => ruleSets(other), unsupported);
    assert.throws(() => validate({ kind: other, moves: "" }), unsupported);
    assert.throws(() => writeRecord(full.recordOf(new full.Game(other)), "pgn"), unsupported);
    assert.throws(() => [...readRecords(full.writeRecord(full.recordOf(new full.Game(other)), "pgn"))], unsupported);
    if (game === "xiangqi") assert.throws(() => chess960(0), unsupported);
    else assert.equal(chess960(518), full.chess960(518));
  });

  test(`the engine of ${game} alone is one for the slim entry too`, async () => {
    const { Game, initSync } = await fresh("./slim");
    initSync(readFileSync(require.resolve(`trongtai/${game}.wasm`)));
    assert.equal(new Game(game).legalMoves().length, moves);
    assert.throws(() => new Game(other), refused("unsupported"));
  });
}

test("the engine in JavaScript says what the engine says, and asks for no WebAssembly", async () => {
  const { WebAssembly: real } = globalThis;
  const { Game, readRecords, ruleSets, validate } = await fresh("./js");
  const full = require("trongtai");
  try {
    delete globalThis.WebAssembly;
    for (const [kind, depth] of /** @type {[string, number][]} */ ([
      ["xiangqi", 2],
      ["chess", 3],
    ])) {
      const game = new Game(kind);
      while (game.ply < 60 && !game.status().over) game.play(game.legalMoves()[(game.ply * 7) % game.legalMoves().length].uci);
      const moves = game.history();
      const judged = validate({ kind, moves });
      globalThis.WebAssembly = real;
      assert.deepEqual(judged, full.validate({ kind, moves }));
      assert.equal(new Game(kind).perft(depth), new full.Game(kind).perft(depth));
      assert.deepEqual(ruleSets(kind), full.ruleSets(kind));
      delete globalThis.WebAssembly;
    }
    const chinese = "1. \u70ae\u4e8c\u5e73\u4e94 \u9a6c8\u8fdb7";
    assert.deepEqual(
      [...readRecords(chinese)][0].moves.map(({ uci }) => uci),
      ["h2e2", "h9g7"],
    );
    assert.throws(() => new Game("chess", { fen: "8/8/8/8/8/8/8/8 w - - 0 1" }), refused("invalid-fen"));
  } finally {
    globalThis.WebAssembly = real;
  }
});

test("every entry is there for both module systems, with the names of the main one", async () => {
  const names = Object.keys(require("trongtai")).sort();
  for (const entry of ["slim", "xiangqi", "chess", "js"]) {
    const more = entry === "slim" ? ["init", "initSync"] : [];
    const esm = Object.keys(await fresh(`./${entry}`)).sort();
    assert.deepEqual(esm, [...names, ...more].sort(), entry);
    assert.deepEqual(Object.keys(require(`trongtai/${entry}`)).sort(), esm, entry);
  }
});
