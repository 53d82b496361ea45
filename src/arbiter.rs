//! Who judges a game: the small interface between its record and a rule set.

use crate::color::Color;
use crate::fen::Counters;
use crate::history::History;
use crate::outcome::{Claim, ClaimReason, Conduct, Reason, Ruling, Warning};
use crate::position::Position;
use alloc::vec::Vec;

/// A rule set at work on one game. It keeps its own counters beside the history and answers from both; what it finds out
/// when it is asked it may keep, which changes no answer.
pub trait Arbiter<P: Position>: Clone {
    /// A ply has been played: the last one of `history`.
    fn played(&mut self, history: &History<P>);
    /// The last ply has been taken back.
    fn undone(&mut self);
    /// How the game has ended if the side to move has no legal move.
    fn ending(&self, position: &P) -> Option<Ruling>;
    /// How the game has ended, while there are legal moves, by what was played.
    fn judgement(&mut self, history: &History<P>) -> Option<Ruling>;
    /// The limits that come near.
    fn warnings(&mut self, history: &History<P>) -> Vec<Warning>;
    /// What these plies did, in the terms of the rule set. Ply `n` is the one that led to node `n`.
    fn conduct(&mut self, history: &History<P>, plies: &[usize]) -> Vec<Conduct<P>>;
    /// The side that has to play otherwise with its next ply, and how the game would end by what it did.
    fn must_change(&self, _history: &History<P>) -> Option<(Color, &Ruling)> {
        None
    }
    /// The counters of the current position for its FEN, as the limits count them.
    fn counters(&self, history: &History<P>) -> Counters {
        history.counters()
    }
    /// Does the rule set forbid moves for which it could make a side lose?
    fn forbids_violations(&self) -> bool;

    /// The draws that the side to move may claim while the game goes on.
    fn claims(&self, _history: &History<P>) -> Vec<Claim<P::Move>> {
        Vec::new()
    }
    /// How the game ends by a claim that is among [`claims`](Self::claims).
    fn claimed(&self, _history: &History<P>, claim: &Claim<P::Move>) -> Ruling {
        let reason = match claim.reason {
            ClaimReason::Threefold => Reason::Repetition,
            ClaimReason::FiftyMove => Reason::MoveLimit,
        };
        Ruling::by_position(None, reason, claim.reason.code())
    }
    /// How the game ends when the time of `loser` runs out in a position.
    fn timeout(&self, _position: &P, loser: Color) -> Ruling {
        Ruling::by_position(Some(!loser), Reason::Timeout, "timeout")
    }

    /// How the game ends when a side resigns in a position.
    fn resigned(&self, _position: &P, loser: Color) -> Ruling {
        Ruling::by_position(Some(!loser), Reason::Resignation, "resignation")
    }
    /// How the game ends when both sides agree on a draw; `None` where it is too early for that.
    fn agreed(&self, _history: &History<P>) -> Option<Ruling> {
        Some(Ruling::by_position(None, Reason::Agreement, "agreement"))
    }

    /// How the game stands ended, if it has, by the rules alone. A side without a legal move comes first.
    fn ruling(&mut self, history: &History<P>) -> Option<Ruling> {
        self.ending(history.position()).or_else(|| self.judgement(history))
    }
}
