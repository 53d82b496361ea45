// The declarations, as TypeScript resolves them, and what the checkers of packages say.
import { at } from "../lib.mjs";
import { ENTRIES } from "./programs.mjs";
import { project, quietly } from "./projects.mjs";

const OPTIONS = { target: "es2022", lib: ["es2022", "dom"], strict: true, skipLibCheck: false, noEmit: true, types: [] };

/**
 * How the modules of each kind are resolved. The element is a module for pages: there is none of it for `require`.
 *
 * @type {Record<string, { file: string, options: object, without?: string[] }>}
 */
const RESOLUTIONS = {
  "node16, ESM": { file: "esm16.mts", options: { module: "node16" } },
  "node16, CommonJS": { file: "cjs16.cts", options: { module: "node16" }, without: ["trongtai/board"] },
  "nodenext, ESM": { file: "esm.mts", options: { module: "nodenext" } },
  "nodenext, CommonJS": { file: "cjs.cts", options: { module: "nodenext" } },
  bundler: { file: "bundled.ts", options: { module: "esnext", moduleResolution: "bundler" } },
};

/** The element, and with the types of a framework. */
const BOARDS = ["board", "board/react", "board/vue", "board/svelte"];

/**
 * Games of every entry are of one type, and the types are no `any`.
 *
 * @param {string} entry
 */
function typed(entry) {
  if (entry === "trongtai/board")
    return `import { TrongtaiBoard } from "trongtai/board"; export const ply: number = new TrongtaiBoard().ply;`;
  if (entry === "trongtai/words")
    return `import type { Verdict } from "trongtai"; import { explainVerdict, en, type Words } from "trongtai/words";
export const words: Words = en;
export const said = (verdict: Verdict): readonly string[] => explainVerdict(verdict, { lang: "vi" }).sentences;
// @ts-expect-error a language must be named
explainVerdict({} as Verdict, {});`;
  if (entry === "trongtai/diagram")
    return `import { diagram, type DiagramOptions } from "trongtai/diagram"; const options: DiagramOptions = { theme: "paper" };
export const svg: string = diagram("9/9/9/9/9/9/9/9/9/4K4 w", options);
// @ts-expect-error no such theme
diagram("", { theme: "pink" });`;
  const more =
    entry === "trongtai/slim" ? `import { init } from "trongtai/slim"; export const ready: Promise<void> = init("/engine.wasm");` : "";
  return `import type { Game as Main } from "trongtai"; import { Game, RulesError, type Move, type Status } from "${entry}"; ${more}
const game: Main = new Game("xiangqi", { rules: "club" });
export const move: Move = game.play("h2e2");
export const status: Status = game.status();
export const count: bigint = game.perft(1);
export const said: string = status.over ? status.reason : status.checkers.join() + move.uci;
// @ts-expect-error no such game
new Game("shogi");
// @ts-expect-error moves do not change
move.uci = "";
try { game.undo(); } catch (error) { if (error instanceof RulesError) { const code: string = error.code; void code; } }
`;
}

/** @type {Record<string, import("./programs.mjs").Environment>} */
export const TYPES = {
  types: async ({ tarball }) => {
    const here = await project("types", tarball);
    const rows = [];
    for (const [name, { file, options, without = [] }] of Object.entries(RESOLUTIONS)) {
      const entries = Object.keys(ENTRIES).filter((entry) => !without.includes(entry));
      const names = entries.map((entry, place) => [entry, `${place}-${file}`]);
      for (const [entry, name] of names) here.put(name, typed(entry));
      here.put("tsconfig.json", JSON.stringify({ compilerOptions: { ...OPTIONS, ...options }, files: names.map(([, name]) => name) }));
      const said = await quietly(process.execPath, [at("node_modules/typescript/bin/tsc"), "-p", here.folder]).then(
        () => "",
        (error) => error.message,
      );
      const verdicts = names.map(([entry, name]) => [entry, said === "" || !said.includes(name) ? undefined : said]);
      if (said !== "" && verdicts.every(([, fault]) => fault === undefined)) verdicts[0][1] = said;
      rows.push({ environment: `TypeScript, ${name}`, faults: Object.fromEntries(verdicts), without });
    }
    return rows;
  },
  publint: async ({ tarball }) => {
    const here = await project("publint", tarball, { publint: "latest" });
    const said = await here.tool("publint/src/cli.js", ["--strict", "node_modules/trongtai"]).then(
      () => undefined,
      (error) => error.message,
    );
    return [{ environment: `publint ${here.version("publint")}`, whole: said }];
  },
  attw: async ({ tarball }) => {
    const here = await project("attw", tarball, { "@arethetypeswrong/cli": "latest" });
    /** @param {string[]} args */
    const attw = (...args) =>
      here.tool("@arethetypeswrong/cli/dist/index.js", [tarball, "--format", "ascii", "--no-emoji", ...args]).then(
        () => undefined,
        (error) => error.message,
      );
    // The engine's files have no types, the oldest resolution knows no entries, and the element is a module alone.
    const element = await attw("--profile", "esm-only", "--entrypoints", ...BOARDS);
    const rest = await attw("--profile", "node16", "--exclude-entrypoints", ...BOARDS, "engine.wasm", "xiangqi.wasm", "chess.wasm");
    const faults = Object.fromEntries(Object.keys(ENTRIES).map((entry) => [entry, entry === "trongtai/board" ? element : rest]));
    return [{ environment: `arethetypeswrong ${here.version("@arethetypeswrong/cli")}`, faults }];
  },
};
