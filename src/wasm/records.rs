//! The moves of records, as lines of text.

use alloc::string::String;

use wasm_bindgen::prelude::*;

use super::notation;
use crate::api::Kind;
use crate::api::answer::Text;
use crate::fen::Castling;
use crate::record::{Answer, Beginning, Origin, Refusal, Start, Task, Word, open};

/// Reads the moves of a record from words in the notation with this number, or writes them in it ([`record::moves`]).
///
/// Words are given one per line, with `(` and `)` around moves that replace the move before. The result starts with a sign
/// and the canonical FEN: `=` for the game's own start, `+` for another position, `~` for one whose impossible rights were
/// dropped; or it is just `!` for an unusable position. Then follows a line for each word other than a parenthesis: the
/// move's text; or `?` and a digit (1 not a move, 2 an illegal move, 3 ambiguous, 4 after mate or stalemate), after 2, if
/// there is a single reason, followed by its code and the squares involved, each preceded by a space; or nothing for a word
/// after such a word on its line. A single text, since a record has thousands of words, and as many objects would cost more
/// than parsing.
#[wasm_bindgen]
pub fn record(kind: u32, fen: &str, chess960: bool, number: usize, written: bool, words: &str) -> String {
    let kind = Kind::from_number(kind).unwrap_or(Kind::Xiangqi);
    let castling = if chess960 { Castling::Chess960 } else { Castling::Standard };
    let Some(opened) = open(kind, Beginning { fen, castling }) else { return "!".into() };
    let task = match notation(number) {
        Some(notation) if written => Task::Write(notation),
        notation => Task::Read(notation),
    };
    let Start { fen, origin } = opened.start();
    let sign = match origin {
        Origin::Game => "=",
        Origin::Position => "+",
        Origin::Repaired => "~",
    };
    let mut lines = [sign, &fen].concat();
    let mut words = words.split('\n').filter(|word| !word.is_empty()).map(Word::from);
    opened.answer(task, &mut words, &mut |answer| {
        lines.push('\n');
        match answer {
            Answer::Move(text) => lines.push_str(text),
            Answer::Refused(refusal) => refused(&refusal, &mut lines),
            Answer::Unread => {}
        }
    });
    lines
}

fn refused(refusal: &Refusal, lines: &mut String) {
    lines.push_str(match refusal {
        Refusal::NotAMove => "?1",
        Refusal::Illegal(_) => "?2",
        Refusal::Ambiguous => "?3",
        Refusal::GameOver => "?4",
    });
    let Refusal::Illegal(Some(why)) = refusal else { return };
    for part in core::iter::once(why.code).chain(why.squares.iter().map(Text::as_str)) {
        lines.push(' ');
        lines.push_str(part);
    }
}
