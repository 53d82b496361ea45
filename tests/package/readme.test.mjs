// The TypeScript of the documentation and of the declarations' comments, as a user of the packed package compiles it, in every way
// that finds the types, and runs it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { transform } from "esbuild";
import { at } from "../../scripts/lib.mjs";
import { blocks, examplesIn, withAssertions } from "../js/readme-support.mjs";
import { emptyProject } from "./support.mjs";

let project;

before(() => {
  project = emptyProject();
});

after(() => project?.remove());

/** @type {[name: string, ending: string, options: object][]} */
const WAYS = [
  ["node16, ESM", "mts", { module: "node16", moduleResolution: "node16" }],
  ["node16, CommonJS", "cts", { module: "node16", moduleResolution: "node16" }],
  ["nodenext", "mts", { module: "nodenext", moduleResolution: "nodenext" }],
  ["bundler", "ts", { module: "esnext", moduleResolution: "bundler" }],
];

/** What the compiler says of a file, and its status. */
function compiled(file, options) {
  project.put(
    "tsconfig.json",
    JSON.stringify({
      compilerOptions: {
        target: "es2022",
        lib: ["es2022"],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noUnusedLocals: true,
        skipLibCheck: false,
        noEmit: true,
        ...options,
      },
      files: [file],
    }),
  );
  const { status, stdout } = spawnSync(process.execPath, [at("node_modules/typescript/bin/tsc"), "-p", project.folder], {
    encoding: "utf8",
  });
  return { status, stdout };
}

const commented = (entry, imports, least) => {
  const examples = examplesIn(readFileSync(at("dist", `${entry}.d.ts`), "utf8"));
  test(`${entry} has examples`, () => assert.ok(examples.length >= least, `${examples.length}`));
  return examples.map((code) => ({
    from: entry,
    code: `import { ${imports} } from "trongtai${entry === "index" ? "" : `/${entry}`}";\n${code}export {};\n`,
  }));
};

/** @type {{ from: string, code: string, unused?: boolean, page?: boolean }[]} */
const examples = [
  ...blocks.filter(({ language }) => language === "ts").map(({ name, code }) => ({ from: name, code })),
  ...commented("index", "Game, RulesError, readRecords, readTimeControl, timekeeping, validate, writeTimeControl", 4).map((example) => ({
    ...example,
    unused: true,
  })),
  ...commented("slim", "init", 1).map((example) => ({ ...example, page: true })),
];

examples.forEach(({ from, code, unused, page }, index) => {
  for (const [name, ending, options] of WAYS) {
    // A script of a page waits at its top level; only modules can.
    if (page && ending === "cts") continue;
    test(`example ${index + 1}, ${from}, compiles: ${name}`, () => {
      const file = `example.${ending}`;
      project.put(file, code);
      const lib = page ? { lib: ["es2022", "dom"] } : {};
      const { status, stdout } = compiled(file, { ...options, ...lib, ...(unused ? { noUnusedLocals: false } : {}) });
      assert.equal(status, 0, stdout);
    });
  }

  if (page) return;
  test(`example ${index + 1}, ${from}, says what it is said to`, async () => {
    const { code: script } = await transform(withAssertions(code), { loader: "ts", target: "es2022" });
    project.put("example.mjs", `import assert from "node:assert/strict";\n${script}`);
    project.node("example.mjs");
  });
});

test("a wrong type in an example would not compile", () => {
  const { code } = blocks.find(({ language }) => language === "ts");
  for (const [right, wrong] of [
    ["verdict: Verdict | null", "verdict: string | null"],
    ["moves: Move[]", "moves: string[]"],
  ]) {
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
