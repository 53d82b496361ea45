//! The squares that pieces attack. Knows no legality.
//!
//! Sliding pieces use two methods. For one piece, the *obstruction difference*: on a line, subtracting the nearest blocker
//! below from the blockers above flips exactly the squares between them. For all pieces of a side at once, a *parallel
//! prefix flood* in each of the eight directions. Neither needs more than a few line masks, where a table of all
//! occupancies (magic multiplication) would take 800 KiB.

use super::bitboard::Bitboard;
use super::square::Square;
use crate::color::Color;

/// A line through a square. The numbers index [`LINES`] and the pins.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Axis {
    File,
    Rank,
    /// Parallel to a1–h8.
    Diagonal,
    /// Parallel to a8–h1.
    Antidiagonal,
}

impl Axis {
    pub(super) const STRAIGHT: [Self; 2] = [Self::File, Self::Rank];
    pub(super) const DIAGONAL: [Self; 2] = [Self::Diagonal, Self::Antidiagonal];
    pub(super) const ALL: [Self; 4] = [Self::File, Self::Rank, Self::Diagonal, Self::Antidiagonal];

    /// Returns the whole line through a square, without the square.
    #[inline]
    pub(super) const fn line(self, square: Square) -> Bitboard {
        Bitboard(LINES[self as usize][square.index()])
    }
}

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// Returns the squares that a step of `by` indexes reaches without wrapping around the edge.
#[inline]
const fn open(by: i32) -> u64 {
    match by & 7 {
        1 => NOT_A,
        7 => NOT_H,
        _ => !0,
    }
}

#[inline]
const fn shifted(set: u64, by: i32) -> u64 {
    if by > 0 { set << by } else { set >> -by }
}

/// One step of `BY` indexes (8 is up the board, 1 to the right).
#[inline]
pub(super) const fn step<const BY: i32>(set: Bitboard) -> Bitboard {
    Bitboard(shifted(set.0, BY) & open(BY))
}

/// All steps of `BY` from every square of `from` over empty squares, including the first occupied one.
#[inline]
pub(super) const fn flood<const BY: i32>(from: Bitboard, empty: Bitboard) -> Bitboard {
    if BY == 1 {
        // subtracting a piece's next square flips all up to its first blocker; a fence on the h-file keeps ranks apart
        let blockers = !empty.0 | !NOT_H;
        return Bitboard(blockers ^ blockers.wrapping_sub((from.0 & NOT_H) << 1));
    }
    let mut free = empty.0 & open(BY);
    let mut reached = from.0;
    reached |= free & shifted(reached, BY);
    free &= shifted(free, BY);
    reached |= free & shifted(reached, 2 * BY);
    free &= shifted(free, 2 * BY);
    reached |= free & shifted(reached, 4 * BY);
    step::<BY>(Bitboard(reached))
}

const fn leaps(square: u32, steps: [i32; 8]) -> u64 {
    let (mut set, mut i) = (0, 0);
    while i < 8 {
        // a leap changes the file by at most two, so that a wrap shows as a change of five or more
        let to = square as i32 + steps[i];
        if to >= 0 && to < 64 && ((to & 7) - (square as i32 & 7)).abs() < 5 {
            set |= 1 << to;
        }
        i += 1;
    }
    set
}

const fn leap_table(steps: [i32; 8]) -> [u64; 64] {
    let (mut table, mut square) = ([0; 64], 0);
    while square < 64 {
        table[square as usize] = leaps(square, steps);
        square += 1;
    }
    table
}

static KNIGHT: [u64; 64] = leap_table([6, 10, 15, 17, -6, -10, -15, -17]);
static KING: [u64; 64] = leap_table([1, 7, 8, 9, -1, -7, -8, -9]);

static LINES: [[u64; 64]; 4] = {
    let mut lines = [[0; 64]; 4];
    let mut square = 0;
    while square < 64 {
        let one = Bitboard(1 << square);
        let all = Bitboard(!0);
        lines[0][square] = flood::<8>(one, all).0 | flood::<-8>(one, all).0;
        lines[1][square] = flood::<1>(one, all).0 | flood::<-1>(one, all).0;
        lines[2][square] = flood::<9>(one, all).0 | flood::<-9>(one, all).0;
        lines[3][square] = flood::<7>(one, all).0 | flood::<-7>(one, all).0;
        square += 1;
    }
    lines
};

/// Returns the squares adjacent to a square.
#[inline]
pub(super) fn king(square: Square) -> Bitboard {
    Bitboard(KING[square.index()])
}

/// Returns the squares adjacent to any of these squares.
#[inline]
pub(super) fn kings(set: Bitboard) -> Bitboard {
    let beside = step::<1>(set) | step::<-1>(set);
    let row = set | beside;
    beside | step::<8>(row) | step::<-8>(row)
}

/// Returns the squares a knight's move away.
#[inline]
pub(super) fn knight(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.index()])
}

/// Returns what these knights attack.
#[inline]
pub(super) fn knights(set: Bitboard) -> Bitboard {
    let one = step::<1>(set) | step::<-1>(set);
    let two = step::<1>(step::<1>(set)) | step::<-1>(step::<-1>(set));
    Bitboard(one.0 << 16 | one.0 >> 16 | two.0 << 8 | two.0 >> 8)
}

/// Returns what pawns of a side attack.
#[inline]
pub(super) fn pawns(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => step::<7>(set) | step::<9>(set),
        Color::Black => step::<-7>(set) | step::<-9>(set),
    }
}

/// Returns what a sliding piece attacks along one line.
#[inline]
pub(super) fn along(axis: Axis, square: Square, occupied: Bitboard) -> Bitboard {
    let line = axis.line(square).0;
    let below = (1u64 << square.index()) - 1;
    let blockers = line & occupied.0;
    let nearest_below = 1u64 << 63 >> (blockers & below | 1).leading_zeros();
    let above = blockers & !below;
    Bitboard((above ^ above.wrapping_sub(nearest_below)) & line)
}

/// Returns what a rook attacks.
#[inline]
pub(super) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    along(Axis::File, square, occupied) | along(Axis::Rank, square, occupied)
}

/// Returns what a bishop attacks.
#[inline]
pub(super) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    along(Axis::Diagonal, square, occupied) | along(Axis::Antidiagonal, square, occupied)
}

/// Returns what these squares see along ranks and files, including the first occupied square.
#[inline(never)]
pub(super) fn straights(set: Bitboard, empty: Bitboard) -> Bitboard {
    flood::<8>(set, empty) | flood::<-8>(set, empty) | flood::<1>(set, empty) | flood::<-1>(set, empty)
}

/// Returns what these squares see along diagonals, including the first occupied square.
#[inline(never)]
pub(super) fn diagonals(set: Bitboard, empty: Bitboard) -> Bitboard {
    flood::<9>(set, empty) | flood::<-9>(set, empty) | flood::<7>(set, empty) | flood::<-7>(set, empty)
}

/// Returns the squares of a line strictly between two of its squares.
#[inline]
pub(super) fn between(axis: Axis, a: Square, b: Square) -> Bitboard {
    let (a_bit, b_bit) = (1u64 << a.index(), 1u64 << b.index());
    Bitboard(axis.line(a).0 & ((a_bit - 1) ^ (b_bit - 1)) & !(a_bit | b_bit))
}
