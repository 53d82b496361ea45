//! Moves, pieces and reasons of both games as small numbers, which is how they cross to JavaScript.
//!
//! * A *packed move* is `from | to << 8 | promotion << 16`; squares are `rank * files + file`, the promotion is the
//!   number of the role (2 knight, 3 bishop, 4 rook, 5 queen; 0 for none).
//! * A *move word* adds what the move did: bits 20–23 the piece that moves, 24–27 the piece captured (0 for none),
//!   bit 28 castling on the king's side, 29 on the queen's side, 30 en passant.
//! * A *piece code* is the number of the role, plus 8 for Black; 0 is an empty square.

#[cfg(feature = "chess")]
mod chess;
#[cfg(feature = "xiangqi")]
mod xiangqi;

use super::view::{Failure, RulesChoice};
use crate::arbiter::Arbiter;
use crate::color::Color;
use crate::error::Illegality;
use crate::fen::Counters;
use crate::history::History;
use crate::notation::Notate;
use crate::ruleset::FieldValue;

/// An [`Illegality`](crate::error::Illegality) as numbers: the code's place in the game's list, and square indices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedIllegality {
    /// Index into the `ALL` list of the game's causes.
    pub code: usize,
    /// Square indices.
    pub squares: Vec<usize>,
}

/// A game as numbers.
pub trait Packed: Notate {
    /// Who judges it.
    type Arbiter: Arbiter<Self>;
    /// The cause that a rule set bars a move, and the cause that the game is over, as places in the list of causes.
    const BARRED: usize;
    /// See [`BARRED`](Self::BARRED).
    const GAME_OVER: usize;

    /// The move that a packed move names, if both squares are on the board.
    fn unpack(packed: u32) -> Option<Self::Move>;
    /// The move word of a move that had this effect.
    fn word(m: Self::Move, effect: Self::Effect) -> u32;
    /// The move word of a legal move in this position.
    fn word_of(&self, m: Self::Move) -> u32 {
        let mut next = *self;
        Self::word(m, next.play(m))
    }
    /// The piece codes of all squares.
    fn codes(&self) -> Vec<u32>;
    /// The squares of the pieces that give check to the side to move.
    fn checking(&self) -> Vec<usize>;
    /// Can a side still win on the board by some series of legal moves? `None` where that is not known.
    fn can_mate(&self, color: Color) -> Option<bool>;
    /// Why a packed move is not legal; `None` if it is.
    fn why_not(history: &History<Self>, packed: u32) -> Option<PackedIllegality>;
    /// An illegality as numbers.
    fn packed_illegality(why: Illegality<Self::Cause, Self::Square>) -> PackedIllegality;
    /// The canonical FEN.
    fn to_fen(&self, counters: Counters) -> String;
    /// The text of a cause, by its place in the list.
    fn cause(code: usize) -> &'static str;
    /// The text of a square index.
    fn square(index: usize) -> String;
    /// A judge by a rule set.
    ///
    /// # Errors
    /// No such set, or no such custom set.
    fn arbiter(choice: &RulesChoice, history: &History<Self>) -> Result<Self::Arbiter, Failure>;
    /// The name of the judge's rule set, and whether fields of it were replaced.
    fn rules_of(arbiter: &Self::Arbiter) -> (&'static str, bool);
    /// The named rule sets with the fields that a custom one may replace.
    fn rule_sets() -> Vec<(&'static str, Vec<(&'static str, FieldValue)>)>;
}

/// The parts of a packed move: from, to, promotion.
fn parts(packed: u32) -> (usize, usize, u32) {
    ((packed & 0xff) as usize, (packed >> 8 & 0xff) as usize, packed >> 16)
}
