//! The board.

use super::bitboard::Bitboard;
use super::piece::{Piece, Role};
use super::square::Square;
use crate::color::Color;

/// A placement of pieces, as four planes: plane `n` holds bit `n` of the piece code of every square.
///
/// Thirty-two bytes in all, cheap to copy. Any piece is put or removed with the same four operations, the code of a
/// square is read without a search, and the sets that the rules need (rooks and queens, say) take one or two
/// operations.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Board {
    planes: [u64; 4],
}

impl Board {
    /// The empty board.
    pub const EMPTY: Self = Self { planes: [0; 4] };

    /// Returns the piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Piece::from_code(self.code_at(square))
    }

    /// Puts a piece on a square, replacing any piece there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.set(Bitboard::of(square), piece.code());
    }

    /// Empties a square.
    pub fn remove(&mut self, square: Square) {
        self.set(Bitboard::of(square), 0);
    }

    /// Returns the squares of a role and side.
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.by_role(role) & self.by_color(color)
    }

    /// Returns the squares of a role, for both sides.
    pub fn by_role(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn => self.pawns(),
            Role::Knight => self.knights(),
            Role::Bishop => self.diagonal_sliders() & !self.straight_sliders(),
            Role::Rook => self.straight_sliders() & !self.diagonal_sliders(),
            Role::Queen => self.straight_sliders() & self.diagonal_sliders(),
            Role::King => self.kings(),
        }
    }

    /// Returns the squares of a side.
    #[inline]
    pub fn by_color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.occupied() & !self.black(),
            Color::Black => self.black(),
        }
    }

    /// Returns the occupied squares.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        let [a, b, c, _] = self.planes;
        Bitboard(a | b | c)
    }

    /// Returns the square of a side's king, which every position has.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        (self.kings() & self.by_color(color)).lowest()
    }

    #[inline]
    fn black(&self) -> Bitboard {
        Bitboard(self.planes[3])
    }

    /// Code 1.
    #[inline]
    pub(super) fn pawns(&self) -> Bitboard {
        let [a, b, c, _] = self.planes;
        Bitboard(a & !(b | c))
    }

    /// Code 2.
    #[inline]
    pub(super) fn knights(&self) -> Bitboard {
        let [a, b, c, _] = self.planes;
        Bitboard(b & !(a | c))
    }

    /// Bishops and queens, codes 3 and 5.
    #[inline]
    pub(super) fn diagonal_sliders(&self) -> Bitboard {
        let [a, b, c, _] = self.planes;
        Bitboard(a & (b | c))
    }

    /// Rooks and queens, codes 4 and 5.
    #[inline]
    pub(super) fn straight_sliders(&self) -> Bitboard {
        let [_, b, c, _] = self.planes;
        Bitboard(c & !b)
    }

    /// Code 6.
    #[inline]
    pub(super) fn kings(&self) -> Bitboard {
        let [_, b, c, _] = self.planes;
        Bitboard(b & c)
    }

    /// Returns the piece code of a square, 0 if it is empty.
    #[inline]
    pub fn code_at(&self, square: Square) -> u32 {
        let bit = |n: usize| (self.planes[n] >> square.index()) as u32 & 1;
        bit(0) | bit(1) << 1 | bit(2) << 2 | bit(3) << 3
    }

    /// Sets the piece code of the squares of a set; 0 empties them.
    #[inline]
    pub(super) fn set(&mut self, squares: Bitboard, code: u32) {
        for (n, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & !squares.0 | squares.when(code >> n & 1 != 0).0;
        }
    }

    /// Moves a piece with this code from `from` to `to`, replacing any piece there.
    #[inline]
    pub(super) fn relocate(&mut self, from: Bitboard, to: Bitboard, code: u32) {
        for (n, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & !(from.0 | to.0) | to.when(code >> n & 1 != 0).0;
        }
    }

    /// Returns words that identify the placement, for the key.
    pub(super) fn words(&self) -> [u64; 4] {
        self.planes
    }
}

impl core::fmt::Debug for Board {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&crate::fen::write_placement(Square::FILES, Square::RANKS, |file, rank| {
            Square::at(file, rank).and_then(|square| self.piece_at(square)).map(Piece::letter)
        }))
    }
}
