import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { Failure, messageOf } from "../lib.mjs";
import { IDS } from "./library.mjs";
import { NAMES, USUAL } from "./metrics.mjs";

const ROUNDS = 3;

export const HELP = `npm run bench [-- OPTIONS]: this package beside other libraries, in one table

  --rounds N         how often everything is measured, medians are told; ${ROUNDS} unless told
  --only IDS         these libraries: ${IDS.join(" ")}
  --metrics NAMES    these measures: ${NAMES.join(" ")}
                     (${NAMES.filter((name) => !USUAL.includes(name)).join(" and ")} only where they are named)
  --before FOLDER    a dist folder of an earlier build as a column of its own, and how the present one compares
  --native           the benches in Rust too
  --json FILE        all numbers in a file
  --markdown         the table in Markdown
  --help             this

Lists are separated by commas. The peers are installed into .cache/bench/peers by the first run.`;

const OPTIONS = /** @type {const} */ ({
  rounds: { type: "string" },
  only: { type: "string" },
  metrics: { type: "string" },
  before: { type: "string" },
  native: { type: "boolean", default: false },
  json: { type: "string" },
  markdown: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
});

/**
 * Names out of those that there are, in their order.
 *
 * @param {string} option
 * @param {string} given
 * @param {string[]} all
 */
function chosen(option, given, all) {
  const names = given.split(",").filter(Boolean);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0 || names.length === 0)
    throw new Failure(`--${option} does not know "${unknown.join(",")}"; there are: ${all.join(" ")}`);
  return all.filter((name) => names.includes(name));
}

/**
 * @typedef {object} Given
 * @property {string} [rounds]
 * @property {string} [only]
 * @property {string} [metrics]
 * @property {string} [json]
 * @property {string} [before]
 * @property {boolean} [native]
 * @property {boolean} [markdown]
 * @property {boolean} [help]
 */

/** @param {string[]} args */
function parsed(args) {
  try {
    return /** @type {Given} */ (parseArgs({ args, options: OPTIONS }).values);
  } catch (error) {
    throw new Failure(`${messageOf(error)} (--help tells all options)`);
  }
}

/**
 * What the command line asks for.
 *
 * @param {string[]} args
 */
export function options(args) {
  const { rounds = String(ROUNDS), only, metrics, ...others } = parsed(args);
  const { before } = others;
  if (before !== undefined && !existsSync(path.join(before, "index.js"))) throw new Failure(`--before: there is no build in ${before}`);
  if (!/^[1-9]\d?$/.test(rounds)) throw new Failure("--rounds takes a number from 1 to 99");
  return {
    ...others,
    rounds: Number(rounds),
    only: only === undefined ? IDS : chosen("only", only, IDS),
    metrics: metrics === undefined ? USUAL : chosen("metrics", metrics, NAMES),
  };
}
