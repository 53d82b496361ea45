// The recipes of docs/guide/frameworks.md as their readers have them: built by Vite, opened, and played on.
import { readFileSync } from "node:fs";
import path from "node:path";
import { serve } from "../../www/e2e/serve.mjs";
import { Failure, at } from "../lib.mjs";
import { newPage } from "./browser.mjs";
import { ENTRIES } from "./programs.mjs";
import { project } from "./projects.mjs";

const BOARD = "trongtai/board";
const WITHOUT = Object.keys(ENTRIES).filter((entry) => entry !== BOARD);

/** @typedef {{ language: string, file: string, tools: Record<string, string>, plugin: string, main: string }} Recipe */

/** @type {Record<string, Recipe>} */
const RECIPES = {
  react: {
    language: "jsx",
    file: "App.jsx",
    tools: { react: "19", "react-dom": "19", "@vitejs/plugin-react": "*" },
    plugin: `import react from "@vitejs/plugin-react"; export default { plugins: [react()] };`,
    main: `import { createRoot } from "react-dom/client"; import { createElement } from "react"; import App from "./App.jsx";
    createRoot(document.querySelector("#app")).render(createElement(App, { moves: "h2e2" }));`,
  },
  vue: {
    language: "vue",
    file: "App.vue",
    tools: { vue: "3", "@vitejs/plugin-vue": "*" },
    plugin: `import vue from "@vitejs/plugin-vue";
    export default { plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === "trongtai-board" } } })] };`,
    main: `import { createApp } from "vue"; import App from "./App.vue"; createApp(App, { moves: "h2e2" }).mount("#app");`,
  },
  svelte: {
    language: "svelte",
    file: "App.svelte",
    tools: { svelte: "5", "@sveltejs/vite-plugin-svelte": "*" },
    plugin: `import { svelte } from "@sveltejs/vite-plugin-svelte"; export default { plugins: [svelte()] };`,
    main: `import { mount } from "svelte"; import App from "./App.svelte"; mount(App, { target: document.querySelector("#app"), props: { moves: "h2e2" } });`,
  },
};

/**
 * Plays on the page's board, which stands after a first move, and returns what the framework has written below it.
 *
 * @param {string} folder
 */
async function played(folder) {
  const { address, close } = await serve(folder);
  const { page, complaints, done } = await newPage();
  try {
    await page.goto(address);
    for (const square of ["h9", "g7"]) await page.locator(`trongtai-board [data-square="${square}"]`).click({ timeout: 20_000 });
    await page.waitForFunction(() => document.querySelector("figcaption")?.textContent === "2 plies", undefined, { timeout: 10_000 });
    return undefined;
  } catch (error) {
    return complaints[0] ?? String(error).split("\n")[0];
  } finally {
    await done();
    await close();
  }
}

/** @type {Record<string, import("./programs.mjs").Environment>} */
export const FRAMEWORKS = Object.fromEntries(
  Object.entries(RECIPES).map(([name, { language, file, tools, plugin, main }]) => [
    name,
    async ({ tarball }) => {
      const text = readFileSync(at("docs", "guide", "frameworks.md"), "utf8");
      const recipe = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(text)?.[1];
      if (recipe === undefined) throw new Failure(`docs/guide/frameworks.md has no recipe in ${language}`);
      const here = await project(name, tarball, { ...tools, vite: "8.3" });
      here.put(`src/${file}`, recipe);
      here.put("src/main.js", main);
      here.put("vite.config.js", plugin);
      here.put(
        "index.html",
        `<!doctype html><title>recipe</title><div id="app" style="width: 400px"></div><script type="module" src="/src/main.js"></script>`,
      );
      await here.tool("vite/bin/vite.js", ["build", "--logLevel", "error"]);
      const title = `${name} ${here.version(name)}, the guide's recipe`;
      return [{ environment: title, faults: { [BOARD]: await played(path.join(here.folder, "dist")) }, without: WITHOUT }];
    },
  ]),
);
