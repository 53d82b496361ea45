// Chromium, and pages served with a content policy.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { serve } from "../../www/e2e/serve.mjs";
import { Failure } from "../lib.mjs";

/** What a page's policy lets run: WebAssembly beside its scripts, or these alone. */
export const POLICIES = {
  "CSP 'self' 'wasm-unsafe-eval'": { policy: "script-src 'self' 'wasm-unsafe-eval'", wasm: true },
  "CSP 'self'": { policy: "script-src 'self'", wasm: false },
};

/** Pages leave what they tell here, by the place where the program ran. */
export const LEAVE = `const leave = (place, told) => {
  const all = JSON.parse(document.documentElement.dataset.told ?? "{}");
  document.documentElement.dataset.told = JSON.stringify({ ...all, [place]: told });
};`;

const SECONDS = 30;

/** @type {import("playwright-core").Browser | undefined} */
let browser;

async function launched() {
  // Not before the set-up has brought them.
  const [{ chromium }, { FLAGS }] = await Promise.all([import("playwright-core"), import("../../www/e2e/harness.mjs")]);
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
}

export async function closeBrowser() {
  await browser?.close();
  browser = undefined;
}

/**
 * Opens an address as one more visitor, who does something there; a complaint of the page is a failure.
 *
 * @param {string} address
 * @param {(page: import("playwright-core").Page) => Promise<void>} work
 */
export async function visited(address, work) {
  browser ??= await launched();
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    // Browsers ask for an icon by themselves.
    const isIcon = message.location().url.endsWith("/favicon.ico");
    if (message.type() !== "log" && !isIcon) complaints.push(message.text());
  });
  try {
    await page.goto(address);
    await work(page);
  } catch (error) {
    throw complaints.length > 0 ? new Failure(complaints[0]) : error;
  } finally {
    await context.close();
  }
  if (complaints.length > 0) throw new Failure(complaints[0]);
}

/**
 * What a page at an address tells of each place. The first complaint of a page that tells less is the failure.
 *
 * @param {string} address
 * @param {string[]} places
 * @returns {Promise<Record<string, import("./programs.mjs").Told | Error>>}
 */
export async function toldAt(address, places) {
  browser ??= await launched();
  const context = await browser.newContext();
  const page = await context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  try {
    await page.goto(address);
    await page
      .waitForFunction((count) => Object.keys(JSON.parse(document.documentElement.dataset.told ?? "{}")).length >= count, places.length, {
        timeout: 1000 * SECONDS,
      })
      .catch(() => complaints.push(`nothing told in ${SECONDS} s`));
    const told = JSON.parse((await page.evaluate(() => document.documentElement.dataset.told)) ?? "{}");
    return Object.fromEntries(places.map((place) => [place, told[place] ?? new Failure(complaints[0])]));
  } finally {
    await context.close();
  }
}

/**
 * The rows of a folder's page under each policy. `places` are where the program runs: `page` has a document, others have
 * none.
 *
 * @param {string} name
 * @param {string} folder
 * @param {string[]} places
 * @param {{ policies?: Record<string, { policy: string, wasm: boolean }>, look?: typeof toldAt }} [options] `look`: another browser's eyes.
 */
export async function rowsOf(name, folder, places, { policies = POLICIES, look = toldAt } = {}) {
  /** @type {import("./programs.mjs").Row[]} */
  const rows = [];
  // Some tools write a map of their files into the page, which a policy has to name.
  const inline = [
    ...readFileSync(path.join(folder, "index.html"), "utf8").matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  for (const [title, { policy, wasm }] of Object.entries(policies)) {
    const { address, close } = await serve(folder, { "content-security-policy": [policy, ...inline].join(" ") });
    try {
      for (const [place, told] of Object.entries(await look(address, places))) {
        rows.push({ environment: `${name}, ${place}, ${title}`, told, wasm, page: place === "page" });
      }
    } finally {
      await close();
    }
  }
  return rows;
}
