//! The seven kinds of pieces, and the identities of the thirty-two pieces of a game.

use crate::color::Color;
use crate::error::ParseError;

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// 帥 將 tướng: one point along a line, inside the palace.
    General = 1,
    /// 仕 士 sĩ: one point diagonally, inside the palace.
    Advisor,
    /// 相 象 tượng: two points diagonally on its own side of the river, if the eye between is empty.
    Elephant,
    /// 馬 mã: one point along a line, then one diagonally outwards, if the leg in front is empty.
    Horse,
    /// 車 xe: any distance along a line.
    Chariot,
    /// 砲 pháo: moves as a chariot; captures over exactly one piece, the screen.
    Cannon,
    /// 兵 卒 tốt: one point forward; across the river also sideways.
    Soldier,
}

impl Role {
    /// Every role, in numerical order.
    pub const ALL: [Self; 7] =
        [Self::General, Self::Advisor, Self::Elephant, Self::Horse, Self::Chariot, Self::Cannon, Self::Soldier];

    /// Returns the canonical FEN letter, in upper case.
    pub const fn letter(self) -> char {
        match self {
            Self::General => 'K',
            Self::Advisor => 'A',
            Self::Elephant => 'B',
            Self::Horse => 'N',
            Self::Chariot => 'R',
            Self::Cannon => 'C',
            Self::Soldier => 'P',
        }
    }

    /// Returns the role of a FEN letter of either case; `E` and `H` are the WXF letters of elephant and horse.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'K' => Self::General,
            'A' => Self::Advisor,
            'B' | 'E' => Self::Elephant,
            'N' | 'H' => Self::Horse,
            'R' => Self::Chariot,
            'C' => Self::Cannon,
            'P' => Self::Soldier,
            _ => return None,
        })
    }

    /// Returns how many of them a side starts with, which is also the maximum.
    pub const fn most(self) -> usize {
        let (from, to) = self.slots();
        to - from
    }

    /// Returns the slots of this role among the sixteen pieces of a side: first, and one past the last.
    pub(super) const fn slots(self) -> (usize, usize) {
        match self {
            Self::General => (0, 1),
            Self::Advisor => (1, 3),
            Self::Elephant => (3, 5),
            Self::Horse => (5, 7),
            Self::Chariot => (7, 9),
            Self::Cannon => (9, 11),
            Self::Soldier => (11, 16),
        }
    }
}

/// A role and a side.
///
/// ```
/// use trongtai::color::Color;
/// use trongtai::xiangqi::{Piece, Role};
///
/// let piece = Piece { color: Color::RED, role: Role::Chariot };
/// assert_eq!(piece.letter(), 'R');
/// assert_eq!(Piece::from_letter('R'), Some(piece));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The side.
    pub color: Color,
    /// The kind.
    pub role: Role,
}

impl Piece {
    /// Returns the FEN letter: upper case for Red.
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// Returns the piece of a FEN letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() { Color::RED } else { Color::Black };
        match Role::from_letter(letter) {
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

/// The identity of one of the thirty-two pieces, kept wherever it moves.
///
/// Rules on chases follow the individual piece, not only its kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PieceId(u8);

impl PieceId {
    const RED: u8 = 0x10;
    const BLACK: u8 = 0x20;

    /// Returns the piece in a slot 0–15 of a side.
    pub(super) const fn new(color: Color, slot: usize) -> Self {
        let side = match color {
            Color::White => Self::RED,
            Color::Black => Self::BLACK,
        };
        Self(side | (slot as u8 & 15))
    }

    /// Returns the byte stored in a cell; 0 is an empty point.
    pub(super) const fn raw(self) -> u8 {
        self.0
    }

    /// Returns the piece of a cell, if any.
    pub(super) const fn from_raw(raw: u8) -> Option<Self> {
        if raw == 0 { None } else { Some(Self(raw)) }
    }

    /// Returns the side.
    pub const fn color(self) -> Color {
        if self.0 & Self::RED != 0 { Color::RED } else { Color::Black }
    }

    /// Returns the number among its side's sixteen pieces, 0–15; like pieces have adjacent numbers.
    pub const fn slot(self) -> usize {
        (self.0 & 15) as usize
    }

    /// Returns the kind.
    pub const fn role(self) -> Role {
        ROLE_OF_SLOT[self.slot()]
    }

    /// Returns kind and side, without identity.
    pub const fn piece(self) -> Piece {
        Piece { color: self.color(), role: self.role() }
    }
}

impl core::fmt::Debug for PieceId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{}", self.piece().letter(), self.slot())
    }
}

const ROLE_OF_SLOT: [Role; 16] = {
    let mut roles = [Role::Soldier; 16];
    let mut i = 0;
    while i < Role::ALL.len() {
        let (mut slot, end) = Role::ALL[i].slots();
        while slot < end {
            roles[slot] = Role::ALL[i];
            slot += 1;
        }
        i += 1;
    }
    roles
};
