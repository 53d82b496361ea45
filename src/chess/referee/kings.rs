//! Pairs of squares of the two kings, as sets.

use crate::chess::attacks;
use crate::chess::bitboard::Bitboard;
use crate::chess::square::Square;
use crate::color::Color;

/// A set of pairs: for each square of the white king, those of the black one.
#[derive(Clone)]
pub(super) struct Pairs {
    rows: [Bitboard; Square::COUNT],
    /// The rows that are not empty.
    white: Bitboard,
}

/// The squares where the other king cannot be.
fn near(square: Square) -> Bitboard {
    attacks::king(square) | Bitboard::of(square)
}

impl Pairs {
    pub(super) const NONE: Self = Self { rows: [Bitboard::EMPTY; Square::COUNT], white: Bitboard::EMPTY };

    pub(super) fn one(white: Square, black: Square) -> Self {
        let mut pairs = Self::NONE;
        pairs.add(white, Bitboard::of(black));
        pairs
    }

    pub(super) fn add(&mut self, white: Square, black: Bitboard) {
        if black.any() {
            self.rows[white.index()] |= black;
            self.white |= Bitboard::of(white);
        }
    }

    pub(super) fn any(&self) -> bool {
        self.white.any()
    }

    /// How much there is to go through.
    pub(super) fn size(&self) -> usize {
        self.white.count() as usize
    }

    /// How many pairs there are.
    pub(super) fn count(&self) -> u32 {
        self.rows().map(|(_, black)| black.count()).sum()
    }

    /// For each square of the white king, those of the black one.
    pub(super) fn rows(&self) -> impl Iterator<Item = (Square, Bitboard)> {
        self.white.map(|white| (white, self.rows[white.index()]))
    }

    #[inline(never)]
    pub(super) fn join(&mut self, other: &Self) {
        other.rows().for_each(|(white, black)| self.add(white, black));
    }

    /// What is not in another set.
    #[inline(never)]
    pub(super) fn minus(&self, other: &Self) -> Self {
        let mut rest = Self::NONE;
        self.rows().for_each(|(white, black)| rest.add(white, black & !other.rows[white.index()]));
        rest
    }

    /// Those with the kings on some squares.
    #[inline(never)]
    pub(super) fn on(&self, white: Bitboard, black: Bitboard) -> Self {
        let mut rest = Self::NONE;
        (self.white & white).for_each(|square| rest.add(square, self.rows[square.index()] & black));
        rest
    }

    /// Those with the king of a side on some squares.
    pub(super) fn with(&self, color: Color, squares: Bitboard) -> Self {
        match color {
            Color::White => self.on(squares, !Bitboard::EMPTY),
            Color::Black => self.on(!Bitboard::EMPTY, squares),
        }
    }

    /// All moves of a side's king onto some squares.
    #[inline(never)]
    pub(super) fn stepped(&self, color: Color, onto: Bitboard) -> Self {
        let mut next = Self::NONE;
        for (white, black) in self.rows() {
            match color {
                Color::White => (attacks::king(white) & onto).for_each(|to| next.add(to, black & !near(to))),
                Color::Black => next.add(white, attacks::kings(black) & onto & !near(white)),
            }
        }
        next
    }

    /// Those with a side's king on some squares, and the other's on one.
    pub(super) fn meeting(&self, color: Color, own: Bitboard, other: Square) -> Self {
        match color {
            Color::White => self.on(own, Bitboard::of(other)),
            Color::Black => self.on(Bitboard::of(other), own),
        }
    }

    /// What is in another set, too.
    #[inline(never)]
    pub(super) fn common(&self, other: &Self) -> Self {
        let mut rest = Self::NONE;
        self.rows().for_each(|(white, black)| rest.add(white, black & other.rows[white.index()]));
        rest
    }

    /// All squares of a side's king.
    #[inline(never)]
    pub(super) fn all(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.white,
            Color::Black => self.rows().fold(Bitboard::EMPTY, |set, (_, black)| set | black),
        }
    }
}
