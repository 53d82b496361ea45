/** Builds the demo, serves it, and plays it in a real browser. Exit code 1 when a check fails. */

import { fileURLToPath } from "node:url";
import { build } from "vite";
import { accessChecks } from "./access.mjs";
import { boardChecks } from "./board.mjs";
import { elementChecks } from "./element.mjs";
import { deskChecks } from "./desk.mjs";
import { embedChecks } from "./embed.mjs";
import { start } from "./harness.mjs";
import { clockChecks } from "./clock.mjs";
import { looksChecks } from "./looks.mjs";
import { loadChecks } from "./load.mjs";
import { offlineChecks } from "./offline.mjs";
import { pageChecks } from "./page.mjs";
import { recordChecks } from "./records.mjs";
import { paperChecks } from "./paper.mjs";
import { pagesChecks } from "./pages.mjs";
import { refereeChecks } from "./referee.mjs";
import { touchChecks } from "./touch.mjs";
import { serve } from "./serve.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({ configFile: here("../vite.config.ts"), logLevel: "warn" });
const server = await serve(here("../dist"));
const browser = await start(server.address);
try {
  await boardChecks(browser.check);
  await touchChecks(browser.check);
  await pageChecks(browser.check);
  await refereeChecks(browser.check);
  await clockChecks(browser.check);
  await recordChecks(browser.check);
  await pagesChecks(browser.check);
  await accessChecks(browser.check);
  await paperChecks(browser.check);
  await deskChecks(browser.check);
  await loadChecks(browser.check);
  await looksChecks(browser.check);
  await embedChecks(browser.check, server.address);
  await elementChecks(browser.check, { package: here("../../dist"), pages: here("pages") });
  await offlineChecks(browser.check, here("../dist"));
} finally {
  await browser.close();
  await server.close();
}
const { passed, failed } = browser.count;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
