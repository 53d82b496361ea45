// The one table: a row a measure, a column a library, then the target.
import { BEFORE, OURS } from "./library.mjs";
import { judged, targetOf } from "./targets.mjs";

/** @typedef {Pick<import("./library.mjs").Library, "id" | "version">} Column */
/** @typedef {import("./metrics.mjs").Row} Row */
/** @typedef {import("./metrics.mjs").ByRow} ByRow */
/** @typedef {{ head: [names: string[], versions: string[]], body: string[][][] }} Table */

const NOTHING = "–";
const SIGNS = { "at most": "≤", "at least": "≥" };

/**
 * A number with two or three figures, or all of its whole ones.
 *
 * @param {number} value
 */
export function figure(value) {
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString("en");
  if (size >= 0.1 || size === 0) return value.toFixed(size < 10 ? 2 : 1);
  return value.toPrecision(2);
}

/** @param {number | import("./metrics.mjs").Told | undefined} value */
const cell = (value) => (value === undefined ? NOTHING : typeof value === "number" ? figure(value) : value.text);

/**
 * @param {string} row
 * @param {import("./metrics.mjs").Values} values
 */
function targetCells(row, values) {
  const target = targetOf(row);
  if (target === undefined) return ["", ""];
  const { limit, met } = judged(target, values);
  const bound = limit === undefined ? `${target.bound} × ${target.of}` : figure(limit);
  return [`${SIGNS[target.direction]} ${bound}`, met === undefined ? NOTHING : met ? "ok" : "missed"];
}

/**
 * What became of a value since the build before.
 *
 * @param {import("./metrics.mjs").Values} values
 */
function ratio({ [OURS]: now, [BEFORE]: before }) {
  return typeof now === "number" && typeof before === "number" ? (now / before).toFixed(2) : NOTHING;
}

/**
 * The table as texts.
 *
 * @param {Column[]} libraries
 * @param {Row[][]} groups Rows that belong together.
 * @param {ByRow} values
 * @returns {Table}
 */
export function cells(libraries, groups, values) {
  const compares = libraries.some(({ id }) => id === BEFORE);
  /** @param {string[]} column */
  const compared = (column) => (compares ? column : []);
  /** @type {Table["head"]} */
  const head = [
    ["", "unit", ...libraries.map(({ id }) => id), ...compared(["now/before"]), "target", ""],
    ["", "", ...libraries.map(({ version = "" }) => version), ...compared([""]), "", ""],
  ];
  const body = groups.map((rows) =>
    rows.map(({ id, title, unit }) => {
      const found = values[id] ?? {};
      const own = libraries.map((library) => cell(found[library.id]));
      return [title, unit, ...own, ...compared([ratio(found)]), ...targetCells(id, found)];
    }),
  );
  return { head, body };
}

/**
 * In columns, for a terminal.
 *
 * @param {Table} table
 */
export function plain({ head, body }) {
  const lines = [...head, ...body.flat()];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const last = widths.length - 1;
  /** @param {string[]} line */
  const text = (line) =>
    line
      .map((cell, column) => (column < 2 || column === last ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join("  ")
      .trimEnd();
  const rule = "─".repeat(widths.reduce((sum, width) => sum + width, 2 * last));
  return [...head.map(text), ...body.flatMap((rows) => [rule, ...rows.map(text)])].join("\n");
}

/**
 * The same in Markdown.
 *
 * @param {Table} table
 */
export function markdown({ head: [names, versions], body }) {
  /** @param {string[]} line */
  const row = (line) => `| ${line.join(" | ")} |`;
  const heads = names.map((name, column) => [name, versions[column]].filter(Boolean).join(" "));
  const marks = names.map((_, column) => (column < 2 || column === names.length - 1 ? "---" : "--:"));
  return [heads, marks, ...body.flat()].map(row).join("\n");
}

/**
 * Why cells hold words or nothing, one line each.
 *
 * @param {Column[]} libraries
 * @param {Row[][]} groups
 * @param {ByRow} values
 * @param {import("./rounds.mjs").Failed[]} failures
 */
export function notes(libraries, groups, values, failures) {
  const words = groups.flat().flatMap(({ id, title }) =>
    libraries.flatMap((library) => {
      const value = values[id]?.[library.id];
      return typeof value === "object" ? [`${library.id}, ${title}: ${value.text}, ${value.note}`] : [];
    }),
  );
  return [...words, ...failures.map(({ id, metric, why }) => `${id}, ${metric}: failed, ${why}`)];
}
