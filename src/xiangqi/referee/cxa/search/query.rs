//! What is asked of a search for gain, and the positions within its lines.

use super::{KeyedBoard, Material, RootTable, StandingWins};
use crate::color::{ByColor, Color};
use crate::key::mix;
use crate::xiangqi::check;
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::{PieceId, Role};

/// What the attacker wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// More than it gives.
    Gain,
    /// No less than it gives.
    Even,
}

/// The question of one search.
#[derive(Clone, Copy)]
pub(crate) struct GainQuery<'a> {
    /// What is known of the position that the line starts from.
    pub table: &'a RootTable,
    /// The attacker.
    pub color: Color,
    /// What it wants.
    pub aim: Aim,
    /// Pieces of the attacker, by slot as bits, that take part before they have moved.
    pub involved: u16,
    /// What the defender could win anyway; where that is not known yet, what it could take without being taken back.
    pub standing: [Option<&'a StandingWins>; 2],
    /// A piece that the line must do without: it was taken off before.
    pub without: Option<PieceId>,
    /// What the defender could win if the attacker were not there; that counts for nothing.
    pub waived: Option<&'a StandingWins>,
    /// Exchanges that the attacker offers: it is the defender's to accept them, and their capture is no part of a line.
    pub offers: &'a [(PieceId, PieceId)],
    /// The moves of those captures, which are no part of a mate, either.
    pub barred: &'a [Move],
    /// The defender gives no checks but those that mate.
    pub quiet: bool,
    /// Pairs of pieces whose capture must not be the first of the line.
    pub excluded: &'a [(PieceId, PieceId)],
    /// The only piece that may give checks before the first capture, which must be his.
    pub solo: Option<PieceId>,
    /// The only pair whose capture may be the first of the line.
    pub only: Option<(PieceId, PieceId)>,
}

impl<'a> GainQuery<'a> {
    /// May `color` win something?
    pub fn to_gain(table: &'a RootTable, color: Color) -> Self {
        Self {
            table,
            color,
            aim: Aim::Gain,
            involved: 0,
            standing: [None; 2],
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
    pub keyed: KeyedBoard,
    pub material: Material,
    /// Checks that each side may still give.
    pub checks: ByColor<u8>,
    /// The attacker has taken something.
    pub taken: bool,
    /// The defender has taken a piece that takes part: the attacker may only take back.
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
            | self.material.code() << 10;
        self.keyed.key ^ mix(line << 28 ^ salt)
    }

    /// Is the aim reached if both stop here?
    pub fn reaches(&self, query: &GainQuery<'_>) -> bool {
        match query.aim {
            Aim::Gain => self.material.is_gain(),
            Aim::Even => self.taken && !self.material.is_loss(),
        }
    }
}

/// General and soldiers may attack as they like (26.1); a capture of theirs counts when it uncovers the check of another
/// piece (26.8).
pub(crate) fn counts_as_attacker(keyed: &KeyedBoard, m: Move, piece: PieceId) -> bool {
    if !matches!(piece.role(), Role::General | Role::Soldier) {
        return true;
    }
    let after = keyed.after(m);
    check::attackers(&after.board, !piece.color()).iter().any(|&square| square != m.to)
}
