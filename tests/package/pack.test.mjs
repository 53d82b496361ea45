// The packed tarball, installed into an empty project and used as its users would use it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { after, before, test } from "node:test";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { at } from "../../scripts/lib.mjs";
import { blocks } from "../js/readme-support.mjs";
import { emptyProject } from "./support.mjs";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let project;
let contents;
let put;
let node;
let remove;
let browser;

before(async () => {
  ({ folder: project, contents, put, node, remove } = emptyProject());
  browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
});

after(async () => {
  await browser?.close();
  remove?.();
});

test("the tarball holds what is needed and nothing else", () => {
  assert.deepEqual(contents.sort(), [
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "dist/THIRD-PARTY-NOTICES.txt",
    "dist/api.md",
    "dist/board-hanzi.js",
    "dist/board-picture.js",
    "dist/board-react.d.ts",
    "dist/board-setting-up.js",
    "dist/board-sketch.js",
    "dist/board-sound.js",
    "dist/board-svelte.d.ts",
    "dist/board-vi.js",
    "dist/board-vue.d.ts",
    "dist/board-zh-hant.js",
    "dist/board-zh.js",
    "dist/board.d.ts",
    "dist/board.js",
    "dist/chess-workerd.js",
    "dist/chess.cjs",
    "dist/chess.d.cts",
    "dist/chess.d.ts",
    "dist/chess.js",
    "dist/chess.wasm",
    "dist/cli.js",
    "dist/diagram.cjs",
    "dist/diagram.d.cts",
    "dist/diagram.d.ts",
    "dist/diagram.js",
    "dist/engine.wasm",
    "dist/index.cjs",
    "dist/index.d.cts",
    "dist/index.d.ts",
    "dist/index.js",
    "dist/js.cjs",
    "dist/js.d.cts",
    "dist/js.d.ts",
    "dist/js.js",
    "dist/slim.cjs",
    "dist/slim.d.cts",
    "dist/slim.d.ts",
    "dist/slim.js",
    "dist/trongtai-board.js",
    "dist/trongtai.js",
    "dist/words.cjs",
    "dist/words.d.cts",
    "dist/words.d.ts",
    "dist/words.js",
    "dist/workerd.js",
    "dist/xiangqi-workerd.js",
    "dist/xiangqi.cjs",
    "dist/xiangqi.d.cts",
    "dist/xiangqi.d.ts",
    "dist/xiangqi.js",
    "dist/xiangqi.wasm",
    "package.json",
  ]);
  assert.deepEqual(
    readdirSync(path.join(project, "node_modules")).filter((name) => !name.startsWith(".")),
    ["trongtai"],
    "no dependencies",
  );
});

test("the code is plain ASCII, asks for no platform and waits for nothing", () => {
  for (const name of [
    "board.js",
    ...["index", "xiangqi", "chess", "js", "words", "diagram"].flatMap((entry) => [`${entry}.js`, `${entry}.cjs`]),
  ]) {
    const code = readFileSync(path.join(project, "node_modules/trongtai/dist", name), "utf8");
    assert.ok(/^[\x01-\x7f]*$/.test(code), `${name} has other characters`);
    for (const word of ["node:", "import.meta", "fetch(", "require(", "process.", "eval(", "new Function"])
      assert.ok(!code.includes(word), `${name} has ${word}`);
  }
});

const USE = `
  const game = new Game("xiangqi");
  game.play("h2e2");
  const chess = new Game("chess", { chess960: true, fen: chess960(518) });
  console.log([game.legalMoves().length, game.explain("b9d8").code, chess.perft(3)].join(" "));
`;
// Black too has 44 moves at the start; without the cannon on h2 its own may go to h2 and h1, but no longer take on h0.
const SAID = "45 horse-leg-blocked 8902";

test("Node, ESM", () => {
  put("esm.mjs", `import { Game, chess960 } from "trongtai"; ${USE}`);
  assert.equal(node("esm.mjs"), SAID);
});

test("Node, CommonJS", () => {
  put("cjs.cjs", `const { Game, chess960 } = require("trongtai"); ${USE}`);
  assert.equal(node("cjs.cjs"), SAID);
});

test("Node, dynamic import from CommonJS, and a worker thread", () => {
  put("dynamic.cjs", `import("trongtai").then(({ Game, chess960 }) => { ${USE} });`);
  assert.equal(node("dynamic.cjs"), SAID);
  put(
    "thread.mjs",
    `import { Worker, isMainThread } from "node:worker_threads"; import { Game, chess960 } from "trongtai";
    if (isMainThread) { new Game("chess").play("e2e4"); new Worker(new URL(import.meta.url)); } else { ${USE} }`,
  );
  assert.equal(node("thread.mjs"), SAID);
});

test("the engine's file and the manifest can be resolved", () => {
  const require = createRequire(path.join(project, "here.cjs"));
  const wasm = readFileSync(require.resolve("trongtai/engine.wasm"));
  assert.ok(WebAssembly.validate(wasm));
  assert.equal(require("trongtai/package.json").name, "trongtai");
  assert.throws(() => require("trongtai/dist/index.js"), { code: "ERR_PACKAGE_PATH_NOT_EXPORTED" });
});

test("the program of the command line", () => {
  put("game.pgn", "1. f3 e5 2. g4 Qh4# 0-1\n");
  const trongtai = (...args) =>
    spawnSync("npx", ["--offline", "--no-install", "trongtai", ...args], {
      cwd: project,
      encoding: "utf8",
      env: { ...process.env, LANG: "C", LC_ALL: "" },
    });
  assert.equal(trongtai("--version").stdout.trim(), JSON.parse(readFileSync(at("package.json"), "utf8")).version);
  // The library that draws PNG comes with nobody who did not ask for it.
  const drawn = trongtai("diagram", "-o", "start.png");
  assert.deepEqual([drawn.status, /npm install @resvg\/resvg-js/.test(drawn.stderr)], [2, true], drawn.stderr);
  const judged = trongtai("validate", "--json", "-j", "2", "game.pgn");
  assert.equal(judged.status, 0, judged.stderr);
  assert.equal(JSON.parse(judged.stdout.split("\n")[0]).verdict.reason, "checkmate");
  assert.equal(trongtai("explain", "b0d1").status, 1);
});

test("the board's module is imported on a server, and defines nothing there", () => {
  put("board.mjs", `import { TrongtaiBoard } from "trongtai/board"; console.log(typeof TrongtaiBoard, "customElements" in globalThis);`);
  assert.equal(node("board.mjs"), "function false");
});

test("TypeScript knows the board's properties and events", () => {
  put(
    "types/board.ts",
    `import { Game } from "trongtai"; import "trongtai/board"; import type { TrongtaiBoard } from "trongtai/board";
    const board: TrongtaiBoard = document.createElement("trongtai-board");
    board.addEventListener("move", ({ detail }) => { const text: string = detail.move.uci + detail.notation; void text; });
    board.addEventListener("pointerdown", ({ clientX }) => { const x: number = clientX; void x; });
    board.value = new Game("chess");
    // @ts-expect-error no such game
    board.game = "shogi";`,
  );
  put(
    "types/tsconfig.json",
    JSON.stringify({
      compilerOptions: {
        module: "esnext",
        moduleResolution: "bundler",
        target: "es2022",
        lib: ["es2022", "dom"],
        strict: true,
        skipLibCheck: false,
        noEmit: true,
        types: [],
      },
      files: ["board.ts"],
    }),
  );
  const { status, stdout } = spawnSync(process.execPath, [at("node_modules/typescript/bin/tsc"), "-p", path.join(project, "types")], {
    encoding: "utf8",
  });
  assert.equal(status, 0, stdout);
});

const TYPED = `
const game = new Game("xiangqi", { rules: "club" } satisfies GameOptions);
const move: Move = game.play("h2e2");
const status: Status = game.status();
const line: string = status.over ? status.reason : status.checkers.join() + move.uci;
const count: bigint = game.perft(1);
const code: "checkmate" = codes.reason[0];
export const all = [line, count, code];
// @ts-expect-error no such game
new Game("shogi");
// @ts-expect-error moves do not change
move.uci = "";
try { game.play("a0a0"); } catch (error) { if (error instanceof RulesError) { const text: string = error.code; all.push(text); } }
`;
const ENTRIES = `
import { Game as Xiangqi } from "trongtai/xiangqi";
import { Game as Chess } from "trongtai/chess";
import { Game as Slim, init, initSync, type Source } from "trongtai/slim";
export const games: Game[] = [new Xiangqi("xiangqi"), new Chess("chess"), new Slim("chess")];
export const ready: Promise<void> = init(new URL("https://example.org/engine.wasm") satisfies Source);
initSync(new Uint8Array(8));
`;
const NAMES = "Game, RulesError, codes, type GameOptions, type Move, type Status";

for (const [name, file, options] of /** @type {[string, string, object][]} */ ([
  ["node16, ESM", "typed.mts", { module: "node16" }],
  ["node16, CommonJS", "typed.cts", { module: "node16" }],
  ["nodenext, old target", "old.mts", { module: "nodenext", target: "es2020", lib: ["es2020", "dom"] }],
  ["bundler", "bundled.ts", { module: "esnext", moduleResolution: "bundler", lib: ["es2022", "dom"] }],
])) {
  test(`TypeScript, ${name}`, () => {
    put(`types/${file}`, `import { ${NAMES} } from "trongtai";\n${ENTRIES}${TYPED}`);
    put(
      "types/tsconfig.json",
      JSON.stringify({
        compilerOptions: {
          target: "es2022",
          strict: true,
          exactOptionalPropertyTypes: true,
          skipLibCheck: false,
          noEmit: true,
          types: [],
          ...options,
        },
        files: [file],
      }),
    );
    const { status, stdout } = spawnSync(process.execPath, [at("node_modules/typescript/bin/tsc"), "-p", path.join(project, "types")], {
      encoding: "utf8",
    });
    assert.equal(status, 0, stdout);
  });
}

/** What a page shows, served from a folder under a content policy; every request is counted. */
async function shown(folder, policy) {
  const asked = [];
  const server = createServer(({ url }, answer) => {
    const name = url === "/" ? "/index.html" : url;
    asked.push(name);
    let body;
    try {
      body = readFileSync(path.join(folder, name));
    } catch {
      answer.writeHead(404).end();
      return;
    }
    const type = name.endsWith(".html") ? "text/html" : "text/javascript";
    answer.writeHead(200, { "content-type": type, ...(policy === undefined ? {} : { "content-security-policy": policy }) }).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const address = `http://127.0.0.1:${port}/`;
  const page = await browser.newPage();
  const foreign = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(address)) foreign.push(request.url());
  });
  const failures = [];
  page.on("pageerror", (error) => failures.push(String(error)));
  try {
    await page.goto(address);
    await page.waitForFunction(() => document.body.innerText.trim() !== "", undefined, { timeout: 20_000 });
    assert.deepEqual([failures, foreign], [[], []]);
    return { text: await page.evaluate(() => document.body.innerText.trim()), asked: asked.filter((name) => name !== "/favicon.ico") };
  } finally {
    await page.close();
    server.close();
  }
}

/**
 * @param {string} name
 * @param {string} code
 * @param {import("esbuild").Format} [format]
 */
async function bundle(name, code, format = "esm") {
  const folder = path.join(project, name);
  const source = put(`${name}-source.js`, code);
  await build({ entryPoints: [source], bundle: true, format, outfile: path.join(folder, "main.js"), logLevel: "warning" });
  put(
    `${name}/index.html`,
    `<!doctype html><title>test</title><body><script ${format === "esm" ? 'type="module"' : "defer"} src="main.js"></script>`,
  );
  return folder;
}

const PAGE = `import { Game, RulesError, chess960 } from "trongtai";
  const console = { log: (text) => (document.body.textContent = text) };
  try { ${USE} } catch (error) { console.log(error instanceof RulesError ? error.code + ": " + error.message : String(error)); }`;

for (const format of /** @type {const} */ (["esm", "iife"])) {
  test(`a bundled page under a content policy that allows WebAssembly, ${format}`, async () => {
    const { text, asked } = await shown(
      await bundle(`page-${format}`, PAGE, format),
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    );
    assert.equal(text, SAID);
    assert.deepEqual(asked, ["/index.html", "/main.js"], "nothing is loaded beside the bundle");
  });
}

test("a content policy that forbids WebAssembly is named in the error", async () => {
  const { text } = await shown(await bundle("page-blocked", PAGE), "default-src 'none'; script-src 'self'");
  assert.match(text, /^wasm-blocked: .*script-src 'wasm-unsafe-eval'/);
});

test("a module worker", async () => {
  const folder = await bundle(
    "page-worker",
    `const worker = new Worker("worker.js", { type: "module" });
    worker.onmessage = ({ data }) => (document.body.textContent = data); worker.onerror = ({ message }) => (document.body.textContent = message);`,
  );
  const source = put(
    "worker-source.js",
    `import { Game, chess960 } from "trongtai"; const console = { log: (text) => postMessage(text) }; ${USE}`,
  );
  await build({ entryPoints: [source], bundle: true, format: "esm", outfile: path.join(folder, "worker.js"), logLevel: "warning" });
  assert.equal((await shown(folder)).text, SAID);
});

const SAYS = ["3 plies, black to move", "20 moves", "44 legal moves"];
const examples = blocks.filter(({ language }) => language === "html");

test("every page of the documentation's examples has its words", () => assert.equal(examples.length, SAYS.length));

examples.forEach(({ name, code }, index) => {
  test(`page ${index + 1}, of ${name}, straight from the installed files`, async () => {
    put("index.html", code);
    assert.equal((await shown(project)).text, SAYS[index]);
  });
});
