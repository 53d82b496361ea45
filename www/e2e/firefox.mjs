/** The same page in Firefox: both games by mouse and keys, kept across a reload. Exit code 1 when a check fails. */

import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";
import { serve } from "./serve.mjs";

const TIMEOUT_MS = 15_000;
/** The squares stand in the board's shadow tree. */
const cell = (square) => `#board >>> [data-square="${square}"]`;

const server = await serve(fileURLToPath(new URL("../dist", import.meta.url)));
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
  headless: true,
});
let failed = 0;

async function check(name, body) {
  const context = await browser.createBrowserContext();
  const errors = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.setViewport({ width: 1200, height: 900 });
    await page.goto(server.address);
    await page.waitForSelector("[data-ready] #board >>> [data-square]");
    await page.select('[name="language"]', "en");
    await body(page);
    assert.deepEqual(errors, []);
    console.log(`ok   ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}\n     ${error?.message ?? error}\n     ${errors.join("\n     ")}`);
  } finally {
    await context.close();
  }
}

async function tap(page, ...squares) {
  for (const square of squares) await page.click(cell(square));
}

const seesPiece = (page, square, letter) => page.waitForSelector(`${cell(square)}[data-piece="${letter}"]`);
const seesStatus = (page, part) =>
  page.waitForFunction((text) => document.querySelector(".status-text").textContent.includes(text), {}, part);

await check("xiangqi by mouse; an illegal try is explained; the game outlives a reload", async (page) => {
  await tap(page, "h2", "e2");
  await seesPiece(page, "e2", "C");
  await seesStatus(page, "Black to move");
  await tap(page, "b9", "d8");
  await page.waitForFunction(() => document.querySelector(".notice-text").textContent.includes("blocked"));
  await page.reload();
  await seesPiece(page, "e2", "C");
});

await check("chess by keys to a mate", async (page) => {
  await page.click('[data-control="newGame"]');
  await page.click('input[name="game"][value="chess"]');
  await page.click('.new-game button[type="submit"]');
  for (const square of ["f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4"]) {
    await page.focus(cell(square));
    await page.keyboard.press("Enter");
  }
  await seesPiece(page, "h4", "q");
  await seesStatus(page, "Black wins");
});

await check("the board is drawn", async (page) => {
  const colours = await page.evaluate(() => {
    const canvas = document.querySelector("#board").shadowRoot.querySelector("canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set();
    for (let index = 0; index < data.length; index += 4 * 97) seen.add((data[index] << 16) | (data[index + 1] << 8) | data[index + 2]);
    return seen.size;
  });
  assert(colours > 8, `${colours} colours`);
});

await browser.close();
await server.close();
process.exitCode = failed === 0 ? 0 : 1;
