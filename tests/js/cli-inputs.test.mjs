// What the program is given to read, and cannot read, or finds nothing in; and what it cannot write.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { Game, recordOf, writeRecord } from "trongtai";
import { CLI, lines, run, scratch, start } from "./cli-support.mjs";

const GAME = '[White "Alpha"]\n[Black "Beta"]\n\n1. f3 e5\n2. g4 Qh4# 0-1\n';
/** The king of the second game has no way to e3. */
const TWO = `${GAME}\n[White "Carl"]\n\n1. e4 e5\n2. Ke3 *\n`;
const CHINESE = '[Red "红方"]\n[Black "黑方"]\n\n1. 炮二平五 马8进7\n2. 帅五进九 *\n';
/** The same in GB18030, which the platform only reads. */
const GB18030 = Buffer.from(
  "5b5265642022baecb7bd225d0a5b426c61636b2022badab7bd225d0a0a312e20c5dab6fec6bdcee520c2ed38bdf8370a322e20cba7cee5bdf8bec5202a0a",
  "hex",
);

test("no games are no fault, and are counted", async () => {
  const { folder, put } = scratch();
  for (const [name, content] of [
    ["empty.pgn", ""],
    ["blank.pgn", "\r\n \n\n"],
    ["mark.pgn", "\ufeff"],
  ]) {
    put(name, content);
    const { status, out, err } = await run(["validate", name], { cwd: folder });
    assert.deepEqual([status, out], [0, ""], name);
    assert.match(err, /^0 games, 0 plies: 0 with illegal moves\./, name);
  }
  const { status, out } = await run(["validate", "--json", "empty.pgn"], { cwd: folder });
  assert.equal(status, 0);
  assert.deepEqual(
    lines(out).map((line) => JSON.parse(line).summary.games),
    [0],
  );
});

test("a folder without records is told, as it may be the wrong one", async () => {
  const { folder, put } = scratch();
  mkdirSync(path.join(folder, "notes"));
  put("notes/read.md", GAME);
  put("one.pgn", GAME);
  const { status, err } = await run(["validate", "notes", "one.pgn"], { cwd: folder });
  assert.equal(status, 2);
  assert.match(err, /^notes: it contains no records$/m);
  assert.match(err, /^1 games, 4 plies/m);
});

test("what cannot be read is told by its own name, and the rest is judged", async () => {
  const { folder, put } = scratch();
  mkdirSync(path.join(folder, "all", "closed"), { recursive: true });
  put("all/a.pgn", GAME);
  symlinkSync("nothing", path.join(folder, "all", "b.pgn"));
  put("all/secret.pgn", GAME);
  put("all/z.pgn", GAME);
  put("all/closed/x.pgn", GAME);
  for (const [name, mode] of /** @type {[string, number][]} */ ([
    ["", 0o755],
    ["all/secret.pgn", 0],
    ["all/closed", 0],
  ]))
    chmodSync(path.join(folder, name), mode);
  // Whoever may read everything has to become somebody else for this.
  const child = start(["validate", "all"], { cwd: folder, ...(process.getuid() === 0 ? { uid: 65534 } : {}) });
  let err = "";
  child.stderr.on("data", (chunk) => (err += chunk));
  assert.equal(await new Promise((resolve) => child.on("close", resolve)), 2);
  assert.deepEqual(lines(err).slice(0, -1).sort(), [
    "all/b.pgn: there is no such file",
    "all/closed: permission denied",
    "all/secret.pgn: permission denied",
  ]);
  assert.match(err, /^2 games, 8 plies: 0 with illegal moves\./m);
  chmodSync(path.join(folder, "all", "closed"), 0o755);
});

test("line ends of every kind, and the line that is told", async () => {
  const told = async (input) => lines((await run(["validate"], { input })).out);
  const words = ": game 2, Carl – ?, ply 3, Ke3: illegal-move: the king moves one square.";
  assert.deepEqual(await told(TWO), [`(stdin):10${words}`]);
  assert.deepEqual(await told(TWO.replaceAll("\n", "\r\n")), [`(stdin):10${words}`]);
  assert.deepEqual(await told(`\ufeff${TWO.replaceAll("\n", "\r\n")}`), [`(stdin):10${words}`]);
});

test("Chinese records in their encodings", async () => {
  const { folder, put } = scratch();
  const text = CHINESE.replaceAll("\n", "\r\n");
  const wide = Buffer.from(`\ufeff${text}`, "utf16le");
  put("utf8.pgn", CHINESE);
  put("gb18030.pgn", GB18030);
  put("utf16le.pgn", wide);
  put("utf16be.pgn", Buffer.from(wide).swap16());
  const { status, out } = await run(["validate", "--json", folder]);
  assert.equal(status, 1);
  const games = lines(out)
    .map((line) => JSON.parse(line))
    .filter(({ game }) => game);
  assert.deepEqual(
    games.map(({ file }) => path.basename(file)),
    ["gb18030.pgn", "utf16be.pgn", "utf16le.pgn", "utf8.pgn"],
  );
  for (const { file, kind, first, second, plies, faults } of games) {
    assert.deepEqual([kind, first, second, plies], ["xiangqi", "红方", "黑方", 2], file);
    assert.deepEqual(
      faults.map(({ line, code, move }) => [line, code, move]),
      [[5, "illegal-move", "帅五进九"]],
      file,
    );
  }
});

test("a damaged XQF is one game that cannot be read, wherever it is cut", async () => {
  const { folder, put } = scratch();
  const game = new Game("xiangqi");
  for (const move of ["h2e2", "h9g7", "h0g2", "i9h9"]) game.play(move);
  const file = Buffer.from(writeRecord(recordOf(game), "xqf"));
  // The header has 1024 bytes; the game follows.
  assert.ok(file.length > 1030);
  for (const [name, length, code] of /** @type {[string, number, string][]} */ ([
    ["two", 2, "invalid-record"],
    ["head", 500, "invalid-record"],
    ["moves", 1030, "truncated"],
  ])) {
    put(`${name}.xqf`, file.subarray(0, length));
    const { status, out } = await run(["validate", `${name}.xqf`], { cwd: folder });
    assert.equal(status, 1);
    assert.equal(lines(out).length, 1, out);
    assert.ok(out.startsWith(`${name}.xqf: game 1`) && out.includes(`: ${code}: `), out);
  }
  const { status, out } = await run(["convert", "--to", "uci", "head.xqf"], { cwd: folder });
  assert.deepEqual([status, out], [1, ""]);
});

test("what cannot be written is told, and nothing half written is left", async () => {
  const { folder, put } = scratch();
  mkdirSync(path.join(folder, "there"));
  put("one.pgn", GAME);
  const before = readdirSync(folder);
  const cases = [
    ["there", "EISDIR"],
    ["missing/out.pgn", "ENOENT"],
    ["one.pgn/out.pgn", "ENOTDIR"],
  ];
  for (const [output, code] of cases) {
    const { status, out, err } = await run(["convert", "one.pgn", "--to", "pgn", "-o", output], { cwd: folder });
    assert.deepEqual([status, out, err], [2, "", `${output}: it cannot be written (${code})\n`]);
  }
  // A file that cannot be read is not one that cannot be written, and what was there stays.
  const { status, err } = await run(["convert", "/proc/self/mem", "--to", "pgn", "-o", "one.pgn"], { cwd: folder });
  assert.deepEqual([status, err], [2, "/proc/self/mem: it cannot be read (EIO)\n"]);
  assert.equal(readFileSync(path.join(folder, "one.pgn"), "utf8"), GAME);
  assert.deepEqual(readdirSync(folder), before);
});

test("an interrupted conversion leaves nothing behind", async () => {
  const { folder, put } = scratch();
  put("one.pgn", GAME);
  const child = spawn(process.execPath, [CLI, "convert", "-", "--to", "pgn", "-o", "one.pgn"], {
    cwd: folder,
    stdio: ["pipe", "ignore", "ignore"],
  });
  child.stdin.write(GAME);
  while (!readdirSync(folder).some((name) => name.endsWith(".part"))) await new Promise((resolve) => setTimeout(resolve, 20));
  const ended = new Promise((resolve) => child.on("close", (status, signal) => resolve([status, signal])));
  child.kill("SIGINT");
  assert.deepEqual(await ended, [130, null]);
  assert.deepEqual(readdirSync(folder), ["one.pgn"]);
  assert.equal(readFileSync(path.join(folder, "one.pgn"), "utf8"), GAME);
});
