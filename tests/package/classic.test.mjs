// The classic scripts: a page from a disk, and a realm that has nothing but the language and WebAssembly.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { chromium } from "playwright-core";
import { at } from "../../scripts/lib.mjs";
import { emptyProject } from "./support.mjs";

let project;
let script;
let browser;

before(async () => {
  project = emptyProject();
  script = readFileSync(path.join(project.folder, "node_modules/trongtai/dist/trongtai.js"), "utf8");
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
});

after(async () => {
  await browser?.close();
  project?.remove();
});

// The cannon on h2 has gone: Black has 45 moves, and its horse on b9 is blocked towards d8 by the piece on c9.
const USE = `
  const { Game, RulesError, writeRecord, readRecords } = trongtai;
  const game = new Game("xiangqi");
  game.play("h2e2");
  const [read] = readRecords(new Uint8Array([0xe7, 0x82, 0xae, 0xe4, 0xba, 0x8c, 0xe5, 0xb9, 0xb3, 0xe4, 0xba, 0x94]));
  [game.legalMoves().length, game.explain("b9d8").code, new Game("chess").perft(3), read.moves[0].uci, game.notate("b9c7", "zh-Hans")].join(" ")`;
const SAID = "45 horse-leg-blocked 8902 h2e2 马2进3";

test("the manifest names the classic script for the hosts that serve packages", () => {
  const { unpkg, jsdelivr } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  assert.deepEqual([unpkg, jsdelivr], ["./dist/trongtai.js", "./dist/trongtai.js"]);
});

test("a realm without TextEncoder, TextDecoder, URL or console", () => {
  const context = vm.createContext({});
  assert.equal(vm.runInContext("typeof TextEncoder + typeof TextDecoder", context), "undefinedundefined");
  vm.runInContext(script, context);
  assert.equal(vm.runInContext(USE, context), SAID);
  // Bytes of this realm, as test runners hand them over.
  assert.equal(vm.runInContext("(bytes) => [...trongtai.readRecords(bytes)][0].moves[0].uci", context)(Buffer.from("1. e4 *")), "e2e4");
  // A platform without tables of other encodings says so.
  const unsupported = vm.runInContext(
    "(bytes) => { try { [...trongtai.readRecords(bytes)]; } catch (error) { return error.code; } }",
    context,
  );
  assert.equal(unsupported(Uint8Array.of(0xff, 0xfe, 0x31, 0)), "unsupported");
});

test("a realm without WebAssembly names the entry that needs none", () => {
  const context = vm.createContext({});
  vm.runInContext("delete globalThis.WebAssembly", context);
  vm.runInContext(script, context);
  const said = vm.runInContext(
    `try { new trongtai.Game("chess"); } catch (error) { [error instanceof trongtai.RulesError, error.code, error.detail.entry, error.message].join(" ") }`,
    context,
  );
  assert.match(said, /^true no-webassembly trongtai\/js no-webassembly: .*trongtai\/js/);
});

test("a page from a disk plays by the global, and with the element", async () => {
  const file = project.put(
    "page/index.html",
    `<!doctype html><meta charset="utf-8"><title>disk</title><body>
    <script src="../node_modules/trongtai/dist/trongtai.js"></script><script src="../node_modules/trongtai/dist/trongtai-board.js"></script>
    <trongtai-board game="xiangqi" moves="h2e2" lang="en"></trongtai-board><output></output>
    <script>
      document.querySelector("output").textContent = (() => { ${USE.replace("[game.legal", "return [game.legal")} })();
    </script>`,
  );
  const page = await browser.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => request.url().startsWith("file:") || complaints.push(request.url()));
  await page.goto(pathToFileURL(file).href);
  assert.equal(await page.textContent("output"), SAID);
  assert.deepEqual(
    await page.$eval("trongtai-board", (board) => [board.ply, board.turn, board.value instanceof globalThis["trongtai"].Game]),
    [1, "black", true],
  );
  assert.deepEqual(complaints, []);
  await page.close();
});
