//! Who can still mate, against plain exhaustion: a side can exactly when some series of legal moves ends with the other
//! mated. Small material with pawns that block each other, walls, and kings that are walled in, each as it is, mirrored, and
//! with the sides changed.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use support::Rng;
use support::chess::exhausted;
use trongtai::chess::{Board, Chess, Piece, Role, Setup, Square, can_mate};
use trongtai::color::Color;
use trongtai::error::SetupPolicy;
use trongtai::fen::Counters;
use trongtai::position::Position;

type Placed = Vec<(Square, Piece)>;

fn at(file: usize, rank: usize) -> Square {
    Square::at(file, rank).unwrap()
}

fn piece(letter: char) -> Piece {
    Piece::from_letter(letter).unwrap()
}

/// The position with these pieces, if it is possible.
fn placed(pieces: &Placed, turn: Color) -> Option<Chess> {
    let mut board = Board::EMPTY;
    pieces.iter().for_each(|&(square, piece)| board.put(square, piece));
    let (castling, counters) = (Vec::new(), Counters::default());
    let setup = Setup { board, turn, castling, en_passant: None, counters, chess960: false };
    if board.occupied().count() as usize == pieces.len() { setup.admit(SetupPolicy::Playable).ok() } else { None }
}

/// The same with every square moved, and the sides changed where `swap` says so.
fn moved(position: &Chess, square: fn(Square) -> Square, swap: bool) -> Chess {
    let there = |from: Square| {
        let Piece { color, role } = position.piece_at(from)?;
        Some((square(from), Piece { color: if swap { !color } else { color }, role }))
    };
    placed(&Square::all().filter_map(there).collect(), if swap { !position.turn() } else { position.turn() }).unwrap()
}

#[derive(Default, Debug)]
struct Tally {
    can: usize,
    cannot: usize,
    unknown: usize,
}

/// Compares all four forms of a position with what exhaustion says, where it comes to an end.
fn compare(position: &Chess, limit: usize, tally: &mut Tally) {
    for winner in Color::ALL {
        let Some(truth) = exhausted(position, winner, limit) else { continue };
        let mirrored = moved(position, Square::mirrored, false);
        let swapped = moved(position, Square::flipped, true);
        let both = moved(&mirrored, Square::flipped, true);
        for (form, winner) in [(*position, winner), (mirrored, winner), (swapped, !winner), (both, !winner)] {
            match can_mate(&form, winner) {
                Some(answer) => {
                    assert_eq!(answer, truth, "{winner:?} in {}", form.fen(Counters::default()));
                    *(if truth { &mut tally.can } else { &mut tally.cannot }) += 1;
                }
                None => tally.unknown += 1,
            }
        }
    }
}

/// A random square for each of these letters.
fn scattered(rng: &mut Rng, letters: &str) -> Placed {
    letters.chars().map(|letter| (Square::from_index(rng.below(64)).unwrap(), piece(letter))).collect()
}

/// A pair of pawns head to head on a file.
fn pair(file: usize, rank: usize) -> Placed {
    vec![(at(file, rank), piece('P')), (at(file, rank + 1), piece('p'))]
}

fn random(rng: &mut Rng, build: &mut dyn FnMut(&mut Rng) -> Placed) -> Chess {
    loop {
        let pieces = build(rng);
        if let Some(position) = placed(&pieces, *rng.pick(&Color::ALL)) {
            return position;
        }
    }
}

/// With three pieces every answer is found.
#[test]
fn three_pieces() {
    let mut rng = Rng::new(3);
    let mut tally = Tally::default();
    for letters in ["KkP", "KkN", "KkB", "KkR", "KkQ"] {
        for _ in 0..12 {
            let position = random(&mut rng, &mut |rng| scattered(rng, letters));
            compare(&position, 200_000, &mut tally);
        }
    }
    assert!(tally.unknown == 0 && tally.can > 100, "{tally:?}");
}

/// Kings and a pair of pawns, or a pawn and a piece.
#[test]
fn four_pieces() {
    let mut rng = Rng::new(4);
    let mut tally = Tally::default();
    for round in 0..90 {
        let position = random(&mut rng, &mut |rng| {
            let mut pieces = scattered(rng, "Kk");
            match round % 3 {
                0 => pieces.extend(pair(rng.below(8), 1 + rng.below(5))),
                1 => pieces.extend(scattered(rng, "Pp")),
                _ => pieces.extend(scattered(rng, ["Pb", "Pn", "Bp", "Np", "Bb", "Nn"][round / 3 % 6])),
            }
            pieces
        });
        compare(&position, 200_000, &mut tally);
    }
    assert!(tally.unknown == 0 && tally.can > 180, "{tally:?}");
}

/// Walls of three or four pairs, with a gap or without, kings anywhere, and perhaps a bishop.
#[test]
fn walls() {
    let mut rng = Rng::new(5);
    let mut tally = Tally::default();
    for round in 0..64 {
        let position = random(&mut rng, &mut |rng| {
            let mut pieces = scattered(rng, if round % 4 == 0 { "KkB" } else { "Kk" });
            let (first, rank) = (rng.below(2), 1 + rng.below(4));
            (0..3 + round % 2).for_each(|number| pieces.extend(pair(first + 2 * number, rank)));
            pieces
        });
        compare(&position, 200_000, &mut tally);
    }
    assert!(tally.unknown == 0 && tally.can > 60 && tally.cannot > 50, "{tally:?}");
}

/// A king walled in for good: its side must move pawns, and runs out of moves. (Where one side can mate, that takes too long
/// for exhaustion to come upon it.)
#[test]
fn counted_moves() {
    let mut rng = Rng::new(6);
    let mut tally = Tally::default();
    for _ in 0..30 {
        let position = random(&mut rng, &mut |rng| {
            let mut pieces = vec![(at(7, 0), piece('K')), (at(6, 1), piece('P'))];
            pieces.extend([(at(6, 2), piece('p')), (at(7, 1), piece('p'))]);
            for file in [0, 2].into_iter().take(1 + rng.below(2)) {
                let (low, high) = (1 + rng.below(3), 4 + rng.below(3));
                pieces.extend([(at(file, low), piece('P')), (at(file, high), piece('p'))]);
            }
            pieces.extend(scattered(rng, "k"));
            pieces
        });
        compare(&position, 200_000, &mut tally);
    }
    assert!(tally.unknown == 0 && tally.cannot > 150, "{tally:?}");
}

/// Captures en passant open what is closed otherwise: the pawn that passes by is what decides.
#[test]
fn en_passant_decides() {
    let mut rng = Rng::new(7);
    let mut tally = Tally::default();
    for _ in 0..30 {
        let position = random(&mut rng, &mut |rng| {
            let mut pieces = vec![(at(7, 0), piece('K')), (at(6, 1), piece('P'))];
            pieces.extend([(at(6, 2), piece('p')), (at(7, 1), piece('p'))]);
            let file = rng.below(3);
            pieces.extend([(at(file, 1), piece('P')), (at(file + 1, 3 + rng.below(2)), piece('p'))]);
            if rng.below(2) == 0 {
                pieces.push((at(file, 4 + rng.below(2)), Piece { color: Color::Black, role: Role::Pawn }));
            }
            pieces.extend(scattered(rng, "k"));
            pieces
        });
        compare(&position, 200_000, &mut tally);
    }
    assert!(tally.unknown == 0 && tally.can > 90, "{tally:?}");
}
