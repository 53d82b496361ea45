//! International chess, cờ vua.
//!
//! The board has eight files and eight ranks of squares; White moves first (FIDE Laws of Chess, articles 2 and 3).
//!
//! * The *rook* goes any distance along a line, the *bishop* any distance diagonally, the *queen* both; none jumps.
//! * The *knight* goes two squares along a line and one aside, over any pieces between.
//! * The *pawn* goes one square forward to an empty square, or two from its starting square; it captures one square
//!   diagonally forward. A pawn that has just gone two squares can be captured by a pawn as if it had gone one (*en
//!   passant*). On the last rank it promotes to a queen, rook, bishop or knight.
//! * The *king* goes one square. Once it may *castle* with a rook, if neither has moved, nothing stands in the way of
//!   either, and no square that the king leaves, crosses or reaches is attacked: the king goes to the c- or g-file, the
//!   rook to its other side. In Chess960 both may start on other files; they end on the same ones.
//!
//! No move may leave one's own king attacked. A side without a legal move is checkmated if it is in check; otherwise
//! the game is drawn.

mod attacks;
mod bitboard;
mod board;
mod castling;
mod chess960;
mod explain;
mod legal;
mod moves;
mod notation;
mod piece;
mod position;
mod referee;
mod rules;
mod setup;
mod square;
mod variant;

pub use bitboard::Bitboard;
pub use board::Board;
pub use castling::{CastlingRight, RookName};
pub use explain::{Cause, explain};
pub use moves::Move;
pub use piece::{Piece, Role, Side};
pub use position::{Chess, Effect};
pub use referee::{Judge, Life, can_mate, life};
pub use rules::Rules;
pub use setup::{Setup, SetupFault};
pub use square::Square;

#[cfg(feature = "serde")]
crate::serial::as_text!(Square, Move, Piece);
