//! How failures are told: closed sets of stable codes, each with the place it speaks of.

pub(crate) use crate::codes::codes;

use crate::color::Color;
use alloc::vec::Vec;

codes! {
    /// What is wrong with a text that should be a FEN.
    pub enum TextFault {
        /// A field that must be there is not.
        MissingField = "missing-field",
        /// There is text after the last field.
        SurplusField = "surplus-field",
        /// The text is longer than any FEN.
        TooLong = "too-long",
        /// The placement has too few or too many ranks.
        BadRankCount = "bad-rank-count",
        /// A rank describes too few or too many squares.
        BadRankWidth = "bad-rank-width",
        /// Two digits stand side by side in a rank.
        AdjacentDigits = "adjacent-digits",
        /// A character that is no piece letter, digit or slash.
        UnknownPiece = "unknown-piece",
        /// The side to move is none of `w`, `r`, `b`.
        BadTurn = "bad-turn",
        /// The castling field is not made of castling letters.
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
    /// Where, in characters from the start of the text, 0-based.
    pub offset: usize,
    /// What could have stood there.
    pub expected: &'static str,
}

impl core::fmt::Display for TextError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} in {} at {}: expected {}", self.fault, self.field, self.offset, self.expected)
    }
}

impl core::error::Error for TextError {}

/// A text that is not what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What could have stood there.
    pub expected: &'static str,
}

impl core::fmt::Display for ParseError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for ParseError {}

/// One reason why a setup is no possible position. `C` is the game's set of codes, `S` its square.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Fault<C, S> {
    /// What is wrong.
    pub code: C,
    /// The side it concerns, where it concerns one.
    pub color: Option<Color>,
    /// The squares that show it.
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

/// Writes squares, each after a blank.
fn listed<S: core::fmt::Display>(squares: &[S], f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
    squares.iter().try_for_each(|square| write!(f, " {square}"))
}

/// Which positions are admitted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SetupPolicy {
    /// Only those that a game may lead to, as far as that is looked into.
    #[default]
    Strict,
    /// All that can be played: with too many pieces, or with checks that cannot have come about, as composers and editors
    /// need them.
    Playable,
}

/// Why a setup was refused: its text could not be read, or what it says is impossible. All reasons are given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError<C, S> {
    /// The text is no FEN.
    Text(TextError),
    /// The position is impossible; at least one fault.
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

/// Why a move is not legal: the first cause a player would be told. `C` is the game's set of codes, `S` its square.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Illegality<C, S> {
    /// The cause.
    pub code: C,
    /// The squares that show it: the blocking piece, the attackers, the open file.
    pub squares: Vec<S>,
}

impl<C: core::fmt::Display, S: core::fmt::Display> core::fmt::Display for Illegality<C, S> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.code.fmt(f)?;
        listed(&self.squares, f)
    }
}

impl<C, S> core::error::Error for Illegality<C, S> where Self: core::fmt::Debug + core::fmt::Display {}
