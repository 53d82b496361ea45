/** What an arbiter and a teacher do from beginning to end: a disputed record to its printed ruling, a position to a link. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import {
  cell,
  click,
  control,
  loadFen,
  newGame,
  openNewGame,
  playByClicks,
  press,
  seesMoves,
  seesNotice,
  seesPiece,
  seesStatus,
  speak,
  uncover,
} from "./steps.mjs";

/** A cannon keeps attacking a chariot: a win for Black by rule 15 of the World federation, and nothing yet in a club. */
const DISPUTED = `[Game "Chinese Chess"]
[Red "An"]
[Black "Bình"]
[FEN "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1"]
[Format "ICCS"]

1. H2-H1 D1-D3 2. H1-H3 D3-D1 3. H3-H1 D1-D3 4. H1-H3 D3-D1 5. H3-H1 D1-D3 6. H1-H3 D3-D1 *
`;

const VERSION = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;

/** @param {import("./harness.mjs").Check} check */
export async function deskChecks(check) {
  await check(
    "a disputed record: pasted, judged by another rule set, compared, its evidence looked at, its ruling printed",
    {},
    async (page) => {
      await uncover(page, "#records");
      await page.fill('[name="record"]', DISPUTED);
      await control(page, "read").click();
      await seesNotice(page, "Record opened.");
      const board = await page.locator("#board").boundingBox();
      assert(board !== null && board.y >= 0 && board.y + board.height <= 900, "the board is in view");
      // The club's rules have nothing to say yet; the World federation's have.
      assert.equal(await page.locator("#verdict").isVisible(), false);
      await press(page, "compare");
      const line = (rules) => page.locator(`.compared [data-rules="${rules}"]`).innerText();
      assert.match(await line("club"), /no ruling/);
      assert.match(await line("wxf"), /Black wins \(perpetual chase\) \(after 5\. H3-H1\)/);
      assert.match(await line("basic"), /no ruling/);
      await page.selectOption('[name="judge"]', "wxf");
      await page.locator("#verdict").waitFor();
      assert.equal(await page.locator("#verdict").getAttribute("data-rule"), "wxf/15");
      await seesStatus(page, "Black wins (perpetual chase).");
      // The ruling is shown in the position that it was made in, and what follows is struck out.
      assert.equal(await page.locator('.move[aria-current="step"]').innerText(), "H3-H1");
      assert.equal(await page.locator(".move[data-beyond]").count(), 3);
      await page.locator(".exhibit").first().click();
      await seesNotice(page, /^After 3…/);

      await page.evaluate(() => {
        window.print = () => {
          window.dispatchEvent(new Event("beforeprint"));
          const visible = [...document.querySelectorAll("#paper > :not([hidden])")];
          window.onPaper = visible.map((part) => part.textContent).join("\n");
          window.pictures = document.querySelectorAll("#paper svg").length;
          window.dispatchEvent(new Event("afterprint"));
        };
      });
      await control(page, "print-verdict").click();
      await page.waitForFunction(() => window.onPaper !== undefined);
      const paper = await page.evaluate(() => window.onPaper);
      for (const part of [
        /^Ruling/,
        /RedAnBlackBình/,
        /Black wins \(perpetual chase\)\. 0-1/,
        /rule 15: a horse or cannon may not keep attacking a chariot, protected or not/,
        /Red’s cannon chased the sometimes protected black chariot with each of its 4 moves/,
        /RedH3-H1chasescannon h1 → chariot d1, unprotected/,
        /occurrence 3, after ply \d/,
        /Under the other rule sets.*Vietnam/,
        /ArbiterName and signature/,
        new RegExp(`Judged by trongtai ${VERSION.replaceAll(".", "\\.")}, rule set wxf`),
      ]) {
        assert.match(paper, part);
      }
      assert.equal(await page.evaluate(() => window.pictures), 3);
    },
  );

  await check("an illegal move in a record has its reason and a way to its position; one numbering everywhere", {}, async (page) => {
    await uncover(page, "#records");
    await page.fill('[name="record"]', "1. P2-5 M8.7 2. M2.3 X1-9 3. X1-2");
    await control(page, "read").click();
    await seesMoves(page, "H2-E2", "H9-G7", "H0-G2");
    const fault = page.locator(".unread li").first();
    await fault.waitFor();
    assert.match(await fault.innerText(), /“X1-9”: a piece of your own stands on i9/);
    await control(page, "toStart").click();
    await fault.locator("button").click();
    await seesNotice(page, "After 2. H0-G2.");
  });

  await check("a move is typed in any notation, and taken back: two things, in words and buttons", {}, async (page) => {
    const type = async (text) => {
      await page.fill('[name="typed"]', text);
      await page.keyboard.press("Enter");
    };
    await type("炮二平五");
    await seesPiece(page, "e2", "C");
    await type("M8.7");
    await type("H2+3");
    await seesMoves(page, "H2-E2", "H9-G7", "H0-G2");
    await type("a0a9");
    await seesNotice(page, /^“a0a9” is not a move here\. /);
    await control(page, "undo").click();
    await seesMoves(page, "H2-E2", "H9-G7", "H0-G2");
    assert.equal(await control(page, "takeback").getAttribute("aria-disabled"), "true");
    await control(page, "toEnd").click();
    await control(page, "takeback").click();
    await seesNotice(page, "2. H0-G2 was taken back.");
    await seesMoves(page, "H2-E2", "H9-G7");
    await seesStatus(page, "Red to move");
  });

  await check("the wheel over the board and letters step and turn; the letters can be done without", {}, async (page) => {
    await playByClicks(page, "h2e2", "h9g7");
    const box = await page.locator("#board").boundingBox();
    await page.mouse.move(box.x + 100, box.y + 100);
    await page.mouse.wheel(0, -120);
    await seesNotice(page, "After 1. H2-E2.");
    await page.mouse.wheel(0, 120);
    await seesNotice(page, "After 1… H9-G7.");
    await page.locator("#heading").click();
    const topLeft = () => page.locator("[data-square]").first().getAttribute("data-square");
    await page.keyboard.press("f");
    assert.equal(await topLeft(), "i0");
    await page.keyboard.press("?");
    await page.waitForSelector("dialog.settings[open]");
    assert.match(await page.locator(".shortcuts").innerText(), /Turn the board/);
    await page.locator('[name="letterKeys"]').uncheck();
    await control(page, "settings-close").click();
    await page.locator("#heading").click();
    await page.keyboard.press("f");
    assert.equal(await topLeft(), "i0");
  });

  await check(
    "from the editor to a shared link: it opens in another browser at this position, seen from this side",
    {},
    async (page, context) => {
      await press(page, "editor");
      await page.waitForSelector("dialog.editor[open] [data-spare] canvas");
      await page.fill('[name="editor-fen"]', "4k4/9/9/9/9/9/9/9/1P7/P2K2R2 w");
      await control(page, "editor-flip").click();
      await control(page, "editor-share").click();
      const dialog = page.locator("dialog.share[open]");
      await dialog.locator(".qr svg").waitFor();
      const link = await dialog.locator('[name="shared-link"]').inputValue();
      assert.match(link, /#game=club\.[zp][\w-]+\.0b$/);
      assert.match(
        await dialog.locator('[name="embed-code"]').inputValue(),
        /^<iframe src="[^"]*embed\.html\?game=xiangqi&amp;rules=club&amp;fen=/,
      );
      const [saved] = await Promise.all([page.waitForEvent("download"), control(page, "save-svg").click()]);
      assert.match(saved.suggestedFilename(), /\.svg$/);
      const other = await context.newPage();
      await other.goto(link);
      await other.waitForSelector("[data-ready] [data-square]");
      await other.locator('#board [data-square="g0"][data-piece="R"]').waitFor();
      assert.equal(await other.locator("[data-square]").first().getAttribute("data-square"), "i0");
      await other.close();
    },
  );

  await check("a link holds the move that is looked at", {}, async (page, context) => {
    await newGame(page, "chess");
    await playByClicks(page, "e2e4", "e7e5", "g1f3");
    await control(page, "undo").click();
    await press(page, "open-share");
    const dialog = page.locator("dialog.share[open]");
    await dialog.locator(".qr svg").waitFor();
    const link = await dialog.locator('[name="shared-link"]').inputValue();
    assert.match(link, /\.2$/);
    const other = await context.newPage();
    await other.goto(link);
    await other.locator('.move[aria-current="step"]', { hasText: "e5" }).waitFor();
    assert.deepEqual(await other.locator(".move-list .move").allInnerTexts(), ["e4", "e5", "Nf3"]);
    await other.close();
  });

  await check("players' bars: who is to move, what was captured, by how much", {}, async (page) => {
    await newGame(page, "chess");
    await playByClicks(page, "e2e4", "d7d5", "e4d5");
    assert.match(await page.locator("#near").innerText(), /White[\s\S]*\+1[\s\S]*White has captured: black pawn/);
    assert.equal(await page.locator("#far[data-turn]").count(), 1);
    await press(page, "flip");
    assert.match(await page.locator("#far").innerText(), /White[\s\S]*\+1/);
    await openNewGame(page);
    await page.keyboard.press("Escape");
    await loadFen(page, "4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1");
    assert.match(await page.locator("#near").innerText(), /Red/);
    await click(page, "e9");
    assert.equal(await cell(page, "e9").getAttribute("data-piece"), "k");
    await speak(page, "vi");
    assert.match(await page.locator("#near").innerText(), /Đỏ/);
  });
}
