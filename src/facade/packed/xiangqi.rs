//! Xiangqi as numbers.

use super::{Packed, PackedIllegality, parts};
use crate::color::Color;
use crate::error::Illegality;
use crate::facade::view::{Failure, RulesChoice};
use crate::fen::Counters;
use crate::history::History;
use crate::ruleset::FieldValue;
use crate::xiangqi::{self, Xiangqi};

const BLACK: u32 = 8;

#[inline(always)]
fn man_code(piece: xiangqi::Piece) -> u32 {
    piece.role as u32 + if piece.color == Color::RED { 0 } else { BLACK }
}

impl Packed for Xiangqi {
    type Arbiter = xiangqi::Judge;
    const BARRED: usize = xiangqi::Cause::Barred as usize;
    const GAME_OVER: usize = xiangqi::Cause::GameOver as usize;

    fn unpack(packed: u32) -> Option<xiangqi::Move> {
        match parts(packed) {
            (from, to, 0) => {
                Some(xiangqi::Move { from: xiangqi::Square::from_index(from)?, to: xiangqi::Square::from_index(to)? })
            }
            _ => None,
        }
    }

    fn word(m: xiangqi::Move, effect: xiangqi::Effect) -> u32 {
        let captured = effect.captured.map_or(0, |man| man_code(man.piece()));
        m.from.index() as u32 | (m.to.index() as u32) << 8 | man_code(effect.piece.piece()) << 20 | captured << 24
    }

    // Nothing but the two points matters, and a board is larger than a list of moves can afford to copy each time.
    #[inline(always)]
    fn word_of(&self, m: xiangqi::Move) -> u32 {
        let code = |square| self.board().piece_at(square).map_or(0, man_code);
        m.from.index() as u32 | (m.to.index() as u32) << 8 | code(m.from) << 20 | code(m.to) << 24
    }

    fn codes(&self) -> Vec<u32> {
        xiangqi::Square::all().map(|square| self.board().piece_at(square).map_or(0, man_code)).collect()
    }

    fn checking(&self) -> Vec<usize> {
        self.checkers().into_iter().map(xiangqi::Square::index).collect()
    }

    fn can_mate(&self, color: Color) -> Option<bool> {
        xiangqi::can_mate(self, color)
    }

    fn why_not(history: &History<Self>, packed: u32) -> Option<PackedIllegality> {
        let position = history.position();
        let plain = Self::unpack(packed & 0xffff)?;
        let cause = xiangqi::explain(position, plain);
        if cause.is_none() && packed >> 16 != 0 {
            let code = xiangqi::Cause::PromotionUnexpected as usize;
            return Some(PackedIllegality { code, squares: vec![plain.from.index()] });
        }
        cause.map(Self::packed_illegality)
    }

    fn packed_illegality(why: Illegality<xiangqi::Cause, xiangqi::Square>) -> PackedIllegality {
        let squares = why.squares.into_iter().map(xiangqi::Square::index).collect();
        PackedIllegality { code: why.code as usize, squares }
    }

    fn to_fen(&self, counters: Counters) -> String {
        xiangqi::Setup::of(self, counters).fen()
    }

    fn cause(code: usize) -> &'static str {
        xiangqi::Cause::ALL.get(code).map_or("", |cause| cause.code())
    }

    fn square(index: usize) -> String {
        xiangqi::Square::from_index(index).map_or_else(String::new, |square| square.to_string())
    }

    fn arbiter(choice: &RulesChoice, history: &History<Self>) -> Result<xiangqi::Judge, Failure> {
        let rules = match &choice.base {
            Some(name) => xiangqi::Rules::named(name).ok_or(Failure::UnknownRules)?,
            None => xiangqi::Rules::ALL[0],
        };
        Ok(xiangqi::Judge::new(rules.with(choice.fields()).map_err(Failure::InvalidRules)?, history))
    }

    fn rules_of(arbiter: &xiangqi::Judge) -> (&'static str, bool) {
        (arbiter.rules().base, arbiter.rules().custom)
    }

    fn rule_sets() -> Vec<(&'static str, Vec<(&'static str, FieldValue)>)> {
        xiangqi::Rules::ALL.iter().map(|rules| (rules.base, rules.fields())).collect()
    }
}
