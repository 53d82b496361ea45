// What `npm start` builds before it shows the demo's address is what the demo is made of.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { OF_DEMO } from "../../scripts/build.mjs";
import { at, files } from "../../scripts/lib.mjs";

test("the engines that the demo imports are built before it", () => {
  const sources = files(at("www", "src")).filter((file) => file.endsWith(".ts"));
  const named = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/["'][^"']*\b([a-z]+)\.wasm\?url["']/g)].map(([, name]) => name),
  );
  assert.deepEqual([...new Set(named)].sort(), [...OF_DEMO].sort());
});
