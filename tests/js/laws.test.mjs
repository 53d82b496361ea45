// What must hold in any position: tried along random games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, codes } from "trongtai";
import { random, squaresOf } from "./support.mjs";

const PROMOTIONS = [undefined, "q", "r", "b", "n"];
const roles = { undefined: 0, n: 2, b: 3, r: 4, q: 5 };

for (const kind of ["xiangqi", "chess"]) {
  const squares = squaresOf(kind);
  const index = new Map(squares.map((square, i) => [square, i]));

  /** Every pair of squares, and in chess every promotion too where a pawn could promote. */
  function* attempts() {
    for (const from of squares) {
      for (const to of squares) {
        const last = kind === "chess" && "18".includes(to[1]);
        for (const promotion of last ? PROMOTIONS : [undefined]) yield { from, to, promotion };
      }
    }
  }

  test(`${kind}: a move is listed, legal, accepted and without a reason against it, or none of these`, () => {
    const next = random(20260301);
    const seen = new Set();
    for (let round = 0; round < 4; round++) {
      const game = new Game(kind);
      for (let ply = 0; ply < 120 && !game.status().over; ply++) {
        const moves = game.legalMoves();
        if (ply % 10 === 9) {
          const listed = new Set(moves.map(({ uci }) => uci));
          const packed = new Set(game.legalMovesPacked());
          const fen = game.fen();
          assert.equal(listed.size, moves.length, `${fen}: a move is listed twice`);
          let legal = 0;
          for (const { from, to, promotion } of attempts()) {
            const uci = from + to + (promotion ?? "");
            const input = promotion === undefined ? { from, to } : { from, to, promotion };
            const why = game.explain(input);
            assert.equal(why === null, listed.has(uci), `${uci} in ${fen}: ${why?.code}`);
            assert.equal(game.isLegal(uci), why === null, `${uci} in ${fen}`);
            assert.equal(packed.has(index.get(from) | (index.get(to) << 8) | (roles[promotion] << 16)), why === null, `${uci} in ${fen}`);
            if (why === null) {
              legal++;
              const found = moves.find((move) => move.uci === uci);
              assert.deepEqual(game.play(uci), found);
              assert.deepEqual(game.undo(), found);
            } else {
              assert.ok(codes.illegality[kind].includes(why.code), why.code);
              assert.ok(
                why.squares.length > 0 && why.squares.every((square) => index.has(square)),
                `${uci} in ${fen}: ${why.code} (${why.squares})`,
              );
              seen.add(why.code);
            }
          }
          assert.equal(legal, moves.length);
          assert.equal(game.fen(), fen);
        }
        game.play(moves[next(moves.length)]);
      }
    }
    assert.ok(seen.size > 12, `only ${[...seen]} were met`);
  });

  test(`${kind}: legalMoves by square are all the legal moves`, () => {
    const next = random(7);
    const game = new Game(kind);
    for (let ply = 0; ply < 150 && !game.status().over; ply++) {
      const moves = game.legalMoves();
      const bySquare = squares.flatMap((square) => game.legalMoves(square));
      const sorted = (list) => list.map(({ uci }) => uci).sort();
      assert.deepEqual(sorted(bySquare), sorted(moves));
      game.play(moves[next(moves.length)]);
    }
  });

  test(`${kind}: a position written as FEN and read again is the same`, () => {
    const next = random(11);
    const game = new Game(kind);
    for (let ply = 0; ply < 150 && !game.status().over; ply++) {
      const again = new Game(kind, { fen: game.fen() });
      assert.equal(again.fen(), game.fen());
      assert.equal(again.turn, game.turn);
      assert.deepEqual(again.pieces(), game.pieces());
      // Their order is not promised.
      assert.deepEqual(again.legalMovesPacked().sort(), game.legalMovesPacked().sort());
      again.free();
      const moves = game.legalMovesPacked();
      game.play(moves[next(moves.length)]);
    }
  });

  test(`${kind}: a move changes on the board what it says it changes`, () => {
    const next = random(13);
    const game = new Game(kind);
    for (let ply = 0; ply < 200 && !game.status().over; ply++) {
      const before = game.pieces();
      const moves = game.legalMoves();
      const move = game.play(moves[next(moves.length)].uci);
      const after = game.pieces();
      assert.equal(before[move.from], move.piece);
      if (move.castling === undefined) {
        const arrived = move.promotion === undefined ? move.piece : move.piece === "P" ? move.promotion.toUpperCase() : move.promotion;
        assert.equal(after[move.to], arrived);
        assert.equal(after[move.from], undefined);
        if (move.enPassant === undefined) assert.equal(before[move.to], move.captured);
        assert.equal(Object.keys(after).length, Object.keys(before).length - (move.captured === undefined ? 0 : 1));
      }
    }
  });
}
