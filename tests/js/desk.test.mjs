// The referee's desk in the program: the filter `judge`, the commands `diagram` and `ruling`.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { run, scratch, start } from "./cli-support.mjs";

const FEN = "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1";
/** A cannon follows a chariot from rank to rank (WXF manual, rule 15); one more ply is played. */
const MOVES = "h2h1 d1d3 h1h3 d3d1 h3h1 d1d3 h1h3 d3d1 h3h1 d1d3";
const PGN = `[Game "Chinese Chess"]
[Event "Cup <b>&</b> Bowl"]
[Round "3"]
[Red "An"]
[Black "Bình"]
[FEN "${FEN}"]
[Result "1-0"]

1. h2h1 d1d3 2. h1h3 d3d1 3. h3h1 d1d3 4. h1h3 d3d1 5. h3h1 d1d3 1-0
`;

/** @param {string} out */
const lines = (out) =>
  out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

test("judge answers each line in its order, a bad one by its error", async () => {
  const input = [
    JSON.stringify({ id: "a", kind: "xiangqi", rules: "wxf", fen: FEN, moves: MOVES, result: "1-0" }),
    "nothing of a game",
    "{ no JSON",
    "",
    JSON.stringify({ kind: "chess", moves: ["e2e4", "e7e5"] }),
    JSON.stringify({ kind: "chess", moves: "e2e5", id: 4 }),
    JSON.stringify({ kind: "go", moves: "" }),
    JSON.stringify({ record: PGN, rules: "wxf" }),
    "1. f3 e5 2. g4 Qh4# 0-1",
    JSON.stringify({ kind: "xiangqi", rules: { base: "wxf", colour: 1 }, moves: "" }),
  ];
  const { status, out } = await run(["judge"], { input: `${input.join("\r\n")}\n` });
  assert.equal(status, 0);
  const answers = lines(out);
  assert.equal(answers.length, input.length);
  const verdict = { ply: 9, playedOn: 1, winner: "black", result: "0-1", reason: "perpetual-chase", rule: "wxf/15", plies: [2, 9] };
  assert.deepEqual(answers[0], { id: "a", kind: "xiangqi", ok: true, plies: 10, verdict, said: "1-0", agrees: false });
  assert.deepEqual(
    answers.slice(1, 4).map(({ ok, code }) => [ok, code]),
    [1, 2, 3].map(() => [false, "invalid-record"]),
  );
  assert.deepEqual(answers[4], { kind: "chess", ok: true, plies: 2, verdict: null });
  assert.equal(answers[5].id, 4);
  assert.equal(answers[5].code, "illegal-move");
  assert.equal(answers[6].code, "invalid-argument");
  assert.deepEqual(answers[7].verdict, verdict);
  assert.equal(answers[8].verdict.rule, "fide/5.1.1");
  assert.equal(answers[8].agrees, true);
  assert.equal(answers[9].code, "invalid-rules");
});

test("judge takes its rule set and game from the command line where a line does not say, and gives all evidence on request", async () => {
  const input = `${JSON.stringify({ fen: FEN, moves: MOVES })}\n`;
  const { out } = await run(["judge", "--kind", "xiangqi", "--rules", "vcf", "--evidence"], { input });
  const [answer] = lines(out);
  assert.equal(answer.verdict.rule, "vcf/15");
  assert.equal(answer.verdict.evidence.length, 8);
  assert.deepEqual(answer.verdict.evidence[1].chases, [{ attacker: "h3", target: "d3", protected: true }]);
});

test("judge answers while it reads, and a last line without its end", async () => {
  const child = start(["judge"]);
  const game = JSON.stringify({ kind: "chess", moves: "e2e4" });
  let out = "";
  const first = new Promise((resolve) => {
    child.stdout.on("data", (chunk) => {
      out += chunk;
      if (out.includes("\n")) resolve(undefined);
    });
  });
  child.stdin.write(`${game}\n`);
  await first;
  child.stdin.end(game);
  await new Promise((resolve) => child.on("close", resolve));
  assert.equal(lines(out).length, 2);
});

test("many lines come back as many, and a line without end is answered by its error", async () => {
  const game = JSON.stringify({ kind: "chess", moves: "e2e4 e7e5 g1f3" });
  const many = await run(["judge"], { input: `${game}\n`.repeat(5000) });
  assert.equal(lines(many.out).length, 5000);
  const long = await run(["judge"], { input: `${"x".repeat(5 << 20)}\n${game}\n` });
  const [refused, answered] = lines(long.out);
  assert.equal(refused.code, "invalid-record");
  assert.equal(answered.ok, true);
});

test("diagram draws a position, the evidence of a verdict, and the times of a repetition", async () => {
  const { put, folder } = scratch();
  const file = put("game.pgn", PGN);
  const position = await run(["diagram", file, "--ply", "1", "--pieces", "letters", "--coordinates", "none"]);
  assert.equal(position.status, 0);
  assert.match(position.out, /^<svg xmlns/);
  const strip = path.join(folder, "strip.svg");
  assert.equal((await run(["diagram", file, "--rules", "wxf", "--show", "strip", "-o", strip])).status, 0);
  assert.equal([...readFileSync(strip, "utf8").matchAll(/translate\(\d+(?:\.\d+)? 80\)/g)].length, 3, "three boards side by side");
  const none = await run(["diagram", file, "--rules", "club", "--show", "evidence"]);
  assert.equal(none.status, 2);
  assert.match(none.err, /no verdict/);
  assert.match((await run(["diagram", "--fen", "8/8/8/8/8/8/8/4K3"])).out, /viewBox="0 0 800 800"/);
  assert.match((await run(["diagram", path.join(folder, "none.pgn")])).err, /none\.pgn cannot be read \(ENOENT\)/);
  assert.match((await run(["diagram", file, "--game", "2"])).err, /There is no game 2: the file has 1/);
});

test("a PNG is drawn by the library that is there for it", async () => {
  const { folder } = scratch();
  const file = path.join(folder, "start.png");
  const { status, err } = await run(["diagram", "-o", file]);
  assert.equal(status, 0, err);
  const png = readFileSync(file);
  assert.deepEqual([...png.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  assert.ok(width > 500 && height > width, `${width} × ${height}: nine files are narrower than ten ranks are high`);
});

test("a ruling on paper names files as players count them", async () => {
  const { put } = scratch();
  const file = put("game.pgn", PGN);
  const ruling = async (/** @type {string[]} */ ...more) => (await run(["ruling", file, "--ply", "9", "--rules", "wxf", ...more])).out;
  // The cannon on h3 is the second from Red's right, the chariot on d3 the fourth from Black's.
  assert.ok((await ruling()).includes("<td>cannon 2 → chariot 4, protected</td>"));
  assert.ok((await ruling("--lang", "zh")).includes("<td>炮二 → 车4，"));
});

test("a ruling on paper names the game, the decision, its article and grounds, and shows the cycle, in four languages", async () => {
  const { put, folder } = scratch();
  const file = put("game.pgn", PGN);
  const { status, out } = await run(["ruling", file, "--ply", "9", "--rules", "wxf"]);
  assert.equal(status, 0);
  for (const said of [
    '<html lang="en">',
    "<dd>Cup &#60;b&#62;&#38;&#60;/b&#62; Bowl</dd>",
    "<dt>Round</dt><dd>3</dd>",
    "<dt>Red</dt><dd>An</dd>",
    "Black wins (perpetual chase). 0-1",
    "After ply 9: C2-2",
    "rule 15: a horse or cannon may not keep attacking a chariot, protected or not.",
    "<li>Red’s cannon chased the sometimes protected black chariot with each of its 4 moves.</li>",
    "<td>cannon 2 → chariot 4, protected</td>",
    "<td>Vietnam Chess Federation (VCF)</td><td>0-1, perpetual chase (vcf/15), after ply 9</td>",
    "occurrence 3, after ply 9",
    "Name and signature",
    "rule set wxf",
    "size: A4",
  ])
    assert.ok(out.includes(said), said);
  assert.equal([...out.matchAll(/<svg /g)].length, 3);
  assert.equal([...out.matchAll(/<mark>/g)].length, 8, "plies 2 to 9");
  assert.doesNotMatch(out, /<script|https?:\/\/(?!www\.w3\.org)|undefined|NaN/);
  for (const [lang, said] of [
    ["vi", "Biên bản phán quyết"],
    ["zh", "裁决书"],
    ["zh-Hant", "裁決書"],
  ]) {
    const page = path.join(folder, `${lang}.html`);
    assert.equal((await run(["ruling", file, "--rules", "wxf", "--lang", String(lang), "-o", page])).status, 0);
    assert.ok(readFileSync(page, "utf8").includes(`<h1>${said}</h1>`));
  }
  const open = await run(["ruling", file, "--ply", "5", "--rules", "wxf"]);
  assert.equal(open.status, 1);
  assert.match(open.out, /the game goes on after ply 5/);
});

test("the proof of what a ply threatens stands on the sheet, where the rules judge by it", async () => {
  const { put } = scratch();
  const file = put("game.pgn", PGN);
  const { out } = await run(["ruling", file, "--rules", "cxa"]);
  assert.match(out, /<strong>Black wins \(perpetual chase\)\. 0-1<\/strong>/);
  assert.match(out, /rule 25\.3/);
  const kills = put("kills.pgn", `[Game "Chinese Chess"]\n[FEN "${FEN}"]\n[Red "A"]\n[Black "B"]\n[Result "*"]\n\n1. h2h1 d1d3 *\n`);
  assert.equal((await run(["ruling", kills, "--rules", "cxa"])).status, 1);
});
