// Where JavaScript runs without a page: Node, Deno, Bun, workerd.
import { spawn } from "node:child_process";
import { copyFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "../lib.mjs";
import { REQUIRED, program } from "./programs.mjs";
import { programOf, project, quietly, withNode } from "./projects.mjs";
import { freePort, patiently } from "./waiting.mjs";

/** @typedef {import("./projects.mjs").Project} Project */
/** @typedef {import("./programs.mjs").Row} Row */

/**
 * Reads what a program told from what it printed.
 *
 * @param {string} said
 * @returns {import("./programs.mjs").Told}
 */
export function toldIn(said) {
  const line = said.split("\n").find((line) => line.startsWith("TOLD "));
  if (line === undefined) throw new Failure(said.trim().split("\n").at(-1) || "nothing printed");
  return JSON.parse(line.slice(5));
}

const READ = `() => readFile(require.resolve("trongtai/engine.wasm"))`;
const HEAD = `import { readFile } from "node:fs/promises"; import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;

/** @param {Project} here */
function putPrograms({ put }) {
  put("use.js", program());
  put("esm.js", `${HEAD} import { use } from "./use.js"; console.log("TOLD " + JSON.stringify(await use(${READ})));`);
  put("use.cjs", program("cjs", REQUIRED));
  put(
    "cjs.cjs",
    `const { readFile } = require("node:fs/promises"); require("./use.cjs").use(${READ}).then((told) => console.log("TOLD " + JSON.stringify(told)));`,
  );
  put(
    "worker.js",
    `import { Worker, isMainThread, parentPort } from "node:worker_threads"; ${HEAD} import { use } from "./use.js";
    if (isMainThread) new Worker(new URL(import.meta.url)).on("message", (told) => console.log("TOLD " + JSON.stringify(told)));
    else parentPort.postMessage(await use(${READ}));`,
  );
}

/**
 * @param {Project} here
 * @param {string} node
 * @returns {Promise<Row[]>}
 */
async function inNode({ folder }, node) {
  const rows = [];
  const version = (await quietly(node, ["--version"])).trim().slice(1);
  for (const [kind, file] of [
    ["ESM", "esm.js"],
    ["CommonJS", "cjs.cjs"],
    ["worker_threads", "worker.js"],
  ]) {
    const told = toldIn(await quietly(node, [file], { cwd: folder }));
    rows.push({ environment: `Node ${version}, ${kind}`, told, without: kind === "CommonJS" ? REQUIRED : [] });
  }
  return rows;
}

/**
 * @param {string} tarball
 * @returns {Promise<Row[]>}
 */
async function workerd(tarball) {
  const cpu = process.arch === "x64" ? "64" : process.arch;
  const name = `@cloudflare/workerd-${process.platform === "win32" ? "windows" : process.platform}-${cpu}`;
  const here = await project("workerd", tarball, { [name]: "latest" });
  const binary = programOf(here, [`${name}/bin/workerd`, `${name}/bin/workerd.exe`]);
  here.put("use.js", program());
  here.put(
    "main.js",
    `import engine from "trongtai/engine.wasm"; import { use } from "./use.js";
    export default { async fetch() { return Response.json(await use(() => engine)); } };`,
  );
  const out = path.join(here.folder, "out");
  const { build } = await import("esbuild");
  /** @type {Map<string, string>} */
  const modules = new Map();
  // As the tools for these workers do: modules of WebAssembly stay files beside the bundle.
  /** @type {import("esbuild").Plugin} */
  const files = {
    name: "files",
    setup: (bundle) =>
      bundle.onResolve({ filter: /\.wasm$/ }, async ({ path: name, resolveDir, pluginData, kind, importer }) => {
        if (pluginData === files) return undefined;
        const { path: file } = await bundle.resolve(name, { resolveDir, kind, importer, pluginData: files });
        modules.set(path.basename(file), file);
        return { path: `./${path.basename(file)}`, external: true };
      }),
  };
  await build({
    entryPoints: [path.join(here.folder, "main.js")],
    bundle: true,
    format: "esm",
    outfile: path.join(out, "main.js"),
    conditions: ["workerd"],
    plugins: [files],
    logLevel: "silent",
  });
  for (const [name, file] of modules) copyFileSync(file, path.join(out, name));
  const port = await freePort();
  const embedded = [
    `(name = "main.js", esModule = embed "main.js")`,
    ...[...modules.keys()].map((name) => `(name = "${name}", wasm = embed "${name}")`),
  ];
  here.put(
    "out/config.capnp",
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (modules = [${embedded.join(", ")}], compatibilityDate = "2024-01-01"))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
`,
  );
  const server = spawn(binary, ["serve", "config.capnp"], { cwd: out, stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  server.stderr.on("data", (data) => (complaint += data));
  try {
    const answer = await patiently(
      () => fetch(`http://127.0.0.1:${port}/`),
      () => server.exitCode !== null && complaint,
    );
    if (!answer.ok) throw new Failure((await answer.text()) + complaint.split("\n")[0]);
    return [{ environment: `workerd ${here.version(name)}`, told: await answer.json() }];
  } finally {
    server.kill();
  }
}

/**
 * Another Node than this one: the oldest that the package is for, the newest, and one between.
 *
 * @param {string} tarball
 * @param {string} version
 */
async function otherNode(tarball, version) {
  const { here, node } = await withNode(tarball, version);
  putPrograms(here);
  return inNode(here, node);
}

/** Of two majors of Node the one that is not running this. */
const second = process.versions.node.startsWith("22.") ? "24" : "22";

/** @type {Record<string, import("./programs.mjs").Environment>} */
export const RUNTIMES = {
  node: async ({ plain }) => {
    putPrograms(plain);
    return inNode(plain, process.execPath);
  },
  "node-oldest": ({ tarball }) => otherNode(tarball, "18"),
  "node-second": ({ tarball }) => otherNode(tarball, second),
  "node-newest": ({ tarball }) => otherNode(tarball, "latest"),
  deno: async ({ tarball }) => {
    const name = `@deno/${process.platform === "linux" ? `linux-${process.arch}-glibc` : `${process.platform}-${process.arch}`}`;
    const here = await project("deno", tarball, { [name]: "latest" });
    putPrograms(here);
    const deno = programOf(here, [`${name}/deno`, `${name}/deno.exe`]);
    here.put("bare.js", `import { use } from "./use.js"; console.log("TOLD " + JSON.stringify(await use()));`);
    /** @param {string[]} args */
    const run = async (...args) =>
      toldIn(await quietly(deno, ["run", "--no-prompt", "--node-modules-dir=manual", ...args], { cwd: here.folder }));
    const bare = await run("bare.js");
    // Without permissions there is no file to read the engine from.
    delete bare["trongtai/slim"];
    return [
      { environment: `Deno ${here.version(name)}`, told: await run("--allow-read", "esm.js") },
      { environment: `Deno ${here.version(name)}, no permissions`, told: bare, without: ["trongtai/slim"] },
    ];
  },
  bun: async ({ tarball }) => {
    const name = `@oven/bun-${process.platform === "win32" ? "windows" : process.platform}-${process.arch === "arm64" ? "aarch64" : process.arch}`;
    const here = await project("bun", tarball, { [name]: "latest" });
    putPrograms(here);
    const bun = programOf(here, [`${name}/bin/bun`, `${name}/bin/bun.exe`]);
    /** @param {string} file */
    const run = async (file) => toldIn(await quietly(bun, [file], { cwd: here.folder }));
    return [
      { environment: `Bun ${here.version(name)}, ESM`, told: await run("esm.js") },
      { environment: `Bun ${here.version(name)}, CommonJS`, told: await run("cjs.cjs"), without: REQUIRED },
    ];
  },
  workerd: ({ tarball }) => workerd(tarball),
};
