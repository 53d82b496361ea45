// The package in every place where JavaScript runs: packed, installed into empty projects, used, and told in one table.
// `npm run test:matrix -- NAME…` tries only the environments whose names begin so, `--quick` those that need no tool
// beside the project's own.
import { Failure, isMain, main, messageOf } from "./lib.mjs";
import { build } from "./build.mjs";
import { closeBrowser } from "./matrix/browser.mjs";
import { BUNDLERS } from "./matrix/bundlers.mjs";
import { NATIVE } from "./matrix/native.mjs";
import { PAGES } from "./matrix/pages.mjs";
import { ENTRIES, fault } from "./matrix/programs.mjs";
import { NotHad, pack, project } from "./matrix/projects.mjs";
import { RECIPES } from "./matrix/recipes.mjs";
import { RUNNERS } from "./matrix/runners.mjs";
import { RUNTIMES } from "./matrix/runtimes.mjs";
import { TYPES } from "./matrix/types.mjs";
import { setup } from "./setup.mjs";

/** @typedef {import("./matrix/programs.mjs").Environment} Environment */
/** @typedef {import("./matrix/programs.mjs").Row} Row */
/** @typedef {Record<string, string | null | undefined>} Cells What is wrong with each entry. */
/** @typedef {{ environment: string, cells?: Cells, notHad?: string }} Tried */

/** @type {Record<string, Environment>} */
const ENVIRONMENTS = { ...RUNTIMES, ...RUNNERS, ...NATIVE, ...PAGES, ...BUNDLERS, ...RECIPES, ...TYPES };
const QUICK = ["node", "pages", "webkit", "esbuild", "vite-build", "recipe-plain", "recipe-react", "recipe-vue", "recipe-svelte", "types"];

/**
 * The cells of a row: what is wrong with each entry, undefined for nothing and `null` for what is not tried.
 *
 * @param {Omit<Row, "environment">} row
 * @returns {Cells}
 */
function judged({ told, faults, whole, without = [], wasm, page }) {
  return Object.fromEntries(
    Object.keys(ENTRIES).map((entry) => {
      if (without.includes(entry)) return [entry, null];
      if (told instanceof Error) return [entry, told.message];
      if (told !== undefined) return [entry, fault(entry, told[entry], { wasm, page })];
      return [entry, faults === undefined ? whole : faults[entry]];
    }),
  );
}

/**
 * Tries one environment; what fails as a whole is one row.
 *
 * @param {string} name
 * @param {Parameters<Environment>[0]} given
 * @returns {Promise<Tried[]>}
 */
async function tried(name, given) {
  try {
    return (await ENVIRONMENTS[name](given)).map((row) => ({ ...row, cells: judged(row) }));
  } catch (error) {
    if (error instanceof NotHad) return [{ environment: name, notHad: error.message }];
    if (!(error instanceof Failure)) console.error(error);
    return [{ environment: name, cells: judged({ whole: messageOf(error).split("\n")[0] }) }];
  }
}

/** @param {string | null | undefined} cell */
const shown = (cell) => (cell === null ? "–" : cell === undefined ? "ok" : "FAIL");

/** @param {Tried[]} rows */
function table(rows) {
  const heads = ["", ...Object.keys(ENTRIES)];
  const lines = rows.map(({ environment, cells = {}, notHad }) => [
    environment,
    ...Object.keys(ENTRIES).map((entry, place) => (notHad === undefined ? shown(cells[entry]) : place === 0 ? "could not be had" : "")),
  ]);
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column].length)));
  /** @param {string[]} cells */
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  console.log([line(heads), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...lines.map(line)].join("\n"));
}

/**
 * Tries the environments and throws when one fails. `wanted` are beginnings of names; none means all.
 *
 * @param {string[]} wanted
 * @param {{ quick?: boolean }} [options]
 */
export async function matrix(wanted, { quick = false } = {}) {
  const names = Object.keys(ENVIRONMENTS).filter((name) =>
    wanted.length === 0 ? !quick || QUICK.includes(name) : wanted.some((start) => name.startsWith(start)),
  );
  if (names.length === 0) throw new Failure(`no environment is called so; there are: ${Object.keys(ENVIRONMENTS).join(" · ")}`);
  const tarball = await pack();
  const given = { tarball, plain: await project("plain", tarball) };
  /** @type {Tried[]} */
  const rows = [];
  try {
    for (const name of names) {
      const start = performance.now();
      rows.push(...(await tried(name, given)));
      console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  } finally {
    await closeBrowser();
  }
  console.log();
  table(rows);
  for (const { environment, notHad } of rows) if (notHad !== undefined) console.log(`\n${environment} could not be had: ${notHad}`);
  const failures = rows.flatMap(({ environment, cells = {} }) =>
    Object.entries(cells)
      .filter(([, cell]) => typeof cell === "string")
      .map(([entry, cell]) => `${environment}: ${entry}: ${cell}`),
  );
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  if (failures.length > 0) throw new Failure(`${failures.length} entries fail, in ${rows.length} environments`);
  console.log(`\n✓ ${rows.length} environments`);
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const args = process.argv.slice(2);
    const wanted = args.filter((arg) => arg !== "--quick");
    const tools = await setup({ browser: true });
    process.env.CHROMIUM = tools.chromium;
    if (tools.webkit !== undefined) process.env.WEBKIT = JSON.stringify(tools.webkit);
    await build(tools);
    await matrix(wanted, { quick: args.includes("--quick") });
  });
}
