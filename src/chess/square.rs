//! The sixty-four squares of the board.

use alloc::string::String;
use core::fmt;

use crate::error::ParseError;

/// A square: files a–h and ranks 1–8 from White's left. The byte inside is `rank * 8 + file`, 0–63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The number of files.
    pub const FILES: usize = 8;
    /// The number of ranks.
    pub const RANKS: usize = 8;
    /// The number of squares.
    pub const COUNT: usize = Self::FILES * Self::RANKS;

    /// Returns the square on `file` 0–7 and `rank` 0–7, if it is on the board.
    pub const fn at(file: usize, rank: usize) -> Option<Self> {
        if file < Self::FILES && rank < Self::RANKS { Some(Self((rank * Self::FILES + file) as u8)) } else { None }
    }

    /// Returns the square with the index `rank * 8 + file`, if there is one.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Returns all squares, rank by rank from a1.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    /// Returns `rank * 8 + file`, 0–63. The mask tells the compiler so.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Returns the file, 0–7 from White's left.
    #[inline]
    pub const fn file(self) -> usize {
        self.index() & 7
    }

    /// Returns the rank, 0–7 from White's side.
    #[inline]
    pub const fn rank(self) -> usize {
        self.index() >> 3
    }

    /// Returns the square with the order of files reversed.
    pub const fn mirrored(self) -> Self {
        Self(self.0 ^ 7)
    }

    /// Returns the square with the order of ranks reversed.
    pub const fn flipped(self) -> Self {
        Self(self.0 ^ 56)
    }

    /// Reads `e4` or `E4`.
    pub fn parse(text: &str) -> Option<Self> {
        let &[file, rank] = text.as_bytes() else { return None };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        Self::at(usize::from(file), usize::from(rank.wrapping_sub(b'1')))
    }

    /// Returns the square of the low six bits of a number.
    #[inline]
    pub(super) const fn wrapped(number: u32) -> Self {
        Self((number & 63) as u8)
    }

    /// Appends the name: file and rank.
    pub fn write(self, text: &mut String) {
        text.push(char::from(b'a' + self.file() as u8));
        text.push(char::from(b'1' + self.rank() as u8));
    }
}

impl core::str::FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::parse(text).ok_or(ParseError { expected: "a square from a1 to h8" })
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write(&mut text);
        f.write_str(&text)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
