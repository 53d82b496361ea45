//! The interface between a game's history and the rule set that judges it.

use crate::color::Color;
use crate::fen::Counters;
use crate::history::History;
use crate::outcome::{Claim, ClaimReason, Conduct, Reason, Ruling, Warning};
use crate::position::Position;
use alloc::vec::Vec;

/// A rule set applied to one game. It keeps counters of its own beside the history, and may cache what it computes;
/// caching never changes a result.
pub trait Arbiter<P: Position>: Clone {
    /// Takes note of a ply played: the last one of `history`.
    fn played(&mut self, history: &History<P>);
    /// Takes note that the last ply was undone.
    fn undone(&mut self);
    /// Returns the ruling if the side to move has no legal move.
    fn ending(&self, position: &P) -> Option<Ruling>;
    /// Returns the ruling that the moves played have brought about, while there are legal moves.
    fn judgement(&mut self, history: &History<P>) -> Option<Ruling>;
    /// Returns the limits that are close.
    fn warnings(&mut self, history: &History<P>) -> Vec<Warning>;
    /// Returns what these plies did, in the terms of the rule set. Ply `n` leads to node `n`.
    fn conduct(&mut self, history: &History<P>, plies: &[usize]) -> Vec<Conduct<P>>;
    /// Returns the side that must change its play with its next ply, and the ruling it faces otherwise.
    fn must_change(&self, _history: &History<P>) -> Option<(Color, &Ruling)> {
        None
    }
    /// Returns the counters of the current position as the limits count them, for its FEN.
    fn counters(&self, history: &History<P>) -> Counters {
        history.counters()
    }
    /// Whether the rule set forbids moves that it could punish with a loss.
    fn forbids_violations(&self) -> bool;

    /// Returns the draws that the side to move may claim while the game goes on.
    fn claims(&self, _history: &History<P>) -> Vec<Claim<P::Move>> {
        Vec::new()
    }
    /// Returns the ruling for a claim listed by [`claims`](Self::claims).
    fn claimed(&self, _history: &History<P>, claim: &Claim<P::Move>) -> Ruling {
        let reason = match claim.reason {
            ClaimReason::Threefold => Reason::Repetition,
            ClaimReason::FiftyMove => Reason::MoveLimit,
        };
        Ruling::by_position(None, reason, claim.reason.code())
    }
    /// Returns the ruling if the time of `loser` runs out in a position.
    fn timeout(&self, _position: &P, loser: Color) -> Ruling {
        Ruling::by_position(Some(!loser), Reason::Timeout, "timeout")
    }

    /// Returns the ruling if `loser` resigns in a position.
    fn resigned(&self, _position: &P, loser: Color) -> Ruling {
        Ruling::by_position(Some(!loser), Reason::Resignation, "resignation")
    }
    /// Returns the ruling if both sides agree on a draw; `None` if it is too early for that.
    fn agreed(&self, _history: &History<P>) -> Option<Ruling> {
        Some(Ruling::by_position(None, Reason::Agreement, "agreement"))
    }

    /// Returns the ruling by the rules alone, if any. A side without a legal move comes first.
    fn ruling(&mut self, history: &History<P>) -> Option<Ruling> {
        self.ending(history.position()).or_else(|| self.judgement(history))
    }
}
