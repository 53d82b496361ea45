//! Moves of xiangqi as text.
//!
//! All traditional notations say the same four things: the piece, where it stands among its like, whether it goes
//! forward, back or sideways, and a number: of points for pieces that move along a file, else of the file where it
//! ends. Files are counted 1–9 from the mover's own right. The notations differ in letters, and in how they tell like
//! pieces on one file apart:
//!
//! | pieces on the file | WXF | Chinese | Vietnamese |
//! |---|---|---|---|
//! | two | `R+` `R-` | 前车 后车 | `Xt` `Xs` |
//! | three soldiers | `P+` `P3` `P-` | 前兵 中兵 后兵 | `Bt` `Bg` `Bs` |
//! | four | `++` `P+` `P-` `--` | 前兵 二兵 三兵 后兵 | `Bt` `Bg2` `Bg3` `Bs` |
//! | five | `++` `P+` `P3` `P-` `--` | 前兵 二兵 三兵 四兵 后兵 | `Bt` `Bg2` `Bg3` `Bg4` `Bs` |
//! | soldiers on two files | `3+` `33` `3-` | as above; where that leaves two moves, 一兵 … 五兵 | `B3t` `B3g` `B3s` |
//!
//! WXF: wxf.org, *WXF notation*. Chinese: common usage; the numbers over two files, from the right and from the front,
//! are those of the UCCI papers. No Vietnamese source goes beyond three soldiers of one file: the rest is ours.
//! Advisors and elephants need none of this, their directions tell them apart.

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

/// Which way a move goes, seen by the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Forward,
    Back,
    Sideways,
}

/// What the notations say of a move.
#[derive(Clone, Copy, Debug)]
struct Facts {
    role: Role,
    /// 1–9 from the mover's right.
    file: u8,
    /// How many of the role stand on the file, and how many of them in front of this one.
    count: u8,
    index: u8,
    /// Soldiers: on how many files there are several, and this one's place among all of those, from 0: right file
    /// first, front first.
    files: u8,
    ordinal: u8,
    way: Way,
    number: u8,
}

impl Facts {
    /// What is said of a move of the piece on `m.from`; `None` if nobody stands there.
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

    /// Is it told from its like by more than its file?
    fn is_tandem(&self) -> bool {
        self.count > 1 && !matches!(self.role, Role::Advisor | Role::Elephant)
    }

    /// Do soldiers stand one behind the other on several files?
    fn is_split(&self) -> bool {
        self.role == Role::Soldier && self.count > 1 && self.files > 1
    }

    /// The one in the middle of three or five.
    fn is_middle(&self) -> bool {
        self.count > 2 && self.index * 2 + 1 == self.count
    }
}

/// 1–9 from the right of `color`.
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
