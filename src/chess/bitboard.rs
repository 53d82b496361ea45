//! Sets of squares.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::square::Square;

/// A set of squares: bit `n` is the square with index `n`.
///
/// ```
/// use trongtai::chess::{Bitboard, Square};
///
/// let [a1, h8] = ["a1", "h8"].map(|name| Square::parse(name).unwrap());
/// let corners = Bitboard::of(a1) | Bitboard::of(h8);
/// assert!(corners.has(h8) && corners.is_many());
/// assert_eq!(corners.into_iter().count(), 2);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bitboard(pub(super) u64);

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Returns the set of one square.
    #[inline]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// Returns the squares of a rank 0–7.
    #[inline]
    pub(super) const fn rank(rank: usize) -> Self {
        Self(0xff << (8 * (rank & 7)))
    }

    /// Returns the number of squares.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set is not empty.
    #[inline]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// Whether the set contains a square.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether the set contains two or more squares.
    #[inline]
    pub const fn is_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether any of the squares satisfies `test`.
    pub(super) fn any_square(mut self, mut test: impl FnMut(Square) -> bool) -> bool {
        Iterator::any(&mut self, &mut test)
    }

    /// Returns the square with the lowest index of a non-empty set; a1 for an empty one.
    #[inline]
    pub(super) const fn lowest(self) -> Square {
        Square::wrapped(self.0.trailing_zeros())
    }

    /// Returns this set if `condition` holds, otherwise the empty one.
    #[inline]
    pub(super) const fn when(self, condition: bool) -> Self {
        Self(self.0 & (condition as u64).wrapping_neg())
    }
}

impl Iterator for Bitboard {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = self.lowest();
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.count() as usize, Some(self.count() as usize))
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

impl core::fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Not for Bitboard {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

macro_rules! binary {
    ($($trait:ident $method:ident $assign:ident $assign_method:ident $op:tt;)+) => {$(
        impl $trait for Bitboard {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $op other.0)
            }
        }

        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = *self $op other;
            }
        }
    )+};
}

binary! {
    BitAnd bitand BitAndAssign bitand_assign &;
    BitOr bitor BitOrAssign bitor_assign |;
    BitXor bitxor BitXorAssign bitxor_assign ^;
}
