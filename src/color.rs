//! The two sides of a game, and pairs of values, one per side.

use core::ops::{Index, IndexMut, Not};

/// A side. The side that moves first is [`Color::White`] in both games, as in FEN; xiangqi calls it
/// Red ([`Color::RED`]).
///
/// ```
/// use trongtai::color::Color;
///
/// assert_eq!(!Color::RED, Color::Black);
/// assert_eq!(Color::RED, Color::White);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// The side that moves first: White in chess, Red in xiangqi.
    White,
    /// The side that moves second.
    Black,
}

impl Color {
    /// Xiangqi's name for the side that moves first.
    pub const RED: Self = Self::White;
    /// Both sides, the first mover first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// Returns 0 for the side that moves first, 1 for the other.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl core::fmt::Display for Color {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

/// Reads `white`, `red` (the same side) or `black`.
impl core::str::FromStr for Color {
    type Err = UnknownColor;

    fn from_str(text: &str) -> Result<Self, UnknownColor> {
        match text {
            "white" | "red" => Ok(Self::White),
            "black" => Ok(Self::Black),
            _ => Err(UnknownColor),
        }
    }
}

/// The error for a text that names no side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownColor;

impl core::fmt::Display for UnknownColor {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("expected white, red or black")
    }
}

impl core::error::Error for UnknownColor {}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T>(pub [T; 2]);

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        let [white, black] = &self.0;
        match color {
            Color::White => white,
            Color::Black => black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        let [white, black] = &mut self.0;
        match color {
            Color::White => white,
            Color::Black => black,
        }
    }
}

#[cfg(feature = "serde")]
crate::serial::as_text!(Color);
