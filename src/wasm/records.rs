//! Moves of records.

use wasm_bindgen::prelude::*;

use crate::facade::Kind;
use crate::notation::Notation;
use crate::record::{self, Beginning};

/// The moves of a record, read from words in the notation with this number, or written in it; see
/// [`record::moves`]. `kind` 0 is xiangqi, 1 chess.
#[wasm_bindgen(js_name = recordMoves)]
pub fn record_moves(kind: u32, fen: &str, chess960: bool, number: usize, written: bool, words: &str) -> String {
    let notation = Notation::ALL.get(number).copied();
    let kind = Kind::from_number(kind).unwrap_or(Kind::Xiangqi);
    record::moves(kind, Beginning { fen, chess960 }, notation, written, words)
}
