/** Checks of records: opened in every way, stepped through, edited, handed out and read back. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { clean } from "./access.mjs";
import {
  cell,
  choose,
  click,
  control,
  press,
  newGame,
  playByClicks,
  seesFen,
  seesMoves,
  seesNotice,
  seesPiece,
  seesStatus,
  speak,
  uncover,
} from "./steps.mjs";

const CHINESE = `[Game "Chinese Chess"]
[Event "全国象棋个人赛"]
[Red "胡荣华"]
[Black "杨官璘"]
[Result "1-0"]
[Format "Chinese"]

1. 炮二平五 马8进7 2. 马二进三 {好棋} 车9平8 (2... 炮8进4 {急进} 3. 车一平二) 3. 车一平二 1-0
`;

/** 1. C2=5 h8+7 2. H2+3, and a variation for Black's move: the digits are points, file and rank from the top left. */
const DHTMLXQ =
  "[DhtmlXQ][DhtmlXQ_ver]www_dpxq_com[/DhtmlXQ_ver][DhtmlXQ_title]中炮对屏风马[/DhtmlXQ_title][DhtmlXQ_red]红方[/DhtmlXQ_red]" +
  "[DhtmlXQ_black]黑方[/DhtmlXQ_black][DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit]" +
  "[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist][DhtmlXQ_move_0_2_1]7242[/DhtmlXQ_move_0_2_1][DhtmlXQ_comment2]屏风马[/DhtmlXQ_comment2][/DhtmlXQ]";

const CHESS = `[Event "Casual"]
[White "Ann"]
[Black "Bo"]
[Date "2024.05.06"]
[Result "1/2-1/2"]

{An open game.} 1. e4 $1 {best by test} e5 (1... c5 {Sicilian} 2. Nf3 d6 (2... Nc6 3. d4)) 2. Nf3 Nc6 3. Bb5 $5 1/2-1/2
`;

/** A text in GB18030: the platform only decodes it, so every pair of bytes is asked what it is. */
function gb18030(text) {
  const decoder = new TextDecoder("gb18030");
  const codes = new Map();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail !== 0x7f) codes.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
    }
  }
  return Buffer.from([...text].flatMap((character) => (character < "\u0080" ? [character.charCodeAt(0)] : codes.get(character))));
}

/** The sheet is fetched when it is opened. */
const openSheet = async (page) => {
  await uncover(page, "#records");
  await control(page, "read").waitFor();
};
const paste = async (page, text) => {
  await openSheet(page);
  await page.fill('[name="record"]', text);
  await press(page, "read");
};
const file = (name, content) => ({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
const openFile = async (page, ...files) => {
  await openSheet(page);
  await page.setInputFiles('input[type="file"]', files);
};
const move = (page, text) => page.locator(".move", { hasText: text }).first();
const seesCurrent = (page, text) =>
  page.waitForFunction((wanted) => document.querySelector('.move[aria-current="step"]')?.firstChild?.textContent === wanted, text);

async function drop(page, name, bytes) {
  const transfer = await page.evaluateHandle(
    ({ called, content }) => {
      const made = new DataTransfer();
      made.items.add(new File([Uint8Array.from(content)], called));
      return made;
    },
    { called: name, content: [...bytes] },
  );
  await page.dispatchEvent("body", "dragover", { dataTransfer: transfer });
  assert.equal(await page.locator(".drop-veil").innerText(), "Drop the file to open it");
  await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
}

async function downloaded(page, format) {
  await uncover(page, '[name="format"]');
  await page.selectOption('[name="format"]', format);
  const [saved] = await Promise.all([page.waitForEvent("download"), press(page, "download")]);
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

/** @param {import("./harness.mjs").Check} check */
export async function recordChecks(check) {
  await check("a Chinese PGN is pasted: tags, variation, comment, every notation", {}, async (page) => {
    await paste(page, CHINESE);
    await seesNotice(page, "Record opened.");
    assert.equal(await page.locator(".players").innerText(), "胡荣华 – 杨官璘");
    await seesMoves(page, "H2-E2", "H9-G7", "H0-G2", "I9-H9", "H7-H3", "I0-H0", "I0-H0");
    assert.deepEqual(await page.locator(".move-comment").allInnerTexts(), ["好棋", "急进"]);
    for (const [notation, first] of [
      ["wxf", "C2=5"],
      ["vi", "P2-5"],
      ["zh-Hans", "炮二平五"],
      ["zh-Hant", "炮二平五"],
      ["uci", "h2e2"],
      ["auto", "H2-E2"],
    ]) {
      await choose(page, "notation", notation);
      assert.equal(await page.locator(".move-list .move").first().innerText(), first);
    }
    await speak(page, "vi");
    await seesMoves(page, "P2-5", "M8.7", "M2.3", "X9-8", "P8.4", "X1-2", "X1-2");
  });

  await check("the same in GB18030 is opened as a file", {}, async (page) => {
    await openFile(page, file("hu.pgn", gb18030(CHINESE)));
    await seesNotice(page, "Record opened.");
    assert.equal(await page.locator(".players").innerText(), "胡荣华 – 杨官璘");
    await choose(page, "notation", "zh-Hans");
    await seesMoves(page, "炮二平五", "马8进7", "马二进三", "车9平8", "炮8进4", "车一平二", "车一平二");
  });

  await check("a DhtmlXQ text with a variation is dropped on the page and stepped through by keys", {}, async (page) => {
    await drop(page, "game.txt", Buffer.from(DHTMLXQ));
    await seesNotice(page, "Record opened.");
    await seesMoves(page, "H2-E2", "H9-G7", "H7-E7", "H0-G2");
    for (const text of ["H2-E2", "H9-G7", "H0-G2"]) {
      await page.keyboard.press("ArrowRight");
      await seesCurrent(page, text);
    }
    await page.keyboard.press("ArrowLeft");
    await move(page, "H9-G7").focus();
    await page.keyboard.press("ArrowDown");
    await seesCurrent(page, "H7-E7");
    await seesPiece(page, "e7", "c");
    await page.keyboard.press("ArrowUp");
    await seesCurrent(page, "H9-G7");
    await page.keyboard.press("Home");
    await seesNotice(page, "Starting position.");
    await page.keyboard.press("End");
    await seesCurrent(page, "H0-G2");
  });

  await check("a commented chess PGN: glyphs, nested variations, stepping into one, folding it", {}, async (page) => {
    await paste(page, CHESS);
    await seesMoves(page, "e4!", "e5", "c5", "Nf3", "d6", "Nc6", "d4", "Nf3", "Nc6", "Bb5!?");
    assert.deepEqual(await page.locator(".move-comment").allInnerTexts(), ["An open game.", "best by test", "Sicilian"]);
    assert.equal(await page.locator(".variation .variation").count(), 1);
    assert.equal(await page.locator(".move-result").innerText(), "1/2-1/2");
    await uncover(page, ".move-list");
    await move(page, "d6").click();
    await seesPiece(page, "d6", "p");
    await seesPiece(page, "c5", "p");
    await control(page, "undo").click();
    await seesPiece(page, "f3", "N");
    await control(page, "redo").click();
    await seesPiece(page, "d6", "p");
    await page.locator(".variation > summary").first().click();
    assert.equal(await move(page, "d6").isVisible(), false);
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction(() => /** @type {HTMLDetailsElement} */ (document.querySelector(".variation")).open);
    await choose(page, "notation", "figurine");
    await page.locator(".move", { hasText: "♘f3" }).first().waitFor();
  });

  await check("another move is a variation; it is remarked on, promoted and deleted, and a reload keeps the tree", {}, async (page) => {
    await newGame(page, "chess");
    await playByClicks(page, "e2e4", "e7e5", "g1f3");
    await control(page, "toStart").click();
    await control(page, "redo").click();
    await playByClicks(page, "c7c5");
    await seesMoves(page, "e4", "e5", "c5", "Nf3");
    await press(page, "remark");
    await page.fill('[name="comment"]', "the Sicilian <b>");
    await page.selectOption('[name="glyph"]', "5");
    await press(page, "remark-save");
    await seesMoves(page, "e4", "e5", "c5!?", "Nf3");
    await press(page, "promote-line");
    await seesMoves(page, "e4", "c5!?", "e5", "Nf3");
    await openSheet(page);
    await press(page, "details");
    await page.fill('[name="tag-first"]', "Ann");
    await page.fill('[name="tag-event"]', "Cup");
    await press(page, "details-save");
    await seesNotice(page, "Game details saved.");
    await page.reload();
    await seesMoves(page, "e4", "c5!?", "e5", "Nf3");
    assert.deepEqual(await page.locator(".move-comment").allInnerTexts(), ["the Sicilian <b>"]);
    assert.equal(await page.locator(".players").innerText(), "Ann – Black");
    await seesCurrent(page, "c5!?");
    await uncover(page, ".move-list");
    await move(page, "Nf3").click();
    await page.locator('.move[aria-current="step"]', { hasText: "Nf3" }).waitFor();
    await page.reload();
    await seesPiece(page, "f3", "N");
    await seesPiece(page, "e5", "p");
    await uncover(page, ".move-list");
    await move(page, "e5").click();
    await press(page, "remove-line");
    await press(page, "removal-yes");
    await seesMoves(page, "e4", "c5!?");
    await seesPiece(page, "e4", "P");
  });

  await check("files are downloaded and read back equal, in every format of xiangqi", { acceptDownloads: true }, async (page) => {
    await paste(page, CHINESE);
    await seesNotice(page, "Record opened.");
    const texts = await page.locator(".move-list").innerText();
    for (const [format, extension] of [
      ["pgn", "pgn"],
      ["dhtmlxq", "ubb"],
      ["xqf", "xqf"],
    ]) {
      const { name, bytes } = await downloaded(page, format);
      assert.equal(name, `胡荣华 - 杨官璘.${extension}`);
      await newGame(page, "chess");
      await seesMoves(page);
      await openFile(page, file(name, bytes));
      await seesNotice(page, "Record opened.");
      assert.equal(await page.locator(".move-list").innerText(), texts, format);
    }
    const { bytes } = await downloaded(page, "uci");
    assert.equal(bytes.toString(), "h2e2 h9g7 h0g2 i9h9 i0h0");
    await newGame(page, "chess");
    for (const format of ["dhtmlxq", "xqf"]) assert.equal(await page.locator(`option[value="${format}"]`).isDisabled(), true);
    assert.match(await page.locator("#format-note").innerText(), /DhtmlXQ is for xiangqi only\. XQF is for xiangqi only\./);
  });

  await check("the PGN is copied", {}, async (page, context) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await paste(page, CHESS);
    await press(page, "copy-pgn");
    await seesNotice(page, "PGN copied.");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /\[White "Ann"\]/);
    assert.equal(
      copied.replaceAll(/\s+/g, " ").split("] ").at(-1),
      "{ An open game. } 1. e4 $1 { best by test } 1... e5 ( 1... c5 { Sicilian } 2. Nf3 d6 ( 2... Nc6 3. d4 ) ) 2. Nf3 Nc6 3. Bb5 $5 1/2-1/2 ",
    );
  });

  await check("a browser that forbids copying shows the text to be copied by hand", {}, async (page) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"));
    });
    await paste(page, CHESS);
    await press(page, "copy-pgn");
    await seesNotice(page, "The browser did not allow copying. Copy the text in the field.");
    assert.match(await page.locator('[name="output"]').inputValue(), /\[White "Ann"\]/);
  });

  let address = "";
  await check("a link holds the whole game", {}, async (page, context) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await paste(page, CHESS);
    await seesNotice(page, "Record opened.");
    await control(page, "toEnd").click();
    await press(page, "share-link");
    await seesNotice(page, "Link copied. It holds the whole game.");
    address = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(address, /#game=fide\.z[\w-]+\.5$/);
    assert(address.length < 600, `${address.length} characters`);
  });

  await check("a link opens in another browser: the whole tree at its end, and a reload keeps what is played on", {}, async (page) => {
    await page.goto("about:blank");
    await page.goto(address);
    await seesMoves(page, "e4!", "e5", "c5", "Nf3", "d6", "Nc6", "d4", "Nf3", "Nc6", "Bb5!?");
    await seesPiece(page, "b5", "B");
    assert.equal(await page.locator(".players").innerText(), "Ann – Bo");
    assert.equal(await page.evaluate(() => location.hash), "");
    await playByClicks(page, "a7a6");
    await page.reload();
    await seesPiece(page, "a6", "p");
  });

  await check("a link says what a violation costs", {}, async (page, context) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await newGame(page, "xiangqi", { rules: "wxf", sanction: "barred" });
    await playByClicks(page, "h2e2");
    await openSheet(page);
    await press(page, "share-link");
    await seesNotice(page, "Link copied. It holds the whole game.");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /#game=wxf-barred\.z[\w-]+\.\d+$/);
    await newGame(page, "xiangqi", { rules: "club", sanction: "lose" });
    await page.goto("about:blank");
    await page.goto(link);
    await seesMoves(page, "H2-E2");
    await uncover(page, "#referee");
    assert.equal(await page.locator(".rules-name").innerText(), "Rules: World Xiangqi Federation (WXF), violations barred");
  });

  await check("a record from a position that no game reaches is followed", {}, async (page) => {
    await paste(page, '[FEN "4k4/9/9/9/9/9/9/9/1P7/P2K2R2 w - - 0 1"]\n\n1. g0g9 *');
    await seesNotice(page, "Record opened.");
    await seesPiece(page, "a0", "P");
    await control(page, "toEnd").click();
    await seesPiece(page, "g9", "R");
    await page.reload();
    await seesPiece(page, "g9", "R");
  });

  await check("a link asks before a game is given up; a damaged one only says so", {}, async (page) => {
    await click(page, "h2", "e2");
    const hash = new URL(address).hash;
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, hash);
    await press(page, "link-close");
    await seesMoves(page, "H2-E2");
    for (const fragment of [hash.slice(0, -30), "#game=club.z", "#game=club.p<script>", "#game=club.paGVsbG8"]) {
      await page.evaluate((text) => {
        location.hash = text;
      }, fragment);
      await seesNotice(page, "This link is damaged: it holds no game.");
      await seesMoves(page, "H2-E2");
      await click(page, "e2", "e2");
    }
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, hash);
    await press(page, "link-open");
    await seesPiece(page, "b5", "B");
  });

  await check("a file of many games: chosen by search, without case or marks", {}, async (page) => {
    const games = Array.from(
      { length: 150 },
      (_, number) => `[Event "Vòng ${number}"]\n[White "Trắng ${number}"]\n[Black "Đặng"]\n\n1. ${number === 142 ? "d4" : "e4"} *\n`,
    );
    games[149] = games[149].replace("1. e4 *", '[Result "1-0"]\n\n1. c4 1-0');
    await openFile(page, file("many.pgn", games.join("\n")));
    await page.locator(".game").first().waitFor();
    // The first is on the board while another is chosen.
    await seesMoves(page, "e4");
    assert.equal(await page.locator(".game").count(), 100);
    await press(page, "more-games");
    assert.equal(await page.locator(".game").count(), 150);
    await page.selectOption('[name="result"]', "1-0");
    assert.match(await page.locator(".game").innerText(), /Trắng 149 – Đặng/);
    await page.selectOption('[name="result"]', "");
    await page.selectOption('[name="event"]', "Vòng 7");
    assert.match(await page.locator(".game").innerText(), /Trắng 7 – Đặng/);
    await page.selectOption('[name="event"]', "");
    await page.fill('[name="search"]', "dang TRANG 142");
    assert.equal(await page.locator(".game").count(), 1);
    await page.locator(".game").click();
    await seesMoves(page, "d4");
    assert.equal(await page.locator(".players").innerText(), "Trắng 142 – Đặng");
    assert.equal(await page.locator('[data-control="library"]').innerText(), "Games of this file (150)");
    await press(page, "library");
    await page.fill('[name="search"]', "vong 3");
    await page.locator(".game").first().click();
    assert.equal(await page.locator(".players").innerText(), "Trắng 3 – Đặng");
    await seesMoves(page, "e4");
    await openFile(page, file("a.pgn", games[0]), file("b.pgn", games[1]));
    await page.locator('.game[data-game="1"]').click();
    assert.equal(await page.locator(".players").innerText(), "Trắng 1 – Đặng");
  });

  await check("damage is told with its place, and what could be read is there", {}, async (page) => {
    await paste(page, "1. e4 e5\n2. Nf3 Nx9 3. Bb5");
    await seesMoves(page, "e4", "e5", "Nf3");
    await page.locator(".unread li").first().waitFor();
    assert.match(await page.locator(".unread li").first().innerText(), /^Line 2, column 8: This is not a move.* “Nx9”$/);
    await paste(page, "no record at all");
    await seesNotice(page, "The record was not opened.");
    assert.equal(await page.locator('[name="record"]').getAttribute("aria-invalid"), "true");
    await seesMoves(page, "e4", "e5", "Nf3");
    await paste(page, "4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1");
    await seesFen(page, "4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1");
    assert.equal(await page.locator('[name="record"]').getAttribute("aria-invalid"), "false");
  });

  await check("where the rules end the game before its record, the rest is grey, and can be followed without them", {}, async (page) => {
    await paste(page, "g1f3 g8f6 f3g1 f6g8 ".repeat(6));
    // The ruling is what such a record is opened for.
    await seesStatus(page, /^Draw/);
    await page.locator(".move[data-beyond]").first().waitFor({ state: "attached" });
    assert.equal(await page.locator(".move[data-beyond]").count(), 8);
    assert.equal(await page.locator(".beyond").innerText(), "The rules end the game here. The record goes on: its other moves are grey.");
    await uncover(page, ".move-list");
    await page.locator(".move").last().click();
    await seesNotice(page, "The rules end the game here. The record goes on: its other moves are grey.");
    await page.reload();
    assert.equal(await page.locator(".move[data-beyond]").count(), 8);
    await press(page, "judge-basic");
    await uncover(page, ".move-list");
    await page.locator(".move").last().click();
    await seesStatus(page, "White to move");
    assert.equal(await page.locator(".move[data-beyond]").count(), 0);
  });

  for (const [colorScheme, viewport] of /** @type {const} */ ([
    ["light", { width: 1280, height: 900 }],
    ["dark", { width: 320, height: 640 }],
  ])) {
    await check(
      `axe-core finds nothing in records, ${colorScheme}, ${viewport.width} pixels wide`,
      { colorScheme, viewport },
      async (page) => {
        await paste(page, CHESS.replace("1/2-1/2\n", "Nx9"));
        await uncover(page, ".move-list");
        await move(page, "d4").click();
        await clean(page);
        for (const name of ["remark", "remove-line", "details"]) {
          await press(page, name);
          await page.locator("dialog[open]").waitFor();
          await clean(page, 10);
          await page.keyboard.press("Escape");
        }
        await paste(page, "g1f3 g8f6 f3g1 f6g8 ".repeat(6));
        await seesStatus(page, /^Draw/);
        await clean(page);
        await paste(page, CHESS + CHESS);
        await page.locator(".game").first().waitFor();
        await clean(page, 10);
      },
    );
  }

  await check("a record fits a narrow phone", { viewport: { width: 320, height: 568 } }, async (page) => {
    await paste(page, CHESS.replace("best by test", "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen".repeat(3)));
    await seesNotice(page, "Record opened.");
    await uncover(page, ".move-list");
    await move(page, "d4").click();
    for (const name of ["remark", "details"]) {
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      assert(scroll <= client, `${scroll} wide on ${client}`);
      await press(page, name);
      const box = await page.locator("dialog[open]").boundingBox();
      assert(box.x >= 0 && box.x + box.width <= 320, `${name}: from ${box.x}, ${box.width} wide`);
      await page.keyboard.press("Escape");
    }
    assert.equal(await cell(page, "d4").getAttribute("data-piece"), "P");
  });
}
