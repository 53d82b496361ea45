/** Checks of the page around the board. */

import assert from "node:assert/strict";
import {
  cell,
  choose,
  click,
  control,
  press,
  drag,
  fenOf,
  loadFen,
  newGame,
  openSettings,
  playByClicks,
  seesFen,
  seesMoves,
  seesNotice,
  seesPiece,
  seesStatus,
  speak,
} from "./steps.mjs";

/** @param {import("./harness.mjs").Check} check */
export async function pageChecks(check) {
  await check("previous, next, and a click on a move goes back to it", {}, async (page) => {
    for (const move of ["h2e2", "h9g7", "h0g2"]) await click(page, move.slice(0, 2), move.slice(2));
    await control(page, "undo").click();
    await seesPiece(page, "h0", "N");
    await seesNotice(page, "After 1… H9-G7.");
    await control(page, "redo").click();
    await seesPiece(page, "g2", "N");
    await page.locator(".move", { hasText: "H2-E2" }).click();
    await seesPiece(page, "h9", "n");
    await seesStatus(page, "Black to move");
    await seesMoves(page, "H2-E2", "H9-G7", "H0-G2");
    assert.equal(await page.locator('.move[aria-current="step"]').innerText(), "H2-E2");
    await control(page, "toEnd").click();
    await seesPiece(page, "g2", "N");
    await control(page, "toStart").click();
    await seesPiece(page, "h2", "C");
    await seesNotice(page, "Starting position.");
    assert.equal(await control(page, "undo").getAttribute("aria-disabled"), "true");
    await click(page, "c3", "c4");
    await seesMoves(page, "H2-E2", "C3-C4", "H9-G7", "H0-G2");
  });

  await check("flip turns the board, the labels and the drawing", {}, async (page) => {
    const topLeft = () => page.locator("[data-square]").first().getAttribute("data-square");
    const picture = () => page.locator("#board [part=canvas]").evaluate((/** @type {HTMLCanvasElement} */ canvas) => canvas.toDataURL());
    assert.equal(await topLeft(), "a9");
    const before = await picture();
    await press(page, "flip");
    assert.equal(await topLeft(), "i0");
    await page.waitForFunction((old) => document.querySelector("#board").shadowRoot.querySelector("canvas").toDataURL() !== old, before);
    await drag(page, "h2", "e2");
    await seesPiece(page, "e2", "C");
  });

  await check("the language changes at once and survives a reload", {}, async (page) => {
    await click(page, "b0", "d1");
    await speak(page, "vi");
    await seesStatus(page, "Đến lượt Đỏ");
    await seesNotice(page, "Không đi được: tượng 7 cản chân mã.");
    assert.equal(await page.evaluate(() => document.documentElement.lang), "vi");
    assert.match(await cell(page, "b0").getAttribute("aria-label"), /^lộ 8 hàng 1, mã đỏ/);
    await speak(page, "zh");
    await seesStatus(page, "轮到红方走");
    await page.reload();
    await seesStatus(page, "轮到红方走");
    assert.equal(await page.evaluate(() => document.documentElement.lang), "zh-Hans");
  });

  for (const [locale, status] of [
    ["vi-VN", "Đến lượt Đỏ"],
    ["zh-CN", "轮到红方走"],
    ["de-DE", "Red to move"],
  ]) {
    await check(`a browser in ${locale} starts with: ${status}`, { locale }, (page) => seesStatus(page, status));
  }

  await check("a bad FEN shows every fault and leaves the game alone", {}, async (page) => {
    await click(page, "h2", "e2");
    await loadFen(page, "8/8/8/8/8/8/8/P3K3 w - - 0 1");
    const faults = page.locator(".faults li");
    assert.deepEqual(await faults.evaluateAll((items) => items.map((item) => item.dataset.code).sort()), [
      "king-missing",
      "pawn-on-back-rank",
    ]);
    assert((await faults.allInnerTexts()).includes("A pawn stands on the first or last rank: a1."));
    await seesPiece(page, "e2", "C");
    await speak(page, "vi");
    assert((await faults.allInnerTexts()).includes("Đen không có vua."));
    await loadFen(page, "xyz");
    assert.equal(await page.locator('[name="fen"]').getAttribute("aria-invalid"), "true");
    await loadFen(page, "4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1");
    assert.equal(await page.locator('[name="fen"]').getAttribute("aria-invalid"), "false");
    await seesPiece(page, "e1", "R");
    assert.equal(await faults.count(), 0);
    await seesStatus(page, "Chiếu! Đen đang bị chiếu.");
  });

  await check("a FEN of the other game switches the board; the FEN is copied", {}, async (page, context) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 3 7";
    await loadFen(page, fen);
    assert.equal(await page.locator("[data-square]").count(), 64);
    await seesFen(page, fen);
    await press(page, "copy");
    await seesNotice(page, "FEN copied.");
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), fen);
  });

  await check("a reload keeps the game, its place, and the side below", {}, async (page) => {
    await newGame(page, "chess960", { number: 0 });
    await seesFen(page, /^bbqnnrkr\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/BBQNNRKR w /);
    for (const move of ["e2e4", "e7e5", "f2f4"]) await click(page, move.slice(0, 2), move.slice(2));
    await control(page, "undo").click();
    await press(page, "flip");
    const fen = await fenOf(page);
    await page.reload();
    await seesFen(page, fen);
    await seesMoves(page, "e4", "e5", "f4");
    assert.equal(await page.locator("[data-square]").first().getAttribute("data-square"), "h1");
    await control(page, "redo").click();
    await seesPiece(page, "f4", "P");
  });

  for (const [what, stored] of /** @type {[string, Record<string, string>][]} */ ([
    ["no JSON", { "trongtai.game": "{", "trongtai.settings": "vi" }],
    ["an impossible start", { "trongtai.game": '{"start":{"kind":"chess","fen":"8/8/8/8/8/8/8/8 w - - 0 1"},"line":[],"ply":0}' }],
    ["an unknown game", { "trongtai.game": '{"start":{"kind":"go"},"line":[],"ply":0}' }],
  ])) {
    await check(`a damaged store (${what}) is a new game`, { stored }, async (page) => {
      await seesStatus(page, "Red to move");
      await click(page, "h2", "e2");
      await seesPiece(page, "e2", "C");
    });
  }

  await check(
    "a stored line is kept as far as it is legal",
    {
      stored: { "trongtai.game": '{"start":{"kind":"chess","chess960":false},"line":["e2e4","e7e5","e4e5"],"ply":3}' },
    },
    async (page) => {
      await seesMoves(page, "e4", "e5");
      await seesStatus(page, "White to move");
    },
  );

  await check("a Chess960 number out of range is refused in words", {}, async (page) => {
    await newGame(page, "chess960", { number: 960 });
    assert.equal(await page.locator("#number-problem").innerText(), "A whole number from 0 to 959.");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("[data-square]").count(), 90);
  });

  await check("the pieces of xiangqi have two styles", {}, async (page) => {
    const picture = () => page.locator("#board [part=canvas]").evaluate((/** @type {HTMLCanvasElement} */ canvas) => canvas.toDataURL());
    const before = await picture();
    await choose(page, "pieces", "symbols");
    await page.waitForFunction((old) => document.querySelector("#board").shadowRoot.querySelector("canvas").toDataURL() !== old, before);
    await page.reload();
    await openSettings(page);
    assert.equal(await page.locator('[name="pieces"]:checked').inputValue(), "symbols");
  });

  await check("UI-010 every square has a label of its own, news are in a live region", {}, async (page) => {
    const labels = await page.locator('[role="gridcell"]').evaluateAll((cells) => cells.map((each) => each.getAttribute("aria-label")));
    assert.equal(labels.length, 90);
    assert.equal(new Set(labels).size, 90);
    assert(labels.includes("e0, red general"));
    assert.equal(await page.locator("#board [part=canvas]").getAttribute("aria-hidden"), "true");
    assert.equal(await page.locator(".notice").getAttribute("aria-live"), "polite");
    assert.equal(await page.getByRole("grid").getAttribute("aria-label"), "Xiangqi board, Red to move");
    assert.equal(await page.locator('[role="row"]').count(), 10);
  });

  for (const width of [320, 1200]) {
    await check(
      `read from right to left, ${width} pixels wide: the panels turn round, the board does not`,
      { viewport: { width, height: 900 } },
      async (page) => {
        await page.evaluate(() => {
          document.documentElement.dir = "rtl";
        });
        await drag(page, "h2", "e2");
        await seesPiece(page, "e2", "C");
        const left = async (square) => (await cell(page, square).boundingBox()).x;
        assert((await left("a0")) < (await left("i0")), "file a on the left");
        const number = await page.locator(".move-number").first().boundingBox();
        const move = await page.locator(".move-list .move").first().boundingBox();
        assert(number.x > move.x, "the number stands at the right, where the line begins");
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);
      },
    );
  }

  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [568, 320],
    [768, 1024],
    [1440, 900],
    [3840, 2160],
  ]) {
    await check(`fits ${width} x ${height}`, { viewport: { width, height } }, async (page) => {
      for (const kind of /** @type {const} */ (["xiangqi", "chess"])) {
        await newGame(page, kind);
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        assert(scroll <= client, `${kind}: ${scroll} wide on ${client}`);
        const box = await page.locator("#board").boundingBox();
        assert(box.width >= 240, `${kind}: board ${box.width} wide`);
        if (height > width) assert(box.width > width * 0.6 || box.height > height * 0.6, `${kind}: board ${box.width} wide`);
      }
    });
  }

  await check("games that left the board are listed and come back; nothing is lost by starting anew", {}, async (page) => {
    await playByClicks(page, "h2e2", "h9g7");
    await newGame(page, "chess", {});
    await playByClicks(page, "e2e4");
    await newGame(page, "xiangqi", {});
    await page.reload();
    await press(page, "games");
    const games = page.locator("dialog[open] .game");
    await games.first().waitFor();
    assert.deepEqual(
      (await games.allInnerTexts()).map((text) => text.split(" · ")[0].replace(/\s/g, " ")),
      ["White – Black Chess", "Red – Black Xiangqi"],
    );
    await games.last().click();
    await seesMoves(page, "H2-E2", "H9-G7");
    await seesNotice(page, "Your game is back on the board.");
    await press(page, "games");
    await games.first().waitFor();
    assert.equal(await games.count(), 1);
    await games.first().click();
    await seesMoves(page, "e4");
  });

  await check("a browser that stores nothing is told of", {}, async (page) => {
    assert.equal(await page.locator("#unkept").isVisible(), false);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.reload();
    await page.locator("#unkept").waitFor();
    assert.equal(await page.locator("#unkept").innerText(), "This browser stores nothing: the game will be lost when the page is closed.");
    await playByClicks(page, "h2e2");
    await seesMoves(page, "H2-E2");
  });

  await check(
    "without leave for WebAssembly the page says which directive is missing",
    {
      policy: "script-src 'self'",
      ready: "#status:not(:empty)",
      tolerates: /Content Security Policy|wasm/i,
    },
    async (page) => {
      assert.match(await page.locator("#status").innerText(), /script-src 'wasm-unsafe-eval'/);
    },
  );
}
