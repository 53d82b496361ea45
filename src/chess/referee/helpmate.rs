//! A bounded search for a mate that both sides work for: every legal move of either counts.
//!
//! The most promising position is continued first, and no position twice. A mate found answers yes; when no position is
//! left, the answer is no. The frontier of positions in which mating is known to be impossible is not crossed.

use std::collections::BinaryHeap;

use super::dead::DARK;
use crate::chess::attacks;
use crate::chess::bitboard::Bitboard;
use crate::chess::piece::Role;
use crate::chess::position::Chess;
use crate::chess::square::Square;
use crate::color::Color;
use crate::position::Position;

/// The positions met, each once.
struct Seen {
    positions: Vec<Chess>,
    /// Places in `positions` plus one, by key, in the next free slot; 0 is free.
    slots: Vec<u32>,
}

impl Seen {
    fn new(budget: usize) -> Self {
        Self { positions: Vec::new(), slots: vec![0; (2 * budget + 2).next_power_of_two()] }
    }

    /// Adds a position, unless it is there.
    fn insert(&mut self, position: &Chess) -> bool {
        let mask = self.slots.len() - 1;
        let mut slot = position.key() as usize & mask;
        while let Some(place) = (self.slots[slot] as usize).checked_sub(1) {
            if self.positions[place] == *position {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        self.positions.push(*position);
        self.slots[slot] = self.positions.len() as u32;
        true
    }
}

/// Can `winner` mate by some series of legal moves from `root`, which has a legal move? `None` after `budget` positions.
/// `hopeless` says that it certainly cannot from some position.
pub(super) fn search(root: &Chess, winner: Color, budget: usize, hopeless: fn(&Chess, Color) -> bool) -> Option<bool> {
    let mut seen = Seen::new(budget);
    let mut open = BinaryHeap::new();
    let mut moves = Vec::with_capacity(64);
    seen.insert(root);
    open.push((0, 0));
    while let Some((_, place)) = open.pop() {
        let position = seen.positions[place];
        moves.clear();
        position.legal_moves(&mut moves);
        for &m in &moves {
            let mut next = position;
            next.play(m);
            if hopeless(&next, winner) || !seen.insert(&next) {
                continue;
            }
            // one more than the budget still leaves slots free
            if seen.positions.len() > budget {
                return None;
            }
            let freedom = next.count_legal();
            if freedom == 0 {
                if next.turn() != winner && next.is_check() {
                    return Some(true);
                }
                continue;
            }
            open.push((promise(&next, winner, freedom), seen.positions.len() - 1));
        }
    }
    Some(false)
}

/// How near a mate by `winner` seems: the other king in a corner, with few squares to go to; the winner's king and, without
/// a heavy piece, all its men near, and what is to shut the other king in as well. Only a guess: it decides what is tried
/// first, never the answer.
fn promise(position: &Chess, winner: Color, freedom: u32) -> i32 {
    let board = &position.board;
    let (own, target) = (board.king(winner), board.king(!winner));
    let (men, others) = (board.by_color(winner), board.by_color(!winner) & !board.kings());
    let near = |square: Square| distance(square, target);
    let bishops = board.by_role(Role::Bishop);
    let (own_bishops, knights, pawns) = (bishops & men, board.knights() & men, board.pawns());
    let mut covered = attacks::king(own) | attacks::knights(knights) | attacks::pawns(winner, pawns & men);
    let mut corners = CORNERS;
    let furthest = |color: Color, pawns: Bitboard| pawns.map(|pawn| forward(color, pawn)).max().unwrap_or(0);
    let mut guess = if (board.straight_sliders() & men).any() { 60 } else { 4 * furthest(winner, pawns & men) };
    if guess == 0 {
        let shutters = others & !board.by_role(Role::Queen);
        if knights.is_empty() && own_bishops.any() {
            // the check comes along the corner's diagonal
            corners &= colours_of(own_bishops);
        } else if (knights | own_bishops).count() == 1
            && shutters & bishops == shutters
            && colours_of(shutters) != !Bitboard::EMPTY
        {
            // what stands beside the corner is of the other colour
            corners &= !colours_of(shutters);
        }
        let waiting = if (shutters & !pawns).any() { 7 } else { furthest(!winner, pawns & others) };
        guess = 2 * waiting
            - 2 * (own_bishops | knights).map(near).sum::<i32>()
            - 3 * shutters.map(near).min().unwrap_or(0)
            - 4 * (others & !shutters).count() as i32;
    }
    for bishop in own_bishops {
        covered |= attacks::bishop(bishop, board.occupied());
    }
    let flights = (attacks::king(target) & !others & !covered).count() as i32;
    let mobility = if position.turn == winner { 0 } else { freedom.min(12) as i32 };
    let to_corner = corners.map(|corner| steps(target, corner)).min().unwrap_or(0);
    guess - 4 * to_corner - 3 * near(own) - 3 * flights - mobility
}

const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);

/// All squares of the colours that these have.
fn colours_of(squares: Bitboard) -> Bitboard {
    (DARK.when((squares & DARK).any())) | (!DARK).when((squares & !DARK).any())
}

/// Steps along lines from one square to another.
fn steps(a: Square, b: Square) -> i32 {
    (a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank())) as i32
}

/// King's moves from one square to another.
fn distance(a: Square, b: Square) -> i32 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())) as i32
}

/// How far a pawn has come.
fn forward(color: Color, pawn: Square) -> i32 {
    (if color == Color::White { pawn.rank() } else { 7 - pawn.rank() }) as i32
}
