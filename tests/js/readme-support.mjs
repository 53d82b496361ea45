// The examples of the README and of the documentation's pages, and of the comments in the package's declarations.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { at, files } from "../../scripts/lib.mjs";

export const readme = readFileSync(at("README.md"), "utf8");

/** The README and the pages that are written by hand. */
export const pages = [
  at("README.md"),
  ...["guide", "migrate", "rules"].flatMap((folder) => files(at("docs", folder))).filter((file) => file.endsWith(".md")),
].map((file) => ({ file, name: path.relative(at(), file), text: readFileSync(file, "utf8") }));

export const blocks = pages.flatMap(({ name, text }) =>
  [...text.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language, code]) => ({ name, language, code })),
);

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
