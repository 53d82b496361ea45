// Known weaknesses and licences of what the project is built with. What cannot be asked here is left out with a word: registries need not serve
// advisories, and cargo-deny is a program of its own.
import { spawnSync } from "node:child_process";
import { Failure, ask, at, isMain, main, run } from "./lib.mjs";

/** From this severity on an advisory fails the run. */
const SEVERE = ["high", "critical"];

/**
 * The advisories about the packages of one lock file.
 *
 * @param {string} folder
 */
function packages(folder) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { stdout } = spawnSync(npm, ["audit", "--json", "--package-lock-only"], { cwd: at(folder), encoding: "utf8", maxBuffer: 1 << 28 });
  /** @type {{ vulnerabilities?: Record<string, { severity: string }>, message?: string }} */
  let answer = {};
  try {
    answer = JSON.parse(stdout);
  } catch {
    // Nothing was said: no network.
  }
  const where = folder === "." ? "package-lock.json" : `${folder}/package-lock.json`;
  if (answer.vulnerabilities === undefined)
    return console.log(`${where}: no advisories to be had here (${answer.message ?? "no answer"}): left out`);
  const found = Object.entries(answer.vulnerabilities);
  for (const [name, { severity }] of found) console.log(`${where}: ${name}: ${severity}`);
  const severe = found.filter(([, { severity }]) => SEVERE.includes(severity));
  if (severe.length > 0) throw new Failure(`${severe.map(([name]) => name).join(", ")}: see npm audit`);
  console.log(`${where}: nothing severe is known`);
}

/** Licences, sources and advisories of the crates. */
async function crates() {
  if (ask("cargo", ["deny", "--version"]) === undefined) return console.log("no cargo-deny here (cargo install cargo-deny): left out");
  for (const manifest of ["Cargo.toml", "scripts/bindgen/Cargo.toml"]) {
    const deny = ["deny", "--locked", "--manifest-path", at(manifest), "check", "--config", at("deny.toml"), "--hide-inclusion-graph"];
    await run("cargo", [...deny, "bans", "licenses", "sources"]);
    await run("cargo", [...deny, "advisories"]).catch((/** @type {Error} */ error) => {
      // Without the database nothing is known; with it, an advisory fails the run.
      if (ask("cargo", ["deny", "fetch", "db"]) === undefined) return console.log(`${manifest}: no advisories to be had here: left out`);
      throw error;
    });
  }
}

export async function audit() {
  packages(".");
  packages("docs");
  await crates();
}

if (isMain(import.meta.url)) await main(audit);
