//! What a side can still mate by: against the test vector of the Chess Unwinnability Analyzer, against plain exhaustion, in
//! mirrors, and as the referee uses it.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use serde_json::Value;
use support::Rng;
use support::chess::exhausted;
use trongtai::Castling;
use trongtai::arbiter::Arbiter;
use trongtai::chess::{Board, Chess, Judge, Piece, Role, Rules, Setup, Square, can_mate};
use trongtai::color::Color;
use trongtai::error::SetupPolicy;
use trongtai::fen::Counters;
use trongtai::history::History;
use trongtai::outcome::Reason;
use trongtai::position::Position;

struct Case {
    id: String,
    position: Chess,
    truth: [bool; 2],
}

fn opened(fen: &str) -> Chess {
    Setup::parse(fen, Castling::Standard)
        .unwrap()
        .admit(SetupPolicy::Playable)
        .unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

fn cases() -> Vec<Case> {
    let data: Value = serde_json::from_str(include_str!("data/chess/winnable.json")).unwrap();
    let case = |case: &Value| Case {
        id: case["id"].as_str().unwrap().to_owned(),
        position: opened(case["fen"].as_str().unwrap()),
        truth: ["white", "black"].map(|side| case[side].as_bool().unwrap()),
    };
    data["cases"].as_array().unwrap().iter().map(case).collect()
}

fn case(id: &str) -> Chess {
    cases().into_iter().find(|case| case.id == id).unwrap_or_else(|| panic!("no case {id}")).position
}

fn judgement(position: &Chess) -> Option<Reason> {
    let history = History::new(*position, Counters::default());
    Judge::new(Rules::FIDE).ruling(&history).map(|ruling| ruling.reason)
}

/// The same position with every square moved, and the sides changed where `swap` says so.
fn moved(position: &Chess, square: fn(Square) -> Square, swap: bool) -> Chess {
    let mut board = Board::EMPTY;
    for from in Square::all() {
        if let Some(Piece { color, role }) = position.piece_at(from) {
            board.put(square(from), Piece { color: if swap { !color } else { color }, role });
        }
    }
    let turn = if swap { !position.turn() } else { position.turn() };
    let (castling, counters) = (Vec::new(), Counters::default());
    let setup = Setup { board, turn, castling, en_passant: None, counters, chess960: false };
    setup.admit(SetupPolicy::Playable).unwrap()
}

#[test]
fn the_test_vector() {
    let (mut asked, mut unknown) = (0, 0);
    for Case { id, position, truth } in cases() {
        for (winner, truth) in Color::ALL.into_iter().zip(truth) {
            let answer = can_mate(&position, winner);
            assert!(answer.is_none_or(|answer| answer == truth), "{id}, {winner:?}: {answer:?}");
            asked += 1;
            unknown += usize::from(answer.is_none());
        }
    }
    // what is not found out is to become less, never more
    assert!(asked > 500 && unknown * 100 <= asked, "{unknown} of {asked} not known");
}

#[test]
fn mirrors_agree() {
    for Case { id, position, truth } in cases().into_iter().step_by(3) {
        let castles = Color::ALL.into_iter().any(|color| {
            trongtai::chess::Side::ALL.into_iter().any(|side| position.castling_rook(color, side).is_some())
        });
        if castles || position.en_passant().is_some() {
            continue;
        }
        let mirrored = moved(&position, Square::mirrored, false);
        let swapped = moved(&position, Square::flipped, true);
        for (winner, truth) in Color::ALL.into_iter().zip(truth) {
            for answer in [can_mate(&mirrored, winner), can_mate(&swapped, !winner)] {
                assert!(answer.is_none_or(|answer| answer == truth), "{id}, {winner:?}: {answer:?}");
            }
        }
    }
}

/// Kings and pairs of pawns head to head on every other file, perhaps a knight or bishop.
fn random_blocked(rng: &mut Rng, pairs: usize) -> Chess {
    loop {
        let mut board = Board::EMPTY;
        let mut put = |square: Option<Square>, letter: char| {
            if let Some(square) = square.filter(|&square| board.piece_at(square).is_none()) {
                board.put(square, Piece::from_letter(letter).unwrap());
            }
        };
        let (first, level) = (rng.below(2), 1 + rng.below(4));
        for pair in 0..pairs {
            let (file, rank) = (first + 2 * pair, level + usize::from(rng.below(6) == 0));
            put(Square::at(file, rank), 'P');
            put(Square::at(file, rank + 1), 'p');
        }
        for letter in ['K', 'k'] {
            put(Square::from_index(rng.below(64)), letter);
        }
        if rng.below(4) == 0 {
            put(Square::from_index(rng.below(64)), *rng.pick(&['B', 'b', 'N']));
        }
        let (castling, counters) = (Vec::new(), Counters::default());
        let turn = *rng.pick(&Color::ALL);
        let setup = Setup { board, turn, castling, en_passant: None, counters, chess960: false };
        if let Ok(position) = setup.position() {
            return position;
        }
    }
}

/// A mate is found by playing it; that there is none is compared with all that can follow.
#[test]
fn blocked_pawns_against_exhaustion() {
    let mut rng = Rng::new(16);
    let (mut none, mut some) = (0, 0);
    for round in 0..700 {
        let position = random_blocked(&mut rng, 1 + round % 4);
        for winner in Color::ALL {
            match can_mate(&position, winner) {
                Some(false) => {
                    let fen = position.fen(Counters::default());
                    assert_ne!(exhausted(&position, winner, 60_000), Some(true), "{winner:?} in {fen}");
                    none += 1;
                }
                answer => some += usize::from(answer == Some(true)),
            }
        }
    }
    assert!(none > 20 && some > 300, "{none} cannot, {some} can");
}

/// What the proof needs of each rule, as a position that it decides and its neighbour in which there is a way: who can
/// mate.
#[test]
fn one_square_decides() {
    for (fen, winners, why) in [
        ("4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 w - - 0 1", "", "four files closed, no way between them (lila#5684)"),
        ("4k3/8/p1p1p3/P1P1P3/8/8/8/4K3 w - - 0 1", "WB", "a way around"),
        ("4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/2B1K3 w - - 0 1", "", "a bishop that sees neither pawn nor king to mate"),
        ("4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/3BK3 w - - 0 1", "WB", "a bishop of the other colour takes pawns"),
        ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 b - - 0 1", "", "the same on the other files"),
        ("3k4/1p1p1p1p/1P1P1P1P/3p4/8/8/3P3P/4K3 w - - 0 1", "", "CHA-0091: pawns that still step, and meet"),
        ("3k4/1p1p1p1p/1P1P1P1P/3p4/8/8/2P4P/4K3 w - - 0 1", "WB", "on the next file they take and pass"),
        ("k7/P1K5/8/8/8/8/8/8 b - - 0 1", "", "no move, and no check"),
        ("7k/5K2/8/8/8/8/8/6q1 b - - 0 1", "B", "a bare king mates nobody"),
        ("5k2/p1p5/8/8/4p3/6p1/P1P1P1Pp/7K w - - 0 1", "B", "CHA-0670: White runs out of moves"),
        ("5k2/p1p5/8/4p3/8/6p1/P1P1P1Pp/7K w - - 0 1", "WB", "CHA-0671: one move more"),
        ("k7/3p1p1p/8/1p6/1P6/KP1P1P1P/PP6/8 w - - 0 1", "", "CHA-0712: so do both"),
        ("k7/3p1p1p/8/1p6/1P6/KP6/PP1P1P1P/8 w - - 0 1", "WB", "CHA-0711: three moves more"),
        ("1k6/1P5p/BP3p2/1P1p4/8/8/3P1PKP/8 w - - 0 1", "W", "CHA-1487: a bishop that never moves"),
        ("8/2b5/kp1p1p2/1PpP1Pp1/K1P3P1/3B4/8/8 b - - 0 1", "", "CHA-0100: bishops on colours without pawns to take"),
        ("k1b5/1p1p4/1PpP4/2Pp4/N1pP4/1pP1B3/1P1B4/K7 w - - 0 1", "", "CHA-1118: taking the bishop is stalemate"),
    ] {
        let position = opened(fen);
        for (winner, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
            assert_eq!(can_mate(&position, winner), Some(winners.contains(letter)), "{winner:?} in {fen}: {why}");
        }
    }
}

#[test]
fn dead_positions_end_the_game_at_once() {
    let (mut dead, mut over) = (0, 0);
    for Case { id, position, truth } in cases() {
        let reason = judgement(&position);
        if truth == [false; 2] && position.count_legal() > 0 {
            dead += 1;
            over += usize::from(reason == Some(Reason::DeadPosition));
        } else {
            assert_ne!(reason, Some(Reason::DeadPosition), "{id}");
        }
    }
    assert!(dead > 80 && over * 10 >= dead * 9, "{over} of {dead}");
}

/// Forced play with many pieces on the board: the few legal moves all lead to positions that are dead.
#[test]
fn forced_dead_positions_with_many_pieces() {
    let many = |case: &Case| {
        let pieces = case.position.board().occupied().count();
        case.truth == [false; 2] && pieces >= 14 && (1..=4).contains(&case.position.count_legal())
    };
    let forced: Vec<_> = cases().into_iter().filter(many).collect();
    assert!(forced.len() >= 3, "{}", forced.len());
    let over = forced.iter().filter(|case| judgement(&case.position) == Some(Reason::DeadPosition)).count();
    assert!(over * 10 >= forced.len() * 9, "{over} of {}", forced.len());
}

/// FIDE 6.9 takes the win away only where it is certain that there is no mate.
#[test]
fn what_is_not_known_counts_as_able_to_mate() {
    let mut seen = 0;
    for Case { id, position, .. } in cases() {
        let judge = Judge::new(Rules::FIDE);
        for winner in Color::ALL {
            let answer = can_mate(&position, winner);
            let expected = (answer != Some(false)).then_some(winner);
            if answer.is_none() || id.as_str() < "CHA-0300" {
                assert_eq!(judge.timeout(&position, !winner).winner, expected, "{id}: flag");
                assert_eq!(judge.resigned(&position, !winner).winner, expected, "{id}: resignation");
            }
            seen += usize::from(answer.is_none());
        }
    }
    assert!(seen > 0, "everything is known: find other cases");
}

#[test]
fn nothing_is_agreed_in_a_dead_position() {
    let agreed = |position: Chess| {
        let history = History::new(position, Counters { halfmove: 40, fullmove: 60 });
        Judge::new(Rules::FIDE).agreed(&history).map(|ruling| (ruling.reason, ruling.article))
    };
    assert_eq!(agreed(case("CHA-0091")), Some((Reason::DeadPosition, "5.2.2")));
    assert_eq!(agreed(Chess::start()), Some((Reason::Agreement, "5.2.3")));
}

/// A rook that is pinned along the back rank shields the king from what castling would let in.
#[test]
fn a_pinned_rook_does_not_castle() {
    let (position, _) = Chess::from_fen("4k3/8/8/8/8/8/8/rRK5 w B - 0 1", Castling::Chess960).unwrap();
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<_> = moves.iter().map(ToString::to_string).collect();
    texts.sort();
    assert_eq!(texts, ["b1a1", "c1b2", "c1c2", "c1d1", "c1d2"]);
    assert_eq!(position.count_legal(), 5);
}

/// Pieces that no game has so many of are no reason to fail.
#[test]
fn boards_that_no_game_leads_to() {
    let mut board = Board::EMPTY;
    for square in Square::all() {
        let color = if square.rank() < 4 { Color::White } else { Color::Black };
        let role = if matches!(square.index(), 4 | 60) { Role::King } else { Role::Knight };
        board.put(square, Piece { color, role });
    }
    let (castling, counters) = (Vec::new(), Counters::default());
    let setup = Setup { board, turn: Color::White, castling, en_passant: None, counters, chess960: false };
    if let Ok(position) = setup.admit(SetupPolicy::Playable) {
        assert_ne!(can_mate(&position, Color::White), Some(false));
    }
}
