//! What is said of either game in one shape, as other languages get it: every answer once, with names for fields and
//! texts for squares, moves, sides and codes. TypeScript's interfaces are generated from these declarations.

mod convert;
mod text;

pub(in crate::api) use convert::{move_texts, square_texts};
pub use text::Text;

use crate::outcome::{ClaimReason, Nature, Reason, Weight};
use crate::ruleset::FieldValue;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// Declares answers: structs that can be serialized, and beside each field the type that it has in TypeScript.
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

        /// The declarations, for the generator of TypeScript's.
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
    /// Why a move is not legal: the first cause that a player would be told.
    pub struct Illegality {
        /// One of `codes.illegality`, e.g. `horse-leg-blocked`, `facing-generals`, `not-your-piece`.
        pub code: &'static str => "IllegalityCode",
        /// The squares that show it: the blocking piece, the attackers, the open file.
        pub squares: Vec<Text> => "readonly Square[]",
    }

    /// A chase: who attacks whom after the ply.
    pub struct Chase {
        /// Where the attacker stands.
        pub attacker: Text => "Square",
        /// Where its target stands.
        pub target: Text => "Square",
        /// Whether the target counts as protected: could the attacker be taken back at once?
        pub protected: bool => "boolean",
        /// Under `cxa`, where one of those stands who could take back.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub root: Option<Text> => "Square",
    }

    /// What one ply did, in the terms of the rule set.
    pub struct Conduct {
        /// The number of the ply: 1 is the first move, after which `game.ply` was 1.
        pub ply: usize => "number",
        /// The move as UCI text.
        #[serde(rename = "move")]
        pub played: Text => "string",
        /// It gave check.
        pub check: bool => "boolean",
        /// Each chase this ply made: who attacks whom now, and whether the target counts as protected.
        pub chases: Vec<Chase> => "readonly Chase[]",
        /// What the rule set takes the ply for: `check`, `chase`, `idle`; under `cxa` also `kill` and the kinds of idle plies.
        pub nature: Nature => "Nature",
        /// The article by which it is that, where the rule set has one for it (`cxa`): `24.3`, `26.1.2`.
        #[serde(skip_serializing_if = "blank")]
        pub article: &'static str => "string",
        /// Of a chase, under a rule set that weighs them (`cxa`): does it take several pieces to win what is chased?
        #[serde(skip_serializing_if = "Option::is_none")]
        pub weight: Option<Weight> => "Weight",
        /// Where the other pieces stand that a light chase takes, as far as a bounded search finds them.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        pub partners: Vec<Text> => "readonly Square[]",
        /// The moves that prove a kill or a gain, as UCI text: what the side that moved threatens, its own move first.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        pub line: Vec<Text> => "readonly string[]",
        /// The search for a threat came to its bound; the ply counts as idle.
        #[serde(skip_serializing_if = "not")]
        pub cut: bool => "true",
    }

    /// How a game ended, by which rule, and on what evidence.
    pub struct Verdict {
        /// The side that won; `null` for a draw.
        pub winner: Option<&'static str> => "Color | null",
        /// Why.
        pub reason: Reason => "Reason",
        /// Where the rule stands, e.g. `"club/perpetual-check"`, `"fide/5.2.2"`.
        pub rule: String => "string",
        /// The result as records write it.
        pub result: &'static str => "Result",
        /// The plies that the verdict rests on: the cycle or the streak. Empty where the position alone decides.
        pub evidence: Vec<Conduct> => "readonly Conduct[]",
    }

    /// A draw that the side to move may claim now.
    pub struct Claim {
        /// What it may be claimed by.
        pub reason: ClaimReason => "ClaimReason",
        /// The move to announce, if the claim needs one.
        #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
        pub announced: Option<Text> => "string",
    }

    /// A limit that is coming near: what counts, for whom, how far it is, and what happens then.
    pub struct Warning {
        /// What the game would end by.
        pub reason: Reason => "Reason",
        /// The side it would end against; `null` where it would be drawn.
        pub color: Option<&'static str> => "Color | null",
        /// How far it has come: consecutive checks or chases, occurrences of the position, moves of each side, plies.
        pub count: u32 => "number",
        /// A streak may reach its limit, and the next ply violates; the other counts end the game when they reach it.
        pub limit: u32 => "number",
    }

    /// Under the sanction `change`: who has to play otherwise now, and what it would lose by. It loses with its next ply
    /// if that violates again, and is clear once it has played another one.
    pub struct MustChange {
        /// The side.
        pub color: &'static str => "Color",
        /// What the game would end by.
        pub reason: Reason => "Reason",
        /// Where the rule stands.
        pub rule: String => "string",
        /// The plies of the violation: the cycle or the streak.
        pub evidence: Vec<Conduct> => "readonly Conduct[]",
    }

    /// How a game stands that goes on, and what a player should know now.
    pub struct Ongoing {
        /// The game goes on.
        pub over: bool => "false",
        /// The side to move.
        pub turn: &'static str => "Color",
        /// It is in check.
        pub check: bool => "boolean",
        /// The squares of the pieces that give check.
        pub checkers: Vec<Text> => "readonly Square[]",
        /// The draws that the side to move may claim.
        pub claims: Vec<Claim> => "readonly Claim[]",
        /// The limits that come near.
        pub warnings: Vec<Warning> => "readonly Warning[]",
        /// The side that has to play otherwise with its next ply.
        pub must_change: Option<MustChange> => "MustChange | null",
    }

    /// How a game stands that has ended.
    pub struct Over {
        /// The game has ended.
        pub over: bool => "true",
        /// The side that would be to move.
        pub turn: &'static str => "Color",
        /// It is in check.
        pub check: bool => "boolean",
        /// The squares of the pieces that give check.
        pub checkers: Vec<Text> => "readonly Square[]",
        /// The side that won; `null` for a draw.
        pub winner: Option<&'static str> => "Color | null",
        /// Why.
        pub reason: Reason => "Reason",
        /// Where the rule stands, e.g. `"club/perpetual-check"`, `"fide/5.2.2"`.
        pub rule: String => "string",
        /// The result as records write it.
        pub result: &'static str => "Result",
        /// The plies that the verdict rests on.
        pub evidence: Vec<Conduct> => "readonly Conduct[]",
    }

    /// The first ending of a game that was played on, and the plies played by then.
    pub struct Ended {
        /// The plies played by then.
        pub ply: usize => "number",
        /// How the game had ended.
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
        /// How the game stands after its last move, whatever came before.
        pub status: Status => "Status",
        /// Present where play went on after the rules had ended the game.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub ended: Option<Ended> => "Ended",
    }

    /// A game with a move that could not be played.
    pub struct Failed {
        /// A move could not be played.
        pub ok: bool => "false",
        /// How many plies could be played before it.
        pub ply: usize => "number",
        /// `illegal-move`, `invalid-move` for text that is no move, `game-over` for a move after the end.
        pub code: &'static str => "\"illegal-move\" | \"invalid-move\" | \"game-over\"",
        /// Why it is not legal.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub illegality: Option<Illegality> => "Illegality",
        /// The position in which it was to be played.
        pub fen: String => "string",
    }

    /// A count, and the plies played when it was first reached.
    pub struct Count {
        /// How many.
        pub count: u32 => "number",
        /// The plies played.
        pub ply: usize => "number",
    }

    /// The largest counts reached.
    pub struct Longest {
        /// Plies without a capture, of those played.
        pub no_capture: Count => "Count",
        /// Occurrences of a position.
        pub repetition: Count => "Count",
        /// Checks of one side in a row.
        pub checks: Count => "Count",
        /// Plies of one side in a row that made a chase.
        pub chases: Count => "Count",
    }

    /// Plies at which a side could claim a draw.
    pub struct ClaimStretch {
        /// The plies played when it began.
        pub from: usize => "number",
        /// The plies played when it was last so.
        pub to: usize => "number",
        /// The side.
        pub color: &'static str => "Color",
        /// The claim as it was at first.
        pub claim: Claim => "Claim",
    }

    /// Plies at which a side had to play otherwise.
    pub struct ChangeStretch {
        /// The plies played when it began.
        pub from: usize => "number",
        /// The plies played when it was last so.
        pub to: usize => "number",
        /// What it was told at first.
        pub state: MustChange => "MustChange",
    }

    /// What the rules say of a whole game.
    pub struct Judged {
        /// The plies that could be played.
        pub plies: usize => "number",
        /// Where the game first ended.
        pub ended: Option<Ended> => "Ended | null",
        /// The same under other rule sets, by their names.
        pub under: Vec<(String, Option<Ended>)> => "readonly (readonly [string, Ended | null])[]",
        /// When a side could claim a draw.
        pub claims: Vec<ClaimStretch> => "readonly ClaimStretch[]",
        /// When a side had to play otherwise.
        pub must_change: Vec<ChangeStretch> => "readonly ChangeStretch[]",
        /// The largest counts reached.
        pub longest: Longest => "Longest",
    }

    /// One reason why a position is impossible, or why a text is no FEN.
    pub struct Fault {
        /// One of `codes.fault` or of `codes.text`.
        pub code: &'static str => "FaultCode | TextFault",
        /// The side it concerns, where it concerns one.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub color: Option<&'static str> => "Color",
        /// The squares that show it.
        pub squares: Vec<Text> => "readonly Square[]",
    }

    /// Why a text is read as no move.
    pub struct Misreading {
        /// `invalid-move` where it is none, `illegal-move`, or `ambiguous-move` where it may mean several.
        pub code: &'static str => "\"invalid-move\" | \"illegal-move\" | \"ambiguous-move\"",
        /// The moves that it may mean, as UCI text.
        pub candidates: Vec<Text> => "readonly string[]",
        /// Why none of them is legal, where it is for one reason.
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

/// Whether a game goes on, and what a player should know now; or how it ended.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Status {
    /// It goes on.
    Ongoing(Ongoing),
    /// It has ended.
    Over(Over),
}

/// What came of judging a game: how it stands after its last move, or the first move that could not be played.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Validation {
    /// Every move could be played.
    Passed(Box<Passed>),
    /// One could not.
    Failed(Failed),
}

/// A rule set by name, and its fields by name.
pub type RuleSets = Vec<(&'static str, Vec<(&'static str, FieldValue)>)>;

/// What has a stable code.
pub trait Code: Copy {
    /// The code.
    fn code(self) -> &'static str;
}

macro_rules! coded {
    ($($(#[$meta:meta])* $name:ty),+) => {
        $($(#[$meta])* impl Code for $name {
            fn code(self) -> &'static str {
                <$name>::code(self)
            }
        })+
    };
}

coded!(
    #[cfg(feature = "xiangqi")]
    crate::xiangqi::Cause,
    #[cfg(feature = "xiangqi")]
    crate::xiangqi::SetupFault,
    #[cfg(feature = "chess")]
    crate::chess::Cause,
    #[cfg(feature = "chess")]
    crate::chess::SetupFault
);
