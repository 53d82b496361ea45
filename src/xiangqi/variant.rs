//! Xiangqi as a game that can be played and judged.

use super::{Cause, Judge, Rules, Setup, SetupFault, Square, Xiangqi, explain};
use crate::color::Color;
use crate::error::{Illegality, SetupError, SetupPolicy};
use crate::fen::{Castling, Counters};
use crate::history::History;
use crate::variant::{FenResult, Variant};
use alloc::string::String;
use alloc::vec::Vec;

impl Variant for Xiangqi {
    type Rules = Rules;
    type Judge = Judge;
    type Fault = SetupFault;

    const FIRST: &'static str = "red";
    const GAME_OVER: Cause = Cause::GameOver;
    const BARRED: Cause = Cause::Barred;

    fn starting(_: Castling) -> Self {
        Self::start()
    }

    fn read_fen(text: &str, _: Castling, policy: SetupPolicy) -> FenResult<Self> {
        let setup = Setup::parse(text).map_err(SetupError::Text)?;
        let position = setup.admit(policy).map_err(SetupError::Impossible)?;
        Ok((position, setup.counters))
    }

    fn write_fen(&self, counters: Counters) -> String {
        Setup::of(self, counters).fen()
    }

    fn judge(rules: Rules, history: &History<Self>) -> Judge {
        Judge::new(rules, history)
    }

    fn rules(judge: &Judge) -> &Rules {
        judge.rules()
    }

    fn checking(&self) -> Vec<Square> {
        self.checkers()
    }

    fn can_mate(&self, color: Color) -> Option<bool> {
        super::can_mate(self, color)
    }

    fn why_not(history: &History<Self>, m: super::Move) -> Option<Illegality<Cause, Square>> {
        explain(history.position(), m)
    }
}
