// Every example of the README runs, and every value it names after an arrow is what comes out.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import path from "node:path";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CACHE, at, write } from "../../scripts/lib.mjs";

const readme = readFileSync(at("README.md"), "utf8");
const blocks = [...readme.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language, code]) => ({ language, code }));

test("every block is of a kind that is tested", () => {
  // Shell blocks name the commands of package.json; the pages are opened in a browser with the packed files.
  const kinds = { js: 7, cjs: 1, html: 2, sh: 2 };
  for (const { language } of blocks) assert.ok(language in kinds, language);
  for (const [language, count] of Object.entries(kinds)) assert.equal(blocks.filter((block) => block.language === language).length, count, language);
  const { scripts } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  for (const [, name] of readme.matchAll(/npm (?:run )?(start|test|bench|build)\b/g)) assert.ok(scripts[name], name);
});

blocks
  .filter(({ language }) => language === "js" || language === "cjs")
  .forEach(({ language, code }, index) => {
    test(`example ${index + 1}`, () => {
      let values = 0;
      const checked = code.replace(/^(.+?);\s*\/\/ → (.+)$/gm, (_, expression, value) => {
        values++;
        return `assert.deepEqual(${expression}, ${value});`;
      });
      assert.ok(values > 0, "an example that shows no value");
      const head = language === "js" ? 'import assert from "node:assert/strict";' : 'const assert = require("node:assert/strict");';
      const file = path.join(CACHE, "readme", `${index}.${language === "js" ? "mjs" : "cjs"}`);
      write(file, `${head}\n${checked}`);
      execFileSync(process.execPath, [file], { stdio: ["ignore", "pipe", "pipe"] });
    });
  });
