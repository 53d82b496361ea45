// What `convert` does to files, and what the program makes of the world outside: nothing is lost, nothing is waited for.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { readRecords, writeRecord } from "trongtai";
import { CLI, lines, run, scratch, start } from "./cli-support.mjs";

const GOOD = '[White "Alpha"]\n[Black "Beta"]\n\n1. e4 e5 {solid} 2. Nf3 *\n';
const UCI = "e2e4 e7e5 g1f3\n";
const ILLEGAL = '[White "Carl"]\n[Black "Dora"]\n\n1. e4 e5 2. Ke3 Nc6 3. d4 *\n';
const KEPT = "what was here before\n";
const linux = process.platform === "linux";

const leftovers = (folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /part$/.test(name));

test("the output appears when all of it was written, and otherwise stays as it was", async () => {
  const { folder, put } = scratch();
  put("good.pgn", GOOD);
  put("illegal.pgn", ILLEGAL);
  put("xiangqi.pgn", "1. H2-E2 *\n");
  const out = put("out", KEPT);
  /** @type {[string[], RegExp][]} */
  const cases = [
    [["missing.pgn", "--to", "uci"], /was left unchanged: 0 games .* 1 files could not be read/],
    [["good.pgn", "missing.pgn", "--to", "uci"], /was left unchanged: 0 games .* 1 files could not be read/],
    [["good.pgn", "illegal.pgn", "--to", "uci"], /was left unchanged: 1 games would be left out or cut short/],
    [["good.pgn", "xiangqi.pgn", "--to", "dhtmlxq"], /was left unchanged: 1 games/],
  ];
  for (const [args, said] of cases) {
    const { status, err } = await run(["convert", ...args, "-o", "out"], { cwd: folder });
    assert.equal(status, 2, args.join(" "));
    assert.match(err, said);
    assert.equal(readFileSync(out, "utf8"), KEPT, args.join(" "));
    const fresh = await run(["convert", ...args, "-o", "new"], { cwd: folder });
    assert.deepEqual([fresh.status, existsSync(path.join(folder, "new"))], [2, false], args.join(" "));
  }
  assert.deepEqual(leftovers(folder), []);
  const partial = await run(["convert", "good.pgn", "missing.pgn", "illegal.pgn", "--to", "uci", "-o", "out", "--partial"], {
    cwd: folder,
  });
  assert.equal(partial.status, 2, "one could not be read");
  assert.equal(readFileSync(out, "utf8"), `${UCI}e2e4 e7e5\n`);
  assert.match(partial.err, /^missing\.pgn: there is no such file$/m);
  const whole = await run(["convert", "good.pgn", "--to", "uci", "-o", "out"], { cwd: folder });
  assert.deepEqual([whole.status, whole.err, readFileSync(out, "utf8")], [0, "", UCI]);
});

test("a file that is read and written at once loses nothing", async () => {
  const { folder, put } = scratch();
  const cases = [
    ["illegal.pgn", ILLEGAL, "pgn"],
    ["chess.pgn", GOOD, "dhtmlxq"], // no format for chess
    ["comments.pgn", GOOD, "uci"], // has no place for a comment
    ["names.uci", "e2e4 e7e5\nnot a game\n", "pgn"],
  ];
  for (const [name, text, to] of cases) {
    const file = put(name, text);
    symlinkSync(name, path.join(folder, `link-to-${name}`));
    for (const output of [name, `./${name}`, `link-to-${name}`]) {
      for (const more of [[], ["--partial"]]) {
        const { status, err } = await run(["convert", name, "--to", to, "-o", output, ...more], { cwd: folder });
        assert.equal(status, 2, `${name} ${output}`);
        assert.match(err, /was left unchanged: 1 games would lose data/);
        assert.equal(readFileSync(file, "utf8"), text);
      }
    }
  }
  // What can be kept is converted in place.
  const file = put("plain.pgn", GOOD);
  assert.equal((await run(["convert", "plain.pgn", "--to", "pgn", "--notation", "vi", "-o", "plain.pgn"], { cwd: folder })).status, 0);
  const [record] = readRecords(readFileSync(file, "utf8"));
  assert.deepEqual([record.tags.White, record.moves[1].comment, record.moves.length], ["Alpha", "solid", 3]);
  assert.deepEqual(leftovers(folder), []);
});

test("links, modes and several names of a file stay", { skip: !linux && "as Linux has them" }, async () => {
  const { folder, put } = scratch();
  put("good.pgn", GOOD);
  const real = put("real.uci", KEPT);
  chmodSync(real, 0o600);
  symlinkSync("real.uci", path.join(folder, "link.uci"));
  assert.equal((await run(["convert", "good.pgn", "--to", "uci", "-o", "link.uci"], { cwd: folder })).status, 0);
  assert.equal(readlinkSync(path.join(folder, "link.uci")), "real.uci");
  assert.deepEqual([readFileSync(real, "utf8"), statSync(real).mode & 0o777], [UCI, 0o600]);
  // A link to nothing makes what it leads to.
  symlinkSync("later.uci", path.join(folder, "dangling.uci"));
  assert.equal((await run(["convert", "good.pgn", "--to", "uci", "-o", "dangling.uci"], { cwd: folder })).status, 0);
  assert.ok(lstatSync(path.join(folder, "dangling.uci")).isSymbolicLink());
  assert.equal(readFileSync(path.join(folder, "later.uci"), "utf8"), UCI);
  const twice = put("twice.uci", KEPT);
  linkSync(twice, path.join(folder, "again.uci"));
  assert.equal((await run(["convert", "good.pgn", "--to", "uci", "-o", "twice.uci"], { cwd: folder })).status, 0);
  assert.equal(readFileSync(path.join(folder, "again.uci"), "utf8"), UCI, "both names are the new file");
  assert.equal(statSync(twice).nlink, 2);
  const fresh = await run(["convert", "good.pgn", "--to", "uci", "-o", "fresh.uci"], { cwd: folder });
  assert.deepEqual([fresh.status, statSync(path.join(folder, "fresh.uci")).mode & 0o111], [0, 0]);
});

test("a pipe or a device is written to, not replaced", { skip: !linux && "as Linux has them" }, async () => {
  const { folder, put } = scratch();
  put("good.pgn", GOOD);
  put("illegal.pgn", ILLEGAL);
  const fifo = path.join(folder, "fifo");
  execFileSync("mkfifo", [fifo]);
  const reader = spawn("cat", [fifo]);
  let got = "";
  reader.stdout.on("data", (chunk) => (got += chunk));
  const closed = new Promise((resolve) => reader.on("close", resolve));
  assert.equal((await run(["convert", "good.pgn", "--to", "uci", "-o", "fifo"], { cwd: folder })).status, 0);
  await closed;
  assert.equal(got, UCI);
  assert.ok(lstatSync(fifo).isFIFO());
  assert.equal((await run(["convert", "good.pgn", "--to", "uci", "-o", "/dev/null"], { cwd: folder })).status, 0);
  assert.ok(lstatSync("/dev/null").isCharacterDevice());
  assert.equal((await run(["convert", "good.pgn", "--to", "uci", "-o", "/dev/stdout"], { cwd: folder })).out, UCI);
  assert.equal(
    (await run(["convert", "illegal.pgn", "--to", "uci", "-o", "/dev/stdout"], { cwd: folder })).out,
    "",
    "all or nothing here too",
  );
});

test("numbered files are not overwritten unasked", async () => {
  const { folder, put } = scratch();
  const xiangqi = "1. H2-E2 H9-G7 *\n";
  put("in.pgn", `${xiangqi}\n${xiangqi}`);
  mkdirSync(path.join(folder, "games"));
  const mine = put("games/00002.xqf", KEPT);
  const args = ["convert", "in.pgn", "--to", "xqf", "-o", "games"];
  const { status, err } = await run(args, { cwd: folder });
  assert.equal(status, 2);
  assert.match(err, /00002\.xqf: it already exists; --force replaces it$/m);
  assert.deepEqual(readdirSync(path.join(folder, "games")), ["00002.xqf"]);
  assert.equal(readFileSync(mine, "utf8"), KEPT);
  assert.equal((await run([...args, "--force"], { cwd: folder })).status, 0);
  assert.deepEqual(readdirSync(path.join(folder, "games")), ["00001.xqf", "00002.xqf"]);
  assert.notEqual(readFileSync(mine, "latin1"), KEPT);
  // A folder that was to be made, for nothing.
  assert.equal((await run(["convert", "missing.pgn", "--to", "xqf", "-o", "none/"], { cwd: folder })).status, 2);
  assert.equal(existsSync(path.join(folder, "none")), false);
});

for (const [signal, status] of /** @type {[NodeJS.Signals, number][]} */ ([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
])) {
  test(`${signal} leaves nothing half written`, { skip: !linux && "as Linux has them" }, async () => {
    const { folder, put } = scratch();
    const out = put("out.uci", KEPT);
    const child = start(["convert", "--to", "uci", "-o", "out.uci"], { cwd: folder });
    const ended = new Promise((resolve) => child.on("close", (code, by) => resolve([code, by])));
    child.stdin.on("error", () => {});
    child.stdin.write(`${GOOD}\n`.repeat(20_000));
    while (leftovers(folder).length === 0 || statSync(path.join(folder, leftovers(folder)[0])).size === 0)
      await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill(signal);
    assert.deepEqual(await ended, [status, null]);
    assert.deepEqual([readFileSync(out, "utf8"), leftovers(folder)], [KEPT, []]);
  });
}

test("pipes and devices in a folder are passed over with a word", { skip: !linux && "as Linux has them" }, async () => {
  const { folder, put } = scratch();
  put("good.pgn", GOOD);
  execFileSync("mkfifo", [path.join(folder, "pipe.pgn")]);
  symlinkSync("/dev/zero", path.join(folder, "zero.pgn"));
  const { status, out, err } = await run(["validate", folder]);
  assert.deepEqual([status, out], [0, ""]);
  assert.match(err, /pipe\.pgn: it is not a regular file and was skipped$/m);
  assert.match(err, /zero\.pgn: it is not a regular file and was skipped$/m);
  assert.match(err, /^1 games/m);
});

test("names that are no UTF-8 are names", { skip: !linux && "as Linux has them" }, async () => {
  const { folder } = scratch();
  const name = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xd6, 0xd0, 0xb9, 0xfa]), Buffer.from(".pgn")]);
  writeFileSync(name, ILLEGAL);
  const inFolder = await run(["validate", folder]);
  assert.equal(inFolder.status, 1);
  assert.match(inFolder.out, /\\xd6\\xd0\\xb9\\xfa\.pgn:4: game 1/);
  // Named on the command line, as a shell does it.
  const named = execFileSync("/bin/sh", ["-c", `"${process.execPath}" "${CLI}" convert --to uci "${folder}"/*.pgn 2>/dev/null || true`], {
    encoding: "utf8",
  });
  assert.equal(named, "e2e4 e7e5\n");
});

test("what people and terminals read has no commands in it", async () => {
  const { folder, put } = scratch();
  put("evil.pgn", '[White "a\u009b31mb\u007f\u202ec"]\n[Event "x\u0090y"]\n\n1. e4 {\u001b]0;title\u0007 \u009d} e5 2. Ke3 *\n');
  const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;
  const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
  const told = await run(["validate", "evil.pgn"], { cwd: folder });
  assert.doesNotMatch(told.out + told.err, control);
  assert.doesNotMatch(told.out + told.err, direction);
  const json = await run(["validate", "--json", "evil.pgn"], { cwd: folder });
  assert.doesNotMatch(json.out, control);
  assert.equal(JSON.parse(lines(json.out)[0]).first, "a\u009b31mb\u007f\u202ec", "and programs read what was there");
  for (const to of ["pgn", "uci"]) assert.doesNotMatch((await run(["convert", "evil.pgn", "--to", to], { cwd: folder })).out, control, to);
});

test("a PGN has no tags that it could not be read with, and says which it lacks", async () => {
  const { folder, put } = scratch();
  const tags = { White: "A", Black: "B", "no word": "x", Long: "y".repeat(5000), Quoted: 'say "]" \\', Lines: "one\ntwo", fen: "nonsense" };
  const [record] = readRecords("1. e4 *");
  const text = writeRecord({ ...record, tags }, "pgn");
  const [again] = readRecords(text);
  assert.deepEqual([again.faults, again.moves], [[], record.moves]);
  assert.equal(again.tags.Quoted, tags.Quoted);
  assert.equal(again.tags.Lines, "one two");
  assert.deepEqual(
    ["no word", "Long", "fen"].filter((name) => name in again.tags),
    [],
  );
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`Tag${i}`, String(i)]));
  const [wordy] = readRecords(writeRecord({ ...record, tags: many }, "pgn"));
  assert.deepEqual(wordy.faults, []);
  // DhtmlXQ has longer titles than a PGN may have.
  put(
    "long.txt",
    `[DhtmlXQ]\n[DhtmlXQ_title]${"长".repeat(4500)}[/DhtmlXQ_title]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n`,
  );
  const { status, err } = await run(["convert", "long.txt", "--to", "pgn", "-o", "long.pgn"], { cwd: folder });
  assert.equal(status, 0);
  assert.match(err, /^game 1: tags that a PGN cannot hold are left out: Title$/m);
});
