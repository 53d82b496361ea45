// Brings a machine that has Rust and Node to where everything can be built and tested. Quick when nothing is missing.
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { CACHE, Failure, ask, at, isMain, main, once, run } from "./lib.mjs";

/** @typedef {Awaited<ReturnType<typeof setup>>} Tools */

const NODE = [20, 19];
const WASM = "wasm32-unknown-unknown";
/** @param {string} name */
const exe = (name) => (process.platform === "win32" ? `${name}.exe` : name);

/**
 * `checks`: what tests need beside what builds: rustfmt, clippy, Chromium with its driver, wasm-bindgen's test runner, and Firefox and WebKit where
 * they can be had. `browser`: of these the browsers alone. Returns where the tools are.
 */
export async function setup({ browser = false, checks = false } = {}) {
  node();
  rust();
  // One waits for the network, the other for the compiler.
  const [bindgen] = await Promise.all([target().then(wasmBindgen), npm()]);
  if (checks) await components();
  return {
    bindgen,
    ...(checks ? { runner: await testRunner() } : {}),
    ...(browser || checks ? { ...(await chromium()), firefox: await firefox(), webkit: await webkit() } : {}),
  };
}

function node() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < NODE[0] || (major === NODE[0] && minor < NODE[1])) {
    throw new Failure(`Node ${NODE.join(".")} or newer is needed to build; this is ${process.versions.node}`);
  }
}

function rust() {
  const version = ask("rustc", ["--version"])?.match(/\d+\.\d+/)?.[0];
  if (version === undefined || ask("cargo", ["--version"]) === undefined) {
    throw new Failure("Rust is missing (rustc and cargo): install it with rustup, see https://rustup.rs");
  }
  const needed = readFileSync(at("Cargo.toml"), "utf8").match(/^rust-version = "(\d+)\.(\d+)/m);
  const [major, minor] = version.split(".").map(Number);
  if (needed && (major < Number(needed[1]) || (major === Number(needed[1]) && minor < Number(needed[2])))) {
    throw new Failure(`Rust ${needed[1]}.${needed[2]} or newer is needed; this is ${version}: rustup update stable`);
  }
}

async function npm() {
  const outputs = [at("node_modules", ".package-lock.json")];
  await once("npm", [at("package-lock.json")], outputs, async () => {
    console.log("installing npm packages …");
    await run(process.platform === "win32" ? "npm.cmd" : "npm", ["ci", "--ignore-scripts", "--no-fund", "--no-audit"]);
  });
}

async function target() {
  const sysroot = ask("rustc", ["--print", "sysroot"]);
  if (sysroot !== undefined && existsSync(path.join(sysroot, "lib", "rustlib", WASM))) return;
  if (ask("rustup", ["--version"]) === undefined)
    throw new Failure(`the Rust target ${WASM} is missing, and so is rustup, which could add it`);
  console.log(`adding the Rust target ${WASM} …`);
  await run("rustup", ["target", "add", WASM]);
}

async function components() {
  for (const [tool, component] of [
    ["cargo-fmt", "rustfmt"],
    ["cargo-clippy", "clippy"],
  ]) {
    if (ask(tool, ["--version"]) !== undefined) continue;
    if (ask("rustup", ["--version"]) === undefined) throw new Failure(`${component} is missing, and so is rustup, which could add it`);
    console.log(`adding ${component} …`);
    await run("rustup", ["component", "add", component]);
  }
}

/** The version of the library wasm-bindgen: tools of any other refuse to work with it. */
function bindgenVersion() {
  const lock = existsSync(at("Cargo.lock")) ? readFileSync(at("Cargo.lock"), "utf8") : "";
  const version = lock.match(/name = "wasm-bindgen"\r?\nversion = "([^"]+)"/)?.[1];
  if (version === undefined) throw new Failure("Cargo.lock names no version of wasm-bindgen");
  return version;
}

/** Where Cargo puts what is built here, and where it builds it. */
const INSTALLED = path.join(CACHE, "wasm-bindgen");
const RUBBLE = path.join(CACHE, "wasm-bindgen-build");

/**
 * A tool of this version among those built here and those of the machine.
 *
 * @param {string[]} names
 * @param {string} version
 */
const toolOf = (names, version) =>
  [path.join(INSTALLED, "bin"), ...(process.env.PATH ?? "").split(path.delimiter)]
    .flatMap((folder) => names.map((name) => path.join(folder, exe(name))))
    .find((file) => existsSync(file) && ask(file, ["--version"])?.endsWith(` ${version}`));

/** The program that makes the bindings: the small one of `scripts/bindgen`, or wasm-bindgen's own where it is there. */
async function wasmBindgen() {
  const version = bindgenVersion();
  const names = ["trongtai-bindgen", "wasm-bindgen"];
  const found = toolOf(names, version);
  if (found !== undefined) return found;
  console.log(`building the maker of bindings, for wasm-bindgen ${version}: some 40 crates, once …`);
  await cargoInstall("--path", at("scripts", "bindgen"), "--locked");
  const built = toolOf(names, version);
  if (built === undefined) throw new Failure(`scripts/bindgen/Cargo.toml names another version than ${version}, which Cargo.lock has`);
  return built;
}

/** wasm-bindgen's runner of compiled tests. */
async function testRunner() {
  const version = bindgenVersion();
  const name = "wasm-bindgen-test-runner";
  const found = toolOf([name], version);
  if (found !== undefined) return found;
  console.log(`installing ${name} ${version} (a few minutes, once; only the tests need it) …`);
  const wanted = ["wasm-bindgen-cli", "--bin", name, "--version", version];
  await cargoInstall(...wanted, "--locked").catch(() => {
    console.log("that needs a crate that cannot be had in that version; once more with the versions that can …");
    return cargoInstall(...wanted);
  });
  return path.join(INSTALLED, "bin", exe(name));
}

/** @param {string[]} wanted */
async function cargoInstall(...wanted) {
  await run("cargo", ["install", "--root", INSTALLED, ...wanted], { env: { CARGO_TARGET_DIR: RUBBLE } });
  rmSync(RUBBLE, { recursive: true, force: true });
}

/**
 * @param {string | undefined} given
 * @param {string[]} names
 */
const find = (given, names) =>
  [given, ...names.flatMap((name) => (process.env.PATH ?? "").split(path.delimiter).map((folder) => path.join(folder, name)))].find(
    (file) => file !== undefined && existsSync(file),
  );

/** Whether Debian's packages can be installed here. */
const apt = () => ask("apt-get", ["--version"]) !== undefined && process.getuid?.() === 0;

/** @param {string[]} packages */
async function install(...packages) {
  console.log(`installing ${packages.join(" and ")} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
}

/** Where Firefox is, or undefined where it cannot be had: the second browser is tested where there is one. */
async function firefox() {
  const look = () => find(process.env.FIREFOX, ["firefox-esr", "firefox"]);
  if (look() === undefined && apt()) await install("firefox-esr").catch(() => undefined);
  return look();
}

/** WebKit with its driver, as Debian has it, or undefined where it cannot be had. `screen` makes one where there is none. */
async function webkit() {
  const look = () => {
    const driver = find(process.env.WEBKIT_DRIVER, ["WebKitWebDriver"]);
    const folders = ["/usr/lib", "/usr/libexec"]
      .filter(existsSync)
      .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => `${folder}/${name}`)]);
    const browser = folders.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`).find(existsSync);
    const screen = find(undefined, ["xvfb-run"]);
    return driver === undefined || browser === undefined || (screen === undefined && process.env.DISPLAY === undefined)
      ? undefined
      : { driver, browser, screen };
  };
  if (look() === undefined && apt()) await install("webkit2gtk-driver", "xvfb", "xauth").catch(() => undefined);
  return look();
}

async function chromium() {
  const look = () => ({
    chromium: find(process.env.CHROMIUM, ["chromium", "chromium-browser", "google-chrome"]),
    chromedriver: find(process.env.CHROMEDRIVER, ["chromedriver"]),
  });
  let found = look();
  if (found.chromium === undefined || found.chromedriver === undefined) {
    const hint = "Chromium and chromedriver are needed for the tests in a browser: install them, or name them in CHROMIUM and CHROMEDRIVER";
    if (!apt()) throw new Failure(hint);
    await install("chromium", "chromium-driver");
    found = look();
    if (found.chromium === undefined || found.chromedriver === undefined) throw new Failure(hint);
  }
  return found;
}

if (isMain(import.meta.url)) await main(() => setup({ checks: true }));
