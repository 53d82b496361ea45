//! Chess as numbers.

use super::{Packed, PackedIllegality, parts};
use crate::chess::{self, Chess};
use crate::color::Color;
use crate::error::Illegality;
use crate::facade::view::{Failure, RulesChoice};
use crate::fen::Counters;
use crate::history::History;
use crate::ruleset::FieldValue;

impl Packed for Chess {
    type Arbiter = chess::Judge;
    const BARRED: usize = chess::Cause::GameOver as usize;
    const GAME_OVER: usize = chess::Cause::GameOver as usize;

    fn unpack(packed: u32) -> Option<chess::Move> {
        let (from, to, promotion) = parts(packed);
        Some(chess::Move {
            from: chess::Square::from_index(from)?,
            to: chess::Square::from_index(to)?,
            promotion: match promotion {
                0 => None,
                number => Some(chess::Role::from_number(number)?),
            },
        })
    }

    fn word(m: chess::Move, effect: chess::Effect) -> u32 {
        let captured = effect.captured.map_or(0, |role| chess::Piece { color: !effect.piece.color, role }.code());
        let castling = match effect.castling {
            None => 0,
            Some(chess::Side::King) => 1 << 28,
            Some(chess::Side::Queen) => 1 << 29,
        };
        m.from.index() as u32
            | (m.to.index() as u32) << 8
            | m.promotion.map_or(0, |role| (role as u32) << 16)
            | effect.piece.code() << 20
            | captured << 24
            | castling
            | u32::from(effect.en_passant) << 30
    }

    fn codes(&self) -> Vec<u32> {
        chess::Square::all().map(|square| self.board().code_at(square)).collect()
    }

    fn checking(&self) -> Vec<usize> {
        self.checkers().map(chess::Square::index).collect()
    }

    fn can_mate(&self, color: Color) -> Option<bool> {
        chess::can_mate(self, color)
    }

    fn why_not(history: &History<Self>, packed: u32) -> Option<PackedIllegality> {
        let m = Self::unpack(packed)?;
        let mut cause = chess::explain(&history.current().position, m)?;
        if cause.code == chess::Cause::EnPassantTooLate && !stepped_double(history, m) {
            cause.code = chess::Cause::EnPassantNoDoubleStep;
        }
        Some(Self::packed_illegality(cause))
    }

    fn packed_illegality(why: Illegality<chess::Cause, chess::Square>) -> PackedIllegality {
        let squares = why.squares.into_iter().map(chess::Square::index).collect();
        PackedIllegality { code: why.code as usize, squares }
    }

    fn to_fen(&self, counters: Counters) -> String {
        self.fen(counters)
    }

    fn cause(code: usize) -> &'static str {
        chess::Cause::ALL.get(code).map_or("", |cause| cause.code())
    }

    fn square(index: usize) -> String {
        chess::Square::from_index(index).map_or_else(String::new, |square| square.to_string())
    }

    fn arbiter(choice: &RulesChoice, _: &History<Self>) -> Result<chess::Judge, Failure> {
        let rules = match &choice.base {
            Some(name) => chess::Rules::named(name).ok_or(Failure::UnknownRules)?,
            None => chess::Rules::ALL[0],
        };
        Ok(chess::Judge::new(rules.with(choice.fields()).map_err(Failure::InvalidRules)?))
    }

    fn rules_of(arbiter: &chess::Judge) -> (&'static str, bool) {
        (arbiter.rules().base, arbiter.rules().custom)
    }

    fn rule_sets() -> Vec<(&'static str, Vec<(&'static str, FieldValue)>)> {
        chess::Rules::ALL.iter().map(|rules| (rules.base, rules.fields())).collect()
    }
}

/// Did the pawn that `m` would take en passant come by a double step? What happened before the game's start counts as
/// one, since nobody can tell.
fn stepped_double(history: &History<Chess>, m: chess::Move) -> bool {
    let pawn = chess::Square::at(m.to.file(), m.from.rank());
    let arrival = history.nodes().iter().rev().filter_map(|node| node.played).find(|(m, _)| Some(m.to) == pawn);
    arrival.is_none_or(|(m, effect)| effect.piece.role == chess::Role::Pawn && m.from.rank().abs_diff(m.to.rank()) == 2)
}
