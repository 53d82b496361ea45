import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
  },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
