//! How a game of either kind is opened, and why it may not be.

use super::answer::{Code, Fault};
use super::packed::Packed;
use crate::error::{SetupError, SetupPolicy, TextError};
use crate::fen::Castling;
use crate::game::{AfterEnd, FenOptions, Game, Options};
use crate::ruleset::{Given, RuleSet, RulesError};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// How a game begins.
#[derive(Clone, Debug, Default)]
pub struct Opening<'a> {
    /// The position; the game's own start when absent.
    pub fen: Option<&'a str>,
    /// How castling rights are read and castling is written. Chess only.
    pub castling: Castling,
    /// The rule set.
    pub rules: RulesChoice,
    /// Which positions are admitted.
    pub policy: SetupPolicy,
    /// What becomes of moves after the end.
    pub after_end: AfterEnd,
}

/// Which rule set: a named one, perhaps with fields replaced.
#[derive(Clone, Debug, Default)]
pub struct RulesChoice {
    /// The named set; the game's default when absent.
    pub base: Option<String>,
    /// The fields given for it.
    pub replaced: Vec<(String, Given)>,
}

impl RulesChoice {
    /// A named set as it is.
    pub fn named(name: &str) -> Self {
        Self { base: Some(name.to_owned()), replaced: Vec::new() }
    }

    /// The rule set of a game.
    pub(super) fn rules<R: RuleSet>(&self) -> Result<R, OpenError> {
        let base = match &self.base {
            Some(name) => R::named(name).ok_or(OpenError::UnknownRules)?,
            None => R::NAMED[0],
        };
        let fields = self.replaced.iter().map(|(field, value)| (field.as_str(), value.clone()));
        base.with(fields).map_err(OpenError::InvalidRules)
    }
}

/// Why a FEN gives no position.
#[derive(Clone, Debug, PartialEq)]
pub enum FenFailure {
    /// The text is no FEN.
    Text(TextError),
    /// The position is impossible; at least one fault.
    Impossible(Vec<Fault>),
}

/// Why a game could not be opened.
#[derive(Clone, Debug, PartialEq)]
pub enum OpenError {
    /// The FEN cannot be read, or its position is impossible.
    InvalidFen(FenFailure),
    /// There is no such rule set of this game.
    UnknownRules,
    /// A custom rule set is refused.
    InvalidRules(RulesError),
    /// The game is known, but this build is without it.
    Unsupported,
}

impl OpenError {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::InvalidFen(_) => "invalid-fen",
            Self::UnknownRules => "unknown-rules",
            Self::InvalidRules(_) => "invalid-rules",
            Self::Unsupported => "unsupported",
        }
    }
}

impl core::fmt::Display for OpenError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.code())?;
        match self {
            Self::InvalidFen(FenFailure::Text(error)) => write!(f, ": {error}"),
            Self::InvalidFen(FenFailure::Impossible(faults)) => {
                faults.iter().try_for_each(|fault| write!(f, " {}", fault.code))
            }
            Self::InvalidRules(error) => write!(f, ": {error}"),
            Self::UnknownRules | Self::Unsupported => Ok(()),
        }
    }
}

impl core::error::Error for OpenError {}

impl Opening<'_> {
    /// The game that begins so.
    pub(super) fn game<P: Packed<Cause: Code, Fault: Code>>(&self) -> Result<Game<P>, OpenError> {
        self.options().map(Game::open)
    }

    /// How the game begins.
    pub(super) fn options<P: Packed<Cause: Code, Fault: Code>>(&self) -> Result<Options<P>, OpenError> {
        let options = match self.fen {
            None => Options::starting(self.castling),
            Some(fen) => {
                let reading = FenOptions { policy: self.policy, castling: self.castling };
                Options::from_fen(fen, reading).map_err(|error| {
                    OpenError::InvalidFen(match error {
                        SetupError::Text(error) => FenFailure::Text(error),
                        SetupError::Impossible(faults) => {
                            FenFailure::Impossible(faults.into_iter().map(Fault::of::<P>).collect())
                        }
                    })
                })?
            }
        };
        Ok(options.rules(self.rules.rules()?).after_end(self.after_end))
    }
}
