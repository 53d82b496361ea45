/** Checks of what the first visit costs: bytes over the wire, and nothing that jumps about. */

import assert from "node:assert/strict";
import { brotliCompressSync } from "node:zlib";
import { click, newGame, seesStatus } from "./steps.mjs";

/** Everything that the first visit fetches, compressed as a server would send it, in bytes. */
/** What the first visit is to fetch at most; it is missed, and said so, while what it may take is more. */
const TARGET = 150 * 1024;
/** What it may take: a little more than it does, so that nothing grows unseen. Whoever makes it lighter lowers this. */
const MOST = 152 * 1024;

/**
 * Sizes by path of what is fetched until the page has been used and the network is quiet.
 *
 * @param {import("./harness.mjs").Page} page
 */
export async function firstLoad(page) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @type {Promise<unknown>[]} */
  const reads = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    // The same file for the page and for its store is one file.
    reads.push(
      response.body().then(
        (body) => sizes.set(pathname, brotliCompressSync(body).length),
        () => undefined,
      ),
    );
  });
  // A first visit has no game from an earlier one.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload({ waitUntil: "networkidle" });
  await Promise.all(reads);
  return sizes;
}

/**
 * Records layout shifts that no input of the reader excuses, from before the page begins.
 *
 * @param {import("./harness.mjs").Page} page
 */
export async function watchShifts(page) {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of /** @type {LayoutShift[]} */ (list.getEntries())) {
        if (!hadRecentInput) window.shifts.push({ value, nodes: sources.map(({ node }) => node?.id || node?.className || node?.nodeName) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.reload({ waitUntil: "networkidle" });
}

/** @param {import("./harness.mjs").Check} check */
export async function loadChecks(check) {
  await check("the first visit fetches no more than its budget", { serviceWorkers: "allow" }, async (page) => {
    const sizes = await firstLoad(page);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    assert(sizes.size >= 3 && total > 50 * 1024, "the page and its engine were counted");
    if (total > TARGET) console.log(`     the first visit fetches ${total} bytes, ${total - TARGET} over the target of ${TARGET}`);
    assert(total <= MOST, `${total} bytes: ${[...sizes].map(([path, size]) => `${path} ${size}`).join(", ")}`);
  });

  for (const viewport of [
    { width: 320, height: 640 },
    { width: 768, height: 1024 },
    { width: 1280, height: 900 },
  ]) {
    await check(`nothing shifts while the page loads and is played on, ${viewport.width} pixels wide`, { viewport }, async (page) => {
      await watchShifts(page);
      await click(page, "h2", "e2");
      await seesStatus(page, "Black to move");
      await newGame(page, "chess", {});
      await click(page, "e2", "e4");
      await seesStatus(page, "Black to move");
      assert.deepEqual(await page.evaluate(() => window.shifts), []);
    });
  }
}
