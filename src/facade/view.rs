//! Failures and verdicts in the shape that JavaScript receives.

use serde::Serialize;

use super::Kind;
use crate::chess;
use crate::color::Color;
use crate::error::{Fault, SetupError, TextError};
use crate::outcome::Ruling;
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
    /// An argument is out of range.
    InvalidArgument,
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
    pub(super) fn xiangqi_fen(error: SetupError<xiangqi::SetupFault, xiangqi::Square>) -> Self {
        Self::fen(Kind::Xiangqi, error, xiangqi::SetupFault::code)
    }

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
    pub evidence: Vec<()>,
}

impl VerdictView {
    pub(super) fn new(kind: Kind, rules: &str, ruling: &Ruling) -> Self {
        Self {
            winner: ruling.winner.map(|color| kind.color_name(color)),
            reason: ruling.reason.code(),
            rule: [rules, "/", ruling.article].concat(),
            result: match ruling.winner {
                Some(Color::White) => "1-0",
                Some(Color::Black) => "0-1",
                None => "1/2-1/2",
            },
            evidence: Vec::new(),
        }
    }
}
