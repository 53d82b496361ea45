//! What is asked of a search for gain, and the positions within its lines.

use super::{Balance, Field, Free, Ground};
use crate::color::{ByColor, Color};
use crate::key::mix;
use crate::xiangqi::check;
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::{Man, Role};

/// What the attacker wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::xiangqi) enum Aim {
    /// More than it gives.
    Gain,
    /// No less than it gives.
    Even,
}

/// The question of one search.
#[derive(Clone, Copy)]
pub(in crate::xiangqi) struct Attempt<'a> {
    /// What is known of the position that the line starts from.
    pub ground: &'a Ground,
    /// The attacker.
    pub color: Color,
    /// What it wants.
    pub aim: Aim,
    /// Men of the attacker, by slot as bits, that take part before they have moved.
    pub involved: u16,
    /// What the defender could win anyway; where that is not known yet, what it could take without being taken back.
    pub free: [Option<&'a Free>; 2],
    /// A man that the line must do without: it was taken off before.
    pub without: Option<Man>,
    /// What the defender could win if the attacker were not there; that counts for nothing.
    pub waived: Option<&'a Free>,
    /// Exchanges that the attacker offers: it is the defender's to accept them, and their capture is no part of a line.
    pub offers: &'a [(Man, Man)],
    /// The moves of those captures, which are no part of a mate, either.
    pub barred: &'a [Move],
    /// The defender gives no checks but those that mate.
    pub quiet: bool,
    /// Pairs of men whose capture must not be the first of the line.
    pub excluded: &'a [(Man, Man)],
    /// The only man that may give checks before the first capture, which must be his.
    pub solo: Option<Man>,
    /// The only pair whose capture may be the first of the line.
    pub only: Option<(Man, Man)>,
}

impl<'a> Attempt<'a> {
    /// May `color` win something?
    pub fn to_gain(ground: &'a Ground, color: Color) -> Self {
        Self {
            ground,
            color,
            aim: Aim::Gain,
            involved: 0,
            free: [None; 2],
            without: None,
            waived: None,
            offers: &[],
            barred: &[],
            quiet: false,
            excluded: &[],
            only: None,
            solo: None,
        }
    }
}

/// A position within a line.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub field: Field,
    pub balance: Balance,
    /// Checks that each side may still give.
    pub checks: ByColor<u8>,
    /// The attacker has taken something.
    pub taken: bool,
    /// The defender has taken a man that takes part: the attacker may only take back.
    pub answered: bool,
}

impl Node {
    /// Tells nodes apart, and the questions that they are part of.
    pub fn key(&self, salt: u64) -> u64 {
        let [first, second] = self.checks.0;
        let line = u64::from(first)
            | u64::from(second) << 4
            | u64::from(self.taken) << 8
            | u64::from(self.answered) << 9
            | self.balance.code() << 10;
        self.field.key ^ mix(line << 28 ^ salt)
    }

    /// Is the aim reached if both stop here?
    pub fn reaches(&self, attempt: &Attempt<'_>) -> bool {
        match attempt.aim {
            Aim::Gain => self.balance.is_gain(),
            Aim::Even => self.taken && !self.balance.is_loss(),
        }
    }
}

/// General and soldiers may attack as they like (26.1); a capture of theirs counts when it uncovers the check of another
/// man (26.8).
pub(in crate::xiangqi) fn counts_as_attacker(field: &Field, m: Move, man: Man) -> bool {
    if !matches!(man.role(), Role::General | Role::Soldier) {
        return true;
    }
    let after = field.after(m);
    check::attackers(&after.board, !man.color()).iter().any(|&square| square != m.to)
}
