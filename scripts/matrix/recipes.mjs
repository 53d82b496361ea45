// The programs in examples/: checked by the types of their frameworks, built as their users build them, and played.
import { spawn } from "node:child_process";
import { cpSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { serve } from "../../www/e2e/serve.mjs";
import { Failure, at, messageOf } from "../lib.mjs";
import { visited } from "./browser.mjs";
import { ENTRIES } from "./programs.mjs";
import { project } from "./projects.mjs";
import { freePort, patiently } from "./waiting.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./projects.mjs").Project} Project */

const WITHOUT = Object.keys(ENTRIES).filter((entry) => entry !== "trongtai/board");

/**
 * @typedef {object} Recipe
 * @property {Record<string, string>} tools
 * @property {string} named The tool whose version names the row.
 * @property {[script: string, ...args: string[]]} check What checks the types.
 */

/** @type {Record<string, Recipe>} */
const FRAMEWORKS = {
  react: {
    tools: { react: "19", "react-dom": "19", "@types/react": "19", "@types/react-dom": "19", vite: "8", typescript: "6" },
    named: "react",
    check: ["typescript/bin/tsc", "-p", "."],
  },
  vue: {
    tools: { vue: "3", "@vitejs/plugin-vue": "6", "vue-tsc": "3", vite: "8", typescript: "6" },
    named: "vue",
    check: ["vue-tsc/bin/vue-tsc.js", "-p", "."],
  },
  svelte: {
    tools: { svelte: "5", "@sveltejs/vite-plugin-svelte": "7", "svelte-check": "4", vite: "8", typescript: "6" },
    named: "svelte",
    check: ["svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
  },
};

/** What a wrong use of the element looks like: each must be refused, or the types say nothing. */
const WRONG = [/game="chess"/, `game="shogi"`];

/**
 * The files of an example in the project.
 *
 * @param {Project} here
 * @param {string} name
 */
function put(here, name) {
  for (const file of readdirSync(at("examples", name)))
    cpSync(at("examples", name, file), path.join(here.folder, file), { recursive: true });
}

/**
 * A fault of one recipe, or nothing.
 *
 * @param {string} environment
 * @param {() => Promise<void>} work
 * @returns {Promise<import("./programs.mjs").Row>}
 */
async function row(environment, work) {
  const fault = await work().then(
    () => undefined,
    (error) => messageOf(error).split("\n")[0],
  );
  return { environment, faults: { "trongtai/board": fault }, without: WITHOUT };
}

/**
 * Taps squares one after the other.
 *
 * @param {Page} page
 * @param {string[]} squares
 */
async function tap(page, ...squares) {
  for (const square of squares) await page.locator(`[data-square="${square}"]`).click();
}

/**
 * @param {Page} page
 * @param {string} selector
 * @param {string} text
 */
async function says(page, selector, text) {
  await page.waitForFunction(([where, wanted]) => document.querySelector(where)?.textContent?.includes(wanted), [selector, text], {
    timeout: 10_000,
  });
}

/**
 * @param {Page} page
 * @param {string} square
 * @param {string} piece
 */
async function stands(page, square, piece) {
  await page.locator(`[data-square="${square}"][data-piece="${piece}"]`).waitFor({ timeout: 10_000 });
}

/**
 * The same of every framework: a move is told, a refusal has its reason, and the page takes a move back.
 *
 * @param {Page} page
 */
async function played(page) {
  await tap(page, "g1", "f3");
  await says(page, "output", "Nf3");
  await says(page, "p", "g1f3");
  await tap(page, "f8", "c5");
  await says(page, "output", "the way is blocked");
  await page.getByText("Take back").click();
  await stands(page, "g1", "N");
  const shapes = await page.evaluate(() => /** @type {any} */ (document.querySelector("trongtai-board")).shapes.length);
  if (shapes !== 1) throw new Failure(`${shapes} shapes on the board`);
}

/**
 * @param {string} tarball
 * @param {string} name
 */
async function framework(tarball, name) {
  const { tools, named, check } = FRAMEWORKS[name];
  const here = await project(`recipe-${name}`, tarball, tools);
  put(here, name);
  return row(`${name} ${here.version(named)}`, async () => {
    const [script, ...args] = check;
    await here.tool(script, args);
    const source = readdirSync(here.folder).find((file) => file.startsWith("Table.")) ?? "";
    const text = readFileSync(path.join(here.folder, source), "utf8");
    here.put(source, text.replace(WRONG[0], String(WRONG[1])));
    const isRefused = await here.tool(script, args).then(
      () => false,
      () => true,
    );
    here.put(source, text);
    if (!isRefused) throw new Failure(`the types allow ${WRONG[1]}`);
    await here.tool("vite/bin/vite.js", ["build", "--outDir", "out", "--logLevel", "error"]);
    const server = await serve(path.join(here.folder, "out"));
    await visited(server.address, played).finally(() => server.close());
  });
}

/** @param {Project} plain */
const onPlainPage = (plain) =>
  row("plain page", async () => {
    put(plain, "plain");
    const server = await serve(plain.folder);
    await visited(server.address, async (page) => {
      await tap(page, "h2", "e2");
      await says(page, "output", "C2=5 was played.");
      await says(page, "ol", "C2=5");
      await page.getByText("Take back").click();
      await stands(page, "h2", "C");
    }).finally(() => server.close());
  });

/** @param {Project} plain */
const overServer = (plain) =>
  row("play over a server", async () => {
    put(plain, "server");
    const port = await freePort();
    const server = spawn(process.execPath, ["server.mjs", String(port)], { cwd: plain.folder, stdio: "ignore" });
    const address = `http://127.0.0.1:${port}/`;
    try {
      await patiently(
        () => fetch(address),
        () => server.exitCode !== null && "the server ended",
      );
      await visited(address, async (red) => {
        await says(red, "output", "red");
        await visited(address, async (black) => {
          await says(black, "output", "black");
          // Black cannot move Red's pieces, and says what to play next.
          await tap(black, "h2", "e2");
          await tap(black, "h9", "g7");
          await tap(red, "h2", "e2");
          for (const page of [red, black]) {
            await stands(page, "e2", "C");
            await stands(page, "g7", "n");
          }
        });
      });
    } finally {
      server.kill();
    }
  });

/** @type {Record<string, import("./programs.mjs").Environment>} */
export const RECIPES = {
  "recipe-plain": async ({ plain }) => [await onPlainPage(plain), await overServer(plain)],
  ...Object.fromEntries(
    Object.keys(FRAMEWORKS).map((name) => [
      `recipe-${name}`,
      /** @param {{ tarball: string }} given */
      async ({ tarball }) => [await framework(tarball, name)],
    ]),
  ),
};
