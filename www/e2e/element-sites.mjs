/** What sites ask of `<trongtai-board>`: sides, control, premoves, shapes, own pictures, players' sides, set-up. */

import assert from "node:assert/strict";

/** @typedef {import("trongtai/board").TrongtaiBoard} Board */

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const on = (page, id, square) => page.locator(`#${id} [data-square="${square}"]`);
const piece = (page, id, square) => on(page, id, square).getAttribute("data-piece");
const set = (page, id, properties) =>
  page.evaluate(([name, values]) => Object.assign(document.getElementById(name), values), [id, properties]);
const read = (page, id, property) => page.evaluate(([name, key]) => document.getElementById(name)[key], [id, property]);
const painted = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
const middleOf = async (page, id, square) => {
  const box = await on(page, id, square).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** The colour of the board where a square has its middle, or so many hundredths of it aside. */
const colorAt = async (page, id, square, aside = 0) => {
  await painted(page);
  const box = await on(page, id, square).boundingBox();
  const frame = await page.locator(`#${id} [part=canvas]`).boundingBox();
  const place = [
    box.x + box.width / 2 + (box.width * aside) / 100 - frame.x,
    box.y + box.height / 2 + (box.height * aside) / 100 - frame.y,
  ];
  return page.locator(`#${id} [part=canvas]`).evaluate((/** @type {HTMLCanvasElement} */ canvas, [x, y]) => {
    const ratio = canvas.width / canvas.clientWidth;
    // In a copy: reading the board's own canvas would change how the browser keeps it.
    const copy = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
    copy.drawImage(canvas, -Math.round(x * ratio), -Math.round(y * ratio));
    return [...copy.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, place);
};
/** Keeps what events of a type say. */
const hear = (page, id, ...types) =>
  page.evaluate(
    ([name, names]) => {
      const heard = /** @type {any} */ (window).heard ?? [];
      /** @type {any} */ (window).heard = heard;
      for (const type of names) {
        document.getElementById(name).addEventListener(type, (event) => heard.push([type, JSON.parse(JSON.stringify(event.detail))]));
      }
    },
    /** @type {const} */ ([id, types]),
  );
const heard = (page) => page.evaluate(() => /** @type {any} */ (window).heard.splice(0));

/**
 * @param {import("./harness.mjs").Check} check
 * @param {(options?: object) => object} boards
 */
export async function elementSiteChecks(check, boards) {
  await check("element: a side that is not movable is not moved, by pointer or key; the words say so", boards(), async (page) => {
    await set(page, "xiangqi", { movable: "second" });
    await on(page, "xiangqi", "h2").click();
    await on(page, "xiangqi", "e2").click();
    assert.equal(await piece(page, "xiangqi", "h2"), "C");
    await on(page, "xiangqi", "h2").focus();
    await page.keyboard.press("Enter");
    assert.equal(await page.locator("#xiangqi [part=live]").textContent(), "Red is not moved on this board.");
    assert.equal(await page.locator("#xiangqi [data-liftable]").count(), 0);
    await page.evaluate(() => /** @type {Board} */ (document.getElementById("xiangqi")).play("h2e2"));
    assert.equal(await page.locator("#xiangqi [data-liftable]").count(), 16);
    await set(page, "xiangqi", { movable: "none" });
    assert.equal(await page.locator("#xiangqi [data-liftable]").count(), 0);
  });

  await check("element: a controlled board tells what is meant, marks it, and plays what the page plays", boards(), async (page) => {
    await set(page, "chess", { controlled: true, orientation: "first", lang: "en" });
    await hear(page, "chess", "beforemove", "move", "change");
    await on(page, "chess", "g1").click();
    await on(page, "chess", "f3").click();
    assert.deepEqual(
      (await heard(page)).map(([type, { move, ply }]) => [type, move?.uci, ply]),
      [["beforemove", "g1f3", 2]],
    );
    assert.equal(await piece(page, "chess", "g1"), "N");
    assert.deepEqual([await on(page, "chess", "f3").getAttribute("data-premove"), await read(page, "chess", "ply")], ["", 2]);
    await page.evaluate(() => /** @type {Board} */ (document.getElementById("chess")).play("Nf3"));
    assert.equal(await piece(page, "chess", "f3"), "N");
    assert.equal(await page.locator("#chess [data-premove]").count(), 0);
    await on(page, "chess", "d7").click();
    await on(page, "chess", "d5").click();
    await page.evaluate(() => /** @type {Board} */ (document.getElementById("chess")).refresh());
    assert.equal(await page.locator("#chess [data-premove]").count(), 0, "what was refused is marked no more");
    assert.equal(await piece(page, "chess", "d7"), "p");
  });

  await check("element: a premove is shown, told, played in its turn, and taken back by Escape", boards(), async (page) => {
    await set(page, "xiangqi", { movable: "second", premoves: true });
    await hear(page, "xiangqi", "premove", "move");
    const play = (move) => page.evaluate((text) => /** @type {Board} */ (document.getElementById("xiangqi")).play(text).uci, move);
    await on(page, "xiangqi", "h9").click();
    await on(page, "xiangqi", "g7").click();
    assert.equal(await on(page, "xiangqi", "g7").getAttribute("data-premove"), "");
    assert.match(await on(page, "xiangqi", "g7").getAttribute("aria-label"), /to be played next/);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#xiangqi [data-premove]").count(), 0);
    await on(page, "xiangqi", "h9").click();
    await on(page, "xiangqi", "g7").click();
    await play("h2e2");
    assert.equal(await piece(page, "xiangqi", "g7"), "n");
    const told = await heard(page);
    assert.deepEqual(
      told.map(([type, detail]) => [type, detail?.from ?? detail?.move?.uci ?? null]),
      [
        ["premove", "h9"],
        ["premove", null],
        ["premove", "h9"],
        ["premove", null],
        ["move", "h9g7"],
      ],
    );
  });

  await check("element: after a refusal the same piece is still in hand", boards(), async (page) => {
    for (const square of ["b0", "d1", "b0", "c2"]) await on(page, "xiangqi", square).click();
    assert.equal(await piece(page, "xiangqi", "c2"), "N");
  });

  await check(
    "element: an attribute that is wrong is named, with its value and what it may be",
    boards({ tolerates: /theme="pink"/ }),
    async (page) => {
      await hear(page, "chess", "error", "warning");
      await page.evaluate(() => document.getElementById("chess").setAttribute("lang", "en"));
      await page.evaluate(() => document.getElementById("chess").setAttribute("game", "shogi"));
      await page.waitForFunction(() => /** @type {any} */ (window).heard.length > 0);
      const [[type, fault]] = await heard(page);
      assert.deepEqual([type, fault.code, fault.attribute, fault.value], ["error", "invalid-argument", "game", "shogi"]);
      assert.equal(
        await page.locator("#chess [part=message]").textContent(),
        'The board cannot be shown: game="shogi": must be one of: xiangqi, chess',
      );
      await page.evaluate(() => {
        const board = document.getElementById("chess");
        board.setAttribute("game", "chess");
        board.setAttribute("fen", "9/9 w");
      });
      await page.waitForFunction(() => /** @type {any} */ (window).heard.length > 0);
      assert.equal((await heard(page))[0][1].attribute, "fen");
      await page.evaluate(() => {
        const board = document.getElementById("chess");
        board.removeAttribute("fen");
        board.addEventListener("warning", (event) => event.preventDefault());
        board.setAttribute("piece-set", "staunton");
      });
      const [[warned, detail]] = await heard(page);
      assert.deepEqual([warned, detail.attribute, detail.value], ["warning", "piece-set", "staunton"]);
      // A page that does not hear of it finds it in the console.
      await page.evaluate(() => document.getElementById("xiangqi").setAttribute("theme", "pink"));
      assert.equal(await page.locator("#xiangqi [data-square]").count(), 90);
      await assert.rejects(() => page.evaluate(() => /** @type {any} */ (document.getElementById("xiangqi")).goTo("x")), /TypeError/);
    },
  );

  await check("element: arrows and circles by property are painted, and spoken", boards(), async (page) => {
    await set(page, "chess", { orientation: "first", lang: "en", shapes: null });
    const before = await colorAt(page, "chess", "d6");
    await set(page, "chess", {
      shapes: [
        { type: "arrow", from: "d8", to: "d3", color: "#ff0000" },
        { type: "circle", from: "a3", color: "blue" },
      ],
    });
    const [red, green] = await colorAt(page, "chess", "d6");
    assert.ok(red > before[0] && red - green > 100, `${red} ${green}`);
    assert.match(await on(page, "chess", "a3").getAttribute("aria-label"), /marked/);
    await set(page, "chess", { shapes: [] });
    assert.deepEqual(await colorAt(page, "chess", "d6"), before);
    // Squares by class, in a colour of the page's style.
    await page.evaluate(() => document.getElementById("chess").style.setProperty("--trongtai-highlight-weak", "rgb(0, 0, 255)"));
    await set(page, "chess", { highlights: { d6: "weak" } });
    const [, , blue] = await colorAt(page, "chess", "d6");
    assert.ok(blue > before[2] + 40, `${blue} over ${before[2]}`);
  });

  await check("element: the right button draws, draws away, and a click wipes the board", boards(), async (page) => {
    await set(page, "xiangqi", { drawable: true });
    await hear(page, "xiangqi", "shapes");
    const drag = async (from, to) => {
      const [start, end] = [await middleOf(page, "xiangqi", from), await middleOf(page, "xiangqi", to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down({ button: "right" });
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
      await page.mouse.move(end.x, end.y);
      await page.mouse.up({ button: "right" });
    };
    await drag("b2", "b9");
    await page.keyboard.down("Shift");
    await drag("e4", "e4");
    await page.keyboard.up("Shift");
    assert.deepEqual(await read(page, "xiangqi", "shapes"), [
      { type: "arrow", from: "b2", to: "b9", color: "green" },
      { type: "circle", from: "e4", color: "red" },
    ]);
    assert.equal((await heard(page)).length, 2);
    await drag("b2", "b9");
    assert.equal((await read(page, "xiangqi", "shapes")).length, 1);
    await on(page, "xiangqi", "e5").click();
    assert.deepEqual(await read(page, "xiangqi", "shapes"), []);
    assert.equal(await read(page, "xiangqi", "ply"), 0);
    // A page that keeps them itself prevents it.
    await page.evaluate(() => document.getElementById("xiangqi").addEventListener("shapes", (event) => event.preventDefault()));
    await drag("b2", "b9");
    assert.deepEqual(await read(page, "xiangqi", "shapes"), []);
  });

  await check("element: a long press of a finger draws where the page stays, and no piece moves", boards(PHONE), async (page, context) => {
    await set(page, "xiangqi", { drawable: true });
    await on(page, "xiangqi", "b4").scrollIntoViewIfNeeded();
    const [start, end] = [await middleOf(page, "xiangqi", "b2"), await middleOf(page, "xiangqi", "b4")];
    const session = await context.newCDPSession(page);
    const touch = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const scroll = await page.evaluate(() => scrollY);
    await touch("touchStart", [start]);
    await page.waitForTimeout(700);
    await touch("touchMove", [{ x: start.x, y: (start.y + end.y) / 2 }]);
    await touch("touchMove", [end]);
    await touch("touchEnd", []);
    assert.deepEqual(await read(page, "xiangqi", "shapes"), [{ type: "arrow", from: "b2", to: "b4", color: "green" }]);
    assert.deepEqual([await piece(page, "xiangqi", "b2"), await page.evaluate(() => scrollY)], ["C", scroll]);
  });

  await check(
    "element: a piece under a finger is larger and above it, in sight outside the board, its goal marked",
    boards(PHONE),
    async (page, context) => {
      await on(page, "xiangqi", "h2").scrollIntoViewIfNeeded();
      const [start, end] = [await middleOf(page, "xiangqi", "h2"), await middleOf(page, "xiangqi", "e2")];
      const session = await context.newCDPSession(page);
      const touch = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
      const before = await colorAt(page, "xiangqi", "e2", 30);
      await touch("touchStart", [start]);
      await touch("touchMove", [{ x: (start.x + end.x) / 2, y: end.y }]);
      await touch("touchMove", [end]);
      await painted(page);
      const layer = page.locator("#xiangqi .drag-piece");
      const cell = await on(page, "xiangqi", "e2").boundingBox();
      const shown = await layer.boundingBox();
      assert.ok(shown.width > cell.width * 1.6, `${shown.width} of ${cell.width}`);
      assert.ok(shown.y + shown.height / 2 < end.y - cell.height / 2, "above the finger");
      assert.notDeepEqual(await colorAt(page, "xiangqi", "e2", 30), before, "the goal is marked");
      // Beside the board the piece is still there: it lies in the top layer.
      await touch("touchMove", [{ x: 4, y: 4 }]);
      await painted(page);
      assert.ok(await layer.isVisible());
      assert.equal(await layer.evaluate((each) => each.matches(":popover-open")), true);
      assert.ok((await layer.boundingBox()).x < 0 + cell.width);
      await touch("touchEnd", []);
      await painted(page);
      assert.equal(await layer.isVisible(), false);
      assert.equal(await piece(page, "xiangqi", "h2"), "C");
    },
  );

  await check(
    "element: names, captures and the page's own bars stand at the players' sides and turn with the board",
    boards(),
    async (page) => {
      await page.evaluate(() => {
        const board = /** @type {Board} */ (document.getElementById("chess"));
        Object.assign(board, { lang: "en", orientation: "first", firstName: "Ada", secondName: "Bao", moves: "e2e4 d7d5 e4d5 d8d5" });
        board.setAttribute("captures", "");
      });
      const top = (part) => page.locator(`#chess [part~="${part}"]`).evaluate((each) => each.getBoundingClientRect().top);
      const board = () => page.locator("#chess [part=board]").evaluate((each) => each.getBoundingClientRect().top);
      await page.locator('#chess [part~="player-first"]').getByText("Ada").waitFor();
      assert.ok((await top("player-second")) < (await board()) && (await top("player-first")) > (await board()));
      assert.equal(await page.locator('#chess [part~="player-first"] [part=captures]').getAttribute("aria-label"), "captured: pawn");
      assert.deepEqual(await read(page, "chess", "captured"), { first: ["P"], second: ["p"] });
      await page.evaluate(() => /** @type {Board} */ (document.getElementById("chess")).flip());
      await painted(page);
      assert.ok((await top("player-first")) < (await board()));
      await page.evaluate(() => {
        const clock = Object.assign(document.createElement("div"), { slot: "second", textContent: "4:59" });
        document.getElementById("chess").append(clock);
      });
      await page.locator("#chess").getByText("4:59").waitFor();
      assert.equal(await page.locator('#chess [part~="player-second"] [part=name]').isVisible(), false);
    },
  );

  await check("element: the edges are lettered to suit the notation, and moves are written in it", boards(), async (page) => {
    await hear(page, "xiangqi", "move");
    const seen = new Set();
    const picture = async () => {
      await painted(page);
      return page.locator("#xiangqi [part=canvas]").evaluate((/** @type {HTMLCanvasElement} */ canvas) => canvas.toDataURL());
    };
    for (const notation of ["wxf", "coordinate", "zh-Hans"]) {
      await set(page, "xiangqi", { notation });
      seen.add(await picture());
    }
    assert.equal(seen.size, 3);
    await on(page, "xiangqi", "h2").click();
    await on(page, "xiangqi", "e2").click();
    assert.equal((await heard(page))[0][1].notation, "炮二平五");
  });

  await check("element: a page draws the pieces and the board in its own way", boards(), async (page) => {
    await page.evaluate(() => {
      const board = /** @type {Board} */ (document.getElementById("chess"));
      board.orientation = "first";
      board.drawBoard = (context, { width, height, cell, center }) => {
        context.fillStyle = "rgb(10, 20, 30)";
        context.fillRect(0, 0, width, height);
        const { x, y } = center("d5");
        context.fillStyle = "rgb(200, 0, 200)";
        context.fillRect(x - cell / 2, y - cell / 2, cell, cell);
      };
      board.drawPiece = ({ letter, color, kind }) => {
        if (letter !== "K" || color !== "white" || kind !== "chess") return null;
        const picture = document.createElement("canvas");
        picture.width = picture.height = 8;
        const context = picture.getContext("2d");
        context.fillStyle = "rgb(0, 250, 0)";
        context.fillRect(0, 0, 8, 8);
        return picture;
      };
    });
    assert.deepEqual(await colorAt(page, "chess", "d5"), [200, 0, 200]);
    assert.deepEqual(await colorAt(page, "chess", "d6"), [10, 20, 30]);
    assert.deepEqual(await colorAt(page, "chess", "e1"), [0, 250, 0]);
    assert.notDeepEqual(await colorAt(page, "chess", "d1"), [0, 250, 0]);
  });

  await check("element: pieces are set up freely, from beside the board, by pointer and key", boards(), async (page) => {
    await page.evaluate(() =>
      Object.assign(document.getElementById("chess"), { fen: "8/8/8/8/8/8/8/4K3", editable: true, orientation: "first", lang: "en" }),
    );
    await page.locator('#chess [data-spare="q"]').waitFor();
    await hear(page, "chess", "arrange");
    const goal = await middleOf(page, "chess", "d8");
    await page.locator('#chess [data-spare="q"]').hover();
    await page.mouse.down();
    await page.mouse.move(goal.x + 20, goal.y + 20, { steps: 4 });
    await page.mouse.move(goal.x, goal.y);
    await page.mouse.up();
    assert.equal((await heard(page))[0][1].placement, "3q4/8/8/8/8/8/8/4K3");
    await page.locator('#chess [data-spare="k"]').focus();
    await page.keyboard.press("Enter");
    await on(page, "chess", "e8").focus();
    await page.keyboard.press("Enter");
    assert.equal(await read(page, "chess", "fen"), "3qk3/8/8/8/8/8/8/4K3");
    await page.keyboard.press("Escape");
    // Off the board a piece is gone; by a key likewise.
    const queen = await middleOf(page, "chess", "d8");
    await page.mouse.move(queen.x, queen.y);
    await page.mouse.down();
    await page.mouse.move(2, 2, { steps: 4 });
    await page.mouse.up();
    await on(page, "chess", "e8").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Delete");
    assert.equal(await read(page, "chess", "fen"), "8/8/8/8/8/8/8/4K3");
    assert.deepEqual((await heard(page)).at(-1)[1].pieces, { e1: "K" });
    // Off again, a game stands there.
    await set(page, "chess", { editable: false, fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" });
    await painted(page);
    assert.equal(await read(page, "chess", "turn"), "white");
    assert.equal(await page.locator("#chess [data-spare]").count(), 0);
  });
}
