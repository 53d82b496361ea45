// The engine: Rust to WebAssembly, stripped of what nobody needs, and its bytes packed as text. Once for both games and
// once for each alone.
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { CACHE, Failure, ROOT, ask, at, files, once, run, step, write } from "./lib.mjs";

const WASM = "wasm32-unknown-unknown";

/** @typedef {keyof typeof FLAVOURS} Flavour */

/** The games of each flavour of the engine. */
export const FLAVOURS = { engine: ["xiangqi", "chess"], xiangqi: ["xiangqi"], chess: ["chess"] };

/** The flavour that there is in JavaScript too. */
const TRANSLATED = "engine";

/**
 * The files of a flavour.
 *
 * @param {Flavour} flavour
 */
export const filesOf = (flavour) =>
  ["packed.js", "engine.wasm", ...(flavour === TRANSLATED ? ["translated.js"] : [])].map((name) => path.join(folderOf(flavour), name));

/**
 * Where these files are.
 *
 * @param {Flavour} flavour
 */
export const folderOf = (flavour) => path.join(CACHE, "engines", flavour);

// What rustc's WebAssembly target already uses. Nothing newer than the browsers of 2022 know.
const FEATURES = [
  "bulk-memory",
  "bulk-memory-opt",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
].map((name) => `--enable-${name}`);

/**
 * What small functions are copied to where they are called. The profile's own threshold, 5, makes an engine that is 1 KiB
 * smaller (brotli) and takes 1.4 times as long; the next profile's, 50, weighs another KiB, and gains little.
 */
const INLINED = "-Cllvm-args=-inline-threshold=40";

/** Where this machine keeps sources is nobody's business, and must not make another machine's engine another one. */
const NAMELESS = [
  [homedir(), "~"],
  [process.env.CARGO_HOME, "~/.cargo"],
  [ROOT, "trongtai"],
]
  .flatMap(([from, to]) => (from === undefined ? [] : [`--remap-path-prefix=${from}=${to}`]))
  .join("\x1f");

/**
 * Runs a tool of an npm package.
 *
 * @param {string} script
 * @param {string[]} args
 */
export const tool = (script, args) => run(process.execPath, [at("node_modules", script), ...args]);

/**
 * @param {string} bindgen
 * @param {Flavour} flavour
 */
export async function engine(bindgen, flavour) {
  const what = FLAVOURS[flavour].join(" and ");
  const raw = path.join(folderOf(flavour), "raw.wasm");
  const sources = [
    ...files(at("src")).filter((file) => file.endsWith(".rs")),
    at("src", "js", "codes.ts"),
    at("Cargo.toml"),
    at("Cargo.lock"),
    at("scripts", "engine.mjs"),
  ];
  const version = ask("rustc", ["--version"]);
  await once(`${flavour}.wasm by ${version}`, sources, [raw], () => step(`${what}: Rust to WebAssembly`, () => compile(flavour, raw)));
  const inputs = [raw, at("scripts", "engine.mjs"), at("src", "js", "byte-text.ts"), at("package-lock.json")];
  await once(flavour, inputs, filesOf(flavour), () => step(`${what}: wasm-bindgen and wasm-opt`, () => bind(bindgen, flavour, raw)));
}

/**
 * @param {Flavour} flavour
 * @param {string} raw
 */
async function compile(flavour, raw) {
  const features = ["--no-default-features", "--features", FLAVOURS[flavour].join(",")];
  await run("cargo", ["rustc", "--profile", "engine", "--target", WASM, "--lib", "--locked", ...features, "--", INLINED], {
    env: { CARGO_ENCODED_RUSTFLAGS: NAMELESS },
  });
  const { target_directory: folder } = JSON.parse(ask("cargo", ["metadata", "--format-version", "1", "--no-deps", "--locked"]) ?? "{}");
  if (folder === undefined) throw new Failure("cargo metadata names no target folder");
  // The next flavour is built in the same place.
  mkdirSync(path.dirname(raw), { recursive: true });
  copyFileSync(path.join(folder, WASM, "engine", "trongtai.wasm"), raw);
}

/**
 * @param {string} bindgen
 * @param {Flavour} flavour
 * @param {string} raw
 */
async function bind(bindgen, flavour, raw) {
  const folder = folderOf(flavour);
  await run(bindgen, [
    "--target",
    "web",
    "--omit-default-module-path",
    "--remove-producers-section",
    "--out-dir",
    folder,
    "--out-name",
    "generated",
    raw,
  ]);
  const bound = path.join(folder, "generated_bg.wasm");
  const quiet = path.join(folder, "quiet.wasm");
  const wasm = path.join(folder, "engine.wasm");
  write(quiet, await silenced(readFileSync(bound)));
  await tool("binaryen/bin/wasm-opt", [
    "-O3",
    ...FEATURES,
    "--strip-debug",
    "--strip-producers",
    "--strip-target-features",
    quiet,
    "-o",
    wasm,
  ]);
  const { pack, unpack } = await packing();
  const bytes = readFileSync(wasm);
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes));
  if (imports.length > 0) throw new Failure(`the engine asks for what nobody gives it: ${imports.map(({ name }) => name).join(", ")}`);
  const packed = pack(bytes);
  if (!bytes.equals(unpack(packed.text, packed.table))) throw new Failure("the engine's bytes do not survive packing");
  if (flavour === TRANSLATED) await translate(wasm, folder);
  write(path.join(folder, "packed.js"), `export const packed = ${JSON.stringify(packed)};\n`);
}

// What only words a panic, and the formatting that nothing else here uses.
const PANICS =
  /^<?(?:&\S* )*(?:core|std|alloc)\[[0-9a-f]+\]::(?:panicking|fmt|panic|(?:slice|str|option|result|cell|raw_vec|alloc|thread|sys::backtrace)::\S*(?:fail|failed|panic\w*|handle_error|capacity_overflow|handle_alloc_error|rust_end_short_backtrace)\b)|rust_begin_unwind|rust_oom| as core\[[0-9a-f]+\]::(?:fmt|panic)::|^wasm_bindgen::(?:throw_str|__wbindgen_throw|__rt::throw_null)::/;

/** What the engine exports for a JavaScript of wasm-bindgen's own, which is not used: `src/js/glue.ts` calls it. */
const UNUSED = /^(__wbindgen_(start|externrefs|free|realloc)|__wbg_engine_free|__abort_handler|__instance_terminated|engine_ply)$/;

/**
 * An engine that panics stops at once. What a panic would say reaches nobody here, and all that only prepares it can go:
 * names, places, the formatting of numbers. So can exports without a caller.
 *
 * @param {Uint8Array} bytes
 */
async function silenced(bytes) {
  const { default: binaryen } = await import("binaryen");
  const module = binaryen.readBinary(bytes);
  let stopped = 0;
  for (let i = 0; i < module.getNumFunctions(); i++) {
    const reference = module.getFunctionByIndex(i);
    const { name, module: imported } = binaryen.getFunctionInfo(reference);
    if (imported !== "" || !PANICS.test(name)) continue;
    // @ts-expect-error: the declarations have it as a part of modules
    binaryen.Function.setBody(reference, module.unreachable());
    stopped++;
  }
  if (stopped < 10) throw new Failure("the engine's panics have other names than they had");
  const names = Array.from({ length: module.getNumExports() }, (_, i) => binaryen.getExportInfo(module.getExportByIndex(i)).name);
  for (const name of names) if (UNUSED.test(name)) module.removeExport(name);
  const silent = module.emitBinary();
  module.dispose();
  return silent;
}

/**
 * The engine in JavaScript that knows no WebAssembly, as a function that makes an instance.
 *
 * @param {string} wasm
 * @param {string} folder
 */
async function translate(wasm, folder) {
  const [simple, script] = ["simple.wasm", "script.js"].map((name) => path.join(folder, name));
  // What came to WebAssembly later than JavaScript's tools for it, in older words.
  const older = ["--llvm-nontrapping-fptoint-lowering", "--llvm-memory-copy-fill-lowering", "--signext-lowering"];
  await tool("binaryen/bin/wasm-opt", [...FEATURES, ...older, wasm, "-o", simple]);
  await tool("binaryen/bin/wasm2js", ["--enable-mutable-globals", "-O2", simple, "-o", script]);
  const code = readFileSync(script, "utf8");
  const end = code.indexOf("var retasmFunc = asmFunc(");
  if (end < 0 || /^import /m.test(code)) throw new Failure("wasm2js writes another form than it did");
  write(path.join(folder, "translated.js"), `export function instantiate() {\n${code.slice(0, end)}\nreturn asmFunc({});\n}\n`);
}

/** The module that packs the engine into text and takes it out again. */
async function packing() {
  const { transform } = await import("esbuild");
  const { code } = await transform(readFileSync(at("src", "js", "byte-text.ts"), "utf8"), { loader: "ts" });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
