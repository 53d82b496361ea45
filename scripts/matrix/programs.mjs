// What is run in every environment: one small program that uses each entry of the package and tells what came out.

/** @typedef {Record<string, string>} Told What a program told, by entry. */

/**
 * A row of the table.
 *
 * @typedef {object} Row
 * @property {string} environment
 * @property {Told | Error} [told]
 * @property {Record<string, string | undefined>} [faults] By entry, where no program tells anything.
 * @property {string} [whole] What is wrong with every entry.
 * @property {string[]} [without] Entries that the environment is not for.
 * @property {boolean | "none"} [wasm] WebAssembly may be compiled; or there is none.
 * @property {boolean} [page] There is a document.
 */

/** @typedef {{ names: string[], body: string, told: string, served?: string, plain?: true }} Entry `plain`: it needs no WebAssembly. */

/** @typedef {(given: { tarball: string, plain: import("./projects.mjs").Project }) => Promise<Row[]>} Environment */

const PLAYED = `
  const game = new Game("xiangqi");
  game.play("h2e2");
  const said = [game.legalMoves().length, game.explain("b9d8").code];`;

const COUNTED = `
  const said = [];`;

/** Black too has 44 moves at the start; without the cannon on h2 its own may go to h2 and h1, but no longer take on h0. */
const XIANGQI = "45 horse-leg-blocked";

/** The sequences of three plies from the start of chess. */
const CHESS = "8902";

const both = `${PLAYED}
  said.push(new Game("chess").perft(3));
  return said.join(" ");`;

const element = `
  if (typeof document === "undefined") return typeof TrongtaiBoard;
  const board = document.createElement("trongtai-board");
  board.setAttribute("game", "xiangqi");
  const failed = new Promise((resolve) => board.addEventListener("error", ({ detail }) => resolve(detail.code)));
  document.body.append(board);
  const played = new Promise((resolve) => board.addEventListener("change", ({ detail }) => resolve(detail.ply + " " + detail.turn)));
  try {
    board.play("h2e2");
  } catch {
    return failed;
  }
  return played;`;

/**
 * The entries: the names that the program imports, its body, and what it tells where WebAssembly may be compiled. The
 * source of the slim entry's engine is the argument `engine`.
 *
 * @type {Record<string, Entry>}
 */
export const ENTRIES = {
  trongtai: { names: ["Game"], body: both, told: `${XIANGQI} ${CHESS}` },
  "trongtai/slim": { names: ["Game", "init"], body: `\n  await init(await engine());${both}`, told: `${XIANGQI} ${CHESS}` },
  "trongtai/xiangqi": { names: ["Game"], body: `${PLAYED}\n  return said.join(" ");`, told: XIANGQI },
  "trongtai/chess": {
    names: ["Game"],
    body: `${COUNTED}\n  said.push(new Game("chess").perft(3));\n  return said.join(" ");`,
    told: CHESS,
  },
  "trongtai/js": { names: ["Game"], body: both, told: `${XIANGQI} ${CHESS}`, plain: true },
  "trongtai/words": {
    names: ["explainIllegality"],
    body: `
  return explainIllegality({ code: "horse-leg-blocked", squares: ["b9"] }, { lang: "vi", kind: "xiangqi", turn: "black" });`,
    told: "quân ở b9 cản chân mã.",
    plain: true,
  },
  "trongtai/diagram": {
    names: ["diagram"],
    body: `
  return /^<svg [^>]*viewBox="([^"]*)"/.exec(diagram("9/9/9/9/9/9/9/9/9/4K4 w"))[1];`,
    told: "0 0 940 1072",
    plain: true,
  },
  "trongtai/board": { names: ["TrongtaiBoard"], body: element, told: "1 black", served: "function" },
};

/** The element is a module for pages, and none that can be required. */
export const REQUIRED = ["trongtai/board"];

/**
 * Where an entry lies in the installed package, for pages that know no bare names.
 *
 * @param {string} entry
 */
const fileOf = (entry) => `/node_modules/trongtai/dist/${entry === "trongtai" ? "index" : entry.slice("trongtai/".length)}.js`;

/**
 * The program as a module that exports `use(engine)`. `format` is `esm`, `cjs`, or `plain` for pages without a bundler;
 * `without` are entries that the environment is not for.
 * @param {"esm" | "cjs" | "plain"} [format]
 * @param {string[]} [without]
 */
export function program(format = "esm", without = []) {
  const entries = Object.entries(ENTRIES).filter(([entry]) => !without.includes(entry));
  const imports = entries.map(([entry, { names }], place) => {
    /** @param {string} sign */
    const renamed = (sign) => names.map((name) => `${name}${sign}${name}${place}`).join(", ");
    if (format === "cjs") return `const { ${renamed(": ")} } = require("${entry}");`;
    return `import { ${renamed(" as ")} } from "${format === "plain" ? fileOf(entry) : entry}";`;
  });
  const jobs = entries.map(([entry, { names, body }], place) => {
    const given = names.map((name) => `${name} = ${name}${place}`).join(", ");
    return `  ${JSON.stringify(entry)}: async (engine, ${given}) => {${body}\n  },`;
  });
  return `${imports.join("\n")}
const jobs = {
${jobs.join("\n")}
};
${format === "cjs" ? "exports.use = use;" : "export { use };"}
async function use(engine) {
  const told = {};
  for (const [entry, job] of Object.entries(jobs)) {
    try {
      told[entry] = await job(engine);
    } catch (error) {
      told[entry] = error.code === undefined ? String(error) : error.message.startsWith(error.code) ? error.message : error.code + ": " + error.message;
    }
  }
  return told;
}
`;
}

/** The directive's name, which the error must tell. */
const BLOCKED = /^wasm-blocked: .*script-src 'wasm-unsafe-eval'.*trongtai\/js/;

/** The entry's name, which that error must tell. */
const LACKING = /^no-webassembly: .*trongtai\/js/;

/**
 * What is wrong with what an entry told, or undefined. `wasm`: WebAssembly may be compiled. `page`: there is a document.
 *
 * @param {string} entry
 * @param {string | undefined} said
 * @param {{ wasm?: boolean | "none", page?: boolean }} [where]
 */
export function fault(entry, said, { wasm = true, page = false } = {}) {
  const { told, served, plain } = ENTRIES[entry];
  if (said === undefined) return "told nothing";
  if (wasm === "none" && !plain && (page || served === undefined)) {
    return LACKING.test(said) ? undefined : `told “${said}” in place of no-webassembly and the entry that needs none`;
  }
  if (!wasm && !plain && (page || served === undefined)) {
    if (served === undefined ? BLOCKED.test(said) : said === "wasm-blocked") return undefined;
    return `told “${said}” in place of wasm-blocked and its directive`;
  }
  const wanted = served !== undefined && !page ? served : told;
  return said === wanted ? undefined : `told “${said}” in place of “${wanted}”`;
}
