//! The vocabulary of endings.

use crate::color::Color;
use crate::error::codes;

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

/// How a game ended, by which rule.
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

/// What one ply did, in the terms of a rule set. Squares are indices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// The number of the ply; 1 is the first move.
    pub ply: usize,
    /// It gave check.
    pub check: bool,
    /// The chases that it made: attacker, target, and whether the target was protected.
    pub chases: Vec<(usize, usize, bool)>,
    /// Who protects the target of each chase, in their order, where the rule set asks for it.
    pub roots: Vec<Option<usize>>,
    /// The kind that the rule set gives it: `check`, `kill`, `chase`, `idle`; of idle plies `exchange`, `offer`, `block` and
    /// `follow`, where it tells them apart.
    pub nature: &'static str,
    /// Of a chase, where the rule set weighs it: `heavy`, `light`.
    pub weight: Option<&'static str>,
    /// The other pieces that a light chase takes.
    pub partners: Vec<usize>,
    /// The article by which the ply has its nature; empty where the rule set has none for it.
    pub article: &'static str,
    /// The moves, as from and to, that prove what the side threatens, its own first; where a rule set asks for proof.
    pub line: Vec<(usize, usize)>,
    /// The search for it came to its bound: the nature is not known, and counts as idle.
    pub cut: bool,
}

impl Act {
    /// An act of which no more is known.
    pub fn plain(ply: usize, nature: &'static str) -> Self {
        Self {
            ply,
            check: false,
            chases: Vec::new(),
            roots: Vec::new(),
            nature,
            weight: None,
            partners: Vec::new(),
            article: "",
            line: Vec::new(),
            cut: false,
        }
    }
}
