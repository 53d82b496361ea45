// Bundlers, without any configuration that the package would ask for.
import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { at } from "../lib.mjs";
import { LEAVE, rowsOf, toldAt } from "./browser.mjs";
import { program } from "./programs.mjs";
import { project, quietly } from "./projects.mjs";
import { freePort, patiently } from "./waiting.mjs";

/** @typedef {import("./projects.mjs").Project} Project */

const PLACES = ["page", "module worker"];

/** The slim entry's engine: a file that the site serves. */
const ENGINE = `() => "/engine.wasm"`;

/**
 * `worker`: how this bundler is told of a worker.
 *
 * @param {Project} here
 * @param {string} worker
 */
function putPage(here, worker) {
  here.put("use.js", program());
  here.put(
    "main.js",
    `import { use } from "./use.js";
${LEAVE}
use(${ENGINE}).then((told) => leave("page", told));
const worker = new Worker(${worker}, { type: "module" });
worker.onmessage = ({ data }) => leave("module worker", data);
worker.onerror = ({ message }) => console.error("worker: " + message);`,
  );
  here.put("worker.js", `import { use } from "./use.js"; use(${ENGINE}).then((told) => postMessage(told));`);
  here.put("index.html", page("./main.js"));
}

/**
 * @param {string} script
 * @param {string} [type]
 */
const page = (script, type = ' type="module"') =>
  `<!doctype html><title>matrix</title><body><script${type} src="${script}" defer></script></body>`;

const FOUND = `new URL("./worker.js", import.meta.url)`;

/**
 * The rows of what a tool has built into `out`.
 *
 * @param {Project} here
 * @param {string} name
 */
function built(here, name) {
  copyFileSync(here.engine, path.join(here.folder, "out", "engine.wasm"));
  return rowsOf(name, path.join(here.folder, "out"), PLACES);
}

/** @param {string} manifest */
const versionOf = async (manifest) => (await import(manifest, { with: { type: "json" } })).default.version;

/**
 * The tools that the project itself is built with.
 *
 * @param {string} script
 * @param {string[]} args
 * @param {string} cwd
 */
const own = (script, args, cwd) => quietly(process.execPath, [at("node_modules", script), ...args], { cwd });
/** @param {string} tool */
const ownVersion = (tool) => versionOf(at("node_modules", tool, "package.json"));

/**
 * Starts a server, waits for its page, and answers what that tells.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} where
 * @param {string} address
 * @param {string[]} places
 */
async function servedBy(command, args, { cwd, env = {} }, address, places) {
  const server = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (data) => (said += data));
  try {
    await patiently(
      () => fetch(address),
      () => server.exitCode !== null && said,
    );
    return await toldAt(address, places);
  } finally {
    // With what it has started.
    try {
      process.kill(-(/** @type {number} */ (server.pid)));
    } catch {
      server.kill();
    }
  }
}

/**
 * @param {string} name
 * @param {Awaited<ReturnType<typeof toldAt>>} told
 */
const inPage = (name, told) =>
  Object.entries(told).map(([place, each]) => ({ environment: `${name}, ${place}`, told: each, page: place === "page" }));

/**
 * @param {string} tarball
 * @param {"turbopack" | "webpack"} bundler
 */
async function next(tarball, bundler) {
  const here = await project("next", tarball, { next: "latest", react: "latest", "react-dom": "latest" });
  here.put("use.js", program());
  here.put("public/engine.wasm", "");
  copyFileSync(here.engine, path.join(here.folder, "public/engine.wasm"));
  // The folder above has a lock file of its own, and is not meant.
  here.put("next.config.mjs", `export default { turbopack: { root: import.meta.dirname }, outputFileTracingRoot: import.meta.dirname };`);
  here.put("app/layout.js", `export default function Layout({ children }) { return <html><body>{children}</body></html>; }`);
  here.put(
    "app/page.js",
    `import { readFile } from "node:fs/promises";
    import { use } from "../use.js"; import Client from "./client.js"; export const dynamic = "force-dynamic";
    export default async function Page() {
      const told = await use(() => readFile("node_modules/trongtai/dist/engine.wasm"));
      return <Client server={told} />;
    }`,
  );
  here.put(
    "app/client.js",
    `"use client"; import { useEffect } from "react"; import { use } from "../use.js";
    export default function Client({ server }) {
      useEffect(() => { ${LEAVE} leave("server", server); use(${ENGINE}).then((told) => leave("page", told)); }, [server]);
      return <main>matrix</main>;
    }`,
  );
  const script = here.installed("next/dist/bin/next");
  const env = { NEXT_TELEMETRY_DISABLED: "1" };
  await quietly(process.execPath, [script, "build", `--${bundler}`], { cwd: here.folder, env, timeout: 300_000 });
  const port = await freePort();
  const told = await servedBy(
    process.execPath,
    [script, "start", "-p", String(port), "-H", "127.0.0.1"],
    { cwd: here.folder, env },
    `http://127.0.0.1:${port}/`,
    ["server", "page"],
  );
  return inPage(`Next.js ${here.version("next")} (${bundler})`, told);
}

/**
 * @param {Project} here
 * @param {string} tools Where Vite is installed.
 */
async function viteBuild(here, tools) {
  putPage(here, FOUND);
  here.put("vite.config.js", `export default { worker: { format: "es" } };`);
  const script = path.join(tools, "vite/bin/vite.js");
  await quietly(process.execPath, [script, "build", "--outDir", "out", "--logLevel", "error"], { cwd: here.folder });
  return built(here, `Vite ${await versionOf(path.join(tools, "vite/package.json"))} build`);
}

/**
 * @param {Project} here
 * @param {string} tools Where Vite is installed.
 */
async function viteDev(here, tools) {
  putPage(here, FOUND);
  here.put("public/engine.wasm", "");
  copyFileSync(here.engine, path.join(here.folder, "public/engine.wasm"));
  const port = await freePort();
  const args = [path.join(tools, "vite/bin/vite.js"), "--port", String(port), "--host", "127.0.0.1", "--strictPort"];
  return inPage(
    `Vite ${await versionOf(path.join(tools, "vite/package.json"))} dev`,
    await servedBy(process.execPath, args, { cwd: here.folder }, `http://127.0.0.1:${port}/`, PLACES),
  );
}

/** @type {Record<string, import("./programs.mjs").Environment>} */
export const BUNDLERS = {
  esbuild: async ({ tarball }) => {
    const here = await project("esbuild", tarball);
    putPage(here, `"/worker.js"`);
    await own(
      "esbuild/bin/esbuild",
      ["main.js", "worker.js", "--bundle", "--format=esm", "--outdir=out", "--log-level=error"],
      here.folder,
    );
    here.put("out/index.html", page("./main.js"));
    return built(here, `esbuild ${await ownVersion("esbuild")}`);
  },
  "vite-build": async ({ tarball }) => viteBuild(await project("vite", tarball), at("node_modules")),
  "vite-dev": async ({ tarball }) => viteDev(await project("vite-dev", tarball), at("node_modules")),
  "vite-newest": async ({ tarball }) => {
    const here = await project("vite-newest", tarball, { vite: "latest" });
    return [...(await viteBuild(here, here.installed(""))), ...(await viteDev(here, here.installed("")))];
  },
  rollup: async ({ tarball }) => {
    const here = await project("rollup", tarball, { rollup: "latest", "@rollup/plugin-node-resolve": "latest" });
    putPage(here, `"/worker.js"`);
    await here.tool("rollup/dist/bin/rollup", [
      "main.js",
      "worker.js",
      "-p",
      "@rollup/plugin-node-resolve",
      "-f",
      "es",
      "-d",
      "out",
      "--silent",
    ]);
    here.put("out/index.html", page("./main.js"));
    return built(here, `Rollup ${here.version("rollup")}`);
  },
  rolldown: async ({ tarball }) => {
    const here = await project("rolldown", tarball, { rolldown: "latest" });
    putPage(here, `"/worker.js"`);
    await here.tool("rolldown/bin/cli.mjs", ["main.js", "worker.js", "-f", "esm", "-d", "out", "--log-level", "silent"]);
    here.put("out/index.html", page("./main.js"));
    return built(here, `Rolldown ${here.version("rolldown")}`);
  },
  rsbuild: async ({ tarball }) => {
    const here = await project("rsbuild", tarball, { "@rsbuild/core": "latest" });
    putPage(here, FOUND);
    here.put("rsbuild.config.mjs", `export default { source: { entry: { index: "./main.js" } }, output: { distPath: { root: "out" } } };`);
    await here.tool("@rsbuild/core/bin/rsbuild.js", ["build", "--log-level", "error"]);
    return built(here, `Rsbuild ${here.version("@rsbuild/core")} (Rspack ${here.version("@rspack/core")})`);
  },
  webpack: async ({ tarball }) => {
    const here = await project("webpack", tarball, { webpack: "latest", "webpack-cli": "latest" });
    putPage(here, FOUND);
    await here.tool("webpack/bin/webpack.js", [
      "--mode",
      "production",
      "--entry",
      "./main.js",
      "--output-path",
      path.join(here.folder, "out"),
      "--output-filename",
      "main.js",
    ]);
    here.put("out/index.html", page("./main.js", ""));
    return built(here, `webpack ${here.version("webpack")}`);
  },
  parcel: async ({ tarball }) => {
    const here = await project("parcel", tarball, { parcel: "latest" });
    putPage(here, FOUND);
    mkdirSync(path.join(here.folder, "out"), { recursive: true });
    await here.tool("parcel/lib/bin.js", [
      "build",
      "index.html",
      "--dist-dir",
      "out",
      "--cache-dir",
      "cache",
      "--public-url",
      "./",
      "--log-level",
      "error",
    ]);
    return built(here, `Parcel ${here.version("parcel")}`);
  },
  "next-turbopack": ({ tarball }) => next(tarball, "turbopack"),
  "next-webpack": ({ tarball }) => next(tarball, "webpack"),
};
