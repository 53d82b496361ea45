//! Failures and verdicts of either game in one shape.

use super::Kind;
use super::packed::Packed;
#[cfg(feature = "chess")]
use crate::chess;
use crate::color::Color;
use crate::error::SetupError;
use crate::fen::read_number;
use crate::history::History;
use crate::outcome::{Act, Ruling, Warning};
use crate::ruleset::{Given, RulesError};
#[cfg(feature = "xiangqi")]
use crate::xiangqi;

/// Why a game could not be opened.
#[derive(Clone, Debug)]
pub enum Failure {
    /// A FEN of xiangqi cannot be read, or its position is impossible.
    #[cfg(feature = "xiangqi")]
    XiangqiFen(SetupError<xiangqi::SetupFault, xiangqi::Square>),
    /// A FEN of chess cannot be read, or its position is impossible.
    #[cfg(feature = "chess")]
    ChessFen(SetupError<chess::SetupFault, chess::Square>),
    /// There is no such rule set of this game.
    UnknownRules,
    /// The game is known, but not built.
    Unsupported,
    /// A custom rule set is refused.
    InvalidRules(RulesError),
    /// An argument is out of range.
    InvalidArgument,
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

    /// Reads a choice from lines: the name of a set, empty for the default; then for each field that is replaced its
    /// name, and its value. A value is `0` for nothing, `t` or `f`, or after a letter: `n` a number, `l` numbers with
    /// commas between, `s` a text. Any other is none that fits a field.
    pub fn read(lines: &str) -> Self {
        let mut lines = lines.split('\n');
        let base = lines.next().filter(|base| !base.is_empty()).map(str::to_owned);
        let mut replaced = Vec::new();
        while let (Some(field), Some(value)) = (lines.next(), lines.next()) {
            replaced.push((field.to_owned(), given(value)));
        }
        Self { base, replaced }
    }

    pub(super) fn fields(&self) -> impl Iterator<Item = (&str, Given)> {
        self.replaced.iter().map(|(field, value)| (field.as_str(), value.clone()))
    }
}

fn given(value: &str) -> Given {
    let Some((kind, rest)) = value.split_at_checked(1) else { return Given::Other };
    let number = |text| read_number(text).map(f64::from);
    match kind {
        "0" => Given::Nothing,
        "t" | "f" => Given::Switch(kind == "t"),
        "n" => number(rest).map_or(Given::Other, Given::Number),
        "l" => rest.split(',').map(number).collect::<Option<_>>().map_or(Given::Other, Given::Numbers),
        "s" => Given::Text(rest.to_owned()),
        _ => Given::Other,
    }
}

/// A verdict: who won, why, by which rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerdictView {
    /// `red`, `white`, `black`; null is a draw.
    pub winner: Option<&'static str>,
    /// A code of [`Reason`](crate::outcome::Reason).
    pub reason: &'static str,
    /// The rule set and where in it the rule stands, e.g. `fide/5.1.1`.
    pub rule: String,
    /// The result as PGN writes it.
    pub result: &'static str,
    /// The plies it rests on; empty where the position alone decides.
    pub evidence: Vec<ActView>,
}

impl VerdictView {
    pub(super) fn new(kind: Kind, rules: &str, ruling: &Ruling, evidence: Vec<ActView>) -> Self {
        Self {
            winner: ruling.winner.map(|color| kind.color_name(color)),
            reason: ruling.reason.code(),
            rule: [rules, "/", ruling.article].concat(),
            result: match ruling.winner {
                Some(Color::White) => "1-0",
                Some(Color::Black) => "0-1",
                None => "1/2-1/2",
            },
            evidence,
        }
    }
}

/// What one ply did, in the terms of the rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActView {
    /// The number of the ply; 1 is the first move.
    pub ply: usize,
    /// The move in UCI form.
    pub played: String,
    /// It gave check.
    pub check: bool,
    /// The chases that it made.
    pub chases: Vec<ChaseView>,
    /// The kind that the rule set gives it.
    pub nature: &'static str,
    /// Of a chase, where the rule set weighs it: `heavy` or `light`.
    pub weight: Option<&'static str>,
    /// The squares of the other pieces that a light chase takes.
    pub partners: Vec<String>,
    /// The article by which it has its nature; empty where the rule set has none for it.
    pub article: &'static str,
    /// The moves in UCI form that prove what the side threatens, its own first.
    pub line: Vec<String>,
    /// The search for it was cut off.
    pub cut: bool,
}

/// A chase: who attacks whom after the ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChaseView {
    /// The attacker's square.
    pub attacker: String,
    /// The target's square.
    pub target: String,
    /// Could the attacker be taken back at once?
    pub protected: bool,
    /// By whom, where the rule set asks for it.
    pub root: Option<String>,
}

impl ActView {
    pub(super) fn new<P: Packed>(act: Act, history: &History<P>) -> Self {
        let roots = &act.roots;
        let chase = |(at, (attacker, target, protected))| ChaseView {
            attacker: P::square(attacker),
            target: P::square(target),
            protected,
            root: roots.get(at).copied().flatten().map(P::square),
        };
        let played = history.nodes().get(act.ply).and_then(|node| node.played);
        Self {
            ply: act.ply,
            played: played.map_or_else(String::new, |(m, _)| format!("{m:?}")),
            check: act.check,
            chases: act.chases.iter().copied().enumerate().map(chase).collect(),
            nature: act.nature,
            weight: act.weight,
            partners: act.partners.iter().map(|&square| P::square(square)).collect(),
            article: act.article,
            line: act.line.into_iter().map(|(from, to)| [P::square(from), P::square(to)].concat()).collect(),
            cut: act.cut,
        }
    }
}

/// A limit that comes near.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WarningView {
    /// What the game would end by.
    pub reason: &'static str,
    /// Against whom; null where it would be drawn.
    pub color: Option<&'static str>,
    /// How far it has come.
    pub count: u32,
    /// How far it may go.
    pub limit: u32,
}

impl WarningView {
    pub(super) fn new(kind: Kind, warning: &Warning) -> Self {
        Self {
            reason: warning.reason.code(),
            color: warning.color.map(|color| kind.color_name(color)),
            count: warning.count,
            limit: warning.limit,
        }
    }
}

/// A draw that may be claimed now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimView {
    /// A code of [`ClaimReason`](crate::outcome::ClaimReason).
    pub reason: &'static str,
    /// The move to announce, if the claim needs one, in UCI form.
    pub announced: Option<String>,
}

/// Who is to move, and whether in check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingView {
    /// The side to move.
    pub turn: &'static str,
    /// It is in check.
    pub check: bool,
    /// By these.
    pub checkers: Vec<String>,
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StatusView {
    /// It has ended.
    Over {
        /// True.
        over: bool,
        /// How.
        verdict: VerdictView,
        /// Who is to move, and whether in check.
        standing: StandingView,
    },
    /// It goes on.
    Ongoing {
        /// False.
        over: bool,
        /// Who is to move, and whether in check.
        standing: StandingView,
        /// Draws that may be claimed now.
        claims: Vec<ClaimView>,
        /// Limits that come near.
        warnings: Vec<WarningView>,
        /// How the game would have ended if the side were not told first to play otherwise.
        must_change: Option<VerdictView>,
    },
}

/// Why a move of a validated game is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalityView {
    /// A code of the game's causes.
    pub code: &'static str,
    /// The squares that show it.
    pub squares: Vec<String>,
}

/// What came of judging a whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Validation {
    /// Every move could be played.
    Passed {
        /// True.
        ok: bool,
        /// How many plies were played.
        plies: usize,
        /// The last position.
        fen: String,
        /// How the game stands.
        status: StatusView,
    },
    /// One could not.
    Failed {
        /// False.
        ok: bool,
        /// How many plies could be played before it.
        ply: usize,
        /// `illegal-move` or `game-over`.
        code: &'static str,
        /// Why it is not legal.
        illegality: Option<IllegalityView>,
        /// The position in which it was to be played.
        fen: String,
    },
}

impl Validation {
    pub(super) fn passed(plies: usize, fen: String, status: StatusView) -> Self {
        Self::Passed { ok: true, plies, fen, status }
    }

    pub(super) fn failed(
        ply: usize,
        code: &'static str,
        why: Option<(&'static str, Vec<String>)>,
        fen: String,
    ) -> Self {
        let illegality = why.map(|(code, squares)| IllegalityView { code, squares });
        Self::Failed { ok: false, ply, code, illegality, fen }
    }
}
