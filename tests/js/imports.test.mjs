// The published sources stand on their own: nothing under src/ names the demo, and the catalogues name nothing else.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @param {string} folder
 * @returns {string[]}
 */
const modules = (folder) =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? modules(name) : /\.[cm]?[jt]s$/.test(name) ? [name] : [];
  });

/**
 * The modules that a module imports, types included, as paths from the root; packages by their names.
 *
 * @param {string} name
 */
function importsOf(name) {
  const text = readFileSync(path.join(ROOT, name), "utf8").replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
  const specifiers = [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g)].map(([, specifier]) => specifier ?? "");
  return specifiers.map((specifier) => (specifier.startsWith(".") ? path.join(path.dirname(name), specifier) : specifier));
}

test("nothing under src/ imports the demo", () => {
  const edges = modules("src").flatMap((name) => importsOf(name).map((other) => ({ name, other })));
  assert.ok(edges.length > 200, `${edges.length} imports seen`);
  assert.deepEqual(
    edges.filter(({ other }) => other.split(path.sep).includes("www")),
    [],
  );
});

test("the catalogues import only catalogues", () => {
  const folder = path.join("src", "js", "i18n");
  const edges = modules(folder).flatMap((name) => importsOf(name).map((other) => ({ name, other })));
  assert.ok(edges.length > 10, `${edges.length} imports seen`);
  assert.deepEqual(
    edges.filter(({ other }) => !other.startsWith(folder + path.sep)),
    [],
  );
});
