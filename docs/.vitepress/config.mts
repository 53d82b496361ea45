import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { runnable } from "./runnable.mts";

const cache = fileURLToPath(new URL("./cache/", import.meta.url));
const modules = new Set<string>();

// Where the site is served: the demo has it in its folder `docs/`.
const base = process.env["DOCS_BASE"] ?? "/docs/";

export default defineConfig({
  base,
  title: "Trọng Tài",
  titleTemplate: ":title · trongtai",
  description: "A referee for xiangqi and chess: legal moves, reasons, verdicts.",
  lang: "en",
  cleanUrls: false,
  lastUpdated: false,
  srcExclude: ["**/README.md"],
  // Rustdoc's pages and the demo are put beside the site when it is there.
  ignoreDeadLinks: [/^\/rust\//, /^https?:\/\/localhost/],
  head: [["link", { rel: "icon", type: "image/svg+xml", href: `${base}icon.svg` }]],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "trongtai-board" } } },
  markdown: { config: runnable, languageAlias: { cjs: "js" } },
  vite: {
    publicDir: "public",
    build: { target: "es2022", chunkSizeWarningLimit: 1000 },
    plugins: [
      {
        // Whose code is in the site: its notices are made from that.
        name: "contents",
        generateBundle() {
          for (const id of this.getModuleIds()) modules.add(id);
          mkdirSync(cache, { recursive: true });
          writeFileSync(`${cache}contents.json`, JSON.stringify([...modules]));
        },
      },
    ],
  },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Guide", link: "/guide/getting-started", activeMatch: "/guide/" },
      { text: "Rule books", link: "/rules/", activeMatch: "/rules/" },
      { text: "Reference", link: "/reference/", activeMatch: "/reference/" },
      { text: "Rust", link: "/guide/rust" },
    ],
    sidebar: [
      {
        text: "Guide",
        items: [
          { text: "Getting started", link: "/guide/getting-started" },
          { text: "Moves, positions, errors", link: "/guide/moves" },
          { text: "Validate on a server", link: "/guide/server" },
          { text: "Embed a board", link: "/guide/board" },
          { text: "React, Vue, Svelte", link: "/guide/frameworks" },
          { text: "Judge a dispute", link: "/guide/dispute" },
          { text: "Custom rule sets", link: "/guide/rule-sets" },
          { text: "Read an archive", link: "/guide/archive" },
          { text: "Claims and clocks", link: "/guide/clocks" },
          { text: "Words and diagrams", link: "/guide/words" },
          { text: "Where it runs", link: "/guide/environments" },
          { text: "In Rust", link: "/guide/rust" },
        ],
      },
      {
        text: "Coming from …",
        items: [
          { text: "chess.js", link: "/migrate/chess-js" },
          { text: "ffish.js", link: "/migrate/ffish" },
          { text: "chessops", link: "/migrate/chessops" },
        ],
      },
      {
        text: "Rule books",
        items: [
          { text: "Which rule set?", link: "/rules/" },
          { text: "Checks and chases", link: "/rules/repetition" },
          { text: "The Chinese rules (cxa)", link: "/rules/cxa" },
          { text: "Draws in xiangqi", link: "/rules/draws" },
          { text: "Chess", link: "/rules/chess" },
        ],
      },
      {
        text: "Reference",
        items: [
          { text: "Overview", link: "/reference/" },
          { text: "Codes", link: "/reference/codes" },
          { text: "Rule-set fields", link: "/reference/rule-sets" },
          { text: "trongtai", link: "/reference/api/index/" },
          { text: "trongtai/slim", link: "/reference/api/slim/" },
          { text: "trongtai/words", link: "/reference/api/words/" },
          { text: "trongtai/diagram", link: "/reference/api/diagram/" },
          { text: "trongtai/board", link: "/reference/api/board/" },
        ],
      },
    ],
    footer: { message: `MIT or Apache-2.0, as you prefer. <a href="${base}THIRD-PARTY-NOTICES.txt" target="_self">Notices</a> · <a href="${base}../" target="_self">The demo</a>` },
  },
});
