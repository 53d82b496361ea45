import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { bundled } from "../bundle.mjs";

const unit = "KiB br";

/** @type {import("../metrics.mjs").Metric} */
export const size = {
  once: true,
  rows: [
    { id: "size.all", title: "download, everything in (index.js)", unit },
    { id: "size.slim", title: "download, slim.js + engine.wasm", unit },
    { id: "size.xiangqi", title: "download, xiangqi.js", unit },
    { id: "size.chess", title: "download, chess.js", unit },
    { id: "size.slim-xiangqi", title: "download, slim.js + xiangqi.wasm", unit },
    { id: "size.slim-chess", title: "download, slim.js + chess.wasm", unit },
  ],
  measure: async ({ page, builds = {} }) => {
    /** @type {import("../metrics.mjs").Values} */
    const values = {
      "size.all":
        page.source === undefined
          ? kib(Object.values(page.files ?? {}).map((file) => readFileSync(file)))
          : kib([await bundled(page.source)]),
    };
    for (const [row, files] of Object.entries(builds)) values[row] = kib(files.map((file) => readFileSync(file)));
    return values;
  },
};

/**
 * What they are on the wire, each compressed by itself.
 *
 * @param {Uint8Array[]} contents
 */
function kib(contents) {
  const sizes = contents.map((content) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    return brotliCompressSync(content, { params }).length;
  });
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024;
}
