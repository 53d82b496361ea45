// Every example of the guides runs, and every value it names after an arrow is what comes out; links lead to pages that are there.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { codes, ruleSets } from "trongtai";
import { FIELDS } from "../../scripts/docs/fields.mjs";
import { CACHE, at, files, write } from "../../scripts/lib.mjs";
import { withAssertions } from "./readme-support.mjs";

const FOLDERS = ["guide", "migrate", "rules"];
const pages = FOLDERS.flatMap((folder) => files(at("docs", folder))).filter((file) => file.endsWith(".md"));
const titleOf = (file) => path.relative(at("docs"), file);

test("the guides that are promised are there", () => {
  const names = pages.map(titleOf);
  for (const name of [
    ...["server", "board", "dispute", "rule-sets", "archive", "environments", "rust"].map((guide) => `guide/${guide}.md`),
    ...["chess-js", "ffish", "chessops"].map((library) => `migrate/${library}.md`),
  ])
    assert.ok(names.includes(name), name);
});

for (const file of pages) {
  const text = readFileSync(file, "utf8");
  [...text.matchAll(/```(js|cjs)\n([\s\S]*?)```/g)].forEach(([, language, code], index) => {
    test(`${titleOf(file)}, example ${index + 1}`, () => {
      const head = language === "js" ? 'import assert from "node:assert/strict";' : 'const assert = require("node:assert/strict");';
      const script = path.join(CACHE, "docs", `${titleOf(file).replaceAll(/\W/g, "-")}-${index}.${language === "js" ? "mjs" : "cjs"}`);
      write(script, `${head}\n${withAssertions(code)}`);
      execFileSync(process.execPath, [script], { stdio: ["ignore", "pipe", "pipe"] });
    });
  });

  test(`${titleOf(file)}: links lead somewhere`, () => {
    // What is generated with the site is checked when it is built.
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link]) => link)
      .filter((link) => !/^https?:|^\/reference\//.test(link));
    for (const link of links) {
      const target = link.startsWith("/") ? at("docs", link) : path.resolve(path.dirname(file), link);
      assert.ok([target, `${target}.md`, path.join(target, "index.md")].some(existsSync), `${titleOf(file)}: ${link}`);
    }
  });
}

test("every field of every rule set has words, and no other", () => {
  for (const game of /** @type {const} */ (["xiangqi", "chess"])) {
    const fields = new Set(Object.values(ruleSets(game)).flatMap(Object.keys));
    fields.delete("base");
    assert.deepEqual(Object.keys(FIELDS[game]).sort(), [...fields].sort(), game);
  }
});

test("the table of rule sets names every one", () => {
  const text = readFileSync(at("docs", "rules", "index.md"), "utf8");
  for (const name of Object.keys(ruleSets("xiangqi"))) assert.match(text, new RegExp(`^\\| \`${name}\``, "m"), name);
  assert.ok(codes.error.includes("no-webassembly"));
});
