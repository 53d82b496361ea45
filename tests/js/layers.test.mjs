// The order of imports in src/js, as the bundler finds it: no circles, and one module that talks to the engine.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { bundling } from "../../scripts/build.mjs";
import { at, files } from "../../scripts/lib.mjs";

/** What each module of src/js imports, types aside. */
async function imports() {
  const { metafile } = await build({
    ...bundling("engine"),
    entryPoints: files(at("src", "js")).filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts")),
    absWorkingDir: at(),
    outdir: at("never"),
    format: "esm",
    platform: "node",
    write: false,
    metafile: true,
    inject: [],
  });
  const modules = Object.entries(metafile.inputs).filter(([name]) => name.startsWith("src/js/"));
  return new Map(modules.map(([name, { imports }]) => [name, imports.map(({ path }) => path)]));
}

const graph = await imports();

test("no modules import each other in a circle", () => {
  assert.ok(graph.size > 80, `${graph.size} modules`);
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {(name: string, path: string[]) => void} */
  const visit = (name, path) => {
    assert.ok(!path.includes(name), [...path, name].join(" → "));
    if (done.has(name)) return;
    for (const other of graph.get(name) ?? []) visit(other, [...path, name]);
    done.add(name);
  };
  for (const name of graph.keys()) visit(name, []);
});

test("one module talks to the engine", () => {
  const talkers = [...graph].filter(([, others]) => others.some((name) => name.endsWith("bindings.js"))).map(([name]) => name);
  assert.deepEqual(talkers, ["src/js/engine/live.ts"]);
});

test("the engine's side knows nothing of boards, programs and words", () => {
  const [upper, lower] = [/^src\/js\/(board|cli|words|diagram|i18n)\//, /^src\/js\/(engine|records)\/|^src\/js\/[a-z-]+\.ts$/];
  for (const [name, others] of graph) {
    if (!lower.test(name)) continue;
    for (const other of others) assert.doesNotMatch(other, upper, `${name} imports ${other}`);
  }
});

test("the demo imports the package by its names", () => {
  /** @type {Record<string, string[]>} */
  const names = JSON.parse(readFileSync(at("www", "tsconfig.json"), "utf8")).compilerOptions.paths;
  const { exports: exported } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  let named = 0;
  for (const file of files(at("www", "src")).filter((name) => name.endsWith(".ts"))) {
    for (const [, from = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import|import\()\s*"([^"]+)"/g)) {
      if (from.startsWith(".")) {
        const target = path.relative(at("src"), path.resolve(path.dirname(file), from));
        assert.ok(target.startsWith(".."), `${file} imports ${from}`);
      } else if (from.startsWith("trongtai")) {
        const isFile = /\.wasm\?url$/.test(from) && `.${from.slice("trongtai".length).replace("?url", "")}` in exported;
        assert.ok(from in names || isFile, `${file} imports ${from}`);
        named += 1;
      }
    }
  }
  assert.ok(named > 50, `${named} imports of the package`);
  for (const [name, [source = ""]] of Object.entries(names))
    assert.ok(name === "trongtai" || existsSync(at("www", source)), `${name} is at ${source}`);
});
