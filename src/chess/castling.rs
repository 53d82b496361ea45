//! Castling rights as given in FEN. Knows no moves.

use super::bitboard::Bitboard;
use super::board::Board;
use super::piece::{Role, Side};
use super::square::Square;
use crate::color::Color;
use crate::error::{TextError, TextFault};
use crate::fen::Token;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// A claimed castling right, possibly with a rook that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CastlingRight {
    /// The side.
    pub color: Color,
    /// The rook.
    pub rook: RookName,
}

/// How a castling right names its rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RookName {
    /// The outermost rook on this side of the king, as with `K` and `Q`.
    Outermost(Side),
    /// The rook on this file 0–7, as with the letters of Shredder-FEN.
    OnFile(usize),
}

/// What a castling right lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Missing {
    /// The king is not where it could castle from but here, or should be here.
    King(Square),
    /// No rook stands here; or beside the king, if it could stand on several squares.
    Rook(Square),
}

impl CastlingRight {
    /// The right to castle with the rook on this square.
    pub const fn of_rook(color: Color, rook: Square) -> Self {
        Self { color, rook: RookName::OnFile(rook.file()) }
    }

    const fn of_letter(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rook = match letter.to_ascii_uppercase() {
            'K' => RookName::Outermost(Side::King),
            'Q' => RookName::Outermost(Side::Queen),
            file @ 'A'..='H' => RookName::OnFile(file as usize - 'A' as usize),
            _ => return None,
        };
        Some(Self { color, rook })
    }

    /// Returns the square of the rook.
    ///
    /// # Errors
    /// What is missing.
    pub(super) fn rook(self, board: &Board, chess960: bool) -> Result<Square, Missing> {
        let rank = back_rank(self.color);
        let on_file = |file: usize| Square::wrapped((rank * Square::FILES + file) as u32);
        let home = on_file(4);
        let mut kings = board.pieces(self.color, Role::King);
        let king = match (kings & Bitboard::rank(rank)).next() {
            Some(king) if chess960 || king == home => king,
            _ => return Err(Missing::King(kings.next().unwrap_or(home))),
        };
        let place = match self.rook {
            RookName::OnFile(file @ 0..8) => on_file(file),
            RookName::OnFile(_) => return Err(Missing::Rook(king)),
            RookName::Outermost(side) if chess960 => {
                outermost(board, self.color, king, side).ok_or(Missing::Rook(king))?
            }
            RookName::Outermost(Side::King) => on_file(7),
            RookName::Outermost(Side::Queen) => on_file(0),
        };
        let is_rook = board.pieces(self.color, Role::Rook).has(place);
        if is_rook && (chess960 || matches!(place.file(), 0 | 7)) { Ok(place) } else { Err(Missing::Rook(place)) }
    }

    fn letter(self, board: &Board, chess960: bool) -> (Side, char) {
        let king = board.king(self.color);
        let (side, letter) = match self.rook {
            RookName::Outermost(side) => (side, None),
            RookName::OnFile(file) => {
                let side = if file > king.file() { Side::King } else { Side::Queen };
                let rook = Square::at(file, back_rank(self.color));
                let is_plain = match chess960 {
                    true => rook.is_some() && outermost(board, self.color, king, side) == rook,
                    false => matches!(file, 0 | 7),
                };
                (side, if is_plain { None } else { Some(char::from(b'A' + (file & 7) as u8)) })
            }
        };
        let plain = match side {
            Side::King => 'K',
            Side::Queen => 'Q',
        };
        let letter = letter.unwrap_or(plain);
        (side, if self.color == Color::White { letter } else { letter.to_ascii_lowercase() })
    }
}

pub(super) const fn back_rank(color: Color) -> usize {
    match color {
        Color::White => 0,
        Color::Black => 7,
    }
}

/// Returns the rook on the back rank farthest from the king on one side of it.
fn outermost(board: &Board, color: Color, king: Square, side: Side) -> Option<Square> {
    let mut rooks = board.pieces(color, Role::Rook) & Bitboard::rank(back_rank(color));
    match side {
        Side::King => rooks.filter(|rook| rook.file() > king.file()).last(),
        Side::Queen => rooks.find(|rook| rook.file() < king.file()),
    }
}

/// Reads the castling field; see [`Setup::parse`](super::Setup::parse) for what is accepted.
pub(super) fn read_castling(token: Token<'_>, board: &Board, chess960: bool) -> Result<Vec<CastlingRight>, TextError> {
    let mut rights = Vec::new();
    if token.text == "-" {
        return Ok(rights);
    }
    for (at, letter) in token.text.chars().enumerate() {
        let right = CastlingRight::of_letter(letter)
            .filter(|right| chess960 || matches!(right.rook, RookName::Outermost(_) | RookName::OnFile(0 | 7)))
            .filter(|right| !rights.contains(right));
        let expected = if chess960 { "- or some of KQkq, A-H, a-h, each once" } else { "- or some of KQkq, each once" };
        rights.push(right.ok_or_else(|| token.error(at, TextFault::BadCastling, "castling", expected))?);
    }
    let all_four = rights.len() == 4 && rights.iter().all(|right| matches!(right.rook, RookName::Outermost(_)));
    if all_four {
        rights.retain(|right| right.rook(board, chess960).is_ok());
    }
    Ok(rights)
}

/// Writes the castling field in X-FEN: `KQkq` for the outermost rook, otherwise the letter of its file.
pub(super) fn write_castling(rights: &[CastlingRight], board: &Board, chess960: bool) -> String {
    let mut text = String::new();
    for color in Color::ALL {
        for side in Side::ALL {
            let letters = rights.iter().filter(|right| right.color == color).map(|right| right.letter(board, chess960));
            for (_, letter) in letters.filter(|&(towards, _)| towards == side) {
                if !text.contains(letter) {
                    text.push(letter);
                }
            }
        }
    }
    if text.is_empty() { "-".to_owned() } else { text }
}
