//! The results of either game in one shape, as other languages get them: each declared once, with names for fields and
//! texts for squares, moves, sides and codes. TypeScript's interfaces are generated from these declarations.

mod convert;
mod text;

pub(in crate::api) use convert::{move_texts, square_texts};
pub use text::Text;

pub use crate::codes::Code;

use crate::outcome::{ClaimReason, Nature, Reason, Weight};
use crate::ruleset::FieldValue;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// Declares results: serializable structs, with the TypeScript type of each field beside it.
macro_rules! answers {
    ($(
        $(#[doc = $doc:literal])*
        pub struct $name:ident {
            $(
                $(#[doc = $about:literal])*
                $(#[serde($($how:tt)*)])?
                pub $field:ident: $type:ty => $ts:literal,
            )*
        }
    )*) => {
        $(
            $(#[doc = $doc])*
            #[derive(Clone, Debug, PartialEq)]
            #[cfg_attr(feature = "serde", derive(serde::Serialize))]
            #[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
            pub struct $name {
                $(
                    $(#[doc = $about])*
                    $(#[cfg_attr(feature = "serde", serde($($how)*))])?
                    pub $field: $type,
                )*
            }
        )*

        /// The declarations, for the TypeScript generator.
        #[cfg(test)]
        pub(super) const DECLARED: &[super::typescript::Interface] = &[$(
            super::typescript::Interface {
                name: stringify!($name),
                docs: &[$($doc),*],
                fields: &[$(
                    super::typescript::Field {
                        name: stringify!($field),
                        docs: &[$($about),*],
                        how: concat!($(stringify!($($how)*))?),
                        ts: $ts,
                    },
                )*],
            },
        )*];
    };
}

answers! {
    /// Why a move is not legal: the first cause a player would name.
    pub struct Illegality {
        /// One of `codes.illegality`, e.g. `horse-leg-blocked`, `facing-generals`, `not-your-piece`.
        pub code: &'static str => "IllegalityCode",
        /// The squares involved: the blocking piece, the attackers, the open file.
        pub squares: Vec<Text> => "readonly Square[]",
    }

    /// A chase: the attacker and its target after the ply.
    pub struct Chase {
        /// The attacker's square.
        pub attacker: Text => "Square",
        /// The target's square.
        pub target: Text => "Square",
        /// Whether the target counts as protected: the attacker could be recaptured at once.
        pub protected: bool => "boolean",
        /// Under `cxa`, the square of a piece that could recapture.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub root: Option<Text> => "Square",
    }

    /// What one ply did, in the terms of the rule set.
    pub struct Conduct {
        /// The number of the ply: 1 is the first move, after which `game.ply` is 1.
        pub ply: usize => "number",
        /// The move as UCI text.
        #[serde(rename = "move")]
        pub played: Text => "string",
        /// Whether it gave check.
        pub check: bool => "boolean",
        /// The chases it made: who attacks whom now, and whether the target counts as protected.
        pub chases: Vec<Chase> => "readonly Chase[]",
        /// How the rule set classifies the ply: `check`, `chase`, `idle`; under `cxa` also `kill` and the kinds of idle plies.
        pub nature: Nature => "Nature",
        /// The article behind the classification, if the rule set has one (`cxa`): `24.3`, `26.1.2`.
        #[serde(skip_serializing_if = "blank")]
        pub article: &'static str => "string",
        /// The weight of a chase, under a rule set that weighs them (`cxa`): whether winning the target takes several pieces.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub weight: Option<Weight> => "Weight",
        /// The squares of the other pieces that a light chase needs, as far as a bounded search finds them.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        pub partners: Vec<Text> => "readonly Square[]",
        /// The moves that prove a kill or a gain, as UCI text: the threat of the side that moved, its own move first.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        pub line: Vec<Text> => "readonly string[]",
        /// Set if the search for a threat reached its bound; the ply then counts as idle.
        #[serde(skip_serializing_if = "not")]
        pub cut: bool => "true",
    }

    /// How a game ended, under which rule, and on what evidence.
    pub struct Verdict {
        /// The side that won; `null` for a draw.
        pub winner: Option<&'static str> => "Color | null",
        /// Why the game ended.
        pub reason: Reason => "Reason",
        /// The rule, e.g. `"club/perpetual-check"`, `"fide/5.2.2"`.
        pub rule: String => "string",
        /// The result as written in records.
        pub result: &'static str => "Result",
        /// The plies the verdict rests on: the cycle or the streak. Empty if the position alone decides.
        pub evidence: Vec<Conduct> => "readonly Conduct[]",
    }

    /// A draw that the side to move may claim now.
    pub struct Claim {
        /// The ground for the claim.
        pub reason: ClaimReason => "ClaimReason",
        /// The move to announce, if the claim needs one.
        #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
        pub announced: Option<Text> => "string",
    }

    /// A limit that is close: what counts, for which side, how far it is, and what happens at the limit.
    pub struct Warning {
        /// The reason the game would end.
        pub reason: Reason => "Reason",
        /// The side that would lose; `null` if the game would be drawn.
        pub color: Option<&'static str> => "Color | null",
        /// The current count: consecutive checks or chases, occurrences of the position, moves by each side, plies.
        pub count: u32 => "number",
        /// The limit. A streak may reach it, and the next ply is a violation; other counts end the game on reaching it.
        pub limit: u32 => "number",
    }

    /// Under the sanction `change`: the side that must change its play now, and the ruling it faces otherwise. It
    /// loses with its next ply if that is a violation again, and is clear once it has played another.
    pub struct MustChange {
        /// The side.
        pub color: &'static str => "Color",
        /// The reason the game would end.
        pub reason: Reason => "Reason",
        /// The rule.
        pub rule: String => "string",
        /// The plies of the violation: the cycle or the streak.
        pub evidence: Vec<Conduct> => "readonly Conduct[]",
    }

    /// The status of a game that goes on.
    pub struct Ongoing {
        /// The game goes on.
        pub over: bool => "false",
        /// The side to move.
        pub turn: &'static str => "Color",
        /// Whether it is in check.
        pub check: bool => "boolean",
        /// The squares of the pieces giving check.
        pub checkers: Vec<Text> => "readonly Square[]",
        /// The draws that the side to move may claim now.
        pub claims: Vec<Claim> => "readonly Claim[]",
        /// The limits that are close.
        pub warnings: Vec<Warning> => "readonly Warning[]",
        /// The side that must change its play with its next ply, if any.
        pub must_change: Option<MustChange> => "MustChange | null",
    }

    /// The status of a game that has ended.
    pub struct Over {
        /// The game has ended.
        pub over: bool => "true",
        /// The side that would be to move.
        pub turn: &'static str => "Color",
        /// Whether it is in check.
        pub check: bool => "boolean",
        /// The squares of the pieces giving check.
        pub checkers: Vec<Text> => "readonly Square[]",
        /// The side that won; `null` for a draw.
        pub winner: Option<&'static str> => "Color | null",
        /// Why the game ended.
        pub reason: Reason => "Reason",
        /// The rule, e.g. `"club/perpetual-check"`, `"fide/5.2.2"`.
        pub rule: String => "string",
        /// The result as written in records.
        pub result: &'static str => "Result",
        /// The plies the verdict rests on.
        pub evidence: Vec<Conduct> => "readonly Conduct[]",
    }

    /// The first ending of a game that was continued past it.
    pub struct Ended {
        /// The number of plies played when it ended.
        pub ply: usize => "number",
        /// How it ended.
        pub verdict: Verdict => "Verdict",
    }

    /// A game all of whose moves could be played.
    pub struct Passed {
        /// Every move could be played.
        pub ok: bool => "true",
        /// The number of plies.
        pub plies: usize => "number",
        /// The last position.
        pub fen: String => "string",
        /// The status after the last move, whatever came before.
        pub status: Status => "Status",
        /// Present if play continued after the rules had ended the game.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub ended: Option<Ended> => "Ended",
    }

    /// A game with a move that could not be played.
    pub struct Failed {
        /// A move could not be played.
        pub ok: bool => "false",
        /// The number of plies played before it.
        pub ply: usize => "number",
        /// `illegal-move`, `invalid-move` for text that is not a move, `game-over` for a move after the end.
        pub code: &'static str => "\"illegal-move\" | \"invalid-move\" | \"game-over\"",
        /// Why the move is not legal.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub illegality: Option<Illegality> => "Illegality",
        /// The position before that move.
        pub fen: String => "string",
    }

    /// A count, and the number of plies played when it was first reached.
    pub struct Count {
        /// The count.
        pub count: u32 => "number",
        /// The number of plies played.
        pub ply: usize => "number",
    }

    /// The largest counts reached.
    pub struct Longest {
        /// Plies played without a capture.
        pub no_capture: Count => "Count",
        /// Occurrences of a position.
        pub repetition: Count => "Count",
        /// Consecutive checks by one side.
        pub checks: Count => "Count",
        /// Consecutive plies by one side that made a chase.
        pub chases: Count => "Count",
    }

    /// A stretch of plies in which a side could claim a draw.
    pub struct ClaimStretch {
        /// The number of plies played at its first position.
        pub from: usize => "number",
        /// The number of plies played at its last position.
        pub to: usize => "number",
        /// The side.
        pub color: &'static str => "Color",
        /// The claim at the first position.
        pub claim: Claim => "Claim",
    }

    /// A stretch of plies in which a side had to change its play.
    pub struct ChangeStretch {
        /// The number of plies played at its first position.
        pub from: usize => "number",
        /// The number of plies played at its last position.
        pub to: usize => "number",
        /// The state at the first position.
        pub state: MustChange => "MustChange",
    }

    /// A review of a whole game by the rules.
    pub struct Judged {
        /// The number of plies that could be played.
        pub plies: usize => "number",
        /// Where the game first ended.
        pub ended: Option<Ended> => "Ended | null",
        /// The same under other rule sets, by name.
        pub under: Vec<(String, Option<Ended>)> => "readonly (readonly [string, Ended | null])[]",
        /// When a side could claim a draw.
        pub claims: Vec<ClaimStretch> => "readonly ClaimStretch[]",
        /// When a side had to change its play.
        pub must_change: Vec<ChangeStretch> => "readonly ChangeStretch[]",
        /// The largest counts reached.
        pub longest: Longest => "Longest",
    }

    /// A reason why a position is impossible, or why a text is not a FEN.
    pub struct Fault {
        /// One of `codes.fault` or of `codes.text`.
        pub code: &'static str => "FaultCode | TextFault",
        /// The side it concerns, if any.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub color: Option<&'static str> => "Color",
        /// The squares involved.
        pub squares: Vec<Text> => "readonly Square[]",
    }

    /// Why a text could not be read as a move.
    pub struct Misreading {
        /// `invalid-move` if it is not a move, `illegal-move`, or `ambiguous-move` if it may mean several.
        pub code: &'static str => "\"invalid-move\" | \"illegal-move\" | \"ambiguous-move\"",
        /// The moves it may mean, as UCI text.
        pub candidates: Vec<Text> => "readonly string[]",
        /// Why none of them is legal, if all share one reason.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub illegality: Option<Illegality> => "Illegality",
    }
}

#[cfg(feature = "serde")]
fn blank(text: &&str) -> bool {
    text.is_empty()
}

#[cfg(feature = "serde")]
fn not(value: &bool) -> bool {
    !value
}

/// Whether a game goes on, with what a player should know now, or how it ended.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Status {
    /// It goes on.
    Ongoing(Ongoing),
    /// It has ended.
    Over(Over),
}

/// The result of judging a game: the status after its last move, or the first move that could not be played.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Validation {
    /// Every move could be played.
    Passed(Box<Passed>),
    /// A move could not be played.
    Failed(Failed),
}

/// Rule sets by name, each with its fields by name.
pub type RuleSets = Vec<(&'static str, Vec<(&'static str, FieldValue)>)>;
