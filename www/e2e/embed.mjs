/** Checks of the board in a frame: what its address says, and what it tells the page around it. */

import assert from "node:assert/strict";

/** A page of somebody else with a framed board, which writes down what it is told. */
async function framed(page, address, query) {
  const html = `<!doctype html><title>parent</title><script>
    window.told = [];
    addEventListener("message", ({ data, source }) => { if (source === frames[0]) told.push(data); });
  </script><body><iframe width="360" height="500" src="${address}embed.html?${query.replaceAll("&", "&amp;")}"></iframe>`;
  await page.route(`${address}parent.html`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(`${address}parent.html`);
  await page.waitForFunction(() => window.told.some(({ type }) => type === "ready"));
  const frame = page.frameLocator("iframe");
  const square = (name) => frame.locator(`[data-square="${name}"]`);
  return {
    frame,
    piece: (name) => square(name).getAttribute("data-piece"),
    play: async (...names) => {
      for (const name of names) await square(name).click();
    },
    /** The messages of a type, when one with these fields has come: they come in their own time. */
    told: async (type, fields = {}) => {
      const come = ([type, fields]) =>
        window.told.some((each) => each.type === type && fields.every(([name, value]) => each[name] === value));
      await page.waitForFunction(come, [type, Object.entries(fields)]);
      return page.evaluate((wanted) => window.told.filter((each) => each.type === wanted), type);
    },
  };
}

/**
 * @param {import("./harness.mjs").Check} check
 * @param {string} address
 */
export async function embedChecks(check, address) {
  await check("embed: the address sets the board up, and the parent hears its moves, verdict and height", {}, async (page) => {
    const { frame, piece, play, told } = await framed(
      page,
      address,
      "game=chess&moves=f2f3+e7e5+g2g4&lang=en&orientation=black&theme=blue&ply=1",
    );
    assert.deepEqual(
      (await told("ready")).map(({ source, ply }) => [source, ply]),
      [["trongtai", 1]],
    );
    assert.equal(await frame.locator("[data-square]").first().getAttribute("data-square"), "h1");
    await frame.locator('button[name="end"]').click();
    assert.equal(await piece("g4"), "P");
    assert.equal(await frame.locator('button[name="on"]').isDisabled(), true);
    await play("d8", "h4");
    const [move] = await told("move");
    assert.deepEqual([move.source, move.move.uci, move.notation, move.ply], ["trongtai", "d8h4", "Qh4#", 4]);
    const [verdict] = await told("verdict");
    assert.deepEqual([verdict.verdict.reason, verdict.verdict.winner, verdict.text], ["checkmate", "black", "Checkmate. Black wins."]);
    const height = await frame.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    await told("resize", { height });
    await frame.locator('button[name="start"]').click();
    assert.equal(await piece("f2"), "P");
  });

  await check("embed: the languages of an address", {}, async (page) => {
    for (const [lang, label, title] of [
      ["vi", "Bàn Cờ tướng, Đỏ đi", "Nước trước"],
      ["zh", "象棋棋盘，轮到红方走", "上一步"],
      ["zh-Hant", "象棋棋盤，輪到紅方走", "上一步"],
    ]) {
      const { frame } = await framed(page, address, `lang=${lang}`);
      assert.equal(await frame.getByRole("grid").getAttribute("aria-label"), label);
      assert.equal(await frame.locator('button[name="back"]').getAttribute("title"), title);
    }
  });

  for (const [what, query, code] of [
    ["a position that is none", "fen=%3Cscript%3Ealert(1)%3C/script%3E", "invalid-fen"],
    ["a game that is none", "game=__proto__", "invalid-argument"],
    ["moves that are none", `game=chess&moves=${"e2e9+".repeat(9)}`, "invalid-move"],
    ["rules that are none", "rules=%7B%22base%22:%22club%22,%22progress%22:-1%7D", "invalid-rules"],
  ]) {
    await check(`embed: ${what} gives a message`, {}, async (page) => {
      const { frame, told } = await framed(page, address, `lang=en&${query}`);
      assert.deepEqual(
        (await told("error")).map((error) => error.code),
        [code],
      );
      assert.match(await frame.locator("[part=message]").innerText(), /^The board cannot be shown: /);
      assert.equal(await frame.locator("script:not([src])").count(), 0);
    });
  }

  await check("embed: unknown and repeated words of an address change nothing", { tolerates: /theme="x"/ }, async (page) => {
    const { frame, piece } = await framed(
      page,
      address,
      "game=chess&game=xiangqi&onclick=alert(1)&style=color:red&controlled=&view-only=off&theme=x&constructor=1",
    );
    assert.equal(await frame.locator("[data-square]").count(), 64);
    assert.equal(await piece("e1"), "K");
    const names = await frame.locator("trongtai-board").evaluate((board) => board.getAttributeNames().sort());
    assert.deepEqual(names, ["game", "theme", "view-only"]);
  });
}
