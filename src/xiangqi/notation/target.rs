//! Moves given by destination, as written by Fairy-Stockfish, PyChess, XBoard and WinBoard: `Hd5`, `Hce2`, `Cxc7`, `c4`.

use super::read::point;
use crate::position::Position;
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::Role;
use crate::xiangqi::position::Xiangqi;
use crate::xiangqi::square::Square;
use alloc::vec::Vec;

/// A role, its destination, and what is given of its origin.
pub(super) struct Target {
    role: Role,
    to: Square,
    file: Option<usize>,
    rank: Option<usize>,
}

impl Target {
    /// Reads a target whose ranks start at `lowest`: 0 for WinBoard, 1 for the others.
    pub(super) fn read(chars: &[char], lowest: usize) -> Option<Self> {
        let (&first, others) = chars.split_first()?;
        let (role, rest) =
            if first.is_ascii_uppercase() { (Role::from_letter(first)?, others) } else { (Role::Soldier, chars) };
        let start = (0..rest.len()).rev().find(|&at| rest[at].is_ascii_lowercase())?;
        let (file, rank, &[]) = point(&rest[start..])? else { return None };
        let to = Square::at(file, rank.checked_sub(lowest)?)?;
        let hint = rest[..start].strip_suffix(&['x']).unwrap_or(&rest[..start]);
        let column = |c: char| (c as usize).checked_sub('a' as usize).filter(|&file| file < Square::FILES);
        let row = |rank: usize| rank.checked_sub(lowest).filter(|&rank| rank < Square::RANKS);
        let (file, rank) = match *hint {
            [] => (None, None),
            ['1', '0'] => (None, Some(row(10)?)),
            [c] => match c.to_digit(10) {
                Some(rank) => (None, Some(row(rank as usize)?)),
                None => (Some(column(c)?), None),
            },
            _ => match point(hint)? {
                (file, rank, &[]) => (Some(file), Some(row(rank)?)),
                _ => return None,
            },
        };
        Some(Self { role, to, file, rank })
    }

    pub(super) fn legal(&self, position: &Xiangqi) -> Vec<Move> {
        self.candidates(position).filter(|&m| position.is_legal(m)).collect()
    }

    /// Returns the moves of the pieces it can mean, legal or not.
    pub(super) fn candidates<'a>(&'a self, position: &'a Xiangqi) -> impl Iterator<Item = Move> + 'a {
        let is_from = |from: Square| {
            self.file.is_none_or(|file| file == from.file()) && self.rank.is_none_or(|rank| rank == from.rank())
        };
        let pieces = position.board().pieces(position.turn());
        pieces
            .filter(move |&(piece, from)| piece.role() == self.role && is_from(from))
            .map(|(_, from)| Move { from, to: self.to })
    }
}
