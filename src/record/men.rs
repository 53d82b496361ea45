//! The thirty-two men in a fixed order, which is how DhtmlXQ and XQF describe a position.

use super::line::Line;
use crate::color::Color;
use crate::fen::Counters;
use crate::xiangqi::{Piece, Role, Setup, Square, Xiangqi};

/// How many men there are.
pub(super) const MEN: usize = 32;

/// The men of one side, along the back rank and then forward.
const ORDER: [Role; MEN / 2] = {
    use Role::{Advisor, Cannon, Chariot, Elephant, General, Horse, Soldier};
    [
        Chariot, Horse, Elephant, Advisor, General, Advisor, Elephant, Horse, Chariot, Cannon, Cannon, Soldier,
        Soldier, Soldier, Soldier, Soldier,
    ]
};

fn piece(place: usize) -> Piece {
    let color = if place < MEN / 2 { Color::RED } else { Color::Black };
    Piece { color, role: ORDER[place % (MEN / 2)] }
}

/// The setup of men on these points; `None` are off the board.
pub(super) fn setup(points: impl Iterator<Item = Option<Square>>, turn: Color) -> Setup {
    let mut setup = Setup { pieces: [None; Square::COUNT], turn, counters: Counters::default() };
    for (place, point) in points.enumerate().take(MEN) {
        if let Some(point) = point {
            setup.pieces[point.index()] = Some(piece(place));
        }
    }
    setup
}

/// The line that begins with a setup, if it is possible, and its FEN.
pub(super) fn line(setup: &Setup) -> Option<(Line, String)> {
    let position = setup.position().ok()?;
    Some((Line::Xiangqi(position), setup.to_string()))
}

/// Where the men stand, each side's like men from its left file on; Red's from the right where `red_from_right`.
pub(super) fn points(position: &Xiangqi, red_from_right: bool) -> [Option<Square>; MEN] {
    let mut points = [None; MEN];
    let mut squares: Vec<Square> = Square::all().collect();
    squares.sort_by_key(|square| square.file());
    for red in [true, false] {
        let mut place = |square: Square| {
            let there = position.board().piece_at(square);
            let free = (0..MEN).find(|&at| points[at].is_none() && Some(piece(at)) == there);
            let ours = there.is_some_and(|there| (there.color == Color::RED) == red);
            if let Some(at) = free.filter(|_| ours) {
                points[at] = Some(square);
            }
        };
        if red && red_from_right {
            squares.iter().rev().for_each(|&square| place(square));
        } else {
            squares.iter().for_each(|&square| place(square));
        }
    }
    points
}
