import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "trongtai";
import { random, refused, stateOf } from "./support.mjs";

const WRITTEN = {
  xiangqi: ["uci", "coordinate", "wxf", "vi", "zh-Hans", "zh-Hant"],
  chess: ["uci", "coordinate", "san", "lan", "figurine", "vi"],
};

test("one opening in every notation", () => {
  const expected = {
    xiangqi: {
      moves: ["h2e2", "h9g7", "h0g2"],
      coordinate: ["H2-E2", "H9-G7", "H0-G2"],
      wxf: ["C2=5", "H8+7", "H2+3"],
      vi: ["P2-5", "M8.7", "M2.3"],
      "zh-Hans": ["炮二平五", "马8进7", "马二进三"],
      "zh-Hant": ["炮二平五", "馬8進7", "馬二進三"],
    },
    chess: {
      moves: ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3"],
      coordinate: ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3"],
      san: ["e4", "d5", "exd5", "Qxd5", "Nc3"],
      lan: ["e2-e4", "d7-d5", "e4xd5", "Qd8xd5", "Nb1-c3"],
      figurine: ["e4", "d5", "exd5", "♛xd5", "♘c3"],
      vi: ["e4", "d5", "e:d5", "H:d5", "Mc3"],
    },
  };
  for (const [kind, { moves, ...notations }] of Object.entries(expected)) {
    for (const [notation, texts] of Object.entries(notations)) {
      const game = new Game(kind);
      for (const [ply, text] of texts.entries()) {
        assert.equal(game.notate(moves[ply], notation), text);
        assert.equal(game.parse(text, notation).uci, moves[ply]);
        assert.equal(game.parse(text).uci, moves[ply]);
        assert.equal(game.play(text).uci, moves[ply]);
      }
      assert.deepEqual(game.history(notation), texts);
      assert.deepEqual(game.history(), moves);
      game.undo();
      assert.deepEqual(game.history(notation), texts.slice(0, -1));
    }
  }
  for (const kind of ["xiangqi", "chess"]) {
    for (const notation of WRITTEN[kind]) assert.deepEqual(new Game(kind).history(notation), []);
  }
});

test("history, notate and play agree over random games", () => {
  for (const kind of ["xiangqi", "chess"]) {
    const below = random(5);
    for (let round = 0; round < 10; round++) {
      const game = new Game(kind);
      const texts = Object.fromEntries(WRITTEN[kind].map((notation) => [notation, []]));
      while (game.ply < 80 && !game.status().over) {
        const moves = game.legalMoves();
        const move = moves[below(moves.length)];
        for (const notation of WRITTEN[kind]) texts[notation].push(game.notate(move, notation));
        game.play(move);
      }
      for (const notation of WRITTEN[kind]) {
        assert.deepEqual(game.history(notation), texts[notation]);
        const again = new Game(kind);
        for (const text of texts[notation]) again.play(again.parse(text, notation));
        assert.equal(again.fen(), game.fen());
      }
    }
  }
});

test("a text with several meanings is refused with all of them", () => {
  const fen = "3k5/9/2P3P2/2P3P2/6P2/9/9/9/9/4K4 w - - 0 1";
  const game = new Game("xiangqi", { fen });
  const before = stateOf(game);
  assert.deepEqual(refused("ambiguous-move", () => game.play("33=4")).detail, { candidates: ["g6f6", "g5f5"] });
  assert.deepEqual(refused("ambiguous-move", () => game.parse("前兵进一")).detail, { candidates: ["c7c8", "g7g8"] });
  assert.deepEqual(stateOf(game), before);
  assert.equal(game.parse("33=4", "wxf").uci, "g6f6");
  assert.equal(game.parse("33=4", "fairy").uci, "g5f5");
  const promoting = new Game("chess", { fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1" });
  assert.deepEqual(refused("ambiguous-move", () => promoting.play("a8")).detail.candidates.sort(), ["a7a8b", "a7a8n", "a7a8q", "a7a8r"]);
  assert.equal(promoting.play("a8Q").promotion, "q");
});

test("a move that is plain but not legal is explained", () => {
  const chess = new Game("chess");
  assert.deepEqual(refused("illegal-move", () => chess.play("Qd3")).detail, { code: "path-blocked", squares: ["d2"] });
  assert.deepEqual(refused("illegal-move", () => chess.parse("Qd3")).detail, { code: "path-blocked", squares: ["d2"] });
  assert.equal(refused("illegal-move", () => chess.notate("d1d3", "san")).detail.code, "path-blocked");
  const xiangqi = new Game("xiangqi");
  assert.equal(refused("illegal-move", () => xiangqi.play("R1=2")).detail.code, "own-piece-there");
  assert.deepEqual(refused("illegal-move", () => xiangqi.play("车一进四")).detail, { code: "path-blocked", squares: ["i3"] });
  assert.deepEqual(refused("illegal-move", () => xiangqi.play("K2=3")).detail, { code: "no-such-piece", squares: [] });
});

test("whatever is asked about a move takes the same text", () => {
  const chess = new Game("chess");
  assert.deepEqual([chess.isLegal("Nf3"), chess.isLegal("Qd3"), chess.isLegal("Nc6")], [true, false, false]);
  assert.deepEqual([chess.explain("Nf3"), chess.explain("Qd3")], [null, { code: "path-blocked", squares: ["d2"] }]);
  assert.equal(chess.preview("e4").turn, "black");
  assert.equal(chess.notate("Mf3", "san"), "Nf3");
  assert.deepEqual(chess.explain("Nc6"), { code: "knight-shape", squares: ["b1", "g1"] });
  const xiangqi = new Game("xiangqi");
  assert.deepEqual([xiangqi.isLegal("炮二平五"), xiangqi.isLegal("车一进四")], [true, false]);
  assert.deepEqual(xiangqi.explain("车一进四"), { code: "path-blocked", squares: ["i3"] });
  assert.equal(xiangqi.notate("C2=5", "vi"), "P2-5");
  // `H7h6` is a queen's move in Vietnamese, which Black's queen does not have; in small letters it is a pawn's
  const black = new Game("chess", { fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1" });
  assert.deepEqual([black.isLegal("H7h6"), black.isLegal("h7h6")], [false, true]);
  assert.deepEqual(black.explain("H7h6"), { code: "no-such-piece", squares: [] });
  for (const asked of ["play", "preview"])
    assert.deepEqual(refused("illegal-move", () => black[asked]("H7h6")).detail, black.explain("H7h6"));
  const two = new Game("chess", { fen: "4k3/8/8/8/8/8/8/RN2KN2 w - - 0 1" });
  for (const asked of ["isLegal", "explain", "play"])
    assert.deepEqual(refused("ambiguous-move", () => two[asked]("Nd2")).detail.candidates.sort(), ["b1d2", "f1d2"]);
});

test("text that names several pieces, none of which may go there, is refused for the reason that they share", () => {
  // the king is in check, and of the two knights only one comes to f6
  const checked = new Game("chess", { fen: "rnbqkbnr/ppp2ppp/8/1B1pp3/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 0 1" });
  const why = { code: "leaves-king-in-check", squares: ["b5"] };
  assert.deepEqual(checked.explain("Nf6"), why);
  assert.equal(checked.isLegal("Nf6"), false);
  for (const asked of ["play", "preview", "parse"]) assert.deepEqual(refused("illegal-move", () => checked[asked]("Nf6")).detail, why);
  assert.deepEqual(checked.explain("Na3"), { code: "knight-shape", squares: ["b8", "g8"] });
  // two cannons: one lacks a screen, the other has two
  const cannons = new Game("xiangqi", { fen: "4k4/9/9/9/9/C3p4/9/4N4/4A4/3KC4 w - - 0 1" });
  assert.deepEqual(refused("ambiguous-move", () => cannons.parse("Ce5", "fairy")).detail.candidates, ["e0e4", "a4e4"]);
  // in a game that is over that is the reason
  const over = new Game("chess", { fen: "7k/4Q3/6K1/8/8/8/8/8 w - - 0 1" });
  over.play("e7f7");
  assert.equal(over.explain("Nf6").code, "game-over");
  assert.equal(refused("game-over", () => over.play("Nf6")).detail.reason, "stalemate");
});

test("text that is no move", () => {
  for (const kind of ["xiangqi", "chess"]) {
    const game = new Game(kind);
    const before = stateOf(game);
    for (const text of ["", " ", "hello", "Nf3 Nf6", "炮", "\ud800", "e4\u0000", "x".repeat(41), "e4".repeat(5_000_000)]) {
      refused("invalid-move", () => game.play(text));
      assert.deepEqual(refused("invalid-move", () => game.parse(text)).detail, { field: "move", offset: 0, expected: "move" });
    }
    for (const text of /** @type {any[]} */ ([undefined, null, 7, {}, ["e4"]])) refused("invalid-argument", () => game.parse(text));
    for (const notation of /** @type {any[]} */ (["", "pgn", "SAN", null, 0, {}])) {
      refused("invalid-argument", () => game.parse("e2e4", notation));
      refused("invalid-argument", () => game.notate("e2e4", notation));
      refused("invalid-argument", () => game.history(notation));
    }
    // dialects are read, never written; and a game has its own notations
    for (const notation of ["fairy", "xqbase", kind === "chess" ? "wxf" : "san"]) refused("invalid-argument", () => game.history(notation));
    assert.deepEqual(stateOf(game), before);
  }
});

test("a capital that can be a piece is one", () => {
  const game = new Game("chess", { fen: "3k4/5B2/8/8/8/1Q3B2/8/4K3 w - - 0 1" });
  assert.equal(game.parse("B3d5").uci, "f3d5");
  assert.equal(game.clone().play("B3d5").uci, "f3d5");
  assert.equal(game.clone().play("b3d5").uci, "b3d5");
  assert.equal(new Game("chess").play("B2B4").uci, "b2b4");
});

test("moves are read and written after the end of a game too", () => {
  const game = new Game("chess");
  for (const text of ["f3", "e5", "g4", "Qh4#"]) game.play(text);
  assert.deepEqual(game.history("san"), ["f3", "e5", "g4", "Qh4#"]);
  game.undo();
  game.resign("black");
  assert.equal(game.parse("Qh4#").uci, "d8h4");
  refused("game-over", () => game.play("Qh4#"));
});
