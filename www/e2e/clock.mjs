/** Checks of clocks and claims, with a clock of the page that the check moves. */

import assert from "node:assert/strict";
import {
  click,
  control,
  press,
  newGame,
  openNewGame,
  playByClicks,
  seesMoves,
  seesNotice,
  seesPiece,
  seesStatus,
  speak,
} from "./steps.mjs";

const MORNING = new Date("2026-03-01T08:00:00Z");
const TIMED = { time: MORNING };
const MINUTE = 60_000;

const side = (page, color) => page.locator(`.clock[data-color="${color}"]`);
const shows = (page, color) => side(page, color).locator(".clock-time").innerText();
const forThisMove = (page, color) => side(page, color).locator(".clock-move").innerText();
const running = (page) => page.locator(".clock[data-running]").evaluateAll((all) => all.map((each) => each.dataset.color));

/** Holds the page's time still from now on, so that what clocks show depends on the check alone. */
async function hold(page) {
  // A busy machine may take longer to pass the order on than the order looks ahead.
  for (const ahead of [50, 500, 5000]) {
    const held = await page.clock.pauseAt(await page.evaluate((gap) => Date.now() + gap, ahead)).then(
      () => true,
      () => false,
    );
    if (held) return;
  }
  throw new Error("the page's time does not stand still");
}

/** Lets some milliseconds pass, every timer in them included. */
const pass = (page, milliseconds) => page.clock.runFor(milliseconds);

const seconds = (text) => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

/** @param {import("./harness.mjs").Check} check */
export async function clockChecks(check) {
  await check(
    "clocks with own times: started, stopped by a tap and corrected by hand, and turned for who sits opposite",
    TIMED,
    async (page) => {
      await openNewGame(page);
      await page.locator("select[name=clock]").selectOption("own");
      await page.locator("input[name=ownMain]").fill("2");
      await page.locator("input[name=ownByoyomi]").fill("20");
      await page.locator("input[name=ownSecond]").fill("1");
      await page.locator("#new-game-dialog button[type=submit], dialog button[type=submit]").first().click();
      assert.deepEqual([await shows(page, "red"), await shows(page, "black")], ["2:00", "1:00"]);
      await hold(page);
      const buttons = (place) => page.locator(`#${place} .clock-button:visible`);
      await buttons("near").last().click();
      assert.deepEqual(await running(page), ["red"]);
      await pass(page, 5_000);
      assert.equal(await shows(page, "red"), "1:55");
      await side(page, "red").click();
      assert.deepEqual(await running(page), []);
      await pass(page, MINUTE);
      assert.equal(await shows(page, "red"), "1:55");
      await buttons("far").nth(1).click();
      assert.equal(await shows(page, "black"), "2:00");
      await buttons("near").first().click();
      assert.equal(await shows(page, "red"), "0:55");
      await side(page, "red").click();
      await pass(page, 56_000);
      // byo-yomi: nineteen of twenty seconds, and the periods that are left
      assert.equal(await shows(page, "red"), "0:19");
      assert.match(await forThisMove(page, "red"), /^1 /);
      await pass(page, 18_000);
      assert.equal(await side(page, "red").locator("[data-low]").count(), 1);
      await page.locator("[data-control=settings]").click();
      await page.locator("input[name=faceToFace]").check();
      assert.equal(await page.locator("#far").evaluate((bar) => getComputedStyle(bar).rotate), "180deg");
      assert.equal(await page.locator("#board").getAttribute("face-to-face"), "");
    },
  );

  await check(
    "the blitz of Kỳ Vương: clocks start with the first move, a move has its own limit, tenths, time-out",
    TIMED,
    async (page) => {
      await newGame(page, "xiangqi", { rules: "kyvuong", clock: "blitz" });
      assert.deepEqual([await shows(page, "red"), await shows(page, "black")], ["8:00", "8:00"]);
      await hold(page);
      await pass(page, 5 * MINUTE);
      assert.deepEqual(await running(page), []);
      await click(page, "h2", "e2");
      assert.deepEqual(await running(page), ["black"]);
      await pass(page, 20_000);
      assert.equal(await shows(page, "black"), "7:40");
      assert.equal(await forThisMove(page, "black"), "this move 0:40");
      await pass(page, 31_500);
      assert.equal(await forThisMove(page, "black"), "this move 0:08.5");
      await pass(page, 100);
      assert.equal(await forThisMove(page, "black"), "this move 0:08.4");
      await click(page, "h9", "g7");
      assert.deepEqual(await running(page), ["red"]);
      assert.equal(await shows(page, "black"), "7:08");
      assert.equal(await forThisMove(page, "black"), "");
      await pass(page, 59_999);
      assert.deepEqual(await running(page), ["red"]);
      await pass(page, 1);
      await seesStatus(page, "Black wins (time).");
      await seesNotice(page, "Red has run out of time.");
      assert.equal(await page.locator(".verdict-rule").innerText(), "Kỳ Vương: the side that runs out of time loses.");
      assert.equal(await page.locator("#status").getAttribute("data-result"), "0-1");
      assert.deepEqual(await running(page), []);
      assert.equal(await page.locator(".clock[data-fallen]").getAttribute("data-color"), "red");
    },
  );

  await check("a laptop that slept: the side whose clock ran has lost, its late move does not count", TIMED, async (page) => {
    await newGame(page, "chess", { clock: "1" });
    await click(page, "e2", "e4");
    // No timer fires more than once in what passes now, as when the lid is closed.
    await page.clock.fastForward("01:00:00");
    await click(page, "e7", "e5");
    await seesStatus(page, "White wins (time).");
    await seesMoves(page, "e4");
    await seesPiece(page, "e7", "p");
    assert.equal(await shows(page, "black"), "0:00.0");
    assert.equal(
      await page.locator(".verdict-rule").innerText(),
      "FIDE, article 6.9: the side that runs out of time loses, unless the opponent cannot mate by any series of moves.",
    );
  });

  await check("a tab in the background catches up when it is seen again", TIMED, async (page) => {
    await newGame(page, "chess", { clock: "1" });
    await playByClicks(page, "e2e4", "e7e5");
    // Timers of a hidden tab may not fire at all: they are held, and the time alone goes on.
    await hold(page);
    await page.evaluate((passed) => {
      const then = Date.now();
      Date.now = () => then + passed;
    }, 10 * MINUTE);
    assert.deepEqual(await running(page), ["white"]);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await seesStatus(page, "Black wins (time).");
  });

  await check("a reload does not stop the clocks; increments are kept", TIMED, async (page) => {
    await newGame(page, "chess", { clock: "2" });
    await hold(page);
    await click(page, "e2", "e4");
    await pass(page, 60_000);
    await click(page, "e7", "e5");
    assert.equal(await shows(page, "black"), "9:05");
    await pass(page, 30_000);
    assert.equal(await shows(page, "white"), "9:30");
    await page.reload();
    await seesMoves(page, "e4", "e5");
    const left = seconds(await shows(page, "white"));
    assert(left > 500 && left <= 570, `${left} seconds are left`);
    assert.equal(await shows(page, "black"), "9:05");
    assert.deepEqual(await running(page), ["white"]);
    await page.clock.fastForward("09:31");
    await seesStatus(page, "Black wins (time).");
    await page.reload();
    await seesStatus(page, "Black wins (time).");
    assert.equal(await shows(page, "white"), "0:00.0");
  });

  await check("looking back does not stop the clocks, and no move is made there", TIMED, async (page) => {
    await newGame(page, "chess", { clock: "1" });
    await hold(page);
    await playByClicks(page, "e2e4", "e7e5");
    await control(page, "undo").click();
    await click(page, "c7");
    await seesNotice(page, "The clocks are running: go to the last move to play.");
    assert.equal(await control(page, "resign").isVisible(), false);
    await pass(page, 15_000);
    assert.equal(await shows(page, "white"), "4:45");
    await control(page, "toEnd").click();
    await click(page, "g1", "f3");
    await seesMoves(page, "e4", "e5", "Nf3");
    assert.equal(await shows(page, "white"), "4:45");
    // A question that is open when the time runs out has no answer any more.
    await press(page, "resign");
    await pass(page, 5 * MINUTE);
    assert.equal(await page.locator("dialog[open]").count(), 0);
    await seesStatus(page, "White wins (time).");
  });

  await check("times are offered with the rules: those of the set first, then common ones", {}, async (page) => {
    const offered = () => page.locator('[name="clock"] option').allInnerTexts();
    await openNewGame(page);
    assert.equal((await offered())[0], "No clock");
    await page.selectOption('[name="rules"]', "kyvuong");
    assert.deepEqual((await offered()).slice(1, 3), [
      "Slow: 15 min a side, at most 120 s a move",
      "Blitz: 8 min a side, at most 60 s a move",
    ]);
    await page.selectOption('[name="clock"]', "slow");
    await page.selectOption('[name="rules"]', "club");
    assert.equal(await page.locator('[name="clock"]').inputValue(), "");
    await page.selectOption('[name="rules"]', "casual");
    assert.equal((await offered())[1], "Standard time: 15 min a side, at most 60 s a move");
    await page.check('input[name="game"][value="chess"]');
    assert.equal((await offered())[1], "Classical: 90 min a side, 30 s more after each move, 30 min more after move 40");
    assert.ok((await offered()).includes("3 min a side, 2 s more after each move"));
    await page.click('.new-game button[type="submit"]');
    assert.equal(await page.locator(".clock").first().isVisible(), false);
  });

  await check("a draw by threefold repetition is claimed, standing or with a move announced", {}, async (page) => {
    const shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    await newGame(page, "chess");
    await playByClicks(page, ...shuffle);
    assert.equal(await page.locator(".claims").isVisible(), false);
    assert.equal(
      await page.locator('.warnings li[data-reason="repetition"]').innerText(),
      "This position has occurred 2 times (limit 3). At 3 a draw may be claimed (repetition).",
    );
    await playByClicks(page, "g1f3", "g8f6", "f3g1");
    assert.equal(await control(page, "claim-threefold").isVisible(), false);
    await press(page, "claim-threefold-announced");
    assert.deepEqual(await page.locator('[name="announced"] option').allInnerTexts(), ["f6g8"]);
    await page.keyboard.press("Escape");
    await playByClicks(page, "f6g8");
    assert.equal(await control(page, "claim-threefold-announced").isVisible(), false);
    assert.equal(await control(page, "claim-threefold").innerText(), "The same position for the third time: claim a draw");
    await press(page, "claim-threefold");
    await press(page, "claim-yes");
    await seesStatus(page, "Draw (repetition).");
    assert.equal(await page.locator("#verdict").getAttribute("data-rule"), "fide/9.2.2");
    assert.equal(await page.locator(".verdict-rule").innerText(), "FIDE, article 9.2.2: the position has occurred three times.");
    await page.reload();
    await seesStatus(page, "Draw (repetition).");
    await speak(page, "vi");
    assert.equal(await page.locator(".verdict-rule").innerText(), "FIDE, điều 9.2.2: thế cờ đã xuất hiện ba lần.");
  });

  await check(
    "the clocks fit a phone, and running out is seen in both schemes",
    {
      ...TIMED,
      viewport: { width: 320, height: 568 },
      colorScheme: "dark",
    },
    async (page) => {
      await newGame(page, "xiangqi", { rules: "kyvuong", clock: "slow" });
      await hold(page);
      const top = async () => (await page.locator("#board").boundingBox()).y + (await page.evaluate(() => scrollY));
      const before = await top();
      await click(page, "h2", "e2");
      await pass(page, 112_000);
      assert.equal(await top(), before, "the board stays where it is");
      assert.equal(await forThisMove(page, "black"), "this move 0:08.0");
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      assert(scroll <= client, `${scroll} wide on ${client}`);
    },
  );
}
