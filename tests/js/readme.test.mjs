// Every example of the README and of the documentation runs, and every value it names after an arrow is what comes out.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import path from "node:path";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { codes } from "trongtai";
import { CACHE, at, write } from "../../scripts/lib.mjs";
import { blocks, pages, readme, withAssertions } from "./readme-support.mjs";

test("every block is of a kind that is tested", () => {
  // The pages are opened in a browser with the packed files, TypeScript is compiled with them; the others run below.
  const kinds = { js: 20, cjs: 1, ts: 2, html: 3, sh: 4 };
  for (const { language } of blocks) assert.ok(language in kinds, language);
  for (const [language, least] of Object.entries(kinds))
    assert.ok(blocks.filter((block) => block.language === language).length >= least, language);
});

const commands = blocks
  .filter(({ language }) => language === "sh")
  .flatMap(({ code }) => code.split("\n"))
  .filter((line) => line !== "");

test("the commands of npm are there", () => {
  const { scripts, name } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  const ours = commands.filter((line) => !/^(?:npx trongtai|cargo) /.test(line));
  assert.ok(ours.length >= 3);
  for (const line of ours) {
    const [, script] = /^npm (?:run )?(\w+)/.exec(line) ?? [];
    assert.ok(script === "install" ? line === `npm install ${name}` : script in scripts, line);
  }
  for (const [, script] of readme.matchAll(/npm (?:run )?(start|test:matrix|test|bench|build|fuzz|soak|differential)\b/g))
    assert.ok(scripts[script], script);
});

test("the commands of the program do what they are said to", () => {
  const folder = path.join(CACHE, "readme", "files");
  write(path.join(folder, "games.pgn"), "1. C2=5 H8+7 2. H2+3 *\n");
  write(path.join(folder, "more", "one.pgn"), "1. C2=5 H8+7 *\n");
  const ours = commands.filter((line) => line.startsWith("npx trongtai "));
  assert.ok(ours.length >= 6);
  let said = 0;
  for (const line of ours) {
    const [, args, words] = /^npx trongtai (.*?)(?:\s+# (.*))?$/.exec(line);
    const { status, stdout, stderr } = spawnSync("/bin/sh", ["-c", `"${process.execPath}" "${at("dist", "cli.js")}" ${args}`], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C" },
    });
    assert.ok(status === 0 || (status === 1 && words?.includes("not legal")), `${line}: ${status} ${stderr}`);
    if (!words?.startsWith("→ ")) continue;
    said++;
    assert.equal(stdout.split("\n")[0], words.slice(2), line);
  }
  assert.ok(said >= 3);
  assert.match(readFileSync(path.join(folder, "games-vi.pgn"), "utf8"), /1\. P2-5 M8\.7/);
});

test("the table of codes names every code, and none that is not", () => {
  const { text } = pages.find((page) => page.name === path.join("docs", "guide", "moves.md"));
  const told = [...text.matchAll(/^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \|/gm)].flatMap(([, names]) =>
    [...names.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual(
    codes.error.filter((code) => !told.includes(code)),
    [],
  );
});

test("the README is one screen of words, and names the two commands", () => {
  assert.ok(readme.split("\n").length <= 70, `${readme.split("\n").length} lines`);
  for (const command of ["npm start", "npm test"]) assert.match(readme, new RegExp(`^${command} `, "m"));
});

blocks
  .filter(({ language }) => language === "js" || language === "cjs")
  .forEach(({ name, language, code }, index) => {
    test(`${name}, example ${index + 1}`, () => {
      const checked = withAssertions(code);
      const head = language === "js" ? 'import assert from "node:assert/strict";' : 'const assert = require("node:assert/strict");';
      const file = path.join(CACHE, "readme", `${index}.${language === "js" ? "mjs" : "cjs"}`);
      write(file, `${head}\n${checked}`);
      execFileSync(process.execPath, [file], { stdio: ["ignore", "pipe", "pipe"] });
    });
  });
