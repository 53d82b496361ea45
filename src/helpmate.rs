//! A bounded search for an end of the game that both sides work for: every legal move of either counts.
//!
//! The most promising position is continued first, and no position twice. An end found answers yes; when no position is
//! left, and none was left out, the answer is no. The work is counted in moves played, so that the answer is the same on
//! every machine.

use alloc::collections::BinaryHeap;
use alloc::vec;
use alloc::vec::Vec;

use crate::position::Position;

/// How much a search may do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Moves that are played.
    pub moves: usize,
    /// Moves from one position that are followed, the most promising ones.
    pub width: usize,
}

/// What a move has led to.
pub(crate) enum Look {
    /// What was sought.
    Goal,
    /// A position from which it certainly cannot be reached.
    Hopeless,
    /// Anything else, and how near the goal seems: this decides what is tried first, never the answer. The rest is what
    /// the search keeps with the position.
    Promise(i32, u16),
}

/// Judges a position that a move has led to: the move's effect, what was kept with the position before, and the count of
/// moves, to which it adds what else its judgement costs.
pub(crate) type Judge<'a, P> = dyn FnMut(&P, <P as Position>::Effect, u16, &mut usize) -> Look + 'a;

/// The positions met, each once.
struct Seen<P: Position> {
    positions: Vec<P::Compact>,
    /// Places in `positions` plus one, by key, in the next free slot; 0 is free. At most half of them are in use.
    slots: Vec<u32>,
}

impl<P: Position> Seen<P> {
    const SMALLEST: usize = 1 << 9;

    fn new() -> Self {
        Self { positions: Vec::with_capacity(Self::SMALLEST / 2), slots: vec![0; Self::SMALLEST] }
    }

    /// Adds a position, unless it is there.
    fn insert(&mut self, position: &P) -> bool {
        if self.positions.len() * 2 >= self.slots.len() {
            self.grow();
        }
        let compact = position.compact();
        let mask = self.slots.len() - 1;
        let mut slot = position.key() as usize & mask;
        while let Some(place) = (self.slots[slot] as usize).checked_sub(1) {
            if self.positions[place] == compact {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        self.positions.push(compact);
        self.slots[slot] = self.positions.len() as u32;
        true
    }

    fn grow(&mut self) {
        let doubled = self.slots.len() * 2;
        self.slots = vec![0; doubled];
        for (place, compact) in self.positions.iter().enumerate() {
            let mut slot = P::expand(compact).key() as usize & (doubled - 1);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (doubled - 1);
            }
            self.slots[slot] = place as u32 + 1;
        }
    }
}

/// Does some series of legal moves from `root`, which has a legal move, lead to the goal? `None` where the work is bounded
/// before that is known. `note` is kept with the root.
pub(crate) fn search<P: Position>(root: &P, note: u16, effort: Effort, look: &mut Judge<'_, P>) -> Option<bool> {
    let mut seen = Seen::<P>::new();
    let mut open = BinaryHeap::new();
    let mut moves = Vec::with_capacity(64);
    let mut promising: Vec<(i32, u16, P::Move)> = Vec::with_capacity(64);
    let mut played = 0;
    let mut complete = true;
    seen.insert(root);
    open.push((0, 0, note));
    while let Some((_, place, note)) = open.pop() {
        if played >= effort.moves {
            return None;
        }
        let position = P::expand(&seen.positions[place]);
        moves.clear();
        promising.clear();
        position.legal_moves(&mut moves);
        played += moves.len();
        for &m in &moves {
            let mut next = position;
            let effect = next.play(m);
            match look(&next, effect, note, &mut played) {
                Look::Goal => return Some(true),
                Look::Hopeless => {}
                Look::Promise(promise, note) => promising.push((promise, note, m)),
            }
        }
        if promising.len() > effort.width {
            complete = false;
            for place in 0..effort.width {
                let rest = promising.iter().enumerate().skip(place);
                let best = rest.max_by_key(|(_, (promise, _, _))| *promise).map_or(place, |(best, _)| best);
                promising.swap(place, best);
            }
            promising.truncate(effort.width);
        }
        for &(promise, note, m) in &promising {
            let mut next = position;
            next.play(m);
            if seen.insert(&next) {
                open.push((promise, seen.positions.len() - 1, note));
            }
        }
    }
    if complete { Some(false) } else { None }
}
