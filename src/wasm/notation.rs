//! Moves as text.

use wasm_bindgen::prelude::*;

use super::Engine;
use crate::facade::{AnyGame, Kind, Reading};
use crate::notation::Notation;
use crate::record::{self, Beginning};

fn notation(number: usize) -> Option<Notation> {
    Notation::ALL.get(number).copied()
}

#[wasm_bindgen]
impl Engine {
    /// Reads a move in the notation with this number; in any, when there is none with it. The move word if a legal move
    /// is read. Else 0, and in words: 0 when the text is no move; 1 when it is an illegal one; 2 when it can be several
    /// moves; then how many packed moves it can be, and these; of an illegal one then the cause's place in its list plus
    /// one, the number of squares and these, or 0 where the moves are illegal for several causes.
    pub fn read(&mut self, slot: usize, text: &str, number: usize) -> u32 {
        let reading = self.game(slot).map_or(Reading::NotAMove, |game| game.read(text, notation(number)));
        let (what, moves, why) = match reading {
            Reading::Move(word) => return word,
            Reading::NotAMove => (0, Vec::new(), None),
            Reading::Illegal(moves, why) => (1, moves, why),
            Reading::Ambiguous(moves) => (2, moves, None),
        };
        self.told.clear();
        self.told.words.extend([what, moves.len() as u32]);
        self.told.words.extend(moves);
        self.told.words.push(why.as_ref().map_or(0, |why| why.code as u32 + 1));
        self.told.squares(why.into_iter().flat_map(|why| why.squares));
        0
    }

    /// Tells a legal packed move in the notation with this number; no text for what cannot be written.
    pub fn notate(&mut self, slot: usize, packed: u32, number: usize) {
        let text = self.game(slot).and_then(|game| game.notate(packed, notation(number)?));
        self.told.text = text.unwrap_or_default();
    }

    /// Tells the moves played in the notation with this number, separated by blanks.
    pub fn notated(&mut self, slot: usize, number: usize) {
        let text = self.game(slot).and_then(|game| AnyGame::notated(game, notation(number)?));
        self.told.text = text.unwrap_or_default();
    }

    /// Tells the moves of a record, read from words in the notation with this number, or written in it; see
    /// [`record::moves`]. `kind` 0 is xiangqi, 1 chess.
    pub fn record(&mut self, kind: u32, fen: &str, chess960: bool, number: usize, written: bool, words: &str) {
        let kind = Kind::from_number(kind).unwrap_or(Kind::Xiangqi);
        self.told.text = record::moves(kind, Beginning { fen, chess960 }, notation(number), written, words);
    }
}
