// What a caller does with what he was given, and with the objects that he gives, changes nothing for anybody else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, codes, gameFrom, readRecords, ruleSets, validate, writeRecord } from "trongtai";
import { refused } from "./support.mjs";

/** A cycle of checks: the chariot gives check from two squares for ever. */
const CHECKS = { fen: "4k4/R8/9/9/9/9/9/9/9/3K5 w - - 0 1", moves: ["a8a9", "e9e8", "a9a8", "e8e9"] };

/** A finished game of perpetual check, by the rules of clubs. */
function finished() {
  const game = new Game("xiangqi", { fen: CHECKS.fen, rules: "club" });
  for (let i = 0; !game.status().over; i++) game.play(CHECKS.moves[i % 4]);
  return game;
}

test("the codes cannot be changed, and answers are not made of them", () => {
  const parts = (value) => (typeof value === "object" ? [value, ...Object.values(value).flatMap(parts)] : []);
  for (const part of parts(codes)) assert.ok(Object.isFrozen(part));
  assert.throws(() => /** @type {string[]} */ (codes.reason).push("boredom"), TypeError);
  const xiangqi = /** @type {string[]} */ (codes.illegality.xiangqi);
  assert.throws(() => (xiangqi[0] = "none"), TypeError);
});

test("a verdict, its evidence and a status are the caller's own", () => {
  const game = finished();
  const said = JSON.stringify(game.status());
  const spoil = (value) => {
    if (typeof value !== "object" || value === null) return;
    Object.values(value).forEach(spoil);
    if (Array.isArray(value)) value.push("spoilt");
    else value.reason = value.winner = "spoilt";
  };
  spoil(game.status());
  assert.equal(JSON.stringify(game.status()), said);
  const running = new Game("xiangqi", { rules: "club" });
  const before = JSON.stringify(running.status());
  spoil(running.status());
  assert.equal(JSON.stringify(running.status()), before);
  assert.equal(JSON.stringify(new Game("xiangqi", { rules: "club" }).status()), before);
  spoil(ruleSets("xiangqi"));
  assert.equal(ruleSets("xiangqi").club.reason, undefined);
});

for (const [name, end] of Object.entries({ resign: (game) => game.resign("red"), "agree on a draw": (game) => game.agreeDraw() })) {
  test(`a verdict that players bring about is the caller's own: ${name}`, () => {
    const game = new Game("xiangqi");
    game.play("h2e2");
    const verdict = end(game);
    const said = JSON.stringify(game.status());
    verdict.winner = "spoilt";
    verdict.evidence.push("spoilt");
    const again = game.status();
    assert.equal(JSON.stringify(again), said);
    /** @type {unknown[]} */ (again.evidence).push("spoilt");
    assert.equal(JSON.stringify(game.status()), said);
  });
}

test("a getter that runs during a claim cannot overtake it", () => {
  const game = new Game("chess");
  for (let i = 0; i < 2; i++) for (const move of ["g1f3", "g8f6", "f3g1", "f6g8"]) game.play(move);
  const claim = {
    get reason() {
      game.resign("white");
      return "threefold";
    },
  };
  refused("game-over", () => game.claimDraw(claim));
  assert.equal(game.status().reason, "resignation");
  assert.equal(game.status().winner, "black");
});

test("a move whose getters end the game is not played", () => {
  const game = new Game("chess");
  const move = {
    get from() {
      if (!game.status().over) game.resign("white");
      return "e2";
    },
    to: "e4",
  };
  refused("game-over", () => game.play(move));
  assert.deepEqual(game.history(), []);
});

test("what an object inherits is not said by it", () => {
  const fields = {
    rules: "kyvuong",
    chess960: true,
    setup: "playable",
    afterEnd: "note",
    clock: { main: 1 },
    kind: "xiangqi",
    notation: "vi",
    fen: "4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1",
  };
  const [record] = readRecords("1. e4 e5");
  try {
    for (const [name, value] of Object.entries(fields))
      Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true });
    assert.equal(new Game("xiangqi", {}).rules, "club");
    assert.equal(new Game("xiangqi", {}).fen().split(" ")[0], "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR");
    assert.equal(new Game("chess", {}).clock(), null);
    refused("invalid-argument", () => validate(/** @type {any} */ ({ moves: "" })));
    assert.equal([...readRecords("1. e4 e5", {})][0].kind, "chess");
    delete (/** @type {any} */ (Object.prototype).clock);
    assert.match(writeRecord(record, "pgn", {}), /1\. e4 e5/);
    assert.equal(gameFrom(record, {}).rules, "fide");
  } finally {
    for (const name of Object.keys(fields)) delete Object.prototype[name];
  }
  refused(
    "invalid-argument",
    () => new Game("xiangqi", Object.create({ rules: "club", fen: 5 }, { misspelt: { value: 1, enumerable: true } })),
  );
  assert.equal(new Game("xiangqi", Object.create({ rules: "kyvuong" })).rules, "club");
});

test("a proxy or a getter that throws is an argument that cannot be read, whatever it throws", () => {
  let other;
  try {
    new Game("draughts");
  } catch (error) {
    other = error;
  }
  const raise = () => {
    throw other;
  };
  const traps = ["get", "has", "ownKeys", "getPrototypeOf", "getOwnPropertyDescriptor"];
  const proxies = traps.map(
    (trap) => new Proxy({ kind: "chess", moves: "e2e4", reason: "threefold", rules: "fide", from: "e2", to: "e4" }, { [trap]: raise }),
  );
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();
  const game = new Game("chess");
  const calls = {
    constructor: (value) => new Game("chess", value),
    rules: (value) => new Game("chess", { rules: value }),
    "a rule's value": (value) => new Game("chess", { rules: { base: "fide", progress: value } }),
    clock: (value) => new Game("chess", { clock: value }),
    validate: (value) => validate(value),
    "validate's moves": (value) => validate({ kind: "chess", moves: value }),
    claimDraw: (value) => game.claimDraw(value),
    play: (value) => new Game("chess").play(value),
    readRecords: (value) => [...readRecords("1. e4", value)],
    "writeRecord's options": (value) => writeRecord([...readRecords("1. e4")][0], "pgn", value),
    from: (value) => gameFrom([...readRecords("1. e4")][0], value),
  };
  for (const [name, call] of Object.entries(calls)) {
    let refusals = 0;
    for (const proxy of [...proxies, revoked]) {
      let thrown;
      try {
        call(proxy);
      } catch (error) {
        thrown = error;
      }
      if (thrown === undefined) continue;
      refusals++;
      const expected = ["invalid-argument", "invalid-rules", "unknown-rules", "invalid-claim"];
      assert.ok(expected.includes(thrown.code) && thrown !== other, `${name}: ${String(thrown)}`);
    }
    assert.ok(refusals > 0, name);
    refused("invalid-argument", () => call(revoked));
  }
  for (const call of [(value) => writeRecord(value, "pgn"), (value) => gameFrom(value)]) refused("invalid-argument", () => call(revoked));
  assert.deepEqual(game.history(), []);
});
