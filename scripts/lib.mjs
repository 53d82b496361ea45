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

export const at = (...parts) => path.join(ROOT, ...parts);

/** Runs a tool with its output shown: where it would go, or in another place. */
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

/** What a tool says, or undefined when there is no such tool or it fails. */
export function ask(command, args) {
  const { status, stdout } = spawnSync(command, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 });
  return status === 0 ? stdout.trim() : undefined;
}

/** Does one thing, and tells its name before and its seconds after. */
export async function step(name, work) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const value = await work();
  console.log(`── ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return value;
}

/** Runs a script's main function and turns what it throws into an exit code. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n✗ ${error instanceof Failure ? error.message : error.stack}`);
    process.exitCode = 1;
  }
}

export const isMain = (url) => process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(url);

/** Every file below a folder, sorted, so that hashes do not depend on the file system. */
export function files(folder) {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => files(path.join(folder, name)));
}

export function hash(...paths) {
  const sum = createHash("sha256");
  for (const file of paths.flatMap(files))
    sum
      .update(`${path.relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return sum.digest("hex");
}

/** Does the work unless it was done with the same inputs and its outputs are there. */
export async function once(name, inputs, outputs, work) {
  const stamp = path.join(CACHE, "stamps", name);
  const now = hash(...inputs);
  if (outputs.every(existsSync) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return false;
  await work();
  write(stamp, now);
  return true;
}

/** Writes a file whole or not at all: someone may be reading the old one. */
export function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}
