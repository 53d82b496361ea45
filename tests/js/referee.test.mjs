// The xiangqi referee as a program sees it: warnings, previews, verdicts with evidence, whole games, sets of one's own.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game, codes, ruleSets, validate } from "trongtai";
import { refused, stateOf } from "./support.mjs";

const CHASE = "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1";
const CHASING = ["h2h1", ..."d1d3 h1h3 d3d1 h3h1 d1d3 h1h3 d3d1 h3h1".split(" ")];
const CHECK = "4k4/8R/9/9/9/9/9/9/9/rrBA1K3 w - - 0 1";
const CHECKING = "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9".split(" ");

const played = (fen, rules, moves) => {
  const game = new Game("xiangqi", { fen, rules });
  for (const move of moves) game.play(move);
  return game;
};

test("a verdict names winner, rule and the plies it rests on", () => {
  const game = played(CHASE, "wxf", CHASING);
  const status = game.status();
  assert.deepEqual(
    { over: status.over, winner: status.winner, reason: status.reason, rule: status.rule, result: status.result },
    { over: true, winner: "black", reason: "perpetual-chase", rule: "wxf/15", result: "0-1" },
  );
  assert.deepEqual(
    status.evidence.map(({ ply }) => ply),
    [2, 3, 4, 5, 6, 7, 8, 9],
  );
  const [reply, chase] = status.evidence;
  assert.deepEqual(reply, { ply: 2, move: "d1d3", check: false, chases: [], nature: "idle" });
  assert.equal(chase.nature, "chase");
  assert.equal(chase.move, "h1h3");
  assert.deepEqual(
    chase.chases.map(({ attacker, target }) => [attacker, target]),
    [["h3", "d3"]],
  );
  assert.equal(game.conduct().length, 9);
  assert.deepEqual(game.conduct().slice(1), status.evidence);
});

test("a perpetual check is told with its checks", () => {
  const status = played(CHECK, "wxf", CHECKING).status();
  assert.deepEqual([status.winner, status.reason, status.rule], ["black", "perpetual-check", "wxf/6"]);
  assert.deepEqual(
    status.evidence.map(({ check }) => check),
    [true, false, true, false, true, false, true, false],
  );
});

test("a game that is over takes no more moves until one is taken back", () => {
  const game = played(CHASE, "wxf", CHASING);
  const before = stateOf(game);
  const { detail } = refused("game-over", () => game.play("d1d3"));
  assert.equal(detail.rule, "wxf/15");
  refused("game-over", () => game.preview("d1d3"));
  refused("game-over", () => game.resign("red"));
  refused("game-over", () => game.agreeDraw());
  assert.deepEqual([game.legalMoves(), [...game.legalMovesPacked()], game.isLegal("d1d3")], [[], [], false]);
  assert.deepEqual(game.explain("d1d3"), { code: "game-over", squares: [] });
  assert.deepEqual(stateOf(game), before);
  game.undo();
  assert.equal(game.status().over, false);
  assert.equal(game.isLegal("h3h1"), true);
});

test("warnings count towards each limit, and a preview is what playing brings", () => {
  const game = played(CHASE, "wxf", CHASING.slice(0, -1));
  assert.deepEqual(game.status().warnings, [{ reason: "perpetual-chase", color: "red", count: 2, limit: 3 }]);
  const preview = game.preview("h3h1");
  assert.equal(game.ply, 8);
  game.play("h3h1");
  assert.deepEqual(game.status(), preview);

  const club = new Game("xiangqi", { fen: CHECK, rules: "club" });
  const counts = [];
  for (let i = 0; !club.status().over; i++) {
    club.play(CHECKING[i % 4]);
    const { warnings = [] } = club.status();
    counts.push(warnings.find(({ reason }) => reason === "perpetual-check")?.count ?? 0);
  }
  // three of six are worth a warning; the seventh check loses
  assert.deepEqual(counts, [0, 0, 0, 0, 3, 3, 4, 4, 5, 5, 6, 6, 0]);
  assert.equal(club.status().rule, "club/perpetual-check");
  assert.deepEqual(
    club.status().evidence.map(({ ply }) => ply),
    [1, 3, 5, 7, 9, 11, 13],
  );
});

test("validate ends where play and status end", () => {
  for (const [fen, moves] of /** @type {[string, string[]][]} */ ([
    [CHASE, CHASING],
    [CHECK, CHECKING],
  ])) {
    for (let plies = 0; plies <= moves.length; plies++) {
      const game = played(fen, "wxf", moves.slice(0, plies));
      for (const form of [moves.slice(0, plies), moves.slice(0, plies).join(" ")]) {
        const judged = validate({ kind: "xiangqi", fen, rules: "wxf", moves: form });
        assert.deepEqual(judged, { ok: true, plies, fen: game.fen(), status: game.status() });
      }
    }
  }
  const late = validate({ kind: "xiangqi", fen: CHECK, rules: "wxf", moves: [...CHECKING, "i8i9"] });
  assert.deepEqual([late.ok, late.ply, late.move, late.code], [false, 8, "i8i9", "game-over"]);
  const wrong = validate({ kind: "xiangqi", moves: "h2e2 b9d8" });
  assert.deepEqual(wrong, {
    ok: false,
    ply: 1,
    move: "b9d8",
    code: "illegal-move",
    illegality: { code: "horse-leg-blocked", squares: ["c9"] },
    fen: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1",
  });
  assert.equal(validate({ kind: "xiangqi", moves: "h2e2 nonsense" }).code, "invalid-move");
});

test("rule sets are data: listed, replaced, and refused by name", () => {
  const sets = ruleSets("xiangqi");
  assert.deepEqual(Object.keys(sets).sort(), ["basic", "casual", "club", "cxa", "kyvuong", "vcf", "wxf"]);
  const { effective, progress, moves, checkLimits, chaseLimits } = sets.club;
  assert.deepEqual([effective, progress, moves, checkLimits, chaseLimits], [120, 30, 300, [6, 12, 18], [6, 12, 18]]);
  assert.deepEqual([sets.kyvuong.occurrences, sets.kyvuong.repetition, sets.kyvuong.noCapture], [6, "draw", 60]);
  assert.deepEqual([sets.casual.checkLimits, sets.casual.sanction, sets.casual.noCapture], [[9, 9, 9], "lose", 120]);
  assert.deepEqual([sets.wxf.occurrences, sets.wxf.repetition, sets.wxf.checksCounted], [3, "judge", 10]);
  // every listed set can be given back with all its fields
  for (const [base, fields] of Object.entries(sets))
    assert.equal(new Game("xiangqi", { rules: { base, ...fields } }).rules, `${base}+custom`);
  const { detail } = refused("invalid-rules", () => new Game("xiangqi", { rules: { base: "club", progres: 60 } }));
  assert.deepEqual([detail.field, detail.fault], ["progres", "unknown-field"]);
  for (const [fields, fault] of /** @type {[object, string][]} */ ([
    [{ progress: 1.5 }, "bad-value"],
    [{ checkLimits: [6, 5, 4] }, "bad-value"],
    [{ occurrences: 3 }, "contradiction"],
  ])) {
    const error = refused("invalid-rules", () => new Game("xiangqi", { rules: { base: "club", ...fields } }));
    assert.equal(error.detail.fault, fault);
    assert.ok(codes.rules.includes(fault));
  }
  refused("unknown-rules", () => new Game("xiangqi", { rules: { base: "fide" } }));
  refused("unknown-rules", () => new Game("xiangqi", { rules: /** @type {any} */ ({ progress: 60 }) }));
});

test("a field that is replaced is the one that counts", () => {
  const game = new Game("xiangqi", { rules: { base: "club", progress: 2 } });
  for (const move of ["h0g2", "h9g7", "g2h0"]) game.play(move);
  assert.equal(game.status().over, false);
  game.play("g7h9");
  assert.deepEqual([game.status().reason, game.status().rule, game.status().winner], ["progress-limit", "club/progress", null]);
});

test("players end a game between them", () => {
  const game = new Game("xiangqi", { rules: "kyvuong" });
  game.play("h2e2");
  const verdict = game.resign("red");
  assert.deepEqual(verdict, { winner: "black", reason: "resignation", rule: "kyvuong/resignation", result: "0-1", evidence: [] });
  assert.deepEqual(game.status(), { over: true, ...verdict, turn: "black", check: false, checkers: [] });
  assert.deepEqual(game.clone().status(), game.status());
  refused("game-over", () => game.play("h9g7"));
  assert.deepEqual([game.redo(), game.legalMoves()], [null, []]);
  assert.equal(game.undo().uci, "h2e2");
  assert.equal(game.status().over, false);
  assert.deepEqual(game.agreeDraw(), { winner: null, reason: "agreement", rule: "kyvuong/agreement", result: "1/2-1/2", evidence: [] });
  refused("invalid-argument", () => new Game("xiangqi").resign("white"));
  assert.equal(new Game("chess").resign("white").rule, "fide/5.1.2");
});

test("the diagrams of the rule books are judged alike through the package", () => {
  const file = new URL("../data/xiangqi/rulings-wxf.json", import.meta.url);
  let judged = 0;
  for (const { id, fen, moves, cycle = [], expected, kind } of JSON.parse(readFileSync(file, "utf8"))) {
    if (kind !== "repetition") continue;
    const game = new Game("xiangqi", { fen, rules: "wxf" });
    const line = [...moves, ...Array(8).fill(cycle).flat()];
    for (const move of line) {
      if (game.status().over) break;
      game.play(move);
    }
    const { winner } = game.status();
    const word = winner === null ? "draw" : winner === "red" ? "black_loses" : "red_loses";
    assert.equal(word, expected.split(" ")[0], id);
    judged++;
  }
  assert.equal(judged, 147);
});

test("plies that threaten tell by which line", () => {
  const fen = "3k1ab2/4a4/4b1P2/p7p/1c7/3r5/P3R3P/4C4/4A2n1/2B1K2N1 w - - 0 1";
  const round = ["e3b3", "b5e5", "b3e3", "e5b5"];
  const { status } = validate({ kind: "xiangqi", rules: "cxa", fen, moves: [...round, ...round] });
  assert.deepEqual([status.over, status.winner, status.reason, status.rule], [true, null, "mutual-violation", "cxa/26.9"]);
  assert.deepEqual(
    status.evidence.map(({ ply, move, check, nature, weight }) => [ply, move, check, nature, weight]),
    [
      [5, "e3b3", false, "chase", "heavy"],
      [6, "b5e5", false, "kill", undefined],
      [7, "b3e3", false, "chase", "heavy"],
      [8, "e5b5", false, "kill", undefined],
    ],
  );
  const [chase, kill] = status.evidence;
  assert.deepEqual(chase.chases, [{ attacker: "b3", target: "b5", protected: false }]);
  assert.equal(chase.line[0], "b3b5");
  assert.deepEqual(kill.line, ["d4d0"], "mate at once");
  assert.equal("cut" in kill, false);
  // the line is played by the side that moved, as if it were to move again
  const game = new Game("xiangqi", { fen, rules: "cxa" });
  for (const move of round.slice(0, 2)) game.play(move);
  const again = new Game("xiangqi", { fen: game.fen().replace(" w ", " b "), rules: "basic" });
  again.play(kill.line[0]);
  assert.equal(again.status().reason, "checkmate");
  assert.deepEqual(
    game.conduct().map(({ nature }) => nature),
    ["chase", "kill"],
  );
});
