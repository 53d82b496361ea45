// Builds the entry `trongtai/board`: the element, beside an engine that it imports and does not hold.
import { readFileSync } from "node:fs";
import path from "node:path";
import { bundle } from "./bundle.mjs";
import { CACHE, Failure, at, run, write } from "./lib.mjs";

export const BOARD_INPUTS = [at("src", "js", "board"), at("src", "js", "i18n"), at("scripts", "board.mjs"), at("scripts", "bundle.mjs")];
export const BOARD_OUTPUTS = ["board.js", "trongtai-board.js", "board.d.ts"].map((name) => at("dist", name));

export async function board() {
  /** @type {import("esbuild").BuildOptions} */
  const shape = {
    entryPoints: [at("src", "js", "board", "index.ts")],
    // Private members, which older targets make large; every browser that the package is for has them.
    target: "es2022",
    platform: "neutral",
    charset: "ascii",
  };
  await bundle("board.js", { ...shape, format: "esm", plugins: [besideTheEngine] });
  await bundle("trongtai-board.js", { ...shape, format: "iife", globalName: "trongtaiBoard", plugins: [onTheGlobal] });
  await declarations();
}

/**
 * The engine of the package itself: a page that uses both has one.
 *
 * @type {import("esbuild").Plugin}
 */
const besideTheEngine = {
  name: "beside the engine",
  setup: (build) => build.onResolve({ filter: /^trongtai$/ }, () => ({ path: "./index.js", external: true })),
};

/**
 * The engine of the classic script `trongtai.js`, which the page has loaded before.
 *
 * @type {import("esbuild").Plugin}
 */
const onTheGlobal = {
  name: "on the global",
  setup: (build) => {
    build.onResolve({ filter: /^trongtai$/ }, () => ({ path: "trongtai", namespace: "global" }));
    build.onLoad({ filter: /.*/, namespace: "global" }, () => ({ contents: "module.exports = globalThis.trongtai;" }));
  },
};

/** One file of declarations: what the element tells, and the element. */
async function declarations() {
  const folder = path.join(CACHE, "board-types");
  await run(process.execPath, [
    at("node_modules", "typescript/bin/tsc"),
    "-p",
    at("src", "js", "board", "tsconfig.json"),
    "--noEmit",
    "false",
    "--declaration",
    "--emitDeclarationOnly",
    "--stripInternal",
    "--rootDir",
    at("src", "js"),
    "--outDir",
    folder,
  ]);
  const parts = ["api", "element"].map((name) => readFileSync(path.join(folder, "board", `${name}.d.ts`), "utf8"));
  const names = new Set();
  const body = parts
    .join("\n")
    .replace(/^import type \{(.*)\} from "trongtai";\n/gm, (_, list) => {
      for (const name of list.split(",")) names.add(name.trim());
      return "";
    })
    .replace(/^import .*;\n/gm, "");
  if (/ from "|import\("/.test(body)) throw new Failure("the board's declarations name a module that is no part of them");
  write(at("dist", "board.d.ts"), `import type { ${[...names].sort().join(", ")} } from "./index.js";\n${body}`);
}
