// The documentation for those who run the demo: built when it is first asked for, since few do and its packages take their time.
import { existsSync } from "node:fs";
import { at, messageOf, run } from "../lib.mjs";

const WORDS = {
  building:
    "Tài liệu đang được tạo, chờ khoảng một phút … · The documentation is being built, for about a minute … · 正在生成文档，约需一分钟……",
  failed: "Không tạo được tài liệu · The documentation could not be built · 无法生成文档",
};

/**
 * @param {string} text
 * @param {boolean} again
 */
const page = (text, again) =>
  `<!doctype html><meta charset="utf-8">${again ? '<meta http-equiv="refresh" content="4">' : ""}<title>Trọng tài</title><p>${text}</p>`;

/**
 * A part of the preview server.
 *
 * @returns {import("vite").Plugin}
 */
export function docsOnDemand() {
  /** @type {"not yet" | "building" | "failed"} */
  let state = "not yet";
  return {
    name: "documentation on demand",
    configurePreviewServer(server) {
      server.middlewares.use("/docs", (_, answer, next) => {
        if (existsSync(at("www", "dist", "docs", "index.html"))) return next();
        if (state === "not yet") {
          state = "building";
          run(process.execPath, [at("scripts", "docs.mjs"), "--beside"]).catch((error) => {
            state = "failed";
            console.error(`\n✗ documentation: ${messageOf(error)}`);
          });
        }
        answer.writeHead(503, { "content-type": "text/html; charset=utf-8" });
        answer.end(state === "failed" ? page(WORDS.failed, false) : page(WORDS.building, true));
      });
    },
  };
}
