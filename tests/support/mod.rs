//! What several tests need.
#![allow(dead_code)]

pub mod chess;

use std::collections::{HashSet, VecDeque};

use trongtai::position::Position;

/// A seeded generator of numbers (SplitMix64): the same seed gives the same test anywhere.
pub struct Rng(u64);

impl Rng {
    /// A generator that starts from `seed`.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, which is at least 1.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// All that can follow, without any of the arguments under test: does some series of legal moves lead to a position
/// without a legal move for which `goal` holds? `None` where there are more than `limit` positions.
pub fn exhausted<P: Position + Copy>(root: &P, limit: usize, goal: impl Fn(&P) -> bool) -> Option<bool> {
    let mut seen = HashSet::from([root.key()]);
    let mut queue = VecDeque::from([*root]);
    let mut moves = Vec::new();
    while let Some(position) = queue.pop_front() {
        moves.clear();
        position.legal_moves(&mut moves);
        if moves.is_empty() && goal(&position) {
            return Some(true);
        }
        for &m in &moves {
            let mut next = position;
            next.play(m);
            if seen.insert(next.key()) {
                queue.push_back(next);
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}
