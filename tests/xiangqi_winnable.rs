//! Whether a side can still win in xiangqi: by the rule of material, by known endings, and against plain exhaustion, both
//! ways, mirrored and with the sides changed.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use support::Rng;
use trongtai::color::Color;
use trongtai::position::Position;
use trongtai::xiangqi::{Xiangqi, can_mate};

fn opened(fen: &str) -> Xiangqi {
    Xiangqi::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error:?}")).0
}

/// Letters on the board's points, rank 9 first.
type Grid = [[char; 9]; 10];

fn fen(grid: &Grid, turn: Color) -> String {
    let rank = |rank: &[char; 9]| {
        let mut text = String::new();
        let mut empty = 0;
        for &letter in rank {
            if letter == ' ' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            text.push(letter);
        }
        if empty > 0 { text + &empty.to_string() } else { text }
    };
    let ranks: Vec<_> = grid.iter().map(rank).collect();
    format!("{} {} - - 0 1", ranks.join("/"), if turn == Color::RED { 'w' } else { 'b' })
}

fn mirrored(grid: &Grid) -> Grid {
    grid.map(|mut rank| {
        rank.reverse();
        rank
    })
}

/// The board seen from the other side, Red's pieces being Black's.
fn swapped(grid: &Grid) -> Grid {
    let swap = |letter: char| {
        if letter.is_ascii_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() }
    };
    let mut swapped = grid.map(|rank| rank.map(swap));
    swapped.reverse();
    swapped
}

/// Does some series of legal moves leave the other side without one?
fn exhausted(root: &Xiangqi, winner: Color, limit: usize) -> Option<bool> {
    support::exhausted(root, limit, |position| position.turn() != winner)
}

/// Every piece on some point of its own, wherever it may stand.
fn random(rng: &mut Rng, letters: &str) -> (Grid, Color) {
    loop {
        let mut grid = [[' '; 9]; 10];
        for letter in letters.chars() {
            grid[rng.below(10)][rng.below(9)] = letter;
        }
        let turn = *rng.pick(&Color::ALL);
        let pieces = grid.iter().flatten().filter(|&&letter| letter != ' ').count();
        if pieces == letters.len() && Xiangqi::from_fen(&fen(&grid, turn)).is_ok() {
            return (grid, turn);
        }
    }
}

/// A chariot, horse, cannon or soldier is what the rule asks for; without any the game cannot be won.
#[test]
fn nobody_wins_without_pieces_that_attack() {
    for fen in [
        "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1",
        "3ak4/4a4/4b4/9/9/9/9/4B4/4A4/3AK4 w - - 0 1",
        "2bakab2/9/9/9/9/9/9/9/4A4/2BAK1B2 b - - 0 1",
    ] {
        let position = opened(fen);
        for winner in Color::ALL {
            assert_eq!(can_mate(&position, winner), Some(false), "{winner:?} in {fen}");
        }
    }
}

/// Endings that books give as won, and what is won by leaving the other side without a move.
#[test]
fn who_can_win() {
    for (fen, winner, expected, why) in [
        ("4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1", Color::RED, true, "a chariot against a bare general"),
        ("4k4/9/9/9/9/9/9/9/N8/3K5 w - - 0 1", Color::RED, true, "a horse leaves a bare general without a move"),
        ("3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1", Color::RED, true, "so does a soldier across the river"),
        ("9/9/5k3/9/9/9/9/9/4p4/3K5 w - - 0 1", Color::Black, true, "a soldier low on the board"),
        ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", Color::RED, true, "the start"),
        ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", Color::Black, true, "the start"),
    ] {
        assert_eq!(can_mate(&opened(fen), winner), Some(expected), "{fen}: {why}");
    }
}

/// Who has no move has lost already.
#[test]
fn the_end_is_known() {
    // the chariot on e8 gives mate: protected by nothing the general can take, with the other on d9's file
    let position = opened("3R1k3/4R4/9/9/9/9/9/9/9/4K4 b - - 0 1");
    assert_eq!(position.count_legal(), 0);
    assert_eq!(can_mate(&position, Color::RED), Some(true));
    assert_eq!(can_mate(&position, Color::Black), Some(false));
}

#[test]
fn small_material_against_exhaustion() {
    let mut rng = Rng::new(90);
    let (mut can, mut cannot, mut unknown) = (0, 0, 0);
    let all = "KkR KkH KkC KkP KkCA KkCa KkPa KkHa KkPp KkCB KkPA Kkaa KkAb KkBb KkCb";
    for letters in all.replace('H', "N").split(' ') {
        for _ in 0..6 {
            let (grid, turn) = random(&mut rng, letters);
            let position = opened(&fen(&grid, turn));
            for winner in Color::ALL {
                let Some(truth) = exhausted(&position, winner, 150_000) else { continue };
                *(if truth { &mut can } else { &mut cannot }) += 1;
                for (grid, turn, winner) in [
                    (grid, turn, winner),
                    (mirrored(&grid), turn, winner),
                    (swapped(&grid), !turn, !winner),
                    (mirrored(&swapped(&grid)), !turn, !winner),
                ] {
                    let fen = fen(&grid, turn);
                    let answer = can_mate(&opened(&fen), winner);
                    assert!(answer.is_none_or(|answer| answer == truth), "{winner:?} in {fen}: {answer:?}");
                    // with one piece besides the generals every answer is found
                    assert!(answer.is_some() || letters.len() > 3, "{winner:?} in {fen}");
                    unknown += usize::from(answer.is_none());
                }
            }
        }
    }
    assert!(can > 40 && cannot > 80 && unknown < 2 * (can + cannot), "{can} can, {cannot} cannot, {unknown} not known");
}
