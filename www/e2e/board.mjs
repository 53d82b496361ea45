/** Checks of the board: every way to move, every way to be refused. */

import assert from "node:assert/strict";
import {
  cell,
  click,
  press,
  drag,
  focusedSquare,
  loadFen,
  middle,
  newGame,
  seesFen,
  seesMoves,
  seesNotice,
  seesPiece,
  seesStatus,
  squaresWith,
  swipe,
} from "./steps.mjs";
import { PHONE } from "./touch.mjs";

/** @param {import("./harness.mjs").Check} check */
export async function boardChecks(check) {
  await check("xiangqi: a move by clicking, targets shown", {}, async (page) => {
    await seesStatus(page, "Red to move");
    await click(page, "b0");
    assert.deepEqual(await squaresWith(page, "data-target"), ["a2", "c2"]);
    await click(page, "c2");
    await seesPiece(page, "c2", "N");
    await seesPiece(page, "b0", "");
    await seesStatus(page, "Black to move");
    await seesNotice(page, "1. B0-C2.");
    await seesMoves(page, "B0-C2");
    assert.deepEqual(await squaresWith(page, "data-last"), ["b0", "c2"]);
    assert.deepEqual(await squaresWith(page, "data-target"), []);
  });

  await check("xiangqi: a move by dragging", {}, async (page) => {
    await drag(page, "h2", "e2");
    await seesPiece(page, "e2", "C");
    await drag(page, "h9", "g7");
    await seesPiece(page, "g7", "n");
    await seesMoves(page, "H2-E2", "H9-G7");
  });

  await check("UI-009 xiangqi by keyboard: arrows follow the view, Enter picks up and puts down, Escape puts back", {}, async (page) => {
    await cell(page, "e0").focus();
    for (const key of ["ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    assert.equal(await focusedSquare(page), "h2");
    await page.keyboard.press("Enter");
    assert.equal(await cell(page, "h2").getAttribute("aria-selected"), "true");
    await page.keyboard.press("Escape");
    assert.equal(await cell(page, "h2").getAttribute("aria-selected"), "false");
    await page.keyboard.press("Space");
    for (let left = 0; left < 3; left += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await seesPiece(page, "e2", "C");
    await press(page, "flip");
    await cell(page, "e2").focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await focusedSquare(page), "d2");
    await page.keyboard.press("ArrowUp");
    assert.equal(await focusedSquare(page), "d1");
    await page.keyboard.press("Control+z");
    await seesPiece(page, "h2", "C");
    // One stop for the Tab key: it enters the board and leaves it.
    assert.equal(await page.locator('[data-square][tabindex="0"]').count(), 1);
    await page.keyboard.press("Tab");
    assert.equal(await focusedSquare(page), undefined);
  });

  await check("an illegal try says why and marks the square", {}, async (page) => {
    await click(page, "b0", "d1");
    await seesNotice(page, "Not allowed: the horse’s leg is blocked by the piece on c0.");
    assert.equal(await page.locator(".notice").getAttribute("data-code"), "horse-leg-blocked");
    assert.deepEqual(await squaresWith(page, "data-cause"), ["c0"]);
    assert.match(await cell(page, "c0").getAttribute("aria-label"), /^c0, red elephant, .*reason of the refusal/);
    await seesFen(page, /^rnbakabnr\/9\/1c5c1\/p1p1p1p1p\/9\/9\/P1P1P1P1P\/1C5C1\/9\/RNBAKABNR w/);
    await drag(page, "c0", "c2");
    await seesNotice(page, "Not allowed: the elephant moves exactly two steps diagonally.");
    await click(page, "b0", "c2");
    assert.deepEqual(await squaresWith(page, "data-cause"), []);
  });

  await check("the generals may not face each other: the open file is marked", {}, async (page) => {
    await loadFen(page, "4k4/9/9/9/9/4C4/P8/9/9/4K4 w - - 0 1");
    await click(page, "e4", "d4");
    await seesNotice(page, "Not allowed: the two generals would face each other on an open file.");
    assert.deepEqual(await squaresWith(page, "data-cause"), ["e0", "e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9"]);
  });

  await check("dropping outside, and Escape while dragging, put the piece back", {}, async (page) => {
    const start = await middle(page, "h2");
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x, start.y - 60, { steps: 4 });
    await page.mouse.move(5, 5, { steps: 4 });
    await page.mouse.up();
    await seesPiece(page, "h2", "C");
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x, start.y - 60, { steps: 4 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await seesPiece(page, "h2", "C");
    assert.deepEqual(await squaresWith(page, "data-target"), []);
    await seesMoves(page);
  });

  await check(
    "UI-007 UI-008 a finger drags a piece and the page stays; from an empty square the page scrolls",
    PHONE,
    async (page, context) => {
      assert.equal(await cell(page, "h2").evaluate((each) => getComputedStyle(each).touchAction), "none");
      assert.notEqual(await cell(page, "h7").evaluate((each) => getComputedStyle(each).touchAction), "none");
      await swipe(page, context, await middle(page, "h2"), await middle(page, "h6"));
      await seesPiece(page, "h6", "C");
      assert.equal(await page.evaluate(() => scrollY), 0);
      await swipe(page, context, await middle(page, "e5"), { ...(await middle(page, "e5")), y: 20 });
      await page.waitForFunction(() => scrollY > 50);
      await seesMoves(page, "H2-H6");
    },
  );

  for (const deviceScaleFactor of [1, 1.5, 2, 3]) {
    await check(`UI-006 sharp at ${deviceScaleFactor} device pixels, and clicks land`, { deviceScaleFactor }, async (page) => {
      const size = await page.locator("#board [part=canvas]").evaluate((/** @type {HTMLCanvasElement} */ canvas) => ({
        width: canvas.width,
        height: canvas.height,
        css: canvas.parentElement.clientWidth,
        high: canvas.parentElement.clientHeight,
      }));
      assert.equal(size.width, Math.round(size.css * deviceScaleFactor));
      assert.equal(size.height, Math.round(size.high * deviceScaleFactor));
      await click(page, "i0", "i1");
      await seesPiece(page, "i1", "R");
    });
  }

  await check("the board follows the size of the window", {}, async (page) => {
    const width = () => page.locator("#board [part=canvas]").evaluate((/** @type {HTMLCanvasElement} */ canvas) => canvas.width);
    const before = await width();
    await page.setViewportSize({ width: 400, height: 800 });
    await page.waitForFunction((old) => document.querySelector("#board").shadowRoot.querySelector("canvas").width < old, before);
    await click(page, "a3", "a4");
    await seesPiece(page, "a4", "P");
  });

  await check("no input is lost while pieces move", { reducedMotion: "no-preference" }, async (page) => {
    const clickNow = async (square) => {
      const { x, y } = await middle(page, square);
      await page.mouse.click(x, y);
    };
    for (const square of ["h2", "e2", "h7", "e7", "h0", "g2", "h9", "g7", "i0", "h0", "i9", "h9"]) await clickNow(square);
    await seesMoves(page, "H2-E2", "H7-E7", "H0-G2", "H9-G7", "I0-H0", "I9-H9");
  });

  await check("chess: e2e4, an illegal try, check and mate", {}, async (page) => {
    await newGame(page, "chess");
    await seesNotice(page, "New game: Chess. Rules: FIDE.");
    await click(page, "e2", "e4");
    await seesPiece(page, "e4", "P");
    await drag(page, "f7", "f6");
    await click(page, "b1", "b3");
    await seesNotice(page, "Not allowed: the knight moves two squares straight and one to the side.");
    await loadFen(page, "rnbqkbnr/ppppp2p/5p2/6p1/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3");
    await click(page, "d1", "h5");
    await seesStatus(page, "Checkmate. White wins.");
    await seesNotice(page, "3. Qh5#.");
    assert.equal(await page.locator(".notice").textContent(), "3. Qh5#. Checkmate. White wins.");
    assert.equal(await page.locator(".move-number").innerText(), "3.");
    assert.equal(await page.locator("#status").getAttribute("data-result"), "1-0");
    assert.deepEqual(await squaresWith(page, "data-check"), ["e8"]);
    assert.deepEqual(await squaresWith(page, "data-liftable"), []);
    await click(page, "a7");
    await seesNotice(page, "The game is over.");
  });

  await check("xiangqi: stalemate loses", {}, async (page) => {
    await loadFen(page, "4k4/9/3P1R3/9/9/9/9/9/9/3K5 w - - 0 1");
    await click(page, "d7", "d8");
    await seesStatus(page, "Stalemate: Black has no legal move and loses. Red wins.");
    assert.equal(await page.locator("#status").getAttribute("data-result"), "1-0");
  });

  await check("promotion: chosen with the mouse, with the keyboard, or given up", {}, async (page) => {
    const FEN = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    await loadFen(page, FEN);
    await click(page, "e7", "d8");
    await page.click('.promotion [data-letter="n"]');
    await seesPiece(page, "d8", "N");
    await loadFen(page, FEN);
    await drag(page, "e7", "e8");
    assert.equal(await page.locator(".promotion button").count(), 4);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await seesPiece(page, "e8", "R");
    await loadFen(page, FEN);
    await click(page, "e7", "e8");
    await page.keyboard.press("Escape");
    await seesPiece(page, "e7", "P");
    await click(page, "e7", "e8");
    await page.mouse.click(4, 4);
    assert.equal(await page.locator(".promotion").isVisible(), false);
    await seesFen(page, FEN);
  });

  await check("UI-012 Chess960: by number, castling on to the rook and by dragging two squares", {}, async (page) => {
    await newGame(page, "chess960", { number: 518 });
    await seesFen(page, /^rnbqkbnr\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/RNBQKBNR w /);
    for (const move of ["e2e4", "e7e5", "g1f3", "g8f6", "f1c4", "f8c5"]) await click(page, move.slice(0, 2), move.slice(2));
    await click(page, "e1");
    assert((await squaresWith(page, "data-target")).includes("h1"));
    await click(page, "h1");
    await seesPiece(page, "g1", "K");
    await seesPiece(page, "f1", "R");
    await seesNotice(page, "4. O-O.");
    await drag(page, "e8", "g8");
    await seesPiece(page, "g8", "k");
    await seesPiece(page, "f8", "r");
  });
}
