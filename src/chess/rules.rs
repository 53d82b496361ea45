//! The rule sets by name, and the endings that the position alone decides.

use super::position::Chess;
use crate::outcome::{Reason, Ruling};
use crate::position::Position;

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

    /// How the game has ended if the side to move has no legal move: mated, it loses; otherwise the game is drawn
    /// (FIDE 5.1.1 and 5.2.1).
    pub fn ending(self, position: &Chess) -> Option<Ruling> {
        if position.count_legal() > 0 {
            return None;
        }
        let [checkmate, stalemate] = self.articles;
        Some(if position.is_check() {
            Ruling { winner: Some(!position.turn()), reason: Reason::Checkmate, article: checkmate }
        } else {
            Ruling { winner: None, reason: Reason::Stalemate, article: stalemate }
        })
    }
}
