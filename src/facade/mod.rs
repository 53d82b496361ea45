//! Either game behind one type, as plain numbers and texts: what a boundary to another language needs.

mod game;
mod packed;
mod view;

pub use game::Game;
pub use packed::{Packed, PackedIllegality};
pub use view::{Failure, VerdictView};

use crate::chess::Chess;
use crate::color::Color;
use crate::fen::Counters;
use crate::position::Position;
use crate::xiangqi::Xiangqi;

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
#[derive(Clone, Copy, Debug, Default)]
pub struct Opening<'a> {
    /// The position; the game's own start when absent.
    pub fen: Option<&'a str>,
    /// Castling rights name rooks anywhere on the back rank. Chess only.
    pub chess960: bool,
    /// The rule set; the game's default when absent.
    pub rules: Option<&'a str>,
}

/// The start of chess: number 518 among the 960, whose castling is written as the king's move onto its rook.
fn chess_start(chess960: bool) -> Chess {
    if chess960 { Chess::chess960(518).unwrap_or(Chess::start()) } else { Chess::start() }
}

/// A game of either kind.
#[derive(Clone)]
pub enum AnyGame {
    /// A game of xiangqi.
    Xiangqi(Game<Xiangqi>),
    /// A game of chess.
    Chess(Game<Chess>),
}

/// The same expression for whichever game it is.
macro_rules! either {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            AnyGame::Xiangqi($game) => $body,
            AnyGame::Chess($game) => $body,
        }
    };
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
    /// [`Failure::UnknownRules`] for a name that is no rule set of the game; [`Failure::Fen`] for a FEN that cannot be
    /// read, or whose position is impossible, with every fault.
    pub fn open(kind: Kind, opening: Opening<'_>) -> Result<Self, Failure> {
        fn rules_of<P: Packed>(name: Option<&str>, default: &'static str) -> Result<P::Rules, Failure> {
            P::rules(name.unwrap_or(default)).ok_or(Failure::UnknownRules)
        }
        match kind {
            Kind::Xiangqi => {
                let rules = rules_of::<Xiangqi>(opening.rules, "club")?;
                let (position, counters) = match opening.fen {
                    None => (Xiangqi::start(), Counters::default()),
                    Some(fen) => Xiangqi::from_fen(fen).map_err(Failure::xiangqi_fen)?,
                };
                Ok(Self::Xiangqi(Game::new(position, counters, rules)))
            }
            Kind::Chess => {
                let rules = rules_of::<Chess>(opening.rules, "fide")?;
                let (position, counters) = match opening.fen {
                    None => (chess_start(opening.chess960), Counters::default()),
                    Some(fen) => Chess::from_fen(fen, opening.chess960).map_err(Failure::chess_fen)?,
                };
                Ok(Self::Chess(Game::new(position, counters, rules)))
            }
        }
    }

    /// Which game it is.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Xiangqi(_) => Kind::Xiangqi,
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
    pub fn rules(&self) -> &'static str {
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
    pub fn legal(&self, from: Option<usize>, words: &mut Vec<u32>) {
        either!(self, game => game.legal(from, words));
    }

    /// The move word of a packed move, if it is legal.
    pub fn find(&self, packed: u32) -> Option<u32> {
        either!(self, game => game.find(packed))
    }

    /// Why a packed move is not legal; `None` if it is, or if it names no squares of the board.
    pub fn explain(&self, packed: u32) -> Option<PackedIllegality> {
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

    /// How the game ended, if it has.
    pub fn verdict(&self) -> Option<VerdictView> {
        let ruling = either!(self, game => game.ruling())?;
        Some(VerdictView::new(self.kind(), self.rules(), &ruling))
    }

    /// Has the game ended?
    pub fn is_over(&self) -> bool {
        either!(self, game => game.ruling()).is_some()
    }

    /// The number of move sequences of `depth` plies, or `None` above `limit`.
    pub fn perft(&self, depth: u32, limit: u64) -> Option<u64> {
        either!(self, game => game.perft(depth, limit))
    }
}
