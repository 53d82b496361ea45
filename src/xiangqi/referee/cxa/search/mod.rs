//! Forced lines, for rules that judge what a move threatens: mates by checks, and captures that win material.
//!
//! A search looks only as far as the rules need: every move of the attacking side is a check or a capture, and the
//! other side's answers are those to a check, and those that bear on what is taken. What it may cost is bounded: after
//! [`Limits::work`] it finds nothing more, and says so. A piece whose part in a line is asked for is *frozen*: it blocks and
//! screens as before, but takes nothing.

mod gain;
mod keyed;
mod line;
mod mate;
mod material;
mod query;

use alloc::vec;
use alloc::vec::Vec;
pub(super) use keyed::{Frozen, KeyedBoard, RootTable, StandingWins};
use material::Material;
pub(super) use query::{Aim, GainQuery, counts_as_attacker};

use crate::color::Color;
use crate::xiangqi::board::Board;
use crate::xiangqi::check;
use crate::xiangqi::legal::{self, Wanted};
use crate::xiangqi::moves::Move;

/// How far a search may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Limits {
    /// Checks in a row of a mate.
    pub mate: u8,
    /// Checks in a row of a mate within a line of captures.
    pub inner: u8,
    /// Checks by the side that attacks, in a line that begins with one.
    pub attack: u8,
    /// Checks by the side that attacks, in a line that begins with a capture.
    pub further: u8,
    /// Checks by which the other side may win back what was taken.
    pub defence: u8,
    /// Plies of a line of captures. Only checks that answer checks could make one longer than this.
    pub plies: u8,
    /// What the search may cost, in positions looked at; a list of moves counts as some.
    pub work: u32,
}

/// A list of moves costs as much as so many positions.
const LIST: u32 = 3;
/// A table of who could take whom, and who could take back.
const ROOTS: u32 = 24;

/// A search at work on one ply.
pub(super) struct Search {
    limits: Limits,
    left: u32,
    /// Moves of the positions on the way, one list after the other.
    moves: Vec<Move>,
    /// Moves that no mate may use.
    barred: Vec<Move>,
    /// Pieces that give no mate.
    frozen: Frozen,
    barred_key: u64,
    mates: Table,
    gains: Table,
    /// Tell the questions of gain apart in their table: before the first capture of a line, and after it.
    salts: [u64; 2],
    /// A mate was longer than the checks allowed for it.
    short_of_checks: bool,
    /// Those that took or gave check in the lines which prove the last gain that was found.
    used: Frozen,
    /// The same of what the table of gains knows.
    used_in: Vec<Frozen>,
}

impl Search {
    /// A search that has looked at nothing yet.
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            left: limits.work,
            moves: Vec::with_capacity(512),
            barred: Vec::new(),
            frozen: Frozen::default(),
            barred_key: 0,
            mates: Table::new(),
            gains: Table::new(),
            salts: [0; 2],
            short_of_checks: false,
            used: Frozen::default(),
            used_in: vec![Frozen::default(); Table::SIZE],
        }
    }

    /// It reached a bound: what it returns since then means nothing.
    pub fn is_cut(&self) -> bool {
        self.left == 0
    }

    /// What the search has cost.
    pub fn work(&self) -> u32 {
        self.limits.work - self.left
    }

    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// The pieces that take or check in the lines which prove the gain that was found last: it holds whatever becomes of
    /// what others could do.
    pub fn used(&self) -> Frozen {
        self.used
    }

    /// Gives up: the line is too long to be followed.
    fn cut(&mut self) {
        self.left = 0;
    }

    fn charge(&mut self, work: u32) {
        self.left = self.left.saturating_sub(work);
    }

    /// Counts one position; false when there may be no more.
    fn spend(&mut self) -> bool {
        self.charge(1);
        self.left > 0
    }

    /// Who could take whom on a board, and who could take back.
    pub fn roots(&mut self, board: &Board) -> RootTable {
        self.charge(ROOTS);
        RootTable::new(board)
    }

    /// Lists the legal moves of a side after those already listed, and returns where the list begins.
    fn list(&mut self, board: &Board, color: Color) -> usize {
        self.list_wanted(board, color, None)
    }

    /// The same of those moves that are wanted.
    fn list_wanted(&mut self, board: &Board, color: Color, wanted: Option<&Wanted<'_>>) -> usize {
        self.charge(LIST);
        let start = self.moves.len();
        legal::list_wanted(board, color, wanted, &mut self.moves);
        start
    }

    /// The same of checks.
    fn list_checks(&mut self, board: &Board, color: Color) -> usize {
        self.list_wanted(board, color, Some(&Wanted::checks(board, color)))
    }

    /// Plays a move if it gives check.
    fn checked(&mut self, keyed: &KeyedBoard, color: Color, m: Move) -> Option<KeyedBoard> {
        let gives = check::gives_check(&keyed.board, color, m) && self.spend();
        gives.then(|| keyed.after(m))
    }
}

/// What was found out about positions, each in the place of its key; a newcomer takes the place. An entry is its key, with
/// the lowest byte, which the place tells, for the value.
struct Table(Vec<u64>);

impl Table {
    const SIZE: usize = 1 << 13;

    fn new() -> Self {
        Self(vec![0; Self::SIZE])
    }

    fn get(&self, key: u64) -> u8 {
        let entry = self.0[key as usize % Self::SIZE];
        if (entry ^ key) >> 8 == 0 { entry as u8 } else { 0 }
    }

    fn set(&mut self, key: u64, value: u8) {
        self.0[key as usize % Self::SIZE] = key & !0xff | u64::from(value);
    }
}
