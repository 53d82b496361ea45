//! Either game behind one type, as plain numbers and texts: what a boundary to another language needs.

/// The same expression for whichever game it is.
macro_rules! either {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            #[cfg(feature = "xiangqi")]
            AnyGame::Xiangqi($game) => $body,
            #[cfg(feature = "chess")]
            AnyGame::Chess($game) => $body,
        }
    };
}

mod claims;
mod clock;
mod game;
mod notation;
mod packed;
mod told;
mod view;

pub use claims::STANDING;
pub use clock::{CLOCK_SHOWN, CLOCK_STATE, ClockStep, check_control, clock_step, new_clock};
pub use game::Game;
pub use notation::Reading;
pub use packed::{Packed, PackedIllegality};
pub use told::Told;
pub use view::{
    ActView, ClaimView, Failure, RulesChoice, StandingView, StatusView, Validation, VerdictView, WarningView,
};

#[cfg(feature = "chess")]
use crate::chess::{self, Chess};
use crate::color::Color;
use crate::error::{SetupError, SetupPolicy};
use crate::fen::Counters;
use crate::outcome::Warning;
use crate::position::Position;
use crate::ruleset::FieldValue;
#[cfg(feature = "xiangqi")]
use crate::xiangqi::{self, Xiangqi};

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Xiangqi.
    Xiangqi,
    /// International chess.
    Chess,
}

impl Kind {
    /// The kind with this number: 0 xiangqi, 1 chess.
    pub const fn from_number(number: u32) -> Option<Self> {
        match number {
            0 => Some(Self::Xiangqi),
            1 => Some(Self::Chess),
            _ => None,
        }
    }

    /// What the side is called: Red in xiangqi is White in chess.
    pub const fn color_name(self, color: Color) -> &'static str {
        match (color, self) {
            (Color::Black, _) => "black",
            (Color::White, Self::Xiangqi) => "red",
            (Color::White, Self::Chess) => "white",
        }
    }
}

/// How a game begins.
#[derive(Clone, Debug, Default)]
pub struct Opening<'a> {
    /// The position; the game's own start when absent.
    pub fen: Option<&'a str>,
    /// Castling rights name rooks anywhere on the back rank. Chess only.
    pub chess960: bool,
    /// The rule set.
    pub rules: RulesChoice,
    /// Which positions are taken.
    pub policy: SetupPolicy,
    /// Moves may be played after the game has ended, as long as there are legal ones.
    pub plays_on: bool,
}

/// A position of xiangqi that is given.
#[cfg(feature = "xiangqi")]
fn xiangqi_position(fen: &str, opening: &Opening<'_>) -> Result<(Xiangqi, Counters), Failure> {
    let setup = xiangqi::Setup::parse(fen).map_err(|error| Failure::XiangqiFen(SetupError::Text(error)))?;
    let position = setup.admit(opening.policy);
    Ok((position.map_err(|faults| Failure::XiangqiFen(SetupError::Impossible(faults)))?, setup.counters))
}

/// A position of chess that is given.
#[cfg(feature = "chess")]
fn chess_position(fen: &str, opening: &Opening<'_>) -> Result<(Chess, Counters), Failure> {
    let setup =
        chess::Setup::parse(fen, opening.chess960).map_err(|error| Failure::ChessFen(SetupError::Text(error)))?;
    let position = setup.admit(opening.policy);
    Ok((position.map_err(|faults| Failure::ChessFen(SetupError::Impossible(faults)))?, setup.counters))
}

/// The start of chess: number 518 among the 960, whose castling is written as the king's move onto its rook.
#[cfg(feature = "chess")]
fn chess_start(chess960: bool) -> Chess {
    if chess960 { Chess::chess960(518).unwrap_or(Chess::start()) } else { Chess::start() }
}

/// A game of either kind.
#[derive(Clone)]
pub enum AnyGame {
    /// A game of xiangqi.
    #[cfg(feature = "xiangqi")]
    Xiangqi(Box<Game<Xiangqi>>),
    /// A game of chess.
    #[cfg(feature = "chess")]
    Chess(Box<Game<Chess>>),
}

impl AnyGame {
    /// Opens a game.
    ///
    /// ```
    /// use trongtai::facade::{AnyGame, Kind, Opening};
    ///
    /// let game = AnyGame::open(Kind::Chess, Opening::default()).unwrap();
    /// assert_eq!(game.perft(3, u64::MAX), Some(8902));
    /// ```
    ///
    /// # Errors
    /// [`Failure::Unsupported`] for a game that is not built, [`Failure::UnknownRules`] for a name that is no rule set of the game, [`Failure::InvalidRules`] for fields that do
    /// not fit; `XiangqiFen` or `ChessFen` for a FEN that cannot be read, or whose position is impossible, with every fault.
    pub fn open(kind: Kind, opening: Opening<'_>) -> Result<Self, Failure> {
        match kind {
            #[cfg(feature = "xiangqi")]
            Kind::Xiangqi => {
                let (position, counters) = match opening.fen {
                    None => (Xiangqi::start(), Counters::default()),
                    Some(fen) => xiangqi_position(fen, &opening)?,
                };
                Ok(Self::Xiangqi(Box::new(Game::new(kind, position, counters, &opening)?)))
            }
            #[cfg(feature = "chess")]
            Kind::Chess => {
                let (position, counters) = match opening.fen {
                    None => (chess_start(opening.chess960), Counters::default()),
                    Some(fen) => chess_position(fen, &opening)?,
                };
                Ok(Self::Chess(Box::new(Game::new(kind, position, counters, &opening)?)))
            }
            #[cfg(not(all(feature = "xiangqi", feature = "chess")))]
            _ => Err(Failure::Unsupported),
        }
    }

    /// Which game it is.
    pub fn kind(&self) -> Kind {
        match self {
            #[cfg(feature = "xiangqi")]
            Self::Xiangqi(_) => Kind::Xiangqi,
            #[cfg(feature = "chess")]
            Self::Chess(_) => Kind::Chess,
        }
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        either!(self, game => game.position().turn())
    }

    /// The number of plies played.
    pub fn ply(&self) -> usize {
        either!(self, game => game.history().ply())
    }

    /// The name of the rule set in force.
    pub fn rules(&self) -> String {
        either!(self, game => game.rules_name())
    }

    /// The canonical FEN of the current position.
    pub fn fen(&self) -> String {
        either!(self, game => game.fen())
    }

    /// The piece codes of all squares, by square index.
    pub fn board(&self) -> Vec<u32> {
        either!(self, game => game.position().codes())
    }

    /// Appends the move words of all legal moves, or of those from one square index.
    pub fn legal(&mut self, from: Option<usize>, words: &mut Vec<u32>) {
        either!(self, game => game.legal(from, words));
    }

    /// The move word of a packed move, if it is legal.
    pub fn find(&mut self, packed: u32) -> Option<u32> {
        either!(self, game => game.find(packed))
    }

    /// Why a packed move is not legal; `None` if it is, or if it names no squares of the board.
    pub fn explain(&mut self, packed: u32) -> Option<PackedIllegality> {
        either!(self, game => game.explain(packed))
    }

    /// Plays a packed move and answers its move word; an illegal one changes nothing and answers `None`.
    pub fn play(&mut self, packed: u32) -> Option<u32> {
        either!(self, game => game.play(packed))
    }

    /// Takes the last move back and answers its move word.
    pub fn undo(&mut self) -> Option<u32> {
        either!(self, game => game.undo())
    }

    /// Is the side to move in check?
    pub fn is_check(&self) -> bool {
        either!(self, game => game.position().is_check())
    }

    /// The square indices of the pieces that give check to the side to move.
    pub fn checkers(&self) -> Vec<usize> {
        either!(self, game => game.position().checking())
    }

    /// Can a side still win on the board by some series of legal moves? `None` where that is not known.
    ///
    /// ```
    /// use trongtai::color::Color;
    /// use trongtai::facade::{AnyGame, Kind, Opening};
    ///
    /// let opening = Opening { fen: Some("4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K2R w - - 0 1"), ..Opening::default() };
    /// let game = AnyGame::open(Kind::Chess, opening).unwrap();
    /// assert_eq!(game.can_mate(Color::White), Some(true));
    /// ```
    pub fn can_mate(&self, color: Color) -> Option<bool> {
        either!(self, game => game.position().can_mate(color))
    }

    /// How the game ended, if it has, with its evidence.
    pub fn verdict(&mut self) -> Option<VerdictView> {
        either!(self, game => game.verdict())
    }

    /// Has the game ended?
    pub fn is_over(&mut self) -> bool {
        either!(self, game => game.ruling().is_some())
    }

    /// The limits that come near.
    pub fn warnings(&self) -> Vec<Warning> {
        either!(self, game => game.warnings())
    }

    /// What every ply did, in the terms of the rule set.
    pub fn conduct(&self) -> Vec<ActView> {
        either!(self, game => game.conduct())
    }

    /// How the game stands.
    pub fn status(&mut self) -> StatusView {
        either!(self, game => game.status())
    }

    /// The status that playing a packed move would bring; `None` if it is not legal.
    pub fn preview(&mut self, packed: u32) -> Option<StatusView> {
        either!(self, game => game.preview(packed))
    }

    /// Plays packed moves and judges after each; the game is used up.
    pub fn validate(self, moves: &[u32]) -> Validation {
        either!(self, game => game.validate(moves))
    }

    /// The number of move sequences of `depth` plies, or `None` above `limit`.
    pub fn perft(&self, depth: u32, limit: u64) -> Option<u64> {
        either!(self, game => game.perft(depth, limit))
    }
}

/// A rule set as data: its name, and its fields with their values.
pub type RuleSet = (&'static str, Vec<(&'static str, FieldValue)>);

/// The named rule sets of a game with every field's value: what a custom set may replace.
pub fn rule_sets(kind: Kind) -> Vec<RuleSet> {
    match kind {
        #[cfg(feature = "xiangqi")]
        Kind::Xiangqi => Xiangqi::rule_sets(),
        #[cfg(feature = "chess")]
        Kind::Chess => Chess::rule_sets(),
        #[cfg(not(all(feature = "xiangqi", feature = "chess")))]
        _ => Vec::new(),
    }
}

/// The FEN of a starting position of Chess960, by its number 0–959; `None` for another number, or without chess.
#[cfg(feature = "chess")]
pub fn chess960(number: usize) -> Option<String> {
    Chess::chess960(number).map(|position| position.fen(Counters::default()))
}

/// See above; there is no chess.
#[cfg(not(feature = "chess"))]
pub fn chess960(_: usize) -> Option<String> {
    None
}
