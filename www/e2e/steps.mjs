/** What a user does and sees, in the terms of the page. The page is read by its labels and data attributes only. */

import assert from "node:assert/strict";

/** @typedef {import("./harness.mjs").Page} Page */
/** @typedef {{ x: number, y: number }} Point */

/**
 * A square of the main board; the further pages have boards of their own.
 *
 * @param {Page} page
 * @param {string} square
 */
export const cell = (page, square) => page.locator(`#board [data-square="${square}"]`);
/**
 * @param {Page} page
 * @param {string} name
 */
export const control = (page, name) => page.locator(`[data-control="${name}"]`);

/**
 * The tabs of what is fetched when its tab is first opened.
 *
 * @type {Readonly<Record<string, string>>}
 */
const TABS = {
  remark: "comments",
  "promote-line": "comments",
  "remove-line": "comments",
  explain: "rules",
  compare: "rules",
  referee: "rules",
  "print-position": "files",
  "print-sheet": "files",
  load: "files",
  copy: "files",
};

/**
 * Opens what hides an element: the tab it stands in, the menu that is folded, the settings.
 *
 * @param {Page} page
 * @param {string} selector
 */
export async function uncover(page, selector) {
  const tab =
    TABS[
      /^\[data-control="([\w-]+)"\]$|^#(\w+)/
        .exec(selector)
        ?.slice(1)
        .find((name) => name !== undefined) ?? ""
    ];
  if (tab !== undefined) await page.click(`[data-tab="${tab}"]`);
  const element = page.locator(selector).first();
  await element.waitFor({ state: "attached" });
  const opener = await element.evaluate((each) => {
    const sheet = each.closest('[role="tabpanel"][hidden]');
    if (sheet !== null) return `[aria-controls="${sheet.id}"]`;
    const folded = each.closest("#controls-rest, #pages-list");
    return folded !== null && getComputedStyle(folded).display === "none" ? `[aria-controls="${folded.id}"]` : null;
  });
  if (opener !== null) await page.click(opener);
}

/**
 * Presses a control wherever it is to be found.
 *
 * @param {Page} page
 * @param {string} name
 */
export async function press(page, name) {
  await uncover(page, `[data-control="${name}"]`);
  await control(page, name).click();
}

/**
 * Opens the settings, whose dialogue may have to be fetched first.
 *
 * @param {Page} page
 */
export async function openSettings(page) {
  await control(page, "settings").click();
  await page.waitForSelector("dialog.settings[open]");
}

/**
 * Chooses in the settings, and closes them.
 *
 * @param {Page} page
 * @param {string} name
 * @param {string | boolean} value
 */
export async function choose(page, name, value) {
  await openSettings(page);
  const field = page.locator(`.settings [name="${name}"]`).first();
  if (typeof value === "boolean") await field.setChecked(value);
  else if ((await field.evaluate((each) => each.tagName)) === "SELECT") await field.selectOption(value);
  else await page.locator(`.settings [name="${name}"][value="${value}"]`).check({ force: true });
  await control(page, "settings-close").click();
}

/**
 * @param {Page} page
 * @param {string[]} squares
 */
export async function click(page, ...squares) {
  for (const square of squares) await cell(page, square).click();
}

/**
 * The square that the keyboard is on; undefined elsewhere. The board's own document is inside its element.
 *
 * @param {Page} page
 */
export const focusedSquare = (page) =>
  page.evaluate(() => {
    const active = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return active instanceof HTMLElement ? active.dataset.square : undefined;
  });

/**
 * @param {Page} page
 * @param {string} square
 */
export async function middle(page, square) {
  const box = await cell(page, square).boundingBox();
  assert(box, `${square} is on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * @param {Page} page
 * @param {string} from
 * @param {string} to
 */
export async function drag(page, from, to) {
  const start = await middle(page, from);
  const end = await middle(page, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

/**
 * Waits until the page shows what is expected, and says what it shows when it does not.
 *
 * @param {() => Promise<string | null>} read
 * @param {string | RegExp | null} expected
 * @param {string} what
 */
async function eventually(read, expected, what) {
  /** @type {string | null} */
  let seen = null;
  for (let tries = 0; tries < 60; tries += 1) {
    seen = await read();
    if (expected instanceof RegExp ? expected.test(seen ?? "") : seen === expected) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  if (expected instanceof RegExp) assert.match(seen ?? "", expected, what);
  else assert.equal(seen, expected, what);
}

/**
 * @param {Page} page
 * @param {string} square
 * @param {string | null} letter
 */
export const seesPiece = (page, square, letter) =>
  eventually(() => cell(page, square).getAttribute("data-piece"), letter, `piece on ${square}`);
/**
 * @param {Page} page
 * @param {string | RegExp} text
 */
export const seesNotice = (page, text) => eventually(() => page.locator(".notice-text").innerText(), text, "notice");
/**
 * @param {Page} page
 * @param {string | RegExp} text
 */
export const seesStatus = (page, text) => eventually(() => page.locator(".status-text").innerText(), text, "status");
/**
 * @param {Page} page
 * @param {string | RegExp} fen
 */
export const seesFen = (page, fen) => eventually(() => fenOf(page), fen, "FEN");

/**
 * The FEN of the position on the board, from its field.
 *
 * @param {Page} page
 */
export async function fenOf(page) {
  const field = page.locator('[name="fen"]');
  // It is fetched when its tab is first seen.
  if ((await field.count()) === 0) {
    await page.click('[data-tab="files"]');
    await field.waitFor();
    await page.click('[data-tab="moves"]');
  }
  return field.inputValue();
}
/**
 * @param {Page} page
 * @param {string[]} moves
 */
export const seesMoves = (page, ...moves) =>
  eventually(async () => (await page.locator(".move-list .move").allInnerTexts()).join(" "), moves.join(" "), "move list");

/**
 * @param {Page} page
 * @param {string} attribute
 */
export async function squaresWith(page, attribute) {
  return page
    .locator(`[data-square][${attribute}]`)
    .evaluateAll((cells) => cells.map((each) => /** @type {HTMLElement} */ (each).dataset.square).sort());
}

/**
 * Plays moves, each by a click on its start and one on its goal.
 *
 * @param {Page} page
 * @param {string[]} moves
 */
export async function playByClicks(page, ...moves) {
  for (const move of moves) await click(page, move.slice(0, 2), move.slice(2));
}

/**
 * Opens the choice of the next game, which may have to be fetched first.
 *
 * @param {Page} page
 */
export async function openNewGame(page) {
  await control(page, "newGame").click();
  await page.waitForSelector("dialog.new-game[open]");
}

/**
 * @param {Page} page
 * @param {"xiangqi" | "chess" | "chess960"} kind
 * @param {{ number?: number, rules?: string, sanction?: string, clock?: string }} [choice]
 */
export async function newGame(page, kind, { number, rules, sanction, clock } = {}) {
  await openNewGame(page);
  await page.check(`input[name="game"][value="${kind}"]`);
  if (rules !== undefined) await page.selectOption('[name="rules"]', rules);
  if (sanction !== undefined) await page.selectOption('[name="sanction"]', sanction);
  if (clock !== undefined) await page.selectOption('[name="clock"]', clock);
  if (number !== undefined) await page.fill('input[name="number"]', String(number));
  await page.click('.new-game button[type="submit"]');
}

/**
 * Chooses a language, whose words may have to be fetched first.
 *
 * @param {Page} page
 * @param {string} language
 */
export async function speak(page, language) {
  await page.selectOption('[name="language"]', language);
  const tag = language === "zh" ? "zh-Hans" : language;
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, tag);
}

/**
 * @param {Page} page
 * @param {string} fen
 */
export async function loadFen(page, fen) {
  await uncover(page, '[data-control="load"]');
  await page.fill('[name="fen"]', fen);
  await control(page, "load").click();
}

/**
 * One finger, by the browser's own protocol: the only way to a gesture that the browser may take for scrolling.
 *
 * @param {Page} page
 * @param {import("./harness.mjs").Context} context
 * @param {Point} start
 * @param {Point} end
 */
export async function swipe(page, context, start, end) {
  const session = await context.newCDPSession(page);
  /**
   * @param {"touchStart" | "touchMove" | "touchEnd"} type
   * @param {Point[]} points
   */
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", [start]);
  for (let part = 1; part <= 8; part += 1) {
    await send("touchMove", [{ x: start.x + ((end.x - start.x) * part) / 8, y: start.y + ((end.y - start.y) * part) / 8 }]);
    await new Promise((done) => setTimeout(done, 16));
  }
  await send("touchEnd", []);
  await session.detach();
}
