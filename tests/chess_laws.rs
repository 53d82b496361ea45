//! Laws that hold in every position of chess, tried on random ones; the seed is printed when one breaks.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use std::collections::{HashMap, HashSet};

use support::Rng;
use support::chess::{castling, cozy_moves, legal, moves, random_positions};
use trongtai::Castling;
use trongtai::chess::{Board, CastlingRight, Chess, Move, Piece, Role, RookName, Setup, Side, Square};
use trongtai::color::Color;
use trongtai::fen::Counters;
use trongtai::position::{Effect, Position};

fn fen(position: &Chess) -> String {
    position.fen(Counters::default())
}

#[test]
fn moves_agree_with_an_independent_generator() {
    let seed = 0xc0;
    let mut rng = Rng::new(seed);
    let mut visited = 0;
    random_positions(&mut rng, 600, |position| {
        assert_eq!(moves(position), cozy_moves(position), "seed {seed}: {}", fen(position));
        visited += 1;
    });
    assert!(visited > 20_000);
}

#[test]
fn counted_as_listed_and_each_once() {
    let seed = 0xc1;
    let mut rng = Rng::new(seed);
    random_positions(&mut rng, 300, |position| {
        let listed = legal(position);
        let distinct: HashSet<_> = listed.iter().collect();
        assert_eq!(distinct.len(), listed.len(), "seed {seed}: {}", fen(position));
        assert_eq!(position.count_legal() as usize, listed.len(), "seed {seed}: {}", fen(position));
        let mut by_square = Vec::new();
        for from in Square::all() {
            position.legal_moves_from(from, &mut by_square);
            assert!(by_square.iter().all(|m| listed.contains(m)));
        }
        assert_eq!(by_square.len(), listed.len(), "seed {seed}: {}", fen(position));
    });
}

/// Does the piece on `from` attack `to`? Step by step over the board, from the rules of movement alone.
fn attacks(board: &Board, from: Square, to: Square) -> bool {
    let Some(piece) = board.piece_at(from) else { return false };
    let (files, ranks) = (to.file() as i32 - from.file() as i32, to.rank() as i32 - from.rank() as i32);
    let forward = if piece.color == Color::White { 1 } else { -1 };
    let is_clear = || {
        let at = |n: i32| {
            let file = from.file() as i32 + n * files.signum();
            let rank = from.rank() as i32 + n * ranks.signum();
            Square::at(file as usize, rank as usize).unwrap()
        };
        (1..files.abs().max(ranks.abs())).all(|n| board.piece_at(at(n)).is_none())
    };
    let straight = (files == 0) != (ranks == 0);
    let diagonal = files.abs() == ranks.abs() && files != 0;
    match piece.role {
        Role::Pawn => files.abs() == 1 && ranks == forward,
        Role::Knight => files.abs() * ranks.abs() == 2,
        Role::Bishop => diagonal && is_clear(),
        Role::Rook => straight && is_clear(),
        Role::Queen => (straight || diagonal) && is_clear(),
        Role::King => files.abs().max(ranks.abs()) == 1,
    }
}

fn attackers(board: &Board, color: Color, to: Square) -> Vec<Square> {
    Square::all()
        .filter(|&from| board.piece_at(from).is_some_and(|piece| piece.color == color) && attacks(board, from, to))
        .collect()
}

#[test]
fn no_legal_move_leaves_the_king_takeable() {
    let seed = 0xc2;
    let mut rng = Rng::new(seed);
    random_positions(&mut rng, 90, |position| {
        let us = position.turn();
        let board = position.board();
        let checkers: Vec<Square> = position.checkers().collect();
        assert_eq!(checkers, attackers(board, !us, board.king(us)), "seed {seed}: {}", fen(position));
        assert_eq!(position.is_check(), !checkers.is_empty());
        for m in legal(position) {
            let mut next = *position;
            next.play(m);
            let king = next.board().king(us);
            assert_eq!(attackers(next.board(), !us, king), [], "seed {seed}: {} {m}", fen(position));
        }
    });
}

/// The same position with colours exchanged and the board turned over, or with the files in reverse order.
fn mirrored(position: &Chess, turned_over: bool) -> Chess {
    let setup = Setup::of(position, Counters::default());
    let map = |square: Square| if turned_over { square.flipped() } else { square.mirrored() };
    let side = |color: Color| if turned_over { !color } else { color };
    let mut image = setup.clone();
    image.board = Board::EMPTY;
    for square in Square::all() {
        if let Some(Piece { color, role }) = setup.board.piece_at(square) {
            image.board.put(map(square), Piece { color: side(color), role });
        }
    }
    image.turn = side(setup.turn);
    image.en_passant = setup.en_passant.map(map);
    image.castling = if turned_over {
        setup.castling.iter().map(|&CastlingRight { color, rook }| CastlingRight { color: !color, rook }).collect()
    } else {
        Vec::new()
    };
    image.position().unwrap()
}

#[test]
fn mirrored_positions_have_mirrored_moves() {
    let seed = 0xc3;
    let mut rng = Rng::new(seed);
    random_positions(&mut rng, 150, |position| {
        let image_moves = |turned_over: bool, position: &Chess| {
            let map = |square: Square| if turned_over { square.flipped() } else { square.mirrored() };
            let image = |m: Move| Move { from: map(m.from), to: map(m.to), promotion: m.promotion }.to_string();
            let mut moves: Vec<String> = legal(position).into_iter().map(image).collect();
            moves.sort();
            moves
        };
        let turned = mirrored(position, true);
        assert_eq!(moves(&turned), image_moves(true, position), "seed {seed}: {}", fen(position));
        // castling knows left from right
        let mut without = Setup::of(position, Counters::default());
        without.castling.clear();
        let without = without.position().unwrap();
        let reversed = mirrored(&without, false);
        assert_eq!(moves(&reversed), image_moves(false, &without), "seed {seed}: {}", fen(position));
    });
}

/// The position after a move does not depend on the way it is kept: reading its FEN gives the same.
#[test]
fn played_positions_equal_read_ones_and_keys_follow() {
    let seed = 0xc4;
    let mut rng = Rng::new(seed);
    let mut keys: HashMap<u64, String> = HashMap::new();
    let mut visited = HashSet::new();
    random_positions(&mut rng, 300, |position| {
        let text = fen(position);
        let (read, _) = Chess::from_fen(&text, castling(position.is_chess960())).unwrap();
        assert_eq!(read, *position, "seed {seed}: {text}");
        assert_eq!(read.key(), position.key(), "seed {seed}: {text}");
        if let Some(other) = keys.insert(position.key(), text.clone()) {
            assert_eq!(other, text, "seed {seed}: one key for two positions");
        }
        visited.insert(text);
    });
    assert!(visited.len() > 10_000);
}

#[test]
fn effects_say_what_happened() {
    let seed = 0xc5;
    let mut rng = Rng::new(seed);
    random_positions(&mut rng, 150, |position| {
        let (us, before) = (position.turn(), position.board());
        let pieces = |board: &Board, color| Role::ALL.map(|role| board.pieces(color, role).count());
        for m in legal(position) {
            let mut next = *position;
            let effect = next.play(m);
            let context = || format!("seed {seed}: {} {m} {effect:?}", fen(position));
            assert_eq!(Some(effect.piece), before.piece_at(m.from), "{}", context());
            assert_eq!(effect.promotion, m.promotion, "{}", context());
            let mut expected = pieces(before, !us);
            if let Some(role) = effect.captured {
                expected[role as usize - 1] -= 1;
            }
            assert_eq!(pieces(next.board(), !us), expected, "{}", context());
            let gains = pieces(next.board(), us) != pieces(before, us);
            assert_eq!(gains, effect.promotion.is_some(), "{}", context());
            let rights =
                |position: &Chess| Color::ALL.map(|color| Side::ALL.map(|side| position.castling_rook(color, side)));
            if effect.castling.is_none() && effect.piece.role != Role::King {
                assert_eq!(rights(position) != rights(&next), effect.lost_right, "{}", context());
            }
            assert_eq!(effect.resets_halfmove(), effect.captured.is_some() || effect.piece.role == Role::Pawn);
            assert_eq!(next.turn(), !us);
        }
    });
}

#[test]
fn any_move_at_all_may_be_asked_and_played() {
    let seed = 0xc6;
    let mut rng = Rng::new(seed);
    let square = |rng: &mut Rng| Square::from_index(rng.below(64)).unwrap();
    for game in 0..2000 {
        let mut position = if game % 2 == 0 { Chess::start() } else { Chess::chess960(game % 960).unwrap() };
        for _ in 0..40 {
            let promotion = Role::ALL.get(rng.below(8)).copied();
            position.play(Move { from: square(&mut rng), to: square(&mut rng), promotion });
            assert_eq!(position.count_legal() as usize, legal(&position).len(), "seed {seed}");
        }
    }
}

/// FIDE 9.2.3: positions differ when a right to castle differs, and an en passant square counts only if such a capture
/// is legal.
#[test]
fn equality_is_the_identity_of_repetition() {
    let read = |fen: &str| Chess::from_fen(fen, Castling::Standard).unwrap().0;
    let rooks = "4k3/8/8/8/8/8/8/R3K2R w";
    assert_ne!(read(&format!("{rooks} KQ - 0 1")), read(&format!("{rooks} K - 0 1")));
    assert_ne!(read(&format!("{rooks} KQ - 0 1")).key(), read(&format!("{rooks} K - 0 1")).key());
    assert_eq!(read("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1"), read("4k3/8/8/3p4/8/8/8/4K3 w - - 9 30"));
    assert_ne!(read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), read("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
    // the pawn on e5 is pinned by the rook on e8
    assert_eq!(read("k3r3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), read("k3r3/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
}

#[test]
fn rights_are_kept_as_the_rook() {
    let mut setup = Setup::parse("4k3/8/8/8/8/8/8/RR2K2R w - - 0 1", Castling::Chess960).unwrap();
    setup.castling.push(CastlingRight { color: Color::White, rook: RookName::OnFile(1) });
    let position = setup.position().unwrap();
    assert_eq!(position.castling_rook(Color::White, Side::Queen), Square::parse("b1"));
    assert_eq!(position.castling_rook(Color::White, Side::King), None);
}
