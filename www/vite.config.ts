import { fileURLToPath } from "node:url";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { manifest } from "./manifest.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Modules that the first view and later parts both use. Cut apart by who uses them they would be many small files, which
 * compress badly. What one of them imports belongs here as well: left to itself it may end in the page's own entry, and
 * then another page that needs the part runs that entry.
 */
const SHARED = new RegExp(
  [
    "www/src/app/(evidence|reading|engine|store|model|notations|scene|state|study|tree|proof|controller|clock|games|geometry)\\.ts$",
    "www/src/texts/(words|verdict-words|record-words|names)\\.ts$",
    "www/src/app/engine/(failure|records)\\.ts$",
    "www/src/app/records/(convert|stored)\\.ts$",
    "www/src/panels/(dom|dialog)\\.ts$",
    "www/src/i18n/(index|lazy)\\.ts$",
    "src/js/i18n/(text|language)\\.ts$",
    "src/js/board/(?!live-game|play|speech|setup|setting-up|arranging|spares|faults|premove|api|index)[^/]+\\.ts$",
    "src/js/board/glyphs",
  ].join("|"),
);

export default defineConfig({
  root: here("."),
  // Relative addresses: the built page works from any folder of any server.
  base: "./",
  resolve: { alias: { trongtai: here("../dist/index.js") } },
  server: { fs: { allow: [here("..")] } },
  build: {
    outDir: here("./dist"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // The page's policy allows no data: scripts or styles; small files stay files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here("./index.html"), embed: here("./embed.html") },
      output: { codeSplitting: { groups: [{ name: "shared", test: SHARED, includeDependenciesRecursively: false }] } },
    },
  },
  plugins: [
    VitePWA({
      // A new version waits until the reader says so: it must not replace the page under a running game.
      registerType: "prompt",
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ["**/*.{html,js,css,svg}"],
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
