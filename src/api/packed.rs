//! Moves and pieces of both games as small numbers, for where an object would be too expensive in JavaScript.
//!
//! * A *packed move* is `from | to << 8 | promotion << 16`; squares are `rank * files + file`, the promotion is the
//!   number of the role (2 knight, 3 bishop, 4 rook, 5 queen; 0 for none).
//! * A *move word* adds the effect of the move: bits 20–23 the piece that moves, 24–27 the piece captured (0 for none),
//!   bit 28 castling on the king's side, 29 on the queen's side, 30 en passant.
//! * A *piece code* is the number of the role, plus 8 for Black; 0 is an empty square.

use super::answer::Text;
use crate::variant::Variant;
use alloc::vec::Vec;

/// The part of a move word that is the packed move.
pub const PACKED: u32 = 0xf_ffff;
/// In a move word: castling on the king's side.
pub const CASTLING_KING: u32 = 1 << 28;
/// In a move word: castling on the queen's side.
pub const CASTLING_QUEEN: u32 = 1 << 29;
/// In a move word: en passant.
pub const EN_PASSANT: u32 = 1 << 30;

/// A game whose moves can be packed.
pub trait Packed: Variant + 'static {
    /// The number of files.
    const FILES: usize;
    /// The number of ranks.
    const RANKS: usize;
    /// The digit of the lowest rank.
    const LOWEST: u8;
    /// The cause for a packed move with a promotion in a game without promotions.
    const NO_PROMOTION: Option<Self::Cause>;

    /// Unpacks a packed move, if both squares are on the board. A promotion unknown to the game is left to `promotes`.
    fn unpack(packed: u32) -> Option<Self::Move>;

    /// Returns the move word of a move with this effect.
    fn word(m: Self::Move, effect: Self::Effect) -> u32;

    /// Returns the move word of a legal move in this position, without playing it.
    fn word_of(&self, m: Self::Move) -> u32;

    /// Returns the piece codes of all squares.
    fn codes(&self) -> Vec<u32>;

    /// Returns the square a move starts from.
    fn origin(m: Self::Move) -> Self::Square;

    /// Returns the name of a square, avoiding the formatting code, which weighs more.
    fn square_text(square: Self::Square) -> Text;

    /// Returns the UCI text of a move.
    fn move_text(m: Self::Move) -> Text;

    /// Returns the letters of the roles, by their numbers.
    #[cfg(test)]
    fn letters() -> alloc::string::String;
}

/// Whether the packed move has a promotion.
pub(super) const fn promotes(packed: u32) -> bool {
    packed >> 16 != 0
}

/// Returns the squares of a packed move, as indices: from, to.
const fn squares(packed: u32) -> (usize, usize) {
    ((packed & 0xff) as usize, (packed >> 8 & 0xff) as usize)
}

#[cfg(feature = "xiangqi")]
mod xiangqi {
    use alloc::vec::Vec;

    use super::{Packed, Text, squares};
    #[cfg(test)]
    use crate::xiangqi::Role;
    use crate::xiangqi::{Cause, Effect, Move, Piece, Square, Xiangqi};

    fn code(piece: Piece) -> u32 {
        piece.role as u32 | (piece.color as u32) << 3
    }

    impl Packed for Xiangqi {
        const FILES: usize = Square::FILES;
        const RANKS: usize = Square::RANKS;
        const LOWEST: u8 = b'0';
        const NO_PROMOTION: Option<Cause> = Some(Cause::PromotionUnexpected);

        fn unpack(packed: u32) -> Option<Move> {
            let (from, to) = squares(packed);
            Some(Move { from: Square::from_index(from)?, to: Square::from_index(to)? })
        }

        fn word(m: Move, effect: Effect) -> u32 {
            let captured = effect.captured.map_or(0, |piece| code(piece.piece()));
            m.from.index() as u32 | (m.to.index() as u32) << 8 | code(effect.piece.piece()) << 20 | captured << 24
        }

        // Only the two points matter, and a board is too large to copy for each move of a list.
        #[inline(always)]
        fn word_of(&self, m: Move) -> u32 {
            let at = |square| self.board().piece_at(square).map_or(0, code);
            m.from.index() as u32 | (m.to.index() as u32) << 8 | at(m.from) << 20 | at(m.to) << 24
        }

        fn codes(&self) -> Vec<u32> {
            Square::all().map(|square| self.board().piece_at(square).map_or(0, code)).collect()
        }

        fn origin(m: Move) -> Square {
            m.from
        }

        fn square_text(square: Square) -> Text {
            Text::of_square(square.file(), square.rank(), Self::LOWEST)
        }

        fn move_text(m: Move) -> Text {
            Self::square_text(m.from).and(Self::square_text(m.to))
        }

        #[cfg(test)]
        fn letters() -> alloc::string::String {
            Role::ALL.map(Role::letter).iter().collect()
        }
    }
}

#[cfg(feature = "chess")]
mod chess {
    use alloc::vec::Vec;

    use super::{CASTLING_KING, CASTLING_QUEEN, EN_PASSANT, Packed, Text, squares};
    use crate::chess::{Cause, Chess, Effect, Move, Piece, Role, Side, Square};

    const PAWN: u32 = Role::Pawn as u32;
    const KING: u32 = Role::King as u32;
    /// The difference between the codes of a black piece and a white one.
    const BLACK: u32 = 8;

    impl Packed for Chess {
        const FILES: usize = Square::FILES;
        const RANKS: usize = Square::RANKS;
        const LOWEST: u8 = b'1';
        const NO_PROMOTION: Option<Cause> = None;

        fn unpack(packed: u32) -> Option<Move> {
            let (from, to) = squares(packed);
            let promotion = match packed >> 16 {
                0 => None,
                number => Some(Role::from_number(number)?),
            };
            Some(Move { from: Square::from_index(from)?, to: Square::from_index(to)?, promotion })
        }

        fn word(m: Move, effect: Effect) -> u32 {
            let captured = effect.captured.map_or(0, |role| Piece { color: !effect.piece.color, role }.code());
            let castling = match effect.castling {
                None => 0,
                Some(Side::King) => CASTLING_KING,
                Some(Side::Queen) => CASTLING_QUEEN,
            };
            m.from.index() as u32
                | (m.to.index() as u32) << 8
                | m.promotion.map_or(0, |role| (role as u32) << 16)
                | effect.piece.code() << 20
                | captured << 24
                | castling
                | if effect.en_passant { EN_PASSANT } else { 0 }
        }

        fn word_of(&self, m: Move) -> u32 {
            let (piece, taken) = (self.board().code_at(m.from), self.board().code_at(m.to));
            let plain = m.from.index() as u32
                | (m.to.index() as u32) << 8
                | m.promotion.map_or(0, |role| (role as u32) << 16)
                | piece << 20;
            match piece & 7 {
                PAWN if taken == 0 && m.from.file() != m.to.file() => plain | (piece ^ BLACK) << 24 | EN_PASSANT,
                KING => match self.castling_side(m) {
                    None => plain | taken << 24,
                    Some(Side::King) => plain | CASTLING_KING,
                    Some(Side::Queen) => plain | CASTLING_QUEEN,
                },
                _ => plain | taken << 24,
            }
        }

        fn codes(&self) -> Vec<u32> {
            Square::all().map(|square| self.board().code_at(square)).collect()
        }

        fn origin(m: Move) -> Square {
            m.from
        }

        fn square_text(square: Square) -> Text {
            Text::of_square(square.file(), square.rank(), Self::LOWEST)
        }

        fn move_text(m: Move) -> Text {
            let squares = Self::square_text(m.from).and(Self::square_text(m.to));
            m.promotion.map_or(squares, |role| squares.with(role.letter().to_ascii_lowercase() as u8))
        }

        #[cfg(test)]
        fn letters() -> alloc::string::String {
            Role::ALL.map(Role::letter).iter().collect()
        }
    }
}
