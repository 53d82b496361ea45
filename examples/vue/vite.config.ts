import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

export default defineConfig({
  // Vue is told which tags are elements of the browser's own.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === "trongtai-board" } } })],
});
