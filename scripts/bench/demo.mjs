// Measures the demo in Chromium: bytes of the first visit, time until it answers on a slowed processor, frames while a
// piece is dragged. `node scripts/bench/demo.mjs [RUNS]`; medians, and nothing is judged.
import { Failure, at, isMain, main, step } from "../lib.mjs";
import { build } from "../build.mjs";
import { demo } from "../demo.mjs";
import { setup } from "../setup.mjs";

/** @typedef {import("playwright-core").Browser} Browser */

const SLOWED = 4;
const DRAG_STEPS = 120;
const VIEWPORT = { width: 390, height: 844 };

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
/** @param {number} value */
const ms = (value) => `${value.toFixed(1)} ms`;

/**
 * Milliseconds from the start of the navigation to a board that has answered a tap, in a browser with nothing stored.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {number} rate
 */
async function interactive(browser, address, rate) {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    await page.addInitScript(() => {
      /**
       * @param {string} selector
       * @returns {HTMLElement | null}
       */
      const inBoard = (selector) => document.querySelector("#board")?.shadowRoot?.querySelector(selector) ?? null;
      const look = () => {
        const cell = inBoard('[data-square="h2"]');
        if (cell === null) return void requestAnimationFrame(look);
        cell.click();
        const wait = () => {
          if (inBoard("[data-target]") === null) return void requestAnimationFrame(wait);
          requestAnimationFrame(() => {
            window.answered = performance.now();
          });
        };
        wait();
      };
      look();
    });
    await page.goto(address);
    await page.waitForFunction(() => window.answered !== undefined);
    return await page.evaluate(() => window.answered);
  } finally {
    await context.close();
  }
}

/**
 * Milliseconds between the frames of a drag across the board.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {number} deviceScaleFactor
 */
async function frames(browser, address, deviceScaleFactor) {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForSelector('[data-square="h2"]');
    const box = await page.locator('[data-square="h2"]').boundingBox();
    if (box === null) throw new Failure("the page shows no board");
    const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.evaluate(() => {
      window.frames_ = [];
      /** @param {number} now */
      const note = (now) => {
        window.frames_.push(now);
        window.noting = requestAnimationFrame(note);
      };
      window.noting = requestAnimationFrame(note);
    });
    for (let part = 1; part <= DRAG_STEPS; part += 1) {
      await page.mouse.move(start.x - (part % 40) * 6, start.y - (part % 30) * 8);
    }
    const times = await page.evaluate(() => {
      cancelAnimationFrame(window.noting);
      return window.frames_;
    });
    await page.mouse.up();
    return times.slice(1).map((time, index) => time - times[index]);
  } finally {
    await context.close();
  }
}

/** So long a game is played. */
const PLIES = 500;

/**
 * Milliseconds that each move of a long game keeps the page busy, from the click to the frame after it.
 *
 * @param {Browser} browser
 * @param {string} address
 */
async function moves(browser, address) {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: "block", reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      // By rules that count nothing the game goes on.
      const start = { kind: "xiangqi", rules: "basic", chess960: false };
      localStorage.setItem("trongtai.game", JSON.stringify({ start, line: [] }));
    });
    await page.goto(address);
    await page.waitForSelector("[data-ready] [data-square]");
    return await page.evaluate(async (plies) => {
      const root = document.querySelector("#board")?.shadowRoot;
      /** @param {string} square */
      const click = (square) => /** @type {HTMLElement | null | undefined} */ (root?.querySelector(`[data-square="${square}"]`))?.click();
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      const loop = ["a0a1", "a9a8", "a1a0", "a8a9"];
      const times = [];
      for (let ply = 0; ply < plies; ply += 1) {
        const move = loop[ply % loop.length] ?? "";
        await frame();
        const began = performance.now();
        click(move.slice(0, 2));
        click(move.slice(2));
        await frame();
        times.push(performance.now() - began);
      }
      return times;
    }, PLIES);
  } finally {
    await context.close();
  }
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const runs = Number(process.argv[2] ?? 5);
    const tools = await step("set-up", () => setup({ browser: true }));
    await build(tools);
    await demo();
    const { serve } = await import("../../www/e2e/serve.mjs");
    const { firstLoad } = await import("../../www/e2e/load.mjs");
    const { chromium } = await import("playwright-core");
    const server = await serve(at("www", "dist"));
    const browser = await chromium.launch({ executablePath: tools.chromium, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      const page = await browser.newPage();
      await page.goto(server.address);
      const sizes = await firstLoad(page);
      await page.close();
      for (const [path, size] of sizes) console.log(`  ${(size / 1024).toFixed(1).padStart(7)} KiB brotli  ${path}`);
      console.log(`  ${([...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024).toFixed(1).padStart(7)} KiB in all`);
      for (const rate of [1, SLOWED]) {
        const times = [];
        for (let run = 0; run < runs; run += 1) times.push(await interactive(browser, server.address, rate));
        console.log(
          `  first answer to a tap, processor slowed ${rate} times: ${ms(median(times))} (${times.map((time) => time.toFixed(0)).join(" ")})`,
        );
      }
      for (const ratio of [1, 3]) {
        const gaps = await frames(browser, server.address, ratio);
        const late = gaps.filter((gap) => gap > 25).length;
        console.log(`  dragging at ${ratio} pixels a point: ${gaps.length} frames, median ${ms(median(gaps))}, over 25 ms: ${late}`);
      }
      const times = await moves(browser, server.address);
      const stretches = [0, 100, 200, 300, 400].map((from) => median(times.slice(from, from + 100)));
      console.log(`  a move of a game of ${PLIES} plies, median of each hundred: ${stretches.map(ms).join(" ")}`);
    } finally {
      await browser.close();
      await server.close();
    }
  });
}
