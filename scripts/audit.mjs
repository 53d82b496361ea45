// Known vulnerabilities, licences and sources of what the project is built with. Advisories need a network that serves them: npm's registry
// for packages, RustSec's database for crates. Where there is none, that part is left out and says so; licences and sources are always checked.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Failure, ask, at, isMain, main, run } from "./lib.mjs";

/** From this severity on an advisory fails the run. */
const SEVERE = ["high", "critical"];

/** Terms of packages that build, test and document, beside those of crates. None of these gets into the package: see THIRD-PARTY-NOTICES.txt. */
const FOR_TOOLS = ["0BSD", "BlueOak-1.0.0", "CC-BY-4.0", "CC0-1.0", "MPL-2.0", "Python-2.0"];

const MANIFESTS = ["Cargo.toml", "scripts/bindgen/Cargo.toml"];

/**
 * Whether one may choose terms from an SPDX expression so that all of them are allowed.
 *
 * @param {string} expression Old crates write `/` for `OR`.
 * @param {readonly string[]} allowed
 */
export function permits(expression, allowed) {
  const tokens = expression.replaceAll("/", " OR ").match(/[()]|[^\s()]+(?:\s+WITH\s+[^\s()]+)?/g) ?? [];
  let place = 0;
  /** @returns {boolean} */
  const term = () => {
    const token = tokens[place++];
    if (token !== "(") return token !== undefined && allowed.includes(token.replace(/\s+/g, " "));
    const inner = either();
    return tokens[place++] === ")" && inner;
  };
  const both = () => {
    let all = term();
    while (tokens[place] === "AND" && ++place) all = term() && all;
    return all;
  };
  const either = () => {
    let any = both();
    while (tokens[place] === "OR" && ++place) any = both() || any;
    return any;
  };
  const permitted = either();
  return permitted && place === tokens.length;
}

/** The terms that `deny.toml` allows. @returns {string[]} */
function allowed() {
  const [, list] = /^allow = (\[.*\])$/m.exec(readFileSync(at("deny.toml"), "utf8")) ?? [];
  if (list === undefined) throw new Failure("deny.toml has no list of licences");
  return JSON.parse(list);
}

/**
 * @param {string} where
 * @param {{ name: string, license?: string | null, source?: string }[]} parts
 * @param {readonly string[]} terms
 * @param {RegExp} registry
 */
function judge(where, parts, terms, registry) {
  const faults = parts.flatMap(({ name, license, source }) => [
    ...(permits(license ?? "", terms) ? [] : [`${name}: licence ${license ?? "unknown"}`]),
    ...(source === undefined || registry.test(source) ? [] : [`${name}: from ${source}`]),
  ]);
  if (faults.length > 0) throw new Failure(`${where}: ${faults.join("; ")}`);
  console.log(`${where}: the licences and sources of ${parts.length} are in order`);
}

/**
 * The licences, sources and advisories of the packages of one lock file.
 *
 * @param {string} folder
 */
function packages(folder) {
  const where = folder === "." ? "package-lock.json" : `${folder}/package-lock.json`;
  /** @type {{ packages: Record<string, { license?: string, resolved?: string }> }} */
  const lock = JSON.parse(readFileSync(at(where), "utf8"));
  const parts = Object.entries(lock.packages).filter(([name]) => name !== "");
  judge(
    where,
    parts.map(([name, { license, resolved }]) => ({ name, license, source: resolved })),
    [...allowed(), ...FOR_TOOLS],
    /^https:\/\/registry\.npmjs\.org\//,
  );
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { stdout } = spawnSync(npm, ["audit", "--json", "--package-lock-only"], { cwd: at(folder), encoding: "utf8", maxBuffer: 1 << 28 });
  /** @type {{ vulnerabilities?: Record<string, { severity: string }>, message?: string }} */
  let reply = {};
  try {
    reply = JSON.parse(stdout);
  } catch {
    // Nothing was said: no network.
  }
  if (reply.vulnerabilities === undefined)
    return console.log(`${where}: advisories left out, the registry serves none (${reply.message ?? "no reply"})`);
  const found = Object.entries(reply.vulnerabilities);
  for (const [name, { severity }] of found) console.log(`${where}: ${name}: ${severity}`);
  const severe = found.filter(([, { severity }]) => SEVERE.includes(severity));
  if (severe.length > 0) throw new Failure(`${severe.map(([name]) => name).join(", ")}: see npm audit`);
  console.log(`${where}: no severe advisory`);
}

/** Licences, sources, wildcards and advisories of the crates, by cargo-deny. */
async function byCargoDeny() {
  const known = ask("cargo", ["deny", "fetch", "db"]) !== undefined;
  for (const manifest of MANIFESTS) {
    const deny = ["deny", "--locked", "--manifest-path", at(manifest), "--config", at("deny.toml"), "check", "--hide-inclusion-graph"];
    await run("cargo", [...deny, "bans", "licenses", "sources", ...(known ? ["advisories"] : [])]);
    if (!known) console.log(`${manifest}: advisories left out, RustSec's database cannot be had`);
  }
}

/** Licences and sources of the crates, by Cargo alone. */
function byCargo() {
  for (const manifest of MANIFESTS) {
    const metadata = ask("cargo", ["metadata", "--locked", "--all-features", "--format-version", "1", "--manifest-path", at(manifest)]);
    if (metadata === undefined) {
      console.log(`${manifest}: left out, cargo metadata has no answer`);
      continue;
    }
    /** @type {{ packages: { name: string, license: string | null, source: string | null }[] }} */
    const { packages } = JSON.parse(metadata);
    const parts = packages.map(({ source, ...part }) => ({ ...part, source: source ?? undefined }));
    judge(manifest, parts, allowed(), /^registry\+https:\/\/github\.com\/rust-lang\/crates\.io-index$/);
  }
  console.log("advisories about crates left out: they need cargo-deny (cargo install cargo-deny)");
}

export async function audit() {
  packages(".");
  packages("docs");
  if (ask("cargo", ["deny", "--version"]) === undefined) byCargo();
  else await byCargoDeny();
}

if (isMain(import.meta.url)) await main(audit);
