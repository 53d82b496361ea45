//! Chess as a game that can be played and judged.

use super::{Cause, Chess, Judge, Move, Role, Rules, Setup, SetupFault, Square, explain};
use crate::color::Color;
use crate::error::{Illegality, SetupError, SetupPolicy};
use crate::fen::{Castling, Counters};
use crate::history::History;
use crate::variant::{FenResult, Variant};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

impl Variant for Chess {
    type Rules = Rules;
    type Judge = Judge;
    type Fault = SetupFault;

    const FIRST: &'static str = "white";
    const GAME_OVER: Cause = Cause::GameOver;
    const BARRED: Cause = Cause::GameOver;

    /// Position 518 of the 960 is the standard one; castling in it is then written as in Chess960.
    fn starting(castling: Castling) -> Self {
        match castling {
            Castling::Standard => Self::start(),
            Castling::Chess960 => Self::chess960(518).unwrap_or(Self::start()),
        }
    }

    fn read_fen(text: &str, castling: Castling, policy: SetupPolicy) -> FenResult<Self> {
        let setup = Setup::parse(text, castling).map_err(SetupError::Text)?;
        let position = setup.admit(policy).map_err(SetupError::Impossible)?;
        Ok((position, setup.counters))
    }

    fn read_loosely(text: &str, castling: Castling) -> Option<(Self, Counters, bool)> {
        let mut setup = Setup::parse(text, castling).ok()?;
        let counters = setup.counters;
        if let Ok(position) = setup.admit(SetupPolicy::Playable) {
            return Some((position, counters, false));
        }
        let mut bare = Setup { castling: Vec::new(), ..setup.clone() };
        let faults = bare.faults().len();
        setup.castling.retain(|&right| {
            bare.castling = vec![right];
            bare.faults().len() == faults
        });
        if setup.admit(SetupPolicy::Playable).is_err() {
            setup.en_passant = None;
        }
        Some((setup.admit(SetupPolicy::Playable).ok()?, counters, true))
    }

    fn write_fen(&self, counters: Counters) -> String {
        self.fen(counters)
    }

    fn judge(rules: Rules, _: &History<Self>) -> Judge {
        Judge::new(rules)
    }

    fn rules(judge: &Judge) -> &Rules {
        judge.rules()
    }

    fn checking(&self) -> Vec<Square> {
        self.checkers().collect()
    }

    fn can_mate(&self, color: Color) -> Option<bool> {
        super::can_mate(self, color)
    }

    fn why_not(history: &History<Self>, m: Move) -> Option<Illegality<Cause, Square>> {
        let mut why = explain(history.position(), m)?;
        if why.code == Cause::EnPassantTooLate && !came_by_double_step(history, m) {
            why.code = Cause::EnPassantNoDoubleStep;
        }
        Some(why)
    }
}

/// Whether the pawn that `m` would capture en passant came by a double step. What happened before the game's start
/// counts as one, since it is unknown.
fn came_by_double_step(history: &History<Chess>, m: Move) -> bool {
    let pawn = Square::at(m.to.file(), m.from.rank());
    let arrival = history.nodes().iter().rev().filter_map(|node| node.played).find(|(m, _)| Some(m.to) == pawn);
    arrival.is_none_or(|(m, effect)| effect.piece.role == Role::Pawn && m.from.rank().abs_diff(m.to.rank()) == 2)
}
