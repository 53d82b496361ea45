//! What happened: the positions of a game, the moves between them, and how often each position has stood.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::color::Color;
use crate::fen::Counters;
use crate::position::{Effect, Position};

/// One position of the game and the move that led to it.
#[derive(Clone, Copy, Debug)]
pub struct Node<P: Position> {
    /// The position, made compact.
    pub position: P::Compact,
    /// The move that led here and what it did; `None` at the start.
    pub played: Option<(P::Move, P::Effect)>,
    /// How often this position has stood, this time included: 1 = new. The start counts as an occurrence.
    pub occurrence: u32,
    /// Plies since the last capture (chess: or pawn move), the fifth field of FEN.
    pub halfmove: u32,
    /// The latest earlier node with an equal position.
    pub previous: Option<u32>,
    /// The latest earlier node with an equal key, which may be another position.
    same_key: Option<u32>,
    key: u64,
}

/// Keys are already mixed; hashing them again would only cost time.
#[derive(Clone, Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 << 8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// The record of a game. Node 0 is the starting position.
///
/// Playing, taking back and asking how often the current position has stood cost the same however long the game is.
#[derive(Clone)]
pub struct History<P: Position> {
    current: P,
    /// The position before the last ply, while it is at hand: who judges a ply looks at both sides of it.
    before: Option<P>,
    nodes: Vec<Node<P>>,
    /// The latest node of each key.
    latest: HashMap<u64, u32, BuildHasherDefault<KeyHasher>>,
    start_fullmove: u32,
}

impl<P: Position> History<P> {
    /// A game that starts at `position` with the counters of its FEN.
    pub fn new(position: P, counters: Counters) -> Self {
        let key = position.key();
        let node = Node {
            position: position.compact(),
            played: None,
            occurrence: 1,
            halfmove: counters.halfmove,
            previous: None,
            same_key: None,
            key,
        };
        let mut latest = HashMap::default();
        latest.insert(key, 0);
        Self { current: position, before: None, nodes: vec![node], latest, start_fullmove: counters.fullmove }
    }

    /// Plays a legal move. The result says what it did.
    pub fn push(&mut self, m: P::Move) -> P::Effect {
        let halfmove = self.current().halfmove;
        self.before = Some(self.current);
        let effect = self.current.play(m);
        let key = self.current.key();
        let position = self.current.compact();
        let index = self.nodes.len() as u32;
        let same_key = self.latest.insert(key, index);
        let mut previous = same_key;
        while let Some(at) = previous {
            let node = &self.nodes[at as usize];
            if node.position == position {
                break;
            }
            previous = node.same_key;
        }
        self.nodes.push(Node {
            position,
            played: Some((m, effect)),
            occurrence: 1 + previous.map_or(0, |at| self.nodes[at as usize].occurrence),
            halfmove: if effect.resets_halfmove() { 0 } else { halfmove + 1 },
            previous,
            same_key,
            key,
        });
        effect
    }

    /// Takes the last move back, or answers `None` at the start.
    pub fn pop(&mut self) -> Option<(P::Move, P::Effect)> {
        if self.nodes.len() == 1 {
            return None;
        }
        let node = self.nodes.pop()?;
        self.current = match self.before.take() {
            Some(before) => before,
            None => P::expand(&self.current().position),
        };
        match node.same_key {
            Some(at) => self.latest.insert(node.key, at),
            None => self.latest.remove(&node.key),
        };
        node.played
    }

    /// The current position.
    pub fn position(&self) -> &P {
        &self.current
    }

    /// The position after `ply` plies, if the game is that long.
    pub fn position_at(&self, ply: usize) -> Option<P> {
        if ply == self.ply() {
            return Some(self.current);
        }
        match self.before {
            Some(before) if ply + 1 == self.ply() => Some(before),
            _ => self.nodes.get(ply).map(|node| P::expand(&node.position)),
        }
    }

    /// The side that moves after `ply` plies.
    pub fn turn_at(&self, ply: usize) -> Color {
        if (self.ply() + ply).is_multiple_of(2) { self.current.turn() } else { !self.current.turn() }
    }

    /// The node of the current position.
    pub fn current(&self) -> &Node<P> {
        &self.nodes[self.nodes.len() - 1]
    }

    /// Every node, the start first; node `n` stands after `n` plies.
    pub fn nodes(&self) -> &[Node<P>] {
        &self.nodes
    }

    /// Number of plies played.
    pub fn ply(&self) -> usize {
        self.nodes.len() - 1
    }

    /// The counters of the current position for its FEN.
    pub fn counters(&self) -> Counters {
        let start_with_black = u32::from(self.turn_at(0) == Color::Black);
        Counters {
            halfmove: self.current().halfmove,
            fullmove: self.start_fullmove + (self.ply() as u32 + start_with_black) / 2,
        }
    }
}
