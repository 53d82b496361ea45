//! Forced lines, for rules that judge what a move threatens: mates by checks, and captures that win material.
//!
//! A search looks only as far as the rules need: every move of the attacking side is a check or a capture, and the
//! other side's answers are those to a check, and those that bear on what is taken. What it may cost is bounded: after
//! [`Limits::boards`] positions it answers no more, and says so.

mod gain;
mod keyed;
mod line;
mod mate;
mod material;
mod query;

pub(super) use keyed::{KeyedBoard, RootTable, StandingWins};
use material::Material;
pub(super) use query::{Aim, GainQuery, counts_as_attacker};

use crate::color::Color;
use crate::xiangqi::board::Board;
use crate::xiangqi::check;
use crate::xiangqi::legal;
use crate::xiangqi::moves::Move;

/// How far a search may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Limits {
    /// Checks in a row of a mate.
    pub mate: u8,
    /// Checks in a row of a mate within a line of captures.
    pub inner: u8,
    /// Checks before a capture, by the side that attacks.
    pub attack: u8,
    /// Checks by which the other side may win back what was taken.
    pub defence: u8,
    /// Positions looked at.
    pub boards: u32,
}

/// A search at work on one ply.
pub(super) struct Search {
    limits: Limits,
    left: u32,
    /// Moves of the positions on the way, one list after the other.
    moves: Vec<Move>,
    /// Moves that no mate may use.
    barred: Vec<Move>,
    barred_key: u64,
    mates: Table,
    gains: Table,
    /// Tells the questions of gain apart in their table.
    salt: u64,
    latest: u64,
}

impl Search {
    /// A search that has looked at nothing yet.
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            left: limits.boards,
            moves: Vec::with_capacity(512),
            barred: Vec::new(),
            barred_key: 0,
            mates: Table::new(),
            gains: Table::new(),
            salt: 0,
            latest: 0,
        }
    }

    /// It reached its bound: what it answers since then means nothing.
    pub fn is_cut(&self) -> bool {
        self.left == 0
    }

    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// Counts one position; false when there may be no more.
    fn spend(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        self.left > 0
    }

    /// Lists the legal moves of a side after those already listed, and answers where the list begins.
    fn list(&mut self, board: &Board, color: Color) -> usize {
        let start = self.moves.len();
        legal::list(board, color, &mut self.moves);
        start
    }

    /// Plays a move if it gives check.
    fn checked(&mut self, keyed: &KeyedBoard, color: Color, m: Move) -> Option<KeyedBoard> {
        let gives = check::gives_check(&keyed.board, color, m) && self.spend();
        gives.then(|| keyed.after(m))
    }
}

/// What was found out about positions, each in the place of its key; a newcomer takes the place.
struct Table(Vec<(u64, u8)>);

impl Table {
    const SIZE: usize = 1 << 13;

    fn new() -> Self {
        Self(vec![(0, 0); Self::SIZE])
    }

    fn get(&self, key: u64) -> u8 {
        let (known, value) = self.0[key as usize % Self::SIZE];
        if known == key { value } else { 0 }
    }

    fn set(&mut self, key: u64, value: u8) {
        self.0[key as usize % Self::SIZE] = (key, value);
    }
}
