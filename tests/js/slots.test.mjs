// More games live at once than the engine has room for: they must not notice.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "trongtai";
import { random, refused, stateOf } from "./support.mjs";

test("1000 games in turns", () => {
  const next = random(1000);
  const games = Array.from({ length: 1000 }, (_, i) => new Game(i % 2 === 0 ? "xiangqi" : "chess"));
  const played = games.map(() => []);
  for (let round = 0; round < 12; round++) {
    games.forEach((game, i) => {
      const moves = game.legalMovesPacked();
      if (moves.length === 0) return;
      played[i].push(game.play(moves[next(moves.length)]).uci);
      // Some go back and forth on the way.
      if (i % 7 === 0) assert.equal(game.undo().uci, played[i].at(-1));
      if (i % 14 === 0) assert.equal(game.redo().uci, played[i].at(-1));
      else if (i % 7 === 0) played[i].pop();
    });
  }
  games.forEach((game, i) => {
    const fresh = new Game(game.kind);
    for (const move of played[i]) fresh.play(move);
    assert.deepEqual(game.history(), played[i]);
    assert.deepEqual(stateOf(game), stateOf(fresh));
    assert.deepEqual(game.legalMoves(), fresh.legalMoves());
    fresh.free();
  });
});

test("what was taken back can be played again after the game lost its place", () => {
  const game = new Game("chess", { fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
  game.play("e2e4");
  game.play("e8e7");
  game.undo();
  game.undo();
  const crowd = Array.from({ length: 300 }, () => new Game("xiangqi"));
  assert.equal(game.redo().uci, "e2e4");
  assert.equal(game.redo().uci, "e8e7");
  assert.equal(game.redo(), null);
  assert.equal(
    crowd.every((other) => other.ply === 0),
    true,
  );
});

test("a clone goes its own way", () => {
  const game = new Game("xiangqi");
  game.play("h2e2");
  game.play("h9g7");
  game.undo();
  const clone = game.clone();
  assert.ok(clone instanceof Game);
  assert.equal(clone.redo().uci, "h9g7", "moves taken back are cloned too");
  clone.play("h0g2");
  assert.deepEqual(clone.history(), ["h2e2", "h9g7", "h0g2"]);
  assert.deepEqual(game.history(), ["h2e2"]);
  game.play("b9c7");
  assert.deepEqual(clone.history(), ["h2e2", "h9g7", "h0g2"]);
  assert.deepEqual(game.redo(), null);
});

test("options are copied: changing them afterwards changes no game", () => {
  const options = { fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", rules: "basic" };
  const game = new Game("chess", options);
  options.fen = "nonsense";
  options.rules = "nonsense";
  const crowd = Array.from({ length: 300 }, () => new Game("xiangqi"));
  assert.equal(game.rules, "basic");
  assert.equal(game.play("e2e4").uci, "e2e4");
  assert.equal(crowd.length, 300);
});

test("freed places are used again, and a freed game stays freed", () => {
  for (let i = 0; i < 1000; i++) {
    const game = new Game("chess");
    game.play("e2e4");
    game.free();
    refused("freed", () => game.fen());
  }
  const game = new Game("chess");
  assert.equal(game.fen().split(" ")[0], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
});

test("using", { skip: typeof Symbol.dispose !== "symbol" && "no Symbol.dispose here" }, () => {
  const game = new Game("chess");
  game[Symbol.dispose]();
  refused("freed", () => game.fen());
  game[Symbol.dispose]();
});
