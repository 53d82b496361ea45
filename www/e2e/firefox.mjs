/** The same page in Firefox: both games by mouse and keys, kept across a reload. Exit code 1 when a check fails. */

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** Parts of the page come when they are first asked for: what uses one waits for it. */
function patient(page) {
  for (const act of ["click", "select", "$eval"]) {
    const plain = page[act].bind(page);
    page[act] = async (selector, ...rest) => {
      await page.waitForSelector(selector);
      return plain(selector, ...rest);
    };
  }
}

const WIDE = { width: 1200, height: 900 };

/** The viewport is set before the page is opened: a change to touch loads an open page once more. */
async function check(name, body, viewport = WIDE) {
  const context = await browser.createBrowserContext();
  const errors = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    patient(page);
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.setViewport(viewport);
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

const press = (page, name) => page.locator(`[data-control="${name}"]`).click();

await check("two players by clock: started by a tap, stopped, corrected, and the flag that falls", async (page) => {
  await press(page, "newGame");
  await page.waitForSelector(".new-game select[name=clock]");
  await page.select("select[name=clock]", "own");
  for (const [name, value] of [
    ["ownMain", "1"],
    ["ownSecond", "0.05"],
  ]) {
    await page.$eval(`input[name=${name}]`, (input, wanted) => (input.value = wanted), value);
  }
  await page.click('.new-game button[type="submit"]');
  await page.waitForFunction(() => document.querySelector('.clock[data-color="red"] .clock-time')?.textContent === "1:00");
  await page.click('.clock[data-color="red"]');
  await page.waitForSelector('.clock[data-color="red"][data-running]');
  await page.click('.clock[data-color="red"]');
  await page.waitForSelector('.clock[data-color="red"][data-paused]');
  await page.click("#near .clock-button:nth-of-type(2)");
  await page.waitForFunction(() => /^1:5\d|^2:00/.test(document.querySelector('.clock[data-color="red"] .clock-time').textContent));
  await page.click('.clock[data-color="red"]');
  await tap(page, "h2", "e2");
  await page.waitForSelector('.clock[data-color="black"][data-running]');
  await seesStatus(page, "Red wins (time).");
  await page.waitForSelector('.clock[data-color="black"][data-fallen]');
});

/** A cannon follows a chariot from rank to rank (WXF manual, rule 15). */
const DISPUTED = `[Game "Chinese Chess"]
[Red "An"]
[Black "Bình"]
[Result "1-0"]
[FEN "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1"]

1. H2-H1 D1-D3 2. H1-H3 D3-D1 3. H3-H1 D1-D3 4. H1-H3 D3-D1 5. H3-H1 1-0
`;

await check("a disputed record from paste to printed ruling", async (page) => {
  await page.click('[data-tab="files"]');
  await page.waitForSelector('[name="record"]');
  await page.$eval('[name="record"]', (area, record) => (area.value = record), DISPUTED);
  await press(page, "read");
  await page.waitForFunction(() => document.querySelectorAll(".move-list .move").length === 9);
  await page.click('[data-tab="rules"]');
  await page.waitForSelector('[name="judge"]');
  await page.select('[name="judge"]', "wxf");
  await seesStatus(page, "Black wins (perpetual chase).");
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event("beforeprint"));
      window.onPaper = document.querySelector("#paper .ruling")?.textContent ?? "";
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  await press(page, "print-verdict");
  await page.waitForFunction(() => window.onPaper !== undefined);
  const paper = await page.evaluate(() => window.onPaper);
  for (const part of [/^Ruling/, /rule 15/, /wxf\/15/, /Under the other rule sets/, /Judged by trongtai \d/]) assert.match(paper, part);
});

await check("from the editor to a shared link, which opens the position", async (page) => {
  await page.$eval('[data-control="editor"]', (button) => button.click());
  await page.waitForSelector("dialog.editor[open] [name=editor-fen]");
  await page.$eval("[name=editor-fen]", (field) => {
    field.value = "4k4/9/9/9/9/9/9/9/1P7/P2K2R2 w";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await page.$eval('[data-control="editor-share"]', (button) => button.click());
  await page.waitForSelector("dialog.share[open] .qr svg");
  const link = await page.$eval('[name="shared-link"]', (field) => field.value);
  assert.match(link, /#game=/);
  const context = await browser.createBrowserContext();
  const other = await context.newPage();
  await other.goto(link);
  await other.waitForSelector(`${cell("g0")}[data-piece="R"]`);
  await context.close();
});

await check("an archive: its disputes are found in a worker, and one is opened", async (page) => {
  await page.$eval('[data-control="archive"]', (button) => button.click());
  const input = await page.waitForSelector('dialog[open] input[type="file"]');
  const folder = mkdtempSync(join(tmpdir(), "trongtai-archive-"));
  try {
    writeFileSync(join(folder, "cup.pgn"), DISPUTED);
    await input.uploadFile(join(folder, "cup.pgn"));
    await page.select('[name="archiveXiangqi"]', "wxf");
    await page.$eval('[data-control="archive-start"]', (button) => button.click());
    await page.waitForSelector('dialog.archive [data-rule="wxf/15"]');
    await page.$eval('dialog.archive [data-rule="wxf/15"]', (button) => button.click());
    await seesStatus(page, "Black wins (perpetual chase).");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

await check(
  "a phone with touch: a tap selects and moves, and a pawn's piece is chosen",
  async (page) => {
    const touch = async (square) => {
      const box = await (await page.waitForSelector(cell(square))).boundingBox();
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    };
    await touch("h2");
    await touch("e2");
    await seesPiece(page, "e2", "C");
    await page.$eval('[data-tab="files"]', (tab) => tab.click());
    await page.waitForSelector('[name="fen"]');
    await page.$eval('[name="fen"]', (field) => (field.value = "4k3/P7/8/8/8/8/4p3/4K2R w K - 0 1"));
    await page.$eval('[data-control="load"]', (button) => button.click());
    await page.waitForSelector(`${cell("a7")}[data-piece="P"]`);
    await page.evaluate(() => document.querySelector("#board").scrollIntoView());
    await touch("a7");
    await touch("a8");
    const rook = await page.waitForSelector('#board >>> .promotion [data-letter="r"]');
    const box = await rook.boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await seesPiece(page, "a8", "R");
  },
  { width: 390, height: 844, hasTouch: true, isMobile: false },
);

await browser.close();
await server.close();
process.exitCode = failed === 0 ? 0 : 1;
