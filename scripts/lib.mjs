// What the scripts share: running tools, telling of progress, remembering what was done. Node built-ins only, since
// the set-up runs before any package is there.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const CACHE = path.join(ROOT, ".cache");

/** A failure that is told without a stack trace. */
export class Failure extends Error {}

/**
 * What an error says; anything may be thrown.
 *
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {string[]} parts */
export const at = (...parts) => path.join(ROOT, ...parts);

/**
 * Runs a tool with its output shown: where it would go, or in another place.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, out?: "inherit" | import("node:stream").Writable }} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, { env = {}, cwd = ROOT, out = "inherit" } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", out, "inherit"] });
    child.on("error", () => reject(new Failure(`cannot run ${command}`)));
    child.on("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Failure(`${path.basename(command)} ${args.join(" ")} ended with ${signal ?? `code ${code}`}`));
    });
  });
}

/**
 * What a tool says, or undefined when there is no such tool or it fails.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function ask(command, args) {
  const { status, stdout } = spawnSync(command, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Does one thing, and tells its name before and its seconds after.
 *
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 */
export async function step(name, work) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const value = await work();
  console.log(`── ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return value;
}

/**
 * Runs a script's main function and turns what it throws into an exit code.
 *
 * @param {() => unknown} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n✗ ${error instanceof Error && !(error instanceof Failure) ? error.stack : messageOf(error)}`);
    process.exitCode = 1;
  }
}

/** @param {string} url */
export const isMain = (url) => process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(url);

/**
 * Every file below a folder, sorted, so that hashes do not depend on the file system.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function files(folder) {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => files(path.join(folder, name)));
}

/** @param {string[]} paths */
export function hash(...paths) {
  const sum = createHash("sha256");
  for (const file of paths.flatMap(files))
    sum
      .update(`${path.relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return sum.digest("hex");
}

/**
 * Does the work unless it was done with the same inputs and its outputs are there.
 *
 * @param {string} name
 * @param {string[]} inputs
 * @param {string[]} outputs
 * @param {() => unknown} work
 */
export async function once(name, inputs, outputs, work) {
  const stamp = path.join(CACHE, "stamps", name);
  const now = hash(...inputs);
  if (outputs.every(existsSync) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return false;
  await work();
  write(stamp, now);
  return true;
}

/**
 * Writes a file whole or not at all: someone may be reading the old one.
 *
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}
