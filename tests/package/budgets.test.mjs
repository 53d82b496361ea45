// What a download may weigh. `target` is what is aimed at and told when it is missed; `most` is a little more than it takes now, so that
// nothing grows unseen. Whoever makes something lighter lowers `most`.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { at } from "../../scripts/lib.mjs";

/** @param {Uint8Array} bytes */
const kib = (bytes) => brotliCompressSync(bytes).length / 1024;

/**
 * KiB with brotli.
 *
 * @type {Record<string, { target?: number, most: number }>}
 */
const FILES = {
  "index.js": { target: 95, most: 173 },
  "xiangqi.js": { most: 129 },
  "chess.js": { most: 112.8 },
  "slim.js": { most: 38.5 },
  "workerd.js": { most: 38 },
  "trongtai.js": { target: 95, most: 173.5 },
  "js.js": { most: 233 },
  "words.js": { most: 21.5 },
  "board.js": { most: 28 },
  "board-hanzi.js": { most: 4.5 },
  // With its tools, its style, and its words in four languages.
  "board-setting-up.js": { most: 4 },
  "board-sketch.js": { most: 1 },
  "board-sound.js": { most: 1 },
  "board-vi.js": { most: 3.5 },
  "board-zh.js": { most: 3.5 },
  "board-zh-hant.js": { most: 3.5 },
  // With the diagrams that `board.js` imports from beside it.
  "trongtai-board.js": { most: 28.5 },
  "diagram.js": { most: 12 },
  "engine.wasm": { most: 131 },
  "xiangqi.wasm": { most: 88.5 },
  "chess.wasm": { most: 72 },
};

/** What a bundler ships to a page that plays and judges, and reads no records. */
const USED = {
  index: { target: 84, most: 148 },
  xiangqi: { target: 64, most: 105 },
  chess: { target: 48, most: 88 },
};

/**
 * @param {import("node:test").TestContext} t
 * @param {string} name
 * @param {number} size
 * @param {{ target?: number, most: number }} budget
 */
function weigh(t, name, size, { target, most }) {
  const missed = target !== undefined && size > target ? `, ${(size - target).toFixed(1)} over the target of ${target}` : "";
  t.diagnostic(`${name}: ${size.toFixed(1)} KiB with brotli${missed}`);
  assert.ok(size <= most, `${name}: ${size.toFixed(1)} KiB of ${most}`);
}

for (const [name, budget] of Object.entries(FILES)) {
  test(`${name} is no larger than it may be`, (t) => weigh(t, name, kib(readFileSync(at("dist", name))), budget));
}

for (const [entry, budget] of Object.entries(USED)) {
  test(`a page that uses Game of ${entry} without records`, async (t) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { Game } from "./dist/${entry}.js";
        const game = new Game("${entry === "chess" ? "chess" : "xiangqi"}");
        document.body.textContent = JSON.stringify([game.legalMoves(), game.explain("a1a1"), game.status()]);`,
        resolveDir: at(),
      },
      bundle: true,
      minify: true,
      format: "esm",
      write: false,
    });
    weigh(t, `used of ${entry}.js`, kib(outputFiles[0].contents), budget);
  });
}
