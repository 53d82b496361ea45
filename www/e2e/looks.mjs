/** Checks of how the board looks, moves and sounds. */

import assert from "node:assert/strict";
import { fenOf, cell, choose, click, control, drag, loadFen, middle, newGame, openSettings, seesFen, seesPiece } from "./steps.mjs";

const canvas = (page) => page.locator("#board [part=canvas]");
const picture = (page) => canvas(page).evaluate((each) => each.toDataURL());
/** After the frames in which the board paints, and the last of an animation. */
const settled = (page) =>
  page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 250)));

/** Takes the place of the page's sounds: counts what they are made of. */
const LISTENING = () => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...args) {
    window.tones += 1;
    return start.apply(this, args);
  };
};

/** @param {import("./harness.mjs").Check} check */
export async function looksChecks(check) {
  await check("themes, chess sets and coordinates show at once and survive a reload", {}, async (page) => {
    await newGame(page, "chess");
    await settled(page);
    const seen = new Set([await picture(page)]);
    const changes = [
      /** @type {const} */ (["theme", "blue"]),
      /** @type {const} */ (["theme", "contrast"]),
      /** @type {const} */ (["chess-pieces", "letters"]),
      /** @type {const} */ (["coordinates", false]),
    ];
    for (const [name, value] of changes) {
      await choose(page, name, value);
      await settled(page);
      seen.add(await picture(page));
    }
    assert.equal(seen.size, 5);
    const last = await picture(page);
    await page.reload();
    await page.waitForSelector("[data-square]");
    await settled(page);
    assert.equal(await picture(page), last);
    await openSettings(page);
    assert.equal(await page.locator('[name="theme"]:checked').inputValue(), "contrast");
    assert.equal(await page.locator('[name="coordinates"]').isChecked(), false);
  });

  await check("sounds answer moves, and are turned off", {}, async (page) => {
    await page.evaluate(LISTENING);
    const tones = () => page.evaluate(() => window.tones);
    await click(page, "h2", "e2");
    // What makes the sounds is fetched with the first touch.
    await page.waitForFunction(() => window.tones > 0);
    const one = await tones();
    assert.equal(one, 1, "a move is one knock");
    await click(page, "h9", "g7", "e2", "e6");
    assert.equal(await tones(), one + 1 + 2, "a move, and a capture: two knocks");
    await choose(page, "sound", false);
    const before = await tones();
    await click(page, "g7", "e6");
    assert.equal(await tones(), before);
  });

  await check(
    "a position between device pixels is painted sharply, also while the window changes",
    { deviceScaleFactor: 1.5 },
    async (page) => {
      for (const width of [401, 577, 833]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        const { backing, css, host } = await canvas(page).evaluate((each) => ({
          backing: each.width,
          css: each.getBoundingClientRect().width,
          host: each.parentElement.clientWidth,
        }));
        assert.equal(backing, Math.round(host * 1.5), `${width} pixels wide`);
        assert(Math.abs(css * 1.5 - backing) < 0.05, `${backing} device pixels are shown on ${css * 1.5}`);
      }
    },
  );

  await check("without motion a move is painted at once", { reducedMotion: "reduce" }, async (page) => {
    await click(page, "h2", "e2");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const soon = await picture(page);
    await settled(page);
    assert.equal(await picture(page), soon);
  });

  await check("pieces glide and stand still at last, whatever the move was", { reducedMotion: "no-preference" }, async (page) => {
    const run = async (fen, squares, after) => {
      await loadFen(page, fen);
      await settled(page);
      await click(page, ...squares);
      if (after !== undefined) await page.click(`.promotion [data-letter="${after}"]`);
      await settled(page);
      const played = await picture(page);
      const position = await fenOf(page);
      await control(page, "undo").click();
      await seesFen(page, fen);
      await control(page, "redo").click();
      await seesFen(page, position);
      await settled(page);
      assert.equal(await picture(page), played, `${fen} ${squares.join("")}`);
    };
    await run("4k3/8/8/8/8/8/8/R3K2R w KQ - 3 7", ["e1", "g1"]);
    await run("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", ["e5", "d6"]);
    await run("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", ["e7", "d8"], "n");
  });

  await check(
    "a drag in the middle of an animation, and a quick promotion, are not lost",
    { reducedMotion: "no-preference" },
    async (page) => {
      await loadFen(page, "7k/4P3/8/8/8/8/p7/4K3 w - - 0 1");
      const at = async (square) => {
        const { x, y } = await middle(page, square);
        await page.mouse.click(x, y);
      };
      await at("e7");
      await at("e8");
      await page.keyboard.press("Enter");
      await seesPiece(page, "e8", "Q");
      await at("h8");
      await at("h7");
      await drag(page, "e8", "e4");
      await seesPiece(page, "e4", "Q");
      assert.equal(await cell(page, "h7").getAttribute("data-check"), "");
    },
  );
}
