// Empty projects with the packed tarball and a tool in them, as its users have them.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { CACHE, Failure, ROOT, messageOf, write } from "../lib.mjs";

/** @typedef {Awaited<ReturnType<typeof project>>} Project */
/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number, node?: string }} Circumstances `node`: another than this one. */

export const MATRIX = path.join(CACHE, "matrix");

/** A tool that the registry does not give: no failure of the package. */
export class NotHad extends Error {}

const MINUTE = 60_000;

/**
 * Runs a tool quietly; answers what it said, and rejects with the telling line when it fails or hangs.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Circumstances} [circumstances]
 * @returns {Promise<string>}
 */
export function quietly(command, args, { cwd = ROOT, env = {}, timeout = 6 * MINUTE } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"], timeout });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data));
    child.on("error", (error) => reject(new Failure(error.message)));
    child.on("close", (code, signal) => {
      if (code === 0) resolve(said);
      else reject(new Failure(`${signal ?? `code ${code}`}: ${telling(said)}`));
    });
  });
}

/**
 * The line of an output that says what went wrong.
 *
 * @param {string} said
 */
export function telling(said) {
  const lines = said
    .replace(/\x1b\[[0-9;]*m/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /error|not found|cannot|refused/i.test(line)) ?? lines.at(-1) ?? "nothing said";
}

/**
 * @param {string[]} args
 * @param {string} cwd
 */
const npm = (args, cwd) =>
  quietly(
    process.platform === "win32" ? "npm.cmd" : "npm",
    [...args, "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error"],
    { cwd },
  );

/** Packs the package. A tarball's name holds the hash of its content: npm takes one of the same name for the same. */
export async function pack() {
  mkdirSync(MATRIX, { recursive: true });
  for (const name of readdirSync(MATRIX).filter((name) => name.endsWith(".tgz"))) rmSync(path.join(MATRIX, name));
  const [{ filename }] = JSON.parse(await npm(["pack", "--json", "--pack-destination", MATRIX], ROOT));
  const packed = path.join(MATRIX, filename);
  const sum = createHash("sha256").update(readFileSync(packed)).digest("hex").slice(0, 12);
  const tarball = path.join(MATRIX, `trongtai-${sum}.tgz`);
  renameSync(packed, tarball);
  return tarball;
}

/**
 * A project of this name with the tarball installed and the tools, `{ name: range }`, beside it. Tools stay from run to
 * run, everything else is made anew.
 *
 * @param {string} name
 * @param {string} tarball
 * @param {Record<string, string>} [tools]
 */
export async function project(name, tarball, tools = {}) {
  const folder = path.join(MATRIX, name);
  /**
   * @param {string} file
   * @param {string} text
   */
  const put = (file, text) => {
    write(path.join(folder, file), text);
    return path.join(folder, file);
  };
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old !== "node_modules") rmSync(path.join(folder, old), { recursive: true, force: true });
  const manifest = { name: "empty", version: "1.0.0", private: true, type: "module" };
  const dependencies = { ...tools, trongtai: `file:${path.relative(folder, tarball)}` };
  put("package.json", JSON.stringify({ ...manifest, dependencies }, undefined, 2));
  try {
    await npm(["install", Object.keys(tools).length === 0 ? "--offline" : "--prefer-offline", "--no-package-lock"], folder);
  } catch (error) {
    if (Object.keys(tools).length === 0) throw error;
    throw new NotHad(`${Object.keys(tools).join(", ")}: ${messageOf(error)}`);
  }
  /** @param {string} file */
  const installed = (file) => path.join(folder, "node_modules", file);
  return {
    folder,
    put,
    installed,
    engine: installed("trongtai/dist/engine.wasm"),
    /** @param {string} file */
    has: (file) => existsSync(path.join(folder, file)),
    /**
     * @param {string} tool
     * @returns {string}
     */
    version: (tool) => JSON.parse(readFileSync(installed(`${tool}/package.json`), "utf8")).version,
    /**
     * Runs a tool that is a script of Node.
     *
     * @param {string} script
     * @param {string[]} args
     * @param {Circumstances} [options]
     */
    tool: (script, args, { node = process.execPath, ...options } = {}) =>
      quietly(node, [installed(script), ...args], { cwd: folder, ...options }),
  };
}

/** The names that npm's platform packages use. */
export const PLATFORM = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/**
 * A program that comes as a file of a package of its platform.
 *
 * @param {Project} here
 * @param {string[]} files
 */
export function programOf({ installed }, files) {
  const found = files.map(installed).find(existsSync);
  if (found === undefined) throw new NotHad("no binary for this platform");
  return found;
}

/**
 * A project with another Node beside this one.
 *
 * @param {string} tarball
 * @param {string} version
 */
export async function withNode(tarball, version) {
  const name = `node-${PLATFORM}`;
  const here = await project(`node-${version}`, tarball, { [name]: version });
  return { here, node: programOf(here, [`${name}/bin/node`, `${name}/bin/node.exe`]) };
}

/**
 * The newest Node: the newest versions of some tools refuse older ones.
 *
 * @param {string} tarball
 */
export const newestNode = async (tarball) => (await withNode(tarball, "latest")).node;
