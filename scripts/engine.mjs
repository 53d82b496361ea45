// The engine: Rust to WebAssembly, stripped of what nobody needs, and its bytes packed as text. Once for both games and
// once for each alone.
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { CACHE, Failure, ROOT, ask, at, files, once, run, step, write } from "./lib.mjs";

const WASM = "wasm32-unknown-unknown";

/** @typedef {keyof typeof FLAVOURS} Flavour */

/** The games of each flavour of the engine. */
export const FLAVOURS = { engine: ["xiangqi", "chess"], xiangqi: ["xiangqi"], chess: ["chess"] };

/** What wasm-bindgen calls the module that gives the engine its imports. */
const BINDINGS = "./generated_bg.js";

/** How the engine's bytes become text, and bytes again. */
const BYTE_TEXT = at("src", "js", "engine", "byte-text.ts");

/** What takes the bytes out again. */
const UNPACKER = at("src", "js", "engine", "unpack.wat");

/** The flavour that there is in JavaScript too. */
const TRANSLATED = "engine";

/**
 * The files of a flavour.
 *
 * @param {Flavour} flavour
 */
export const filesOf = (flavour) =>
  ["bindings.js", "packed.js", "engine.wasm", ...(flavour === TRANSLATED ? ["translated.js"] : [])].map((name) =>
    path.join(folderOf(flavour), name),
  );

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
 * What small functions are copied to where they are called, and loops not unrolled or vectorised: measured beside `z` with
 * the same threshold, an engine that is 5 KiB smaller (brotli) and takes less time.
 */
const INLINED = [
  "-Cllvm-args=-inline-threshold=40 -unroll-threshold=0 -unroll-allow-partial=false",
  "-Cno-vectorize-loops",
  "-Cno-vectorize-slp",
];

/** With these, bindings would need tables of references and functions with several results. */
const UNWANTED = ["reference-types", "multivalue"];

/** Where this machine keeps sources is nobody's business, and must not make another machine's engine another one. */
function nameless() {
  const cargo = process.env.CARGO_HOME ?? path.join(homedir(), ".cargo");
  const registries = path.join(cargo, "registry", "src");
  const sources = existsSync(registries) ? readdirSync(registries).map((name) => [path.join(registries, name), "crates"]) : [];
  // The last that fits is taken.
  return [[homedir(), "~"], [cargo, "cargo"], [ROOT, "trongtai"], ...sources]
    .map(([from, to]) => `--remap-path-prefix=${from}=${to}`)
    .join("\x1f");
}

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
    at("Cargo.toml"),
    at("Cargo.lock"),
    at("scripts", "engine.mjs"),
  ];
  const version = ask("rustc", ["--version"]);
  await once(`${flavour}.wasm by ${version}`, sources, [raw], () => step(`${what}: Rust to WebAssembly`, () => compile(flavour, raw)));
  const inputs = [raw, at("scripts", "engine.mjs"), BYTE_TEXT, UNPACKER, at("package-lock.json")];
  await once(flavour, inputs, filesOf(flavour), () => step(`${what}: wasm-bindgen and wasm-opt`, () => bind(bindgen, flavour, raw)));
}

/**
 * @param {Flavour} flavour
 * @param {string} raw
 */
async function compile(flavour, raw) {
  const features = ["--no-default-features", "--features", ["js", ...FLAVOURS[flavour]].join(",")];
  // Where their sources lie is known once they are here.
  await run("cargo", ["fetch", "--locked", "--quiet", "--target", WASM]);
  await run(
    "cargo",
    ["rustc", "--profile", "engine", "--target", WASM, "--lib", "--crate-type", "cdylib", "--locked", ...features, "--", ...INLINED],
    {
      env: { CARGO_ENCODED_RUSTFLAGS: [nameless(), `-Ctarget-feature=${UNWANTED.map((name) => `-${name}`).join()}`].join("\x1f") },
    },
  );
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
  const plain = path.join(folder, "plain.wasm");
  write(plain, modest(readFileSync(raw)));
  await run(bindgen, [
    "--target",
    "web",
    "--omit-default-module-path",
    "--remove-producers-section",
    "--experimental-reset-state-function",
    "--out-dir",
    folder,
    "--out-name",
    "generated",
    plain,
  ]);
  // Nobody here waits for an engine: without its name the loader, which fetches, leaves every bundle.
  const bindings = readFileSync(path.join(folder, "generated.js"), "utf8");
  const synchronous = bindings
    .replace("export { initSync, __wbg_init as default };", "export { initSync };")
    // Another engine may come in the place of the first.
    .replace("function initSync(module) {\n    if (wasm !== undefined) return wasm;\n", "function initSync(module) {");
  if (bindings.length - synchronous.length < 60) throw new Failure("wasm-bindgen exports its loader in another way than it did");
  write(path.join(folder, "bindings.js"), synchronous);
  if (flavour === TRANSLATED) bindingsAreFresh(path.join(folder, "generated.d.ts"));
  const bound = path.join(folder, "generated_bg.wasm");
  const quiet = path.join(folder, "quiet.wasm");
  const wasm = path.join(folder, "engine.wasm");
  write(quiet, await silenced(readFileSync(bound)));
  await tool("binaryen/bin/wasm-opt", [
    "-O3",
    // What has one caller stays a function: inlined, it weighs more (brotli) and is no faster.
    "--one-caller-inline-max-function-size",
    "1",
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
  const strange = imports.filter(({ module }) => module !== BINDINGS);
  if (strange.length > 0) throw new Failure(`the engine asks for what nobody gives it: ${strange.map(({ name }) => name).join(", ")}`);
  const packed = { ...pack(bytes), unpacker: Buffer.from(await unpacker()).toString("hex") };
  if (!bytes.equals(unpack(packed))) throw new Failure("the engine's bytes do not survive packing");
  if (flavour === TRANSLATED) await translate(wasm, folder);
  write(path.join(folder, "packed.js"), `export const packed = ${JSON.stringify(packed)};\n`);
}

// What only words a panic, and the formatting that nothing else here uses.
const PANICS =
  /^<?(?:&\S* )*(?:core|std|alloc)\[[0-9a-f]+\]::(?:panicking|fmt|panic|(?:slice|str|option|result|cell|raw_vec|alloc|thread|sys::backtrace)::\S*(?:fail|failed|panic\w*|handle_error|capacity_overflow|handle_alloc_error|rust_end_short_backtrace)\b)|rust_begin_unwind|rust_oom| as core\[[0-9a-f]+\]::(?:fmt|panic)::|^<&T as core::fmt::Debug>::fmt|^wasm_bindgen::(?:throw_str|__wbindgen_throw|__rt::throw_null)::/;

/**
 * An engine that panics stops at once. What a panic would say reaches nobody here, and all that only prepares it can go:
 * names, places, the formatting of numbers.
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
  const [begin, end] = [code.lastIndexOf("\n", code.indexOf("function asmFunc(")), code.indexOf("var retasmFunc = asmFunc(")];
  if (begin < 0 || end < 0) throw new Failure("wasm2js writes another form than it did");
  // What stands before the function are imports of the bindings, which are given to it instead.
  const preamble = code.slice(0, begin).replace(/^import .*$/gm, "");
  write(
    path.join(folder, "translated.js"),
    `export function instantiate(imports) {\n${preamble}${code.slice(begin, end)}\nreturn asmFunc(imports);\n}\n`,
  );
}

/**
 * A module of WebAssembly whose section `target_features` does not name what is {@link UNWANTED}. wasm-bindgen then makes
 * bindings that do without: every browser knows all they need, and wasm2js too.
 *
 * @param {Buffer} bytes
 */
function modest(bytes) {
  /** @type {Uint8Array[]} */
  const sections = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const [size, body] = leb128(bytes, at + 1);
    const [name, content] = textAt(bytes, body);
    const isIt = bytes[at] === 0 && name === "target_features";
    sections.push(isIt ? featuresOf(bytes, content, name) : bytes.subarray(at, body + size));
    at = body + size;
  }
  return Buffer.concat(sections);
}

/**
 * The section again, with fewer features. All its numbers are below 128.
 *
 * @param {Buffer} bytes
 * @param {number} content
 * @param {string} name
 */
function featuresOf(bytes, content, name) {
  const [count, first] = leb128(bytes, content);
  let at = first;
  /** @type {number[][]} */
  const kept = [];
  for (let i = 0; i < count; i++) {
    const [feature, next] = textAt(bytes, at + 1);
    if (!UNWANTED.includes(feature)) kept.push([...bytes.subarray(at, next)]);
    at = next;
  }
  const body = [name.length, ...Buffer.from(name), kept.length, ...kept.flat()];
  return Buffer.from([0, (body.length & 0x7f) | 0x80, body.length >> 7, ...body]);
}

/**
 * A text with its length before it, and the place behind it.
 *
 * @param {Buffer} bytes
 * @param {number} at
 * @returns {[string, number]}
 */
function textAt(bytes, at) {
  const [length, start] = leb128(bytes, at);
  return [bytes.toString("utf8", start, start + length), start + length];
}

/**
 * An unsigned number in LEB128, and the place behind it.
 *
 * @param {Buffer} bytes
 * @param {number} at
 * @returns {[number, number]}
 */
function leb128(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value, at];
  }
}

/** Where the declarations of the bindings are kept for those who look at the sources: TypeScript, editors. */
const DECLARED = at("src", "js", "engine", "bindings.d.ts");

/**
 * The kept declarations must be those that wasm-bindgen has just made; with GENERATE in the environment they become it.
 *
 * @param {string} made
 */
function bindingsAreFresh(made) {
  const header =
    "// As wasm-bindgen makes them: npm run generate.\n/* biome-ignore-all lint: generated */\n/* biome-ignore-all format: generated */\n";
  const text = header + readFileSync(made, "utf8");
  if (existsSync(DECLARED) && readFileSync(DECLARED, "utf8") === text) return;
  if (process.env.GENERATE === undefined) throw new Failure("src/js/engine/bindings.d.ts is stale: npm run generate");
  write(DECLARED, text);
}

/** The module that unpacks, assembled. */
async function unpacker() {
  const { default: binaryen } = await import("binaryen");
  const module = binaryen.parseText(readFileSync(UNPACKER, "utf8"));
  binaryen.setOptimizeLevel(2);
  binaryen.setShrinkLevel(2);
  module.optimize();
  const bytes = module.emitBinary();
  module.dispose();
  return bytes;
}

/** The module that packs the engine into text and takes it out again. */
async function packing() {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({ entryPoints: [BYTE_TEXT], bundle: true, format: "esm", write: false, logLevel: "silent" });
  const [file] = outputFiles;
  if (file === undefined) throw new Failure("the module that packs is empty");
  return import(`data:text/javascript,${encodeURIComponent(file.text)}`);
}
