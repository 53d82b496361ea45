/** Checks of the referee on the page: rule sets, warnings, verdicts with their evidence, endings by the players. */

import assert from "node:assert/strict";
import {
  cell,
  click,
  control,
  press,
  loadFen,
  newGame,
  openNewGame,
  playByClicks,
  seesMoves,
  seesNotice,
  seesStatus,
  speak,
  squaresWith,
  uncover,
} from "./steps.mjs";

const CHECKS = "4k4/8R/9/9/9/9/9/9/9/rrBA1K3 w - - 0 1";
const CHASES = "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1";

/** A chariot chases an unprotected cannon. */
const CHASED = "4kab2/4a4/4b4/3rC2R1/9/9/4n4/4B4/4A4/4KAB1c w - - 0 1";

const text = (page, selector) => page.locator(selector).innerText();
const warnings = async (page) => {
  await uncover(page, "#referee");
  await page.locator(".warnings").waitFor({ state: "attached" });
  return page.locator(".warnings li").allInnerTexts();
};
const rulesName = async (page) => {
  await uncover(page, "#referee");
  return page.locator(".rules-name").innerText();
};
const picture = (page) => page.locator("#board [part=canvas]").evaluate((canvas) => canvas.toDataURL());
const rulesInForce = (page) => page.locator("#referee").getAttribute("data-rules");

// A round in which Red chases with every move and Black threatens mate with every move.
const NATURES = "3k1ab2/4a4/4b1P2/p7p/1c7/3r5/P3R3P/4C4/4A2n1/2B1K2N1 w - - 0 1";

/** @param {import("./harness.mjs").Check} check */
export async function refereeChecks(check) {
  await check("a round judged by natures: what each move threatens is told, and its line played on the board", {}, async (page) => {
    await newGame(page, "xiangqi", { rules: "cxa" });
    await loadFen(page, NATURES);
    await playByClicks(page, "e3b3", "b5e5", "b3e3", "e5b5");
    assert.deepEqual(await warnings(page), [
      "This position has occurred 2 times (limit 3). At 3 the game is drawn (both sides break the rule).",
    ]);
    await playByClicks(page, "e3b3", "b5e5", "b3e3", "e5b5");
    assert.equal(await page.locator("#verdict").getAttribute("data-rule"), "cxa/26.9");
    await page.locator(".exhibit").last().waitFor();
    assert.deepEqual(await page.locator(".exhibit").allInnerTexts(), [
      "3. E3-B3 (Red): chariot on b3 attacks cannon on b5, which is unprotected",
      "3… B5-E5 (Black): threatens checkmate by checks (a kill)",
      "4. B3-E3 (Red): chariot on e3 attacks cannon on e5, which is unprotected",
      "4… E5-B5 (Black): threatens checkmate by checks (a kill)",
    ]);
    assert.equal(
      await page.locator(".accounts li").nth(1).innerText(),
      "Black made 2 moves; checks: 0, kills (mate threats): 2, chases: 0, idle moves: 0.",
    );

    assert.equal(await text(page, ".proof h3"), "What the move threatens");
    assert.equal(await text(page, ".proof-step"), "The move itself; 5 moves of the line follow.");
    assert.equal((await page.locator(".proof-line button").allInnerTexts())[0], "b5–b0");
    const before = await picture(page);
    await press(page, "proofNext");
    assert.equal(await text(page, ".proof-step"), "1 of 5: Black b5–b0");
    assert.match(await cell(page, "b0").getAttribute("aria-label"), /black cannon/);
    assert.match(await cell(page, "b5").getAttribute("aria-label"), /empty/);
    assert.notEqual(await picture(page), before);
    await page.locator(".proof-line button").last().click();
    assert.match(await text(page, ".proof-step"), /^5 of 5: Black /);
    assert.equal(await control(page, "proofNext").getAttribute("aria-disabled"), "true");
    await press(page, "proofBack");
    assert.match(await cell(page, "b5").getAttribute("aria-label"), /black cannon/);
    // A move of the game that is looked at has its own line, and the board shows the game again.
    await press(page, "proofNext");
    await page.locator('.exhibit[data-ply="7"]').click();
    assert.match(await cell(page, "e5").getAttribute("aria-label"), /black cannon/);
    assert.equal((await page.locator(".proof-line button").allInnerTexts())[0], "e3–e5");
    await speak(page, "vi");
    assert.equal(await text(page, ".proof h3"), "Nước này dọa gì");
    // As players write it, where the moves of the game are written so: the chariot of e3 goes down the file to e5.
    assert.equal((await page.locator(".proof-line button").allInnerTexts())[0], "X5.2");
  });

  await check("a perpetual check played by clicks: warned before, judged, its evidence stepped through", {}, async (page) => {
    await newGame(page, "xiangqi", { rules: "wxf" });
    await seesNotice(page, "New game: Xiangqi. Rules: World Xiangqi Federation (WXF).");
    await loadFen(page, CHECKS);
    assert.equal(await rulesInForce(page), "wxf");
    assert.equal(await page.locator("#verdict").isVisible(), false);
    await playByClicks(page, "i8i9", "e9e8", "i9i8");
    assert.deepEqual(await warnings(page), []);
    await playByClicks(page, "e8e9");
    assert.deepEqual(await warnings(page), [
      "This position has occurred 2 times (limit 3). If it goes on like this, Red loses (perpetual check).",
    ]);
    assert.equal(await text(page, ".alarm"), "Red: perpetual check, 2 of 3");
    await playByClicks(page, "i8i9", "e9e8", "i9i8");
    await click(page, "e8");
    assert.equal(await cell(page, "e9").getAttribute("data-outlook"), "wins");
    assert.match(await cell(page, "e9").getAttribute("aria-label"), /would win the game \(perpetual check\)/);
    await click(page, "e9");

    await seesStatus(page, "Black wins (perpetual check).");
    assert.equal(await page.locator("#status").getAttribute("data-result"), "0-1");
    assert.equal(await page.locator("#verdict").getAttribute("data-rule"), "wxf/6");
    assert.equal(
      await text(page, ".verdict-rule"),
      "World Xiangqi Federation (WXF), rule 6: the side that gives check with every move of the repetition loses.",
    );
    assert.equal(await page.locator(".accounts li").first().innerText(), "Red gave check with each of its 4 moves.");
    assert.match(await page.locator(".notice").textContent(), /Black wins \(perpetual check\)\./);
    assert.deepEqual(await warnings(page), []);
    assert.deepEqual(await squaresWith(page, "data-liftable"), []);
    assert.equal(await control(page, "resign").isVisible(), false);

    // The last cycle is listed; the rest on demand.
    assert.deepEqual(await page.locator(".exhibit").evaluateAll((all) => all.map((each) => each.dataset.ply)), ["5", "6", "7", "8"]);
    await press(page, "evidenceWhole");
    assert.equal(await page.locator(".exhibit").count(), 8);
    await page.locator('.exhibit[data-ply="1"]').click();
    assert.deepEqual(await squaresWith(page, "data-checker"), ["i9"]);
    assert.deepEqual(await squaresWith(page, "data-check"), ["e9"]);
    assert.equal(await page.locator('.exhibit[aria-current="step"]').innerText(), "1. I8-I9 (Red): gives check");
    await press(page, "evidenceNext");
    await press(page, "evidenceNext");
    assert.deepEqual(await squaresWith(page, "data-checker"), ["i8"]);
    assert.equal(await page.locator("#verdict").isVisible(), true);
    await press(page, "evidencePrevious");
    assert.equal(await page.locator('.exhibit[aria-current="step"]').getAttribute("data-ply"), "2");
    await page.locator('.exhibit[data-ply="8"]').click();
    await seesStatus(page, "Black wins (perpetual check).");
    assert.equal(await control(page, "evidenceNext").getAttribute("aria-disabled"), "true");
  });

  await check(
    "a perpetual chase played by clicks: the losing move named, arrows to the chased piece, three languages, reload",
    {},
    async (page) => {
      await newGame(page, "xiangqi", { rules: "wxf" });
      await loadFen(page, CHASES);
      await playByClicks(page, "h2h1", "d1d3", "h1h3", "d3d1", "h3h1", "d1d3", "h1h3", "d3d1");
      assert.deepEqual(await warnings(page), [
        "This position has occurred 2 times (limit 3). If it goes on like this, Red loses (perpetual chase).",
      ]);
      await click(page, "h3");
      assert.deepEqual(await squaresWith(page, "data-outlook"), ["h1"]);
      assert.equal(await cell(page, "h1").getAttribute("data-outlook"), "loses");
      assert.match(await text(page, ".notice-text"), /To h1: loses the game \(perpetual chase\)\.$/);
      await click(page, "h1");
      await seesStatus(page, "Black wins (perpetual chase).");
      assert.equal(await page.locator("#verdict").getAttribute("data-rule"), "wxf/15");
      await page.locator(".accounts li").first().waitFor();
      assert.deepEqual(await page.locator(".accounts li").allInnerTexts(), [
        "Red’s cannon chased the sometimes protected black chariot with each of its 4 moves.",
        "Black made 4 moves; checks: 0, chases: 2, others: 2.",
        "Black did not break the rule with every move and is not at fault.",
      ]);
      assert.deepEqual(await squaresWith(page, "data-chased"), ["d1"]);
      assert.deepEqual(await squaresWith(page, "data-chaser"), ["h1"]);
      const drawn = await picture(page);
      await page.locator('.exhibit[data-ply="7"]').click();
      assert.deepEqual(await squaresWith(page, "data-chased"), ["d3"]);
      assert.deepEqual(await squaresWith(page, "data-chaser"), ["h3"]);
      assert.match(await cell(page, "d3").getAttribute("aria-label"), /^d3, black chariot, .*chased by h3$/);
      assert.equal(
        await page.locator('.exhibit[aria-current="step"]').innerText(),
        "4. H1-H3 (Red): cannon on h3 attacks chariot on d3, which is protected",
      );
      await page.waitForFunction((old) => document.querySelector("#board").shadowRoot.querySelector("canvas").toDataURL() !== old, drawn);

      await speak(page, "vi");
      assert.equal(await text(page, ".verdict-result"), "Đen thắng (trường tróc).");
      assert.equal(
        await text(page, ".verdict-rule"),
        "Liên đoàn thế giới (WXF), điều 15: mã hoặc pháo không được trường tróc xe, dù xe có được bảo vệ hay không.",
      );
      assert.equal(
        await page.locator(".accounts li").first().innerText(),
        "Đỏ dùng pháo đuổi xe đen (có lúc được bảo vệ) ở cả 4 nước của mình.",
      );
      await speak(page, "zh");
      assert.equal(await text(page, ".verdict-result"), "黑方胜（长捉）。");
      assert.equal(await page.locator('.exhibit[data-ply="7"]').innerText(), "4. 炮二进二（红方）：二路炮捉4路车，有保护");

      await page.reload();
      assert.equal(await rulesInForce(page), "wxf");
      assert.equal(await page.locator("#verdict").getAttribute("data-rule"), "wxf/15");
      assert.deepEqual(await squaresWith(page, "data-chased"), ["d3"]);
      await control(page, "toEnd").click();
      await seesStatus(page, "黑方胜（长捉）。");
    },
  );

  await check("the club counts checks: a meter, an alarm, and the seventh loses", {}, async (page) => {
    await newGame(page, "xiangqi", { rules: "club" });
    await loadFen(page, CHECKS);
    await playByClicks(page, "i8i9", "e9e8", "i9i8", "e8e9", "i8i9");
    assert.deepEqual(await warnings(page), ["Red has given 3 of 6 checks in a row."]);
    assert.equal(await page.locator(".alarm").count(), 0);
    await playByClicks(page, "e9e8", "i9i8", "e8e9", "i8i9");
    const item = page.locator('.warnings li[data-reason="perpetual-check"]');
    assert.equal(await item.innerText(), "Red has given 5 of 6 checks in a row.");
    assert.equal(await item.getAttribute("data-count"), "5");
    assert.equal(await text(page, ".alarm"), "Red: perpetual check, 5 of 6");
    await playByClicks(page, "e9e8", "i9i8");
    assert.equal(await item.innerText(), "Red has given 6 of 6 checks in a row. The next one breaks the rule.");
    await speak(page, "vi");
    assert.equal(await item.innerText(), "Đỏ đã chiếu 6 trên 6 lần liên tiếp. Thêm một lần nữa là phạm luật.");
    await speak(page, "en");
    await playByClicks(page, "e8e9");
    await click(page, "i8");
    assert.equal(await cell(page, "i9").getAttribute("data-outlook"), "loses");
    await click(page, "i9");
    await seesStatus(page, "Black wins (perpetual check).");
    assert.equal(await page.locator("#verdict").getAttribute("data-rule"), "club/perpetual-check");
    assert.equal(await page.locator(".exhibit").count(), 7);
    assert.deepEqual(await squaresWith(page, "data-checker"), ["i9"]);
    await control(page, "undo").click();
    assert.equal(await page.locator("#verdict").isVisible(), true);
    await click(page, "i8", "h8");
    assert.equal(await page.locator("#verdict").isVisible(), false);
  });

  await check("resigning is confirmed, or given up; the ending survives a reload and going back", {}, async (page) => {
    await click(page, "h2", "e2");
    await press(page, "resign");
    assert.equal(await text(page, ".confirm-resign .dialog-body"), "Resign as Black? Red wins.");
    await page.keyboard.press("Escape");
    await seesStatus(page, "Black to move");
    await press(page, "resign");
    await press(page, "confirm-resign-close");
    await seesStatus(page, "Black to move");
    await press(page, "resign");
    await press(page, "resign-yes");
    await seesStatus(page, "Red wins (resignation).");
    await seesNotice(page, "Black resigns.");
    assert.equal(await text(page, ".verdict-rule"), "Club (CXQ): the side that resigns loses.");
    assert.equal(await page.locator(".exhibit").count(), 0);
    await page.reload();
    await seesStatus(page, "Red wins (resignation).");
    await seesMoves(page, "H2-E2");
    await control(page, "undo").click();
    await seesStatus(page, "Red to move");
    await control(page, "redo").click();
    await seesStatus(page, "Red wins (resignation).");
    await newGame(page, "xiangqi");
    assert.equal(await page.locator("#verdict").isVisible(), false);
    await seesStatus(page, "Red to move");
  });

  await check("resigning to a bare king is a draw by the Laws, and is asked as one", {}, async (page) => {
    await newGame(page, "chess");
    await loadFen(page, "8/8/8/4k3/8/8/Q7/4K3 w - - 0 40");
    await press(page, "resign");
    assert.equal(
      await text(page, ".confirm-resign .dialog-body"),
      "Resign as White? Black cannot mate by any series of legal moves, so it is a draw.",
    );
    await press(page, "resign-yes");
    await seesStatus(page, "Draw (resignation).");
    assert.equal(await page.locator("#status").getAttribute("data-result"), "1/2-1/2");
    assert.equal(await page.locator("#verdict").getAttribute("data-rule"), "fide/5.1.2");
    assert.match(await text(page, ".verdict-rule"), /the side that resigns loses, unless the opponent cannot mate/);
    await page.reload();
    await seesStatus(page, "Draw (resignation).");
  });

  await check(
    "a side is told to change: chosen with the game, announced, shown with its chase, kept by a reload, lost by the next",
    {},
    async (page) => {
      await openNewGame(page);
      await page.selectOption('[name="rules"]', "basic");
      assert.equal(await page.locator('[name="sanction"]').isVisible(), false);
      await page.selectOption('[name="rules"]', "club");
      assert.deepEqual(await page.locator('[name="sanction"] option').allInnerTexts(), ["Loses (default)", "Must change", "Not allowed"]);
      await page.selectOption('[name="sanction"]', "change");
      assert.match(await text(page, "#sanction-note"), /^The referee tells the side that breaks the rule to change\./);
      await page.click('.new-game button[type="submit"]');
      await seesNotice(page, "New game: Xiangqi. Rules: Club (CXQ), must change.");
      assert.equal(await rulesName(page), "Rules: Club (CXQ), must change");
      await loadFen(page, CHASED);
      assert.equal(await page.locator("#referee").getAttribute("data-sanction"), "change");
      await playByClicks(page, "h6i6", "i0h0", "i6h6", "h0i0", "h6i6", "i0h0", "i6h6", "h0i0", "h6i6", "i0h0", "i6h6", "h0i0");
      assert.equal(await page.locator(".must-change").isVisible(), false);
      await click(page, "h6");
      assert.equal(await cell(page, "i6").getAttribute("data-outlook"), "changes");
      assert.match(await text(page, ".notice-text"), / To i6, h0: Red will have to change \(perpetual chase\)\.$/);
      assert.match(await cell(page, "i6").getAttribute("aria-label"), /Red would have to change \(perpetual chase\)/);
      await click(page, "i6");

      await seesStatus(page, "Black to move");
      const lines = () => page.locator(".must-change p").allInnerTexts();
      assert.deepEqual(await lines(), [
        "Red must change: perpetual chase.",
        "Red loses with its next move if that breaks the rule again, and is clear once it has played another.",
        "Red’s chariot chased the unprotected black cannon with each of its 7 moves.",
      ]);
      // It stands above the warnings, and is said once.
      const alarm = page.locator(".notice .alarm").first();
      assert.deepEqual([await alarm.innerText(), await alarm.getAttribute("aria-hidden")], ["Red must change: perpetual chase.", null]);
      assert.deepEqual(await squaresWith(page, "data-chased"), ["i0"]);
      assert.deepEqual(await squaresWith(page, "data-chaser"), ["i6"]);
      await page.reload();
      assert.equal((await lines())[0], "Red must change: perpetual chase.");
      await click(page, "i0", "h0");
      assert.deepEqual([await alarm.innerText(), await alarm.getAttribute("aria-hidden")], ["Red must change: perpetual chase.", "true"]);
      assert.deepEqual(await squaresWith(page, "data-chased"), []);
      await speak(page, "vi");
      assert.equal((await lines())[0], "Đỏ phải đổi nước (biến nước): trường tróc.");
      assert.equal(await rulesName(page), "Luật: Câu lạc bộ (CXQ), phải đổi nước");
      await speak(page, "zh");
      assert.equal((await lines())[0], "红方必须变着（长捉）。");
      await speak(page, "en");
      // Another move, and it is clear; the chase again, and it is lost.
      await playByClicks(page, "i6i7");
      assert.equal(await page.locator(".must-change").isVisible(), false);
      await control(page, "undo").click();
      await click(page, "i6");
      assert.equal(await cell(page, "h6").getAttribute("data-outlook"), "loses");
      await click(page, "h6");
      await seesStatus(page, "Black wins (perpetual chase).");
      assert.equal(await page.locator("#verdict").getAttribute("data-rule"), "club/perpetual-chase");
      assert.equal(await page.locator(".must-change").isVisible(), false);
    },
  );

  await check("a draw is offered and accepted, by the keyboard", {}, async (page) => {
    await newGame(page, "chess");
    await click(page, "e2", "e4");
    // Before both sides have moved the button says why not.
    assert.equal(await control(page, "draw").getAttribute("aria-disabled"), "true");
    assert.equal(await control(page, "draw").getAttribute("title"), "A draw can be agreed on once both sides have moved.");
    await control(page, "draw").focus();
    await page.keyboard.press("Enter");
    await seesNotice(page, "A draw can be agreed on once both sides have moved.");
    assert.equal(await page.locator(".confirm-draw").isVisible(), false);
    await click(page, "e7", "e5");
    assert.equal(await control(page, "draw").getAttribute("aria-disabled"), "false");
    await control(page, "draw").focus();
    await page.keyboard.press("Enter");
    assert.equal(await text(page, ".confirm-draw .dialog-body"), "White offers a draw. Does Black accept it?");
    await control(page, "draw-yes").focus();
    await page.keyboard.press("Enter");
    await seesStatus(page, "Draw (agreement).");
    assert.equal(await page.locator("#status").getAttribute("data-result"), "1/2-1/2");
    assert.equal(await text(page, ".verdict-rule"), "FIDE, article 5.2.3: the players may agree on a draw once both have moved.");
  });

  await check("the rules are chosen with the game, explained in three languages, and kept", {}, async (page) => {
    assert.equal(await rulesInForce(page), "club");
    await openNewGame(page);
    const offered = () =>
      page.locator('[name="rules"] option').evaluateAll((all) => all.map((/** @type {HTMLOptionElement} */ each) => each.value));
    assert.deepEqual(await offered(), ["club", "kyvuong", "casual", "wxf", "vcf", "cxa", "basic"]);
    await page.selectOption('[name="rules"]', "kyvuong");
    assert.equal(
      await text(page, "#rules-brief"),
      "Checks and chases as in the club; drawn when a position has occurred 6 times or after 60 moves without a capture.",
    );
    await page.locator(".new-game summary").click();
    await page.waitForSelector(".new-game .rules-text p");
    assert.match(await text(page, ".new-game .rules-text"), /6 checks in a row with one piece, 12 with two, 18 with three or more/);
    await page.check('input[name="game"][value="chess"]');
    assert.deepEqual(await offered(), ["fide", "basic"]);
    await page.check('input[name="game"][value="xiangqi"]');
    await page.selectOption('[name="rules"]', "casual");
    await page.click('.new-game button[type="submit"]');
    assert.equal(await rulesName(page), "Rules: Casual");
    await speak(page, "vi");
    await press(page, "explain");
    await page.waitForSelector(".rules [data-section]");
    assert.match(await text(page, ".rules .rules-text"), /được chiếu liên tiếp 9 lần.*lần thứ 10 là thua/);
    await page.selectOption('[name="explained"]', "club");
    assert.match(await text(page, ".rules .rules-text"), /mỗi bên đã đi 120 nước/);
    await page.keyboard.press("Escape");
    await page.reload();
    assert.equal(await rulesInForce(page), "casual");
    // A position of the same game keeps the rules, one of the other game has rules of its own.
    await loadFen(page, CHECKS);
    assert.equal(await rulesInForce(page), "casual");
    await loadFen(page, "4k3/8/8/8/8/8/8/R3K2R w KQ - 3 7");
    assert.equal(await rulesInForce(page), "fide");
  });

  await check(
    "a rule set that is not known, and an ending that cannot be, are left out of a stored game",
    {
      stored: {
        "trongtai.game":
          '{"start":{"kind":"xiangqi","rules":"go"},"line":["h2e2"],"ply":1,"declaration":{"type":"resignation","color":"white"}}',
      },
    },
    async (page) => {
      await seesMoves(page, "H2-E2");
      assert.equal(await rulesInForce(page), "club");
      await seesStatus(page, "Black to move");
    },
  );

  for (const [width, height] of [
    [320, 568],
    [1440, 900],
  ]) {
    await check(`verdict, warnings and dialogues fit ${width} x ${height}`, { viewport: { width, height } }, async (page) => {
      const fits = async (what) => {
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        assert(scroll <= client, `${what}: ${scroll} wide on ${client}`);
      };
      await newGame(page, "xiangqi", { rules: "wxf" });
      await loadFen(page, CHASES);
      const top = async () => (await page.locator("#board").boundingBox()).y + (await page.evaluate(() => scrollY));
      const before = await top();
      await playByClicks(page, "h2h1", "d1d3", "h1h3", "d3d1", "h3h1", "d1d3", "h1h3", "d3d1");
      await fits("warnings");
      assert.equal(await top(), before, "the board stays where it is");
      await playByClicks(page, "h3h1");
      await fits("verdict");
      await press(page, "explain");
      await page.waitForSelector("dialog.rules [data-section]");
      const box = await page.locator("dialog.rules").boundingBox();
      assert(box.x >= 0 && box.x + box.width <= width && box.height <= height, "the rules stay on the screen");
      await press(page, "rules-close");
      // Three lines of the notice at once, and the board stays.
      await newGame(page, "xiangqi", { rules: "wxf", sanction: "change" });
      await fits("the choice of what a violation costs");
      await loadFen(page, CHECKS);
      const start = await top();
      await playByClicks(page, "i8i9", "e9e8", "i9i8", "e8e9", "i8i9", "e9e8", "i9i8", "e8e9");
      await page.locator(".must-change").waitFor();
      await fits("must change");
      assert.equal(await top(), start, "the board stays where it is while a side is told");
    });
  }
}
