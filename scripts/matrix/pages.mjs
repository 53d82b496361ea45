// Pages, workers and service workers without any bundler: the installed files as they are.
import { Failure } from "../lib.mjs";
import { LEAVE, rowsOf } from "./browser.mjs";
import { program } from "./programs.mjs";
import { NotHad } from "./projects.mjs";

const ENGINE = `() => "/node_modules/trongtai/dist/engine.wasm"`;

/** Messages, since a service worker ends when nothing is asked of it. */
const SERVICE = `import { use } from "./pages/use.js";
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(use(${ENGINE}).then((told) => event.source.postMessage(told))));`;

const MAIN = `import { use } from "./use.js";
${LEAVE}
use(${ENGINE}).then((told) => leave("page", told));
const worker = new Worker("/pages/worker.js", { type: "module" });
worker.onmessage = ({ data }) => leave("module worker", data);
worker.onerror = ({ message }) => console.error("worker: " + message);
navigator.serviceWorker.onmessage = ({ data }) => leave("service worker", data);
navigator.serviceWorker.register("/service.js", { type: "module" }).then(async () => {
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage("");
}).catch((error) => console.error("service worker: " + error));`;

const PLACES = ["page", "module worker", "service worker"];

/** @param {import("./projects.mjs").Project} here */
function putPages({ put }) {
  const files = { "use.js": program("plain"), "main.js": MAIN };
  for (const [name, text] of Object.entries(files)) put(`pages/${name}`, text);
  // At the root: a service worker serves what lies beside it and below.
  put("service.js", SERVICE);
  put("pages/worker.js", `import { use } from "./use.js"; use(${ENGINE}).then(postMessage);`);
  put("index.html", `<!doctype html><title>matrix</title><body><script type="module" src="./pages/main.js"></script>`);
}

/** @type {Record<string, import("./programs.mjs").Environment>} */
export const PAGES = {
  pages: ({ plain }) => {
    putPages(plain);
    return rowsOf("plain", plain.folder, PLACES);
  },
  webkit: async ({ plain }) => {
    if (process.env.WEBKIT === undefined) throw new NotHad("no WebKit here");
    putPages(plain);
    const { webkit } = await import("../../www/e2e/webdriver.mjs");
    const page = await webkit(JSON.parse(process.env.WEBKIT));
    try {
      return await rowsOf(page.name, plain.folder, PLACES, {
        look: async (address, places) => {
          await page.goto(address);
          const told = await page
            .waitFor((/** @type {number} */ count) => {
              const all = JSON.parse(document.documentElement.dataset.told ?? "{}");
              return Object.keys(all).length >= count ? all : null;
            }, places.length)
            .catch(() => page.evaluate(() => JSON.parse(document.documentElement.dataset.told ?? "{}")));
          return Object.fromEntries(places.map((place) => [place, told[place] ?? new Failure(`told nothing as ${place}`)]));
        },
      });
    } finally {
      await page.close();
    }
  },
};
