// The libraries that this package is measured beside. They lie in a scratch folder and are no part of the package.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { CACHE, write } from "../lib.mjs";

export const PEERS = path.join(CACHE, "bench", "peers");
const LOADER = path.join(PEERS, "load.mjs");

/**
 * @param {string} name
 * @param {string} file
 */
export const peerFile = (name, file) => path.join(PEERS, "node_modules", name, file);

/** @param {import("./library.mjs").Library} peer */
function installed({ id, version }) {
  const file = peerFile(id, "package.json");
  return existsSync(file) && JSON.parse(readFileSync(file, "utf8")).version === version;
}

/**
 * Installs what is missing. What npm complains of, or undefined when all peers are there.
 *
 * @param {import("./library.mjs").Library[]} peers
 */
export function install(peers) {
  if (peers.every(installed)) return undefined;
  const dependencies = Object.fromEntries(peers.map(({ id, version }) => [id, version]));
  // Of its own, or npm takes the package above it for the one to install into.
  write(path.join(PEERS, "package.json"), JSON.stringify({ private: true, dependencies }));
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status, error, stderr } = spawnSync(npm, ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: PEERS,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status === 0 && peers.every(installed)) return undefined;
  return error?.message ?? stderr.split("\n").find((line) => line.startsWith("npm error")) ?? `npm ended with ${status}`;
}

/**
 * Imports packages as a module in their folder does.
 *
 * @returns {Promise<import("./library.mjs").Load>}
 */
export async function loader() {
  if (!existsSync(LOADER)) write(LOADER, "export const load = (name) => import(name);\n");
  return (await import(pathToFileURL(LOADER).href)).load;
}
