// The program of the command line with much to read: threads, memory, interrupts, what is no game at all.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { Game, recordOf, writeRecord } from "trongtai";
import { random } from "./support.mjs";
import { CLI, canMakeTerminals, lines, onTerminal, run, scratch, shell, start } from "./cli-support.mjs";

/** Many games, some with a fault, the same in every run. */
function gamesOf(count) {
  const below = random(11);
  const parts = [];
  for (let i = 0; i < count; i++) {
    const game = new Game(i % 2 === 0 ? "chess" : "xiangqi", { rules: "basic" });
    while (game.ply < 24) {
      const moves = game.legalMoves();
      if (moves.length === 0) break;
      game.play(moves[below(moves.length)].uci);
    }
    const tags = { [i % 2 === 0 ? "White" : "Red"]: `Player ${i}` };
    const text = writeRecord({ ...recordOf(game), tags, result: "*" }, "pgn");
    parts.push(i % 7 === 3 ? text.replace(/5\. \S+/, "5. zz9") : text);
    game.free();
  }
  return parts;
}

const corpus = (count) => gamesOf(count).join("\n");

test("threads change nothing, not even the order", async () => {
  const { folder, put } = scratch();
  const text = corpus(1000);
  assert.ok(text.length > 1 << 18, "enough for several batches");
  put("many.pgn", text);
  const [one, two, three] = await Promise.all(
    ["1", "2", "3"].map((jobs) => run(["validate", "--json", "-j", jobs, "many.pgn"], { cwd: folder })),
  );
  const told = ({ out }) => lines(out).slice(0, -1);
  assert.equal(told(one).length, 1000);
  assert.deepEqual(told(two), told(one));
  assert.deepEqual(told(three), told(one));
  const games = told(one).map((line) => JSON.parse(line));
  assert.deepEqual(
    games.map(({ game }) => game),
    Array.from({ length: 1000 }, (_, i) => i + 1),
  );
  assert.deepEqual(
    games.filter(({ ok }) => !ok).map(({ first }) => first),
    Array.from({ length: 1000 }, (_, i) => i)
      .filter((i) => i % 7 === 3)
      .map((i) => `Player ${i}`),
  );
  // The line told is the line where the word stands.
  const source = text.split("\n");
  for (const { faults } of games) for (const { line, move } of faults) assert.ok(source[line - 1].includes(move), `${line}: ${move}`);
});

test("small files are told in their order, by however many threads", async () => {
  const { folder, put } = scratch();
  const games = gamesOf(60);
  for (const [i, game] of games.entries()) put(`${String(i).padStart(2, "0")}.pgn`, game);
  const [one, two, three] = await Promise.all(["1", "2", "3"].map((jobs) => run(["validate", "--json", "-j", jobs, "."], { cwd: folder })));
  const told = ({ out }) =>
    lines(out)
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  assert.deepEqual(
    told(one).map(({ file, game, first }) => [path.basename(file), game, first]),
    games.map((_, i) => [`${String(i).padStart(2, "0")}.pgn`, 1, `Player ${i}`]),
  );
  assert.deepEqual(told(two), told(one));
  assert.deepEqual(told(three), told(one));
});

test("a long stream is judged in little memory", async () => {
  const text = Buffer.from(corpus(400));
  const child = start(["validate", "-j", "2", "--rules", "basic"], { env: { ...process.env, NODE_OPTIONS: "--max-old-space-size=64" } });
  const most = { kib: 0 };
  let err = "";
  child.stderr.on("data", (chunk) => (err += chunk));
  child.stdout.resume();
  const ended = new Promise((resolve) => child.on("close", resolve));
  let sent = 0;
  for (let i = 0; i < 60; i++) {
    sent += text.length;
    if (!child.stdin.write(text)) await new Promise((resolve) => child.stdin.once("drain", resolve));
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    most.kib = Math.max(most.kib, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0));
  }
  child.stdin.end();
  assert.equal(await ended, 1);
  assert.match(err, /^24,000 games/m);
  assert.ok(sent > 6 << 20, `${sent}`);
  // A process with three engines in it and nothing to do has some 120 MiB.
  assert.ok(most.kib < 320 * 1024, `${most.kib} KiB`);
});

test("an interrupt is answered by what was done", async () => {
  const child = start(["validate", "-j", "1"]);
  let err = "";
  child.stderr.on("data", (chunk) => (err += chunk));
  const told = new Promise((resolve) => child.stdout.once("data", resolve));
  const ended = new Promise((resolve) => child.on("close", (status, signal) => resolve([status, signal])));
  child.stdin.write(corpus(900));
  // The first batch is through; the stream stays open.
  await told;
  child.kill("SIGINT");
  assert.deepEqual(await ended, [130, null]);
  assert.match(err, /^Interrupted\. Until then:\n\d+ games, [\d,]+ plies: [1-9]\d* with illegal moves\./m);
});

const skip = !canMakeTerminals && "no Python here that makes a terminal";
for (const jobs of ["1", "2"]) {
  test(`on a terminal a bar tells how far it is, and Ctrl-C how far it came, ${jobs} threads`, { skip }, () => {
    const { folder, put } = scratch();
    const text = corpus(500);
    const times = 24;
    put("much.pgn", `${text}\n`.repeat(times));
    const args = ["validate", "--rules", "basic", "-j", jobs, "much.pgn"];
    const whole = onTerminal(args, { cwd: folder });
    // Every seventh game has a fault: 71 of 500.
    assert.equal(whole.status, 1);
    const shares = [...whole.said.matchAll(/\r\x1b\[K *(\d+) % [█░]{24} ([\d,]+) games, [\d,]+ illegal, [\d,]+ games\/s/g)].map(
      ([, share]) => Number(share),
    );
    assert.ok(shares.length > 3, `${shares}`);
    assert.deepEqual(
      shares,
      [...shares].sort((a, b) => a - b),
      "it never goes back",
    );
    assert.ok(shares.every((share) => share <= 100));
    // The bar is gone when a line is written.
    for (const line of whole.said.split("\r\n")) assert.doesNotMatch(line, /games\/s[^\r.]*much\.pgn:/);
    assert.match(whole.said, /(\n|K)12,000 games, [\d,]+ plies: 1,704 with illegal moves\. /);
    const { status, said } = onTerminal(args, { cwd: folder, interrupt: true });
    assert.equal(status, 130);
    const [, games] = /Interrupted\. Until then:\r\n([\d,]+) games, [\d,]+ plies: [\d,]+ with illegal moves\. /.exec(said);
    const count = Number(games.replaceAll(",", ""));
    assert.ok(count > 0 && count < 500 * times, `${count}`);
  });
}

test("a reader that goes away ends the program quietly", () => {
  const { folder, put } = scratch();
  put("many.pgn", corpus(1000));
  const said = shell(`"${process.execPath}" "${CLI}" validate --json "${folder}/many.pgn" 2>"${folder}/err" | head -n 1`);
  assert.equal(JSON.parse(said).game, 1);
  assert.equal(readFileSync(path.join(folder, "err"), "utf8").replace(/^\d.*\n$/, ""), "");
});

test("hostile input is refused in bounded time and memory", async () => {
  const { put } = scratch();
  const files = [
    put("zeros.pgn", Buffer.alloc(5 << 20)),
    put("brackets.pgn", "[".repeat(5 << 20)),
    put("braces.pgn", "{".repeat(5 << 20)),
    put("endless.pgn", `1. e4 {${"\n1-0\n".repeat(1_000_000)}`),
    put("deep.pgn", `1. e4 ${"(1. d4 ".repeat(100_000)}`),
    put("broken.xqf", Buffer.concat([Buffer.from("XQ\u000a"), Buffer.alloc(4 << 20, 0xf0)])),
    put("marks.txt", "[DhtmlXQ][DhtmlXQ_movelist]".repeat(2_000)),
    put("control.pgn", '[White "\u001b[31mred\u0007"]\n\n1. zz \u001b]0;title\u0007 *\n'),
  ];
  const { status, out, err } = await run(["validate", ...files], { env: { NODE_OPTIONS: "--max-old-space-size=512" } });
  assert.equal(status, 1);
  assert.match(out, /zeros\.pgn:1: game 1: invalid-record/);
  assert.doesNotMatch(out + err, /[\u0000-\u0009\u000b-\u001f\u007f]/, "nothing of a record commands the terminal");
  assert.doesNotMatch(err, /should not have happened/);
});
