//! Moves as text.

use wasm_bindgen::prelude::*;

use super::Engine;
use crate::facade::{AnyGame, Reading};
use crate::notation::Notation;

fn notation(number: usize) -> Option<Notation> {
    Notation::ALL.get(number).copied()
}

#[wasm_bindgen]
impl Engine {
    /// Reads a move in the notation with this number; in any, when there is none with it. The move word if a legal move
    /// is read. Else 0, and in the out buffer: 0 when the text is no move; 1 when it is an illegal one, and how many
    /// packed moves follow, one or none; 2 when it can be several moves, how many, and these.
    pub fn read(&mut self, slot: usize, text: &str, number: usize) -> u32 {
        let reading = self.game(slot).map_or(Reading::NotAMove, |game| game.read(text, notation(number)));
        let (what, moves) = match reading {
            Reading::Move(word) => return word,
            Reading::NotAMove => (0, Vec::new()),
            Reading::Illegal(m) => (1, m.into_iter().collect()),
            Reading::Ambiguous(moves) => (2, moves),
        };
        let mut words = vec![what, moves.len() as u32];
        words.extend(moves);
        self.write(&words);
        0
    }

    /// A legal packed move in the notation with this number.
    pub fn notate(&self, slot: usize, packed: u32, number: usize) -> Option<String> {
        self.game(slot)?.notate(packed, notation(number)?)
    }

    /// The moves played in the notation with this number, separated by blanks.
    pub fn notated(&self, slot: usize, number: usize) -> Option<String> {
        self.game(slot).and_then(|game| AnyGame::notated(game, notation(number)?))
    }
}
