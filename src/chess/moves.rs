//! Moves.

use super::piece::Role;
use super::square::Square;
use crate::error::ParseError;

/// A move of the piece on `from` to `to`.
///
/// Castling is the king's move: two squares (`e1g1`), and in Chess960 onto its own rook (`b1a1`), since there the
/// king may go only one square, or none.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// The square the piece leaves.
    pub from: Square,
    /// The square it goes to.
    pub to: Square,
    /// The role a pawn on the last rank promotes to.
    pub promotion: Option<Role>,
}

impl Move {
    /// Creates a move without a promotion.
    #[inline]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, promotion: None }
    }

    /// Reads UCI text: `e2e4`, `e7e8q`.
    ///
    /// ```
    /// use trongtai::chess::{Move, Role};
    /// assert_eq!(Move::parse("e7e8q").and_then(|m| m.promotion), Some(Role::Queen));
    /// assert_eq!(Move::parse("e9e8"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let mut letters = text.get(4..)?.chars();
        let promotion = match letters.next() {
            None => None,
            Some(letter) => Some(Role::from_letter(letter)?),
        };
        match letters.next() {
            None => Some(Self { from: Square::parse(text.get(..2)?)?, to: Square::parse(text.get(2..4)?)?, promotion }),
            Some(_) => None,
        }
    }
}

impl core::str::FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::parse(text).ok_or(ParseError { expected: "two squares and perhaps a promotion, as in e7e8q" })
    }
}

impl core::fmt::Display for Move {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl core::fmt::Debug for Move {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Display::fmt(self, f)
    }
}
