// Games judged by the program from a file, a second, on one core and on two: a part of `npm run bench`.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CACHE, at } from "./lib.mjs";

/** How often the games are repeated in the file. */
const TIMES = 20;

/** Games as PGN in one file. */
function file(kind, games) {
  const folder = path.join(CACHE, "bench");
  mkdirSync(folder, { recursive: true });
  const name = path.join(folder, `${kind}.pgn`);
  writeFileSync(name, `${games.join("\n")}\n`.repeat(TIMES));
  return name;
}

/** Wall clock seconds: here the point is how many cores work. */
function judged(name, threads) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [at("dist", "cli.js"), "validate", "--rules", "basic", "-j", String(threads), name], { encoding: "utf8", env: { ...process.env, LC_ALL: "C" } });
  if (status !== 0) throw new Error(`the program ended with ${status}: ${stderr}`);
  return (performance.now() - start) / 1000;
}

export function program(corpora, row) {
  console.log("\nGames judged by `trongtai validate`, 80 plies each (wall clock, start of the program included)");
  for (const [kind, games] of Object.entries(corpora)) {
    const name = file(kind, games);
    const rate = (threads) => (games.length * TIMES) / Math.min(judged(name, threads), judged(name, threads));
    const [one, two] = [rate(1), rate(2)];
    row(`${kind}, one core`, one.toFixed(0), "games/s");
    row(`${kind}, two cores`, two.toFixed(0), `games/s   ${(two / one).toFixed(2)} times as fast`);
  }
}
