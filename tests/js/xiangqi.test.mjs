import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "trongtai";
import { refused } from "./support.mjs";

const START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

test("a game begins where xiangqi begins", () => {
  const game = new Game("xiangqi");
  assert.equal(game.kind, "xiangqi");
  assert.equal(game.rules, "club");
  assert.equal(game.turn, "red");
  assert.equal(game.ply, 0);
  assert.equal(game.fen(), START);
  assert.equal(game.legalMoves().length, 44);
  assert.deepEqual(game.history(), []);
  assert.deepEqual(game.status(), { over: false, turn: "red", check: false, checkers: [], claims: [], warnings: [], mustChange: null });
});

test("pieces() names every piece by its square", () => {
  const pieces = new Game("xiangqi").pieces();
  assert.equal(Object.keys(pieces).length, 32);
  for (const [square, letter] of Object.entries({
    a0: "R",
    b0: "N",
    c0: "B",
    d0: "A",
    e0: "K",
    b2: "C",
    e3: "P",
    e9: "k",
    h7: "c",
    i6: "p",
  })) {
    assert.equal(pieces[square], letter, square);
  }
  assert.equal(pieces.e1, undefined);
});

test("moves are described, and taken in every way of writing coordinates", () => {
  const cannon = { uci: "h2e2", from: "h2", to: "e2", piece: "C" };
  const packed = 2 * 9 + 7 + ((2 * 9 + 4) << 8);
  for (const input of ["h2e2", "H2E2", "H2-E2", "h2-e2", { from: "h2", to: "e2" }, { from: "H2", to: "E2" }, cannon, packed]) {
    assert.deepEqual(new Game("xiangqi").play(input), cannon);
  }
  const game = new Game("xiangqi");
  game.play("h2e2");
  assert.deepEqual(game.play("h9g7"), { uci: "h9g7", from: "h9", to: "g7", piece: "n" });
  assert.deepEqual(game.play("e2e6"), { uci: "e2e6", from: "e2", to: "e6", piece: "C", captured: "p" });
  assert.deepEqual([game.turn, game.ply], ["black", 3]);
  assert.deepEqual(game.history(), ["h2e2", "h9g7", "e2e6"]);
  assert.deepEqual(game.history("coordinate"), ["H2-E2", "H9-G7", "E2-E6"]);
});

test("legalMoves of one square, and packed", () => {
  const game = new Game("xiangqi");
  assert.deepEqual(
    game
      .legalMoves("b0")
      .map(({ uci }) => uci)
      .sort(),
    ["b0a2", "b0c2"],
  );
  assert.deepEqual(game.legalMoves("e5"), []);
  assert.deepEqual(game.legalMoves("e9"), []);
  const packed = game.legalMovesPacked();
  assert.ok(packed instanceof Uint32Array);
  const objects = game
    .legalMoves()
    .map(({ from, to }) => (from.charCodeAt(0) - 97 + Number(from[1]) * 9) | ((to.charCodeAt(0) - 97 + Number(to[1]) * 9) << 8));
  assert.deepEqual([...packed].sort(), objects.sort());
});

test("an illegal move says why and changes nothing", () => {
  const game = new Game("xiangqi");
  const cases = {
    e5e6: ["no-piece", ["e5"]],
    e6e5: ["not-your-piece", ["e6"]],
    b0d1: ["horse-leg-blocked", ["c0"]],
    a0a4: ["path-blocked", ["a3"]],
    a0b0: ["own-piece-there", ["b0"]],
    e3d3: ["soldier-sideways-early", undefined],
    e3e2: ["soldier-backward", undefined],
    c0d1: ["elephant-two-diagonal", undefined],
    h2h7: ["cannon-needs-screen", undefined],
    e0e2: ["general-one-step", undefined],
  };
  for (const [move, [code, squares]] of Object.entries(cases)) {
    const illegality = game.explain(move);
    assert.equal(illegality?.code, code, move);
    if (squares !== undefined) assert.deepEqual(illegality.squares, squares, move);
    assert.equal(game.isLegal(move), false, move);
    assert.deepEqual(refused("illegal-move", () => game.play(move)).detail, illegality, move);
  }
  assert.equal(game.explain("h2e2"), null);
  assert.equal(game.isLegal("h2e2"), true);
  assert.equal(game.fen(), START);
});

test("generals may not face each other", () => {
  const game = new Game("xiangqi", { fen: "4k4/9/9/9/4C4/9/9/9/9/R3K4 w - - 0 1" });
  assert.equal(game.explain("e5d5").code, "facing-generals");
  assert.equal(game.explain("e5e8"), null, "along the file it stays between them");
});

test("check is told with the pieces that give it", () => {
  const game = new Game("xiangqi", { fen: "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1" });
  game.play("a1e1");
  assert.deepEqual(game.status(), {
    over: false,
    turn: "black",
    check: true,
    checkers: ["e1"],
    claims: [],
    warnings: [],
    mustChange: null,
  });
});

test("checkmate", () => {
  const game = new Game("xiangqi", { fen: "3k5/8R/9/9/9/9/9/9/9/R3K4 w - - 0 1" });
  game.play("a0a9");
  const status = game.status();
  assert.deepEqual(status, {
    over: true,
    winner: "red",
    reason: "checkmate",
    rule: status.rule,
    result: "1-0",
    evidence: [],
    turn: "black",
    check: true,
    checkers: ["a9"],
  });
  assert.match(status.rule, /^club\//);
  game.undo();
  assert.equal(game.status().over, false);
});

test("a side without a move has lost", () => {
  const game = new Game("xiangqi", { fen: "3k5/9/8R/9/9/9/9/9/9/4K4 w - - 0 1" });
  game.play("i7i8");
  const { over, winner, reason, result } = game.status();
  assert.deepEqual({ over, winner, reason, result }, { over: true, winner: "red", reason: "stalemate", result: "1-0" });
});

test("undo and redo", () => {
  const game = new Game("xiangqi");
  assert.equal(game.undo(), null);
  const first = game.play("h2e2");
  const second = game.play("h9g7");
  const after = game.fen();
  assert.deepEqual(game.undo(), second);
  assert.deepEqual(game.undo(), first);
  assert.equal(game.fen(), START);
  assert.deepEqual(game.redo(), first);
  assert.deepEqual(game.redo(), second);
  assert.equal(game.redo(), null);
  assert.equal(game.fen(), after);
  game.undo();
  game.play("b9c7");
  assert.equal(game.redo(), null, "a new move forgets those taken back");
  assert.deepEqual(game.history(), ["h2e2", "b9c7"]);
});

test("perft counts what is published", () => {
  const game = new Game("xiangqi");
  assert.deepEqual(
    [0, 1, 2, 3].map((depth) => game.perft(depth)),
    [1n, 44n, 1920n, 79666n],
  );
});

test("dialects of FEN are read and written canonically", () => {
  // Horses as h, elephants as e, Red's turn as r, no counters.
  const game = new Game("xiangqi", { fen: "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r" });
  assert.equal(game.fen(), START);
});

test("Black may begin", () => {
  const game = new Game("xiangqi", { fen: "4k4/9/9/9/9/9/9/9/9/R2K5 b - - 3 7" });
  assert.deepEqual([game.turn, game.ply], ["black", 0]);
  game.play("e9e8");
  assert.deepEqual([game.turn, game.ply], ["red", 1]);
});

test("every fault of an impossible position is told", () => {
  const error = refused("invalid-fen", () => new Game("xiangqi", { fen: "9/9/9/9/9/9/9/9/9/K3P4 w - - 0 1" }));
  const told = error.detail.faults.map(({ code }) => code);
  for (const code of ["general-missing", "general-outside-palace", "soldier-misplaced"])
    assert.ok(told.includes(code), `${code} in ${told}`);
  assert.deepEqual(error.detail.faults.find(({ code }) => code === "soldier-misplaced").squares, ["e0"]);
});

test("text that is no FEN is refused with its place", () => {
  const { detail } = refused(
    "invalid-fen",
    () => new Game("xiangqi", { fen: "rnbakabnr/9/1x5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w" }),
  );
  assert.equal(detail.field, "placement");
  assert.equal(detail.offset, 13);
  assert.equal(detail.faults[0].code, "unknown-piece");
});

test("each packed list is the caller's own", () => {
  const game = new Game("xiangqi");
  const lists = Array.from({ length: 100 }, () => game.legalMovesPacked());
  const expected = [...lists[0]];
  for (const [i, list] of lists.entries()) list.fill(i);
  for (const [i, list] of lists.entries()) assert.ok(list.length === 44 && list.every((word) => word === i));
  assert.deepEqual([...game.legalMovesPacked()], expected);
});
