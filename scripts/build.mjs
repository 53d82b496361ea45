// Builds the package: Rust to WebAssembly, its glue and the TypeScript face to dist/.
import { chmodSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { CACHE, Failure, ask, at, isMain, main, once, run, step, write } from "./lib.mjs";
import { BOARD_INPUTS, BOARD_OUTPUTS, board } from "./board.mjs";
import { setup } from "./setup.mjs";

const WASM = "wasm32-unknown-unknown";
const GLUE = path.join(CACHE, "glue");

/** Runs a tool of an npm package. */
const tool = (script, args) => run(process.execPath, [at("node_modules", script), ...args]);
const OUTPUTS = ["index.js", "index.cjs", "index.d.ts", "index.d.cts", "engine.wasm", "cli.js"].map((name) => at("dist", name));

// What rustc's WebAssembly target already uses. Nothing newer than the browsers of 2022 know.
const FEATURES = [
  "bulk-memory", "bulk-memory-opt", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext",
].map((name) => `--enable-${name}`);

export async function build(tools) {
  const { bindgen } = tools ?? (await setup());
  const wasm = await step("engine: Rust to WebAssembly", compile);
  await once("engine", [wasm, at("scripts", "build.mjs"), at("src", "js", "packing.ts"), at("package-lock.json")], [path.join(GLUE, "glue.js"), path.join(GLUE, "engine.wasm")], () =>
    step("engine: glue and wasm-opt", () => glue(bindgen, wasm)),
  );
  const inputs = [GLUE, at("src", "js"), at("src", "cli"), at("www", "src", "i18n"), at("src", "board", "i18n"), at("tsconfig.json"), at("scripts", "build.mjs"), at("package-lock.json")];
  const fresh = await once("dist", inputs, OUTPUTS, () => step("package: TypeScript to dist/", face));
  await once("board", [...BOARD_INPUTS, at("dist", "index.d.ts")], BOARD_OUTPUTS, () => step("package: the board to dist/", board));
  if (fresh) sizes();
  else console.log("dist/ is up to date");
}

async function compile() {
  await run("cargo", ["build", "--release", "--target", WASM, "--lib", "--locked"]);
  const { target_directory: folder } = JSON.parse(ask("cargo", ["metadata", "--format-version", "1", "--no-deps", "--locked"]) ?? "{}");
  if (folder === undefined) throw new Failure("cargo metadata names no target folder");
  return path.join(folder, WASM, "release", "trongtai.wasm");
}

async function glue(bindgen, wasm) {
  mkdirSync(GLUE, { recursive: true });
  await run(path.join(bindgen, "wasm-bindgen"), [
    "--target", "web", "--omit-default-module-path", "--remove-name-section", "--remove-producers-section",
    "--out-dir", GLUE, "--out-name", "generated", wasm,
  ]);
  const raw = path.join(GLUE, "generated_bg.wasm");
  const engine = path.join(GLUE, "engine.wasm");
  await tool("binaryen/bin/wasm-opt", ["-O3", ...FEATURES, "--strip-debug", "--strip-producers", raw, "-o", engine]);
  const { pack, unpack } = await packing();
  const bytes = readFileSync(engine);
  const packed = pack(bytes);
  if (!bytes.equals(unpack(packed.text, packed.table))) throw new Failure("the engine's bytes do not survive packing");
  const code = factory(readFileSync(path.join(GLUE, "generated.js"), "utf8"));
  write(path.join(GLUE, "glue.js"), `${code}\nexport const wasm = ${JSON.stringify(packed)};\n`);
}

/** The module that packs the engine into text and takes it out again. */
async function packing() {
  const { transform } = await import("esbuild");
  const { code } = await transform(readFileSync(at("src", "js", "packing.ts"), "utf8"), { loader: "ts" });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/**
 * wasm-bindgen's module keeps one instance in module variables and can start it only once; a crash would be for good.
 * Inside a function every call has its own. Loading by URL is cut out, and so is the finalizer: an engine lives as long
 * as its instance, and freeing one after a crash would crash again.
 */
function factory(source) {
  let code = source;
  const change = (pattern, replacement) => {
    const changed = code.replace(pattern, replacement);
    if (changed === code) throw new Failure(`the generated glue has changed its form: ${pattern} is not in it`);
    code = changed;
  };
  change(/^async function __wbg_load\([\s\S]*?\n}\n/m, "");
  change(/^let __wbg_init_promise;\n/m, "");
  change(/^async function __wbg_init\([\s\S]*?\n}\n/m, "");
  change(/^async function __wbg_init_once\([\s\S]*?\n}\n/m, "");
  change(/^const EngineFinalization = [\s\S]*?;\n/m, "");
  change(/^\s*EngineFinalization\.register\(.*\n/gm, "");
  change(/^\s*EngineFinalization\.unregister\(.*\n/gm, "");
  change(/^export \{ initSync, __wbg_init as default \};\n/m, "");
  change(/^export /gm, "");
  if (/^(import|export) |EngineFinalization|__wbg_init\b/m.test(code)) throw new Failure("the generated glue has changed its form");
  return `export function createGlue() {\n${code}\nreturn { Engine, initSync, chess960, ruleSets, validate, clockPresets, clockStep, recordMoves };\n}\n`;
}

/** Puts the generated glue in the place of the module that only declares it. */
export const gluePlugin = (file = path.join(GLUE, "glue.js")) => ({
  name: "glue",
  setup: (build) => build.onResolve({ filter: /^\.\/glue\.js$/ }, () => ({ path: file })),
});

async function face() {
  await declarations();
  const { build } = await import("esbuild");
  for (const [format, name] of [["esm", "index.js"], ["cjs", "index.cjs"]]) {
    const { outputFiles } = await build({
      entryPoints: [at("src", "js", "index.ts")],
      bundle: true,
      minify: true,
      format,
      target: "es2020",
      platform: "neutral",
      charset: "ascii",
      legalComments: "none",
      plugins: [gluePlugin()],
      write: false,
      logLevel: "warning",
    });
    write(at("dist", name), outputFiles[0].contents);
  }
  write(at("dist", "engine.wasm"), readFileSync(path.join(GLUE, "engine.wasm")));
  await commandLine();
}

/** The program of the command line, which uses the package beside it. */
async function commandLine() {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [at("src", "cli", "main.ts")],
    bundle: true,
    minify: true,
    format: "esm",
    target: "node18",
    platform: "node",
    charset: "utf8",
    legalComments: "none",
    banner: { js: "#!/usr/bin/env node" },
    plugins: [{ name: "package", setup: (build) => build.onResolve({ filter: /\/js\/index\.js$/ }, () => ({ path: "./index.js", external: true })) }],
    write: false,
    logLevel: "warning",
  });
  write(at("dist", "cli.js"), outputFiles[0].contents);
  chmodSync(at("dist", "cli.js"), 0o755);
}

/** One file of declarations, so that both module systems resolve it: the public modules in the order of their imports. */
async function declarations() {
  const folder = path.join(CACHE, "types");
  await tool("typescript/bin/tsc", [
    "-p", at("tsconfig.json"), "--noEmit", "false", "--declaration", "--emitDeclarationOnly", "--outDir", folder,
  ]);
  const parts = ["types", "codes", "errors", "game", "judging", "records", "index"].map((name) => readFileSync(path.join(folder, `${name}.d.ts`), "utf8"));
  const body = parts
    .join("\n")
    .replace(/^import .*;\n/gm, "")
    .replace(/^export (type )?(\*|\{.*\}) from .*;\n/gm, "")
    .replace(/^export \{\};\n/gm, "")
    // Helpers between the modules are no part of the package.
    .replace(/^\/\*\*[^/]*\*\/\nexport declare function invalidArgument.*\n/m, "");
  if (/ from "|invalidArgument/.test(body)) throw new Failure("the declarations name a module that is no part of them");
  const text = `/// <reference lib="esnext.disposable" />\n${body}`;
  for (const name of ["index.d.ts", "index.d.cts"]) write(at("dist", name), text);
}

function sizes() {
  for (const name of ["index.js", "index.cjs", "engine.wasm", "cli.js", "board.js"]) {
    const content = readFileSync(at("dist", name));
    const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);
    console.log(`  dist/${name.padEnd(12)} ${kib(content.length)} raw ${kib(gzipSync(content, { level: 9 }).length)} gzip ${kib(brotliCompressSync(content).length)} brotli`);
  }
}

if (isMain(import.meta.url)) await main(() => build());
