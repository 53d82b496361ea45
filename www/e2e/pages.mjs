/** The further pages: position editor, gallery, rules; and the game that waits meanwhile. */

import assert from "node:assert/strict";
import { clean } from "./access.mjs";
import { click, control, press, newGame, playByClicks, seesFen, seesMoves, seesPiece, seesStatus, swipe, uncover } from "./steps.mjs";

const inside = (page, dialog, square) => page.locator(`dialog.${dialog} [data-square="${square}"]`);
const tool = (page, letter) => page.locator(`dialog.editor [data-spare="${letter}"]`);
const fen = (page) => page.locator('[name="editor-fen"]');

async function openPage(page, name, ready) {
  await press(page, name);
  await page.waitForSelector(`dialog.${name}[open] ${ready}`);
}
const openEditor = (page) => openPage(page, "editor", "[data-spare] canvas");
const openGallery = (page) => openPage(page, "gallery", "[data-entry]");

async function seesFenInEditor(page, expected) {
  await page.waitForFunction(
    (wanted) => /** @type {HTMLInputElement} */ (document.querySelector('[name="editor-fen"]')).value === wanted,
    expected,
  );
}

/** The faults that are listed, with their squares. */
async function faults(page) {
  return page
    .locator("#editor-faults li")
    .evaluateAll((items) => items.map(({ dataset }) => `${dataset.code} ${dataset.squares}`.trim()).sort());
}

async function marked(page) {
  return page.locator("dialog.editor [data-square][data-cause]").evaluateAll((cells) => cells.map((each) => each.dataset.square).sort());
}

async function centre(locator) {
  const box = await locator.boundingBox();
  assert(box, "it is on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A cannon follows a chariot from rank to rank (WXF manual, rule 15), and the record names the wrong winner. */
const DISPUTED = `[Game "Chinese Chess"]
[Event "Cup"]
[Red "An"]
[Black "Binh"]
[FEN "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1"]
[Result "1-0"]

1. h2h1 d1d3 2. h1h3 d3d1 3. h3h1 d1d3 4. h1h3 d3d1 5. h3h1 d1d3 1-0

`;

/** @param {import("./harness.mjs").Check} check */
export async function pagesChecks(check) {
  await check(
    "archive: disputes are found in a worker and stand on the board by a click; a long search can be stopped",
    {},
    async (page) => {
      await openPage(page, "archive", '[data-control="archive-choose"]');
      const files = page.locator('dialog.archive input[type="file"]');
      const say = (pattern) => page.locator("dialog.archive [role=status]", { hasText: pattern }).waitFor();
      await files.setInputFiles({ name: "cup.pgn", mimeType: "text/plain", buffer: Buffer.from(DISPUTED) });
      await page.selectOption('[name="archiveXiangqi"]', "wxf");
      await control(page, "archive-start").click();
      await say(/^1 games looked through; 1 disputes\.$/);
      await clean(page, 15);
      await page.locator('dialog.archive [data-rule="wxf/15"]').click();
      await seesStatus(page, /Black wins \(perpetual chase\)/);

      await openPage(page, "archive", '[data-control="archive-choose"]');
      await files.setInputFiles({ name: "long.pgn", mimeType: "text/plain", buffer: Buffer.from(DISPUTED.repeat(30000)) });
      await control(page, "archive-start").click();
      await say(/disputes…$/);
      await control(page, "archive-cancel").click();
      await say(/^Stopped after \d+ games; \d+ disputes\.$/);
    },
  );

  await check("editor, by mouse: pieces are set, moved, thrown away, and every fault is marked at its square", {}, async (page) => {
    await openEditor(page);
    await seesFenInEditor(page, "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
    await press(page, "editor-clear");
    assert.deepEqual(await faults(page), ["general-missing", "general-missing"]);
    assert.equal(await control(page, "editor-play").getAttribute("aria-disabled"), "true");
    await control(page, "editor-play").dispatchEvent("click");
    assert(
      await page.locator("dialog.editor").evaluate((/** @type {HTMLDialogElement} */ dialog) => dialog.open),
      "what is impossible is not played",
    );

    await tool(page, "K").click();
    await inside(page, "editor", "e0").click();
    await inside(page, "editor", "e1").click();
    await tool(page, "P").click();
    await inside(page, "editor", "a0").click();
    await tool(page, "k").click();
    await inside(page, "editor", "e9").click();
    assert.deepEqual(await faults(page), ["facing-generals e1 e9", "soldier-misplaced a0", "too-many-generals e0 e1"]);
    assert.deepEqual(await marked(page), ["a0", "e0", "e1", "e9"]);
    assert.match(await inside(page, "editor", "a0").getAttribute("aria-label"), /red soldier.*A soldier stands where it can never be: a0/);

    await tool(page, "eraser").click();
    await inside(page, "editor", "e1").click();
    await tool(page, "hand").click();
    await inside(page, "editor", "a0").click();
    await inside(page, "editor", "a5").click();
    assert.deepEqual(await faults(page), ["facing-generals e0 e9"]);
    // A drag to another square, and one off the board.
    const king = await centre(inside(page, "editor", "e0"));
    const beside = await centre(inside(page, "editor", "d0"));
    await page.mouse.move(king.x, king.y);
    await page.mouse.down();
    await page.mouse.move(beside.x, beside.y, { steps: 4 });
    await page.mouse.up();
    await seesFenInEditor(page, "4k4/9/9/9/P8/9/9/9/9/3K5 w - - 0 1");
    assert.deepEqual(await faults(page), []);
    // From the palette on to the board.
    const source = await centre(tool(page, "R"));
    const goal = await centre(inside(page, "editor", "h3"));
    await page.mouse.move(source.x, source.y);
    await page.mouse.down();
    await page.mouse.move((source.x + goal.x) / 2, (source.y + goal.y) / 2, { steps: 3 });
    await page.mouse.move(goal.x, goal.y, { steps: 3 });
    await page.mouse.up();
    await seesFenInEditor(page, "4k4/9/9/9/P8/9/7R1/9/9/3K5 w - - 0 1");
    await press(page, "editor-undo");
    await seesFenInEditor(page, "4k4/9/9/9/P8/9/9/9/9/3K5 w - - 0 1");
    await press(page, "editor-redo");

    await page.selectOption('[name="editor-rules"]', "wxf");
    await press(page, "editor-play");
    await seesFen(page, "4k4/9/9/9/P8/9/7R1/9/9/3K5 w - - 0 1");
    assert.equal(await page.locator("#referee").getAttribute("data-rules"), "wxf");
  });

  await check("editor: what no game reaches is told, and played on where it can be", {}, async (page) => {
    await openEditor(page);
    await fen(page).fill("4k4/9/9/9/9/9/9/9/1P7/P2K2R2 w");
    assert.deepEqual(await faults(page), ["soldier-misplaced a0 b1"]);
    assert.equal(await page.locator(".editor-verdict").innerText(), "No game reaches this position, but it can be played:");
    assert.equal(await control(page, "editor-play").getAttribute("aria-disabled"), "false");
    assert.deepEqual(await marked(page), ["a0", "b1"]);
    await fen(page).fill("4k4/9/9/9/9/9/9/9/1P7/P2KK1R2 w");
    assert.deepEqual(await faults(page), ["facing-generals e0 e9", "soldier-misplaced a0 b1", "too-many-generals d0 e0"]);
    assert.deepEqual(
      await page
        .locator("#editor-faults li")
        .evaluateAll((items) =>
          items.filter((each) => each.textContent.includes("would not keep it from being played")).map((each) => each.dataset.code),
        ),
      ["soldier-misplaced"],
    );
    assert.equal(await control(page, "editor-play").getAttribute("aria-disabled"), "true");
    await fen(page).fill("4k4/9/9/9/9/9/9/9/1P7/P2K2R2 w");
    await fen(page).blur();
    await press(page, "editor-play");
    await seesPiece(page, "a0", "P");
    await playByClicks(page, "g0g8");
    await seesPiece(page, "g8", "R");
    await page.reload();
    await seesPiece(page, "g8", "R");
  });

  await check("editor, by keyboard alone", {}, async (page) => {
    await control(page, "editor").focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog.editor[open] [data-spare] canvas");
    await control(page, "editor-clear").focus();
    await page.keyboard.press("Enter");
    await inside(page, "editor", "e0").focus();
    await page.keyboard.press("K");
    assert.equal(await page.locator(".editor-said").innerText(), "Red general on e0.");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("k");
    assert.deepEqual(await faults(page), ["facing-generals e0 e1", "general-outside-palace e1"]);
    await page.keyboard.press("Delete");
    assert.equal(await page.locator(".editor-said").innerText(), "e1: empty.");
    // A piece is chosen in the toolbar, then set down by Enter.
    await tool(page, "k").focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    assert.equal(await tool(page, "k").getAttribute("aria-pressed"), "true");
    await inside(page, "editor", "d9").focus();
    await page.keyboard.press("Enter");
    await seesFenInEditor(page, "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1");
    assert.equal(await control(page, "editor-play").getAttribute("aria-disabled"), "false");
    await control(page, "editor-play").focus();
    await page.keyboard.press("Enter");
    // Two bare generals are a draw in the club.
    await seesStatus(page, /Draw/);
  });

  await check(
    "editor, by touch at 320 pixels",
    { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, serviceWorkers: "block" },
    async (page, context) => {
      await press(page, "editor");
      await page.waitForSelector("dialog.editor[open] [data-spare] canvas");
      await control(page, "editor-clear").tap();
      await tool(page, "C").scrollIntoViewIfNeeded();
      await tool(page, "C").tap();
      await inside(page, "editor", "b2").tap();
      await seesFenInEditor(page, "9/9/9/9/9/9/9/1C7/9/9 w - - 0 1");
      await inside(page, "editor", "b2").scrollIntoViewIfNeeded();
      await swipe(page, context, await centre(inside(page, "editor", "b2")), await centre(inside(page, "editor", "e2")));
      await seesFenInEditor(page, "9/9/9/9/9/9/9/4C4/9/9 w - - 0 1");
      const overflow = await page.evaluate(() => {
        const dialog = document.querySelector("dialog.editor");
        return [dialog.scrollWidth - dialog.clientWidth, document.documentElement.scrollWidth - window.innerWidth];
      });
      assert.deepEqual(overflow, [0, 0]);
    },
  );

  await check("editor of chess: rights, en passant, counters and text go both ways; Chess960 by files", {}, async (page) => {
    await openEditor(page);
    await page.selectOption('[name="editor-game"]', "chess");
    await press(page, "editor-standard");
    await seesFenInEditor(page, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    await tool(page, "eraser").click();
    await inside(page, "editor", "h1").click();
    assert.deepEqual(await faults(page), ["castling-without-rook h1"]);
    await page.uncheck('[name="editor-castling"][value="K"]');
    await seesFenInEditor(page, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1");
    await page.selectOption('[name="editor-en-passant"]', "e6");
    assert.deepEqual(await faults(page), ["en-passant-no-pawn e5", "en-passant-path e7"]);
    await fen(page).fill("1r2k1r1/8/8/3pP3/8/8/8/1R2K1R1 w BGbg d6 3 40");
    assert.deepEqual(await faults(page), []);
    assert.equal(await page.locator('[name="editor-game"]').inputValue(), "chess960");
    assert.equal(await page.locator('[name="editor-halfmove"]').inputValue(), "3");
    assert.equal(await page.locator('[name="editor-en-passant"]').inputValue(), "d6");
    assert.deepEqual(await page.locator(".rights .choice").allInnerTexts(), [
      "White, with the rook on b1",
      "White, with the rook on g1",
      "Black, with the rook on b8",
      "Black, with the rook on g8",
    ]);
    await fen(page).fill("8/8/8 w");
    assert.deepEqual(await faults(page), ["bad-rank-count"]);
    assert.equal(await control(page, "editor-play").getAttribute("aria-disabled"), "true");
    await fen(page).fill("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r");
    assert.deepEqual(await faults(page), []);
    await fen(page).blur();
    await seesFenInEditor(page, "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
    // The draft is still there when the page is opened again, and the game has not been touched.
    await page.selectOption('[name="editor-turn"]', "black");
    await press(page, "editor-close");
    await seesStatus(page, "Red to move");
    await press(page, "editor");
    await seesFenInEditor(page, "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1");
  });

  await check("a position of the gallery opens on the board, and the game comes back", {}, async (page) => {
    await playByClicks(page, "h2e2", "h9g7");
    await openGallery(page);
    await page.locator('[data-entry="wxf-chase"]').click();
    await page.waitForSelector(".gallery .live [data-square]");
    assert.equal(await page.locator(".gallery .live-place").innerText(), "Move 0 of 8");
    await page.locator('.gallery [data-step="last"]').click();
    await page.waitForSelector('.gallery .live[data-rule="wxf/perpetual-chase"]');
    assert.equal(await page.locator(".gallery .live-status").innerText(), "Black wins (perpetual chase).");
    await press(page, "gallery-open");
    await seesPiece(page, "i0", "c");
    await control(page, "toEnd").click();
    await seesStatus(page, "Black wins (perpetual chase).");
    assert.equal(await page.locator("#verdict").getAttribute("data-rule"), "wxf/perpetual-chase");
    // Also after a reload the game is within reach.
    await page.reload();
    await press(page, "back");
    await seesMoves(page, "H2-E2", "H9-G7");
    await seesPiece(page, "g7", "n");
    assert(await control(page, "back").isHidden());
    await click(page, "h0", "g2");
    await seesPiece(page, "g2", "N");
  });

  await check("the gallery shows a side that is told to change, under the rules that do so", {}, async (page) => {
    await openGallery(page);
    assert.equal(await page.locator('[data-entry="club-change"]').innerText(), "Told to change · Club (CXQ), must change");
    await page.locator('[data-entry="club-change"]').click();
    await page.waitForSelector(".gallery .live [data-square]");
    await page.locator('.gallery [data-step="last"]').click();
    await page.waitForSelector('.gallery .live [data-square="i0"][data-chased]');
    assert.equal(await page.locator(".gallery .live-status").innerText(), "Red must change: perpetual chase. Black to move");
    await press(page, "gallery-open");
    await seesPiece(page, "i0", "c");
    await uncover(page, "#referee");
    assert.equal(await page.locator(".rules-name").innerText(), "Rules: Club (CXQ), must change");
  });

  await check("a board of the gallery takes tries, and says why not", {}, async (page) => {
    await openGallery(page);
    await page.locator('[data-entry="elephant-eye"]').click();
    await page.waitForSelector(".gallery .live [data-square]");
    const targets = () =>
      page.locator(".gallery .live [data-target]").evaluateAll((cells) => cells.map((each) => each.dataset.square).sort());
    assert.deepEqual(await targets(), ["c0", "g0", "g4"]);
    await page.locator('[data-attempt="e2c4"]').click();
    await page.waitForSelector('.gallery .live [data-square="d3"][data-cause]');
    assert.equal(await page.locator(".gallery .live-notice").innerText(), "Not allowed: the elephant’s eye is blocked by the piece on d3.");
    await inside(page, "gallery", "g4").click();
    await page.waitForSelector('.gallery .live [data-square="g4"][data-piece="B"]');
    await page.locator('.gallery [data-step="again"]').click();
    await page.waitForSelector('.gallery .live [data-square="e2"][data-piece="B"]');
    await press(page, "gallery-all");
    assert(
      await page.locator('[data-entry="elephant-eye"]').evaluate((card) => card === document.activeElement),
      "the keyboard is where it was",
    );
  });

  await check("a rule page for every set, its boards judged by that set", {}, async (page) => {
    await newGame(page, "xiangqi", { rules: "casual" });
    await openPage(page, "rules", "[data-section]");
    assert.equal(await page.locator('[name="explained"]').inputValue(), "casual");
    await page.locator('.rules [data-entry="casual-check"] summary').click();
    await page.locator('.rules [data-entry="casual-check"] [data-step="last"]').click();
    await page.waitForSelector('.rules [data-entry="casual-check"] .live[data-rule="casual/perpetual-check"]');
    for (const rules of ["club", "kyvuong", "wxf", "vcf", "basic"]) {
      await page.selectOption('[name="explained"]', rules);
      assert.equal((await page.locator('.rules [data-section="conduct"] details').count()) > 0, rules !== "basic", rules);
    }
    await page.selectOption('[name="explained"]', "cxa");
    assert((await page.locator(".rules .articles tbody tr").count()) > 20, "the reviewer's table");
    await page.locator('.rules [data-entry="article-own-doing"] summary').click();
    await page.locator('.rules [data-entry="article-own-doing"] [data-step="last"]').click();
    await page.waitForSelector('.rules [data-entry="article-own-doing"] .live[data-rule="cxa/25.2"]');
    await page.selectOption('[name="explainedGame"]', "chess");
    assert.equal(await page.locator('[name="explained"]').inputValue(), "fide");
    await page.locator('.rules [data-entry="castling-through-check"] summary').click();
    await page.waitForSelector('.rules [data-entry="castling-through-check"] [data-square="f1"][data-cause]');
    await page.locator('.rules [data-entry="locked-wall"] summary').click();
    await page.locator('.rules [data-entry="locked-wall"] [data-step="last"]').click();
    await page.waitForSelector('.rules [data-entry="locked-wall"] .live[data-rule="fide/5.2.2"]');
  });

  for (const [locale, editor, gallery, rules] of [
    ["vi-VN", "Xếp thế cờ", "Thế cờ mẫu", "Mã"],
    ["zh-CN", "摆局面", "典型局面", "马"],
    ["zh-TW", "擺局面", "典型局面", "馬"],
  ]) {
    await check(`the pages speak ${locale}`, { locale }, async (page) => {
      await openEditor(page);
      assert.equal(await page.locator("#editor-heading").innerText(), editor);
      await press(page, "editor-close");
      await openGallery(page);
      assert.equal(await page.locator("#gallery-heading").innerText(), gallery);
      await press(page, "gallery-close");
      await page.selectOption('[name="language"]', "en");
      await openEditor(page);
      await page.waitForFunction(() => document.querySelector("#editor-heading").textContent === "Set up a position");
      await press(page, "editor-close");
      await page.selectOption('[name="language"]', { "vi-VN": "vi", "zh-CN": "zh", "zh-TW": "zh-Hant" }[locale]);
      await newGame(page, "chess", {});
      await openPage(page, "rules", "[data-section]");
      assert((await page.locator('.rules [data-entry="knight"] summary').innerText()).includes(rules));
    });
  }

  for (const [colorScheme, viewport] of /** @type {const} */ ([
    ["light", { width: 320, height: 640 }],
    ["dark", { width: 1280, height: 900 }],
  ])) {
    await check(
      `axe-core finds nothing in the pages, ${colorScheme}, ${viewport.width} pixels wide`,
      { colorScheme, viewport },
      async (page) => {
        await openEditor(page);
        await press(page, "editor-clear");
        await clean(page, 15);
        await page.selectOption('[name="editor-game"]', "chess960");
        await press(page, "editor-standard");
        await clean(page, 15);
        await press(page, "editor-close");
        await openGallery(page);
        await clean(page, 15);
        await page.locator('[data-entry="elephant-eye"]').click();
        await page.waitForSelector(".gallery .live [data-square]");
        await clean(page, 15);
        await press(page, "gallery-close");
        await openPage(page, "rules", "[data-section]");
        await page.locator('.rules [data-entry="horse-leg"] summary').click();
        await page.waitForSelector(".rules .live [data-square]");
        await clean(page, 15);
      },
    );
  }

  await check(
    "a page that cannot be fetched says so, and is fetched when the connection is back",
    { serviceWorkers: "block", tolerates: /Failed to load|failed request|dynamically imported/ },
    async (page) => {
      await page.route(/assets\/gallery/, (route) => route.abort());
      await press(page, "gallery");
      await page.waitForFunction(() => document.querySelector("#pages .problem").textContent.includes("could not be fetched"));
      await page.unroute(/assets\/gallery/);
    },
  );
}
