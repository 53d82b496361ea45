//! The side from which a ply is looked at, so that it is found to be the same from all of them.
//!
//! A search that is bounded by what it may cost finds more or less by the order in which it looks. Before it begins, the
//! board is turned so that Red has moved, mirrored where that makes the first difference, and its pieces are numbered
//! anew from left to right: positions that are each other's mirror, or have the colours exchanged, are one for it.

use crate::color::Color;
use crate::xiangqi::Piece;
use crate::xiangqi::board::Board;
use crate::xiangqi::moves::Move;
use crate::xiangqi::square::Square;

/// How a board is turned; turned twice it is what it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Aspect {
    exchanged: bool,
    mirrored: bool,
}

impl Aspect {
    /// The aspect of a ply that is about to be played.
    pub fn of(before: &Board, m: Move) -> Self {
        let exchanged = before.id_at(m.from).is_some_and(|piece| piece.color() == Color::Black);
        let plain = Self { exchanged, mirrored: false };
        let mirror = Self { exchanged, mirrored: true };
        for square in Square::all() {
            let (one, other) = (mirror.letter(before, m, square), plain.letter(before, m, square));
            if one != other {
                return if one < other { mirror } else { plain };
            }
        }
        plain
    }

    /// What stands on a point from this side, and whether the move begins or ends there.
    fn letter(self, board: &Board, m: Move, square: Square) -> usize {
        let square = self.square(square);
        let piece = board.piece_at(square).map(|piece| self.piece(piece));
        let letter = piece.map_or(0, |piece| 1 + piece.role as usize * 2 + piece.color.index());
        letter << 2 | usize::from(square == m.from) << 1 | usize::from(square == m.to)
    }

    /// A point from this side; a point from this side back.
    pub fn square(self, square: Square) -> Square {
        let file = if self.mirrored { Square::FILES - 1 - square.file() } else { square.file() };
        let rank = if self.exchanged { Square::RANKS - 1 - square.rank() } else { square.rank() };
        Square::at(file, rank).unwrap_or(square)
    }

    fn piece(self, piece: Piece) -> Piece {
        if self.exchanged { Piece { color: !piece.color, ..piece } } else { piece }
    }

    /// A move from this side; a move from this side back.
    pub fn turn(self, m: Move) -> Move {
        Move { from: self.square(m.from), to: self.square(m.to) }
    }

    /// The board from this side.
    pub fn board(self, board: &Board) -> Board {
        let mut turned = Board::EMPTY;
        for square in Square::all() {
            if let Some(piece) = board.piece_at(self.square(square)) {
                turned.put(square, self.piece(piece));
            }
        }
        turned
    }
}
