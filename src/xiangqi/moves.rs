//! How each piece moves, regardless of the general's safety.

use super::board::{Board, GONE, Lines};
use super::square::Square;
use crate::color::Color;
use crate::error::ParseError;

/// A move of the piece on `from` to `to`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// The point the piece leaves.
    pub from: Square,
    /// The point it goes to.
    pub to: Square,
}

impl Move {
    /// Reads `h2e2` (UCI, UCCI) or `H2-E2` (ICCS).
    ///
    /// ```
    /// use trongtai::xiangqi::Move;
    /// assert_eq!(Move::parse("H2-E2"), Move::parse("h2e2"));
    /// assert_eq!(Move::parse("j2e2"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let rest = text.get(2..)?;
        let rest = rest.strip_prefix('-').unwrap_or(rest);
        Some(Self { from: Square::parse(text.get(..2)?)?, to: Square::parse(rest)? })
    }
}

impl core::str::FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::parse(text).ok_or(ParseError { expected: "two squares, as in h2e2 or H2-E2" })
    }
}

impl core::fmt::Display for Move {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl core::fmt::Debug for Move {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Display::fmt(self, f)
    }
}

/// Receives the moves of one piece in bulk, so that counting needs no list. Points are bytes of [`Square`].
pub(super) trait Sink {
    /// Moves along the piece's rank (bit = column) and file (bit = row).
    fn cross(&mut self, from: u8, along_rank: u32, along_file: u32);
    /// Moves to `from + steps[i]` for every bit `i` of `mask`.
    fn steps(&mut self, from: u8, mask: u32, steps: &'static [i8; 16]);
}

/// Counts moves: masks are packed side by side, so that one population count serves several pieces.
#[derive(Default)]
pub(super) struct Count {
    packed: u64,
    total: u32,
}

impl Count {
    /// The width of the widest mask of steps.
    const STEP_BITS: u32 = 10;

    /// Counts the packed masks. Due after at most six `steps` or two `cross`.
    pub fn settle(&mut self) {
        self.total += self.packed.count_ones();
        self.packed = 0;
    }

    pub fn total(self) -> u32 {
        self.total + self.packed.count_ones()
    }
}

impl Sink for Count {
    fn cross(&mut self, _: u8, along_rank: u32, along_file: u32) {
        self.packed = self.packed << 32 | u64::from(along_rank | along_file << 16);
    }

    fn steps(&mut self, _: u8, mask: u32, _: &'static [i8; 16]) {
        self.packed = self.packed << Self::STEP_BITS | u64::from(mask);
    }
}

/// Passes on each move as (from, to).
pub(super) struct Each<F: FnMut(u8, u8)>(pub F);

impl<F: FnMut(u8, u8)> Sink for Each<F> {
    fn cross(&mut self, from: u8, mut along_rank: u32, mut along_file: u32) {
        while along_rank != 0 {
            (self.0)(from, (from & 0xf0) | along_rank.trailing_zeros() as u8);
            along_rank &= along_rank - 1;
        }
        while along_file != 0 {
            (self.0)(from, (from & 0x0f) | (along_file.trailing_zeros() as u8) << 4);
            along_file &= along_file - 1;
        }
    }

    fn steps(&mut self, from: u8, mut mask: u32, steps: &'static [i8; 16]) {
        while mask != 0 {
            (self.0)(from, from.wrapping_add_signed(steps[(mask.trailing_zeros() & 15) as usize]));
            mask &= mask - 1;
        }
    }
}

/// One row up, as a difference of point bytes.
const UP: i8 = 16;

// Bits of a step mask, from bit 0: the points to the left of, on and to the right of the piece's file in the row above
// (bits 0-2), in the row below (bits 3-5); other layouts are described at their constant.
const NEAR: [i8; 16] = [UP - 1, UP, UP + 1, -UP - 1, -UP, -UP + 1, -1, 0, 1, 0, 0, 0, 0, 0, 0, 0];
const FAR: [i8; 16] = [2 * UP - 2, 0, 0, 0, 2 * UP + 2, -2 * UP - 2, 0, 0, 0, -2 * UP + 2, 0, 0, 0, 0, 0, 0];
const HORSE: [i8; 16] =
    [2 * UP - 1, 0, 2 * UP + 1, -2 * UP - 1, 0, -2 * UP + 1, UP - 2, -UP - 2, UP + 2, -UP + 2, 0, 0, 0, 0, 0, 0];

/// The moves of one side's pieces, kind by kind.
pub(super) struct Mover<'a> {
    board: &'a Board,
    color: Color,
    /// Points occupied by this side; border included.
    own: &'a Lines,
    /// Points occupied by either side; border included.
    all: &'a Lines,
}

impl<'a> Mover<'a> {
    pub fn new(board: &'a Board, color: Color) -> Self {
        Self { board, color, own: board.lines(color), all: board.occupied() }
    }

    /// Returns the points of a row not occupied by this side.
    fn open(&self, row: u8) -> u32 {
        !u32::from(self.own.ranks[usize::from(row & 15)])
    }

    /// Returns the empty points of a row.
    fn empty(&self, row: u8) -> u32 {
        !u32::from(self.all.ranks[usize::from(row & 15)])
    }

    /// Generates the moves of the piece in `slot`, wherever it stands.
    pub fn piece<S: Sink>(&self, slot: usize, sink: &mut S) {
        let from = self.board.places(self.color)[slot & 15];
        if from == GONE {
            return;
        }
        match slot {
            0 => self.general(from, sink),
            1..=2 => self.advisor(from, sink),
            3..=4 => self.elephant(from, sink),
            5..=6 => self.horse(from, sink),
            7..=8 => self.chariot(from, sink),
            9..=10 => self.cannon(from, sink),
            _ => self.soldier(from, sink),
        }
    }

    /// Counts the moves of all pieces but the general.
    pub fn count(&self) -> u32 {
        let [_, advisors @ .., e1, e2, h1, h2, r1, r2, c1, c2, p1, p2, p3, p4, p5] = *self.board.places(self.color);
        let mut count = Count::default();
        let mut kind = |pieces: &[u8], moves: fn(&Self, u8, &mut Count), last_of_word: bool| {
            for &from in pieces {
                if from != GONE {
                    moves(self, from, &mut count);
                }
            }
            if last_of_word {
                count.settle();
            }
        };
        kind(&advisors, Self::advisor, false);
        kind(&[e1, e2], Self::elephant, false);
        kind(&[h1, h2], Self::horse, true);
        kind(&[p1, p2, p3, p4, p5], Self::soldier, true);
        kind(&[r1, r2], Self::chariot, true);
        kind(&[c1, c2], Self::cannon, true);
        count.total()
    }

    fn general<S: Sink>(&self, from: u8, sink: &mut S) {
        let (row, column) = (from >> 4, from & 15);
        // files d-f are columns 5-7; a palace is the three rows next to its side's border
        let (first, last) = match self.color {
            Color::White => (2, 4),
            Color::Black => (9, 11),
        };
        let mut mask = 0;
        if row < last {
            mask |= ((self.open(row + 1) >> column) & 1) << 1;
        }
        if row > first {
            mask |= ((self.open(row - 1) >> column) & 1) << 4;
        }
        mask |= ((self.open(row) & 0b1110_0000) >> (column - 1) & 0b101) << 6;
        sink.steps(from, mask, &NEAR);
    }

    fn advisor<S: Sink>(&self, from: u8, sink: &mut S) {
        let (row, column) = (from >> 4, from & 15);
        let centre = match self.color {
            Color::White => 3,
            Color::Black => 10,
        };
        let palace = |row: u8| {
            let inside = if row.abs_diff(centre) <= 1 { 0b1110_0000 } else { 0 };
            ((self.open(row) & inside) >> (column - 1)) & 0b101
        };
        sink.steps(from, palace(row + 1) | palace(row - 1) << 3, &NEAR);
    }

    fn elephant<S: Sink>(&self, from: u8, sink: &mut S) {
        let (row, column) = (from >> 4, from & 15);
        let half = |eye_row: u8, row: u8| {
            let eyes = (self.empty(eye_row) >> (column - 1)) & 0b101;
            // an eye one file away guards the point two files away: bits 0, 2 -> 0, 4
            let reachable = (eyes & 1) | (eyes & 4) << 2;
            (self.open(row) >> (column - 2)) & reachable
        };
        let (up, down) = match self.color {
            Color::White => (row != 6, true),
            Color::Black => (true, row != 7),
        };
        let mut mask = 0;
        if up {
            mask |= half(row + 1, row + 2);
        }
        if down {
            mask |= half(row - 1, row - 2) << 5;
        }
        sink.steps(from, mask, &FAR);
    }

    fn horse<S: Sink>(&self, from: u8, sink: &mut S) {
        let (row, column) = (from >> 4, from & 15);
        let here = self.empty(row) >> (column - 1);
        let above = (self.empty(row + 1) >> column) & 1;
        let below = (self.empty(row - 1) >> column) & 1;
        let forward = (self.open(row + 2) >> (column - 1)) & (above * 0b101);
        let backward = (self.open(row - 2) >> (column - 1)) & (below * 0b101);
        let sides = (self.open(row + 1) >> (column - 2), self.open(row - 1) >> (column - 2));
        let left = ((sides.0 & 1) | (sides.1 & 1) << 1) & ((here & 1) * 0b11);
        let right = ((sides.0 >> 4 & 1) | (sides.1 >> 4 & 1) << 1) & ((here >> 2 & 1) * 0b11);
        sink.steps(from, forward | backward << 3 | left << 6 | right << 8, &HORSE);
    }

    fn chariot<S: Sink>(&self, from: u8, sink: &mut S) {
        let along = |(all, own): (u32, u32), at: u8| {
            let here = 1 << at;
            (rise(all, here) | (here - below(all, here))) & !own
        };
        sink.cross(from, along(self.rank_of(from), from & 15), along(self.file_of(from), from >> 4));
    }

    fn cannon<S: Sink>(&self, from: u8, sink: &mut S) {
        let along = |(all, own): (u32, u32), at: u8| {
            let here = 1 << at;
            let up = rise(all, here);
            let low = below(all, here);
            let quiet = (up | (here - low)) & !all;
            let captures = ((rise(all, up & all) & all) | below(all, low)) & !own;
            quiet | captures
        };
        sink.cross(from, along(self.rank_of(from), from & 15), along(self.file_of(from), from >> 4));
    }

    /// Returns the words of a piece's rank: both sides, and its own side.
    fn rank_of(&self, from: u8) -> (u32, u32) {
        let row = usize::from(from >> 4);
        (u32::from(self.all.ranks[row]), u32::from(self.own.ranks[row]))
    }

    /// Returns the words of a piece's file: both sides, and its own side.
    fn file_of(&self, from: u8) -> (u32, u32) {
        let column = usize::from(from & 15);
        (u32::from(self.all.files[column]), u32::from(self.own.files[column]))
    }

    fn soldier<S: Sink>(&self, from: u8, sink: &mut S) {
        let (row, column) = (from >> 4, from & 15);
        let (front, bit, across) = match self.color {
            Color::White => (row + 1, 1, row >= 7),
            Color::Black => (row - 1, 4, row <= 6),
        };
        let mut mask = ((self.open(front) >> column) & 1) << bit;
        if across {
            mask |= ((self.open(row) >> (column - 1)) & 0b101) << 6;
        }
        sink.steps(from, mask, &NEAR);
    }
}

/// Returns the nearest occupied bits below and above bit `at`. The border guarantees that both exist.
pub(super) fn neighbours(word: u32, at: u8) -> (u32, u32) {
    (below(word, 1 << at), above(word, 1 << at))
}

/// Returns the highest bit of `word` below the single bit `bit`, as a single bit.
pub(super) fn below(word: u32, bit: u32) -> u32 {
    let under = word & (bit - 1);
    1 << (31 - (under | 1).leading_zeros())
}

/// Returns the lowest bit of `word` above the single bit `bit`, as a single bit.
pub(super) fn above(word: u32, bit: u32) -> u32 {
    let over = word & !(bit | (bit - 1));
    over & over.wrapping_neg()
}

/// Returns the bits above the single bit `bit` up to and including the first one set in `word`: subtraction borrows
/// through the empty points up to it.
fn rise(word: u32, bit: u32) -> u32 {
    word ^ word.wrapping_sub(bit << 1)
}
