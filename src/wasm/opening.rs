//! Opening a game from JavaScript, and its errors.

use super::object;
use crate::api::answer::Fault;
use crate::api::{AnyGame, FenFailure, Kind, OpenError, Opening, RulesChoice};
use crate::error::SetupPolicy;
use crate::fen::Castling;
use crate::game::AfterEnd;
use crate::ruleset::RulesFault;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

/// An error as thrown by JavaScript.
#[derive(Serialize)]
struct Failure {
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<Detail>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Detail {
    Text { field: &'static str, offset: usize, expected: &'static str, faults: [Fault; 1] },
    Position { faults: Vec<Fault> },
    Rules { fault: RulesFault, field: String, expected: &'static str },
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Self {
        let code = error.code();
        let detail = match error {
            OpenError::InvalidFen(FenFailure::Text(error)) => {
                let fault = Fault { code: error.fault.code(), color: None, squares: Vec::new() };
                Some(Detail::Text {
                    field: error.field,
                    offset: error.offset,
                    expected: error.expected,
                    faults: [fault],
                })
            }
            OpenError::InvalidFen(FenFailure::Impossible(faults)) => Some(Detail::Position { faults }),
            OpenError::InvalidRules(error) => {
                Some(Detail::Rules { fault: error.fault, field: error.field, expected: error.expected })
            }
            OpenError::UnknownRules | OpenError::Unsupported => None,
        };
        Self { code, detail }
    }
}

const CHESS960: u32 = 1;
const PLAYABLE: u32 = 2;
const PLAYS_ON: u32 = 4;

/// Collects the options of a game. `how` adds 1 for Chess960, 2 to accept any playable position, 4 to continue after the
/// end; `fields` are pairs of a field's name and its value, or undefined.
pub(super) fn opening(
    kind: u32,
    fen: Option<&str>,
    how: u32,
    rules: Option<String>,
    fields: JsValue,
) -> Result<(Kind, Opening<'_>), JsValue> {
    let kind = Kind::from_number(kind).ok_or_else(|| failed(OpenError::Unsupported))?;
    let replaced = if fields.is_undefined() { Vec::new() } else { serde_wasm_bindgen::from_value(fields)? };
    let opening = Opening {
        fen,
        castling: if how & CHESS960 != 0 { Castling::Chess960 } else { Castling::Standard },
        rules: RulesChoice { base: rules, replaced },
        policy: if how & PLAYABLE != 0 { SetupPolicy::Playable } else { SetupPolicy::Strict },
        after_end: if how & PLAYS_ON != 0 { AfterEnd::Note } else { AfterEnd::Refuse },
    };
    Ok((kind, opening))
}

/// Opens the game.
pub(super) fn opened(
    kind: u32,
    fen: Option<&str>,
    how: u32,
    rules: Option<String>,
    fields: JsValue,
) -> Result<AnyGame, JsValue> {
    let (kind, opening) = opening(kind, fen, how, rules, fields)?;
    AnyGame::open(kind, opening).map_err(failed)
}

/// Converts an error to an object.
pub(super) fn failed(error: OpenError) -> JsValue {
    object(&Failure::from(error))
}
