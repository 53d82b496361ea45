/** Every gesture of the board, by a finger: in the demo and in the element. */

import assert from "node:assert/strict";
import { cell, control, loadFen, openNewGame, press, seesMoves, seesNotice, swipe } from "./steps.mjs";

export const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 };

const START = {
  xiangqi: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
  chess: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
};
const QUEENS = "4k3/P7/8/8/8/8/4p3/4K2R w K - 0 1";
const BLACK_QUEENS = "4k3/P7/8/8/8/8/p7/4K2R b - - 0 1";
const CASTLES = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

/** `hands` are how a board is put in a position, where its squares and its chooser are. */
function gestures(hands) {
  const { square, chooser, settled } = hands;
  const tap = async (...squares) => {
    for (const name of squares) {
      await square(name).tap();
      // The click that follows a tap has come, if it comes at all.
      await settled();
    }
  };
  const swiped = async (page, context, from, to) => {
    await square(from).scrollIntoViewIfNeeded();
    await square(to).scrollIntoViewIfNeeded();
    const [start, end] = await Promise.all([from, to].map((name) => square(name).boundingBox()));
    const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await swipe(page, context, middle(start), middle(end));
  };
  const piece = (name) => square(name).getAttribute("data-piece");
  const isOpen = async () => (await chooser().locator("button").count()) === 4;
  return { tap, swiped, piece, isOpen, ...hands };
}

/** The same for every board. `make` takes a page and gives the hands for its board of a game. */
async function boardGestures(check, name, options, make) {
  const by = (title, body) => check(`${name}: ${title}, by touch`, options, body);

  await by("a tap selects, shows where to, and moves; another tap changes the selection or gives it up", async (page) => {
    const { show, tap, square, piece } = gestures(make(page, "xiangqi"));
    await show(START.xiangqi);
    await tap("b0");
    assert.equal(await square("b0").getAttribute("aria-selected"), "true");
    assert.equal(await square("c2").getAttribute("data-target"), "");
    await tap("h2");
    assert.equal(await square("b0").getAttribute("aria-selected"), "false");
    await tap("h2");
    assert.equal(await square("h2").getAttribute("aria-selected"), "false");
    await tap("h2", "e2");
    assert.deepEqual([await piece("h2"), await piece("e2")], ["", "C"]);
    await tap("e9", "e8");
    assert.equal(await piece("e8"), "k");
    await tap("e2", "e6");
    assert.equal(await piece("e6"), "C", "a capture");
  });

  await by("an illegal try is refused where it was made", async (page) => {
    const { show, tap, square, piece } = gestures(make(page, "xiangqi"));
    await show(START.xiangqi);
    await tap("b0", "d1");
    assert.equal(await piece("b0"), "N");
    assert.equal(await square("c0").getAttribute("data-cause"), "");
  });

  await by("a drag moves, captures, is refused, and comes to nothing beside the board", async (page, context) => {
    const { show, swiped, square, piece } = gestures(make(page, "xiangqi"));
    await show(START.xiangqi);
    await swiped(page, context, "h2", "h9");
    assert.equal(await piece("h9"), "C");
    await swiped(page, context, "b9", "d8");
    assert.equal(await piece("b9"), "n");
    assert.equal(await square("c9").getAttribute("data-cause"), "");
    await square("i9").scrollIntoViewIfNeeded();
    const box = await square("i9").boundingBox();
    await swipe(page, context, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: 2, y: 2 });
    assert.equal(await piece("i9"), "r");
    await swiped(page, context, "i9", "h9");
    assert.equal(await piece("h9"), "r");
  });

  for (const [color, fen, from, to, letters] of [
    ["White", QUEENS, "a7", "a8", "QRBN"],
    ["Black", BLACK_QUEENS, "a2", "a1", "qrbn"],
  ]) {
    for (const flipped of [false, true]) {
      await by(`${color} chooses what the pawn becomes, ${flipped ? "from the other side" : "from this side"}`, async (page, context) => {
        const { show, flip, tap, swiped, chooser, piece, isOpen, settled } = gestures(make(page, "chess"));
        for (const letter of letters) {
          await show(fen);
          if (flipped) await flip();
          await tap(from, to);
          assert.ok(await isOpen(), "the tap that asks does not choose");
          assert.equal(await piece(from), letters[0] === "Q" ? "P" : "p");
          await chooser().locator(`[data-letter="${letter.toLowerCase()}"]`).tap();
          await settled();
          assert.equal(await piece(to), letter);
          if (flipped) await flip();
        }
        await show(fen);
        if (flipped) await flip();
        await swiped(page, context, from, to);
        assert.ok(await isOpen(), "a drag asks as well");
        await tap("e4");
        assert.equal(await isOpen(), false, "a tap beside it is a change of mind");
        assert.equal(await piece(from), letters[0] === "Q" ? "P" : "p");
        await tap(from, to);
        await chooser().locator('[data-letter="r"]').tap();
        await settled();
        assert.equal(await piece(to), letters[1], "and the pawn may be promoted after all");
      });
    }
  }

  await by("castling by taps on the king and its goal, and by a drag", async (page, context) => {
    const { show, tap, swiped, piece } = gestures(make(page, "chess"));
    for (const castle of [() => tap("e1", "g1"), () => swiped(page, context, "e1", "g1")]) {
      await show(CASTLES);
      await castle();
      assert.deepEqual([await piece("g1"), await piece("f1"), await piece("h1")], ["K", "R", ""]);
    }
  });

  await by("a pawn taken in passing", async (page) => {
    const { show, tap, piece } = gestures(make(page, "chess"));
    await show("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    await tap("e5", "d6");
    assert.deepEqual([await piece("d6"), await piece("d5")], ["P", ""]);
  });
}

/** After the tasks that a tap leaves behind: the browser's own click comes in one of them. */
const settled = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));

/** @param {import("./harness.mjs").Check} check */
export async function touchChecks(check) {
  await boardGestures(check, "demo", PHONE, (page, kind) => ({
    square: (name) => cell(page, name),
    chooser: () => page.locator("#board .promotion"),
    settled: () => settled(page),
    show: async (fen) => {
      await loadFen(page, fen);
      await page.locator(`#board [data-square="${kind === "chess" ? "e1" : "e0"}"][data-piece="K"]`).waitFor();
    },
    flip: () => press(page, "flip"),
  }));

  await check("demo: buttons, dialogues and the list of moves, by touch", PHONE, async (page) => {
    for (const square of ["h2", "e2", "h9", "g7"]) await cell(page, square).tap();
    await seesMoves(page, "H2-E2", "H9-G7");
    await control(page, "undo").tap();
    await seesMoves(page, "H2-E2", "H9-G7");
    assert.equal(await cell(page, "h9").getAttribute("data-piece"), "n");
    await control(page, "redo").tap();
    assert.equal(await cell(page, "g7").getAttribute("data-piece"), "n");
    await page.locator(".move-list .move").first().tap();
    assert.equal(await cell(page, "h9").getAttribute("data-piece"), "n");
    await press(page, "flip");
    await seesNotice(page, /./);
    await press(page, "resign");
    await control(page, "resign-yes").tap();
    await page.waitForSelector("#status[data-result]");
    await openNewGame(page);
    await page.locator('input[name="game"][value="chess"]').tap();
    await page.locator('.new-game button[type="submit"]').tap();
    await page.locator('#board [data-square="e1"][data-piece="K"]').waitFor();
  });
}

/**
 * `boards` are the options of a check on the page of the element's boards.
 *
 * @param {import("./harness.mjs").Check} check
 * @param {(options: import("./harness.mjs").Options) => import("./harness.mjs").Options} boards
 */
export async function touchElementChecks(check, boards) {
  await boardGestures(check, "element", boards(PHONE), (page, kind) => ({
    square: (name) => page.locator(`#${kind} [data-square="${name}"]`),
    chooser: () => page.locator(`#${kind} .promotion`),
    settled: () => settled(page),
    show: (fen) =>
      page.evaluate(
        ([id, text]) =>
          Object.assign(document.getElementById(id), { lang: "en", orientation: id === "chess" ? "white" : "red", fen: text }),
        [kind, fen],
      ),
    flip: () =>
      page.evaluate((id) => {
        const board = /** @type {import("trongtai/board").TrongtaiBoard} */ (document.getElementById(id));
        board.orientation = board.orientation === "second" ? "white" : "black";
      }, kind),
  }));
}
