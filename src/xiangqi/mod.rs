//! Xiangqi, cờ tướng.
//!
//! The board has nine files and ten ranks; pieces stand on the ninety points where they cross. The river lies between
//! ranks 4 and 5; the palaces are the nine points d0–f2 and d7–f9. Red moves first.
//!
//! * The *general* steps one point along a line inside its palace; the *advisor* one point diagonally inside it.
//! * The *elephant* goes two points diagonally on its own side of the river; a piece on the point between (its eye)
//!   blocks it.
//! * The *horse* goes one point along a line and then one diagonally outwards; a piece on the first point (its leg)
//!   blocks it.
//! * The *chariot* goes any distance along a line; so does the *cannon*, but to capture it must jump exactly one piece,
//!   its screen.
//! * The *soldier* goes one point forward, and across the river also one sideways; never backward.
//!
//! A side must not leave its general open to capture, and the two generals must not face each other on an open
//! file. A side without a legal move has lost, in check or not (CXA 2020 article 3; the other rule sets agree).

mod board;
mod check;
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
mod winnable;

pub use board::{Board, can_stand, in_palace, is_across};
pub use explain::{Cause, explain};
pub use moves::Move;
pub use piece::{Piece, PieceId, Role};
pub use position::{Advance, Compact, Effect, Xiangqi};
pub use referee::{Attack, Conduct, Judge, Standing, ending};
pub use rules::{Chases, Effective, Material, NoCapture, Progress, Repetition, Rounds, Rules, Sanction, Uncovered};
pub use setup::{Setup, SetupFault};
pub use square::Square;
pub use winnable::can_mate;

#[cfg(feature = "serde")]
crate::serial::as_text!(Square, Move, Piece);
