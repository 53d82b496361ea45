//! What the moves of a game tell of it before they are read.

use super::GameResult;
use super::lexer::{Lexer, Token};
use super::line::Line;
use crate::facade::Kind;
use crate::notation::Notation;

/// The words ahead, without their numbers.
fn words_ahead(mut lexer: Lexer<'_>) -> impl Iterator<Item = &str> {
    // from the word that was just taken on
    lexer.at = lexer.start;
    let next = move || loop {
        match lexer.next()? {
            Token::Word(word) if GameResult::parse(word).is_some() => return None,
            Token::Word(word) => {
                return Some(word.trim_start_matches(|c: char| c.is_ascii_digit() || ".…".contains(c)));
            }
            Token::Tag(..) => return None,
            _ => {}
        }
    };
    std::iter::from_fn(next).filter(|word| !word.is_empty()).take(100)
}

/// Which game do these moves begin?
pub(super) fn told_by_moves(lexer: Lexer<'_>) -> Kind {
    for word in words_ahead(lexer) {
        let bare = word.trim_end_matches(['!', '?']);
        for kind in [Kind::Chess, Kind::Xiangqi] {
            if Line::start(kind).read(bare, None).is_ok() {
                return kind;
            }
        }
    }
    Kind::Chess
}

/// The notation, where letters mean different pieces in two languages: the first letter of only one of them decides.
pub(super) fn notation_told_by_moves(kind: Kind, lexer: Lexer<'_>) -> Option<Notation> {
    words_ahead(lexer).find_map(|word| {
        let &[letter, _, sign, ..] = word.as_bytes() else { return None };
        let vietnamese = Some(Notation::Vietnamese);
        match kind {
            Kind::Chess => match letter {
                b'K' | b'Q' | b'R' | b'N' => Some(Notation::San),
                b'X' | b'M' | b'T' | b'H' | b'V' => vietnamese,
                _ => None,
            },
            // in coordinates the third sign is a dash or a letter
            Kind::Xiangqi => match letter.to_ascii_uppercase() {
                b'R' | b'H' | b'N' | b'E' | b'A' | b'K' | b'C' if matches!(sign, b'+' | b'=' | b'.') => {
                    Some(Notation::Wxf)
                }
                b'X' | b'M' | b'S' | b'T' => vietnamese,
                _ => None,
            },
        }
    })
}
