//! Who can take whom: legal captures, whoever is to move, and protection.

use crate::color::Color;
use crate::xiangqi::board::{Board, Lines};
use crate::xiangqi::check;
use crate::xiangqi::legal;
use crate::xiangqi::moves::{Move, Mover, Sink};
use crate::xiangqi::piece::{PieceId, Role};
use crate::xiangqi::square::Square;

/// Can the piece take the enemy piece by the rules of movement, without leaving its own general takeable or facing the
/// other one? Asked as if it were its turn (`wxf.md` 1.1: pins, bound pieces and facing generals need no tests of their
/// own).
pub(crate) fn can_take(board: &Board, attacker: PieceId, target: PieceId) -> bool {
    match (board.square_of(attacker), board.square_of(target)) {
        (Some(from), Some(to)) => can_take_on(board, attacker, from, to),
        _ => false,
    }
}

/// Could the piece take the enemy piece, were it not for the checks that these pieces give to its general? Pins and facing
/// generals still bar: after the capture nobody else may attack the general (`wxf.md` 1.5; `club` A14).
pub(crate) fn can_take_but_for(board: &Board, attacker: PieceId, target: PieceId, checkers: &[Square]) -> bool {
    if can_take(board, attacker, target) {
        return true;
    }
    let (Some(from), Some(to)) = (board.square_of(attacker), board.square_of(target)) else { return false };
    if checkers.is_empty() || !legal::reaches(board, attacker, from, to) {
        return false;
    }
    let mut after = *board;
    after.relocate(from, to);
    check::attackers(&after, attacker.color()).iter().all(|square| checkers.contains(square))
}

fn can_take_on(board: &Board, piece: PieceId, from: Square, to: Square) -> bool {
    legal::reaches(board, piece, from, to) && check::is_safe(board, piece.color(), Move { from, to })
}

/// Is the target protected against the attacker: once the capture has been played on the board, can some piece of the
/// target's side legally take the attacker there? (AXF chapter 4: the real root. The capture comes first, so that a
/// cannon whose screen it removes protects nothing, and a check it gives must be answered by the recapture.)
pub(crate) fn is_protected(board: &Board, attacker: PieceId, target: PieceId) -> bool {
    let (Some(from), Some(to)) = (board.square_of(attacker), board.square_of(target)) else { return false };
    let mut after = *board;
    after.relocate(from, to);
    after.pieces(target.color()).any(|(piece, square)| can_take_on(&after, piece, square, to))
}

/// Hands on every pair (attacker, target) where a piece of `color`, general and soldiers aside, reaches an enemy piece,
/// the general aside; whether its own general stays safe is not asked.
pub(crate) fn each_attack(board: &Board, color: Color, mut accept: impl FnMut(PieceId, PieceId)) {
    let mover = Mover::new(board, color);
    let (first, _) = Role::Advisor.slots();
    let (_, end) = Role::Cannon.slots();
    for slot in first..end {
        let attacker = PieceId::new(color, slot);
        let enemy = board.lines(!color);
        let mut found = Captures {
            enemy,
            accept: |to| {
                if let Some(target) = PieceId::from_raw(board.cell(to)).filter(|piece| piece.role() != Role::General) {
                    accept(attacker, target);
                }
            },
        };
        mover.piece(slot, &mut found);
    }
}

/// Keeps the moves that end on an enemy piece.
struct Captures<'a, F: FnMut(u8)> {
    enemy: &'a Lines,
    accept: F,
}

impl<F: FnMut(u8)> Sink for Captures<'_, F> {
    fn cross(&mut self, from: u8, along_rank: u32, along_file: u32) {
        let mut taken = along_rank & u32::from(self.enemy.ranks[usize::from(from >> 4)]);
        while taken != 0 {
            (self.accept)((from & 0xf0) | taken.trailing_zeros() as u8);
            taken &= taken - 1;
        }
        let mut taken = along_file & u32::from(self.enemy.files[usize::from(from & 15)]);
        while taken != 0 {
            (self.accept)((from & 0x0f) | (taken.trailing_zeros() as u8) << 4);
            taken &= taken - 1;
        }
    }

    fn steps(&mut self, from: u8, mut mask: u32, steps: &'static [i8; 16]) {
        while mask != 0 {
            let to = from.wrapping_add_signed(steps[(mask.trailing_zeros() & 15) as usize]);
            if self.enemy.ranks[usize::from(to >> 4)] >> (to & 15) & 1 != 0 {
                (self.accept)(to);
            }
            mask &= mask - 1;
        }
    }
}
