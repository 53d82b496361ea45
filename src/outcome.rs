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
        /// One side gave check without end.
        PerpetualCheck = "perpetual-check",
        /// One side chased a piece without end.
        PerpetualChase = "perpetual-chase",
        /// One side threatened without end in another forbidden way.
        PerpetualThreat = "perpetual-threat",
        /// Both sides did what is forbidden.
        MutualViolation = "mutual-violation",
        /// The same position too often.
        Repetition = "repetition",
        /// Too many plies without the captures or steps that a rule counts.
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

/// What a judge finds: how a game ended, by which article, and which plies show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Who won; `None` is a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
    /// Where the rule stands within its book: an article or a name.
    pub article: &'static str,
    /// The plies that it rests on; empty where the position alone decides. Ply 1 is the first move.
    pub plies: Vec<usize>,
}

impl Ruling {
    /// An ending that the position alone decides.
    pub fn by_position(winner: Option<Color>, reason: Reason, article: &'static str) -> Self {
        Self { winner, reason, article, plies: Vec::new() }
    }
}

codes! {
    /// What a player may claim a draw by.
    pub enum ClaimReason {
        /// The position has stood three times.
        Threefold = "threefold",
        /// Fifty moves of each side without a capture or a pawn's move.
        FiftyMove = "fifty-move",
    }
}

/// A draw that the side to move may claim now. `M` is the game's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim<M> {
    /// By what.
    pub reason: ClaimReason,
    /// The move to announce, if the claim needs one.
    pub announced: Option<M>,
}

/// A limit that comes near.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    /// What the game would end by.
    pub reason: Reason,
    /// The side it would end against; `None` where it would be drawn.
    pub color: Option<Color>,
    /// How far it has come.
    pub count: u32,
    /// How far it may go: the streak that is still allowed, or the count at which the game ends.
    pub limit: u32,
}

codes! {
    /// What a rule set takes a ply for.
    pub enum Nature {
        /// It gave check (将).
        Check = "check",
        /// It threatens mate (杀).
        Kill = "kill",
        /// It threatens to win a piece (捉).
        Chase = "chase",
        /// It offers an exchange of like pieces (兑).
        Exchange = "exchange",
        /// It offers a piece (献).
        Offer = "offer",
        /// It bars the way of an attacker (拦).
        Block = "block",
        /// It watches a protected piece (跟).
        Follow = "follow",
        /// None of these (闲).
        Idle = "idle",
    }
}

codes! {
    /// How a rule set weighs a chase.
    pub enum Weight {
        /// One piece wins what is chased.
        Heavy = "heavy",
        /// It takes several pieces to win what is chased.
        Light = "light",
    }
}

/// A piece that is attacked so that a rule set counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chase<S> {
    /// Where the attacker stands after the ply.
    pub attacker: S,
    /// Where its target stands.
    pub target: S,
    /// Could the attacker be taken back at once?
    pub protected: bool,
    /// Where one of those stands who could take back, if the rule set asks for it.
    pub root: Option<S>,
}

/// What one ply did, in the terms of a rule set: the evidence that a verdict rests on.
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
    /// The move that was played; `None` where the game has no such ply.
    pub played: Option<P::Move>,
    /// It gave check.
    pub check: bool,
    /// The chases that it made.
    pub chases: Vec<Chase<P::Square>>,
    /// What the rule set takes it for.
    pub nature: Nature,
    /// The article by which it is that; empty where the rule set has none for it.
    #[cfg_attr(feature = "serde", serde(skip_deserializing))]
    pub article: &'static str,
    /// Of a chase, where the rule set weighs it.
    pub weight: Option<Weight>,
    /// Where the other pieces stand that a light chase takes, as far as a bounded search finds them.
    pub partners: Vec<P::Square>,
    /// The moves that prove what the side threatens, its own first; where a rule set asks for proof.
    pub line: Vec<P::Move>,
    /// The search for a threat came to its bound: the nature is not known, and counts as idle.
    pub cut: bool,
}

impl<P: Position> Conduct<P> {
    /// A ply of which no more is known than its nature.
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

/// Where a rule stands: a rule set, and an article of its book or a name within it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rule {
    /// The name of the set, without what was replaced in it.
    pub set: &'static str,
    /// The article.
    pub article: &'static str,
}

/// A rule is the text that it writes.
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

/// How a game ended, by which rule, and on what evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict<P: Position> {
    /// Who won; `None` is a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
    /// By which rule.
    pub rule: Rule,
    /// The plies that it rests on: the cycle or the streak; empty where the position alone decides.
    pub evidence: Vec<Conduct<P>>,
}

impl<P: Position> Verdict<P> {
    /// The result as PGN writes it: `1-0`, `0-1` or `1/2-1/2`.
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

/// The result of a game that has ended, as PGN writes it.
pub(crate) fn result(winner: Option<Color>) -> &'static str {
    match winner {
        Some(Color::White) => "1-0",
        Some(Color::Black) => "0-1",
        None => "1/2-1/2",
    }
}

/// Under the sanction [`Change`](crate::xiangqi::Sanction::Change): who has to play otherwise now, and what it would
/// lose by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MustChange<P: Position> {
    /// The side.
    pub color: Color,
    /// What the game would end by.
    pub reason: Reason,
    /// By which rule.
    pub rule: Rule,
    /// The plies of the violation: the cycle or the streak.
    pub evidence: Vec<Conduct<P>>,
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status<P: Position> {
    /// The side to move.
    pub turn: Color,
    /// The pieces that give check to it.
    pub checkers: Vec<P::Square>,
    /// Whether the game goes on.
    pub outcome: Outcome<P>,
}

impl<P: Position> Status<P> {
    /// Is the side to move in check?
    pub fn is_check(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// How the game ended, if it has.
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
    /// It does.
    Ongoing {
        /// The draws that the side to move may claim now.
        claims: Vec<Claim<P::Move>>,
        /// The limits that come near.
        warnings: Vec<Warning>,
        /// The side that has to play otherwise with its next ply.
        must_change: Option<MustChange<P>>,
    },
    /// It has ended.
    Over(Verdict<P>),
}

/// The first ending of a game that was played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended<P: Position> {
    /// The plies played by then.
    pub ply: usize,
    /// How the game had ended.
    pub verdict: Verdict<P>,
}
