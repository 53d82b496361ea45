// What the crate holds when it is published: the rules, their tests with what these read, and nothing of the rest.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { ROOT, at } from "../../scripts/lib.mjs";

test("the crate holds what is needed and nothing else", () => {
  const list = execFileSync("cargo", ["package", "--list", "--offline", "--allow-dirty"], {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const names = list.split("\n").filter((name) => name !== "" && !name.startsWith("Cargo.") && name !== ".cargo_vcs_info.json");
  const others = names.filter((name) => !/^(src\/.+\.rs|examples\/\w+\.rs|tests\/(\w+\.rs|(benches|data|support)\/.+))$/.test(name));
  assert.deepEqual(others.sort(), [
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "src/js/clock-presets.ts",
    "src/js/codes.ts",
  ]);
  const sources = names.filter((name) => name.endsWith(".rs"));
  let read = 0;
  for (const name of sources) {
    for (const [, file] of readFileSync(at(name), "utf8").matchAll(/include_str!\("([^"]+)"\)/g)) {
      read++;
      assert.ok(names.includes(path.posix.join(path.posix.dirname(name), file)), `${name} reads ${file}`);
    }
  }
  assert.ok(sources.length > 80 && read > 10, `${sources.length} ${read}`);
});
