//! The judge of chess: applies the data of a rule set.
//!
//! # The order of endings
//! When one ply meets several conditions, the first of these counts:
//! 1. no legal move: checkmate (5.1.1), stalemate (5.2.1);
//! 2. dead position (5.2.2);
//! 3. the fifth occurrence of a position (9.6.1);
//! 4. seventy-five moves of each side without a capture or a pawn's move (9.6.2).
//!
//! The first two end the game "immediately" by the move that brings them about, and 9.6.2 gives checkmate precedence in
//! so many words. The counter of the starting FEN counts: it says what was played before. The articles are those of the
//! FIDE Laws; other sets name the rule.

use super::claims::claims;
use super::dead::{Life, can_mate, is_dead, life};
use crate::arbiter::Arbiter;
use crate::chess::moves::Move;
use crate::chess::position::Chess;
use crate::chess::rules::Rules;
use crate::color::Color;
use crate::history::History;
use crate::outcome::{Claim, ClaimReason, Conduct, Nature, Reason, Ruling, Warning};
use crate::position::Position;
use alloc::vec::Vec;

/// A rule set at work on a game. All that it counts is in the history.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    rules: Rules,
}

impl Judge {
    /// A judge.
    pub fn new(rules: Rules) -> Self {
        Self { rules }
    }

    /// The rule set.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Where a rule stands: an article of the Laws, or its name in other sets.
    fn article(&self, fide: &'static str, name: &'static str) -> &'static str {
        if self.rules.base == Rules::FIDE.base { fide } else { name }
    }

    /// The same of a rule with a number: an article only where the number is that of the Laws.
    fn counted<T: PartialEq>(
        &self,
        count: impl Fn(&Rules) -> T,
        fide: &'static str,
        name: &'static str,
    ) -> &'static str {
        if count(&self.rules) == count(&Rules::FIDE) { self.article(fide, name) } else { name }
    }

    fn dead_position(&self) -> Ruling {
        Ruling::by_position(None, Reason::DeadPosition, self.article("5.2.2", "dead-position"))
    }

    fn repetition_ruling(&self, history: &History<Chess>) -> Option<Ruling> {
        let needed = self.rules.draw_occurrences?;
        let ends = history.current().occurrence >= u32::from(needed.get());
        let article = self.counted(|rules| rules.draw_occurrences, "9.6.1", "repetition");
        ends.then(|| repetition(history, history.position(), article))
    }

    fn moves_ruling(&self, history: &History<Chess>) -> Option<Ruling> {
        let moves = self.rules.draw_moves?;
        let ends = history.current().halfmove >= 2 * u32::from(moves.get());
        let article = self.counted(|rules| rules.draw_moves, "9.6.2", "move-limit");
        ends.then(|| Ruling::by_position(None, Reason::MoveLimit, article))
    }
}

/// A draw by repetition of a position: it rests on the plies since that first stood.
fn repetition(history: &History<Chess>, position: &Chess, article: &'static str) -> Ruling {
    let first = history.nodes().iter().position(|node| node.position == *position).unwrap_or(0);
    let plies = (first + 1..=history.ply()).collect();
    Ruling { winner: None, reason: Reason::Repetition, article, plies }
}

/// The side that wins when the other gives up or runs out of time; nobody where it would have to be able to mate and
/// certainly is not.
fn may_win(position: &Chess, side: Color, needs_mate: bool) -> Option<Color> {
    (!needs_mate || can_mate(position, side) != Some(false)).then_some(side)
}

impl Arbiter<Chess> for Judge {
    fn played(&mut self, _: &History<Chess>) {}

    fn undone(&mut self) {}

    fn ending(&self, position: &Chess) -> Option<Ruling> {
        if position.count_legal() > 0 {
            return None;
        }
        Some(if position.is_check() {
            let article = self.article("5.1.1", "checkmate");
            Ruling::by_position(Some(!position.turn()), Reason::Checkmate, article)
        } else {
            Ruling::by_position(None, Reason::Stalemate, self.article("5.2.1", "stalemate"))
        })
    }

    fn judgement(&mut self, history: &History<Chess>) -> Option<Ruling> {
        if self.rules.dead_position && is_dead(&history.current().position) {
            return Some(self.dead_position());
        }
        self.repetition_ruling(history).or_else(|| self.moves_ruling(history))
    }

    fn warnings(&mut self, history: &History<Chess>) -> Vec<Warning> {
        let (rules, node) = (&self.rules, history.current());
        let mut warnings = Vec::new();
        let mut warn = |reason, count, limit| warnings.push(Warning { reason, color: None, count, limit });
        for limit in [rules.claim_occurrences, rules.draw_occurrences].into_iter().flatten() {
            let limit = u32::from(limit.get());
            if node.occurrence >= 2 && node.occurrence + 1 == limit {
                warn(Reason::Repetition, node.occurrence, limit);
            }
        }
        let moves = node.halfmove / 2;
        for limit in [rules.claim_moves, rules.draw_moves].into_iter().flatten() {
            let limit = u32::from(limit.get());
            if moves < limit && moves * 4 >= limit * 3 {
                warn(Reason::MoveLimit, moves, limit);
            }
        }
        warnings
    }

    fn conduct(&mut self, history: &History<Chess>, plies: &[usize]) -> Vec<Conduct<Chess>> {
        let conduct = |&ply: &usize| {
            let node = history.nodes().get(ply);
            let check = node.is_some_and(|node| node.position.is_check());
            let played = node.and_then(|node| node.played).map(|(m, _)| m);
            Conduct::plain(ply, played, if check { Nature::Check } else { Nature::Idle })
        };
        plies.iter().map(conduct).collect()
    }

    fn forbids_violations(&self) -> bool {
        false
    }

    fn claims(&self, history: &History<Chess>) -> Vec<Claim<Move>> {
        claims(&self.rules, history)
    }

    fn claimed(&self, history: &History<Chess>, claim: &Claim<Move>) -> Ruling {
        let mut position = *history.position();
        if let Some(m) = claim.announced {
            position.play(m);
        }
        match claim.reason {
            ClaimReason::Threefold => {
                let fide = if claim.announced.is_some() { "9.2.1" } else { "9.2.2" };
                repetition(history, &position, self.counted(|rules| rules.claim_occurrences, fide, "repetition"))
            }
            ClaimReason::FiftyMove => {
                let fide = if claim.announced.is_some() { "9.3.1" } else { "9.3.2" };
                let article = self.counted(|rules| rules.claim_moves, fide, "move-limit");
                Ruling::by_position(None, Reason::MoveLimit, article)
            }
        }
    }

    fn timeout(&self, position: &Chess, loser: Color) -> Ruling {
        let winner = may_win(position, !loser, self.rules.timeout_needs_mate);
        Ruling::by_position(winner, Reason::Timeout, self.article("6.9", "timeout"))
    }

    fn resigned(&self, position: &Chess, loser: Color) -> Ruling {
        let winner = may_win(position, !loser, self.rules.resignation_needs_mate);
        Ruling::by_position(winner, Reason::Resignation, self.article("5.1.2", "resignation"))
    }

    fn agreed(&self, history: &History<Chess>) -> Option<Ruling> {
        if self.rules.dead_position && life(history.position()) == Life::Dead {
            return Some(self.dead_position());
        }
        let article = self.counted(|rules| rules.agreement_moves, "5.2.3", "agreement");
        let early = history.plies_since_first_move() < 2 * u32::from(self.rules.agreement_moves);
        (!early).then(|| Ruling::by_position(None, Reason::Agreement, article))
    }
}
