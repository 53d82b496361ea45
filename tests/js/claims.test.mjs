// Draws that may be claimed in chess, and what the referee of chess says on its own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, codes, ruleSets, validate } from "trongtai";
import { refused, stateOf } from "./support.mjs";

const SHUFFLE = ["g1f3", "g8f6", "f3g1", "f6g8"];

function played(moves, options) {
  const game = new Game("chess", options);
  for (const move of moves) game.play(move);
  return game;
}

test("a claim that needs a move names it, and one that stands does not", () => {
  const game = played([...SHUFFLE, ...SHUFFLE.slice(0, 3)]);
  assert.deepEqual(game.status().claims, [{ reason: "threefold", move: "f6g8" }]);
  game.play("f6g8");
  assert.deepEqual(game.status().claims, [{ reason: "threefold" }]);
  assert.deepEqual(new Game("xiangqi").status().claims, []);
});

test("a claim ends the game by its article", () => {
  const game = played([...SHUFFLE, ...SHUFFLE.slice(0, 3)]);
  const verdict = game.claimDraw(game.status().claims[0]);
  const { evidence, ...rest } = verdict;
  assert.deepEqual(rest, { winner: null, reason: "repetition", rule: "fide/9.2.1", result: "1/2-1/2" });
  assert.deepEqual(evidence.map(({ ply, move }) => [ply, move]).slice(0, 2), [
    [1, "g1f3"],
    [2, "g8f6"],
  ]);
  assert.deepEqual(game.status(), { over: true, ...verdict, turn: "black", check: false, checkers: [] });
  assert.deepEqual(game.legalMoves(), []);
  assert.equal(refused("game-over", () => game.play("f6g8")).detail.rule, "fide/9.2.1");
  refused("game-over", () => game.claimDraw({ reason: "threefold" }));
  assert.equal(game.clone().status().over, true);
  // taking the last move back takes the claim back
  assert.equal(game.undo().uci, "f3g1");
  assert.equal(game.status().over, false);
  assert.equal(played([...SHUFFLE, ...SHUFFLE]).claimDraw({ reason: "threefold" }).rule, "fide/9.2.2");
});

test("fifty moves: by an announced move, a mating one too, and standing", () => {
  const announced = new Game("chess", { fen: "6bk/7p/8/8/pp6/8/PKPP4/B1B5 w - - 99 120" });
  assert.deepEqual(announced.status().claims, [{ reason: "fifty-move", move: "b2b1" }]);
  assert.equal(announced.claimDraw({ reason: "fifty-move", move: "b2-b1" }).rule, "fide/9.3.1");
  const standing = new Game("chess", { fen: "7k/8/8/8/8/8/R7/K7 w - - 100 90" });
  assert.deepEqual(standing.status().claims, [{ reason: "fifty-move" }]);
  const { rule, reason } = standing.claimDraw({ reason: "fifty-move" });
  assert.deepEqual([rule, reason], ["fide/9.3.2", "move-limit"]);
});

test("what is not listed cannot be claimed, and changes nothing", () => {
  const game = played([...SHUFFLE, ...SHUFFLE.slice(0, 3)]);
  const before = stateOf(game);
  for (const claim of [{ reason: "threefold" }, { reason: "threefold", move: "f6g4" }, { reason: "fifty-move" }]) {
    assert.deepEqual(refused("invalid-claim", () => game.claimDraw(claim)).detail, { claims: before.status.claims });
  }
  const throws = {
    get reason() {
      throw new Error("mine");
    },
  };
  for (const claim of /** @type {any[]} */ ([
    undefined,
    null,
    7,
    "threefold",
    {},
    { reason: "checkmate" },
    { reason: "toString" },
    throws,
    { reason: "threefold", move: 1e9 },
  ])) {
    refused("invalid-argument", () => game.claimDraw(claim));
  }
  refused("invalid-move", () => game.claimDraw({ reason: "threefold", move: "x" }));
  assert.deepEqual(stateOf(game), before);
  refused("invalid-claim", () => new Game("xiangqi").claimDraw({ reason: "threefold" }));
});

test("every listed claim is accepted", () => {
  const game = new Game("chess", { fen: "7k/8/8/8/8/8/R7/K7 w - - 99 90" });
  const { claims } = game.status();
  assert.equal(claims.length, game.legalMoves().length);
  for (const claim of claims) assert.equal(game.clone().claimDraw(claim).rule, "fide/9.3.1");
  assert.ok(claims.every(({ reason }) => codes.claim.includes(reason)));
});

test("draws that nobody has to claim", () => {
  const five = played([...SHUFFLE, ...SHUFFLE, ...SHUFFLE, ...SHUFFLE]).status();
  assert.deepEqual([five.over, five.reason, five.rule, five.evidence.length], [true, "repetition", "fide/9.6.1", 16]);
  const moves = new Game("chess", { fen: "8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 149 150" });
  moves.play("g3g7");
  assert.deepEqual([moves.status().reason, moves.status().rule], ["move-limit", "fide/9.6.2"]);
  const dead = new Game("chess", { fen: "6Rk/8/7K/8/8/8/8/8 b - - 0 1" }).status();
  assert.deepEqual([dead.over, dead.winner, dead.reason, dead.rule], [true, null, "dead-position", "fide/5.2.2"]);
  assert.equal(new Game("chess", { fen: "6Rk/8/7K/8/8/8/8/8 b - - 0 1", rules: "basic" }).status().over, false);
});

test("warnings, previews and whole games speak of claims", () => {
  const game = played(SHUFFLE);
  assert.deepEqual(game.status().warnings, [{ reason: "repetition", color: null, count: 2, limit: 3 }]);
  const near = played([...SHUFFLE, ...SHUFFLE.slice(0, 3)]);
  assert.deepEqual(near.preview("f6g8").claims, [{ reason: "threefold" }]);
  assert.deepEqual(near.preview("f6g4").claims, []);
  const whole = validate({ kind: "chess", moves: [...SHUFFLE, ...SHUFFLE.slice(0, 3)] });
  assert.deepEqual(whole.status.claims, [{ reason: "threefold", move: "f6g8" }]);
});

test("the rule sets are data", () => {
  assert.deepEqual(ruleSets("chess").fide, {
    claimOccurrences: 3,
    drawOccurrences: 5,
    claimMoves: 50,
    drawMoves: 75,
    deadPosition: true,
    timeoutNeedsMate: true,
    resignationNeedsMate: true,
    agreementMoves: 1,
  });
  const rules = { base: "fide", claimOccurrences: 0, drawOccurrences: 3 };
  const game = played([...SHUFFLE, ...SHUFFLE], { rules });
  assert.equal(game.rules, "fide+custom");
  assert.deepEqual([game.status().reason, game.status().rule], ["repetition", "fide/repetition"], "no article sets three");
  const { field, fault } = refused("invalid-rules", () => new Game("chess", { rules: { base: "fide", drawMoves: 50 } })).detail;
  assert.deepEqual([field, fault], ["drawMoves", "contradiction"]);
});
