// The README and its examples.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { at } from "../../scripts/lib.mjs";

export const readme = readFileSync(at("README.md"), "utf8");
export const blocks = [...readme.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language, code]) => ({ language, code }));

/** An example in which every value after an arrow is compared with what stands before it. */
export function withAssertions(code) {
  let values = 0;
  const checked = code.replace(/^(.+?);\s*\/\/ → (.+)$/gm, (_, expression, value) => {
    values++;
    return `assert.deepEqual(${expression}, ${value});`;
  });
  assert.ok(values > 0, "an example that shows no value");
  return checked;
}
