// The documentation's pages are there, their links lead somewhere, and their tables are complete; their examples run in readme.test.mjs.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { codes, ruleSets } from "trongtai";
import { FIELDS } from "../../scripts/docs/fields.mjs";
import { at } from "../../scripts/lib.mjs";
import { pages } from "./readme-support.mjs";

test("the guides that are promised are there", () => {
  const names = pages.map(({ name }) => path.relative("docs", name));
  for (const name of [
    ...["server", "board", "dispute", "rule-sets", "archive", "environments", "rust"].map((guide) => `guide/${guide}.md`),
    ...["chess-js", "ffish", "chessops"].map((library) => `migrate/${library}.md`),
  ])
    assert.ok(names.includes(name), name);
});

for (const { file, name, text } of pages) {
  test(`${name}: links lead somewhere`, () => {
    // What is generated with the site is checked when it is built.
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link]) => link)
      .filter((link) => !/^https?:|^\/reference\//.test(link));
    for (const link of links) {
      const target = link.startsWith("/") ? at("docs", link) : path.resolve(path.dirname(file), link);
      assert.ok([target, `${target}.md`, path.join(target, "index.md")].some(existsSync), `${name}: ${link}`);
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

test("the declarations, of which the reference is made, name nothing private", () => {
  const text = readFileSync(at("dist", "index.d.ts"), "utf8");
  assert.doesNotMatch(text, /^declare (?:const|function) /m);
  assert.match(text, /^export type GameKind = "xiangqi" \| "chess";$/m);
});
