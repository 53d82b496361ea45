import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { VitePWA } from "vite-plugin-pwa";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { bundling } from "../scripts/build.mjs";
import { manifest } from "./manifest.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Modules that the first view and later parts both use. Cut apart by who uses them they would be many small files, which
 * compress badly. What one of them imports belongs here as well: left to itself it may end in the page's own entry, and
 * then another page that needs the part runs that entry.
 */
const SHARED = new RegExp(
  [
    "www/src/app/(evidence|engine|store|model|notations|scene|state|study|tree|proof|controller|clock|games|movelist|material)\\.ts$",
    "www/src/texts/(usual|names)\\.ts$",
    "www/src/app/engine/(failure|records)\\.ts$",
    "www/src/app/records/(convert|stored)\\.ts$",
    "www/src/panels/(dom|dialog)\\.ts$",
    "www/src/i18n/(index|lazy)\\.ts$",
    "src/js/i18n/(text|language|rule-sets)\\.ts$",
    "src/js/board/(?!live-game|playing|board-timer|picture|speech|setup|setting-up|arranging|spares|placement|promotion|sound|chess|signs|players|api|index|kit|languages)(?!play\\.)[^/]+\\.ts$",
    "src/js/board/glyphs/(?!hanzi|figures)",
    "src/js/words/evidence\\.ts$",
    "www/src/app/engine/fetching\\.ts$",
    "engine\\.wasm|xiangqi\\.wasm",
    // The face of the engine, but for what asks more of a game than its moves.
    "src/js/(?!review|timekeeping|time-control)[^/]+\\.ts$",
    "src/js/(engine|entries)/(?!diagram|words)",
    "/bindings\\.js$|preload-helper|rolldown/runtime",
  ].join("|"),
);

/** What a language says in the first view, and what it says later, each as one file: cut apart by who else uses it, it would be many. */
const TEXTS = /(?:src\/js\/i18n\/(?:plain|codes|set-names)|www\/src\/i18n(?:\/(?:frame|offline|pages|records|referee))?)\/(en|vi|zh)\.ts$/;
const LATE_TEXTS =
  /(?:src\/js\/i18n\/(?:board|illegalities|faults|natures|verdicts)|www\/src\/i18n\/(?:late|looks|natures|print|recording|ruling|sheets))\/(en|vi|zh)\.ts$/;

type Resolved = { path?: string; external?: boolean } | undefined;

/** The names by which the demo imports the package, and where they are in the sources: the same list as for the types. */
const NAMES: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(here("./tsconfig.json"), "utf8")).compilerOptions.paths;

/**
 * The package as dist/ has it, but in its modules: what only readers of records need comes with them, and not with the
 * first view. What stands for the engine is said once, for the package's own bundles.
 */
function thePackage(): Plugin {
  const resolvers: { filter: RegExp; find: (args: { path: string }) => Resolved }[] = [];
  const build = {
    onResolve: ({ filter }: { filter: RegExp }, find: (args: { path: string }) => Resolved) => resolvers.push({ filter, find }),
  };
  for (const { setup } of bundling("engine").plugins ?? []) void setup(build as never);
  const home = here("../src/js/");
  return {
    name: "the package",
    enforce: "pre",
    resolveId(id, importer) {
      // What has no browser has the engine inside. It is handed over, which is all that the entry does.
      if (id === "trongtai") {
        return { id: process.env["VITEST"] === undefined ? `${home}index.ts` : `${home}entries/inline.ts`, moduleSideEffects: true };
      }
      if (id === "trongtai/slim") return { id: `${home}entries/slim.ts`, moduleSideEffects: true };
      const engine = /^trongtai\/(\w+\.wasm)\?url$/.exec(id)?.[1];
      if (engine !== undefined) return `${here(`../dist/${engine}`)}?url`;
      const [source] = NAMES[id] ?? [];
      if (source !== undefined) return here(source);
      if (importer?.startsWith(home) !== true) return null;
      for (const { filter, find } of resolvers) {
        const found = filter.test(id) ? find({ path: id }) : undefined;
        if (found?.path !== undefined && found.external !== true) return found.path;
      }
      return null;
    },
  };
}

/**
 * What stands for the bundler's own helper around `import()`: it brings the styles of a part, and no more. What else a part
 * needs lies there already, or is fetched by the part itself.
 */
const IMPORTING = `
const coming = {};
const style = (href) => coming[href] ??= new Promise((resolve, reject) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: resolve, onerror: reject });
  link.addEventListener("error", () => { delete coming[href]; link.remove(); });
  document.head.append(link);
});
export const __vitePreload = (load, styles, base) =>
  styles?.length ? Promise.all(styles.map((each) => style(new URL(each, base).href))).then(load) : load();
`;

function importing(): Plugin {
  return {
    name: "importing",
    enforce: "pre",
    load: (id) => (id === "\0vite/preload-helper.js" ? IMPORTING : null),
  };
}

/** The engine that most first views need is fetched along with the scripts; `boot.js` knows whether it is this one. */
function early(): Plugin {
  return {
    name: "early engine",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle, filename }) {
        const engine = Object.keys(bundle ?? {}).find((file) => /xiangqi-[^/]*\.wasm$/.test(file));
        return engine === undefined || !filename.endsWith("index.html")
          ? html
          : html.replace('<script src="./boot.js">', `<script src="./boot.js" data-engine="./${engine}">`);
      },
    },
  };
}

export default defineConfig({
  root: here("."),
  // Relative addresses: the built page works from any folder of any server.
  base: "./",
  define: bundling("engine").define ?? {},
  server: { fs: { allow: [here("..")] } },
  build: {
    outDir: here("./dist"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed, { hostType }) => (hostType === "html" ? needed : []) },
    // The page's policy allows no data: scripts or styles; small files stay files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here("./index.html"), embed: here("./embed.html") },
      output: {
        codeSplitting: {
          groups: [
            { name: (id) => `late-${LATE_TEXTS.exec(id)?.[1] ?? ""}`, test: LATE_TEXTS, includeDependenciesRecursively: false },
            { name: (id) => `texts-${TEXTS.exec(id)?.[1] ?? ""}`, test: TEXTS, includeDependenciesRecursively: false },
            {
              name: "ruling",
              test: /www\/src\/(?:texts\/(?:words|verdict-words|record-words)|panels\/(?:verdict|must-change))\.ts$|src\/js\/words\/sentences\.ts$/,
              includeDependenciesRecursively: false,
            },
            { name: "shared", test: SHARED, includeDependenciesRecursively: false },
            // Reached through the package's main module, but used by those who open records only.
            { name: "records", test: /src\/js\/records\//, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: { format: "es", plugins: () => [thePackage()] },
  plugins: [
    thePackage(),
    importing(),
    early(),
    VitePWA({
      // A new version waits until the reader says so: it must not replace the page under a running game.
      registerType: "prompt",
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ["**/*.{html,js,css,svg,wasm}"],
        // An icon is for the installation, which needs the network anyway.
        // What a shared link or an embedding page says stands in the address; the page is the same.
        ignoreURLParametersMatching: [/./],
        // An address that is no page of ours is the server's to answer.
        navigateFallback: null,
        cleanupOutdatedCaches: true,
        // The very first page counts as one that a new version must wait for.
        clientsClaim: true,
      },
    }),
  ],
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
