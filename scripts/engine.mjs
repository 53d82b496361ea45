// The engine: Rust to WebAssembly, the glue that calls it, and its bytes packed as text. Once for both games and once
// for each alone.
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CACHE, Failure, ask, at, once, run, step, write } from "./lib.mjs";

const WASM = "wasm32-unknown-unknown";

/** The games of each flavour of the engine. */
export const FLAVOURS = { engine: ["xiangqi", "chess"], xiangqi: ["xiangqi"], chess: ["chess"] };

/** Where the files of a flavour are: `glue.js`, `packed.js`, `engine.wasm`. */
export const folderOf = (flavour) => path.join(CACHE, "glue", flavour);

// What rustc's WebAssembly target already uses. Nothing newer than the browsers of 2022 know.
const FEATURES = [
  "bulk-memory", "bulk-memory-opt", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext",
].map((name) => `--enable-${name}`);

/** Runs a tool of an npm package. */
export const tool = (script, args) => run(process.execPath, [at("node_modules", script), ...args]);

export async function engine(bindgen, flavour) {
  const what = FLAVOURS[flavour].join(" and ");
  const raw = await step(`${what}: Rust to WebAssembly`, () => compile(flavour));
  const inputs = [raw, at("scripts", "engine.mjs"), at("src", "js", "packing.ts"), at("package-lock.json")];
  const outputs = ["glue.js", "packed.js", "engine.wasm"].map((name) => path.join(folderOf(flavour), name));
  await once(flavour, inputs, outputs, () => step(`${what}: glue and wasm-opt`, () => glue(bindgen, flavour, raw)));
}

async function compile(flavour) {
  const features = ["--no-default-features", "--features", FLAVOURS[flavour].join(",")];
  await run("cargo", ["build", "--profile", "engine", "--target", WASM, "--lib", "--locked", ...features]);
  const { target_directory: folder } = JSON.parse(ask("cargo", ["metadata", "--format-version", "1", "--no-deps", "--locked"]) ?? "{}");
  if (folder === undefined) throw new Failure("cargo metadata names no target folder");
  // The next flavour is built in the same place.
  const raw = path.join(folderOf(flavour), "raw.wasm");
  mkdirSync(path.dirname(raw), { recursive: true });
  copyFileSync(path.join(folder, WASM, "engine", "trongtai.wasm"), raw);
  return raw;
}

async function glue(bindgen, flavour, raw) {
  const folder = folderOf(flavour);
  await run(path.join(bindgen, "wasm-bindgen"), [
    "--target", "web", "--omit-default-module-path", "--remove-producers-section",
    "--out-dir", folder, "--out-name", "generated", raw,
  ]);
  const bound = path.join(folder, "generated_bg.wasm");
  const quiet = path.join(folder, "quiet.wasm");
  const wasm = path.join(folder, "engine.wasm");
  write(quiet, await silenced(readFileSync(bound)));
  await tool("binaryen/bin/wasm-opt", ["-O3", ...FEATURES, "--strip-debug", "--strip-producers", "--strip-target-features", quiet, "-o", wasm]);
  const { pack, unpack } = await packing();
  const bytes = readFileSync(wasm);
  const packed = pack(bytes);
  if (!bytes.equals(unpack(packed.text, packed.table))) throw new Failure("the engine's bytes do not survive packing");
  write(path.join(folder, "glue.js"), factory(readFileSync(path.join(folder, "generated.js"), "utf8")));
  write(path.join(folder, "packed.js"), `export const packed = ${JSON.stringify(packed)};\n`);
}

// What only words a panic, and the formatting that nothing else here uses.
const PANICS = /^<?(?:&\S* )*(?:core|std|alloc)\[[0-9a-f]+\]::(?:panicking|fmt|panic|(?:slice|str|option|result|cell|raw_vec|alloc|thread|sys::backtrace)::\S*(?:fail|failed|panic\w*|handle_error|capacity_overflow|handle_alloc_error|rust_end_short_backtrace)\b)|rust_begin_unwind|rust_oom| as core\[[0-9a-f]+\]::(?:fmt|panic)::|^wasm_bindgen::__rt::(?:throw_null|borrow_fail|malloc_failure)/;

/**
 * An engine that panics stops at once. What a panic would say reaches nobody here, and all that only prepares it can go:
 * names, places, the formatting of numbers.
 */
async function silenced(bytes) {
  const { default: binaryen } = await import("binaryen");
  const module = binaryen.readBinary(bytes);
  let stopped = 0;
  for (let i = 0; i < module.getNumFunctions(); i++) {
    const reference = module.getFunctionByIndex(i);
    const { name, module: imported } = binaryen.getFunctionInfo(reference);
    if (imported !== "" || !PANICS.test(name)) continue;
    binaryen.Function.setBody(reference, module.unreachable());
    stopped++;
  }
  if (stopped < 10) throw new Failure("the engine's panics have other names than they had");
  const silent = module.emitBinary();
  module.dispose();
  return silent;
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
  return `export function createGlue() {\n${code}\nreturn { Engine, initSync };\n}\n`;
}
