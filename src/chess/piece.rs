//! The six kinds of pieces, and the two sides of castling.

use crate::color::Color;
use crate::error::ParseError;

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// One square forward, two from its first rank; captures diagonally; becomes another piece on the last rank.
    Pawn = 1,
    /// Two squares along a line and one aside; jumps.
    Knight,
    /// Any distance diagonally.
    Bishop,
    /// Any distance along a line.
    Rook,
    /// As bishop or rook.
    Queen,
    /// One square in any direction; castles.
    King,
}

impl Role {
    /// Every role, in the order of their numbers.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// What a pawn can become, in the order of choice.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The FEN letter, upper case.
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Queen => 'Q',
            Self::King => 'K',
        }
    }

    /// The role of a FEN letter of either case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Self::Pawn,
            'N' => Self::Knight,
            'B' => Self::Bishop,
            'R' => Self::Rook,
            'Q' => Self::Queen,
            'K' => Self::King,
            _ => return None,
        })
    }

    /// The role with this number, 1–6.
    pub const fn from_number(number: u32) -> Option<Self> {
        Some(match number {
            1 => Self::Pawn,
            2 => Self::Knight,
            3 => Self::Bishop,
            4 => Self::Rook,
            5 => Self::Queen,
            6 => Self::King,
            _ => return None,
        })
    }

    /// Can a pawn become this?
    pub const fn is_promotion(self) -> bool {
        !matches!(self, Self::Pawn | Self::King)
    }
}

/// A role and a side.
///
/// ```
/// use trongtai::color::Color;
/// use trongtai::chess::{Piece, Role};
///
/// let piece = Piece { color: Color::Black, role: Role::Queen };
/// assert_eq!(piece.letter(), 'q');
/// assert_eq!(Piece::from_letter('q'), Some(piece));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose.
    pub color: Color,
    /// What.
    pub role: Role,
}

impl Piece {
    /// The FEN letter: upper case for White.
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The piece of a FEN letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_letter(letter) {
            Some(role) => Some(Self { color, role }),
            None => None,
        }
    }

    /// The number of the role, and 8 more for Black.
    #[inline]
    pub const fn code(self) -> u32 {
        self.role as u32 | (self.color as u32) << 3
    }

    /// The piece with this code.
    #[inline]
    pub const fn from_code(code: u32) -> Option<Self> {
        let color = if code & 8 == 0 { Color::White } else { Color::Black };
        match Role::from_number(code & !8) {
            Some(role) => Some(Self { color, role }),
            None => None,
        }
    }
}

/// Writes the FEN letter.
impl core::fmt::Display for Piece {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Write::write_char(f, self.letter())
    }
}

/// Reads a FEN letter.
impl core::str::FromStr for Piece {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut letters = text.chars();
        let piece = letters.next().and_then(Self::from_letter).filter(|_| letters.next().is_none());
        piece.ok_or(ParseError { expected: "a piece letter of FEN" })
    }
}

/// The side to which the king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Towards the h-file: king to g, rook to f.
    King,
    /// Towards the a-file: king to c, rook to d.
    Queen,
}

impl Side {
    /// Both sides, the king's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// The side of the king on which the rook stands.
    #[inline]
    pub(super) const fn of(king: super::Square, rook: super::Square) -> Self {
        if rook.index() > king.index() { Self::King } else { Self::Queen }
    }

    /// The files of king and rook after castling.
    #[inline]
    pub(super) const fn files(self) -> (u32, u32) {
        match self {
            Self::King => (6, 5),
            Self::Queen => (2, 3),
        }
    }
}
