//! Mates that a frame leaves open.
//!
//! As in [`cover`](super::cover), a mate needs a check, and each square around the king attacked, taken by its own side, or
//! kept by the other king; here the frame says what stands where.

use super::frame::{Frame, Ground, Kind};
use super::kings::Pairs;
use crate::chess::attacks;
use crate::chess::bitboard::Bitboard;
use crate::chess::square::Square;
use crate::color::Color;
use alloc::vec::Vec;

/// A king shut in on a square and in check, but for squares that the other king or own pieces must take.
struct Net {
    target: Square,
    /// Where the other king can be.
    kings: Bitboard,
    /// Lines along which a check may come.
    lines: Bitboard,
}

pub(super) struct Nets<'a> {
    nets: Vec<Net>,
    /// Where pieces of the king's side can stand.
    fillers: Vec<Bitboard>,
    winner: Color,
    frame: &'a Frame,
    ground: &'a Ground,
}

/// Can the squares be given to different pieces with these domains?
pub(super) fn can_fill(squares: Bitboard, domains: &[Bitboard]) -> bool {
    let mut holders = [64u8; 32];
    squares.count() as usize <= domains.len().min(holders.len())
        && squares.into_iter().all(|square| give(square, domains, &mut holders, &mut 0))
}

fn give(square: Square, domains: &[Bitboard], holders: &mut [u8; 32], tried: &mut u32) -> bool {
    for (place, domain) in domains.iter().enumerate().take(holders.len()) {
        if !domain.has(square) || *tried >> place & 1 != 0 {
            continue;
        }
        *tried |= 1 << place;
        let held = Square::from_index(usize::from(holders[place]));
        if held.is_none_or(|held| give(held, domains, holders, tried)) {
            holders[place] = square.index() as u8;
            return true;
        }
    }
    false
}

impl<'a> Nets<'a> {
    pub(super) fn new(frame: &'a Frame, ground: &'a Ground, winner: Color) -> Self {
        let movable = frame.ghosts[(!winner).index()].iter().filter(|ghost| !ghost.stuck);
        let fillers = movable.map(|ghost| ghost.domain).collect();
        Self { nets: Vec::new(), fillers, winner, frame, ground }
    }

    /// The squares among `targets` where the king could be mated by a piece or by a pawn on `pawn`.
    pub(super) fn cast(mut self, targets: Bitboard, pawn: Bitboard) -> Self {
        let side = self.winner.index();
        let occupied = self.ground.occupied();
        let frame = self.frame;
        let movable = || frame.ghosts[side].iter().zip(&self.ground.attacked[side]).enumerate();
        let movable = || movable().filter(|(_, (ghost, _))| !ghost.stuck);
        let attacked = movable().fold(Bitboard::EMPTY, |set, (_, (_, attacked))| set | *attacked);
        let by_pawn = attacks::pawns(self.winner, pawn);
        let guarded = self.ground.guarded[side];
        for target in targets & (attacked | by_pawn) {
            let ring = attacks::king(target) & !self.ground.blocked[1 - side] & !guarded;
            if by_pawn.has(target) {
                self.add(target, ring & !attacked, Bitboard::EMPTY);
            }
            if self.kings(target, ring & !attacked).is_empty() {
                continue;
            }
            for (place, (ghost, attacked)) in movable() {
                if !attacked.has(target) {
                    continue;
                }
                let others = movable().filter(|(other, _)| *other != place);
                let rest = ring & !others.fold(Bitboard::EMPTY, |set, (_, (_, attacked))| set | *attacked);
                let seen = occupied & !Bitboard::of(target);
                let lines = if ghost.kind == Kind::Knight { Bitboard::EMPTY } else { ghost.kind.from(target, seen) };
                if rest.is_empty() {
                    self.add(target, rest, lines);
                } else {
                    for from in ghost.kind.from(target, seen) & ghost.domain {
                        self.add(target, rest & !ghost.kind.from(from, seen), lines);
                    }
                }
            }
        }
        self
    }

    /// Where the winner's king can keep what of these squares nobody else can.
    fn kings(&self, target: Square, rest: Bitboard) -> Bitboard {
        let filled = self.fillers.iter().fold(Bitboard::EMPTY, |set, domain| set | *domain);
        let near = attacks::king(target) | Bitboard::of(target);
        (rest & !filled).fold(!near, |kings, square| kings & attacks::king(square))
    }

    fn add(&mut self, target: Square, rest: Bitboard, lines: Bitboard) {
        let kings = self.kings(target, rest);
        let kings = kings.filter(|&king| can_fill(rest & !attacks::king(king), &self.fillers)).collect::<Bitboard>();
        if kings.any() {
            self.nets.push(Net { target, kings, lines });
        }
    }

    /// Those of these pairs that are a mate.
    pub(super) fn held(&self, pairs: &Pairs) -> Pairs {
        self.find(pairs, |net| net.kings)
    }

    /// Those that are once the winner's king has stepped off a line.
    pub(super) fn held_after_step(&self, pairs: &Pairs) -> Pairs {
        self.find(pairs, |net| attacks::kings(net.kings) & net.lines)
    }

    fn find(&self, pairs: &Pairs, kings: impl Fn(&Net) -> Bitboard) -> Pairs {
        let mut held = Pairs::NONE;
        self.nets.iter().for_each(|net| held.join(&pairs.meeting(self.winner, kings(net), net.target)));
        held
    }
}
