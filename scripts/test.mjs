// Everything that must hold, in the order in which a failure is cheapest to find. `npm test -- NAME…` runs only the
// steps whose names begin so.
import { pathToFileURL } from "node:url";
import { Failure, ask, at, files, isMain, main, run, step } from "./lib.mjs";
import { build } from "./build.mjs";
import { demo } from "./demo.mjs";
import { sameElsewhere } from "./elsewhere.mjs";
import { setup } from "./setup.mjs";

const WASM = "wasm32-unknown-unknown";
// A browser that hangs must not hang the run.
const TESTS = ["--test", "--test-reporter=spec", "--test-timeout=180000"];
const DENY = ["--", "-D", "warnings"];

/** @param {string[]} args */
const node = (...args) => run(process.execPath, args);
/**
 * @param {string} script
 * @param {string[]} args
 */
const tool = (script, ...args) => node(at("node_modules", script), ...args);
/** @param {string[]} args */
const cargo = (...args) => run("cargo", args);

/** The compiled tests of `tests/wasm.rs`. */
async function wasmTests() {
  const compile = ["test", "--target", WASM, "--features", "js", "--test", "wasm", "--no-run", "--locked"];
  await cargo(...compile);
  const said = ask("cargo", [...compile, "--quiet", "--message-format", "json"]);
  const file = said
    ?.split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .find(({ reason, executable, target }) => reason === "compiler-artifact" && executable && target.name === "wasm")?.executable;
  if (file === undefined) throw new Failure("cargo does not say where the compiled tests/wasm.rs is");
  return file;
}

/** @param {string[]} wanted */
async function steps(wanted) {
  const tools = await step("set-up", () => setup({ checks: true }));
  const runner = /** @type {string} */ (tools.runner);
  const browser = {
    CHROMIUM: tools.chromium,
    CHROMEDRIVER: tools.chromedriver,
    ...(tools.webkit === undefined ? {} : { WEBKIT: JSON.stringify(tools.webkit) }),
  };
  Object.assign(process.env, browser);

  const all = {
    "format and lint": () => tool("@biomejs/biome/bin/biome", "ci", "--error-on-warnings"),
    "rust: format": async () => {
      await cargo("fmt", "--check");
      for (const tool of ["bindgen", "bench/native-peers"])
        await cargo("fmt", "--check", "--manifest-path", at("scripts", tool, "Cargo.toml"));
    },
    "rust: lints": () => cargo("clippy", "--all-targets", "--locked", ...DENY),
    "rust: lints for WebAssembly": () =>
      cargo("clippy", "--target", WASM, "--features", "js", "--lib", "--test", "wasm", "--locked", ...DENY),
    "rust: lints for one game": async () => {
      for (const game of ["xiangqi", "chess"]) {
        await cargo("clippy", "--target", WASM, "--lib", "--locked", "--no-default-features", "--features", `js,${game}`, ...DENY);
      }
    },
    "rust: lints without the standard library": async () => {
      for (const features of ["xiangqi", "chess", "xiangqi,chess,serde"]) {
        await cargo("clippy", "--lib", "--locked", "--no-default-features", "--features", features, ...DENY);
      }
    },
    audit: async () => (await import("./audit.mjs")).audit(),
    "rust: tests": () => cargo("test", "--locked"),
    "rust: documentation": () => run("cargo", ["doc", "--no-deps", "--locked", "--quiet"], { env: { RUSTDOCFLAGS: "-D warnings" } }),
    build: () => build(tools),
    "wasm: tests in Node": async () => run(runner, [await wasmTests()]),
    "wasm: tests in Chromium": async () =>
      run(runner, [await wasmTests()], {
        env: { ...browser, WASM_BINDGEN_USE_BROWSER: "1", WASM_BINDGEN_TEST_WEBDRIVER_JSON: at("tests", "webdriver.json") },
      }),
    "types: package": () => tool("typescript/bin/tsc", "-p", at("tsconfig.json")),
    "types: command line": () => tool("typescript/bin/tsc", "-p", at("src", "js", "cli", "tsconfig.json")),
    "types: contract": () => tool("typescript/bin/tsc", "-p", at("tests", "js", "tsconfig.json")),
    "types: board": () => tool("typescript/bin/tsc", "-p", at("src", "js", "board", "tsconfig.json")),
    "types: demo": () => tool("typescript/bin/tsc", "-p", at("www", "tsconfig.json"), "--noEmit"),
    "types: scripts": () => tool("typescript/bin/tsc", "-p", at("scripts", "tsconfig.json")),
    "types: tests": () => tool("typescript/bin/tsc", "-p", at("tests", "tsconfig.json")),
    "types: tests of the demo": () => tool("typescript/bin/tsc", "-p", at("www", "e2e", "tsconfig.json")),
    "js: tests": () => node(...TESTS, ...tests("js")),
    "js: tests without WebAssembly": () => {
      const names = ["chess", "claims", "clock", "clock-controls", "notation", "records-xiangqi", "referee", "xiangqi"];
      const loader = pathToFileURL(at("tests", "js", "without-wasm.mjs")).href;
      return node("--import", loader, ...TESTS, ...names.map((name) => at("tests", "js", `${name}.test.mjs`)));
    },
    "js: fuzz": () => node(at("tests", "fuzz", "fuzz.mjs")),
    "js: soak": () => node("--expose-gc", at("tests", "soak", "soak.mjs"), "--calls", "30000", "--search", "3", "--most", "60"),
    "demo: unit tests": () => tool("vitest/vitest.mjs", "run", "--root", at("www")),
    "package: tests": () => node(...TESTS, ...tests("package")),
    "package: the same bytes elsewhere": () => sameElsewhere(tools),
    "package: matrix": async () => (await import("./matrix.mjs")).matrix([], { quick: true }),
    "demo: in Chromium": async () => {
      await demo({ linked: true });
      await node(at("www", "e2e", "run.mjs"));
    },
    "demo: in Firefox": async () => {
      if (tools.firefox === undefined) return console.log("no Firefox here, and none to be had: left out");
      await demo({ linked: true });
      await run(process.execPath, [at("www", "e2e", "firefox.mjs")], { env: { FIREFOX: tools.firefox } });
    },
    "demo: in WebKit": async () => {
      if (tools.webkit === undefined) return console.log("no WebKit here, and none to be had: left out");
      await demo({ linked: true });
      await run(process.execPath, [at("www", "e2e", "webkit.mjs")], { env: { WEBKIT: JSON.stringify(tools.webkit) } });
    },
  };
  const chosen = Object.entries(all).filter(([name]) => wanted.length === 0 || wanted.some((prefix) => name.startsWith(prefix)));
  if (chosen.length === 0) throw new Failure(`no step is called so; there are: ${Object.keys(all).join(" · ")}`);
  for (const [name, work] of chosen) {
    await step(name, work).catch((error) => {
      throw error instanceof Failure ? new Failure(`${name}: ${error.message}`) : error;
    });
  }
  console.log(`\n✓ all ${chosen.length} steps passed`);
}

/** @param {string} folder */
const tests = (folder) => files(at("tests", folder)).filter((file) => file.endsWith(".test.mjs"));

if (isMain(import.meta.url)) await main(() => steps(process.argv.slice(2)));
