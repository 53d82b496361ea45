//! Opening a game of either kind, and its errors.

use super::answer::Fault;
use super::packed::Packed;
use crate::error::{SetupError, SetupPolicy, TextError};
use crate::fen::Castling;
use crate::game::{AfterEnd, FenOptions, Game, Options};
use crate::ruleset::{Given, RuleSet, RulesError};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// How a game starts.
#[derive(Clone, Debug, Default)]
pub struct Opening<'a> {
    /// The starting position; the game's standard one if `None`.
    pub fen: Option<&'a str>,
    /// How castling rights are read and castling is written. Chess only.
    pub castling: Castling,
    /// The rule set.
    pub rules: RulesChoice,
    /// Which positions are accepted.
    pub policy: SetupPolicy,
    /// What happens to moves after the end.
    pub after_end: AfterEnd,
}

/// A rule set: a named one, possibly with fields replaced.
#[derive(Clone, Debug, Default)]
pub struct RulesChoice {
    /// The named set; the game's default if `None`.
    pub base: Option<String>,
    /// The replaced fields.
    pub replaced: Vec<(String, Given)>,
}

impl RulesChoice {
    /// The named set, unchanged.
    pub fn named(name: &str) -> Self {
        Self { base: Some(name.to_owned()), replaced: Vec::new() }
    }

    /// Resolves the rule set for a game.
    pub(super) fn rules<R: RuleSet>(&self) -> Result<R, OpenError> {
        let base = match &self.base {
            Some(name) => R::named(name).ok_or(OpenError::UnknownRules)?,
            None => R::NAMED[0],
        };
        let fields = self.replaced.iter().map(|(field, value)| (field.as_str(), value.clone()));
        base.with(fields).map_err(OpenError::InvalidRules)
    }
}

/// Why a FEN was refused.
#[derive(Clone, Debug, PartialEq)]
pub enum FenFailure {
    /// The text is not a FEN.
    Text(TextError),
    /// The position is impossible, for at least one fault.
    Impossible(Vec<Fault>),
}

/// Why a game could not be opened.
#[derive(Clone, Debug, PartialEq)]
pub enum OpenError {
    /// The FEN cannot be read, or its position is impossible.
    InvalidFen(FenFailure),
    /// The game has no such rule set.
    UnknownRules,
    /// The custom rule set is invalid.
    InvalidRules(RulesError),
    /// This build is without that game.
    Unsupported,
}

impl OpenError {
    /// Returns the stable code.
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
    /// Opens the game.
    pub(super) fn game<P: Packed>(&self) -> Result<Game<P>, OpenError> {
        self.options().map(Game::open)
    }

    /// Resolves the options of the game.
    pub(super) fn options<P: Packed>(&self) -> Result<Options<P>, OpenError> {
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
