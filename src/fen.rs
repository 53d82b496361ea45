//! The parts of FEN that both games share: fields, placement, counters. Knows no rules.
//!
//! Reading is lenient where the meaning is clear (extra spaces, `_` for a space, missing trailing fields, an empty pocket
//! `[]` after the placement); writing is canonical.

use crate::color::Color;
use crate::error::{TextError, TextFault};
use alloc::string::String;
use alloc::vec::Vec;

/// The longest FEN of either game, in bytes; longer text is refused unread.
pub const MAX_LENGTH: usize = 512;

/// How the castling rights of a FEN are read, and how castling is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Castling {
    /// Standard chess: the king moves two squares. The only mode of xiangqi.
    #[default]
    Standard,
    /// Chess960: rooks may start on any file, and castling is written as the king moving onto its own rook.
    Chess960,
}

/// A field of the text and its offset (in characters, 0-based).
#[derive(Clone, Copy, Debug)]
pub struct Token<'a> {
    /// The text of the part.
    pub text: &'a str,
    /// The offset of its first character in the whole text.
    pub offset: usize,
}

impl Token<'_> {
    /// A fault `at` characters into this field.
    pub fn error(&self, at: usize, fault: TextFault, field: &'static str, expected: &'static str) -> TextError {
        TextError { fault, field, offset: self.offset + at, expected }
    }
}

/// Splits a FEN at spaces and underscores.
///
/// # Errors
/// [`TextFault::TooLong`] beyond [`MAX_LENGTH`] bytes, [`TextFault::MissingField`] if the text is empty.
pub fn tokens(text: &str) -> Result<Vec<Token<'_>>, TextError> {
    if text.len() > MAX_LENGTH {
        return Err(TextError {
            fault: TextFault::TooLong,
            field: "fen",
            offset: MAX_LENGTH,
            expected: "at most 512 characters",
        });
    }
    let mut tokens = Vec::new();
    let mut start: Option<(usize, usize)> = None;
    let blank = |c: char| c.is_whitespace() || c == '_' || c == '\u{feff}';
    for (place, (byte, c)) in text.char_indices().chain([(text.len(), ' ')]).enumerate() {
        match (start, blank(c)) {
            (None, false) => start = Some((byte, place)),
            (Some((from, offset)), true) => {
                tokens.push(Token { text: &text[from..byte], offset });
                start = None;
            }
            _ => {}
        }
    }
    if tokens.is_empty() {
        return Err(TextError {
            fault: TextFault::MissingField,
            field: "placement",
            offset: text.chars().count(),
            expected: "ranks separated by /",
        });
    }
    Ok(tokens)
}

/// Reads the placement field, top rank first. Calls `put(file, rank, letter)` for each piece, ranks counted from the
/// bottom; it returns whether the letter is a piece of the game.
///
/// # Errors
/// Wrong rank widths and counts, adjacent digits, letters that `put` rejects.
pub fn read_placement(
    token: Token<'_>,
    files: usize,
    ranks: usize,
    mut put: impl FnMut(usize, usize, char) -> bool,
) -> Result<(), TextError> {
    const FIELD: &str = "placement";
    let text = token.text.strip_suffix("[]").unwrap_or(token.text);
    let width_error = |at| {
        let expected = if files == 9 { "nine squares in each rank" } else { "eight squares in each rank" };
        token.error(at, TextFault::BadRankWidth, FIELD, expected)
    };
    let count_error = |at| {
        let expected = if ranks == 10 { "ten ranks" } else { "eight ranks" };
        token.error(at, TextFault::BadRankCount, FIELD, expected)
    };
    let (mut file, mut row, mut digit) = (0, 0, false);
    for (at, c) in text.chars().enumerate() {
        if c == '/' {
            if file != files {
                return Err(width_error(at));
            }
            (file, row, digit) = (0, row + 1, false);
            if row == ranks {
                return Err(count_error(at));
            }
            continue;
        }
        if let Some(empty) = c.to_digit(10) {
            if digit {
                return Err(token.error(at, TextFault::AdjacentDigits, FIELD, "a piece letter or /"));
            }
            if empty == 0 {
                return Err(token.error(at, TextFault::UnknownPiece, FIELD, "a piece letter, a digit from 1, or /"));
            }
            (file, digit) = (file + empty as usize, true);
        } else {
            if file >= files {
                return Err(width_error(at));
            }
            if !put(file, ranks - 1 - row, c) {
                return Err(token.error(at, TextFault::UnknownPiece, FIELD, "a piece letter, a digit or /"));
            }
            (file, digit) = (file + 1, false);
        }
        if file > files {
            return Err(width_error(at));
        }
    }
    let end = text.chars().count();
    if file != files {
        return Err(width_error(end));
    }
    if row + 1 != ranks {
        return Err(count_error(end));
    }
    Ok(())
}

/// Reads the side to move: `b` is Black; `w`, xiangqi's `r` and a missing field are the side that moves first.
///
/// # Errors
/// [`TextFault::BadTurn`] for anything else.
pub fn read_turn(token: Option<&Token<'_>>) -> Result<Color, TextError> {
    let Some(token) = token else { return Ok(Color::White) };
    match token.text {
        "w" | "W" | "r" | "R" => Ok(Color::White),
        "b" | "B" => Ok(Color::Black),
        _ => Err(token.error(0, TextFault::BadTurn, "turn", "w or b")),
    }
}

/// The two counters at the end of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counters {
    /// Plies since the last capture (chess: or pawn move).
    pub halfmove: u32,
    /// The move number, from 1, incremented after Black's move.
    pub fullmove: u32,
}

impl Default for Counters {
    fn default() -> Self {
        Self { halfmove: 0, fullmove: 1 }
    }
}

/// The largest counter accepted: no game is longer, and sums stay far from overflow.
pub const MAX_COUNTER: u32 = 1_000_000;

/// Reads the remaining fields as counters; missing ones get their defaults, and move number 0 becomes 1.
///
/// # Errors
/// [`TextFault::BadCounter`] unless the text is a number up to [`MAX_COUNTER`], [`TextFault::SurplusField`] for more fields.
pub fn read_counters(tokens: &[Token<'_>]) -> Result<Counters, TextError> {
    let mut counters = Counters::default();
    let read = |token: &Token<'_>, field| -> Result<u32, TextError> {
        if token.text == "-" {
            return Ok(0);
        }
        let number = read_number(token.text).filter(|&number| number <= MAX_COUNTER);
        number.ok_or_else(|| token.error(0, TextFault::BadCounter, field, "a whole number up to 1000000"))
    };
    if let Some(token) = tokens.first() {
        counters.halfmove = read(token, "halfmove")?;
    }
    if let Some(token) = tokens.get(1) {
        counters.fullmove = read(token, "fullmove")?.max(1);
    }
    if let Some(token) = tokens.get(2) {
        return Err(token.error(0, TextFault::SurplusField, "fen", "the end of the text"));
    }
    Ok(counters)
}

/// Reads a decimal number; `None` for any other text or on overflow.
pub fn read_number(text: &str) -> Option<u32> {
    let mut number = if text.is_empty() { None } else { Some(0u32) };
    for byte in text.bytes() {
        let digit = byte.wrapping_sub(b'0');
        number = if digit < 10 { number?.checked_mul(10)?.checked_add(u32::from(digit)) } else { None };
    }
    number
}

/// Writes the two counters at the end of a FEN, each preceded by a space.
pub fn write_counters(counters: Counters, text: &mut String) {
    for counter in [counters.halfmove, counters.fullmove] {
        text.push(' ');
        push_number(counter, text);
    }
}

/// Writes a number. The standard formatting weighs more than all notation code of a game.
pub fn push_number(number: u32, text: &mut String) {
    if number >= 10 {
        push_number(number / 10, text);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// Writes a placement, top rank first, from the letter of each square (file, rank from the bottom).
pub fn write_placement(files: usize, ranks: usize, letter: impl Fn(usize, usize) -> Option<char>) -> String {
    let mut text = String::with_capacity(files * ranks);
    for rank in (0..ranks).rev() {
        let mut empty = 0u8;
        for file in 0..files {
            match letter(file, rank) {
                None => empty += 1,
                Some(c) => {
                    if empty > 0 {
                        text.push(char::from(b'0' + empty));
                    }
                    (empty, _) = (0, text.push(c));
                }
            }
        }
        if empty > 0 {
            text.push(char::from(b'0' + empty));
        }
        if rank > 0 {
            text.push('/');
        }
    }
    text
}
