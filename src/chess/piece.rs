//! The six kinds of pieces, and the two sides of castling.

use crate::color::Color;
use crate::error::ParseError;

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// One square forward, two from its starting square; captures diagonally; promotes on the last rank.
    Pawn = 1,
    /// Two squares along a line and one aside; jumps.
    Knight,
    /// Any distance diagonally.
    Bishop,
    /// Any distance along a line.
    Rook,
    /// As a bishop or rook.
    Queen,
    /// One square in any direction; castles.
    King,
}

impl Role {
    /// Every role, in numerical order.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// The roles a pawn can promote to, in order of preference.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// Returns the FEN letter, in upper case.
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

    /// Returns the role of a FEN letter of either case.
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

    /// Returns the role with this number, 1–6.
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

    /// Whether a pawn can promote to this role.
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
    /// The side.
    pub color: Color,
    /// The kind.
    pub role: Role,
}

impl Piece {
    /// Returns the FEN letter: upper case for White.
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// Returns the piece of a FEN letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_letter(letter) {
            Some(role) => Some(Self { color, role }),
            None => None,
        }
    }

    /// Returns the number of the role, plus 8 for Black.
    #[inline]
    pub const fn code(self) -> u32 {
        self.role as u32 | (self.color as u32) << 3
    }

    /// Returns the piece with this code.
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
        piece.ok_or(ParseError { expected: "a FEN piece letter" })
    }
}

/// The side of the board on which the king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Towards the h-file: king to g, rook to f.
    King,
    /// Towards the a-file: king to c, rook to d.
    Queen,
}

impl Side {
    /// Both sides, the king's side first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// Returns the side of the king on which the rook stands.
    #[inline]
    pub(super) const fn of(king: super::Square, rook: super::Square) -> Self {
        if rook.index() > king.index() { Self::King } else { Self::Queen }
    }

    /// Returns the files of king and rook after castling.
    #[inline]
    pub(super) const fn files(self) -> (u32, u32) {
        match self {
            Self::King => (6, 5),
            Self::Queen => (2, 3),
        }
    }
}
