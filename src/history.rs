//! The history of a game: its positions, the moves between them, and how often each position has occurred.

use crate::color::Color;
use crate::fen::Counters;
use crate::position::{Effect, Position};
use alloc::vec;
use alloc::vec::Vec;

/// A position of the game and the move that led to it.
#[derive(Clone, Copy, Debug)]
pub struct Node<P: Position> {
    /// The position in its compact form.
    pub position: P::Compact,
    /// The move that led here and its effect; `None` at the start.
    pub played: Option<(P::Move, P::Effect)>,
    /// How often this position has occurred, including now: 1 if new. The start counts as an occurrence.
    pub occurrence: u32,
    /// The highest occurrence of any position since the last irreversible move.
    pub most_occurrences: u32,
    /// Plies since the last capture (chess: or pawn move), the fifth field of FEN.
    pub halfmove: u32,
    /// The latest earlier node with an equal position.
    pub previous: Option<u32>,
    /// The latest earlier node with an equal key, possibly of another position.
    same_key: Option<u32>,
    key: u64,
}

/// The latest node of each key: an open-addressing hash table, at most half full.
///
/// The standard map would weigh more than the rest of this module. Only the last entry is ever deleted, so a run of
/// occupied slots never breaks.
#[derive(Clone)]
struct Latest {
    /// Node numbers plus one; 0 is a free slot. The length is a power of two.
    slots: Vec<u32>,
    used: usize,
}

impl Latest {
    const SMALLEST: usize = 64;

    fn new() -> Self {
        Self { slots: vec![0; Self::SMALLEST], used: 0 }
    }

    /// Returns the slot of a key: that of its node, or the free one where it belongs.
    fn slot<P: Position>(&self, nodes: &[Node<P>], key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = key as usize & mask;
        while let Some(node) = self.slots[slot].checked_sub(1).and_then(|node| nodes.get(node as usize)) {
            if node.key == key {
                break;
            }
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Enters the last node; returns the previous latest node of its key.
    fn enter<P: Position>(&mut self, nodes: &[Node<P>]) -> Option<u32> {
        if self.used * 2 >= self.slots.len() {
            let doubled = self.slots.len() * 2;
            *self = Self { slots: vec![0; doubled], used: 0 };
            for end in 1..nodes.len() {
                self.place(&nodes[..end]);
            }
        }
        self.place(nodes)
    }

    fn place<P: Position>(&mut self, nodes: &[Node<P>]) -> Option<u32> {
        let slot = self.slot(nodes, nodes.last()?.key);
        let earlier = self.slots[slot].checked_sub(1);
        self.used += usize::from(earlier.is_none());
        self.slots[slot] = nodes.len() as u32;
        earlier
    }

    /// Removes the last node; `earlier` is what [`enter`](Self::enter) returned for it.
    fn leave<P: Position>(&mut self, nodes: &[Node<P>], earlier: Option<u32>) {
        let Some(last) = nodes.last() else { return };
        let slot = self.slot(nodes, last.key);
        self.used -= usize::from(earlier.is_none());
        self.slots[slot] = earlier.map_or(0, |node| node + 1);
    }
}

/// The history of a game. Node 0 is the starting position.
///
/// Playing, undoing and counting occurrences take constant time, however long the game is.
#[derive(Clone)]
pub struct History<P: Position> {
    current: P,
    /// The position before the last ply, cached for judges, who compare both.
    before: Option<P>,
    nodes: Vec<Node<P>>,
    latest: Latest,
    start_fullmove: u32,
}

impl<P: Position> History<P> {
    /// Creates the history of a game that starts at `position` with the counters of its FEN.
    pub fn new(position: P, counters: Counters) -> Self {
        let key = position.key();
        let node = Node {
            position: position.compact(),
            played: None,
            occurrence: 1,
            most_occurrences: 1,
            halfmove: counters.halfmove,
            previous: None,
            same_key: None,
            key,
        };
        let nodes = vec![node];
        let mut latest = Latest::new();
        latest.enter(&nodes);
        Self { current: position, before: None, nodes, latest, start_fullmove: counters.fullmove }
    }

    /// Plays a legal move and returns its effect.
    ///
    /// ```
    /// use trongtai::chess::{Chess, Move};
    /// use trongtai::fen::Counters;
    /// use trongtai::history::History;
    ///
    /// let mut history = History::new(Chess::start(), Counters::default());
    /// for text in ["g1f3", "g8f6", "f3g1", "f6g8"] {
    ///     history.push(Move::parse(text).unwrap());
    /// }
    /// assert_eq!((history.ply(), history.current().occurrence), (4, 2));
    /// history.pop();
    /// assert_eq!(history.current().occurrence, 1);
    /// ```
    pub fn push(&mut self, m: P::Move) -> P::Effect {
        let &Node { halfmove, key, most_occurrences, .. } = self.current();
        self.before = Some(self.current);
        let effect = self.current.play(m);
        let position = self.current.compact();
        self.nodes.push(Node {
            position,
            played: Some((m, effect)),
            occurrence: 1,
            most_occurrences: if effect.is_irreversible() { 1 } else { most_occurrences },
            halfmove: if effect.resets_halfmove() { 0 } else { halfmove + 1 },
            previous: None,
            same_key: None,
            key: self.current.key_after(m, effect, key),
        });
        let same_key = self.latest.enter(&self.nodes);
        let mut previous = same_key;
        while let Some(node) = previous.and_then(|at| self.nodes.get(at as usize)) {
            if node.position == position {
                break;
            }
            previous = node.same_key;
        }
        let occurrence = 1 + previous.map_or(0, |at| self.nodes[at as usize].occurrence);
        if let Some(node) = self.nodes.last_mut() {
            (node.occurrence, node.previous, node.same_key) = (occurrence, previous, same_key);
            node.most_occurrences = node.most_occurrences.max(occurrence);
        }
        effect
    }

    /// Takes back the last move; returns `None` at the start.
    pub fn pop(&mut self) -> Option<(P::Move, P::Effect)> {
        if self.nodes.len() == 1 {
            return None;
        }
        self.latest.leave(&self.nodes, self.current().same_key);
        let node = self.nodes.pop()?;
        self.current = match self.before.take() {
            Some(before) => before,
            None => P::expand(&self.current().position),
        };
        node.played
    }

    /// Returns how often the position that this move leads to has occurred so far; 0 if never.
    pub fn occurrences_after(&self, m: P::Move) -> u32 {
        let mut next = self.current;
        let effect = next.play(m);
        let compact = next.compact();
        let slot = self.latest.slot(&self.nodes, next.key_after(m, effect, self.current().key));
        let mut node = self.latest.slots[slot].checked_sub(1);
        while let Some(found) = node.and_then(|at| self.nodes.get(at as usize)) {
            if found.position == compact {
                return found.occurrence;
            }
            node = found.same_key;
        }
        0
    }

    /// Returns the current position.
    pub fn position(&self) -> &P {
        &self.current
    }

    /// Returns the position after `ply` plies; `None` if the game is shorter.
    pub fn position_at(&self, ply: usize) -> Option<P> {
        if ply == self.ply() {
            return Some(self.current);
        }
        match self.before {
            Some(before) if ply + 1 == self.ply() => Some(before),
            _ => self.nodes.get(ply).map(|node| P::expand(&node.position)),
        }
    }

    /// Returns the side to move after `ply` plies.
    pub fn turn_at(&self, ply: usize) -> Color {
        if (self.ply() + ply).is_multiple_of(2) { self.current.turn() } else { !self.current.turn() }
    }

    /// Returns the node of the current position.
    pub fn current(&self) -> &Node<P> {
        &self.nodes[self.nodes.len() - 1]
    }

    /// Returns all nodes; node `n` is the position after `n` plies.
    pub fn nodes(&self) -> &[Node<P>] {
        &self.nodes
    }

    /// Returns the number of plies played.
    pub fn ply(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Returns the number of plies by move numbering, including those before a starting FEN.
    pub fn plies_since_first_move(&self) -> u32 {
        2 * (self.counters().fullmove - 1) + u32::from(self.current.turn() == Color::Black)
    }

    /// Returns the counters of the current position, for its FEN.
    pub fn counters(&self) -> Counters {
        let start_with_black = u32::from(self.turn_at(0) == Color::Black);
        Counters {
            halfmove: self.current().halfmove,
            fullmove: self.start_fullmove + (self.ply() as u32 + start_with_black) / 2,
        }
    }
}
