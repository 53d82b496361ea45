// How fast the built package is, and other libraries beside it: `npm run bench`, `--help` tells the options. The table goes
// to the standard output, progress to the other.
import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { at, isMain, main, run } from "./lib.mjs";
import { BEFORE, BEFORE_FOLDER, IDS, OURS, libraryOf } from "./bench/library.mjs";
import { METRICS } from "./bench/metrics.mjs";
import { NATIVE_PEERS, NATIVE_ROWS, native } from "./bench/native.mjs";
import { HELP, options } from "./bench/options.mjs";
import { install } from "./bench/peers.mjs";
import { measureAll } from "./bench/rounds.mjs";
import { cells, markdown, notes, plain } from "./bench/table.mjs";
import { judged, targetOf } from "./bench/targets.mjs";
import { prepare } from "./bench/work.mjs";

/** @typedef {import("./bench/library.mjs").Library} Library */
/** @typedef {import("./bench/metrics.mjs").Row} Row */
/** @typedef {import("./bench/metrics.mjs").ByRow} ByRow */

const started = performance.now();
/** @param {string} text */
const tell = (text) => console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);

/**
 * The libraries that are asked for and there.
 *
 * @param {string[]} only
 */
async function libraries(only) {
  const all = await Promise.all(IDS.map(libraryOf));
  const { version } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  const wanted = all.filter(({ id }) => only.includes(id)).map((library) => (library.id === OURS ? { ...library, version } : library));
  if (wanted.every(({ id }) => id === OURS)) return wanted;
  tell("the peers are installed, unless they are there");
  const complaint = install(all.filter(({ id }) => id !== OURS));
  if (complaint === undefined) return wanted;
  tell(`the peers cannot be installed, so this package is measured alone: ${complaint}`);
  return wanted.filter(({ id }) => id === OURS);
}

/**
 * The names of the metrics that can be measured here.
 *
 * @param {string[]} names
 */
const measurable = (names) =>
  names.filter((name) => {
    const missing = METRICS[name].missing?.();
    if (missing !== undefined) tell(`${name} is left out: ${missing}`);
    return missing === undefined;
  });

/** @param {number} rounds */
function caption(rounds) {
  const load = os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(" ");
  return `Node ${process.versions.node}, ${os.cpus().length} × ${os.cpus()[0]?.model ?? "unknown"}, load ${load}; medians, rounds: ${rounds}`;
}

const LEGEND = `Time is the thread's own; cold starts and trongtai validate are on the wall clock. A cold start is taken inside a new process, or
a new page of Chromium that has settled, from before the import until the first list is there. Peers judge by their own rules,
as fully as they can, and read xiangqi in their own letters. –: there is no such function, or it was not measured. M/s: million
leaves a second.`;

/**
 * @param {Library[]} columns
 * @param {Row[][]} groups
 * @param {ByRow} values
 * @param {import("./bench/rounds.mjs").Failed[]} failures
 * @param {number} rounds
 */
function numbers(columns, groups, values, failures, rounds) {
  const rows = groups.flat().map(({ id, title, unit }) => {
    const target = targetOf(id);
    return { id, title, unit, values: values[id] ?? {}, ...(target === undefined ? {} : { target, ...judged(target, values[id] ?? {}) }) };
  });
  return JSON.stringify(
    { caption: caption(rounds), libraries: Object.fromEntries(columns.map(({ id, version }) => [id, version])), rows, failures },
    null,
    2,
  );
}

/** @param {ReturnType<typeof options>} asked */
async function bench(asked) {
  if (asked.help) return console.log(HELP);
  await run(process.execPath, [at("scripts", "build.mjs")], { out: process.stderr });
  const columns = await libraries(asked.only);
  if (asked.before !== undefined) {
    process.env[BEFORE_FOLDER] = asked.before;
    columns.splice(1, 0, await libraryOf(BEFORE));
  }
  await prepare();
  const ofRust = asked.native ? await native(tell) : {};
  const { values: measured, failures } = await measureAll(columns, measurable(asked.metrics), asked.rounds, tell);
  const values = { ...measured, ...ofRust };
  const groups = [...asked.metrics.map((name) => METRICS[name].rows), ...(asked.native ? [NATIVE_ROWS] : [])];
  const shown = asked.native ? [...columns, ...NATIVE_PEERS] : columns;
  const table = cells(shown, groups, values);
  console.log(
    [
      caption(asked.rounds),
      "",
      asked.markdown ? markdown(table) : plain(table),
      "",
      LEGEND,
      ...notes(columns, groups, values, failures),
    ].join("\n"),
  );
  if (asked.json !== undefined) writeFileSync(asked.json, `${numbers(columns, groups, values, failures, asked.rounds)}\n`);
  if (failures.some(({ id }) => id === OURS)) process.exitCode = 1;
}

if (isMain(import.meta.url)) await main(() => bench(options(process.argv.slice(2))));
