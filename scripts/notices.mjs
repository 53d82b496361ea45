// The notices of third parties: whose code is in what is shipped, and the terms that go with it.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { CONTENTS } from "./bundle.mjs";
import { Failure, ask, at, files } from "./lib.mjs";

/** @typedef {{ name: string, term: string, text: string }} Part Code of others, and the terms that it comes under. */

/**
 * What cargo tells of the crates, as far as it is read here.
 *
 * @typedef {object} Metadata
 * @property {{ root: string, nodes: { id: string, deps: { pkg: string, dep_kinds: { kind: string | null }[] }[] }[] }} resolve
 * @property {Crate[]} packages
 */

/**
 * @typedef {object} Crate
 * @property {string} id
 * @property {string} name
 * @property {string} version
 * @property {string} [license]
 * @property {string} manifest_path
 * @property {string[]} authors
 * @property {{ kind: string[] }[]} targets
 */

const WASM = "wasm32-unknown-unknown";

/**
 * What code is taken under, the first that it offers: short terms, which the reader has seen before. A part under other
 * terms stops the build, and somebody decides.
 */
const TERMS = ["MIT", "ISC", "BSD-3-Clause", "BSD-2-Clause", "Apache-2.0", "Zlib", "0BSD", "Unicode-3.0"];

/**
 * The file of a folder with these terms; where the terms are many there is a file for each.
 *
 * @param {string} folder
 * @param {string} term
 */
function textIn(folder, term) {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying)/i.test(name));
  const [first] = term.split("-");
  const name =
    names.find((name) => name.toUpperCase().includes(`-${first.toUpperCase()}`)) ??
    names.find((name) => !/-(mit|apache|bsd|zlib|unicode)/i.test(name));
  if (name === undefined) return undefined;
  // What a package holds of others it names below; where that is bundled here it has a notice of its own.
  const [own] = readFileSync(path.join(folder, name), "utf8")
    .replaceAll("\r\n", "\n")
    .split(/^# Licenses of bundled dependencies/m);
  return own.trim();
}

/**
 * The terms under which a part is taken: one of each choice that its licence offers.
 *
 * @param {string} name
 * @param {string} [licence]
 */
function termsOf(name, licence = "none") {
  return licence.split(/\bAND\b/).map((choice) => {
    const offered = choice.split(/[\s/()]+/);
    const term = TERMS.find((known) => offered.includes(known));
    if (term === undefined) throw new Failure(`${name} comes under ${licence}: may it be shipped?`);
    return term;
  });
}

/**
 * A part, by the folder of its source.
 *
 * @param {string} name
 * @param {string} version
 * @param {string | undefined} licence
 * @param {string} folder
 * @param {string[]} [authors]
 * @returns {Part}
 */
function part(name, version, licence, folder, authors = []) {
  const terms = termsOf(`${name} ${version}`, licence);
  const holders = authors.map((author) => author.replace(/\s*<.*>/, "")).join(", ") || `the authors of ${name}`;
  const texts = terms.map((term) => {
    const text = textIn(folder, term);
    // Some crates name their licence and hold no text of it; whose they are is known all the same.
    if (text === undefined && term !== "MIT") throw new Failure(`${name} ${version} holds no text of ${term}`);
    if (text === undefined) return mit(`Copyright (c) ${holders}`);
    // Some texts of this licence begin without whose they are.
    return term === "MIT" && !/copyright \(c\)|©|^copyright/im.test(text) ? `Copyright (c) ${holders}\n\n${text}` : text;
  });
  return { name: `${name} ${version}`, term: terms.join(" and "), text: texts.join("\n\n") };
}

/**
 * The terms of this project under which it offers the same: only the holder differs.
 *
 * @param {string} holder
 */
function mit(holder) {
  const text = readFileSync(at("LICENSE-MIT"), "utf8").trim();
  const notice = /^Copyright .*$/m;
  if (!notice.test(text)) throw new Failure("LICENSE-MIT has no line of copyright");
  return text.replace(notice, holder);
}

/** The crates that are linked into the engine; those that only help to compile it are not. */
function crates() {
  const metadata = ask("cargo", ["metadata", "--format-version", "1", "--locked", "--features", "js", "--filter-platform", WASM]);
  if (metadata === undefined) throw new Failure("cargo metadata tells no dependencies");
  /** @type {Metadata} */
  const { resolve, packages } = JSON.parse(metadata);
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const linked = packages.filter(({ targets }) => !targets.some(({ kind }) => kind.includes("proc-macro")));
  const linkable = new Set(linked.map(({ id }) => id));
  const seen = new Set([resolve.root]);
  for (const id of seen) {
    for (const { pkg, dep_kinds: kinds } of nodes.get(id)?.deps ?? []) {
      if (kinds.some(({ kind }) => kind === null) && linkable.has(pkg)) seen.add(pkg);
    }
  }
  seen.delete(resolve.root);
  return linked
    .filter(({ id }) => seen.has(id))
    .map((each) => part(each.name, each.version, each.license, path.dirname(each.manifest_path), each.authors));
}

/**
 * Rust's own library, whose source need not be here.
 *
 * @returns {Part}
 */
const library = () => ({
  name: `the Rust standard library ${ask("rustc", ["--version"])?.match(/[\d.]+/)?.[0]}`,
  term: "MIT",
  text: mit("Copyright (c) The Rust Project Contributors"),
});

/**
 * Packages of npm by their folders.
 *
 * @param {string[]} folders
 */
export function packages(folders) {
  return folders.map((folder) => {
    const { name, version, license, author } = JSON.parse(readFileSync(at(folder, "package.json"), "utf8"));
    const holder = typeof author === "string" ? author : author?.name;
    return part(name, version, license, at(folder), holder === undefined ? [] : [holder]);
  });
}

/**
 * @param {Part} a
 * @param {Part} b
 */
const byName = (a, b) => (a.name < b.name ? -1 : 1);

/**
 * The text: parts with the same terms to the letter are named together.
 *
 * @param {string} what
 * @param {Part[]} parts
 */
export function notices(what, parts) {
  /** @type {Map<string, string[]>} */
  const texts = new Map();
  for (const { name, term, text } of parts.sort(byName)) texts.set(text, [...(texts.get(text) ?? []), `${name} (${term})`]);
  const line = "=".repeat(80);
  const sections = [...texts].map(([text, names]) => `${line}\n${names.join("\n")}\n${line}\n\n${text}\n`);
  return `${what} holds code of others, each under the terms that follow it here.\n\n${sections.join("\n")}`;
}

/** The terms of the font whose outlines the board draws Chinese characters by. */
export const FONT_TERMS = at("src", "js", "board", "glyphs", "OFL.txt");

/**
 * Outlines are data in a module of this project: no bundler tells whose they are.
 *
 * @returns {Part}
 */
const font = () => ({
  name: "outlines of Noto Serif TC Bold and Noto Serif SC Bold",
  term: "OFL-1.1",
  text: readFileSync(FONT_TERMS, "utf8").trim(),
});

/** What the package holds of others: in its engine and in its bundles. */
export function packageParts() {
  const folders = existsSync(CONTENTS) ? files(CONTENTS).flatMap((file) => JSON.parse(readFileSync(file, "utf8"))) : [];
  // esbuild writes helpers of its own into bundles.
  return [library(), font(), ...crates(), ...packages([...new Set(["node_modules/esbuild", ...folders])])];
}
