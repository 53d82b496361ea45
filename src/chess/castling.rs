//! Rights to castle as FEN tells them. Knows no moves.

use super::bitboard::Bitboard;
use super::board::Board;
use super::piece::{Piece, Role, Side};
use super::setup::SetupFault;
use super::square::Square;
use crate::color::Color;
use crate::error::{Fault, TextError, TextFault};
use crate::fen::Token;

/// A claimed right to castle: it may name a rook that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CastlingRight {
    /// Whose.
    pub color: Color,
    /// With which rook.
    pub rook: RookName,
}

/// How a right to castle names its rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RookName {
    /// The outermost rook on this side of the king, as `K` and `Q` do.
    Outermost(Side),
    /// The rook on this file 0–7, as the letters of Shredder-FEN do.
    OnFile(usize),
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

    /// The square of the rook.
    ///
    /// # Errors
    /// What is missing: the king on its place, or the rook.
    pub(super) fn rook(self, board: &Board, chess960: bool) -> Result<Square, Fault<SetupFault, Square>> {
        let rank = back_rank(self.color);
        let fault = |code, square: Option<Square>| Fault {
            code,
            color: Some(self.color),
            squares: square.into_iter().collect(),
        };
        let home = Square::at(4, rank);
        let mut kings = board.pieces(self.color, Role::King);
        let king = match (kings & Bitboard::rank(rank)).next() {
            Some(king) if chess960 || Some(king) == home => king,
            _ => return Err(fault(SetupFault::CastlingWithoutKing, kings.next().or(home))),
        };
        let place = match self.rook {
            RookName::OnFile(file) => Square::at(file, rank),
            RookName::Outermost(side) if chess960 => outermost(board, self.color, king, side),
            RookName::Outermost(Side::King) => Square::at(7, rank),
            RookName::Outermost(Side::Queen) => Square::at(0, rank),
        };
        let rook = Some(Piece { color: self.color, role: Role::Rook });
        match place {
            Some(square) if board.piece_at(square) == rook && (chess960 || matches!(square.file(), 0 | 7)) => {
                Ok(square)
            }
            place => Err(fault(SetupFault::CastlingWithoutRook, place.or(Some(king)))),
        }
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

const fn back_rank(color: Color) -> usize {
    match color {
        Color::White => 0,
        Color::Black => 7,
    }
}

/// The rook on the back rank that is farthest from the king on one side of it.
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

/// Writes the castling field in X-FEN: `KQkq` where the rook is the outermost, else the letter of its file.
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
