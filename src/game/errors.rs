//! Why something cannot be done with a game.

use crate::error::Illegality;
use crate::notation::Misread;
use crate::outcome::Verdict;
use crate::variant::Variant;
use alloc::string::String;

/// Why a move is not played; the game is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError<V: Variant> {
    /// The game has ended: how.
    GameOver(Verdict<V>),
    /// The move is not legal: why.
    Illegal(Illegality<V::Cause, V::Square>),
    /// The text is no move that could be played.
    Misread(Misread<V>),
}

impl<V: Variant> core::fmt::Display for PlayError<V> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::GameOver(verdict) => write!(f, "the game is over: {verdict}"),
            Self::Illegal(why) => write!(f, "illegal move: {why}"),
            Self::Misread(misread) => misread.fmt(f),
        }
    }
}

impl<V: Variant> core::error::Error for PlayError<V> {}

/// Why the players cannot end a game as they want to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndError<V: Variant> {
    /// It has ended: how.
    GameOver(Verdict<V>),
    /// The rule set asks for a move of each side before a draw can be agreed on (FIDE 5.2.3).
    TooEarly,
    /// The side to move has no such claim.
    NoSuchClaim,
    /// The game has no such ply.
    NoSuchPly,
}

impl<V: Variant> core::fmt::Display for EndError<V> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::GameOver(verdict) => write!(f, "the game is over: {verdict}"),
            Self::TooEarly => f.write_str("each side must have moved before a draw can be agreed on"),
            Self::NoSuchClaim => f.write_str("there is no such claim"),
            Self::NoSuchPly => f.write_str("the game has no such ply"),
        }
    }
}

impl<V: Variant> core::error::Error for EndError<V> {}

/// Where a list of moves could not be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped<V: Variant> {
    /// How many plies were played before.
    pub ply: usize,
    /// Why not the next one.
    pub error: PlayError<V>,
    /// The position in which it was to be played, as FEN.
    pub fen: String,
}

impl<V: Variant> core::fmt::Display for Stopped<V> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "ply {}: {}", self.ply + 1, self.error)
    }
}

impl<V: Variant> core::error::Error for Stopped<V> {}
