// The program as its users run it, and parts of it for closer looks.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { after } from "node:test";
import { build } from "esbuild";
import { besideTheProgram, generated } from "../../scripts/build.mjs";
import { CACHE, at } from "../../scripts/lib.mjs";

export const CLI = at("dist", "cli.js");
const ENV = { ...process.env, LANGUAGE: "", LC_ALL: "", LC_MESSAGES: "", LANG: "C" };

/** A folder for the files of a test. */
export function scratch() {
  const folder = mkdtempSync(path.join(tmpdir(), "trongtai-cli-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    /**
     * @param {string} name
     * @param {string | Uint8Array} content
     */
    put(name, content) {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      return file;
    },
  };
}

/**
 * Runs the program to its end. `input` goes to its standard input, which is empty otherwise.
 *
 * @param {string[]} args
 * @param {{ input?: string | Uint8Array, env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<{ status: number | null, signal: NodeJS.Signals | null, bytes: Buffer, out: string, err: string }>}
 */
export function run(args, { input = "", env = {}, cwd } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [CLI, ...args], { env: { ...ENV, ...env }, cwd });
    const out = [];
    let err = "";
    child.stdout.on("data", (chunk) => out.push(chunk));
    child.stderr.on("data", (chunk) => (err += chunk));
    child.stdin.on("error", () => {});
    child.on("close", (status, signal) => {
      const bytes = Buffer.concat(out);
      resolve({ status, signal, bytes, out: bytes.toString(), err });
    });
    child.stdin.end(input);
  });
}

/**
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptionsWithoutStdio} [options]
 */
export const start = (args, options = {}) => spawn(process.execPath, [CLI, ...args], { env: ENV, ...options });

/** Runs the program on a terminal, and once something has come through presses Ctrl-C if it is to; Node itself makes no terminals. */
const TERMINAL = `
import json, os, pty, sys
interrupt, *command = sys.argv[1:]
child, terminal = pty.fork()
if child == 0: os.execv(command[0], command)
said, pressed = b"", False
while True:
    try: chunk = os.read(terminal, 65536)
    except OSError: break
    if not chunk: break
    said += chunk
    if interrupt == "1" and not pressed and said.count(b"\\r\\x1b[K") >= 3:
        pressed = True
        os.write(terminal, b"\\x03")
print(json.dumps([os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), said.decode()]))
`;
export const canMakeTerminals = spawnSync("python3", ["-c", "import os, pty; os.waitstatus_to_exitcode"]).status === 0;
/**
 * @param {string[]} args
 * @param {{ interrupt?: boolean, cwd?: string }} [options]
 * @returns {{ status: number, said: string }}
 */
export function onTerminal(args, { interrupt = false, cwd } = {}) {
  const [status, said] = JSON.parse(
    execFileSync("python3", ["-c", TERMINAL, interrupt ? "1" : "0", process.execPath, CLI, ...args], { env: ENV, cwd, encoding: "utf8" }),
  );
  return { status, said };
}

/** @param {string} command */
export const shell = (command) =>
  execFileSync("/bin/sh", ["-c", command], { env: ENV, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** @param {string} text */
export const lines = (text) => text.split("\n").filter((line) => line !== "");

/**
 * A module of the program.
 *
 * @param {string} name
 */
export async function part(name) {
  const outfile = path.join(CACHE, "cli-parts", `${name}.mjs`);
  await build({
    entryPoints: [at("src", "js", "cli", `${name}.ts`)],
    bundle: true,
    format: "esm",
    platform: "node",
    define: { WITH_XIANGQI: "true", WITH_CHESS: "true" },
    plugins: [besideTheProgram(at("dist")), generated("engine")],
    outfile,
    logLevel: "warning",
  });
  return import(pathToFileURL(outfile).href);
}
