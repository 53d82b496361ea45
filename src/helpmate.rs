//! A bounded search for an end of the game that both sides work for: every legal move of either side counts.
//!
//! Best-first, visiting no position twice. Reaching an end proves "yes"; exhausting the positions with none skipped
//! proves "no". The work is counted in moves played, so the answer is the same on every machine.

use alloc::collections::BinaryHeap;
use alloc::vec;
use alloc::vec::Vec;

use crate::position::Position;

/// The bounds of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// The number of moves that may be played.
    pub moves: usize,
    /// How many moves are followed from one position, the most promising ones.
    pub width: usize,
}

/// What a move leads to.
pub(crate) enum Look {
    /// The goal.
    Goal,
    /// A position from which it certainly cannot be reached.
    Hopeless,
    /// Anything else: how near the goal seems, which decides only the order of the search, and a note kept with the
    /// position.
    Promise(i32, u16),
}

/// Judges the position after a move, given the move's effect, the note kept with the position before, and the move
/// counter, to which it adds the cost of its own work.
pub(crate) type Judge<'a, P> = dyn FnMut(&P, <P as Position>::Effect, u16, &mut usize) -> Look + 'a;

/// The visited positions, each once.
struct Seen<P: Position> {
    positions: Vec<P::Compact>,
    /// Indices into `positions` plus one, in an open-addressing hash table; 0 is free. At most half of the slots are in use.
    slots: Vec<u32>,
}

impl<P: Position> Seen<P> {
    const SMALLEST: usize = 1 << 9;

    fn new() -> Self {
        Self { positions: Vec::with_capacity(Self::SMALLEST / 2), slots: vec![0; Self::SMALLEST] }
    }

    /// Adds a position unless it is already there.
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

/// Whether some series of legal moves from `root`, which has a legal move, reaches the goal; `None` if the bounds are
/// reached first. `note` is kept with the root.
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
