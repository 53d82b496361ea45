// Builds the package: the engine, and around it the TypeScript face, as the entries in dist/.
import { chmodSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { reference } from "./api.mjs";
import { FLAVOURS, engine, filesOf, folderOf, tool } from "./engine.mjs";
import { CACHE, Failure, at, files, isMain, main, once, step, write } from "./lib.mjs";
import { BOARD_INPUTS, BOARD_OUTPUTS, board } from "./board.mjs";
import { CONTENTS, bundle } from "./bundle.mjs";
import { FONT_TERMS, notices, packageParts } from "./notices.mjs";
import { setup } from "./setup.mjs";

/** @typedef {import("./engine.mjs").Flavour} Flavour */
/** @typedef {import("./setup.mjs").Tools} Tools */
/** @typedef {"esm" | "cjs"} Format */
/** @typedef {{ source: string, flavour: Flavour, formats: Format[], declared?: string, alone?: string[] }} Entry */

/**
 * The entries: the module in src/js/entries that each begins with, its engine, and its formats. `declared` is the module
 * whose declarations it has beside those of the main entry; `alone` are those of an entry that holds no engine.
 *
 * @type {Record<string, Entry>}
 */
const ENTRIES = {
  index: { source: "inline", flavour: "engine", formats: ["esm", "cjs"] },
  xiangqi: { source: "inline", flavour: "xiangqi", formats: ["esm", "cjs"] },
  chess: { source: "inline", flavour: "chess", formats: ["esm", "cjs"] },
  slim: { source: "slim", flavour: "engine", formats: ["esm", "cjs"], declared: "entries/slim" },
  js: { source: "js", flavour: "engine", formats: ["esm", "cjs"] },
  words: { source: "words", flavour: "engine", formats: ["esm", "cjs"], alone: ["words/played", "words/public", "entries/words"] },
  diagram: {
    source: "diagram",
    flavour: "engine",
    formats: ["esm", "cjs"],
    alone: ["words/played", "diagram/public", "entries/diagram"],
  },
  workerd: { source: "workerd", flavour: "engine", formats: ["esm"] },
  "xiangqi-workerd": { source: "workerd", flavour: "xiangqi", formats: ["esm"] },
  "chess-workerd": { source: "workerd", flavour: "chess", formats: ["esm"] },
};

/** Types of the main entry that entries without an engine name. */
const MAIN_TYPES = ["Color", "Conduct", "GameKind", "Illegality", "Notation", "Square", "Verdict", "Warning"];

/** The engines that the demo fetches. @type {Flavour[]} */
export const OF_DEMO = ["engine", "xiangqi"];

/** Whose code is in the package, and under which terms. */
export const NOTICES = "THIRD-PARTY-NOTICES.txt";

const ENDINGS = { esm: ".js", cjs: ".cjs" };
/** @param {string} name */
const dist = (name) => at("dist", name);

/**
 * `whole`: the engines that the demo does without and their entries, too.
 *
 * @param {Pick<Tools, "bindgen">} [tools]
 * @param {{ whole?: boolean }} [options]
 */
export async function build(tools, { whole = true } = {}) {
  const { bindgen } = tools ?? (await setup());
  const flavours = /** @type {Flavour[]} */ (Object.keys(FLAVOURS)).filter((flavour) => whole || OF_DEMO.includes(flavour));
  for (const flavour of flavours) await engine(bindgen, flavour);
  const entries = Object.entries(ENTRIES).filter(([, { flavour }]) => flavours.includes(flavour));
  const outputs = [
    ...entries.flatMap(([name, { formats }]) => formats.map((format) => dist(name + ENDINGS[format]))),
    ...flavours.map((flavour) => dist(`${flavour}.wasm`)),
    ...[
      "index.d.ts",
      "index.d.cts",
      "slim.d.ts",
      "slim.d.cts",
      "words.d.ts",
      "words.d.cts",
      "diagram.d.ts",
      "diagram.d.cts",
      "cli.js",
      CLASSIC,
    ].map(dist),
  ];
  const sources = [
    ...files(at("src", "js")).filter((file) => !file.startsWith(at("src", "js", "board") + path.sep)),
    at("tsconfig.json"),
    at("scripts", "build.mjs"),
    at("scripts", "bundle.mjs"),
    at("package-lock.json"),
  ];
  const engines = flavours.flatMap(filesOf);
  const fresh = await once(whole ? "dist" : "dist-demo", [...sources, ...engines], outputs, () =>
    step("package: TypeScript to dist/", () => face(entries, flavours)),
  );
  await once("board", [...BOARD_INPUTS, dist("index.d.ts")], BOARD_OUTPUTS, () => step("package: the board to dist/", board));
  const holders = [
    CONTENTS,
    at("Cargo.lock"),
    at("package-lock.json"),
    at("scripts", "notices.mjs"),
    at("scripts", "bundle.mjs"),
    FONT_TERMS,
  ];
  await once("notices", holders, [dist(NOTICES)], () => write(dist(NOTICES), notices("trongtai", packageParts())));
  if (whole) {
    const declared = ["index", "slim", "board", "words", "diagram"].map((name) => ({ name, file: dist(`${name}.d.ts`) }));
    await once("api", [at("scripts", "api.mjs"), ...declared.map(({ file }) => file)], [dist("api.md")], () =>
      write(
        dist("api.md"),
        reference(declared.map(({ name, file }) => [name === "index" ? "trongtai" : `trongtai/${name}`, readFileSync(file, "utf8")])).text,
      ),
    );
  }
  const left = missing();
  if (whole && left.length > 0) throw new Failure(`package.json exports what was not built: ${left.join(", ")}`);
  if (fresh) sizes(entries);
  else console.log("dist/ is up to date");
}

/**
 * Puts what is generated for a flavour of the engine in the place of the modules that only declare it; a test may put others.
 *
 * @param {Flavour} flavour
 * @param {Readonly<Record<string, string>>} [others]
 * @returns {import("esbuild").Plugin}
 */
export const generated = (flavour, others = {}) => ({
  name: "generated",
  setup: (build) =>
    build.onResolve({ filter: /\/(bindings|packed|translated)\.js$/ }, ({ path: module, importer }) => {
      const name = path.basename(module);
      // A replacement may import what it replaces.
      const other = importer === others[name] ? undefined : others[name];
      // What asks the engine nothing does without it.
      return { path: other ?? path.join(folderOf(flavour), name), sideEffects: false };
    }),
});

/**
 * What esbuild needs to bundle the face with an engine.
 *
 * @param {Flavour} flavour
 * @param {Readonly<Record<string, string>>} [others]
 * @returns {import("esbuild").BuildOptions}
 */
export const bundling = (flavour, others) => ({
  bundle: true,
  define: {
    WITH_XIANGQI: String(FLAVOURS[flavour].includes("xiangqi")),
    WITH_CHESS: String(FLAVOURS[flavour].includes("chess")),
  },
  plugins: [generated(flavour, others), beside(flavour)],
  inject: [at("src", "js", "text-coding.ts")],
  logLevel: "warning",
});

/**
 * The same with the engine's translation in the place of WebAssembly.
 *
 * @param {Flavour} flavour
 * @returns {import("esbuild").BuildOptions}
 */
export function translated(flavour) {
  const { define, inject = [], plugins = [] } = bundling(flavour);
  return {
    define: { ...define, WebAssembly: "Translated" },
    inject: [...inject, at("src", "js", "engine", "translation.ts")],
    plugins: [fresh, ...plugins],
  };
}

/**
 * The bindings look whether the memory has grown by whether its old buffer is detached. What grows in JavaScript is copied,
 * and the old buffer stays as it is: the two are compared instead.
 *
 * @type {import("esbuild").Plugin}
 */
const fresh = {
  name: "fresh",
  setup: (build) =>
    build.onLoad({ filter: /\/engines\/\w+\/bindings\.js$/ }, ({ path: file }) => {
      const code = readFileSync(file, "utf8");
      const contents = code
        .replace(/(\w+)\.byteLength === 0/g, "$1.buffer !== wasm.memory.buffer")
        .replace(/(\w+)\.buffer\.detached === true \|\| \(\1\.buffer\.detached === undefined && (.+?)\)\)/g, "$2)");
      const views = contents.match(/\.buffer !== wasm\.memory\.buffer/g)?.length ?? 0;
      if (views < 3 || /detached|byteLength === 0/.test(contents))
        throw new Failure("wasm-bindgen looks at its memory in another way than it did");
      return { contents, loader: "js" };
    }),
};

/**
 * The engine's file, which lies beside the entry that imports it.
 *
 * @param {Flavour} flavour
 * @returns {import("esbuild").Plugin}
 */
const beside = (flavour) => ({
  name: "beside",
  setup: (build) => build.onResolve({ filter: /\/engine\.wasm$/ }, () => ({ path: `./${flavour}.wasm`, external: true })),
});

/**
 * What every bundle of the face is.
 *
 * @type {import("esbuild").BuildOptions}
 */
const SHAPE = { target: "es2020", platform: "neutral", charset: "ascii" };

/** For `<script src>` without modules, also from a disk: the main entry as the global `trongtai`. */
const CLASSIC = "trongtai.js";

/**
 * @param {[string, Entry][]} entries
 * @param {Flavour[]} flavours
 */
async function face(entries, flavours) {
  await declarations(entries);
  for (const [name, { source, flavour, formats }] of entries) {
    for (const format of formats) {
      await bundle(name + ENDINGS[format], {
        ...bundling(flavour),
        ...(source === "js" ? translated(flavour) : {}),
        entryPoints: [at("src", "js", "entries", `${source}.ts`)],
        ...SHAPE,
        format,
        // Annotations of what a bundler may leave out do not survive the loss of the blanks around them.
        ...(name === "words" ? { minify: false, minifySyntax: true, minifyIdentifiers: true } : {}),
      });
    }
  }
  await bundle(CLASSIC, {
    ...bundling("engine"),
    ...SHAPE,
    entryPoints: [at("src", "js", "entries", "inline.ts")],
    format: "iife",
    globalName: "trongtai",
  });
  for (const flavour of flavours) write(dist(`${flavour}.wasm`), readFileSync(path.join(folderOf(flavour), "engine.wasm")));
  await commandLine();
}

/**
 * The package in the place of its sources, for the program: its entries in a folder.
 *
 * @param {string} folder
 * @returns {import("esbuild").Plugin}
 */
export const besideTheProgram = (folder) => ({
  name: "package",
  setup: (build) =>
    build.onResolve({ filter: /^\.\.\/(index|entries\/(words|diagram))\.js$/ }, ({ path: source, resolveDir }) =>
      [at("src", "js", "cli"), at("src", "js", "ruling")].includes(resolveDir)
        ? { path: `${folder}/${path.basename(source)}`, external: true }
        : undefined,
    ),
});

/** The program of the command line, which uses the package beside it. */
async function commandLine() {
  await bundle("cli.js", {
    entryPoints: [at("src", "js", "cli", "main.ts")],
    format: "esm",
    target: "node18",
    platform: "node",
    charset: "utf8",
    banner: { js: "#!/usr/bin/env node" },
    // Of the package's inside it has the list of formats, which is the full one.
    define: { WITH_XIANGQI: "true", WITH_CHESS: "true" },
    plugins: [besideTheProgram("."), generated("engine")],
  });
  chmodSync(dist("cli.js"), 0o755);
}

/**
 * The declarations, of each module in the order of its imports in one file, so that both module systems resolve them.
 *
 * @param {[string, Entry][]} entries
 */
async function declarations(entries) {
  const { build } = await import("esbuild");
  const face = await build({
    ...bundling("engine"),
    ...SHAPE,
    entryPoints: [at("src", "js", "index.ts")],
    format: "esm",
    write: false,
    metafile: true,
  });
  const values = Object.values(face.metafile.outputs).flatMap((output) => output.exports);
  const folder = path.join(CACHE, "types");
  await tool("typescript/bin/tsc", [
    "-p",
    at("tsconfig.json"),
    "--noEmit",
    "false",
    "--declaration",
    "--stripInternal",
    "--emitDeclarationOnly",
    "--outDir",
    folder,
  ]);
  /** @param {string[]} names */
  const text = (names, exported = /** @type {string[] | undefined} */ (undefined)) =>
    declared(
      names.map((name) => readFileSync(path.join(folder, `${name}.d.ts`), "utf8")),
      exported,
    );
  const names = [
    "generated",
    "types",
    "errors",
    "codes",
    "game",
    "validate",
    "time-control",
    "timekeeping",
    "review",
    "records/records",
    "records/games",
    "index",
  ];
  const all = `/// <reference lib="esnext.disposable" />\n${text(names, values)}`;
  for (const ending of ["ts", "cts"]) write(dist(`index.d.${ending}`), all);
  for (const [name, { source, declared, alone }] of entries) {
    if (name === "index" || source === "workerd") continue;
    const more = declared === undefined ? (alone === undefined ? "" : text(alone)) : text([declared]);
    for (const [ending, main] of [
      ["ts", "./index.js"],
      ["cts", "./index.cjs"],
    ])
      write(dist(`${name}.d.${ending}`), alone === undefined ? `export * from "${main}";\n${more}` : `${typesOf(more, main)}${more}`);
  }
}

/**
 * Modules of declarations as one.
 *
 * @param {string[]} parts
 * @param {string[]} [values] the values that the bundle exports: others are declared for the types made of them, and no more
 */
function declared(parts, values) {
  const body = parts
    .join("\n")
    .replace(/^import .*;\n/gm, "")
    .replace(/^export (type )?(\*|\{[^}]*\}) from .*;\n/gm, "")
    .replace(/^export \{\};\n/gm, "")
    .replace(/^export declare (const|function|class) (\w+)/gm, (line, kind, name) =>
      values === undefined || values.includes(name) ? line : `declare ${kind} ${name}`,
    );
  if (/ from "/.test(body)) throw new Failure("the declarations name a module that is no part of them");
  return `${withoutPrivateValues(body)}export {};\n`;
}

/**
 * Declarations in which types that are made of private values are spelled out, and these values are gone: a reader of
 * `Reason` wants the reasons, not the name of a list.
 *
 * @param {string} body
 */
function withoutPrivateValues(body) {
  // A declaration ends with the last `;` before a line that does not belong to it.
  const value = /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^declare (?:const|function) (\w+)(?:: | = |(?=\())([\s\S]*?);\n(?=[^\s}]|\n|$)/gm;
  const privates = Object.fromEntries([...body.matchAll(value)].map(([, name, type]) => [name, type]));
  const spelled = body
    .replace(/\(typeof ([A-Z_]+)\)\[number\]/g, (whole, name) => {
      const [, list] = /^readonly \[(.*)\]$/.exec(privates[name] ?? "") ?? [];
      return list?.replaceAll(", ", " | ") ?? whole;
    })
    .replace(/: typeof ([A-Z_]+);/g, (whole, name) => (name in privates ? `: ${privates[name]};` : whole));
  const text = spelled.replace(value, "");
  const named = Object.keys(privates).find((name) => new RegExp(`typeof ${name}\\b`).test(text));
  if (named !== undefined) throw new Failure(`the declarations are made of ${named}, which is private`);
  return text;
}

/**
 * The import of those types of the main entry that some declarations name.
 *
 * @param {string} body
 * @param {string} main
 */
function typesOf(body, main) {
  const names = MAIN_TYPES.filter((name) => new RegExp(`\\b${name}\\b`).test(body.replace(/\/\*.*?\*\//gs, "")));
  return `import type { ${names.join(", ")} } from "${main}";\n`;
}

/** The files that package.json exports and are not there. */
function missing() {
  /**
   * @param {string | object} target
   * @returns {string[]}
   */
  const named = (target) => (typeof target === "string" ? [target] : Object.values(target).flatMap(named));
  const { exports, bin } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  return [...new Set(named({ exports, bin }))].map((name) => path.posix.normalize(name)).filter((name) => !existsSync(at(name)));
}

/** @param {[string, Entry][]} entries */
function sizes(entries) {
  /** @param {number} bytes */
  const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);
  for (const name of [...entries.map(([name]) => `${name}.js`), "engine.wasm", "cli.js", "board.js"]) {
    const content = readFileSync(dist(name));
    console.log(
      `  dist/${name.padEnd(20)} ${kib(content.length)} raw ${kib(gzipSync(content, { level: 9 }).length)} gzip ${kib(brotliCompressSync(content).length)} brotli`,
    );
  }
}

if (isMain(import.meta.url)) await main(() => build());
