//! The vocabulary of endings.

use crate::codes::codes;
use crate::color::Color;
use crate::position::Position;
use alloc::vec::Vec;

codes! {
    /// Why a game ended.
    pub enum Reason {
        /// The side to move is in check and has no legal move.
        Checkmate = "checkmate",
        /// The side to move has no legal move and is not in check.
        Stalemate = "stalemate",
        /// One side gave perpetual check.
        PerpetualCheck = "perpetual-check",
        /// One side chased a piece perpetually.
        PerpetualChase = "perpetual-chase",
        /// One side made another forbidden perpetual threat.
        PerpetualThreat = "perpetual-threat",
        /// Both sides broke the repetition rules.
        MutualViolation = "mutual-violation",
        /// The same position occurred too often.
        Repetition = "repetition",
        /// Too many plies without a capture (chess: or pawn move).
        MoveLimit = "move-limit",
        /// The limit on moves without progress.
        ProgressLimit = "progress-limit",
        /// The limit on effective moves.
        EffectiveLimit = "effective-limit",
        /// The limit on all moves of the game.
        TotalLimit = "total-limit",
        /// Neither side has pieces that can attack.
        Material = "material",
        /// No series of legal moves leads to mate.
        DeadPosition = "dead-position",
        /// One side resigned.
        Resignation = "resignation",
        /// Both sides agreed on a draw.
        Agreement = "agreement",
        /// One side's time ran out.
        Timeout = "timeout",
        /// One side played an illegal move.
        IllegalMove = "illegal-move",
    }
}

/// A judge's finding: how the game ended, under which article, and the plies that prove it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
    /// The article or name of the rule within its book.
    pub article: &'static str,
    /// The plies it rests on; empty if the position alone decides. Ply 1 is the first move.
    pub plies: Vec<usize>,
}

impl Ruling {
    /// A ruling that the position alone decides.
    pub fn by_position(winner: Option<Color>, reason: Reason, article: &'static str) -> Self {
        Self { winner, reason, article, plies: Vec::new() }
    }
}

codes! {
    /// The ground on which a player may claim a draw.
    pub enum ClaimReason {
        /// The position has occurred three times.
        Threefold = "threefold",
        /// Fifty moves by each side without a capture or a pawn move.
        FiftyMove = "fifty-move",
    }
}

/// A draw that the side to move may claim now. `M` is the game's move type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim<M> {
    /// The ground.
    pub reason: ClaimReason,
    /// The move to announce, if the claim needs one.
    pub announced: Option<M>,
}

/// A limit that is close.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The reason the game would end.
    pub reason: Reason,
    /// The side that would lose; `None` if the game would be drawn.
    pub color: Option<Color>,
    /// The current count.
    pub count: u32,
    /// The limit: the longest streak still allowed, or the count at which the game ends.
    pub limit: u32,
}

codes! {
    /// How a rule set classifies a ply.
    pub enum Nature {
        /// Gives check (将).
        Check = "check",
        /// Threatens mate (杀).
        Kill = "kill",
        /// Threatens to win a piece (捉).
        Chase = "chase",
        /// Offers an exchange of like pieces (兑).
        Exchange = "exchange",
        /// Offers a piece (献).
        Offer = "offer",
        /// Blocks an attacker's line (拦).
        Block = "block",
        /// Follows a protected piece (跟).
        Follow = "follow",
        /// None of these (闲).
        Idle = "idle",
    }
}

codes! {
    /// How a rule set weighs a chase.
    pub enum Weight {
        /// One piece wins the target.
        Heavy = "heavy",
        /// Winning the target takes several pieces.
        Light = "light",
    }
}

/// An attack on a piece that a rule set counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chase<S> {
    /// The attacker's square after the ply.
    pub attacker: S,
    /// The target's square.
    pub target: S,
    /// Whether the attacker could be recaptured at once.
    pub protected: bool,
    /// The square of a piece that could recapture, if the rule set asks for one.
    pub root: Option<S>,
}

/// What one ply did, in the terms of a rule set: the evidence behind a verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(bound(
        serialize = "P::Move: serde::Serialize, P::Square: serde::Serialize",
        deserialize = "P::Move: serde::Deserialize<'de>, P::Square: serde::Deserialize<'de>"
    ))
)]
pub struct Conduct<P: Position> {
    /// The number of the ply; 1 is the first move.
    pub ply: usize,
    /// The move played; `None` if the game has no such ply.
    pub played: Option<P::Move>,
    /// Whether it gave check.
    pub check: bool,
    /// The chases it made.
    pub chases: Vec<Chase<P::Square>>,
    /// How the rule set classifies it.
    pub nature: Nature,
    /// The article behind the classification; empty if the rule set has none for it.
    #[cfg_attr(feature = "serde", serde(skip_deserializing))]
    pub article: &'static str,
    /// The weight of a chase, if the rule set weighs it.
    pub weight: Option<Weight>,
    /// The squares of the other pieces that a light chase needs, as far as a bounded search finds them.
    pub partners: Vec<P::Square>,
    /// The moves that prove the threat, the threatening side's first; empty unless the rule set asks for proof.
    pub line: Vec<P::Move>,
    /// Whether the search for a threat reached its bound; the ply then counts as idle.
    pub cut: bool,
}

impl<P: Position> Conduct<P> {
    /// A ply with a nature and no details.
    pub(crate) fn plain(ply: usize, played: Option<P::Move>, nature: Nature) -> Self {
        let check = nature == Nature::Check;
        Self {
            ply,
            played,
            check,
            chases: Vec::new(),
            nature,
            article: "",
            weight: None,
            partners: Vec::new(),
            line: Vec::new(),
            cut: false,
        }
    }
}

/// A rule: a rule set, and an article of its book or a name within it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rule {
    /// The name of the base set, whether or not fields were replaced.
    pub set: &'static str,
    /// The article.
    pub article: &'static str,
}

/// Compares with the rule's text.
impl PartialEq<&str> for Rule {
    fn eq(&self, text: &&str) -> bool {
        text.split_once('/') == Some((self.set, self.article))
    }
}

/// Writes `fide/5.1.1`.
impl core::fmt::Display for Rule {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}/{}", self.set, self.article)
    }
}

/// How a game ended, under which rule, and on what evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict<P: Position> {
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
    /// The rule applied.
    pub rule: Rule,
    /// The plies it rests on, the cycle or the streak; empty if the position alone decides.
    pub evidence: Vec<Conduct<P>>,
}

impl<P: Position> Verdict<P> {
    /// Returns the result in PGN: `1-0`, `0-1` or `1/2-1/2`.
    pub fn result(&self) -> &'static str {
        result(self.winner)
    }
}

/// Writes the result, the reason and the rule: `0-1 by checkmate (fide/5.1.1)`.
impl<P: Position> core::fmt::Display for Verdict<P> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} by {} ({})", self.result(), self.reason, self.rule)
    }
}

/// Returns the PGN result of a finished game.
pub(crate) fn result(winner: Option<Color>) -> &'static str {
    match winner {
        Some(Color::White) => "1-0",
        Some(Color::Black) => "0-1",
        None => "1/2-1/2",
    }
}

/// The side that must change its play now under the sanction [`Change`](crate::xiangqi::Sanction::Change), and the ruling it
/// faces otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MustChange<P: Position> {
    /// The side.
    pub color: Color,
    /// The reason the game would end.
    pub reason: Reason,
    /// The rule applied.
    pub rule: Rule,
    /// The plies of the violation: the cycle or the streak.
    pub evidence: Vec<Conduct<P>>,
}

/// The status of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status<P: Position> {
    /// The side to move.
    pub turn: Color,
    /// The pieces giving check to it.
    pub checkers: Vec<P::Square>,
    /// Whether the game goes on.
    pub outcome: Outcome<P>,
}

impl<P: Position> Status<P> {
    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// Returns the verdict; `None` while the game goes on.
    pub fn verdict(&self) -> Option<&Verdict<P>> {
        match &self.outcome {
            Outcome::Over(verdict) => Some(verdict),
            Outcome::Ongoing { .. } => None,
        }
    }
}

/// Whether a game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome<P: Position> {
    /// It goes on.
    Ongoing {
        /// The draws that the side to move may claim now.
        claims: Vec<Claim<P::Move>>,
        /// The limits that are close.
        warnings: Vec<Warning>,
        /// The side that must change its play with its next ply, if any.
        must_change: Option<MustChange<P>>,
    },
    /// It has ended.
    Over(Verdict<P>),
}

/// The first ending of a game that was continued past it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended<P: Position> {
    /// The number of plies played when it ended.
    pub ply: usize,
    /// How it ended.
    pub verdict: Verdict<P>,
}
