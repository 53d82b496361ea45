//! The board: who stands where.

use super::bitboard::Bitboard;
use super::piece::{Piece, Role};
use super::square::Square;
use crate::color::Color;

/// Who stands where, as four planes: plane `n` holds bit `n` of the piece code of every square.
///
/// Thirty-two bytes in all, which keeps copying cheap; a piece is put or taken by the same four operations whatever it
/// is; the code of a square is read without a search; and the sets that the rules ask for (rooks and queens, say) are
/// one or two operations away.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Board {
    planes: [u64; 4],
}

impl Board {
    /// A board with nobody on it.
    pub const EMPTY: Self = Self { planes: [0; 4] };

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Piece::from_code(self.code_at(square))
    }

    /// Puts a piece on a square in place of whoever stood there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.set(Bitboard::of(square), piece.code());
    }

    /// Empties a square.
    pub fn remove(&mut self, square: Square) {
        self.set(Bitboard::of(square), 0);
    }

    /// The squares of a role and side.
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.by_role(role) & self.by_color(color)
    }

    /// The squares of a role, both sides.
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

    /// The squares of a side.
    #[inline]
    pub fn by_color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.occupied() & !self.black(),
            Color::Black => self.black(),
        }
    }

    /// The squares that are not empty.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        let [a, b, c, _] = self.planes;
        Bitboard(a | b | c)
    }

    /// The square of a side's king; every position has one.
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

    /// The piece code of a square, 0 when it is empty.
    #[inline]
    pub fn code_at(&self, square: Square) -> u32 {
        let bit = |n: usize| (self.planes[n] >> square.index()) as u32 & 1;
        bit(0) | bit(1) << 1 | bit(2) << 2 | bit(3) << 3
    }

    /// Gives the squares of a set this piece code; 0 empties them.
    #[inline]
    pub(super) fn set(&mut self, squares: Bitboard, code: u32) {
        for (n, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & !squares.0 | squares.when(code >> n & 1 != 0).0;
        }
    }

    /// Moves a piece of this code: empties `from` and puts it on `to` in place of whoever stood there.
    #[inline]
    pub(super) fn relocate(&mut self, from: Bitboard, to: Bitboard, code: u32) {
        for (n, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & !(from.0 | to.0) | to.when(code >> n & 1 != 0).0;
        }
    }

    /// Words that say all of it, for the key.
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
