// Test runners with a document of their own, in a realm that lacks what pages have.
import { readFileSync } from "node:fs";
import path from "node:path";
import { REQUIRED, program } from "./programs.mjs";
import { newestNode, project, quietly } from "./projects.mjs";

/** @typedef {import("./programs.mjs").Row} Row */

/** Where a test leaves what the program told: runners print as they like. */
const TOLD = "told.json";

/** @param {import("./projects.mjs").Project} here */
const told = ({ folder }) => JSON.parse(readFileSync(path.join(folder, TOLD), "utf8"));

/**
 * The test as a module; `name` is what the runner's own functions are imported from, where they are no globals.
 *
 * @param {string} [name]
 */
const test = (name) => `import { readFileSync, writeFileSync } from "node:fs";
${name === undefined ? "" : `import { expect, test } from "${name}";`}
import { use } from "./use.js";
test("the package", async () => {
  const told = await use(() => readFileSync("node_modules/trongtai/dist/engine.wasm"));
  writeFileSync("${TOLD}", JSON.stringify(told));
  expect(Object.keys(told).length).toBeGreaterThan(4);
});
`;

/**
 * Jest: modules by `require`, as it has them by itself, and by its experimental loader.
 *
 * @param {string} tarball
 * @param {"jsdom" | "node"} environment
 * @returns {Promise<Row[]>}
 */
async function jest(tarball, environment) {
  /** @type {Record<string, string>} */
  const more = environment === "jsdom" ? { "jest-environment-jsdom": "latest" } : {};
  const here = await project(`jest-${environment}`, tarball, { jest: "latest", ...more });
  const name = `Jest ${here.version("jest")}, ${environment}`;
  const run = async (/** @type {string} */ file, /** @type {string[]} */ ...flags) => {
    here.put("jest.config.json", JSON.stringify({ testEnvironment: environment, testMatch: [`**/${file}`], transform: {} }));
    await quietly(process.execPath, [...flags, here.installed("jest/bin/jest.js"), "--ci", "--no-cache", "--config", "jest.config.json"], {
      cwd: here.folder,
    });
    return told(here);
  };
  here.put("use.cjs", program("cjs", REQUIRED));
  here.put(
    "required.test.cjs",
    test()
      .replace(/import (\{.*\}) from (".*");/g, "const $1 = require($2);")
      .replace("./use.js", "./use.cjs"),
  );
  here.put("use.js", program());
  here.put("module.test.js", test());
  const page = environment === "jsdom";
  return [
    { environment: `${name}, CommonJS`, told: await run("required.test.cjs"), without: REQUIRED },
    { environment: `${name}, ESM`, told: await run("module.test.js", "--experimental-vm-modules", "--no-warnings"), page },
  ];
}

/**
 * Vitest with a document from a package of this name: the newest versions in the newest Node, or those that this one may run.
 *
 * @param {string} tarball
 * @param {string} document
 * @param {{ newest?: boolean }} [options]
 * @returns {Promise<Row[]>}
 */
async function vitest(tarball, document, { newest = false } = {}) {
  const node = newest ? await newestNode(tarball) : process.execPath;
  const versions = newest ? { [document]: "latest", vitest: "latest", vite: "latest" } : { [document]: "*", vitest: "4", vite: "8.3" };
  const here = await project(`vitest-${document}${newest ? "-newest" : ""}`, tarball, versions);
  here.put("use.js", program());
  here.put("module.test.js", test("vitest"));
  const rows = [];
  // The package as Node loads it, and as Vite serves it.
  for (const inline of [false, true]) {
    const options = {
      environment: document,
      include: ["module.test.js"],
      ...(inline ? { server: { deps: { inline: ["trongtai"] } } } : {}),
    };
    here.put("vitest.config.js", `export default { test: ${JSON.stringify(options)} };`);
    await here.tool("vitest/vitest.mjs", ["run"], { node });
    const name = `Vitest ${here.version("vitest")}, ${document} ${here.version(document)}`;
    rows.push({ environment: inline ? `${name}, inlined` : name, told: told(here), page: true });
  }
  return rows;
}

/** @type {Record<string, import("./programs.mjs").Environment>} */
export const RUNNERS = {
  "jest-jsdom": ({ tarball }) => jest(tarball, "jsdom"),
  "jest-node": ({ tarball }) => jest(tarball, "node"),
  "vitest-jsdom": ({ tarball }) => vitest(tarball, "jsdom"),
  "vitest-jsdom-newest": ({ tarball }) => vitest(tarball, "jsdom", { newest: true }),
  "vitest-happy-dom": ({ tarball }) => vitest(tarball, "happy-dom"),
  "vitest-happy-dom-newest": ({ tarball }) => vitest(tarball, "happy-dom", { newest: true }),
};
