//! Why a move is not legal: one example or more for each cause, and laws that tie causes to legality.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use std::collections::HashSet;

use support::Rng;
use support::chess::{castling, legal, random_positions};
use trongtai::chess::{Cause, Chess, Move, Role, Square, explain};
use trongtai::color::Color;
use trongtai::error::Illegality;
use trongtai::fen::Counters;
use trongtai::position::Position;

/// The cause as `code squares`, or `legal`.
fn why(fen: &str, chess960: bool, text: &str) -> String {
    let (position, _) = Chess::from_fen(fen, castling(chess960)).unwrap_or_else(|error| panic!("{fen}: {error:?}"));
    match explain(&position, Move::parse(text).unwrap()) {
        None => "legal".to_owned(),
        Some(Illegality { code, squares }) => {
            format!("{code} {}", squares.iter().map(Square::to_string).collect::<Vec<_>>().join(","))
        }
    }
}

fn check(fen: &str, chess960: bool, cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(why(fen, chess960, text), *expected, "{fen} {text}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn whose_piece_and_how_it_moves() {
    check(
        START,
        false,
        &[
            ("e4e5", "no-piece e4"),
            ("e7e5", "not-your-piece e7"),
            ("e2e2", "same-square e2"),
            ("a1a2", "own-piece-there a2"),
            ("e1d1", "own-piece-there d1"),
            ("e1g1", "own-piece-there g1"),
            ("g1g3", "knight-shape g1"),
            ("f1f3", "bishop-shape f1"),
            ("a1b3", "rook-shape a1"),
            ("d1c3", "queen-shape d1"),
            ("e1e3", "king-shape e1"),
            ("f1b5", "path-blocked e2"),
            ("a1a8", "path-blocked a2,a7"),
            ("g1f3q", "promotion-unexpected f3"),
            ("e2e4q", "promotion-unexpected e4"),
        ],
    );
    // blockers are named from the piece outwards
    check("k7/8/8/1p6/8/1p6/8/1R5K w - - 0 1", false, &[("b1b8", "path-blocked b3,b5")]);
    check("kr6/8/8/1P6/8/1P6/8/7K b - - 0 1", false, &[("b8b1", "path-blocked b5,b3")]);
}

#[test]
fn pawns() {
    check(
        "4k3/8/8/p1p5/1P2p3/4P3/P6P/4K3 w - - 0 1",
        false,
        &[
            ("e3e4", "pawn-blocked e4"),
            ("e3e2", "pawn-backward e3"),
            ("e3d2", "pawn-backward e3"),
            ("h2h5", "pawn-shape h2"),
            ("h2g2", "pawn-shape h2"),
            ("h2f3", "pawn-shape h2"),
            ("b4b6", "pawn-double-step b4"),
            ("h2g3", "pawn-captures-diagonally g3"),
            ("h2h4", "legal"),
            ("b4a5", "legal"),
        ],
    );
    check("4k3/8/8/8/7p/n6b/P6P/4K3 w - - 0 1", false, &[("a2a4", "pawn-blocked a3"), ("h2h4", "pawn-blocked h3,h4")]);
    check(
        "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        false,
        &[
            ("a7a8", "promotion-missing a8"),
            ("a7b8", "promotion-missing b8"),
            ("a7a8k", "promotion-piece a8"),
            ("a7a8p", "promotion-piece a8"),
            ("a7a8n", "legal"),
        ],
    );
}

#[test]
fn en_passant() {
    let cases = [
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "legal"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "en-passant-too-late d5"),
        // it cannot have come from d7
        ("4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1", "pawn-captures-diagonally d6"),
        // no pawn beside
        ("4k3/8/8/3nP3/8/8/8/4K3 w - - 0 1", "pawn-captures-diagonally d6"),
        // both pawns leave the rank between rook and king
        ("7k/8/8/r2pP2K/8/8/8/8 w - d6 0 1", "leaves-king-in-check a5"),
        ("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "pinned e8"),
        // the knight's check remains
        ("k7/8/8/3pP3/8/7n/5K2/8 w - d6 0 1", "leaves-king-in-check h3"),
    ];
    for (fen, expected) in cases {
        check(fen, false, &[("e5d6", expected)]);
    }
    // of two capturing pawns one is pinned
    check("4r2k/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", false, &[("e5d6", "pinned e8"), ("c5d6", "legal")]);
}

#[test]
fn the_king_and_its_guards() {
    check("4k3/4r3/8/8/4N3/8/3K4/8 w - - 0 1", false, &[("d2e2", "legal"), ("d2e3", "legal"), ("d2d1", "legal")]);
    check(
        "3rk3/8/4r3/8/1b6/8/3NN3/3K4 w - - 0 1",
        false,
        &[("d2f3", "pinned d8"), ("d1e1", "legal"), ("d1d2", "own-piece-there d2"), ("e2c3", "legal")],
    );
    check(
        "4r3/8/8/8/8/8/k7/4KR2 w - - 0 1",
        false,
        &[("f1f2", "leaves-king-in-check e8"), ("e1e2", "king-into-check e8")],
    );
    check("4r3/8/8/8/8/8/k7/4K2R w - - 0 1", false, &[("h1h2", "leaves-king-in-check e8"), ("e1d2", "legal")]);
    // away from the rook along its own line: the king hides nothing
    check("8/8/8/8/r3K3/8/8/k7 w - - 0 1", false, &[("e4f4", "king-into-check a4")]);
    check("8/8/8/3k4/8/3K4/8/8 w - - 0 1", false, &[("d3d4", "kings-adjacent d5")]);
    // two checkers: no other piece can help
    check("4k3/8/8/8/4r2b/8/8/R3K3 w - - 0 1", false, &[("a1a4", "leaves-king-in-check e4,h4")]);
    // a pinned piece is told its pin even in check
    check("4k3/8/8/b7/8/2N2n2/6P1/4K3 w - - 0 1", false, &[("g2f3", "legal"), ("c3e4", "pinned a5")]);
}

#[test]
fn castling_refused() {
    let rooks = "r3k2r/8/8/8/8/8/8/R3K2R";
    check(
        &format!("{rooks} w KQkq - 0 1"),
        false,
        &[("e1g1", "legal"), ("e1c1", "legal"), ("e1h1", "own-piece-there h1")],
    );
    check(
        &format!("{rooks} w kq - 0 1"),
        false,
        &[("e1g1", "castling-right-lost e1,h1"), ("e1c1", "castling-right-lost e1,a1")],
    );
    check(&format!("{rooks} w KQkq - 0 1"), false, &[("e1g1q", "promotion-unexpected g1"), ("e1g2", "king-shape e1")]);
    check("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", false, &[("e1g1", "castling-no-rook h1"), ("e1c1", "legal")]);
    check(
        "4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1",
        false,
        &[("e1g1", "castling-path-blocked f1"), ("e1c1", "castling-path-blocked b1")],
    );
    check(
        "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
        false,
        &[("e1g1", "castling-in-check e4"), ("e1c1", "castling-in-check e4")],
    );
    check("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", false, &[("e1g1", "castling-through-check f1,f4"), ("e1c1", "legal")]);
    check("4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", false, &[("e1g1", "castling-into-check g1,g4")]);
    check("8/8/8/8/8/8/6k1/R3K2R w KQ - 0 1", false, &[("e1g1", "castling-through-check f1,g2")]);
    // only the rook's way is attacked
    check("4k3/8/8/8/1r6/8/8/R3K3 w Q - 0 1", false, &[("e1c1", "legal")]);
    check("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", false, &[("e8g8", "legal"), ("e8c8", "legal")]);
}

#[test]
fn castling_in_chess960() {
    check(
        "4k3/8/8/8/8/8/8/1R2K2R w KQ - 0 1",
        true,
        &[("e1h1", "legal"), ("e1b1", "legal"), ("e1g1", "king-shape e1")],
    );
    check("4k3/8/8/8/8/8/8/1R2K2R w Q - 0 1", true, &[("e1h1", "castling-right-lost e1,h1")]);
    check("k7/8/8/8/8/4R3/8/1R2K3 w Q - 0 1", true, &[("e1e3", "own-piece-there e3")]);
    check(
        "4k3/8/8/8/8/8/8/1RN1K3 w Q - 0 1",
        true,
        &[("e1b1", "castling-path-blocked c1"), ("e1c1", "own-piece-there c1")],
    );
    // the rook on b1 shields its king from the rook on a1 until it castles
    check(
        "4k3/8/8/8/8/8/8/rR1K4 w Q - 0 1",
        true,
        &[("d1b1", "castling-into-check c1,a1"), ("b1c1", "legal"), ("b1b2", "pinned a1")],
    );
    check("4k3/8/8/8/8/1r6/8/R1K5 w Q - 0 1", true, &[("c1a1", "legal")]);
}

#[test]
fn every_other_cause_comes_from_a_position() {
    let seed = 0xe0;
    let mut rng = Rng::new(seed);
    let mut found = HashSet::new();
    random_positions(&mut rng, 30, |position| {
        for m in all_moves() {
            found.extend(explain(position, m).map(|why| why.code));
        }
    });
    for &cause in Cause::ALL {
        // these need the game or a text
        let of_the_game = matches!(cause, Cause::EnPassantNoDoubleStep | Cause::GameOver | Cause::NoSuchPiece);
        assert_eq!(found.contains(&cause), !of_the_game, "seed {seed}: {cause}");
    }
}

/// Every value of `Move` whose promotion is nothing, a queen, a knight, a king or a pawn.
fn all_moves() -> impl Iterator<Item = Move> {
    const PROMOTIONS: [Option<Role>; 5] =
        [None, Some(Role::Queen), Some(Role::Knight), Some(Role::King), Some(Role::Pawn)];
    Square::all().flat_map(|from| {
        Square::all().flat_map(move |to| PROMOTIONS.into_iter().map(move |promotion| Move { from, to, promotion }))
    })
}

#[test]
fn explained_exactly_when_not_legal() {
    let seed = 0xe1;
    let mut rng = Rng::new(seed);
    let mut turn = 0;
    random_positions(&mut rng, 60, |position| {
        // every position would take long and few differ from their neighbours
        turn += 1;
        if turn % 5 != 0 {
            return;
        }
        let fen = position.fen(Counters::default());
        let listed: HashSet<Move> = legal(position).into_iter().collect();
        for m in all_moves() {
            assert_eq!(position.is_legal(m), listed.contains(&m), "seed {seed}: {fen} {m}");
            match explain(position, m) {
                None => assert!(listed.contains(&m), "seed {seed}: {fen} {m}"),
                Some(why) => {
                    assert!(!listed.contains(&m), "seed {seed}: {fen} {m} {why:?}");
                    assert!(shows(position, m, &why), "seed {seed}: {fen} {m} {why:?}");
                }
            }
        }
    });
}

/// Do the squares of an explanation show what its code says?
fn shows(position: &Chess, m: Move, why: &Illegality<Cause, Square>) -> bool {
    let board = position.board();
    let us = position.turn();
    let squares = &why.squares;
    let [first, ..] = squares[..] else { return false };
    let is = |square: Square, color: Color| board.piece_at(square).is_some_and(|piece| piece.color == color);
    let taken = |square: &Square| board.piece_at(*square).is_some();
    let is_role = |square: Square, role| board.piece_at(square).is_some_and(|piece| piece.role == role);
    let slider = |square: &Square| [Role::Bishop, Role::Rook, Role::Queen].iter().any(|&role| is_role(*square, role));
    match why.code {
        Cause::NoPiece => *squares == [m.from] && !taken(&m.from),
        Cause::NotYourPiece => *squares == [m.from] && is(m.from, !us),
        Cause::SameSquare => m.from == m.to,
        Cause::OwnPieceThere => *squares == [m.to] && is(m.to, us),
        Cause::PawnShape | Cause::PawnBackward | Cause::PawnDoubleStep => is_role(first, Role::Pawn) && first == m.from,
        Cause::KnightShape => is_role(m.from, Role::Knight) && *squares == [m.from],
        Cause::BishopShape => is_role(m.from, Role::Bishop) && *squares == [m.from],
        Cause::RookShape => is_role(m.from, Role::Rook) && *squares == [m.from],
        Cause::QueenShape => is_role(m.from, Role::Queen) && *squares == [m.from],
        Cause::KingShape => is_role(m.from, Role::King) && *squares == [m.from],
        Cause::PathBlocked | Cause::PawnBlocked | Cause::CastlingPathBlocked => squares.iter().all(taken),
        Cause::PawnCapturesDiagonally => *squares == [m.to] && !taken(&m.to),
        Cause::EnPassantTooLate => is(first, !us) && is_role(first, Role::Pawn) && !taken(&m.to),
        // what only a record of the game can tell, or a text
        Cause::EnPassantNoDoubleStep | Cause::GameOver | Cause::NoSuchPiece => false,
        Cause::PromotionMissing | Cause::PromotionPiece => *squares == [m.to] && matches!(m.to.rank(), 0 | 7),
        Cause::PromotionUnexpected => *squares == [m.to] && m.promotion.is_some(),
        Cause::CastlingRightLost => *squares == [m.from, squares[1]] && is_role(squares[1], Role::Rook),
        Cause::CastlingNoRook => !(is(first, us) && is_role(first, Role::Rook)),
        Cause::CastlingThroughCheck | Cause::CastlingIntoCheck => {
            squares.len() > 1 && squares[1..].iter().all(|&square| is(square, !us))
        }
        Cause::CastlingInCheck => position.is_check() && *squares == position.checkers().collect::<Vec<_>>(),
        Cause::LeavesKingInCheck | Cause::KingIntoCheck => squares.iter().all(|&square| is(square, !us)),
        Cause::KingsAdjacent => *squares == [board.king(!us)],
        Cause::Pinned => squares.iter().all(|square| is(*square, !us) && slider(square)),
    }
}
