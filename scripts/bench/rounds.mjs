// Measuring processes, one after the other. Rounds are outermost, so that a noisy minute falls on all libraries.
import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { at } from "../lib.mjs";
import { median } from "./clock.mjs";
import { OURS } from "./library.mjs";
import { METRICS } from "./metrics.mjs";

/** @typedef {import("./library.mjs").Library} Library */
/** @typedef {import("./metrics.mjs").Values} Values */
/** @typedef {import("./metrics.mjs").Told} Told */
/** @typedef {{ round: number, metric: string, library: Library }} Task */
/** @typedef {{ values?: Values, complaint: string }} Answer */

const CHILD = at("scripts", "bench", "child.mjs");
const MINUTES = 5;

/**
 * What a measuring process answers, or what it complains of.
 *
 * @param {Library} library
 * @param {string} metric
 * @returns {Promise<Answer>}
 */
function measured(library, metric) {
  return new Promise((resolve) => {
    const child = fork(CHILD, [library.id, metric], { stdio: ["ignore", "ignore", "pipe", "ipc"], timeout: MINUTES * 60_000 });
    /** @type {Values | undefined} */
    let values;
    let complaint = "";
    child.stderr?.setEncoding("utf8").on("data", (text) => (complaint = (complaint + text).slice(-4_000)));
    child.on("message", (message) => (values = /** @type {Values} */ (message)));
    child.on("close", (code, signal) => resolve({ values, complaint: `${complaint.trim()}\n${signal ?? `code ${code}`}` }));
  });
}

/**
 * What runs at a time.
 *
 * @param {Library[]} libraries
 * @param {string[]} names
 * @param {number} rounds
 */
export function schedule(libraries, names, rounds) {
  /** @type {Task[][]} */
  const groups = [];
  for (let round = 1; round <= rounds; round++) {
    for (const name of names) {
      const { once = false, together = false, processes = 1, applies = () => true } = METRICS[name];
      if (once && round > 1) continue;
      const tasks = libraries.filter(applies).map((library) => ({ round, metric: name, library }));
      if (together) groups.push(tasks);
      else for (let i = 0; i < processes; i++) groups.push(...tasks.map((task) => [task]));
    }
  }
  return groups;
}

/**
 * Does the work with so many tasks at a time. The last are first: the slowest library is the last, and would run on alone.
 *
 * @template T
 * @param {T[]} tasks
 * @param {number} width
 * @param {(task: T) => Promise<void>} work
 */
async function inParallel(tasks, width, work) {
  const left = [...tasks];
  const worker = async () => {
    for (let task = left.pop(); task !== undefined; task = left.pop()) await work(task);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/**
 * Rows of which this package gave no value, or that no metric has: it does everything that is measured.
 *
 * @param {string} metric
 * @param {Values} values
 */
export function astray(metric, values) {
  const rows = METRICS[metric].rows.map(({ id }) => id);
  return [...rows.filter((id) => !(id in values)), ...Object.keys(values).filter((id) => !rows.includes(id))];
}

/**
 * Numbers become their median; what was told in the place of one stays.
 *
 * @param {(number | Told)[]} values
 */
export function settled(values) {
  return values.find((value) => typeof value !== "number") ?? median(/** @type {number[]} */ (values));
}

/**
 * What is wrong with the answer of a measuring process, if anything.
 *
 * @param {Task} task
 * @param {Answer} answer
 */
function complaintOf({ metric, library }, { values, complaint }) {
  if (values === undefined) return complaint;
  const rows = library.id === OURS ? astray(metric, values) : [];
  return rows.length === 0 ? undefined : `rows and values differ: ${rows.join(" ")}`;
}

/** @typedef {{ id: string, metric: string, why: string }} Failed A measuring process that did not do what it should. */

/**
 * All that was measured, by row and library.
 *
 * @param {Library[]} libraries
 * @param {string[]} names
 * @param {number} rounds
 * @param {(text: string) => void} tell
 * @returns {Promise<{ values: import("./metrics.mjs").ByRow, failures: Failed[] }>}
 */
export async function measureAll(libraries, names, rounds, tell) {
  /** @type {Record<string, Record<string, (number | Told)[]>>} */
  const found = {};
  /** @type {Failed[]} */
  const failures = [];
  /**
   * @param {Task} task
   * @param {Answer} answer
   */
  const take = (task, answer) => {
    const { id } = task.library;
    for (const [row, value] of Object.entries(answer.values ?? {})) {
      found[row] ??= {};
      found[row][id] ??= [];
      found[row][id].push(value);
    }
    const why = complaintOf(task, answer);
    if (why === undefined) return;
    tell(`✗ ${task.metric} of ${id}: ${why}`);
    failures.push({ id, metric: task.metric, why: why.split("\n").find((line) => line.includes("Error")) ?? why });
  };
  const groups = schedule(libraries, names, rounds);
  const told = new Set();
  for (const [index, group] of groups.entries()) {
    await inParallel(group, Math.min(2, availableParallelism()), async (task) => {
      const now = `round ${task.round} of ${rounds}, ${task.metric}: ${task.library.id}`;
      if (!told.has(now)) tell(`${String(Math.round((100 * index) / groups.length)).padStart(3)} %  ${now}`);
      told.add(now);
      take(task, await measured(task.library, task.metric));
    });
  }
  /** @param {Record<string, (number | Told)[]>} byLibrary */
  const settledRow = (byLibrary) => Object.fromEntries(Object.entries(byLibrary).map(([id, list]) => [id, settled(list)]));
  return { values: Object.fromEntries(Object.entries(found).map(([row, byLibrary]) => [row, settledRow(byLibrary)])), failures };
}
