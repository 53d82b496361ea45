//! Moves, pieces and reasons of both games as small numbers, which is how they cross to JavaScript.
//!
//! * A *packed move* is `from | to << 8 | promotion << 16`; squares are `rank * files + file`, the promotion is the
//!   number of the role (2 knight, 3 bishop, 4 rook, 5 queen; 0 for none).
//! * A *move word* adds what the move did: bits 20–23 the piece that moves, 24–27 the piece captured (0 for none),
//!   bit 28 castling on the king's side, 29 on the queen's side, 30 en passant.
//! * A *piece code* is the number of the role, plus 8 for Black; 0 is an empty square.

use super::view::{Failure, RulesChoice};
use crate::arbiter::Arbiter;
use crate::chess::{self, Chess};
use crate::color::Color;
use crate::fen::Counters;
use crate::history::History;
use crate::position::Position;
use crate::ruleset::FieldValue;
use crate::xiangqi::{self, Xiangqi};

/// An [`Illegality`](crate::error::Illegality) as numbers: the code's place in the game's list, and square indices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedIllegality {
    /// Index into the `ALL` list of the game's causes.
    pub code: usize,
    /// Square indices.
    pub squares: Vec<usize>,
}

/// A game as numbers.
pub trait Packed: Position {
    /// Who judges it.
    type Arbiter: Arbiter<Self>;
    /// The cause that a rule set bars a move, and the cause that the game is over, as places in the list of causes.
    const BARRED: usize;
    /// See [`BARRED`](Self::BARRED).
    const GAME_OVER: usize;

    /// The move that a packed move names, if both squares are on the board.
    fn unpack(packed: u32) -> Option<Self::Move>;
    /// The move word of a move that had this effect.
    fn word(m: Self::Move, effect: Self::Effect) -> u32;
    /// The move word of a legal move in this position.
    fn word_of(&self, m: Self::Move) -> u32 {
        let mut next = *self;
        Self::word(m, next.play(m))
    }
    /// The piece codes of all squares.
    fn codes(&self) -> Vec<u32>;
    /// The squares of the pieces that give check to the side to move.
    fn checking(&self) -> Vec<usize>;
    /// Why a packed move is not legal; `None` if it is.
    fn why_not(history: &History<Self>, packed: u32) -> Option<PackedIllegality>;
    /// The canonical FEN.
    fn to_fen(&self, counters: Counters) -> String;
    /// The text of a cause, by its place in the list.
    fn cause(code: usize) -> &'static str;
    /// The text of a square index.
    fn square(index: usize) -> String;
    /// A judge by a rule set.
    ///
    /// # Errors
    /// No such set, or no such custom set.
    fn arbiter(choice: &RulesChoice, history: &History<Self>) -> Result<Self::Arbiter, Failure>;
    /// The name of the judge's rule set, and whether fields of it were replaced.
    fn rules_of(arbiter: &Self::Arbiter) -> (&'static str, bool);
    /// The named rule sets with the fields that a custom one may replace.
    fn rule_sets() -> Vec<(&'static str, Vec<(&'static str, FieldValue)>)>;
}

/// The halves of a packed move: from, to, promotion.
fn parts(packed: u32) -> (usize, usize, u32) {
    ((packed & 0xff) as usize, (packed >> 8 & 0xff) as usize, packed >> 16)
}

const BLACK: u32 = 8;

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
        m.from.index() as u32 | (m.to.index() as u32) << 8 | man_code(effect.man.piece()) << 20 | captured << 24
    }

    // Nothing but the two points matters, and a board is larger than a list of moves can afford to copy each time.
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

    fn why_not(history: &History<Self>, packed: u32) -> Option<PackedIllegality> {
        let position = history.position();
        let plain = Self::unpack(packed & 0xffff)?;
        let cause = xiangqi::explain(position, plain);
        if cause.is_none() && packed >> 16 != 0 {
            let code = xiangqi::Cause::PromotionUnexpected as usize;
            return Some(PackedIllegality { code, squares: vec![plain.from.index()] });
        }
        cause.map(|cause| PackedIllegality {
            code: cause.code as usize,
            squares: cause.squares.into_iter().map(xiangqi::Square::index).collect(),
        })
    }

    fn to_fen(&self, counters: Counters) -> String {
        xiangqi::Setup::of(self, counters).to_string()
    }

    fn cause(code: usize) -> &'static str {
        xiangqi::Cause::ALL.get(code).map_or("", |cause| cause.code())
    }

    fn square(index: usize) -> String {
        xiangqi::Square::from_index(index).map_or_else(String::new, |square| square.to_string())
    }

    fn arbiter(choice: &RulesChoice, history: &History<Self>) -> Result<xiangqi::Judge, Failure> {
        let rules = match &choice.base {
            Some(name) if xiangqi::Rules::NOT_BUILT.contains(&name.as_str()) => return Err(Failure::Unsupported),
            Some(name) => xiangqi::Rules::named(name).ok_or(Failure::UnknownRules)?,
            None => xiangqi::Rules::ALL[0],
        };
        Ok(xiangqi::Judge::new(rules.with(choice.fields()).map_err(Failure::rules)?, history))
    }

    fn rules_of(arbiter: &xiangqi::Judge) -> (&'static str, bool) {
        (arbiter.rules().base, arbiter.rules().custom)
    }

    fn rule_sets() -> Vec<(&'static str, Vec<(&'static str, FieldValue)>)> {
        xiangqi::Rules::ALL.iter().map(|rules| (rules.base, rules.fields())).collect()
    }
}

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

    fn why_not(history: &History<Self>, packed: u32) -> Option<PackedIllegality> {
        let m = Self::unpack(packed)?;
        let cause = chess::explain(&history.current().position, m)?;
        let code = match cause.code {
            chess::Cause::EnPassantTooLate if !stepped_double(history, m) => chess::Cause::EnPassantNoDoubleStep,
            code => code,
        };
        Some(PackedIllegality {
            code: code as usize,
            squares: cause.squares.into_iter().map(chess::Square::index).collect(),
        })
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
        Ok(chess::Judge::new(rules.with(choice.fields()).map_err(Failure::rules)?))
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
