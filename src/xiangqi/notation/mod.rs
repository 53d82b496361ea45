//! Xiangqi move notations.
//!
//! All traditional notations give the same four facts: the piece, its place among like pieces, whether it moves forward,
//! backward or sideways, and a number: of points for pieces that move along a file, otherwise of the destination file.
//! Files are numbered 1–9 from the mover's own right. The notations differ in letters, and in how they distinguish like
//! pieces on one file:
//!
//! | pieces on the file | WXF | Chinese | Vietnamese |
//! |---|---|---|---|
//! | two | `R+` `R-` | 前车 后车 | `Xt` `Xs` |
//! | three soldiers | `P+` `P3` `P-` | 前兵 中兵 后兵 | `Bt` `Bg` `Bs` |
//! | four | `++` `P+` `P-` `--` | 前兵 二兵 三兵 后兵 | `Bt` `Bg2` `Bg3` `Bs` |
//! | five | `++` `P+` `P3` `P-` `--` | 前兵 二兵 三兵 四兵 后兵 | `Bt` `Bg2` `Bg3` `Bg4` `Bs` |
//! | soldiers on two files | `3+` `33` `3-` | as above; where that leaves two moves, 一兵 … 五兵 | `B3t` `B3g` `B3s` |
//!
//! WXF: wxf.org, *WXF notation*. Chinese: common usage; the numbers across two files, from the right and from the front,
//! are those of the UCCI papers. No Vietnamese source goes beyond three soldiers on one file: the rest is our own.
//! Advisors and elephants need none of this, as their directions distinguish them.

mod read;
mod spelling;
mod target;
mod words;
mod write;

use super::board::Board;
use super::explain::{Cause, explain};
use super::moves::Move;
use super::piece::Role;
use super::position::Xiangqi;
use super::setup::Setup;
use super::square::Square;
use crate::color::Color;
use crate::error::{Illegality, SetupPolicy};
use crate::fen::Counters;
use crate::notation::{Distance, Misread, Notate, Notation};
use crate::position::Position;
use alloc::string::String;

/// The direction of a move, seen by the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Forward,
    Back,
    Sideways,
}

/// What the notations say about a move.
#[derive(Clone, Copy, Debug)]
struct Facts {
    role: Role,
    /// 1–9 from the mover's right.
    file: u8,
    /// How many of the role stand on the file, and how many of them in front of this one.
    count: u8,
    index: u8,
    /// Soldiers: the number of files with several of them, and this one's place among all of those, from 0: right file
    /// first, front first.
    files: u8,
    ordinal: u8,
    way: Way,
    number: u8,
}

impl Facts {
    /// Returns the facts of the move of the piece on `m.from`; `None` if there is none.
    fn of(board: &Board, m: Move) -> Option<Self> {
        let piece = board.id_at(m.from)?;
        let (color, role) = (piece.color(), piece.role());
        let file = file_of(m.from, color);
        // higher is nearer to the enemy
        let height = |square: Square| if color == Color::RED { square.rank() } else { 9 - square.rank() };
        let mut counts = [0u8; 10];
        let mut index = 0;
        for (_, square) in board.pieces(color).filter(|(other, _)| other.role() == role) {
            counts[usize::from(file_of(square, color))] += 1;
            index += u8::from(square.file() == m.from.file() && height(square) > height(m.from));
        }
        let several = |&&count: &&u8| count > 1;
        let way = match height(m.to).cmp(&height(m.from)) {
            core::cmp::Ordering::Greater => Way::Forward,
            core::cmp::Ordering::Less => Way::Back,
            core::cmp::Ordering::Equal => Way::Sideways,
        };
        let steps = if m.from.file() == m.to.file() { Some(m.from.rank().abs_diff(m.to.rank()) as u8) } else { None };
        Some(Self {
            role,
            file,
            count: counts[usize::from(file)],
            index,
            files: counts.iter().filter(several).count() as u8,
            ordinal: counts[..usize::from(file)].iter().filter(several).sum::<u8>() + index,
            way,
            number: steps.unwrap_or(file_of(m.to, color)),
        })
    }

    /// Whether its file alone does not identify it.
    fn is_tandem(&self) -> bool {
        self.count > 1 && !matches!(self.role, Role::Advisor | Role::Elephant)
    }

    /// Whether soldiers stand in tandem on several files.
    fn is_split(&self) -> bool {
        self.role == Role::Soldier && self.count > 1 && self.files > 1
    }

    /// Whether it is the middle one of three or five.
    fn is_middle(&self) -> bool {
        self.count > 2 && self.index * 2 + 1 == self.count
    }
}

/// Returns the file number, 1–9 from the right of `color`.
fn file_of(square: Square, color: Color) -> u8 {
    if color == Color::RED { 9 - square.file() as u8 } else { square.file() as u8 + 1 }
}

impl Notate for Xiangqi {
    type Cause = Cause;

    fn explain(&self, m: Move) -> Option<Illegality<Cause, Square>> {
        explain(self, m)
    }

    fn distance(cause: Cause) -> Distance {
        cause.distance()
    }

    fn write(&self, m: Move, notation: Notation, text: &mut String) -> bool {
        write::write(self, m, notation, text)
    }

    fn read(&self, text: &str, notation: Option<Notation>) -> Result<Move, Misread<Self>> {
        read::read(self, text, notation)
    }

    fn pass(&self) -> Option<Self> {
        let mut setup = Setup::of(self, Counters::default());
        setup.turn = !self.turn();
        if self.is_check() { None } else { setup.admit(SetupPolicy::Playable).ok() }
    }
}
