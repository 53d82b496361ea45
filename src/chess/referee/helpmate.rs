#![allow(missing_docs)]
//! A bounded search for a mate that both sides work for: every legal move of either counts.
//!
//! The most promising position is continued first, and no position twice. A mate found answers yes; when no position is
//! left, and none was left out, the answer is no.

use std::collections::BinaryHeap;

use super::dead::{DARK, lacks_material, never_mates};
use crate::chess::attacks::{self, flood, step};
use crate::chess::bitboard::Bitboard;
use crate::chess::moves::Move;
use crate::chess::piece::Role;
use crate::chess::position::Chess;
use crate::chess::square::Square;
use crate::color::Color;
use crate::position::{Effect, Position};

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

/// How much a search may do.
#[derive(Clone, Copy)]
pub struct Effort {
    /// Positions that are remembered.
    pub positions: usize,
    /// Moves that are played.
    pub moves: usize,
    /// Moves from one position that are followed, the most promising ones.
    pub width: usize,
    /// Whether positions after which nothing comes back are looked at for a proof that there is no mate.
    pub proves: bool,
}

/// How many moves are played in the time of a proof.
const PROOF: usize = 40;

/// Can `winner` mate by some series of legal moves from `root`, which has a legal move? `None` where that is not known.
pub fn search(root: &Chess, winner: Color, effort: Effort) -> Option<bool> {
    let mut seen = Seen::new(effort.positions);
    let mut open = BinaryHeap::new();
    let mut moves: Vec<Move> = Vec::with_capacity(64);
    let mut next_best: Vec<(i32, Chess)> = Vec::with_capacity(64);
    let mut played = 0;
    let (mut proofs, mut proved) = (0, 0);
    let mut complete = true;
    seen.insert(root);
    open.push((0, 0));
    while let Some((_, place)) = open.pop() {
        let position = seen.positions[place];
        moves.clear();
        next_best.clear();
        position.legal_moves(&mut moves);
        played += moves.len();
        for &m in &moves {
            let mut next = position;
            let effect = next.play(m);
            let mut replies = None;
            if next.turn != winner && next.is_check() {
                let freedom = next.count_legal();
                if freedom == 0 {
                    count(played);
                    return Some(true);
                }
                replies = Some(freedom);
            }
            if effect.is_irreversible() {
                if lacks_material(&next, winner) {
                    continue;
                }
                if effort.proves && effect.resets_halfmove() && proofs <= 16 + 8 * proved {
                    played += PROOF;
                    proofs += 1;
                    if never_mates(&next, winner) {
                        proved += 1;
                        continue;
                    }
                }
            }
            next_best.push((promise(&next, winner, replies), next));
        }
        if next_best.len() > effort.width {
            complete = false;
            next_best.select_nth_unstable_by(effort.width - 1, |a, b| b.0.cmp(&a.0));
            next_best.truncate(effort.width);
        }
        for (promise, next) in &next_best {
            if seen.insert(next) {
                open.push((*promise, seen.positions.len() - 1));
            }
        }
        // what is remembered leaves slots free
        if (played >= effort.moves || seen.positions.len() + effort.width.min(256) > effort.positions) && !open.is_empty() {
            count(played);
            return None;
        }
    }
    count(played);
    if complete { Some(false) } else { None }
}

use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};
pub static COUNT: AtomicUsize = AtomicUsize::new(0);
fn count(n: usize) { COUNT.fetch_add(n, Ordering::Relaxed); }
pub const NW: usize = 70;
pub static W: [AtomicI32; NW] = [const { AtomicI32::new(0) }; NW];
pub const DEFAULT: [i32; NW] = [
    8, 2, 4, 7, 15, -1, 8, 4, 2, 4,
    1, 2, 5, 1, 13, -3, -3, 1, 0, 0,
    2, 5, 13, 8, 16, 1, -1, 1, 13, 3,
    0, 4, 5, 1, 14, -3, 5, 0, -1, 3,
    15, 11, 3, 2, 1, 1, 3, -1, 9, 1,
    3, 3, 8, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 3, 4, 0, 0, 0, 0, 0, 0,
];
fn w(i: usize) -> i32 { W[i].load(Ordering::Relaxed) }

/// How near a mate by `winner` seems: the other king in a corner, with few squares to go to; the winner's king and, without
/// a heavy piece, all its men near, and what is to shut the other king in as well. Only a guess: it decides what is tried
/// first, never the answer.
fn promise(position: &Chess, winner: Color, replies: Option<u32>) -> i32 {
    let board = &position.board;
    let (own, target) = (board.king(winner), board.king(!winner));
    let (men, others) = (board.by_color(winner), board.by_color(!winner) & !board.kings());
    let near = |square: Square| distance(square, target);
    let bishops = board.by_role(Role::Bishop);
    let (own_bishops, knights, pawns) = (bishops & men, board.knights() & men, board.pawns());
    let straight = board.straight_sliders() & men;
    let diagonal = board.diagonal_sliders() & men;
    let mut covered = attacks::king(own) | attacks::knights(knights) | attacks::pawns(winner, pawns & men);
    let empty = !board.occupied() | Bitboard::of(target);
    if straight.any() {
        covered |= flood::<8>(straight, empty) | flood::<-8>(straight, empty);
        covered |= flood::<1>(straight, empty) | flood::<-1>(straight, empty);
    }
    if diagonal.any() {
        covered |= flood::<9>(diagonal, empty) | flood::<-9>(diagonal, empty);
        covered |= flood::<7>(diagonal, empty) | flood::<-7>(diagonal, empty);
    }
    let ring = attacks::king(target);
    let flights = (ring & !others & !covered).count() as i32;
    let furthest = |color: Color, pawns: Bitboard| pawns.map(|pawn| forward(color, pawn)).max().unwrap_or(0);
    let mut corners = CORNERS;
    let own_pawns = pawns & men;
    // a pawn right behind another goes nowhere soon
    let blocked = ahead(!winner, pawns);
    let (base, mut guess);
    if straight.any() {
        base = if (straight & diagonal).any() { 0 } else { 20 } + if others.count() < 5 { 10 } else { 0 };
        guess = 200 - w(base + 3) * straight.map(near).min().unwrap_or(0);
    } else if (own_pawns & !blocked).any() || (knights | own_bishops).is_empty() {
        base = 40;
        guess = w(base + 3) * furthest(winner, own_pawns & !blocked);
    } else {
        base = 50;
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
        guess = w(60) * waiting
            - w(61) * (own_bishops | knights).map(near).sum::<i32>()
            - w(62) * shutters.map(near).min().unwrap_or(0)
            - w(63) * (others & !shutters).count() as i32
            - w(64) * (own_bishops | knights).map(near).min().unwrap_or(0)
            + w(65) * own_pawns.count() as i32;
    }
    let to_corner = corners.map(|corner| steps(target, corner)).min().unwrap_or(0);
    let check = replies.map_or(0, |n| w(base + 4) - w(base + 6) * n.min(10) as i32);
    guess -= w(base) * flights + w(base + 1) * near(own) + w(base + 2) * to_corner;
    let (file, rank) = (target.file() as i32, target.rank() as i32);
    let to_edge = file.min(7 - file).min(rank).min(7 - rank);
    guess -= w(base + 8) * to_edge + w(base + 9) * others.count() as i32;
    guess + check + w(base + 5) * (ring & others).count() as i32 + w(base + 7) * (ring & covered).count() as i32
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

/// The squares before these.
fn ahead(color: Color, set: Bitboard) -> Bitboard {
    if color == Color::White { step::<8>(set) } else { step::<-8>(set) }
}
