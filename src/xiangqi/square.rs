//! The ninety points of the board.

use alloc::string::String;
use core::fmt;

use crate::error::ParseError;

/// A point: files a–i from Red's left, ranks 0–9 from Red's side.
///
/// The byte inside is `(rank + 2) * 16 + file + 2`: a border of two rows and columns around the board keeps every step
/// of every piece within 0–255, and the low and high half are bit numbers of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The number of files.
    pub const FILES: usize = 9;
    /// The number of ranks.
    pub const RANKS: usize = 10;
    /// The number of points.
    pub const COUNT: usize = Self::FILES * Self::RANKS;

    /// Returns the point on `file` 0–8 and `rank` 0–9, if it is on the board.
    pub const fn at(file: usize, rank: usize) -> Option<Self> {
        if file < Self::FILES && rank < Self::RANKS { Some(Self::on(file as u8, rank as u8)) } else { None }
    }

    /// Returns the point with the index `rank * 9 + file`, if there is one.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self::on((index % Self::FILES) as u8, (index / Self::FILES) as u8))
        } else {
            None
        }
    }

    /// Returns all points, rank by rank from a0.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    /// Returns `rank * 9 + file`, 0–89.
    pub const fn index(self) -> usize {
        self.rank() * Self::FILES + self.file()
    }

    /// Returns the file, 0–8 from Red's left.
    pub const fn file(self) -> usize {
        (self.0 & 15) as usize - 2
    }

    /// Returns the rank, 0–9 from Red's side.
    pub const fn rank(self) -> usize {
        (self.0 >> 4) as usize - 2
    }

    /// Returns the point with the order of files reversed.
    pub const fn mirrored(self) -> Self {
        Self::on((Self::FILES - 1 - self.file()) as u8, self.rank() as u8)
    }

    /// Returns the point with the order of ranks reversed.
    pub const fn flipped(self) -> Self {
        Self::on(self.file() as u8, (Self::RANKS - 1 - self.rank()) as u8)
    }

    /// Reads `e0` or `E0`.
    pub fn parse(text: &str) -> Option<Self> {
        let &[file, rank] = text.as_bytes() else { return None };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        Self::at(usize::from(file), usize::from(rank.wrapping_sub(b'0')))
    }

    const fn on(file: u8, rank: u8) -> Self {
        Self(((rank + 2) << 4) | (file + 2))
    }

    /// Returns the byte inside; see the type.
    pub(super) const fn raw(self) -> u8 {
        self.0
    }

    /// Returns the point of a byte that move generation has found to be on the board.
    pub(super) const fn found(raw: u8) -> Self {
        debug_assert!(Self::from_raw(raw).is_some());
        Self(raw)
    }

    /// Returns the point of a byte, if it is on the board.
    pub(super) const fn from_raw(raw: u8) -> Option<Self> {
        Self::at((raw & 15).wrapping_sub(2) as usize, (raw >> 4).wrapping_sub(2) as usize)
    }

    /// Appends the name: file and rank.
    pub fn write(self, text: &mut String) {
        text.push(char::from(b'a' + self.file() as u8));
        text.push(char::from(b'0' + self.rank() as u8));
    }
}

impl core::str::FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::parse(text).ok_or(ParseError { expected: "a square from a0 to i9" })
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
