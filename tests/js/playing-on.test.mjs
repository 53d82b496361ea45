// Positions that no game reaches, games that go on after their end, sides that are told to play otherwise, and what the
// players end themselves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, gameFrom, readRecords, ruleSets, validate } from "trongtai";
import { refused } from "./support.mjs";

const SHUFFLE = ["g1f3", "g8f6", "f3g1", "f6g8"];
const HORSES = ["h0g2", "h9g7", "g2h0", "g7h9"];
const times = (count, moves) => Array.from({ length: count }, () => moves).flat();
const played = (kind, moves, options) => {
  const game = new Game(kind, options);
  for (const move of moves) game.play(move);
  return game;
};

test("who is to move and in check is told of a game that is over, too", () => {
  const mated = played("chess", ["f2f3", "e7e5", "g2g4", "d8h4"]).status();
  assert.deepEqual([mated.over, mated.turn, mated.check, mated.checkers], [true, "white", true, ["h4"]]);
  const resigned = played("xiangqi", ["h2e2"]);
  resigned.resign("black");
  const { over, winner, turn, check, checkers } = resigned.status();
  assert.deepEqual([over, winner, turn, check, checkers], [true, "red", "black", false, []]);
  const checked = new Game("chess", { fen: "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1" });
  checked.resign("white");
  assert.deepEqual([checked.status().check, checked.status().checkers], [true, ["e2"]]);
  const validated = validate({ kind: "chess", moves: "f2f3 e7e5 g2g4 d8h4" });
  assert.deepEqual([validated.status.turn, validated.status.checkers], ["white", ["h4"]]);
  const preview = played("chess", ["f2f3", "e7e5", "g2g4"]).preview("Qh4");
  assert.deepEqual([preview.over, preview.turn, preview.checkers], [true, "white", ["h4"]]);
});

test("validate follows a game that goes on after a limit or a repetition, where that is asked", () => {
  for (const [kind, rules, moves, at, rule] of /** @type {[string, string, string[], number, string][]} */ ([
    ["chess", "fide", times(5, SHUFFLE), 16, "fide/9.6.1"],
    ["xiangqi", "wxf", times(4, HORSES), 8, "wxf/5"],
    ["xiangqi", "kyvuong", times(6, HORSES), 20, "kyvuong/repetition"],
    ["xiangqi", "club", times(20, HORSES), 60, "club/progress"],
  ])) {
    const game = { kind, rules, moves };
    const refusedAt = validate(game);
    assert.deepEqual([refusedAt.ok, refusedAt.ply, refusedAt.code], [false, at, "game-over"], rules);
    assert.deepEqual(validate({ ...game, afterEnd: "refuse" }), refusedAt);
    const noted = validate({ ...game, afterEnd: "note" });
    assert.deepEqual([noted.ok, noted.plies, noted.ended.ply, noted.ended.verdict.rule], [true, moves.length, at, rule], rules);
    // where the game stops at its end, nothing went on after it
    const whole = validate({ ...game, moves: moves.slice(0, at), afterEnd: "note" });
    assert.deepEqual([whole.ok, whole.status.over, whole.status.rule, "ended" in whole], [true, true, rule, false], rules);
    // and a game in hand says the same
    const live = played(kind, moves, { rules, afterEnd: "note" });
    assert.deepEqual(live.ended, noted.ended, rules);
    assert.deepEqual(live.status(), noted.status, rules);
  }
});

test("play that goes on can be taken back, and nothing goes on after mate or stalemate", () => {
  const game = played("xiangqi", times(2, HORSES), { rules: "wxf", afterEnd: "note" });
  assert.deepEqual([game.status().over, game.ended], [true, null]);
  assert.equal(game.legalMoves().length, 44);
  assert.equal(game.explain("h0g2"), null);
  game.play("h0g2");
  assert.deepEqual([game.ended.ply, game.ended.verdict.rule, game.ply], [8, "wxf/5", 9]);
  assert.deepEqual(game.clone().ended, game.ended);
  game.undo();
  assert.equal(game.ended, null);
  game.redo();
  assert.equal(game.ended.ply, 8);
  const { winner, reason } = game.resign("red");
  assert.deepEqual([winner, reason, game.status().over], ["black", "resignation", true]);
  refused("game-over", () => game.play("h9g7"));

  const mate = "f2f3 e7e5 g2g4 d8h4 e2e4";
  for (const afterEnd of ["refuse", "note"]) {
    const { ok, ply, code } = validate({ kind: "chess", moves: mate, afterEnd });
    assert.deepEqual([ok, ply, code], [false, 4, "game-over"]);
    const over = played("chess", mate.split(" ").slice(0, 4), { afterEnd });
    assert.deepEqual([over.legalMoves(), over.explain("e2e4").code], [[], "game-over"]);
    refused("game-over", () => over.play("e2e4"));
    refused("game-over", () => over.agreeDraw());
  }
  const stalemate = validate({ kind: "xiangqi", fen: "3k5/4P4/4P4/9/9/9/9/9/9/4K4 b - - 0 1", moves: "d9d8", afterEnd: "note" });
  assert.deepEqual([stalemate.ok, stalemate.code], [false, "game-over"]);
  // an illegal move is one, before the end and after it
  const illegal = validate({ kind: "xiangqi", rules: "wxf", moves: [...times(3, HORSES), "a0a5"], afterEnd: "note" });
  assert.deepEqual([illegal.ok, illegal.ply, illegal.code, illegal.illegality.code], [false, 12, "illegal-move", "path-blocked"]);
  const text = validate({ kind: "xiangqi", rules: "wxf", moves: [...times(2, HORSES), "zz"], afterEnd: "note" });
  assert.deepEqual([text.ok, text.ply, text.code], [false, 8, "invalid-move"]);
  for (const afterEnd of /** @type {any[]} */ (["", "Note", null, 1, {}])) {
    refused("invalid-argument", () => new Game("chess", { afterEnd }));
    refused("invalid-argument", () => validate({ kind: "chess", moves: "", afterEnd }));
  }
});

test("a record that goes on after its end is a game, and a move after mate is none", () => {
  const [record] = readRecords(times(3, HORSES).join(" "), { kind: "xiangqi" });
  assert.deepEqual(record.faults, []);
  const game = gameFrom(record, { rules: "wxf" });
  assert.deepEqual([game.ply, game.ended.ply, game.ended.verdict.rule], [12, 8, "wxf/5"]);
  assert.equal(gameFrom(record, { rules: "basic" }).ended, null);
  assert.equal(refused("game-over", () => gameFrom(record, { rules: "wxf", afterEnd: "refuse" })).detail.rule, "wxf/5");
  for (const [text, moves] of /** @type {[string, number][]} */ ([
    ["1. f3 e5 2. g4 Qh4# 3. e4 *", 4],
    ["1. f3 e5 2. g4 Qh4# (2... d6 3. e4) 3. Kd1 *", 4],
  ])) {
    const [mated] = readRecords(text);
    assert.deepEqual([mated.moves.length, mated.faults.map(({ code }) => code)], [moves, ["game-over"]]);
  }
});

test("a side is told to play otherwise", () => {
  const fen = "3k1a3/9/b8/1R7/9/p8/9/5K3/9/9 w - - 0 1";
  const loop = ["b6d6", "d9e9", "d6d9", "e9e8", ...times(5, ["d9e9", "e8d8", "e9d9", "d8e8"])];
  const game = new Game("xiangqi", { fen, rules: { base: "club", sanction: "change" } });
  for (const move of loop.slice(0, 12)) {
    game.play(move);
    assert.equal(game.status().mustChange, null);
  }
  const preview = game.preview(loop[12]);
  game.play(loop[12]);
  const status = game.status();
  assert.deepEqual(preview, status);
  const { color, reason, rule, evidence } = status.mustChange;
  assert.deepEqual([status.over, color, reason, rule], [false, "red", "perpetual-check", "club/perpetual-check"]);
  assert.deepEqual(
    evidence.map(({ ply }) => ply),
    [1, 3, 5, 7, 9, 11, 13],
  );
  assert.deepEqual(
    status.warnings.find((warning) => warning.reason === "perpetual-check"),
    { reason: "perpetual-check", color: "red", count: 7, limit: 6 },
  );
  game.play(loop[13]);
  assert.equal(game.status().mustChange.color, "red");
  const lost = game.preview(loop[14]);
  assert.deepEqual([lost.over, lost.winner, lost.rule], [true, "black", "club/perpetual-check"]);
  const quiet = game.legalMoves().find(({ uci }) => game.preview(uci).check === false && !game.preview(uci).over);
  assert.equal(game.preview(quiet.uci).mustChange, null);
  game.play(loop[14]);
  assert.deepEqual([game.status().winner, game.status().over], ["black", true]);
  assert.equal(
    validate({ kind: "xiangqi", fen, rules: { base: "club", sanction: "change" }, moves: loop.slice(0, 13) }).status.mustChange.color,
    "red",
  );
});

test("positions that composers use are playable, and what cannot be played is refused", () => {
  for (const [kind, fen, codes] of /** @type {[string, string, string[]][]} */ ([
    ["chess", "4k3/8/8/8/3B4/BPBPBPBP/1P1P4/4K3 w - - 0 1", ["too-many-pieces"]], // five bishops and six pawns
    ["chess", "4k3/pppppppp/pp6/8/8/8/8/4K3 w - - 0 1", ["too-many-pawns"]],
    ["chess", "4k3/8/3N1N2/8/4Q3/8/8/4K3 b - - 0 1", ["impossible-check"]],
    ["xiangqi", "4k4/9/9/9/9/9/9/9/1P7/P2K2R2 w - - 0 1", ["soldier-misplaced"]],
  ])) {
    const found = refused("invalid-fen", () => new Game(kind, { fen })).detail.faults.map(({ code }) => code);
    assert.deepEqual([...new Set(found)], codes, fen);
    assert.deepEqual(
      refused("invalid-fen", () => new Game(kind, { fen, setup: "strict" })).detail.faults.map(({ code }) => code),
      found,
    );
    const game = new Game(kind, { fen, setup: "playable" });
    const moves = game.legalMoves();
    assert.ok(moves.length > 0, fen);
    for (const { uci } of moves) {
      game.play(uci);
      game.undo();
    }
    assert.equal(game.fen(), fen);
    assert.equal(validate({ kind, fen, setup: "playable", moves: [moves[0].uci] }).ok, true);
    // what can be read is a game, too
    const [record] = readRecords(`[FEN "${fen}"]\n\n*`, { kind });
    assert.deepEqual([record.faults, gameFrom(record).fen()], [[], fen]);
    refused("invalid-fen", () => gameFrom(record, { setup: "strict" }));
  }
  for (const [kind, fen, code] of [
    ["chess", "8/8/8/8/8/8/8/4K3 w - - 0 1", "king-missing"],
    ["chess", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "opponent-in-check"],
    ["chess", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "pawn-on-back-rank"],
    ["chess", "4k3/4K3/8/8/8/8/8/8 w - - 0 1", "kings-adjacent"],
    ["xiangqi", "9/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "general-missing"],
    ["xiangqi", "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "facing-generals"],
    ["xiangqi", "4k4/9/9/9/9/9/9/9/4A4/3RKR1R1 w - - 0 1", "too-many-chariots"],
    ["xiangqi", "3k5/9/9/9/9/9/9/9/9/3RK4 w - - 0 1", "opponent-in-check"],
  ]) {
    for (const setup of ["strict", "playable"]) {
      const faults = refused("invalid-fen", () => new Game(kind, { fen, setup })).detail.faults;
      assert.ok(
        faults.some((fault) => fault.code === code),
        `${fen} ${setup}: ${faults.map((fault) => fault.code)}`,
      );
    }
  }
  for (const setup of /** @type {any[]} */ (["", "loose", null, 1, {}])) refused("invalid-argument", () => new Game("chess", { setup }));
});

test("a FEN whose last fields are missing is completed", () => {
  for (const [kind, full] of [
    ["xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"],
    ["chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"],
  ]) {
    const fields = full.split(" ");
    for (let count = 1; count <= fields.length; count++) {
      assert.equal(new Game(kind, { fen: fields.slice(0, count).join(" ") }).fen(), full, `${kind} ${count}`);
    }
    assert.equal(new Game(kind, { fen: `${fields[0]} b` }).turn, "black");
  }
});

test("resigning to a side that cannot mate is a draw, and nothing else is", () => {
  for (const [fen, loser, winner] of [
    ["8/8/8/4k3/8/8/Q7/4K3 w - - 0 1", "white", null], // a bare king
    ["7n/8/8/4k3/8/8/Q7/4K3 w - - 0 1", "white", null], // a knight against king and queen
    ["7n/8/8/4k3/8/8/P7/4K3 w - - 0 1", "white", "black"], // a knight, and a pawn that may shut its king in
    ["8/8/8/4k3/8/8/Q7/4K3 w - - 0 1", "black", "white"],
  ]) {
    const verdict = new Game("chess", { fen }).resign(loser);
    assert.deepEqual([verdict.winner, verdict.reason, verdict.rule], [winner, "resignation", "fide/5.1.2"], fen);
    const basic = new Game("chess", { fen, rules: "basic" }).resign(loser);
    assert.deepEqual([basic.winner, basic.rule], [loser === "white" ? "black" : "white", "basic/resignation"], fen);
  }
  assert.equal(new Game("xiangqi", { fen: "4k4/9/9/9/9/9/9/9/9/3K4R w - - 0 1" }).resign("red").winner, "black");
});

test("a draw is agreed on once both sides have moved", () => {
  for (const moves of [[], ["e4"]]) {
    const game = played("chess", moves);
    const before = game.status();
    assert.equal(refused("agreement-too-early", () => game.agreeDraw()).detail.expected, "a move by each side first");
    assert.deepEqual(game.status(), before);
  }
  assert.equal(played("chess", ["e4", "e5"]).agreeDraw().rule, "fide/5.2.3");
  // a game that goes on from a FEN has its moves behind it
  assert.equal(new Game("chess", { fen: "4k3/8/8/8/8/8/R7/4K3 w - - 3 40" }).agreeDraw().rule, "fide/5.2.3");
  assert.equal(new Game("chess", { rules: "basic" }).agreeDraw().rule, "basic/agreement");
  assert.equal(new Game("xiangqi").agreeDraw().rule, "club/agreement");
  const later = { base: "fide", agreementMoves: 2 };
  refused("agreement-too-early", () => played("chess", ["e4", "e5"], { rules: later }).agreeDraw());
  assert.equal(played("chess", ["e4", "e5", "d4", "d5"], { rules: later }).agreeDraw().rule, "fide/agreement", "no article says so");
});

test("a set of one's own cites no article for a limit of its own", () => {
  const own = { base: "fide", drawOccurrences: 4, drawMoves: 60, claimMoves: 40, claimOccurrences: 2 };
  const fields = ruleSets("chess").fide;
  for (const [name, value] of Object.entries(own)) if (name !== "base") assert.notEqual(fields[name], value);
  assert.equal(played("chess", times(3, SHUFFLE), { rules: own }).status().rule, "fide/repetition");
  const quiet = (halfmove) => ({ fen: `7k/8/8/8/8/8/R7/K7 w - - ${halfmove} 90`, rules: own });
  const limit = new Game("chess", quiet(119));
  limit.play("Ra3");
  assert.equal(limit.status().rule, "fide/move-limit");
  assert.equal(new Game("chess", quiet(80)).claimDraw({ reason: "fifty-move" }).rule, "fide/move-limit");
  assert.equal(played("chess", SHUFFLE, { rules: own }).claimDraw({ reason: "threefold" }).rule, "fide/repetition");
  // what was not replaced is the Laws' own
  const partly = { base: "fide", drawMoves: 60 };
  assert.equal(played("chess", times(4, SHUFFLE), { rules: partly }).status().rule, "fide/9.6.1");
});
