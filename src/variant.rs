//! What makes positions a game that can be played, judged and written: the one interface through which
//! [`Game`](crate::game::Game) knows xiangqi and chess.

use crate::arbiter::Arbiter;
use crate::color::Color;
use crate::error::{Illegality, SetupError, SetupPolicy};
use crate::fen::{Castling, Counters};
use crate::history::History;
use crate::notation::Notate;
use crate::ruleset::RuleSet;
use alloc::string::String;
use alloc::vec::Vec;

/// A game. Implemented by the positions of [`Xiangqi`](crate::xiangqi::Xiangqi) and [`Chess`](crate::chess::Chess).
pub trait Variant: Notate {
    /// Its rule sets.
    type Rules: RuleSet;
    /// Who judges it.
    type Judge: Arbiter<Self>;
    /// What can be impossible about a position.
    type Fault: Copy + Eq + core::fmt::Debug + core::fmt::Display;

    /// What the side that moves first is called.
    const FIRST: &'static str;
    /// The cause that the game is over.
    const GAME_OVER: Self::Cause;
    /// The cause that the rule set forbids the move; as [`GAME_OVER`](Self::GAME_OVER) where none does.
    const BARRED: Self::Cause;

    /// The starting position.
    fn starting(castling: Castling) -> Self;

    /// Reads a FEN.
    ///
    /// # Errors
    /// The text is no FEN, or the position is not admitted: then with every fault.
    fn read_fen(text: &str, castling: Castling, policy: SetupPolicy) -> FenResult<Self>;

    /// The canonical FEN.
    fn write_fen(&self, counters: Counters) -> String;

    /// A judge by a rule set, for a game that begins as `history` does.
    fn judge(rules: Self::Rules, history: &History<Self>) -> Self::Judge;

    /// The judge's rule set.
    fn rules(judge: &Self::Judge) -> &Self::Rules;

    /// The pieces that give check to the side to move.
    fn checking(&self) -> Vec<Self::Square>;

    /// Can a side still win on the board by some series of legal moves? `None` where that is not found out within the
    /// bounds of the work.
    fn can_mate(&self, color: Color) -> Option<bool>;

    /// Why a move is not legal, by the position and what was played before; `None` if it is.
    fn why_not(history: &History<Self>, m: Self::Move) -> Option<Illegality<Self::Cause, Self::Square>>;

    /// What a side is called: Red in xiangqi is White in chess.
    fn color_name(color: Color) -> &'static str {
        match color {
            Color::White => Self::FIRST,
            Color::Black => "black",
        }
    }
}

/// A position with what its FEN counts, or why there is none.
pub type FenResult<V> = Result<(V, Counters), FenError<V>>;

/// Why a FEN gives no position.
pub type FenError<V> = SetupError<<V as Variant>::Fault, <V as crate::position::Position>::Square>;
