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
        if mirror.letters(before, m).lt(plain.letters(before, m)) { mirror } else { plain }
    }

    /// The placement from this side, point by point, and the move: equal for equal plies only.
    fn letters(self, board: &Board, m: Move) -> impl Iterator<Item = usize> + '_ {
        let piece = move |square: Square| {
            let piece = board.piece_at(self.square(square)).map(|piece| self.piece(piece));
            piece.map_or(0, |piece| 1 + piece.role as usize * 2 + piece.color.index())
        };
        let m = self.turn(m);
        Square::all().map(piece).chain([m.from.index(), m.to.index()])
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
