// Pages, workers and service workers without any bundler: the installed files as they are.
import { LEAVE, rowsOf } from "./browser.mjs";
import { program } from "./programs.mjs";

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

/** @type {Record<string, import("./programs.mjs").Environment>} */
export const PAGES = {
  pages: ({ plain: { folder, put } }) => {
    const files = { "use.js": program("plain"), "main.js": MAIN };
    for (const [name, text] of Object.entries(files)) put(`pages/${name}`, text);
    // At the root: a service worker serves what lies beside it and below.
    put("service.js", SERVICE);
    put("pages/worker.js", `import { use } from "./use.js"; use(${ENGINE}).then(postMessage);`);
    put("index.html", `<!doctype html><title>matrix</title><body><script type="module" src="./pages/main.js"></script>`);
    return rowsOf("plain", folder, ["page", "module worker", "service worker"]);
  },
};
