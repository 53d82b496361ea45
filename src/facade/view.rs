//! Failures and verdicts in the shape that JavaScript receives.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::Kind;
use super::packed::Packed;
#[cfg(feature = "chess")]
use crate::chess;
use crate::color::Color;
use crate::error::{Fault, SetupError, TextError};
use crate::history::History;
use crate::outcome::{Act, Ruling, Warning};
use crate::ruleset::{FieldValue, Given, Ladder, RulesError};
#[cfg(feature = "xiangqi")]
use crate::xiangqi;

/// Why a game could not be opened.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "code", content = "detail", rename_all = "kebab-case")]
pub enum Failure {
    /// The FEN cannot be read or its position is impossible.
    #[serde(rename = "invalid-fen")]
    Fen(FenDetail),
    /// There is no such rule set of this game.
    UnknownRules,
    /// The game or the rule set is known, but not built.
    Unsupported,
    /// A custom rule set is refused.
    InvalidRules(RulesDetail),
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

    pub(super) fn fields(&self) -> impl Iterator<Item = (&str, Given)> {
        self.replaced.iter().map(|(field, value)| (field.as_str(), value.clone()))
    }
}

/// What is wrong with a custom rule set.
#[derive(Clone, Debug, Serialize)]
pub struct RulesDetail {
    /// A code of [`RulesFault`](crate::ruleset::RulesFault).
    pub fault: &'static str,
    /// The field.
    pub field: String,
    /// What would have been accepted.
    pub expected: &'static str,
}

/// What is wrong with a FEN: the place in the text, if it cannot be read; all faults, if it can.
#[derive(Clone, Debug, Serialize)]
pub struct FenDetail {
    /// The field that cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<&'static str>,
    /// Where in the text, in characters, 0-based.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset: Option<usize>,
    /// What could have stood there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<&'static str>,
    /// Everything that is wrong.
    pub faults: Vec<FaultView>,
}

/// One fault of a setup.
#[derive(Clone, Debug, Serialize)]
pub struct FaultView {
    /// Its stable code.
    pub code: &'static str,
    /// The side it concerns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<&'static str>,
    /// The squares that show it.
    pub squares: Vec<String>,
}

impl Failure {
    pub(super) fn rules(error: RulesError) -> Self {
        let RulesError { fault, field, expected } = error;
        Self::InvalidRules(RulesDetail { fault: fault.code(), field, expected })
    }

    #[cfg(feature = "xiangqi")]
    pub(super) fn xiangqi_fen(error: SetupError<xiangqi::SetupFault, xiangqi::Square>) -> Self {
        Self::fen(Kind::Xiangqi, error, xiangqi::SetupFault::code)
    }

    #[cfg(feature = "chess")]
    pub(super) fn chess_fen(error: SetupError<chess::SetupFault, chess::Square>) -> Self {
        Self::fen(Kind::Chess, error, chess::SetupFault::code)
    }

    fn fen<C: Copy, S: ToString>(kind: Kind, error: SetupError<C, S>, code: fn(C) -> &'static str) -> Self {
        Self::Fen(match error {
            SetupError::Text(TextError { fault, field, offset, expected }) => FenDetail {
                field: Some(field),
                offset: Some(offset),
                expected: Some(expected),
                faults: vec![FaultView { code: fault.code(), color: None, squares: Vec::new() }],
            },
            SetupError::Impossible(faults) => FenDetail {
                field: None,
                offset: None,
                expected: None,
                faults: faults
                    .into_iter()
                    .map(|Fault { code: which, color, squares }| FaultView {
                        code: code(which),
                        color: color.map(|color| kind.color_name(color)),
                        squares: squares.iter().map(ToString::to_string).collect(),
                    })
                    .collect(),
            },
        })
    }
}

/// A verdict: who won, why, by which rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ActView {
    /// The number of the ply; 1 is the first move.
    pub ply: usize,
    /// The move in UCI form.
    #[serde(rename = "move")]
    pub played: String,
    /// It gave check.
    pub check: bool,
    /// The chases that it made.
    pub chases: Vec<ChaseView>,
    /// The kind that the rule set gives it.
    pub nature: &'static str,
}

/// A chase: who attacks whom after the ply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChaseView {
    /// The attacker's square.
    pub attacker: String,
    /// The target's square.
    pub target: String,
    /// Could the attacker be taken back at once?
    pub protected: bool,
}

impl ActView {
    pub(super) fn new<P: Packed>(act: Act, history: &History<P>) -> Self {
        let chase = |(attacker, target, protected)| ChaseView {
            attacker: P::square(attacker),
            target: P::square(target),
            protected,
        };
        let played = history.nodes().get(act.ply).and_then(|node| node.played);
        Self {
            ply: act.ply,
            played: played.map_or_else(String::new, |(m, _)| format!("{m:?}")),
            check: act.check,
            chases: act.chases.into_iter().map(chase).collect(),
            nature: act.nature,
        }
    }
}

/// A limit that comes near.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClaimView {
    /// A code of [`ClaimReason`](crate::outcome::ClaimReason).
    pub reason: &'static str,
    /// The move to announce, if the claim needs one, in UCI form.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub announced: Option<String>,
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum StatusView {
    /// It has ended.
    Over {
        /// True.
        over: bool,
        /// How.
        #[serde(flatten)]
        verdict: VerdictView,
    },
    /// It goes on.
    Ongoing {
        /// False.
        over: bool,
        /// The side to move.
        turn: &'static str,
        /// It is in check.
        check: bool,
        /// By these.
        checkers: Vec<String>,
        /// Draws that may be claimed now.
        claims: Vec<ClaimView>,
        /// Limits that come near.
        warnings: Vec<WarningView>,
    },
}

/// Why a move of a validated game is not legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct IllegalityView {
    /// A code of the game's causes.
    pub code: &'static str,
    /// The squares that show it.
    pub squares: Vec<String>,
}

/// What came of judging a whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
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
        #[serde(skip_serializing_if = "Option::is_none")]
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

/// A field's value of a rule set, as plain data.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ValueView {
    /// A limit that does not exist.
    Nothing(()),
    /// A switch.
    Switch(bool),
    /// A count.
    Number(u16),
    /// Three counts.
    Numbers(Ladder),
    /// A word.
    Word(&'static str),
}

impl From<FieldValue> for ValueView {
    fn from(value: FieldValue) -> Self {
        match value {
            FieldValue::Nothing => Self::Nothing(()),
            FieldValue::Switch(on) => Self::Switch(on),
            FieldValue::Number(number) => Self::Number(number),
            FieldValue::Numbers(numbers) => Self::Numbers(numbers),
            FieldValue::Word(word) => Self::Word(word),
        }
    }
}

/// Names with values, which cross as a plain object.
#[derive(Clone, Debug, PartialEq)]
pub struct Named<T>(pub Vec<(&'static str, T)>);

impl<T: Serialize> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// The named rule sets of a game, each with its fields.
pub type RuleSetsView = Named<Named<ValueView>>;
