// The API reference names everything that is exported, and everything in it has words.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as trongtai from "trongtai";
import { reference } from "../../scripts/api.mjs";
import { at } from "../../scripts/lib.mjs";

const read = (name) => readFileSync(at("dist", name), "utf8");

test("everything that the package exports is in the reference, with words", () => {
  const { text, undocumented } = reference([
    ["trongtai", read("index.d.ts")],
    ["trongtai/slim", read("slim.d.ts")],
  ]);
  assert.deepEqual(undocumented, []);
  for (const name of Object.keys(trongtai)) assert.match(text, new RegExp(`^### ${name}$`, "m"), name);
  const members = Object.getOwnPropertyNames(trongtai.Game.prototype).filter((name) => name !== "constructor");
  for (const name of [...members, "new Game"]) assert.match(text, new RegExp(`^#### ${name}$`, "m"), name);
  for (const name of ["Verdict", "Status", "GameRecord", "init"]) assert.match(text, new RegExp(`^### ${name}$`, "m"), name);
});

test("the reference in the package is that of its declarations", () => {
  const entries = [
    ["trongtai", "index"],
    ["trongtai/slim", "slim"],
    ["trongtai/board", "board"],
    ["trongtai/words", "words"],
    ["trongtai/diagram", "diagram"],
  ].map(([name, file]) => /** @type {[string, string]} */ ([name, read(`${file}.d.ts`)]));
  assert.equal(read("api.md"), reference(entries).text);
});

test("a declaration without words is found", () => {
  const { undocumented, text } = reference([
    [
      "x",
      '/** Words; with {@link Other}. */\nexport declare class A {\n    /** Here. */\n    b(): void;\n    c(text: "};"): { d: number };\n    private e;\n}\nexport declare function f(): void;\n',
    ],
  ]);
  assert.deepEqual(undocumented, ["A.c", "f"]);
  assert.match(text, /^Words; with `Other`\.$/m);
});
