// Builds the demo into www/dist, with the notices of those whose code it holds.
import { readFileSync } from "node:fs";
import path from "node:path";
import { NOTICES } from "./build.mjs";
import { packagesIn } from "./bundle.mjs";
import { at, files, write } from "./lib.mjs";
import { notices, packageParts, packages } from "./notices.mjs";

export const DEMO = { root: at("www"), configFile: at("www", "vite.config.ts") };

/** What bundlers write into every bundle by themselves. */
const RUNTIMES = ["node_modules/vite", "node_modules/rolldown"];

export async function demo() {
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
  await build({ ...DEMO, logLevel: "warn", plugins: [contents] });
  const folder = at("www", "dist");
  const workers = files(folder).filter((file) => file.endsWith(".js") && path.dirname(file) === folder);
  const workbox = workers.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bworkbox:([a-z-]+):\d/g)].map(([, name]) => `node_modules/workbox-${name}`),
  );
  const folders = new Set([...packagesIn([...modules]), ...workbox, ...RUNTIMES]);
  write(path.join(folder, NOTICES), notices("This page", [...packageParts(), ...packages([...folders].sort())]));
}
