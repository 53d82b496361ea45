// What is measured, in the order of the table.
import { browser } from "./metrics/browser.mjs";
import { calls } from "./metrics/calls.mjs";
import { cold } from "./metrics/cold.mjs";
import { judging } from "./metrics/judging.mjs";
import { memory } from "./metrics/memory.mjs";
import { moves } from "./metrics/moves.mjs";
import { perft } from "./metrics/perft.mjs";
import { program } from "./metrics/program.mjs";
import { records } from "./metrics/records.mjs";
import { replay } from "./metrics/replay.mjs";
import { size } from "./metrics/size.mjs";
import { winnable } from "./metrics/winnable.mjs";

/**
 * @typedef {{ text: string, note: string }} Told What stands in the place of a number, and why.
 * @typedef {Record<string, number | Told>} Values By row. A library that lacks something has no value for it.
 * @typedef {Record<string, Values>} ByRow The same of all libraries: by row and then by library.
 * @typedef {{ id: string, title: string, unit: string }} Row
 */

/**
 * @typedef {object} Given
 * @property {import("./library.mjs").Load} load
 * @property {() => import("./work.mjs").Work} work
 * @property {(values: Values) => void} answer For values before the last: the last answer counts.
 */

/**
 * @typedef {object} Metric
 * @property {Row[]} rows
 * @property {boolean} [once] The same in every round.
 * @property {boolean} [together] Several libraries at a time.
 * @property {boolean} [wanted] Only where it is asked for by name.
 * @property {number} [processes] In a round; one unless told.
 * @property {() => string | undefined} [missing] What it needs and does not have.
 * @property {(library: import("./library.mjs").Library) => boolean} [applies]
 * @property {(library: import("./library.mjs").Library, given: Given) => Promise<Values>} measure
 */

/** @type {Record<string, Metric>} */
export const METRICS = { size, cold, browser, perft, moves, replay, records, program, memory, calls, judging, winnable };

export const NAMES = Object.keys(METRICS);
export const USUAL = NAMES.filter((name) => METRICS[name].wanted !== true);
