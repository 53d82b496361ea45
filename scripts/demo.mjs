// Builds the demo into www/dist, with the notices of those whose code it holds.
import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { NOTICES } from "./build.mjs";
import { packagesIn } from "./bundle.mjs";
import { at, files, write } from "./lib.mjs";
import { notices, packageParts, packages } from "./notices.mjs";

export const DEMO = { root: at("www"), configFile: at("www", "vite.config.ts") };

/** What bundlers write into every bundle by themselves. */
const RUNTIMES = ["node_modules/vite", "node_modules/rolldown"];

/** The documentation, where `npm run docs` has built it: the demo takes it along and links to it. */
export const SITE = at("docs", ".vitepress", "dist");
const LINK = `<p class="quiet"><a id="docs" href="docs/index.html">Tài liệu · Documentation · 文档</a></p>`;

/** `linked`: with a link to the documentation even if there is none yet. */
export async function demo({ linked = false } = {}) {
  const { build } = await import("vite");
  /** @type {Set<string>} */
  const modules = new Set();
  /** @type {import("vite").Plugin} */
  const contents = {
    name: "contents",
    generateBundle() {
      for (const id of this.getModuleIds()) modules.add(id);
    },
  };
  /** @type {import("vite").Plugin} */
  const documented = {
    name: "link to the documentation",
    transformIndexHtml: {
      order: "pre",
      handler: (html, { filename }) => (path.basename(filename) === "index.html" ? html.replace("<footer>", `<footer>${LINK}`) : html),
    },
  };
  const hasSite = existsSync(path.join(SITE, "index.html"));
  await build({ ...DEMO, logLevel: "warn", plugins: hasSite || linked ? [contents, documented] : [contents] });
  const folder = at("www", "dist");
  if (hasSite) cpSync(SITE, path.join(folder, "docs"), { recursive: true });
  const workers = files(folder).filter((file) => file.endsWith(".js") && path.dirname(file) === folder);
  const workbox = workers.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bworkbox:([a-z-]+):\d/g)].map(([, name]) => `node_modules/workbox-${name}`),
  );
  const folders = new Set([...packagesIn([...modules]), ...workbox, ...RUNTIMES]);
  write(path.join(folder, NOTICES), notices("This page", [...packageParts(), ...packages([...folders].sort())]));
}
