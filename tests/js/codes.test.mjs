import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as esm from "trongtai";

const root = new URL("../../", import.meta.url);
const cjs = createRequire(import.meta.url)("trongtai");
const text = (file) => readFileSync(new URL(file, root), "utf8");

function* lists(codes) {
  for (const [name, list] of Object.entries(codes)) {
    if (Array.isArray(list)) yield [name, list];
    else for (const [kind, inner] of Object.entries(list)) yield [`${name}.${kind}`, inner];
  }
}

test("both module formats export the same", () => {
  assert.deepEqual(Object.keys(cjs).sort(), Object.keys(esm).sort());
  assert.deepEqual(cjs.codes, esm.codes);
  assert.equal(new cjs.Game("xiangqi").legalMoves().length, 44);
});

test("every code is a word of its own", () => {
  for (const [name, list] of lists(esm.codes)) {
    assert.equal(new Set(list).size, list.length, name);
    for (const code of list) assert.match(code, /^[a-z]+(-[a-z]+)*$/, name);
  }
});

test("the package has the version of the crate", () => {
  const { version } = JSON.parse(text("package.json"));
  assert.equal(version, text("Cargo.toml").match(/^version = "(.*)"/m)[1]);
  assert.equal(version, JSON.parse(text("package-lock.json")).version);
});

test("the lock file names no host", () => {
  assert.doesNotMatch(text("package-lock.json"), /"resolved": "https?:/);
});
