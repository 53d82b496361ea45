// What the package says of those whose code it holds, and what it must not say of the machine that built it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { homedir, userInfo } from "node:os";
import { test } from "node:test";
import { ROOT, at } from "../../scripts/lib.mjs";

test("every crate in the engine has its notice, with a holder and the terms", () => {
  const tree = execFileSync(
    "cargo",
    ["tree", "--target", "wasm32-unknown-unknown", "--features", "js", "-e", "normal,no-proc-macro", "--prefix", "none", "--locked"],
    { cwd: ROOT, encoding: "utf8" },
  );
  const crates = [
    ...new Set(
      tree
        .trim()
        .split("\n")
        .map((line) => line.replace(/^(\S+) v(\S+).*$/, "$1 $2")),
    ),
  ].slice(1);
  assert.ok(crates.length >= 3, String(crates));
  const text = readFileSync(at("dist", "THIRD-PARTY-NOTICES.txt"), "utf8");
  const sections = text.split(/^={80}\n/m);
  for (const name of [...crates, "the Rust standard library", "esbuild"]) {
    const place = sections.findIndex((section) => section.split("\n").some((line) => line.startsWith(`${name} `)));
    assert.ok(place >= 0, `no notice of ${name}`);
    assert.match(sections[place + 1], /copyright \(c\)|©/i, name);
    assert.match(sections[place + 1], /without restriction|Permission to use/i, name);
  }
});

test("the outlines of characters come with the terms of their font", () => {
  const text = readFileSync(at("dist", "THIRD-PARTY-NOTICES.txt"), "utf8");
  const sections = text.split(/^={80}\n/m);
  const place = sections.findIndex((section) => section.startsWith("outlines of Noto Serif TC Bold and Noto Serif SC Bold (OFL-1.1)"));
  assert.ok(place >= 0);
  assert.match(sections[place + 1], /^\s*Copyright \(c\) 2017-2024 Adobe/);
  assert.match(sections[place + 1], /SIL OPEN FONT LICENSE Version 1\.1/);
});

test("nothing that is shipped tells where it was built", () => {
  const secrets = [ROOT, homedir(), ".cargo", "registry/src", "rustup", ...(userInfo().username.length > 4 ? [userInfo().username] : [])];
  let wasm = 0;
  for (const name of readdirSync(at("dist"))) {
    const bytes = readFileSync(at("dist", name), "latin1");
    if (name.endsWith(".wasm")) wasm++;
    for (const secret of secrets) assert.ok(!bytes.includes(secret), `${name} names ${secret}`);
  }
  assert.equal(wasm, 3);
});
