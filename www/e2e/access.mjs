/** What a program can find of a page's accessibility: no finding of axe-core in any of the page's faces. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { click, loadFen, newGame, openNewGame, playByClicks, seesStatus, speak } from "./steps.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** A chariot drives the general up and down and gives check each time. */
const CHECKS = "4k4/8R/9/9/9/9/9/9/9/rrBA1K3 w - - 0 1";
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function findings(page) {
  await page.evaluate(axe);
  return page.evaluate(async (tags) => {
    const { violations, passes } = await window.axe.run(document, { runOnly: tags, resultTypes: ["violations", "passes"] });
    return {
      rules: passes.length,
      found: violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}: ${nodes
            .slice(0, 3)
            .map(({ html }) => html.slice(0, 160))
            .join(" … ")}`,
      ),
    };
  }, TAGS);
}

/** Nothing is found in what the page shows now, and there was something to look at: less of it under a dialogue. */
export async function clean(page, least = 20) {
  const { rules, found } = await findings(page);
  assert.deepEqual(found, []);
  assert(rules > least, `only ${rules} rules had something to look at`);
}

/** @param {import("./harness.mjs").Check} check */
export async function accessChecks(check) {
  await check("axe-core would see a fault", {}, async (page) => {
    await page.evaluate(() => {
      const button = document.createElement("button");
      document.querySelector("#controls").append(button);
    });
    const { found } = await findings(page);
    assert(
      found.some((fault) => fault.startsWith("button-name")),
      found.join("\n"),
    );
  });

  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    for (const [size, viewport] of /** @type {const} */ ([
      ["a phone", { width: 320, height: 640 }],
      ["a desk", { width: 1280, height: 900 }],
    ])) {
      await check(`no finding: both games, ${colorScheme}, on ${size}`, { colorScheme, viewport }, async (page) => {
        await clean(page);
        await click(page, "h2");
        await clean(page);
        await click(page, "e2");
        await newGame(page, "chess", { clock: "0" });
        await click(page, "e2", "e4");
        await clean(page);
      });

      await check(`no finding: a verdict, faults, dialogues, ${colorScheme}, on ${size}`, { colorScheme, viewport }, async (page) => {
        await loadFen(page, "8/8/8/8/8/8/8/P3K3 w - - 0 1");
        await clean(page);
        await newGame(page, "chess", {});
        await playByClicks(page, "f2f3", "e7e5", "g2g4", "d8h4");
        await seesStatus(page, /wins/);
        await clean(page);
        await openNewGame(page);
        await clean(page);
      });

      await check(`no finding: a side that is told to change, ${colorScheme}, on ${size}`, { colorScheme, viewport }, async (page) => {
        await newGame(page, "xiangqi", { rules: "wxf", sanction: "change" });
        await loadFen(page, CHECKS);
        await playByClicks(page, "i8i9", "e9e8", "i9i8", "e8e9", "i8i9", "e9e8", "i9i8", "e8e9");
        await page.waitForSelector(".must-change p");
        await clean(page);
        await openNewGame(page);
        await clean(page);
      });
    }
  }

  for (const language of ["vi", "zh"]) {
    await check(`no finding: in ${language}`, {}, async (page) => {
      await speak(page, language);
      await click(page, "h2", "e2");
      await clean(page);
    });
  }
}
