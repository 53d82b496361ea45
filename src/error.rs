//! Errors: closed sets of stable codes, each with the place it concerns.

pub(crate) use crate::codes::codes;

use crate::color::Color;
use alloc::vec::Vec;

codes! {
    /// What is wrong with the text of a FEN.
    pub enum TextFault {
        /// A required field is missing.
        MissingField = "missing-field",
        /// There is text after the last field.
        SurplusField = "surplus-field",
        /// The text is longer than any FEN.
        TooLong = "too-long",
        /// The placement has too few or too many ranks.
        BadRankCount = "bad-rank-count",
        /// A rank describes too few or too many squares.
        BadRankWidth = "bad-rank-width",
        /// Two digits are adjacent in a rank.
        AdjacentDigits = "adjacent-digits",
        /// A character is not a piece letter, digit or slash.
        UnknownPiece = "unknown-piece",
        /// The side to move is not `w`, `r` or `b`.
        BadTurn = "bad-turn",
        /// The castling field contains something other than castling letters.
        BadCastling = "bad-castling",
        /// The en passant field is neither `-` nor a square.
        BadEnPassant = "bad-en-passant",
        /// A counter is not a whole number in range.
        BadCounter = "bad-counter",
    }
}

/// A text that cannot be read: what is wrong, in which field, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextError {
    /// What is wrong.
    pub fault: TextFault,
    /// The name of the field: `placement`, `turn`, `castling`, `en-passant`, `halfmove`, `fullmove`, `fen`.
    pub field: &'static str,
    /// The offset, in characters from the start of the text, 0-based.
    pub offset: usize,
    /// What was expected there.
    pub expected: &'static str,
}

impl core::fmt::Display for TextError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} in {} at {}: expected {}", self.fault, self.field, self.offset, self.expected)
    }
}

impl core::error::Error for TextError {}

/// A text that could not be parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What was expected.
    pub expected: &'static str,
}

impl core::fmt::Display for ParseError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for ParseError {}

/// A reason why a setup is not a possible position. `C` is the game's code type, `S` its square type.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Fault<C, S> {
    /// What is wrong.
    pub code: C,
    /// The side it concerns, if any.
    pub color: Option<Color>,
    /// The squares involved.
    pub squares: Vec<S>,
}

impl<C: core::fmt::Display, S: core::fmt::Display> core::fmt::Display for Fault<C, S> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.code.fmt(f)?;
        if let Some(color) = self.color {
            write!(f, " of {color}")?;
        }
        listed(&self.squares, f)
    }
}

/// Writes squares, each preceded by a space.
fn listed<S: core::fmt::Display>(squares: &[S], f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
    squares.iter().try_for_each(|square| write!(f, " {square}"))
}

/// Which positions are accepted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SetupPolicy {
    /// Only those that a game can reach, as far as that is checked.
    #[default]
    Strict,
    /// All that can be played, including those with too many pieces or impossible checks, for composers and editors.
    Playable,
}

/// Why a setup was refused: unreadable text, or an impossible position with all its faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError<C, S> {
    /// The text is not a FEN.
    Text(TextError),
    /// The position is impossible, for at least one fault.
    Impossible(Vec<Fault<C, S>>),
}

impl<C: core::fmt::Display, S: core::fmt::Display> core::fmt::Display for SetupError<C, S> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Impossible(faults) => faults.iter().enumerate().try_for_each(|(place, fault)| {
                f.write_str(if place == 0 { "impossible position: " } else { ", " })?;
                fault.fmt(f)
            }),
        }
    }
}

impl<C, S> core::error::Error for SetupError<C, S> where Self: core::fmt::Debug + core::fmt::Display {}

/// Why a move is not legal: the first cause a player would name. `C` is the game's code type, `S` its square type.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Illegality<C, S> {
    /// The cause.
    pub code: C,
    /// The squares involved: the blocking piece, the attackers, the open file.
    pub squares: Vec<S>,
}

impl<C: core::fmt::Display, S: core::fmt::Display> core::fmt::Display for Illegality<C, S> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.code.fmt(f)?;
        listed(&self.squares, f)
    }
}

impl<C, S> core::error::Error for Illegality<C, S> where Self: core::fmt::Debug + core::fmt::Display {}
