import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, chess960 } from "trongtai";
import { refused } from "./support.mjs";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

test("a game begins where chess begins", () => {
  const game = new Game("chess");
  assert.equal(game.kind, "chess");
  assert.equal(game.rules, "fide");
  assert.equal(game.turn, "white");
  assert.equal(game.fen(), START);
  assert.equal(game.legalMoves().length, 20);
  assert.equal(Object.keys(game.pieces()).length, 32);
  assert.deepEqual([game.pieces().e1, game.pieces().d8], ["K", "q"]);
  assert.deepEqual(game.status(), { over: false, turn: "white", check: false, checkers: [], claims: [], warnings: [], mustChange: null });
});

test("castling, in passing and promotion are told in the move", () => {
  assert.deepEqual(new Game("chess", { fen: CASTLING }).play("e1g1"), { uci: "e1g1", from: "e1", to: "g1", piece: "K", castling: "king" });
  assert.deepEqual(new Game("chess", { fen: CASTLING }).play("e1c1"), { uci: "e1c1", from: "e1", to: "c1", piece: "K", castling: "queen" });
  const passing = new Game("chess", { fen: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1" });
  assert.deepEqual(passing.play("e5d6"), { uci: "e5d6", from: "e5", to: "d6", piece: "P", captured: "p", enPassant: true });
  assert.equal(passing.pieces().d5, undefined);
  const fen = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";
  for (const input of ["a7b8q", "A7-B8Q", { from: "a7", to: "b8", promotion: "q" }, { from: "a7", to: "b8", promotion: "Q" }]) {
    const game = new Game("chess", { fen });
    assert.deepEqual(game.play(input), { uci: "a7b8q", from: "a7", to: "b8", piece: "P", captured: "n", promotion: "q" });
    assert.equal(game.pieces().b8, "Q");
    assert.deepEqual(game.history("coordinate"), ["a7b8q"]);
  }
  const promotions = new Game("chess", { fen }).legalMoves("a7").map(({ promotion, to }) => to + promotion);
  assert.deepEqual(promotions.sort(), ["a8b", "a8n", "a8q", "a8r", "b8b", "b8n", "b8q", "b8r"]);
});

test("an illegal move says why and changes nothing", () => {
  const cases = [
    [START, "e2e5", "pawn-shape"],
    [START, "e2d3", "pawn-captures-diagonally"],
    [START, "e7e5", "not-your-piece"],
    [START, "e4e5", "no-piece"],
    [START, "e2e2", "same-square"],
    [START, "a1a2", "own-piece-there"],
    [START, "a1a4", "path-blocked"],
    [START, "b1d3", "knight-shape"],
    [START, "e2e4q", "promotion-unexpected"],
    ["1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8", "promotion-missing"],
    ["1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8k", "promotion-piece"],
    ["r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1", "e1g1", "castling-right-lost"],
    ["4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "e1g1", "castling-through-check"],
    ["4k3/8/8/8/8/4r3/8/4K2R w K - 0 1", "e1g1", "castling-in-check"],
    ["4k3/8/8/8/8/6r1/8/4K2R w K - 0 1", "e1g1", "castling-into-check"],
    ["4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1", "castling-path-blocked"],
    ["4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", "pinned"],
    ["4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1e2", "king-into-check"],
  ];
  for (const [fen, move, code] of cases) {
    const game = new Game("chess", { fen });
    const before = game.fen();
    assert.equal(game.explain(move)?.code, code, `${move} in ${fen}`);
    assert.equal(refused("illegal-move", () => game.play(move)).detail.code, code);
    assert.equal(game.fen(), before);
  }
  assert.deepEqual(new Game("chess").explain("a1a4"), { code: "path-blocked", squares: ["a2"] });
});

test("the shortest game ends in checkmate", () => {
  const game = new Game("chess");
  for (const move of ["f2f3", "e7e5", "g2g4", "d8h4"]) game.play(move);
  const status = game.status();
  assert.deepEqual(status, {
    over: true,
    winner: "black",
    reason: "checkmate",
    rule: status.rule,
    result: "0-1",
    evidence: [],
    turn: "white",
    check: true,
    checkers: ["h4"],
  });
  assert.match(status.rule, /^fide\//);
  refused("game-over", () => game.play("e2e4"));
  assert.equal(game.undo().uci, "d8h4");
  assert.equal(game.status().over, false);
});

test("stalemate is a draw", () => {
  const game = new Game("chess", { fen: "7k/4Q3/6K1/8/8/8/8/8 w - - 0 1" });
  game.play("e7f7");
  const { over, winner, reason, result } = game.status();
  assert.deepEqual({ over, winner, reason, result }, { over: true, winner: null, reason: "stalemate", result: "1/2-1/2" });
});

test("double check names both pieces", () => {
  const game = new Game("chess", { fen: "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1" });
  game.play("e4f6");
  assert.deepEqual([...game.status().checkers].sort(), ["e1", "f6"]);
});

test("perft counts what is published", () => {
  const game = new Game("chess");
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((depth) => game.perft(depth)),
    [1n, 20n, 400n, 8902n, 197281n],
  );
  const kiwipete = new Game("chess", { fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1" });
  assert.deepEqual(
    [1, 2, 3].map((depth) => kiwipete.perft(depth)),
    [48n, 2039n, 97862n],
  );
});

test("Chess960 castles king-takes-rook", () => {
  assert.equal(chess960(518), START);
  assert.match(chess960(0), /^bbqnnrkr\/pppppppp\//);
  assert.match(chess960(959), /^rkrnnqbb\/pppppppp\//);
  const game = new Game("chess", { chess960: true, fen: CASTLING });
  assert.deepEqual(game.play("e1h1"), { uci: "e1h1", from: "e1", to: "h1", piece: "K", castling: "king" });
  assert.deepEqual([game.pieces().g1, game.pieces().f1, game.pieces().h1], ["K", "R", undefined]);
  game.undo();
  assert.deepEqual(game.play("e1a1"), { uci: "e1a1", from: "e1", to: "a1", piece: "K", castling: "queen" });
  for (let position = 0; position < 960; position++) {
    const start = new Game("chess", { chess960: true, fen: chess960(position) });
    assert.equal(start.fen(), chess960(position));
  }
});

test("only castling that is really there is asked for", () => {
  assert.equal(new Game("chess").isLegal("e1h1"), false);
  assert.equal(new Game("chess").explain("e1h1").code, "own-piece-there");
});

test("every fault of an impossible position is told", () => {
  const error = refused("invalid-fen", () => new Game("chess", { fen: "P3k3/8/8/8/8/8/8/8 w - - 0 1" }));
  const told = error.detail.faults.map(({ code }) => code);
  for (const code of ["king-missing", "pawn-on-back-rank"]) assert.ok(told.includes(code), `${code} in ${told}`);
  assert.deepEqual(error.detail.faults.find(({ code }) => code === "pawn-on-back-rank").squares, ["a8"]);
});

test("in Chess960 a rook that is pinned to its king does not castle", () => {
  // b1 shields c1 from a1: the rook may only take, the king only step
  const game = new Game("chess", { fen: "4k3/8/8/8/8/8/8/rRK5 w B - 0 1", chess960: true });
  assert.deepEqual(
    game
      .legalMoves()
      .map(({ uci }) => uci)
      .sort(),
    ["b1a1", "c1b2", "c1c2", "c1d1", "c1d2"],
  );
  assert.deepEqual(game.explain("c1b1"), { code: "castling-into-check", squares: ["c1", "a1"] });
});

test("the number of the move grows after Black's, whoever began", () => {
  for (const [kind, fen, moves] of /** @type {[string, string, string[]][]} */ ([
    ["chess", "4k3/8/8/8/8/8/8/4K3 b - - 0 5", ["e8e7", "e1e2", "e7e8", "e2e1"]],
    ["xiangqi", "3k5/9/9/9/9/9/9/9/9/4K3R b - - 0 5", ["d9d8", "e0e1", "d8d9", "e1e0"]],
  ])) {
    const game = new Game(kind, { fen, rules: "basic" });
    const numbers = moves.map((move) => {
      game.play(move);
      return game.fen().split(" ").slice(-2).join(" ");
    });
    assert.deepEqual(numbers, ["1 6", "2 6", "3 7", "4 7"], kind);
    while (game.undo() !== null);
    assert.equal(game.fen(), fen);
  }
});
