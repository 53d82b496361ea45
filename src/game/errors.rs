//! Errors of playing and ending games.

use crate::error::Illegality;
use crate::notation::Misread;
use crate::outcome::Verdict;
use crate::variant::Variant;
use alloc::string::String;

/// Why a move was not played; the game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError<V: Variant> {
    /// The game has ended, with this verdict.
    GameOver(Verdict<V>),
    /// The move is illegal, for this reason.
    Illegal(Illegality<V::Cause, V::Square>),
    /// The text could not be read as a legal move.
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

/// Why the players cannot end the game this way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndError<V: Variant> {
    /// The game has ended already, with this verdict.
    GameOver(Verdict<V>),
    /// Each side must make a move before a draw can be agreed on (FIDE 5.2.3).
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

/// Where a list of moves could not be continued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped<V: Variant> {
    /// The number of plies played before it.
    pub ply: usize,
    /// Why the next move could not be played.
    pub error: PlayError<V>,
    /// The position before that move, as FEN.
    pub fen: String,
}

impl<V: Variant> core::fmt::Display for Stopped<V> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "ply {}: {}", self.ply + 1, self.error)
    }
}

impl<V: Variant> core::error::Error for Stopped<V> {}
