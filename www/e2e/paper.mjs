/** Checks of what is printed, and of several tabs side by side. */

import assert from "node:assert/strict";
import { click, press, playByClicks, seesPiece, seesStatus } from "./steps.mjs";

/** Presses the button with the printer's sheet in view instead of a printer. */
async function printed(page, wanted) {
  await page.emulateMedia({ media: "print" });
  await page.evaluate((name) => {
    window.onPaper = undefined;
    window.print = () => {
      window.dispatchEvent(new Event("beforeprint"));
      window.onPaper = document.body.innerText;
      window.dispatchEvent(new Event("afterprint"));
    };
    // A printed page has no buttons; a program can still press one.
    /** @type {HTMLElement} */ (document.querySelector(`[data-control="print-${name}"]`)).click();
  }, wanted);
  // What a ruling has beside its words is fetched first.
  await page.waitForFunction(() => window.onPaper !== undefined);
  const text = await page.evaluate(() => window.onPaper ?? "");
  const visible = await page.evaluate(
    () => [...document.querySelectorAll("button, select, input, textarea")].filter((each) => each.checkVisibility()).length,
  );
  await page.emulateMedia({ media: null });
  return { text, visible };
}

/** @param {import("./harness.mjs").Check} check */
export async function paperChecks(check) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await check(`a position and a game sheet are printed, ${colorScheme}`, { colorScheme }, async (page) => {
      await playByClicks(page, "h2e2", "h9g7", "h0g2");
      const sheet = await printed(page, "sheet");
      assert.match(sheet.text, /1\. H2-E2 H9-G7 2\. H0-G2/);
      assert.match(sheet.text, /Black to move/);
      assert.equal(sheet.visible, 0);
      const position = await printed(page, "position");
      assert.match(position.text, /FEN: rnbakab1r\/9\/1c4nc1\/p1p1p1p1p\/9\/9\/P1P1P1P1P\/1C2C1N2\/9\/RNBAKAB1R b - - 3 2/);
      assert.doesNotMatch(position.text, /H2-E2/);
      await page.emulateMedia({ media: "print" });
      assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(255, 255, 255)");
      const pages = (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g).length;
      assert.equal(pages, 1);
    });
  }

  await check(
    "each tab keeps its game over a reload, a new tab goes on with the last, settings hold everywhere",
    {},
    async (page, context) => {
      await click(page, "h2", "e2");
      const other = await context.newPage();
      await other.goto(page.url());
      await seesPiece(other, "e2", "C");
      await click(other, "h9", "g7");
      await page.reload();
      await seesPiece(page, "h9", "n");
      await seesPiece(page, "e2", "C");
      await other.reload();
      await seesPiece(other, "g7", "n");
      await other.selectOption('[name="language"]', "vi");
      await seesStatus(page, "Đến lượt Đen");
      await seesStatus(other, "Đến lượt Đỏ");
      assert.equal(await page.evaluate(() => document.documentElement.lang), "vi");
      await press(page, "flip");
      await seesStatus(other, "Đến lượt Đỏ");
    },
  );
}
