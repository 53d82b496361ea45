//! How a game starts.

use crate::error::SetupPolicy;
use crate::fen::{Castling, Counters};
use crate::ruleset::RuleSet;
use crate::variant::{FenError, Variant};

/// What happens to moves played after the rules have ended a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AfterEnd {
    /// They are refused.
    #[default]
    Refuse,
    /// Legal ones are played, and [`Game::ended`](crate::Game::ended) says where the game had ended, and how.
    Note,
}

/// How a FEN is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FenOptions {
    /// Which positions are accepted.
    pub policy: SetupPolicy,
    /// How castling rights are read. Chess only.
    pub castling: Castling,
}

/// How a game starts.
///
/// ```
/// use trongtai::{Chess, Game, Options};
///
/// let options = Options::from_fen("8/P7/8/8/8/8/8/k1K5 w - - 0 1", Default::default())?;
/// let mut game: Game<Chess> = Game::open(options);
/// game.play_text("a8=R#")?;
/// assert_eq!(game.verdict().unwrap().to_string(), "1-0 by checkmate (fide/5.1.1)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Options<V: Variant> {
    /// The starting position.
    pub position: V,
    /// The counters of its FEN.
    pub counters: Counters,
    /// The rule set.
    pub rules: V::Rules,
    /// What happens to moves after the end.
    pub after_end: AfterEnd,
}

impl<V: Variant> Default for Options<V> {
    fn default() -> Self {
        Self::starting(Castling::Standard)
    }
}

impl<V: Variant> Options<V> {
    /// The game's standard starting position, under its default rule set.
    pub fn starting(castling: Castling) -> Self {
        let rules = V::Rules::NAMED[0];
        Self { position: V::starting(castling), counters: Counters::default(), rules, after_end: AfterEnd::Refuse }
    }

    /// Reads a FEN, under the game's default rule set.
    ///
    /// # Errors
    /// The text is not a FEN, or its position is not accepted; every fault of a position is listed.
    pub fn from_fen(fen: &str, options: FenOptions) -> Result<Self, FenError<V>> {
        let (position, counters) = V::read_fen(fen, options.castling, options.policy)?;
        Ok(Self { position, counters, ..Self::default() })
    }

    /// Returns the options with another rule set.
    #[must_use]
    pub fn rules(self, rules: V::Rules) -> Self {
        Self { rules, ..self }
    }

    /// Returns the options with another treatment of moves after the end.
    #[must_use]
    pub fn after_end(self, after_end: AfterEnd) -> Self {
        Self { after_end, ..self }
    }
}
