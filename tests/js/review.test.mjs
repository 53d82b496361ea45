// What a referee would note about a whole game: `review`, and the commands `review` and `disputes`.
import assert from "node:assert/strict";
import test from "node:test";
import { Game, readRecords, recordOf, review, ruleSets, validate } from "trongtai";
import { run, scratch } from "./cli-support.mjs";
import { random, refused } from "./support.mjs";

/**
 * @param {string} moves
 * @param {Partial<import("trongtai").GameRecord>} [facts]
 * @returns {import("trongtai").GameRecord}
 */
const record = (moves, facts = {}) => ({
  kind: "xiangqi",
  tags: {},
  fen: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
  moves: moves
    .split(" ")
    .filter(Boolean)
    .map((uci) => ({ uci })),
  result: "*",
  faults: [],
  ...facts,
});

/** A cannon follows a chariot from rank to rank (WXF manual, rule 15), and goes on after the third time. */
const CHASE = record("h2h1 d1d3 h1h3 d3d1 h3h1 d1d3 h1h3 d3d1 h3h1 d1d3", {
  fen: "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1",
  result: "1-0",
});
const KNIGHTS = "g1f3 g8f6 f3g1 f6g8 ";

test("the first ending, the plies after it, the other rule sets, and the recorded result", () => {
  const { plies, ended, under, agrees, longest } = review(CHASE, { rules: "wxf" });
  assert.equal(plies, 10);
  assert.equal(ended?.ply, 9);
  assert.equal(ended.playedOn, 1);
  assert.equal(ended.verdict.rule, "wxf/15");
  assert.equal(ended.verdict.result, "0-1");
  assert.equal(agrees, false);
  assert.deepEqual(Object.keys(under), Object.keys(ruleSets("xiangqi")));
  assert.equal(under["vcf"]?.verdict.rule, "vcf/15");
  assert.equal(under["club"], null, "the club counts six moves in a row, and these were five");
  assert.deepEqual(longest["repetition"], { count: 3, ply: 9 });
  assert.deepEqual(longest["noCapture"], { count: 10, ply: 10 });
  assert.deepEqual(longest["chases"], { count: 5, ply: 9 });
  assert.equal(review({ ...CHASE, result: "0-1" }, { rules: "wxf" }).agrees, true);
  assert.equal(review({ ...CHASE, result: "*" }, { rules: "wxf" }).agrees, null);
  assert.equal(review(CHASE, { rules: "club" }).agrees, null, "the rules have not decided");
});

test("rule sets of one’s own judge, and stand beside others", () => {
  const { ended, under } = review(record("h2e2 h9g7 h0g2 b9c7"), {
    rules: { base: "basic", moves: 2 },
    under: ["club", { base: "basic", moves: 1 }],
  });
  // The limit is of moves of each side.
  assert.equal(ended?.ply, 4);
  assert.deepEqual(Object.keys(under), ["club", "basic+custom"]);
  assert.equal(under["basic+custom"]?.ply, 2);
});

test("stretches in which a draw could be claimed, by side", () => {
  const played = record(KNIGHTS.repeat(3), { kind: "chess", fen: new Game("chess").fen() });
  const { claims, ended } = review(played);
  assert.equal(ended, null);
  // FIDE 9.2: the position has occurred three times after plies 8 to 12; before it, the move that brings it about may be announced.
  const standing = claims.filter(({ claim }) => claim.move === undefined);
  assert.deepEqual(
    standing.map(({ from, to, color, claim }) => [from, to, color, claim.reason]),
    [
      [8, 12, "white", "threefold"],
      [9, 11, "black", "threefold"],
    ],
  );
  // From then on there is a claim without one.
  const announced = claims.filter(({ claim }) => claim.move !== undefined);
  assert.deepEqual(announced[0] && { ...announced[0] }, { from: 7, to: 7, color: "black", claim: { reason: "threefold", move: "f6g8" } });
  // Four times make it a draw by itself at the fifth.
  assert.equal(review(record(KNIGHTS.repeat(4), { kind: "chess", fen: new Game("chess").fen() })).ended?.verdict.rule, "fide/9.6.1");
});

test("a side that had to change, while it did not", () => {
  const checks = "i8i9 e9e8 i9i8 e8e9 ".repeat(2);
  const fen = "4k4/8R/9/9/9/9/9/9/9/rrBA1K3 w - - 0 1";
  const { mustChange } = review(record(checks, { fen }), { rules: { base: "wxf", sanction: "change" }, under: [] });
  assert.equal(mustChange.length, 1);
  assert.equal(mustChange[0]?.state.color, "red");
  assert.equal(mustChange[0]?.state.reason, "perpetual-check");
  assert.equal(mustChange[0]?.from, 8);
});

test("flags by recorded clock times", () => {
  const moves = [
    { uci: "h2e2", clock: 2000 },
    { uci: "h9g7", clock: 1500 },
    { uci: "h0g2", clock: 0 },
    { uci: "b9c7", elapsed: 1600 },
  ];
  assert.deepEqual(review({ ...record(""), moves }, { under: [] }).flags, [
    { ply: 3, color: "red" },
    { ply: 4, color: "black" },
  ]);
});

test("flags by the time control, where the record names it or the caller does", () => {
  const pgn = '[TimeControl "60+5"]\n\n1. e4 {[%emt 0:00:50]} e5 {[%emt 0:00:10]} 2. Nf3 {[%emt 0:00:15]} Nc6 {[%clk 0:00:30]} *';
  const [timed] = readRecords(pgn, { kind: "chess" });
  const { flags, times } = review(timed, { under: [] });
  assert.deepEqual(flags, [{ ply: 3, color: "white" }]);
  assert.deepEqual(times.overstepped, { ply: 3, color: "white", elapsed: 15_000, allowed: 15_000 });
  // five seconds more for a move: none came too late
  assert.deepEqual(review(timed, { under: [], clock: { main: 60_000, increment: 10_000 } }).flags, []);
  const [odd] = readRecords(pgn.replace("60+5", "one hour"), { kind: "chess" });
  assert.equal(review(odd, { under: [] }).times, null);
});

test("agrees with validate on random games, whatever was played on", () => {
  const draw = random(20);
  for (const kind of /** @type {const} */ (["xiangqi", "chess"])) {
    for (let round = 0; round < 20; round++) {
      const game = new Game(kind, { afterEnd: "note" });
      while (game.ply < 120) {
        const legal = game.legalMoves();
        if (legal.length === 0) break;
        game.play(legal[draw(legal.length)]?.uci ?? "");
      }
      const played = recordOf(game);
      const noted = review(played);
      assert.equal(noted.plies, game.ply);
      for (const [set, ending] of Object.entries(noted.under)) {
        const moves = played.moves.map(({ uci }) => uci);
        const judged = validate({ kind, rules: /** @type {any} */ (set), fen: played.fen, moves, afterEnd: "note" });
        assert.ok(judged.ok);
        const expected = judged.ended?.ply ?? (judged.status.over ? judged.plies : undefined);
        assert.equal(ending?.ply, expected, `${kind} ${set}`);
      }
    }
  }
});

test("what cannot be played ends what is judged; what is no record is refused", () => {
  assert.equal(review(record("h2e2 h2e2 h9g7")).plies, 1);
  refused("invalid-argument", () => review(/** @type {any} */ ({})));
  refused("invalid-argument", () => review(record(""), /** @type {any} */ ({ set: "club" })));
  refused("unknown-rules", () => review(record(""), { rules: /** @type {any} */ ("none") }));
});

const PGN = `[Game "Chinese Chess"]
[Event "Autumn Cup"]
[Date "2024.10.01"]
[Red "An"]
[Black "Bình"]
[FEN "${CHASE.fen}"]
[Result "1-0"]

1. h2h1 d1d3 2. h1h3 d3d1 3. h3h1 d1d3 4. h1h3 d3d1 5. h3h1 d1d3 1-0

[Event "Knights"]
[White "A"]
[Black "B"]
[Result "1/2-1/2"]

1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 1/2-1/2
`;

test("the command review tells of each game in four languages, or as JSON", async () => {
  const { put } = scratch();
  const file = put("games.pgn", PGN);
  const english = await run(["review", file, "--rules", "wxf"]);
  assert.equal(english.status, 1);
  for (const said of [
    "game 1: An – Bình",
    "Under the rules World Xiangqi Federation (WXF) it ended after ply 9, C2-2.",
    "Red’s cannon chased the sometimes protected black chariot with each of its 4 moves.",
    "Plies played on: 1.",
    "The record says 1-0, the rules 0-1.",
    "Vietnam Chess Federation (VCF): 0-1 after ply 9, perpetual chase (vcf/15)",
    "White could claim a draw from ply 8 to 14: The same position for the third time.",
    "The recorded result agrees.",
  ])
    assert.ok(english.out.includes(said), said);
  for (const [lang, said] of [
    ["vi", "Đen thắng (trường tróc)."],
    ["zh", "黑方胜（长捉）。"],
    ["zh-Hant", "黑方勝（長捉）。"],
  ]) {
    const { out } = await run(["review", file, "--rules", "wxf", "--lang", String(lang)]);
    assert.ok(out.includes(String(said)), lang);
    assert.doesNotMatch(out, /[{}]|undefined/);
  }
  const json = await run(["review", file, "--json"]);
  const [first, second] = json.out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.equal(first.game, 1);
  assert.deepEqual(first.players, ["An", "Bình"]);
  assert.equal(second.ended.verdict.rule, "fide/9.6.1");
  assert.equal(second.agrees, true);
});

test("the command disputes finds the games that contradict the rules, by article, with a table", async () => {
  const { put, folder } = scratch();
  put("games.pgn", PGN);
  const { status, out, err } = await run(["disputes", folder, "--rules", "all"]);
  assert.equal(status, 1);
  assert.match(out, /^wxf\/15: a horse or cannon may not keep attacking a chariot, protected or not \(1\)$/m);
  assert.match(
    out,
    /games\.pgn:1: game 1, An – Bình, Autumn Cup, 2024\.10\.01: the record says 1-0, the rules 0-1 after ply 9; evidence: plies 2–9; plies played on: 1$/m,
  );
  assert.match(out, /^Games by reason +wxf +vcf +cxa +fide$/m);
  assert.match(out, /^perpetual chase +1 +1 +1 +0$/m);
  assert.match(out, /^ended as recorded +0 +0 +0 +1$/m);
  assert.match(err, /2 games, 26 plies: 1 whose result differs from the rules/);
  const json = await run(["disputes", folder, "--rules", "wxf", "--json"]);
  const lines = json.out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.deepEqual(lines[0].found, [
    { set: "wxf", ply: 9, playedOn: 1, winner: "black", result: "0-1", reason: "perpetual-chase", rule: "wxf/15", plies: [2, 9] },
  ]);
  assert.deepEqual(lines[1].summary.byReason, { "perpetual-chase": { wxf: 1 } });
  const none = await run(["disputes", "--kind", "chess"], { input: "1. f3 e5 2. g4 Qh4# 0-1\n" });
  assert.equal(none.status, 0);
});

test("threads change nothing in what disputes says", async () => {
  const { put } = scratch();
  const file = put("many.pgn", PGN.repeat(40));
  const one = await run(["disputes", file, "--rules", "all", "--jobs", "1"]);
  const three = await run(["disputes", file, "--rules", "all", "--jobs", "3"]);
  assert.equal(one.out, three.out);
  assert.match(one.out, /^perpetual chase +40 +40 +40 +0$/m);
  assert.equal([...readRecords(PGN)].length, 2);
});
