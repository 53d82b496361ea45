//! The counters that limits read, as they stand after each ply.

use super::wxf::chase::chasers;
use super::wxf::conduct::Conduct;
use crate::color::{ByColor, Color};
use crate::ruleset::Ladder;
use crate::xiangqi::position::{Advance, Effect};
use crate::xiangqi::rules::Rules;

/// The running streaks and counts of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SideTally {
    /// Consecutive checks.
    pub checks: u16,
    /// The slots of the pieces that gave them.
    pub checkers: u16,
    /// Consecutive chases of each enemy piece, by its slot.
    pub chases: [u16; 16],
    /// The slots of the pieces that made them.
    pub chasers: [u16; 16],
    /// Moves that the Effective Rule counts.
    pub effective: u16,
    /// Checks since the last capture that limits may count: after a FEN, all that could have been given before are taken
    /// to have been.
    pub checks_since_capture: u16,
}

impl SideTally {
    /// Consecutive checks and how many its checkers may give (A8).
    pub fn check_streak(&self, ladder: Ladder) -> Streak {
        Streak { count: self.checks, limit: allowed(ladder, self.checkers) }
    }

    /// The streak of chases that is nearest to its limit: of one piece, by so many pieces (A8, A24).
    pub fn chase_streak(&self, ladder: Ladder) -> Streak {
        if self.chases == [0; 16] {
            return Streak::default();
        }
        let streak = |slot: usize| Streak { count: self.chases[slot], limit: allowed(ladder, self.chasers[slot]) };
        let all = (0..16).map(streak).filter(|streak| streak.count > 0);
        all.min_by_key(|streak| i32::from(streak.limit) - i32::from(streak.count)).unwrap_or_default()
    }

    fn end_streaks(&mut self) {
        (self.checks, self.checkers, self.chases, self.chasers) = (0, 0, [0; 16], [0; 16]);
    }

    /// A ply that checks continues the checks and ends the chases; another one ends the checks and continues the
    /// chases of those pieces that it chases (A9, A11, A12, A24).
    fn step(&mut self, conduct: &Conduct, chased_by: [u16; 16]) {
        if conduct.is_check() {
            (self.chases, self.chasers) = ([0; 16], [0; 16]);
            self.checks = self.checks.saturating_add(1);
            self.checkers |= conduct.checkers;
            return;
        }
        (self.checks, self.checkers) = (0, 0);
        for (slot, pieces) in chased_by.into_iter().enumerate() {
            if pieces == 0 {
                (self.chases[slot], self.chasers[slot]) = (0, 0);
            } else {
                self.chases[slot] = self.chases[slot].saturating_add(1);
                self.chasers[slot] |= pieces;
            }
        }
    }
}

/// A running streak and the longest that is allowed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Streak {
    pub count: u16,
    pub limit: u16,
}

impl Streak {
    /// The limit itself is allowed, the next ply is not (A7).
    pub fn is_exceeded(self) -> bool {
        self.count > self.limit
    }

    /// All that is allowed has been used; who moves later is only half a move behind (A13).
    pub fn is_reached(self) -> bool {
        self.count > 0 && self.count >= self.limit
    }
}

fn allowed(ladder: Ladder, pieces: u16) -> u16 {
    let [one, two, more] = ladder;
    match pieces.count_ones() {
        0 | 1 => one,
        2 => two,
        _ => more,
    }
}

/// All counters after one ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub sides: ByColor<SideTally>,
    /// Plies since the last progress: a capture, or a step forward by a soldier across the river (A5).
    pub stalled: u32,
    /// The ply was a check or a chase: the next one answers it (A26).
    pub presses: bool,
}

impl Tally {
    /// The counters at the start of a game in which nothing was captured for `halfmove` plies. What a FEN does not say
    /// begins anew: progress, effective moves, streaks. Which of its plies were checks it does not say either: as many
    /// are taken for checks as count, and the last ply for a check or a chase if it may have been one (`unseen`), so that
    /// no game ends earlier than the one that its FEN was taken from.
    pub fn at_start(halfmove: u32, unseen: &Conduct, rules: &Rules) -> Self {
        let presses = unseen.is_check() || chasers(unseen, rules) != [0; 16];
        let mut start = Self { presses, ..Self::default() };
        for color in Color::ALL {
            let most = rules.no_capture.and_then(|rule| rule.checks_counted).unwrap_or_default();
            start.sides[color].checks_since_capture = most.min(u16::try_from(halfmove).unwrap_or(u16::MAX));
        }
        start
    }

    /// The counters after one more ply.
    pub fn after(&self, effect: &Effect, conduct: &Conduct, rules: &Rules) -> Self {
        let mut next = *self;
        let chased_by = chasers(conduct, rules);
        next.presses = conduct.is_check() || chased_by != [0; 16];
        if effect.captured.is_some() {
            for color in Color::ALL {
                next.sides[color].end_streaks();
                next.sides[color].checks_since_capture = 0;
            }
        }
        let side = &mut next.sides[effect.piece.color()];
        side.step(conduct, chased_by);
        if conduct.is_check() {
            side.checks_since_capture = side.checks_since_capture.saturating_add(1);
        }
        if !next.presses && !self.presses {
            side.effective = side.effective.saturating_add(1);
        }
        let progress = effect.captured.is_some()
            || match effect.advance {
                Some(Advance::Beyond) => true,
                Some(Advance::Crossing) => rules.progress.is_some_and(|rule| rule.crossing),
                Some(Advance::Home) | None => false,
            };
        next.stalled = if progress { 0 } else { self.stalled + 1 };
        next
    }

    /// Of `plies` without a capture, those that count: of each side's checks no more than the rules say.
    pub fn without_capture(&self, plies: u32, rules: &Rules) -> u32 {
        let Some(most) = rules.no_capture.and_then(|rule| rule.checks_counted) else { return plies };
        let surplus = |color| u32::from(self.sides[color].checks_since_capture.saturating_sub(most));
        plies.saturating_sub(surplus(Color::RED)).saturating_sub(surplus(Color::Black))
    }
}
