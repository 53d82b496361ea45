//! One game of one kind: its history and the rule set it is judged by.

use super::packed::{Packed, PackedIllegality};
use crate::fen::Counters;
use crate::history::History;
use crate::outcome::Ruling;
use crate::position::perft;

/// A game, spoken to in numbers.
#[derive(Clone)]
pub struct Game<P: Packed> {
    history: History<P>,
    rules: P::Rules,
}

impl<P: Packed> Game<P> {
    /// A game from a position.
    pub fn new(position: P, counters: Counters, rules: P::Rules) -> Self {
        Self { history: History::new(position, counters), rules }
    }

    /// What happened so far.
    pub fn history(&self) -> &History<P> {
        &self.history
    }

    /// The name of the rule set in force.
    pub fn rules_name(&self) -> &'static str {
        P::rules_name(self.rules)
    }

    /// The canonical FEN of the current position.
    pub fn fen(&self) -> String {
        self.position().to_fen(self.history.counters())
    }

    /// The current position.
    pub fn position(&self) -> &P {
        &self.history.current().position
    }

    /// The move words of all legal moves, or of those from one square.
    pub fn legal(&self, from: Option<usize>, words: &mut Vec<u32>) {
        let mut moves = Vec::with_capacity(64);
        self.position().legal_moves(&mut moves);
        let all = moves.into_iter().map(|m| self.word(m));
        words.extend(all.filter(|word| from.is_none_or(|from| (word & 0xff) as usize == from)));
    }

    /// The move word of a packed move, if it is legal.
    pub fn find(&self, packed: u32) -> Option<u32> {
        self.legal_move(packed).map(|m| self.word(m))
    }

    /// Why a packed move is not legal; `None` if it is.
    pub fn explain(&self, packed: u32) -> Option<PackedIllegality> {
        P::why_not(&self.history, packed)
    }

    /// Plays a packed move and answers its move word; an illegal one changes nothing.
    pub fn play(&mut self, packed: u32) -> Option<u32> {
        let m = self.legal_move(packed)?;
        let effect = self.history.push(m);
        Some(P::word(m, effect))
    }

    /// Takes the last move back and answers its move word.
    pub fn undo(&mut self) -> Option<u32> {
        self.history.pop().map(|(m, effect)| P::word(m, effect))
    }

    /// How the game stands ended, if it has.
    pub fn ruling(&self) -> Option<Ruling> {
        P::ruling(self.rules, &self.history)
    }

    /// The number of move sequences of `depth` plies, or `None` above `limit`.
    pub fn perft(&self, depth: u32, limit: u64) -> Option<u64> {
        perft(self.position(), depth, limit)
    }

    fn legal_move(&self, packed: u32) -> Option<P::Move> {
        P::unpack(packed).filter(|&m| self.position().is_legal(m))
    }

    fn word(&self, m: P::Move) -> u32 {
        let mut next = *self.position();
        P::word(m, next.play(m))
    }
}
