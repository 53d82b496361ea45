//! What is asked of a search for gain, and the positions within its lines.

use super::{Frozen, KeyedBoard, Material, RootTable, StandingWins};
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
    /// Pieces that take nothing.
    pub frozen: Frozen,
    /// What the defender could win if the attacker were not there; that counts for nothing.
    pub waived: Option<&'a StandingWins>,
    /// Exchanges that the attacker offers: it is the defender's to accept them, and their capture is no part of a line.
    pub offers: &'a [(PieceId, PieceId)],
    /// The moves of those captures, which are no part of a mate, either.
    pub barred: &'a [Move],
    /// The defender gives no checks but those that mate.
    pub quiet: bool,
    /// Each side takes its own: the first capture must leave its piece safe, and nothing may have been given for it.
    pub own: bool,
    /// Pairs of pieces whose capture must not be the first of the line.
    pub excluded: &'a [(PieceId, PieceId)],
    /// The only piece that may give checks before the first capture, which must be its own.
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
            frozen: Frozen::default(),
            waived: None,
            offers: &[],
            barred: &[],
            quiet: false,
            own: false,
            excluded: &[],
            only: None,
            solo: None,
        }
    }

    /// Words that tell this question apart from others: before the first capture of a line, and after it, when some of its
    /// conditions no longer matter.
    pub(super) fn salts(&self) -> [u64; 2] {
        let id = |piece: Option<PieceId>| piece.map_or(0, |piece| 1 + u64::from(piece.raw()));
        let pair = |&(by, on): &(PieceId, PieceId)| id(Some(by)) << 10 | id(Some(on));
        let pairs = |pairs: &[(PieceId, PieceId)]| pairs.iter().fold(0, |key, one| key ^ mix(pair(one)));
        let key = |wins: Option<&StandingWins>| wins.map_or(1, StandingWins::key);
        let facts = u64::from(self.involved)
            | u64::from(self.aim == Aim::Even) << 32
            | u64::from(self.quiet) << 33
            | (self.color.index() as u64) << 34;
        let [one, other] = self.standing.map(key);
        let after = [facts, self.frozen.key() ^ 4, one, other ^ 2, key(self.waived) ^ 3, pairs(self.offers)]
            .into_iter()
            .fold(self.table.keyed.key, |salt, word| mix(salt ^ word));
        let only = self.only.as_ref().map_or(0, pair);
        let first = only | id(self.solo) << 24 | u64::from(self.own) << 40;
        [mix(after ^ mix(first) ^ pairs(self.excluded)), after]
    }
}

/// A position within a line.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub keyed: KeyedBoard,
    pub material: Material,
    /// Checks that each side may still give.
    pub checks: ByColor<u8>,
    /// Plies of the line so far.
    pub plies: u8,
    /// The attacker has taken something.
    pub taken: bool,
    /// The defender has taken a piece that takes part: the attacker may only take back.
    pub answered: bool,
    /// Checks that the defender has given.
    pub harried: u8,
}

impl Node {
    /// Tells nodes apart, and the questions that they are part of. The plies do not count: a line is only too long where
    /// no answer is kept. Nor do the checks that the attacker may still give: what is kept says with how many.
    pub fn key(&self, salts: [u64; 2], attacker: Color, defending: bool) -> u64 {
        let line = u64::from(self.checks[!attacker])
            | u64::from(self.taken) << 8
            | u64::from(self.answered) << 9
            | u64::from(defending) << 10
            | u64::from(self.harried) << 11
            | self.material.code() << 16;
        self.keyed.key ^ mix(line ^ salts[usize::from(self.taken)])
    }

    /// Is the aim reached if both stop here?
    pub fn reaches(&self, query: &GainQuery<'_>) -> bool {
        match query.aim {
            Aim::Gain => self.material.is_gain(),
            Aim::Even => self.taken && self.material.is_even(),
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
