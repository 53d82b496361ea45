/** Checks of the page as an installed program: without a connection, and when a new version comes. */

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { click, control, press, newGame, seesPiece, seesStatus, speak } from "./steps.mjs";
import { serve } from "./serve.mjs";

/** The service worker has stored everything and answers for the page. */
const stored = (page) =>
  page.waitForFunction(() => /** @type {HTMLElement} */ (document.querySelector("#update")).dataset.phase === "ready");
const SHOWN = "[data-square]";

/**
 * @param {import("./harness.mjs").Check} check
 * @param {string} folder
 */
export async function offlineChecks(check, folder) {
  await check("after one visit the page works without a connection, both games", { serviceWorkers: "allow" }, async (page, context) => {
    await stored(page);
    await click(page, "h2", "e2");
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector(SHOWN);
    await seesPiece(page, "e2", "C");
    await click(page, "h9", "g7");
    await seesStatus(page, "Red to move");
    await newGame(page, "chess", {});
    await click(page, "e2", "e4");
    await seesPiece(page, "e4", "P");
    await speak(page, "vi");
    await seesStatus(page, "Đến lượt Đen");
  });

  await check("a shared address opens without a connection", { serviceWorkers: "allow" }, async (page, context) => {
    await stored(page);
    await context.setOffline(true);
    const other = await context.newPage();
    await other.goto(`${page.url()}?from=elsewhere`);
    await other.waitForSelector(SHOWN);
    await seesStatus(other, "Red to move");
  });

  await check("the browser finds an installable program: manifest, icons, start address", {}, async (page) => {
    const manifest = await page.evaluate(async () => {
      const link = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="manifest"]'));
      return { address: link.href, content: await (await fetch(link.href)).json() };
    });
    assert.equal(manifest.content.display, "standalone");
    assert.equal(manifest.content.start_url, "./");
    const sizes = await page.evaluate(async ({ address, content }) => {
      const found = [];
      for (const { src, sizes, type, purpose } of content.icons) {
        const image = new Image();
        image.src = new URL(src, address).href;
        await image.decode();
        if (type === "image/png") found.push([sizes, `${image.naturalWidth}x${image.naturalHeight}`, purpose]);
      }
      return found;
    }, manifest);
    for (const [said, real] of sizes) assert.equal(real, said);
    assert.deepEqual(
      sizes.map(([said, , purpose]) => `${said} ${purpose}`),
      ["192x192 any", "512x512 any", "512x512 maskable"],
    );
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
  });

  const site = await mkdtemp(join(tmpdir(), "site-"));
  await cp(folder, site, { recursive: true });
  const server = await serve(site);
  try {
    const options = { serviceWorkers: /** @type {const} */ ("allow"), address: server.address };
    await check("a new version waits for the reader's word, and the game is kept", options, async (page) => {
      await stored(page);
      await click(page, "h2", "e2");
      const worker = await readFile(join(site, "sw.js"), "utf8");
      const html = await readFile(join(site, "index.html"), "utf8");
      await writeFile(join(site, "index.html"), html.replace("<html ", '<html data-version="2" '));
      const revised = worker.replace(/(url:"index\.html",revision:")[^"]*|(revision:")[^"]*(",url:"index\.html")/, (_, a, b, c) =>
        a ? `${a}second` : `${b}second${c}`,
      );
      assert.notEqual(revised, worker);
      await writeFile(join(site, "sw.js"), revised);
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration()).update();
      });
      await page.locator("#update").getByText("A new version is ready").waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.dataset.version), undefined);
      await click(page, "h9", "g7");
      await seesStatus(page, "Red to move");
      await press(page, "update-later");
      await page.reload();
      await page.waitForSelector(SHOWN);
      assert.equal(await page.evaluate(() => document.documentElement.dataset.version), undefined);
      await Promise.all([page.waitForEvent("load"), control(page, "update").click()]);
      await page.waitForSelector(SHOWN);
      assert.equal(await page.evaluate(() => document.documentElement.dataset.version), "2");
      await seesPiece(page, "g7", "n");
      await seesPiece(page, "e2", "C");
    });
  } finally {
    await server.close();
    await rm(site, { recursive: true, force: true });
  }
}
