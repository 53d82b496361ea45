// Whatever is read is fuzzed, and its time is measured: each format has a seed and a shape that are told as this format.
import assert from "node:assert/strict";
import { test } from "node:test";
import { targets } from "../fuzz/targets.mjs";
import { SHAPES } from "../growth/shapes.mjs";
import { part } from "./cli-support.mjs";

const { FORMATS } = await part("../records/formats/index");

/** The first format, in the order of the list, that takes it. */
function formatOf(input) {
  const isText = typeof input === "string";
  const bytes = isText ? undefined : new Uint8Array(input);
  const decoded = isText ? input : new TextDecoder().decode(input);
  const head = isText ? input.slice(0, 1024) : String.fromCharCode(...bytes.subarray(0, 1024));
  return FORMATS.find(({ detect }) => detect({ bytes, text: () => decoded, head })).name;
}

const names = FORMATS.map(({ name }) => name).sort();

test("every format has a fuzz target", () => {
  const seeds = targets.filter(({ name }) => name !== "games").flatMap((target) => target.seeds);
  assert.deepEqual([...new Set(seeds.map(formatOf))].sort(), names);
});

test("every format has a growth measure", () => {
  const found = new Set(Object.values(SHAPES).map((make) => formatOf(make(8192))));
  assert.deepEqual([...found].sort(), names);
});
