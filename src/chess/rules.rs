//! The rule sets by name, and the endings that the position alone decides.

use super::position::Chess;
use crate::arbiter::Arbiter;
use crate::history::History;
use crate::outcome::{Act, Reason, Ruling, Warning};
use crate::position::Position;
use crate::ruleset::{Given, RulesError};

/// A rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Its name.
    pub name: &'static str,
    /// The articles of its checkmate and of its stalemate.
    articles: [&'static str; 2],
}

impl Rules {
    /// Every rule set, the default first.
    pub const ALL: [Self; 2] = [
        Self { name: "fide", articles: ["5.1.1", "5.2.1"] },
        Self { name: "basic", articles: ["checkmate", "stalemate"] },
    ];

    /// The set of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rules| rules.name == name)
    }

    /// The set with fields replaced; this game's sets have none so far.
    ///
    /// # Errors
    /// The first field, which does not exist.
    pub fn with<'a>(self, fields: impl IntoIterator<Item = (&'a str, Given)>) -> Result<Self, RulesError> {
        fields.into_iter().next().map_or(Ok(self), |(field, _)| Err(RulesError::unknown(field)))
    }

    /// Mated, the side to move loses; otherwise the game is drawn (FIDE 5.1.1 and 5.2.1).
    fn without_a_move(self, position: &Chess) -> Option<Ruling> {
        if position.count_legal() > 0 {
            return None;
        }
        let [checkmate, stalemate] = self.articles;
        Some(if position.is_check() {
            Ruling::by_position(Some(!position.turn()), Reason::Checkmate, checkmate)
        } else {
            Ruling::by_position(None, Reason::Stalemate, stalemate)
        })
    }
}

impl Arbiter<Chess> for Rules {
    fn played(&mut self, _: &History<Chess>) {}

    fn undone(&mut self) {}

    fn ending(&self, position: &Chess) -> Option<Ruling> {
        self.without_a_move(position)
    }

    fn judgement(&self, _: &History<Chess>) -> Option<Ruling> {
        None
    }

    fn warnings(&self, _: &History<Chess>) -> Vec<Warning> {
        Vec::new()
    }

    fn acts(&self, history: &History<Chess>, plies: &[usize]) -> Vec<Act> {
        let act = |&ply: &usize| {
            let check = history.nodes().get(ply).is_some_and(|node| node.position.is_check());
            Act { ply, check, chases: Vec::new(), nature: if check { "check" } else { "idle" } }
        };
        plies.iter().map(act).collect()
    }

    fn bars(&self) -> bool {
        false
    }
}
