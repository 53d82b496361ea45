// The README's TypeScript as a user of the packed package compiles it, in every way that finds the types, and runs it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, before, test } from "node:test";
import { transform } from "esbuild";
import { at } from "../../scripts/lib.mjs";
import { blocks, withAssertions } from "../js/readme-support.mjs";
import { emptyProject } from "./support.mjs";

let project;

before(() => {
  project = emptyProject();
});

after(() => project?.remove());

const WAYS = [
  ["node16, ESM", "mts", { module: "node16", moduleResolution: "node16" }],
  ["node16, CommonJS", "cts", { module: "node16", moduleResolution: "node16" }],
  ["nodenext", "mts", { module: "nodenext", moduleResolution: "nodenext" }],
  ["bundler", "ts", { module: "esnext", moduleResolution: "bundler" }],
];

/** What the compiler says of a file, and its status. */
function compiled(file, options) {
  project.put("tsconfig.json", JSON.stringify({
    compilerOptions: {
      target: "es2022", lib: ["es2022"], types: [], strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true,
      noUnusedLocals: true, skipLibCheck: false, noEmit: true, ...options,
    },
    files: [file],
  }));
  const { status, stdout } = spawnSync(process.execPath, [at("node_modules/typescript/bin/tsc"), "-p", project.folder], { encoding: "utf8" });
  return { status, stdout };
}

blocks
  .filter(({ language }) => language === "ts")
  .forEach(({ code }, index) => {
    for (const [name, ending, options] of WAYS) {
      test(`example ${index + 1} compiles, ${name}`, () => {
        const file = `example.${ending}`;
        project.put(file, code);
        const { status, stdout } = compiled(file, options);
        assert.equal(status, 0, stdout);
      });
    }

    test(`example ${index + 1} says what it is said to`, async () => {
      const { code: script } = await transform(withAssertions(code), { loader: "ts", target: "es2022" });
      project.put("example.mjs", `import assert from "node:assert/strict";\n${script}`);
      project.node("example.mjs");
    });
  });

test("a wrong type in an example would not compile", () => {
  const { code } = blocks.find(({ language }) => language === "ts");
  for (const [right, wrong] of [["verdict: Verdict | null", "verdict: string | null"], ['"illegal-move"', '"ilegal-move"']]) {
    assert.ok(code.includes(right), right);
    for (const [name, ending, options] of WAYS) {
      const file = `wrong.${ending}`;
      project.put(file, code.replace(right, wrong));
      const { status, stdout } = compiled(file, options);
      assert.notEqual(status, 0, name);
      assert.match(stdout, /wrong\.\w+\(\d+,\d+\): error TS2/, name);
    }
  }
});
