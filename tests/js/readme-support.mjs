// The examples of the README, and of the comments in the package's declarations.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { at } from "../../scripts/lib.mjs";

export const readme = readFileSync(at("README.md"), "utf8");
export const blocks = [...readme.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language, code]) => ({ language, code }));

/**
 * The examples in the comments of declarations, which need no import of what is declared there.
 *
 * @param {string} declarations
 */
export const examplesIn = (declarations) =>
  [...declarations.matchAll(/^ *\* ```ts\n([\s\S]*?)^ *\* ```$/gm)].map(([, lines]) => lines.replace(/^ *\* ?/gm, ""));

/**
 * An example in which every value after an arrow is compared with what stands before it.
 *
 * @param {string} code
 */
export function withAssertions(code) {
  let values = 0;
  const checked = code.replace(/^(.+?);\s*\/\/ → (.+)$/gm, (_, expression, value) => {
    values++;
    return `assert.deepEqual(${expression}, ${value});`;
  });
  assert.ok(values > 0, "an example that shows no value");
  return checked;
}
