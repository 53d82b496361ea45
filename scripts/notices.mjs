// The notices of third parties: whose code is in what is shipped, and the terms that go with it.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { CONTENTS } from "./bundle.mjs";
import { Failure, ask, at, files } from "./lib.mjs";

const WASM = "wasm32-unknown-unknown";

/**
 * What code is taken under, the first that it offers: short terms, which the reader has seen before. A part under other
 * terms stops the build, and somebody decides.
 */
const TERMS = ["MIT", "ISC", "BSD-3-Clause", "BSD-2-Clause", "Apache-2.0", "Zlib", "0BSD", "Unicode-3.0"];

/** The file of a folder with these terms; where the terms are many there is a file for each. */
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

/** The terms under which a part is taken: one of each choice that its licence offers. */
function termsOf(name, licence = "none") {
  return licence.split(/\bAND\b/).map((choice) => {
    const offered = choice.split(/[\s/()]+/);
    const term = TERMS.find((known) => offered.includes(known));
    if (term === undefined) throw new Failure(`${name} comes under ${licence}: may it be shipped?`);
    return term;
  });
}

/** A part, by the folder of its source. */
function part(name, version, licence, folder, authors = []) {
  const terms = termsOf(`${name} ${version}`, licence);
  const holders = authors.map((author) => author.replace(/\s*<.*>/, "")).join(", ") || `the authors of ${name}`;
  const texts = terms.map((term) => {
    const text = textIn(folder, term);
    // Some crates name their licence and hold no text of it; whose they are is known all the same.
    if (text === undefined && term !== "MIT") throw new Failure(`${name} ${version} holds no text of ${term}`);
    return text ?? mit(`Copyright (c) ${holders}`);
  });
  return { name: `${name} ${version}`, term: terms.join(" and "), text: texts.join("\n\n") };
}

/** The terms of this project under which it offers the same: only the holder differs. */
function mit(holder) {
  const text = readFileSync(at("LICENSE-MIT"), "utf8").trim();
  const notice = /^Copyright .*$/m;
  if (!notice.test(text)) throw new Failure("LICENSE-MIT has no line of copyright");
  return text.replace(notice, holder);
}

/** The crates that are linked into the engine; those that only help to compile it are not. */
function crates() {
  const metadata = JSON.parse(ask("cargo", ["metadata", "--format-version", "1", "--locked", "--filter-platform", WASM]) ?? "{}");
  if (metadata.resolve === undefined) throw new Failure("cargo metadata tells no dependencies");
  const nodes = new Map(metadata.resolve.nodes.map((node) => [node.id, node]));
  const packages = new Map(metadata.packages.map((each) => [each.id, each]));
  const isLinked = ({ targets }) => !targets.some(({ kind }) => kind.includes("proc-macro"));
  const seen = new Set([metadata.resolve.root]);
  for (const id of seen) {
    for (const { pkg, dep_kinds: kinds } of nodes.get(id).deps) {
      if (kinds.some(({ kind }) => kind === null) && isLinked(packages.get(pkg))) seen.add(pkg);
    }
  }
  seen.delete(metadata.resolve.root);
  return [...seen]
    .map((id) => packages.get(id))
    .map((each) => part(each.name, each.version, each.license, path.dirname(each.manifest_path), each.authors));
}

/** Rust's own library, whose source need not be here. */
const library = () => ({
  name: `the Rust standard library ${ask("rustc", ["--version"])?.match(/[\d.]+/)?.[0]}`,
  term: "MIT",
  text: mit("Copyright (c) The Rust Project Contributors"),
});

/** Packages of npm by their folders. */
export function packages(folders) {
  return folders.map((folder) => {
    const { name, version, license, author } = JSON.parse(readFileSync(at(folder, "package.json"), "utf8"));
    const holder = typeof author === "string" ? author : author?.name;
    return part(name, version, license, at(folder), holder === undefined ? [] : [holder]);
  });
}

const byName = (a, b) => (a.name < b.name ? -1 : 1);

/** The text: parts with the same terms to the letter are named together. */
export function notices(what, parts) {
  const texts = new Map();
  for (const { name, term, text } of parts.sort(byName)) texts.set(text, [...(texts.get(text) ?? []), `${name} (${term})`]);
  const line = "=".repeat(80);
  const sections = [...texts].map(([text, names]) => `${line}\n${names.join("\n")}\n${line}\n\n${text}\n`);
  return `${what} holds code of others, each under the terms that follow it here.\n\n${sections.join("\n")}`;
}

/** What the package holds of others: in its engine and in its bundles. */
export function packageParts() {
  const folders = existsSync(CONTENTS) ? files(CONTENTS).flatMap((file) => JSON.parse(readFileSync(file, "utf8"))) : [];
  // esbuild writes helpers of its own into bundles.
  return [library(), ...crates(), ...packages([...new Set(["node_modules/esbuild", ...folders])])];
}
