//! The interface through which [`Game`](crate::game::Game) plays, judges and writes xiangqi and chess.

use crate::arbiter::Arbiter;
use crate::codes::Code;
use crate::color::Color;
use crate::error::{Illegality, SetupError, SetupPolicy};
use crate::fen::{Castling, Counters};
use crate::history::History;
use crate::notation::Notate;
use crate::ruleset::RuleSet;
use alloc::string::String;
use alloc::vec::Vec;

/// A game, implemented by its positions: [`Xiangqi`](crate::xiangqi::Xiangqi) and [`Chess`](crate::chess::Chess).
pub trait Variant: Notate {
    /// The rule sets.
    type Rules: RuleSet;
    /// The judge.
    type Judge: Arbiter<Self>;
    /// The faults a position can have.
    type Fault: Code;

    /// The name of the side that moves first.
    const FIRST: &'static str;
    /// The cause code for a finished game.
    const GAME_OVER: Self::Cause;
    /// The cause code for a move that the rule set forbids; [`GAME_OVER`](Self::GAME_OVER) if no rule set forbids any.
    const BARRED: Self::Cause;

    /// Returns the starting position.
    fn starting(castling: Castling) -> Self;

    /// Reads a FEN.
    ///
    /// # Errors
    /// The text is not a FEN, or the position is not accepted; every fault of a position is listed.
    fn read_fen(text: &str, castling: Castling, policy: SetupPolicy) -> FenResult<Self>;

    /// Reads the FEN of a record: any playable position, without its impossible rights, and whether there were any. `None` if
    /// it is not playable.
    fn read_loosely(text: &str, castling: Castling) -> Option<(Self, Counters, bool)> {
        let (position, counters) = Self::read_fen(text, castling, SetupPolicy::Playable).ok()?;
        Some((position, counters, false))
    }

    /// Returns the canonical FEN.
    fn write_fen(&self, counters: Counters) -> String;

    /// Creates the judge for a game with this history, under a rule set.
    fn judge(rules: Self::Rules, history: &History<Self>) -> Self::Judge;

    /// Returns the judge's rule set.
    fn rules(judge: &Self::Judge) -> &Self::Rules;

    /// Returns the pieces giving check to the side to move.
    fn checking(&self) -> Vec<Self::Square>;

    /// Whether a side can still win on the board by some series of legal moves; `None` if the bounded search does not
    /// find out.
    fn can_mate(&self, color: Color) -> Option<bool>;

    /// Returns why a move is illegal, given the position and its history; `None` if it is legal.
    fn why_not(history: &History<Self>, m: Self::Move) -> Option<Illegality<Self::Cause, Self::Square>>;

    /// Returns the name of a side: Red in xiangqi is White in chess.
    fn color_name(color: Color) -> &'static str {
        match color {
            Color::White => Self::FIRST,
            Color::Black => "black",
        }
    }
}

/// A position with the counters of its FEN, or why it was refused.
pub type FenResult<V> = Result<(V, Counters), FenError<V>>;

/// Why a FEN was refused.
pub type FenError<V> = SetupError<<V as Variant>::Fault, <V as crate::position::Position>::Square>;
