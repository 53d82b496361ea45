//! Games of either kind behind one type, for programs that handle both and for boundaries to other languages.
//!
//! Moves are passed as [packed numbers](packed), results as [data](answer) with JavaScript's names and texts.

#[macro_use]
mod kind;

pub mod answer;
mod calls;
mod clock;
mod opening;
pub mod packed;
#[cfg(test)]
mod typescript;

pub use calls::{CHECK, OVER, REMARKS, SECOND};
pub use clock::{CLOCK_SHOWN, CLOCK_STATE, ClockStep, check_control, clock_step, new_clock};
pub use kind::{AnyGame, Kind};
pub(crate) use kind::{Job, with_game};
pub use opening::{FenFailure, OpenError, Opening, RulesChoice};

use self::answer::{Conduct, Ended, Illegality, Judged, Misreading, RuleSets, Status, Text, Validation, Verdict};
use self::calls::Calls;
use self::packed::Packed;
#[cfg(feature = "chess")]
use crate::chess::Chess;
use crate::color::Color;
#[cfg(feature = "chess")]
use crate::fen::Counters;
use crate::game::Game;
use crate::notation::Notation;
use crate::outcome::ClaimReason;
use crate::position::Position;
use crate::ruleset::RuleSet;
use alloc::string::String;
use alloc::vec::Vec;

/// The most live games a boundary keeps: a mistake of the caller must not exhaust memory.
pub const MAX_SLOTS: usize = 64;

/// The number of words a boundary always has room for: more than any position has legal moves or squares.
pub const WORDS: usize = 512;

impl AnyGame {
    /// Opens a game.
    ///
    /// ```
    /// use trongtai::{AnyGame, Kind, Opening};
    ///
    /// let game = AnyGame::open(Kind::Chess, Opening::default())?;
    /// assert_eq!(game.perft(3, u64::MAX), Some(8902));
    /// # Ok::<(), trongtai::OpenError>(())
    /// ```
    ///
    /// # Errors
    /// [`OpenError`]
    pub fn open(kind: Kind, opening: Opening<'_>) -> Result<Self, OpenError> {
        struct Open<'a>(&'a Opening<'a>);

        impl Job for Open<'_> {
            type Done = Result<AnyGame, OpenError>;

            fn with<P: Packed>(self) -> Self::Done
            where
                AnyGame: From<Game<P>>,
            {
                self.0.game::<P>().map(AnyGame::from)
            }
        }

        with_game(kind, Open(&opening)).unwrap_or(Err(OpenError::Unsupported))
    }

    /// Returns the side to move.
    pub fn turn(&self) -> Color {
        either!(self, game => game.turn())
    }

    /// Returns the number of plies played.
    pub fn ply(&self) -> usize {
        either!(self, game => game.ply())
    }

    /// Returns the name of the rule set in force, with `+custom` appended if any field was replaced.
    pub fn rules(&self) -> String {
        either!(self, game => game.rules().name())
    }

    /// Returns the canonical FEN of the current position.
    pub fn fen(&self) -> String {
        either!(self, game => game.fen())
    }

    /// Returns the piece codes of all squares, by square index.
    pub fn board(&self) -> Vec<u32> {
        either!(self, game => game.position().codes())
    }

    /// Appends the move words of the legal moves, all or those from one square index.
    pub fn legal(&mut self, from: Option<usize>, words: &mut Vec<u32>) {
        either!(self, game => game.legal_words(from, words));
    }

    /// Returns the move word of a packed move, if it is legal.
    pub fn find(&mut self, packed: u32) -> Option<u32> {
        either!(self, game => game.find(packed))
    }

    /// Returns why a packed move is illegal; `None` if it is legal, or names a square off the board.
    pub fn explain(&mut self, packed: u32) -> Option<Illegality> {
        either!(self, game => game.why_not(packed))
    }

    /// Plays a packed move and returns its move word; an illegal one changes nothing and returns `None`.
    pub fn play(&mut self, packed: u32) -> Option<u32> {
        either!(self, game => game.play_packed(packed))
    }

    /// Takes back the last move and returns its move word.
    pub fn undo(&mut self) -> Option<u32> {
        either!(self, game => game.undo_word())
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        either!(self, game => game.position().is_check())
    }

    /// Returns the squares of the pieces giving check to the side to move.
    pub fn checkers(&self) -> Vec<Text> {
        either!(self, game => checkers_of(game))
    }

    /// Returns the verdict with its evidence; `None` while the game goes on.
    pub fn verdict(&mut self) -> Option<Verdict> {
        either!(self, game => game.verdict().map(Verdict::of))
    }

    /// Whether the game has ended.
    pub fn is_over(&mut self) -> bool {
        either!(self, game => game.is_over())
    }

    /// Returns the status as a number: [`OVER`], [`CHECK`], [`SECOND`] and [`REMARKS`].
    pub fn status_word(&mut self) -> u32 {
        either!(self, game => game.status_word())
    }

    /// Returns the status of the game.
    pub fn status(&mut self) -> Status {
        either!(self, game => Status::of(game.status()))
    }

    /// Returns what every ply did, in the terms of the rule set.
    pub fn conduct(&mut self) -> Vec<Conduct> {
        either!(self, game => game.conduct().into_iter().map(Conduct::of).collect())
    }

    /// Returns the status after a packed move, without playing it; `None` if it is illegal.
    pub fn preview(&mut self, packed: u32) -> Option<Status> {
        either!(self, game => game.preview_packed(packed))
    }

    /// Plays packed moves, judging after each.
    pub fn validate(&mut self, moves: &[u32]) -> Validation {
        either!(self, game => game.validate_packed(moves))
    }

    /// Returns where play first continued past an ending by the rules, and that ending.
    pub fn ended(&mut self) -> Option<Ended> {
        either!(self, game => game.ended().map(Ended::of))
    }

    /// Returns the verdict for a claim; `None` if it may not be made. `announced` is a packed move.
    pub fn claimed(&mut self, reason: ClaimReason, announced: Option<u32>) -> Option<Verdict> {
        either!(self, game => {
            let claim = claim_of(game, reason, announced)?;
            game.claimed(&claim).map(Verdict::of)
        })
    }

    /// Returns the verdict if a side resigned now.
    pub fn resignation(&self, loser: Color) -> Verdict {
        either!(self, game => Verdict::of(game.resignation(loser)))
    }

    /// Returns the verdict if both sides agreed on a draw now; `None` if it is too early for that.
    pub fn agreement(&self) -> Option<Verdict> {
        either!(self, game => game.agreement().map(Verdict::of))
    }

    /// Returns the verdict if the time of a side ran out after `ply` plies; `None` if fewer were played.
    pub fn timeout(&self, ply: usize, loser: Color) -> Option<Verdict> {
        either!(self, game => game.timeout(ply, loser).map(Verdict::of))
    }

    /// Whether a side can still win on the board by some series of legal moves; `None` if unknown.
    pub fn can_mate(&self, color: Color) -> Option<bool> {
        either!(self, game => game.can_mate(color))
    }

    /// Reads a move in one notation, or in any, and returns its move word. Checks legality in the position only, not the
    /// violations of the rule set.
    ///
    /// # Errors
    /// Why the text is not a legal move, or which moves it may mean.
    pub fn read(&self, text: &str, notation: Option<Notation>) -> Result<u32, Misreading> {
        either!(self, game => game.read_word(text, notation))
    }

    /// Writes a packed move; `None` if it is illegal in the position or the game has no such notation.
    pub fn notate(&self, packed: u32, notation: Notation) -> Option<String> {
        either!(self, game => game.notate_packed(packed, notation))
    }

    /// Writes all moves played, separated by spaces; `None` if the game has no such notation.
    pub fn notated(&self, notation: Notation) -> Option<String> {
        either!(self, game => game.notated(notation))
    }

    /// Returns the number of legal sequences of `depth` moves, or `None` if it exceeds `limit`.
    pub fn perft(&self, depth: u32, limit: u64) -> Option<u64> {
        either!(self, game => game.perft(depth, limit))
    }
}

fn checkers_of<P: Packed>(game: &Game<P>) -> Vec<Text> {
    answer::square_texts::<P>(game.position().checking())
}

fn claim_of<P: Packed>(
    _: &Game<P>,
    reason: ClaimReason,
    announced: Option<u32>,
) -> Option<crate::outcome::Claim<P::Move>> {
    Game::<P>::claim_of(reason, announced)
}

/// Reviews a whole game under its own rule set and others.
///
/// # Errors
/// As [`AnyGame::open`].
pub fn review(kind: Kind, opening: Opening<'_>, moves: &[u32], under: &[RulesChoice]) -> Result<Judged, OpenError> {
    struct Review<'a> {
        opening: &'a Opening<'a>,
        moves: &'a [u32],
        under: &'a [RulesChoice],
    }

    impl Job for Review<'_> {
        type Done = Result<Judged, OpenError>;

        fn with<P: Packed>(self) -> Self::Done {
            calls::review::<P>(self.opening, self.moves, self.under)
        }
    }

    with_game(kind, Review { opening: &opening, moves, under }).unwrap_or(Err(OpenError::Unsupported))
}

/// Returns the named rule sets of a game, the default first, with the value of every replaceable field.
pub fn rule_sets(kind: Kind) -> RuleSets {
    struct Sets;

    impl Job for Sets {
        type Done = RuleSets;

        fn with<P: Packed>(self) -> RuleSets {
            P::Rules::NAMED.iter().map(|rules| (rules.base(), rules.fields())).collect()
        }
    }

    with_game(kind, Sets).unwrap_or_default()
}

/// Returns the FEN of a Chess960 starting position by its number 0–959; `None` for any other, or in a build without chess.
#[cfg(feature = "chess")]
pub fn chess960(number: usize) -> Option<String> {
    Chess::chess960(number).map(|position| position.fen(Counters::default()))
}

/// Returns `None`: this build is without chess.
#[cfg(not(feature = "chess"))]
pub fn chess960(_: usize) -> Option<String> {
    None
}
