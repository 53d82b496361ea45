// The program with archives: packed files, many files, encodings and notations that only the caller knows, what is said at the end.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import * as zlib from "node:zlib";
import { lines, run, scratch } from "./cli-support.mjs";

const GAME = '[White "Alpha"]\n[Black "Beta"]\n\n1. f3 e5\n2. g4 Qh4# 0-1\n';
/** The king of the second game has no way to e3. */
const TWO = `${GAME}\n[White "Carl"]\n\n1. e4 e5\n2. Ke3 *\n`;

/** A frame of Zstandard (RFC 8878) with its content in one raw block: a single segment, its size in two bytes. */
function zstd(text) {
  const content = Buffer.from(text);
  assert.ok(content.length >= 256 && content.length < 1 << 16);
  const header = (content.length << 3) | 1;
  return Buffer.concat([
    Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x60, (content.length - 256) & 0xff, (content.length - 256) >> 8]),
    Buffer.from([header & 0xff, (header >> 8) & 0xff, header >> 16]),
    content,
  ]);
}

const told = ({ out }) =>
  lines(out)
    .map((line) => JSON.parse(line))
    .filter(({ summary }) => summary === undefined);

test("gzip is unpacked, in files, in folders and from the standard input", async () => {
  const { folder, put } = scratch();
  mkdirSync(path.join(folder, "all"));
  put("all/two.pgn.gz", zlib.gzipSync(TWO));
  put("all/one.txt.gz", zlib.gzipSync(GAME));
  // Two members, as appending makes them.
  put("all/members.pgn.gz", Buffer.concat([zlib.gzipSync(GAME), zlib.gzipSync(`\n${TWO}`)]));
  put("all/notes.md.gz", zlib.gzipSync(GAME));
  const found = await run(["validate", "--json", "all"], { cwd: folder });
  assert.equal(found.status, 1);
  assert.deepEqual(
    told(found).map(({ file, game, first, ok }) => [path.basename(file), game, first, ok]),
    [
      ["members.pgn.gz", 1, "Alpha", true],
      ["members.pgn.gz", 2, "Alpha", true],
      ["members.pgn.gz", 3, "Carl", false],
      ["one.txt.gz", 1, "Alpha", true],
      ["two.pgn.gz", 1, "Alpha", true],
      ["two.pgn.gz", 2, "Carl", false],
    ],
  );
  const piped = await run(["validate", "-"], { input: zlib.gzipSync(TWO) });
  assert.match(piped.out, /^\(stdin\):10: game 2, Carl – \?, ply 3, Ke3: illegal-move: the king moves one square\.$/m);
});

test("an archive that is cut off or damaged is told, after the games before it", async () => {
  const { folder, put } = scratch();
  const packed = zlib.gzipSync(TWO.repeat(40));
  put("cut.pgn.gz", packed.subarray(0, packed.length - 12));
  const damaged = Buffer.from(packed);
  damaged[10] = 0x07;
  put("damaged.pgn.gz", damaged);
  put("good.pgn", GAME);
  const { status, out, err } = await run(["validate", "."], { cwd: folder });
  assert.equal(status, 2);
  assert.match(out, /^cut\.pgn\.gz:10: game 2, Carl/m);
  assert.match(err, /^cut\.pgn\.gz: the archive is truncated$/m);
  assert.match(err, /^damaged\.pgn\.gz: the archive is damaged$/m);
});

test("Zstandard is unpacked where Node can, and otherwise the reason is told", async () => {
  const { folder, put } = scratch();
  put("many.pgn.zst", zstd(TWO.repeat(4)));
  const { status, out, err } = await run(["validate", "many.pgn.zst"], { cwd: folder });
  if ("createZstdDecompress" in zlib) {
    assert.equal(status, 1);
    assert.match(out, /^many\.pgn\.zst:10: game 2, Carl/m);
    assert.match(err, /^8 games, 24 plies: 4 with illegal moves/m);
  } else {
    assert.deepEqual([status, out], [2, ""]);
    assert.match(err, /^many\.pgn\.zst: Zstandard requires Node 22\.15 or later$/m);
  }
});

test("--encoding says what the bytes do not show", async () => {
  const { folder, put } = scratch();
  // 許銀川 in Big5; nothing else in the file is Chinese.
  const name = Buffer.from("b35cbbc8a474", "hex");
  put("one.pgn", Buffer.concat([Buffer.from('[Game "Chess"]\n[White "'), name, Buffer.from('"]\n\n1. e4 e5 *\n')]));
  const first = async (args) => told(await run(["validate", "--json", ...args, "one.pgn"], { cwd: folder }))[0].first;
  assert.equal(await first(["--encoding", "big5"]), "許銀川");
  assert.notEqual(await first(["--encoding", "gb18030"]), "許銀川");
  const { status, err } = await run(["validate", "--encoding", "klingon", "one.pgn"], { cwd: folder });
  assert.equal(status, 2);
  assert.match(err, /--encoding does not take klingon/);
  const converted = await run(["convert", "--to", "pgn", "--encoding", "big5", "one.pgn"], { cwd: folder });
  assert.match(converted.out, /\[White "許銀川"\]/);
});

test("--dialect says what the words do not show", async () => {
  const { folder, put } = scratch();
  // R is a rook in English, the king (roi) in French, a knight (ratsu) in Finnish.
  put("one.pgn", "1. e4 e5 2. Re2 *\n");
  const plain = await run(["validate", "one.pgn"], { cwd: folder });
  assert.equal(plain.status, 1);
  assert.match(plain.out, /Re2: illegal-move/);
  const as = async (dialect) => (await run(["convert", "--to", "uci", "--dialect", dialect, "one.pgn"], { cwd: folder })).out.trim();
  assert.equal(await as("fr"), "e2e4 e7e5 e1e2");
  assert.equal(await as("fi"), "e2e4 e7e5 g1e2");
  assert.equal((await run(["validate", "--dialect", "fr", "one.pgn"], { cwd: folder })).status, 0);
  // Neither a rank 10 nor a rank 0, and a rook stands on both.
  put("two.pgn", '[Game "Chinese Chess"]\n[FEN "4k4/9/9/9/9/9/9/R8/R8/3K5 w"]\n\n1. a2b2 *\n');
  const two = async (dialect) => (await run(["convert", "--to", "uci", "--dialect", dialect, "two.pgn"], { cwd: folder })).out;
  assert.match(await two("fairy"), / a1b1\s*$/);
  assert.match(await two("coordinate"), / a2b2\s*$/);
  assert.equal((await run(["validate", "--dialect", "klingon", "two.pgn"], { cwd: folder })).status, 2);
});

test("a folder of small files is told in its order, with what cannot be read in its place", async () => {
  const { folder, put } = scratch();
  mkdirSync(path.join(folder, "all"));
  for (let i = 0; i < 150; i++) {
    const name = `all/${String(i).padStart(3, "0")}.pgn`;
    put(i === 70 ? `${name}.gz` : name, i === 70 ? zlib.gzipSync(GAME).subarray(0, 30) : i % 50 === 3 ? TWO : GAME);
  }
  const [one, two] = await Promise.all(["1", "2"].map((jobs) => run(["validate", "--json", "-j", jobs, "all"], { cwd: folder })));
  assert.deepEqual(told(two), told(one));
  assert.equal(one.status, 2);
  assert.deepEqual(
    told(one)
      .filter(({ ok }) => !ok)
      .map(({ file, game }) => `${path.basename(file)} ${game}`)
      .filter((name) => !name.startsWith("070")),
    ["003.pgn 2", "053.pgn 2", "103.pgn 2"],
  );
  for (const { err } of [one, two]) assert.match(err, /^all\/070\.pgn\.gz: the archive is truncated$/m);
});

test("the end is a summary by kind of fault, in text and in JSON", async () => {
  const { folder, put } = scratch();
  put("all.pgn", `${TWO}\n${TWO}\n[White "D"]\n\n1. e4 zz9 *\n`);
  const { err } = await run(["validate", "all.pgn"], { cwd: folder });
  assert.match(err, /^5 games, .*3 with illegal moves.*\nFaults by kind:\n +2 {2}illegal-move\n +1 {2}invalid-move\n$/m);
  const { out } = await run(["validate", "--json", "all.pgn"], { cwd: folder });
  assert.deepEqual(JSON.parse(lines(out).at(-1)).summary.faults, { "illegal-move": 2, "invalid-move": 1 });
  const legal = await run(["validate", "-"], { input: GAME });
  assert.doesNotMatch(legal.err, /Faults/);
});

test("the reason of an illegal move is told in the language of the option", async () => {
  const words = { en: "the king moves one square.", vi: "vua chỉ đi một ô.", zh: "王每次只能走一格。" };
  for (const [language, reason] of Object.entries(words)) {
    const { out } = await run(["validate", "--lang", language, "-"], { input: TWO });
    assert.ok(out.trimEnd().endsWith(`Ke3: illegal-move: ${reason}`), out);
  }
});
