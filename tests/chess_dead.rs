//! Dead positions (FIDE 5.2.2) and what a side can still win by when the other's time runs out (6.9): by the Laws, by
//! reports about other programs, and against plain exhaustion.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use std::collections::HashMap;

use support::Rng;
use support::chess::exhausted;
use trongtai::Castling;
use trongtai::api::{AnyGame, Kind, Opening};
use trongtai::chess::{Board, Chess, Life, Piece, Role, Setup, Square, can_mate, life};
use trongtai::color::Color;
use trongtai::fen::Counters;
use trongtai::outcome::Reason;
use trongtai::position::Position;

fn position(fen: &str) -> Chess {
    Chess::from_fen(fen, Castling::Standard).unwrap_or_else(|error| panic!("{fen}: {error:?}")).0
}

/// The position with these pieces on these squares, if it is possible.
fn placed(pieces: &[(Square, Piece)], turn: Color) -> Option<Chess> {
    let mut board = Board::EMPTY;
    pieces.iter().for_each(|&(square, piece)| board.put(square, piece));
    let distinct = board.occupied().count() as usize == pieces.len();
    let setup =
        Setup { board, turn, castling: Vec::new(), en_passant: None, counters: Counters::default(), chess960: false };
    if distinct { setup.position().ok() } else { None }
}

fn pieces(letters: &str) -> Vec<Piece> {
    letters.chars().map(|letter| Piece::from_letter(letter).unwrap()).collect()
}

fn is_mate(position: &Chess) -> bool {
    position.count_legal() == 0 && position.is_check()
}

/// Is the other king mated in some placement of these pieces? All are tried; the board's mirrors bring Black's king into an
/// eighth of it.
fn some_placement_is_mate(letters: &str) -> bool {
    let pieces = pieces(letters);
    let mut squares = vec![0; pieces.len()];
    loop {
        let corner = squares[0] % 8 <= 3 && squares[0] / 8 <= squares[0] % 8;
        if corner {
            let placed_men: Vec<_> =
                squares.iter().map(|&at| Square::from_index(at).unwrap()).zip(pieces.iter().copied()).collect();
            if placed(&placed_men, Color::Black).is_some_and(|position| is_mate(&position)) {
                return true;
            }
        }
        let skip = if corner { pieces.len() - 1 } else { 0 };
        let Some(next) = (0..=skip).rev().find(|&piece| squares[piece] < 63) else { return false };
        squares[next] += 1;
        squares[next + 1..].fill(0);
    }
}

#[test]
fn which_men_can_mate_at_all() {
    for mating in ["kKNp", "kKNn", "kKNb", "kKNr", "kKBp", "kKBn", "kKBb", "kKNN", "kKBN", "kKR", "kKQ"] {
        // pawns break the symmetry that the search of placements uses, but one mate is enough
        assert!(some_placement_is_mate(mating), "{mating}");
    }
    for harmless in ["kKN", "kKB", "kKNq", "kKBr", "kKBq"] {
        assert!(!some_placement_is_mate(harmless), "{harmless}");
    }
}

/// However many queens or rooks shut their own king in, one of them always answers the check of a lone knight or bishop:
/// where the king could go and is not kept from it, they stand, and more of them would not help to mate.
#[test]
fn queens_and_rooks_never_shut_their_king_in() {
    for (mating, shutters) in [('N', "q"), ('B', "q"), ('B', "r")] {
        let [king, own, piece, shutter] =
            ['k', 'K', mating, shutters.chars().next().unwrap()].map(|letter| Piece::from_letter(letter).unwrap());
        let mut checks = 0;
        for places in 0..64 * 64 * 64 {
            let [a, b, c] = [places % 64, places / 64 % 64, places / 4096].map(|at| Square::from_index(at).unwrap());
            let mut pieces = vec![(a, king), (b, own), (c, piece)];
            let Some(position) = placed(&pieces, Color::Black).filter(Position::is_check) else { continue };
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            pieces.extend(moves.iter().filter(|m| position.piece_at(m.to).is_none()).map(|m| (m.to, shutter)));
            if let Some(shut) = placed(&pieces, Color::Black) {
                checks += 1;
                assert!(!is_mate(&shut), "{}", shut.fen(Counters::default()));
            }
        }
        assert!(checks > 5_000, "{checks} checks by {mating}");
    }
}

fn random_position(rng: &mut Rng, letters: &str) -> Chess {
    let pieces = pieces(letters);
    loop {
        let place = |&piece| (Square::from_index(rng.below(64)).unwrap(), piece);
        let squares: Vec<_> = pieces.iter().map(place).collect();
        if let Some(position) = placed(&squares, *rng.pick(&Color::ALL)) {
            return position;
        }
    }
}

/// Compares with exhaustion wherever that comes to an end; every answer must be found.
fn agrees(position: &Chess, limit: usize) -> usize {
    let mut compared = 0;
    for winner in Color::ALL {
        let answer = can_mate(position, winner);
        let fen = position.fen(Counters::default());
        assert!(answer.is_some(), "{fen}");
        if let Some(truth) = exhausted(position, winner, limit) {
            assert_eq!(answer, Some(truth), "{winner:?} in {fen}");
            compared += 1;
        }
    }
    compared
}

/// Every position of a king and one piece against a king, and in which of them White can still mate: those from which
/// moves lead back to back to a mate.
fn table(letters: &str) -> Vec<(Chess, bool)> {
    let pieces = pieces(letters);
    let mut table = Vec::new();
    for places in 0..64 * 64 * 64 {
        let squares = [places % 64, places / 64 % 64, places / 4096].map(|at| Square::from_index(at).unwrap());
        let pieces: Vec<_> = squares.into_iter().zip(pieces.iter().copied()).collect();
        table.extend(Color::ALL.into_iter().filter_map(|turn| placed(&pieces, turn)).map(|position| (position, false)));
    }
    let places: HashMap<u64, usize> =
        table.iter().enumerate().map(|(at, (position, _))| (position.key(), at)).collect();
    let mut before = vec![Vec::new(); table.len()];
    let mut alive = Vec::new();
    for (at, (position, _)) in table.iter().enumerate() {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if is_mate(position) && position.turn() == Color::Black {
            alive.push(at);
        }
        for m in moves {
            let mut next = *position;
            next.play(m);
            // what is not in the table are the bare kings
            if let Some(&next) = places.get(&next.key()) {
                before[next].push(at);
            }
        }
    }
    while let Some(at) = alive.pop() {
        if !table[at].1 {
            table[at].1 = true;
            alive.extend(&before[at]);
        }
    }
    table
}

#[test]
fn three_men_against_all_their_positions() {
    let table = table("KRk");
    let dead = table.iter().filter(|(_, alive)| !alive).count();
    assert!(dead > 100 && table.len() > 300_000, "{dead} of {}", table.len());
    for (place, (position, alive)) in table.iter().enumerate() {
        if place % 101 == 0 || !alive && place % 7 == 0 {
            let answer = can_mate(position, Color::White);
            assert_eq!(answer, Some(*alive), "{}", position.fen(Counters::default()));
        }
    }
}

#[test]
fn every_answer_about_few_men_is_found() {
    let mut rng = Rng::new(520);
    let few = "KPk KNNk KBNk KNkp KNkn KNkb KNkr KBkb KBkp KBkn KRkb KQkn KPkp KRkr KPPkp KNPkrr KNkpq KBkpq";
    for letters in few.split(' ') {
        for _ in 0..25 {
            let position = random_position(&mut rng, letters);
            for winner in Color::ALL {
                let answer = can_mate(&position, winner);
                assert!(answer.is_some(), "{winner:?} in {}", position.fen(Counters::default()));
            }
        }
    }
}

/// Where little can be played, endings are forced, and many positions are dead.
#[test]
fn forced_play_against_exhaustion() {
    let mut rng = Rng::new(69);
    let (mut compared, mut dead) = (0, 0);
    for letters in ["KQk", "KRk", "KPk", "KBkp", "KRkb", "KRkn", "KQkb", "KNkp", "KRkr", "KBkr", "KQkq"] {
        for _ in 0..40 {
            let position = loop {
                let position = random_position(&mut rng, letters);
                if position.is_check() && position.count_legal() == 1 {
                    break position;
                }
            };
            compared += agrees(&position, 8_000);
            dead += usize::from(life(&position) == Life::Dead);
        }
    }
    assert!(compared > 200 && dead > 100, "{compared} compared, {dead} dead");
}

/// A wall of pawns head to head, kings on either side of it and perhaps a bishop each.
fn random_wall(rng: &mut Rng) -> Chess {
    loop {
        let mut pieces = Vec::new();
        for file in 0..8 {
            if rng.below(3) > 0 {
                let rank = 2 + rng.below(2);
                pieces.push((Square::at(file, rank).unwrap(), Piece { color: Color::White, role: Role::Pawn }));
                pieces.push((Square::at(file, rank + 1).unwrap(), Piece { color: Color::Black, role: Role::Pawn }));
            }
        }
        for (letter, first) in [('K', 0), ('k', 5)] {
            pieces.push((Square::at(rng.below(8), first + rng.below(2)).unwrap(), Piece::from_letter(letter).unwrap()));
        }
        if rng.below(3) == 0 {
            let letter = *rng.pick(&['B', 'b']);
            pieces.push((Square::from_index(rng.below(64)).unwrap(), Piece::from_letter(letter).unwrap()));
        }
        if let Some(position) = placed(&pieces, *rng.pick(&Color::ALL)) {
            return position;
        }
    }
}

#[test]
fn walls_against_exhaustion() {
    let mut rng = Rng::new(5684);
    let mut dead = 0;
    for _ in 0..400 {
        let position = random_wall(&mut rng);
        if life(&position) == Life::Dead {
            let fen = position.fen(Counters::default());
            for winner in Color::ALL {
                assert_ne!(exhausted(&position, winner, 100_000), Some(true), "{fen}");
            }
            dead += 1;
        }
    }
    assert!(dead > 20, "{dead} dead");
}

/// Who can still mate: both, White, Black, or nobody.
const POSITIONS: &[(&str, &str, &str)] = &[
    ("WB", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "the start: not found out, or alive"),
    ("--", "6Rk/8/7K/8/8/8/8/8 b - - 0 1", "CD-040, lila#821: the only move takes the rook"),
    ("W-", "R7/K1k5/8/8/8/8/8/8 b - - 0 1", "a rook and a bare king"),
    ("--", "r7/K1k5/8/8/8/8/8/8 w - - 0 1", "lila#7039: 3. Kxa8 is the only move"),
    ("--", "4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 w - - 0 1", "lila#5684: no way through the wall"),
    ("--", "4k3/8/8/8/8/p1p1p1p1/P1P1P1P1/4K3 b - - 0 1", "lila#5684: the lowest of these walls"),
    ("--", "4k3/1p1p1p1p/1P1P1P1P/8/8/8/8/4K3 w - - 0 1", "lila#5684: the highest"),
    ("--", "4k1b1/8/p1p1p1p1/P1P1P1P1/8/8/8/2B1K3 w - - 0 1", "bishops that see no enemy pawn, each behind its wall"),
    ("WB", "4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/3BK3 w - - 0 1", "this bishop takes pawns"),
    ("WB", "4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/1N2K3 w - - 0 1", "so does a knight"),
    ("WB", "4k3/8/p1p1p3/P1P1P3/8/8/8/4K3 w - - 0 1", "a way around the wall"),
    ("WB", "8/8/6K1/p3p1p1/Pp1pP1Pp/1P1P3P/8/6k1 b - - 0 1", "both kings are through: pawns fall"),
];

#[test]
fn who_can_mate() {
    for &(expected, fen, why) in POSITIONS {
        let position = position(fen);
        for (color, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
            let answer = can_mate(&position, color);
            assert_ne!(answer, Some(!expected.contains(letter)), "{color:?} in {fen}: {why}");
        }
        let is_dead = expected == "--";
        assert_eq!(life(&position) == Life::Dead, is_dead, "{fen}: {why}");
        let game = AnyGame::open(Kind::Chess, Opening { fen: Some(fen), ..Opening::default() });
        let reason = game.unwrap().verdict().map(|verdict| verdict.reason);
        assert_eq!(reason == Some(Reason::DeadPosition), is_dead, "{fen}: {why}");
    }
}
