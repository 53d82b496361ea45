/** The same page in WebKit: both games by mouse and keys, kept across a reload, drawn, and without a network. Exit code 1 when a check fails. */

import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { serve } from "./serve.mjs";
import { webkit } from "./webdriver.mjs";

const { driver, browser, screen } = JSON.parse(process.env.WEBKIT ?? "{}");
const server = await serve(fileURLToPath(new URL("../dist", import.meta.url)));
let failed = 0;

// The squares stand in the board's shadow tree.
const cell = (square) => document.querySelector("#board").shadowRoot.querySelector(`[data-square="${square}"]`);
const element = (selector) => document.querySelector(selector);

async function check(name, body) {
  // A browser of its own for each: nothing is kept from the one before.
  const page = await webkit({ driver, browser, screen });
  try {
    await page.resize({ width: 1200, height: 900 });
    await page.goto(server.address);
    await ready(page);
    await page.evaluate(() => {
      const language = /** @type {HTMLSelectElement} */ (document.querySelector('[name="language"]'));
      language.value = "en";
      language.dispatchEvent(new Event("input", { bubbles: true }));
      language.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await body(page);
    console.log(`ok   ${name} (${page.name})`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}\n     ${error?.message ?? error}`);
  } finally {
    await page.close();
  }
}

const ready = (page) =>
  page.waitFor(() => document.querySelector("[data-ready] #board")?.shadowRoot?.querySelector("[data-square]") != null);
const seesPiece = (page, square, letter) =>
  page.waitFor(
    (at, piece) => document.querySelector("#board").shadowRoot.querySelector(`[data-square="${at}"]`)?.getAttribute("data-piece") === piece,
    square,
    letter,
  );
const sees = (page, selector, part) => page.waitFor((at, text) => document.querySelector(at)?.textContent.includes(text), selector, part);

await check("xiangqi by mouse; an illegal try is explained; the game outlives a reload", async (page) => {
  await page.click(cell, "h2");
  await page.click(cell, "e2");
  await seesPiece(page, "e2", "C");
  await sees(page, ".status-text", "Black to move");
  await page.click(cell, "b9");
  await page.click(cell, "d8");
  await sees(page, ".notice-text", "blocked");
  await page.reload();
  await ready(page);
  await seesPiece(page, "e2", "C");
});

await check("chess by keys to a mate", async (page) => {
  await page.click(element, '[data-control="newGame"]');
  await page.waitFor(() => document.querySelector('input[name="game"][value="chess"]') !== null);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('input[name="game"][value="chess"]')).click());
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.new-game button[type="submit"]')).click());
  await seesPiece(page, "e1", "K");
  for (const square of ["f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4"]) {
    await page.evaluate(
      (at) => /** @type {HTMLElement} */ (document.querySelector("#board").shadowRoot.querySelector(`[data-square="${at}"]`)).focus(),
      square,
    );
    await page.press("\ue007");
  }
  await seesPiece(page, "h4", "q");
  await sees(page, ".status-text", "Black wins");
});

await check("the board is drawn", async (page) => {
  const colours = await page.waitFor(() => {
    const canvas = document.querySelector("#board").shadowRoot.querySelector("canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set();
    for (let index = 0; index < data.length; index += 4 * 97) seen.add((data[index] << 16) | (data[index + 1] << 8) | data[index + 2]);
    return seen.size > 8 ? seen.size : 0;
  });
  assert(colours > 8, `${colours} colours`);
});

await server.close();
process.exitCode = failed === 0 ? 0 : 1;
