// Builds the entry `trongtai/board`: the element, beside an engine that it imports and does not hold.
import { readFileSync } from "node:fs";
import path from "node:path";
import { bundle } from "./bundle.mjs";
import { CACHE, Failure, at, run, write } from "./lib.mjs";

export const BOARD_INPUTS = [at("src", "js", "board"), at("src", "js", "i18n"), at("scripts", "board.mjs"), at("scripts", "bundle.mjs")];
/**
 * What the element fetches when it is wanted, in files of their own beside it, by their sources.
 *
 * @type {Record<string, string>}
 */
const LATE = {
  "board-hanzi.js": "glyphs/hanzi.ts",
  "board-picture.js": "picture.ts",
  "board-setting-up.js": "setting-up.ts",
  "board-sketch.js": "sketch.ts",
  "board-sound.js": "sound.ts",
  "board-vi.js": "../i18n/board/vi.ts",
  "board-zh.js": "../i18n/board/zh.ts",
  "board-zh-hant.js": "../i18n/board/zh-Hant.ts",
};

export const BOARD_OUTPUTS = [
  "board.js",
  ...Object.keys(LATE),
  "trongtai-board.js",
  "board.d.ts",
  "board-react.d.ts",
  "board-vue.d.ts",
  "board-svelte.d.ts",
].map((name) => at("dist", name));

export async function board() {
  /**
   * @param {string} source
   * @returns {import("esbuild").BuildOptions}
   */
  const shape = (source) => ({
    entryPoints: [at("src", "js", "board", source)],
    // Private members, which older targets make large; every browser that the package is for has them.
    target: "es2022",
    platform: "neutral",
    charset: "ascii",
  });
  const late = { format: /** @type {const} */ ("esm"), plugins: [besideTheEngine, besideTheBoard] };
  await bundle("board.js", { ...shape("index.ts"), ...late });
  for (const [name, source] of Object.entries(LATE)) await bundle(name, { ...shape(source), ...late });
  await bundle("trongtai-board.js", {
    ...shape("index.ts"),
    format: "iife",
    globalName: "trongtaiBoard",
    plugins: [onTheGlobal, besideTheBoard],
  });
  await declarations();
}

/** The diagrams of the package, which the element fetches when somebody wants a picture of it. */
const DIAGRAM = { path: "./diagram.js", external: true };

/**
 * What is imported late stays in its file.
 *
 * @type {import("esbuild").Plugin}
 */
const besideTheBoard = {
  name: "beside the board",
  setup: (build) =>
    build.onResolve({ filter: /\.ts$/ }, ({ path: module, kind, resolveDir }) => {
      const late = Object.keys(LATE).find((name) => path.resolve(resolveDir, module) === at("src", "js", "board", LATE[name] ?? ""));
      return kind === "dynamic-import" && late !== undefined ? { path: `./${late}`, external: true } : undefined;
    }),
};

/**
 * The engine of the package itself: a page that uses both has one.
 *
 * @type {import("esbuild").Plugin}
 */
const besideTheEngine = {
  name: "beside the engine",
  setup: (build) => {
    build.onResolve({ filter: /^trongtai$/ }, () => ({ path: "./index.js", external: true }));
    build.onResolve({ filter: /\/entries\/diagram\.ts$/ }, () => DIAGRAM);
  },
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
    build.onResolve({ filter: /\/entries\/diagram\.ts$/ }, () => DIAGRAM);
    build.onLoad({ filter: /.*/, namespace: "global" }, () => ({ contents: "module.exports = globalThis.trongtai;" }));
  },
};

/**
 * What frameworks are told of the element, by the name of the entry: `trongtai/board/react` is `trongtai/board` with it.
 *
 * @type {Record<string, string>}
 */
const FRAMEWORKS = {
  react: `import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { BoardProps, TrongtaiBoard } from "./board.js";
export * from "./board.js";
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "trongtai-board": Omit<DetailedHTMLProps<HTMLAttributes<TrongtaiBoard>, TrongtaiBoard>, keyof BoardProps> & BoardProps;
    }
  }
}
`,
  vue: `import type { HTMLAttributes, PublicProps } from "vue";
import type { BoardAttributes, BoardProperties, BoardVueListeners, TrongtaiBoard } from "./board.js";
export * from "./board.js";
type BoardComponent = new () => TrongtaiBoard & {
  $props: PublicProps & Omit<HTMLAttributes, keyof BoardVueListeners> & BoardAttributes & BoardProperties & BoardVueListeners;
};
declare module "vue" {
  interface GlobalComponents {
    "trongtai-board": BoardComponent;
    TrongtaiBoard: BoardComponent;
  }
}
`,
  svelte: `import type { HTMLAttributes } from "svelte/elements";
import type { BoardProps, TrongtaiBoard } from "./board.js";
export * from "./board.js";
declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "trongtai-board": Omit<HTMLAttributes<TrongtaiBoard>, keyof BoardProps> & BoardProps;
  }
}
`,
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
  const parts = ["api", "comment-shapes", "element"].map((name) => readFileSync(path.join(folder, "board", `${name}.d.ts`), "utf8"));
  const names = new Set();
  const body = parts
    .join("\n")
    .replace(/^import type \{(.*)\} from "trongtai";\n/gm, (_, list) => {
      for (const name of list.split(",")) names.add(name.trim());
      return "";
    })
    .replace(/^import .*;\n/gm, "");
  if (/ from "|import\("/.test(body)) throw new Failure("the board's declarations name a module that is no part of them");
  for (const [name, text] of Object.entries(FRAMEWORKS)) write(at("dist", `board-${name}.d.ts`), text);
  write(at("dist", "board.d.ts"), `import type { ${[...names].sort().join(", ")} } from "./index.js";\n${body}`);
}
