//! Records of games: what was played and what might have been, with comments, marks and clocks.
//!
//! A record is read whatever the rule sets say of it: games go on after a repetition, and lessons begin where they like.
//! Only the rules of movement count. What cannot be read becomes a [`Fault`] with its place; the rest is kept.

mod dhtmlxq;
mod hints;
mod lexer;
mod line;
mod men;
mod pgn;
mod plain;
mod remarks;
mod stream;
mod tree;
mod units;
mod writer;
mod xqf;

pub use line::Line;
pub use pgn::{MAX_DEPTH, Reading, read_games};
pub use stream::{decode, encode};
pub use tree::{Node, Step, Steps, Uci};
pub use writer::{Refusal, write_dhtmlxq, write_moves, write_pgn, write_uci};
pub use xqf::{read_xqf, write_xqf};

use crate::error::codes;
use crate::facade::Kind;

codes! {
    /// What a reader could not make sense of.
    pub enum RecordFault {
        /// A tag without its name, value or end.
        BadTag = "bad-tag",
        /// A tag that was given before; the first one counts.
        DuplicateTag = "duplicate-tag",
        /// A comment without an end.
        UnclosedComment = "unclosed-comment",
        /// A variation without an end.
        UnclosedVariation = "unclosed-variation",
        /// A variation where no move was played, or an end without a beginning.
        StrayParenthesis = "stray-parenthesis",
        /// Variations inside variations beyond the limit.
        TooDeep = "too-deep",
        /// A sign that means nothing here.
        UnknownToken = "unknown-token",
        /// Text that is no move. The rest of the line is not read.
        InvalidMove = "invalid-move",
        /// A move that is not legal. The rest of the line is not read.
        IllegalMove = "illegal-move",
        /// A move that can be several. The rest of the line is not read.
        AmbiguousMove = "ambiguous-move",
        /// The position cannot be read or is impossible. No move is read.
        InvalidFen = "invalid-fen",
        /// The position has rights to castle or to capture en passant that cannot be; they are left out.
        RepairedFen = "repaired-fen",
        /// The record ends in the middle of something.
        Truncated = "truncated",
        /// More faults than are told.
        TooManyFaults = "too-many-faults",
    }
}

/// No more faults of one game are told.
const MAX_FAULTS: usize = 100;

/// One thing that could not be made sense of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub code: RecordFault,
    /// Where: for text in UTF-16 units, as JavaScript counts, for binary records in bytes.
    pub offset: usize,
    /// What stands there, shortened.
    pub token: String,
}

/// How a game ended, as records write it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameResult {
    /// It goes on, or nobody knows.
    #[default]
    Unknown,
    /// The side that moves first won.
    First,
    /// The other side won.
    Second,
    /// Nobody won.
    Draw,
}

impl GameResult {
    /// Every result, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Unknown, Self::First, Self::Second, Self::Draw];

    /// The text of PGN.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Unknown => "*",
            Self::First => "1-0",
            Self::Second => "0-1",
            Self::Draw => "1/2-1/2",
        }
    }

    /// The result with this text.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "1/2" | "½" | "½-½" => Some(Self::Draw),
            _ => Self::ALL.into_iter().find(|result| result.text() == text),
        }
    }
}

/// A game with everything that its record says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which game.
    pub kind: Kind,
    /// Chess960.
    pub chess960: bool,
    /// Names and values, in the order of the record.
    pub tags: Vec<(String, String)>,
    /// The position it begins with, canonical.
    pub fen: String,
    /// All moves; the first is the first move of the game.
    pub nodes: Vec<Node>,
    /// What is said where there is no move to say it of.
    pub comment: String,
    /// How it ended.
    pub result: GameResult,
    /// What could not be read.
    pub faults: Vec<Fault>,
}

impl Record {
    /// An empty record.
    pub const fn new(kind: Kind) -> Self {
        Self {
            kind,
            chess960: false,
            tags: Vec::new(),
            fen: String::new(),
            nodes: Vec::new(),
            comment: String::new(),
            result: GameResult::Unknown,
            faults: Vec::new(),
        }
    }

    /// The value of a tag, its name in any case.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// All steps: each move, and after it the variations that replace it.
    pub fn steps(&self) -> Steps<'_> {
        Steps::new(&self.nodes)
    }

    /// Notes a fault, unless there are too many already.
    fn fault(&mut self, code: RecordFault, offset: usize, token: &str) {
        let code = match self.faults.len() {
            MAX_FAULTS.. => return,
            more if more + 1 == MAX_FAULTS => RecordFault::TooManyFaults,
            _ => code,
        };
        self.faults.push(Fault { code, offset, token: token.chars().take(20).collect() });
    }
}
