// The built site in Chromium: every example shows the values that it names, every board is judged, and all of it is there without a network.
import { readFileSync } from "node:fs";
import path from "node:path";
import { serve } from "../../www/e2e/serve.mjs";
import { Failure, at, files } from "../lib.mjs";

const PAGES = at("docs");

/** @param {string | undefined} executablePath */
export async function check(executablePath) {
  const [{ chromium }, { FLAGS }] = await Promise.all([import("playwright-core"), import("../../www/e2e/harness.mjs")]);
  const { address, close } = await serve(at("www", "dist"));
  const browser = await chromium.launch({ executablePath: executablePath ?? "/usr/bin/chromium", args: FLAGS });
  const context = await browser.newContext();
  const page = await context.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error}`));
  page.on(
    "request",
    (request) =>
      /^(?:blob|data):/.test(request.url()) || request.url().startsWith(new URL(address).origin) || faults.push(`asks ${request.url()}`),
  );
  const names = ["guide", "migrate", "rules"]
    .flatMap((folder) => files(path.join(PAGES, folder)))
    .map((file) => path.relative(PAGES, file));
  let [examples, boards] = [0, 0];
  try {
    for (const name of names) {
      const text = readFileSync(path.join(PAGES, name), "utf8");
      await page.goto(new URL(`docs/${name.replace(/\.md$/, ".html")}`, address).href);
      for (const example of await page.locator(".runnable").all()) {
        examples++;
        await example.getByRole("button", { name: "Run" }).click();
        await example.locator(".runnable-values, .runnable-failure").first().waitFor({ timeout: 20_000 });
        const failure = await example.locator(".runnable-failure").allTextContents();
        const differing = await example.locator(".differs").allTextContents();
        if (failure.length + differing.length > 0) faults.push(`${name}: ${[...failure, ...differing].join(" ")}`);
      }
      const wanted = [...text.matchAll(/<JudgedBoard [^>]*rules="([^"]*)"/g)];
      const judged = await page.locator(".judged").all();
      if (judged.length !== wanted.length) faults.push(`${name}: ${judged.length} of ${wanted.length} boards`);
      for (const [index, board] of judged.entries()) {
        boards++;
        const count = wanted[index][1].split(" ").length;
        await board
          .locator("dd")
          .nth(count - 1)
          .waitFor({ timeout: 20_000 });
        const size = await board.locator("trongtai-board").boundingBox();
        if (size === null || size.width < 100 || size.height < 100) faults.push(`${name}: no board to see`);
      }
    }
    // The link of the demo, and the site without a network.
    await page.goto(address);
    await page.locator("#docs").click();
    await page.waitForURL(/\/docs\/index\.html$/);
    // The site's own worker, which takes over from the demo's.
    const isKept = () => navigator.serviceWorker.controller?.scriptURL.endsWith("/docs/sw.js") === true;
    await page.waitForFunction(isKept, undefined, { timeout: 120_000 });
    await context.setOffline(true);
    await page.goto(new URL("docs/rules/repetition.html", address).href);
    await page.locator(".judged dd").first().waitFor({ timeout: 20_000 });
  } finally {
    await browser.close();
    await close();
  }
  if (examples < 15 || boards < 8) faults.push(`only ${examples} examples and ${boards} boards`);
  if (faults.length > 0) throw new Failure(faults.join("\n"));
  console.log(`${names.length} pages: ${examples} examples ran, ${boards} boards judged, offline too`);
}
