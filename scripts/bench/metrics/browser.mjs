import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { CACHE, Failure, write } from "../../lib.mjs";
import { bundled } from "../bundle.mjs";
import { median } from "../clock.mjs";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const PAGES = 7;
/** A new page is busy with itself at first, for longer than any library takes. Milliseconds. */
const SETTLED = 300;
const SECONDS = 20;

/** @type {import("../metrics.mjs").Metric} */
export const browser = {
  missing: () => (existsSync(CHROMIUM) ? undefined : `no Chromium at ${CHROMIUM}: name it in CHROMIUM`),
  rows: [{ id: "cold.browser", title: "cold start, Chromium: import to first list", unit: "ms" }],
  measure: async (library) => {
    const folder = await site(library);
    const [{ chromium }, { FLAGS }, { serve }] = await Promise.all([
      import("playwright-core"),
      import("../../../www/e2e/harness.mjs"),
      import("../../../www/e2e/serve.mjs"),
    ]);
    const server = await serve(folder);
    const running = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
    try {
      /** @type {number[]} */
      const times = [];
      for (let i = 0; i < PAGES; i++) times.push(await opened(running, server.address));
      return { "cold.browser": median(times) };
    } finally {
      await running.close();
      await server.close();
    }
  },
};

/**
 * A folder with all that the page needs.
 *
 * @param {import("../library.mjs").Library} library
 */
async function site({ id, page, first }) {
  const folder = path.join(CACHE, "bench", "pages", id);
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(page.files ?? {})) copyFileSync(file, path.join(folder, name));
  if (page.source !== undefined) write(path.join(folder, "bundle.js"), await bundled(page.source));
  const script = `await new Promise((settled) => setTimeout(settled, ${SETTLED}));
const start = performance.now();
const library = ${page.module};
const moves = (${first})(library);
window.listed = { moves, spent: performance.now() - start };`;
  write(path.join(folder, "page.js"), script);
  write(
    path.join(folder, "index.html"),
    `<!doctype html><title>bench</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>`,
  );
  return folder;
}

/**
 * Milliseconds in a page of a browser that has nothing stored.
 *
 * @param {import("playwright-core").Browser} running
 * @param {string} address
 */
async function opened(running, address) {
  const context = await running.newContext();
  try {
    const page = await context.newPage();
    /** @type {string[]} */
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(address);
    const told = await page.waitForFunction(() => window.listed, undefined, { timeout: 1000 * SECONDS }).catch(() => undefined);
    if (told === undefined) throw new Failure(complaints[0] ?? `the page lists no moves in ${SECONDS} s`);
    return (await told.jsonValue()).spent;
  } finally {
    await context.close();
  }
}
