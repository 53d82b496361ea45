/** Checks of `<trongtai-board>` as its users get it: the built files on a plain page under a strict policy. */

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "./serve.mjs";
import { elementSiteChecks } from "./element-sites.mjs";
import { touchElementChecks } from "./touch.mjs";

/** @typedef {import("trongtai/board").TrongtaiBoard} Board */

/** Red's chariot gives check after check. */
const CHECKS = "3k5/9/9/9/9/9/9/9/4A4/R2AK4 w - - 0 1";

const on = (page, id, square) => page.locator(`#${id} [data-square="${square}"]`);
const play = async (page, id, ...squares) => {
  for (const square of squares) await on(page, id, square).click();
};
const read = (page, id, property) => page.evaluate(([name, key]) => document.getElementById(name)[key], [id, property]);
const told = (page, type) => page.evaluate((wanted) => window.told.filter((each) => each.type === wanted), type);
const piece = (page, id, square) => on(page, id, square).getAttribute("data-piece");
const live = (page, id) => page.locator(`#${id} [part=live]`).textContent();
const pixels = (page, id) => page.locator(`#${id} [part=canvas]`).evaluate((canvas) => canvas.toDataURL());
/** After the frame in which the board paints. */
const painted = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * @param {import("./harness.mjs").Check} check
 * @param {{ package: string, pages: string }} files
 */
export async function elementChecks(check, files) {
  const folder = mkdtempSync(join(tmpdir(), "trongtai-element-"));
  for (const name of readdirSync(files.package).filter((each) => /^(index|diagram|board(-[\w-]+)?)\.js$/.test(each))) {
    cpSync(join(files.package, name), join(folder, name));
  }
  cpSync(files.pages, folder, { recursive: true });
  const server = await serve(folder);
  const boards = (options = {}) => ({ address: server.address, ready: "#chess [data-square]", tolerates: /404/, ...options });
  try {
    await check("element: two games on one page, each with its own moves and language", boards(), async (page) => {
      await play(page, "xiangqi", "h2", "e2");
      await play(page, "chess", "g8", "f6");
      assert.equal(await piece(page, "chess", "f6"), "");
      await page.evaluate(() => /** @type {Board} */ (document.getElementById("chess")).play("Nf3"));
      await play(page, "chess", "g8", "f6");
      assert.equal(await piece(page, "xiangqi", "e2"), "C");
      assert.equal(await piece(page, "chess", "f6"), "n");
      assert.equal(await read(page, "xiangqi", "moves"), "h2e2");
      assert.equal(await read(page, "chess", "moves"), "e2e4 e7e5 g1f3 g8f6");
      assert.equal(await read(page, "xiangqi", "rules"), "wxf");
      assert.equal(await live(page, "xiangqi"), "Red cannon file 2, rank 3 to file 5, rank 3.");
      assert.equal(await live(page, "chess"), "Mã đen từ g8 đến f6.");
      assert.equal(await page.locator("#chess [data-square]").first().getAttribute("data-square"), "h1");
      assert.deepEqual(
        (await told(page, "move")).map(({ id, uci, notation, ply }) => [id, uci, notation, ply]),
        [
          ["xiangqi", "h2e2", "C2=5", 1],
          ["chess", "g8f6", "Nf6", 4],
        ],
      );
    });

    await check("element: an illegal try is told with its reason, and shown", boards(), async (page) => {
      await play(page, "xiangqi", "b0", "d1");
      assert.deepEqual(await told(page, "illegal"), [
        {
          type: "illegal",
          id: "xiangqi",
          code: "horse-leg-blocked",
          text: "Not allowed: the horse’s leg is blocked by elephant 7.",
        },
      ]);
      assert.equal(await page.locator("#xiangqi [data-cause]").getAttribute("data-square"), "c0");
      assert.equal(await read(page, "xiangqi", "ply"), 0);
    });

    await check("element: beforemove keeps a move from being played", boards(), async (page) => {
      await page.evaluate(() => {
        /** @type {Board} */ (document.getElementById("xiangqi")).addEventListener("beforemove", (event) => {
          if (event.detail.move.uci === "h2e2") event.preventDefault();
        });
      });
      await play(page, "xiangqi", "h2", "e2");
      assert.equal(await piece(page, "xiangqi", "h2"), "C");
      await play(page, "xiangqi", "b2", "e2");
      assert.equal(await piece(page, "xiangqi", "e2"), "C");
      assert.deepEqual(
        (await told(page, "move")).map(({ uci }) => uci),
        ["b2e2"],
      );
    });

    await check(
      "element: a verdict is told in the board's language, its evidence marked, and going back unmarks it",
      boards(),
      async (page) => {
        await page.evaluate((fen) => Object.assign(document.getElementById("xiangqi"), { fen, rules: "club" }), CHECKS);
        const board = "document.getElementById('xiangqi')";
        await page.evaluate(`${board}.moves = "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9"`);
        assert.equal(await read(page, "xiangqi", "ply"), 12);
        await play(page, "xiangqi", "a8", "a9");
        const [verdict] = await told(page, "verdict");
        assert.deepEqual([verdict.reason, verdict.text], ["perpetual-check", "Black wins (perpetual check)."]);
        assert.equal((await read(page, "xiangqi", "status")).winner, "black");
        assert.equal(await page.locator("#xiangqi [data-checker]").getAttribute("data-square"), "a9");
        await page.evaluate(`${board}.undo()`);
        assert.equal((await read(page, "xiangqi", "status")).over, false);
        await page.evaluate(`${board}.goTo(0)`);
        assert.equal((await read(page, "xiangqi", "moves")).split(" ").length, 13);
        await page.evaluate(`${board}.goTo(13)`);
        assert.equal((await read(page, "xiangqi", "status")).over, true);
        await page.evaluate(`${board}.reset()`);
        assert.equal(await read(page, "xiangqi", "ply"), 12);
      },
    );

    await check(
      "element: a changed rule set as JSON tells a side to change: in the live region once, in the status of the event",
      boards(),
      async (page) => {
        await page.evaluate(
          (fen) => Object.assign(document.getElementById("xiangqi"), { fen, rules: { base: "club", sanction: "change" } }),
          CHECKS,
        );
        assert.equal(await page.locator("#xiangqi").getAttribute("rules"), '{"base":"club","sanction":"change"}');
        await page.evaluate(`document.getElementById("xiangqi").moves = "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9"`);
        await on(page, "xiangqi", "a8").click();
        assert.equal(await on(page, "xiangqi", "a9").getAttribute("data-outlook"), "changes");
        assert.match(await on(page, "xiangqi", "a9").getAttribute("aria-label"), /Red would have to change \(perpetual check\)/);
        await on(page, "xiangqi", "a9").click();
        assert.equal(
          await live(page, "xiangqi"),
          "Red chariot file 9, rank 9 to file 9, rank 10. Check! Black is in check. Red must change: perpetual check.",
        );
        const { mustChange } = (await told(page, "change")).at(-1);
        assert.deepEqual([mustChange.color, mustChange.rule, mustChange.evidence.length], ["red", "club/perpetual-check", 7]);
        await play(page, "xiangqi", "d9", "d8");
        assert.equal(await live(page, "xiangqi"), "Black general file 6, rank 10 to file 6, rank 9.");
        await play(page, "xiangqi", "a9", "a8");
        assert.equal((await told(page, "verdict")).at(-1).text, "Black wins (perpetual check).");
      },
    );

    await check("element: attributes that describe no game give an error and a message, and recover", boards(), async (page) => {
      const set = (name, value) => page.evaluate(([key, text]) => document.getElementById("chess").setAttribute(key, text), [name, value]);
      for (const [name, value, code] of [
        ["fen", "8/8/8/8/8/8/8/8 w - - 0 1", "invalid-fen"],
        ["fen", "<img src=x onerror=alert(1)>", "invalid-fen"],
        ["moves", "e2e5", "illegal-move"],
        ["rules", "{", "invalid-argument"],
        ["rules", "go", "unknown-rules"],
        ["game", "go", "invalid-argument"],
      ]) {
        await page.evaluate(() => {
          window.told.length = 0;
          const board = document.getElementById("chess");
          board.setAttribute("game", "chess");
          for (const attribute of ["fen", "moves", "rules"]) board.removeAttribute(attribute);
        });
        await page.waitForSelector("#chess [data-square]");
        await set(name, value);
        await page.waitForSelector("#chess [part=message]:not([hidden])");
        const [error] = await told(page, "error");
        assert.deepEqual([error?.id, error?.code], ["chess", code], `${name}=${value}`);
        assert.match(await page.locator("#chess [part=message]").textContent(), /^Không hiện được bàn cờ: /);
      }
      assert.equal(await piece(page, "xiangqi", "h2"), "C", "the other board goes on");
    });

    await check("element: the keyboard plays and promotes, and the focus stays inside", boards(), async (page) => {
      await page.evaluate(() =>
        Object.assign(document.getElementById("chess"), { lang: "en", orientation: "white", fen: "7k/4P3/8/8/8/8/8/4K3 w - - 0 1" }),
      );
      await on(page, "chess", "e7").focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      assert.deepEqual(
        await page.locator("#chess .promotion button").evaluateAll((all) => all.map((/** @type {HTMLElement} */ each) => each.title)),
        ["white queen", "white rook", "white bishop", "white knight"],
      );
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      assert.equal(await piece(page, "chess", "e8"), "R");
      assert.equal(await live(page, "chess"), "White pawn e7 to e8, becomes rook. Check! Black is in check.");
      assert.equal(
        await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement.shadowRoot.activeElement).dataset.square),
        "e8",
      );
      await page.keyboard.press("Control+z");
      assert.equal(await piece(page, "chess", "e7"), "P");
      assert.equal(await page.locator('#chess [data-square][tabindex="0"]').count(), 1);
    });

    await touchElementChecks(check, boards);

    await check("element: a board to be looked at is one picture with words, and takes no input", boards(), async (page) => {
      const board = page.locator("#picture [part=board]");
      assert.equal(await board.getAttribute("role"), "img");
      assert.equal(await board.getAttribute("aria-label"), "西洋棋棋盤，輪到白方走。白方：王 e1、兵 e2。黑方：王 e5。");
      assert.equal(await page.locator("#picture [data-square], #picture [tabindex]").count(), 0);
      await board.click();
      assert.equal(await read(page, "picture", "ply"), 0);
      await page.evaluate(() => document.getElementById("picture").removeAttribute("view-only"));
      await page.waitForSelector("#picture [data-square]");
      await play(page, "picture", "e2", "e4");
      assert.equal(await piece(page, "picture", "e4"), "P");
    });

    await check("element: themes, sets, custom colours and coordinates change the picture", boards(), async (page) => {
      const seen = new Set([await pixels(page, "chess")]);
      for (const [name, value] of [
        ["theme", "blue"],
        ["theme", "contrast"],
        ["piece-set", "letters"],
        ["coordinates", "off"],
        ["scheme", "dark"],
      ]) {
        await page.evaluate(([key, text]) => document.getElementById("chess").setAttribute(key, text), [name, value]);
        await painted(page);
        seen.add(await pixels(page, "chess"));
      }
      assert.equal(seen.size, 6);
      await page.evaluate(() => document.getElementById("chess").style.setProperty("--trongtai-ground", "rgb(1, 200, 3)"));
      await painted(page);
      const color = await page
        .locator("#chess [part=canvas]")
        .evaluate((/** @type {HTMLCanvasElement} */ canvas) => [...canvas.getContext("2d").getImageData(2, 2, 1, 1).data]);
      assert.deepEqual(color, [1, 200, 3, 255]);
    });

    await check("element: a game handle is shared with the page", boards(), async (page) => {
      const fen = await page.evaluate(async () => {
        const { Game } = await import(/** @type {string} */ ("./index.js"));
        const game = new Game("chess", { rules: "basic" });
        const board = /** @type {Board} */ (document.getElementById("xiangqi"));
        board.value = game;
        board.play("e4");
        game.play("e7e5");
        board.refresh();
        return [board.value === game, board.fen === game.fen(), board.ply, board.game];
      });
      assert.deepEqual(fen, [true, true, 2, "chess"]);
      assert.equal(await piece(page, "xiangqi", "e5"), "p");
    });

    await check("element: what it shows as SVG text and as a picture", boards(), async (page) => {
      await play(page, "chess", "e2", "e4");
      const made = await page.evaluate(async () => {
        const board = /** @type {Board} */ (document.getElementById("chess"));
        const svg = await board.toSVG();
        const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
        const bytes = async (type) => {
          const blob = await board.toBlob(type);
          return { type: blob.type, head: [...new Uint8Array(await blob.arrayBuffer())].slice(0, 4), size: blob.size };
        };
        const empty = /** @type {Board} */ (document.createElement("trongtai-board"));
        empty.setAttribute("controlled", "scene");
        document.body.append(empty);
        return {
          root: parsed.documentElement.nodeName,
          faults: parsed.querySelectorAll("parsererror, text, image, foreignObject, script").length,
          paths: parsed.querySelectorAll("path").length,
          title: parsed.querySelector("title")?.textContent,
          box: parsed.documentElement.getAttribute("viewBox").split(" ").map(Number),
          png: await bytes(),
          svg: await bytes("image/svg+xml"),
          nothing: [await empty.toSVG(), await empty.toBlob("image/svg+xml")],
        };
      });
      assert.deepEqual([made.root, made.faults, made.nothing], ["svg", 0, [null, null]]);
      assert.ok(made.paths >= 32, `${made.paths} paths`);
      assert.match(made.title, /^Bàn Cờ vua, .* tốt e4/);
      const [, , width, height] = made.box;
      assert.ok(width > 0 && width === height, `${width} by ${height}`);
      assert.deepEqual([made.png.type, made.png.head], ["image/png", [0x89, 0x50, 0x4e, 0x47]]);
      assert.ok(made.png.size > 2000);
      assert.deepEqual([made.svg.type, made.svg.head], ["image/svg+xml", [0x3c, 0x73, 0x76, 0x67]]);
    });

    await check("element: clocks run, stop, are corrected and fall", boards(), async (page) => {
      await page.evaluate(() => {
        const board = /** @type {Board} */ (document.createElement("trongtai-board"));
        board.id = "timed";
        board.game = "chess";
        board.clock = { white: { main: 60_000 }, black: { main: 1_500 } };
        const own = document.createElement("b");
        own.slot = "first-clock";
        own.textContent = "mine";
        window.told = [];
        board.addEventListener("clock", ({ detail }) =>
          window.told.push({ type: "clock", text: `${detail.running} ${detail.paused ?? ""}` }),
        );
        document.body.append(board, own);
      });
      const shown = page.locator("#timed [part=clock]");
      assert.deepEqual(await shown.allTextContents(), ["0:01.5", "1:00"]);
      await play(page, "timed", "e2", "e4");
      await page.evaluate(() => /** @type {Board} */ (document.getElementById("timed")).pauseClock());
      const state = await read(page, "timed", "clockState");
      assert.deepEqual([state.running, state.paused, state.remaining.white], [null, true, 60_000]);
      assert.ok(state.remaining.black <= 1_500);
      assert.equal(await shown.first().getAttribute("data-paused"), "");
      await page.evaluate(() => {
        const board = /** @type {Board} */ (document.getElementById("timed"));
        board.append(document.querySelector("b[slot=first-clock]"));
        board.addTime("white", 5_000);
        board.resumeClock();
      });
      await page.waitForFunction(() => document.getElementById("timed")["status"].over);
      const { reason, winner } = await read(page, "timed", "status");
      assert.deepEqual([reason, winner], ["timeout", "white"]);
      assert.deepEqual(await shown.allTextContents(), ["0:00.0", "1:05"]);
      assert.deepEqual(
        (await told(page, "clock")).map(({ text }) => text),
        ["black ", "null true", "null true", "black ", "null "],
      );
      assert.match((await told(page, "verdict")).at(-1).text, /^White wins .*time/);
      assert.equal(await page.locator("#timed b").isVisible(), true);
    });

    await check("element: properties set before the definition count, and a removed board lets go", boards(), async (page) => {
      const counts = await page.evaluate(async () => {
        const board = /** @type {Board} */ (document.createElement("trongtai-board"));
        board.game = "chess";
        board.moves = "e2e4";
        board.theme = "green";
        document.body.append(board);
        const before = [board.shadowRoot.querySelectorAll("canvas").length, board.ply, board.theme];
        board.remove();
        const gone = board.shadowRoot.querySelectorAll("canvas, [data-square]").length;
        document.body.append(board);
        board.play("e7e5");
        const again = [board.shadowRoot.querySelectorAll("[data-square]").length, board.moves];
        board.remove();
        // A removed board hears no more of the document.
        document.dispatchEvent(new PointerEvent("pointerdown"));
        return { before, gone, again };
      });
      assert.deepEqual(counts, { before: [2, 1, "green"], gone: 0, again: [64, "e2e4 e7e5"] });
    });
    await elementSiteChecks(check, boards);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
