/** Runs named checks, each in a browser context of its own, and fails a check whose page complains. */

import { chromium } from "playwright-core";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} Context */

/**
 * What a check may ask for beside the browser's own options.
 *
 * @typedef {object} Own
 * @property {Record<string, string>} [stored] Put into the browser's store before the page runs.
 * @property {string} [policy] A content security policy, sent beside the page's own.
 * @property {string} [ready] What tells that the page has started.
 * @property {string | number | Date} [time] With it the page has a clock of its own, which starts there, goes on, and can be moved.
 * @property {RegExp} [tolerates] Complaints that belong to the check.
 * @property {string} [address] Where the page is.
 */

/** @typedef {Own & import("playwright-core").BrowserContextOptions} Options */
/** @typedef {(name: string, options: Options, body: (page: Page, context: Context) => Promise<void>) => Promise<void>} Check */

/** What Chromium is started with where there is no display, and no network to be asked. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const TIMEOUT_MS = 10_000;

/** @param {string} address */
export async function start(address) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
  const count = { passed: 0, failed: 0 };

  /**
   * Opens the page in a fresh context.
   *
   * @param {Context} context
   * @param {string[]} complaints
   * @param {Own & { address: string }} options
   */
  async function open(context, complaints, { stored, ready = "[data-ready] [data-square]", policy, time, address: from }) {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    page.on("console", (message) => {
      // Said wherever a check is not about the page's own worker.
      if (message.text() === "Service Worker registration blocked by Playwright") return;
      if (message.type() === "error" || message.type() === "warning") complaints.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
    page.on("request", (request) => {
      if (!request.url().startsWith(from)) complaints.push(`request to ${request.url()}`);
    });
    page.on("requestfailed", (request) => {
      // A page that is left gives up what it was fetching.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(`failed request: ${request.url()}`);
    });
    if (stored !== undefined) {
      await page.addInitScript((entries) => {
        // Only once: a reload must find what the page itself stored.
        if (sessionStorage.getItem("stored") !== null) return;
        sessionStorage.setItem("stored", "");
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, stored);
    }
    if (policy !== undefined) {
      await page.route(from, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
      });
    }
    if (time !== undefined) await page.clock.install({ time });
    // A page that is loaded anew is looked at when it has started, as it was the first time.
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const response = await reload(options);
      await page.waitForSelector(ready);
      return response;
    };
    await page.goto(from);
    await page.waitForSelector(ready);
    return page;
  }

  /** @type {Check} */
  async function check(name, options, body) {
    const { stored, policy, ready, time, tolerates, address: from = address, ...rest } = options;
    const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, locale: "en-US", serviceWorkers: "block", ...rest });
    /** @type {string[]} */
    const complaints = [];
    try {
      const page = await open(context, complaints, { stored, policy, ready, time, address: from });
      await body(page, context);
      const unexpected = complaints.filter((complaint) => !tolerates?.test(complaint));
      if (unexpected.length > 0) throw new Error(unexpected.join("\n"));
      count.passed += 1;
      console.log(`ok   ${name}`);
    } catch (error) {
      count.failed += 1;
      console.log(`FAIL ${name}\n     ${(error instanceof Error ? error.message : String(error)).replaceAll("\n", "\n     ")}`);
      for (const complaint of complaints) console.log(`     ${complaint}`);
    } finally {
      await context.close();
    }
  }

  return { check, count, close: () => browser.close() };
}
