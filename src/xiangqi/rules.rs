//! The rule sets by name, and the endings that all of them share.

use super::position::Xiangqi;
use crate::outcome::{Reason, Ruling};
use crate::position::Position;

/// A rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Its name.
    pub name: &'static str,
}

impl Rules {
    /// Every rule set, the default first.
    pub const ALL: [Self; 7] = [
        Self { name: "club" },
        Self { name: "basic" },
        Self { name: "kyvuong" },
        Self { name: "casual" },
        Self { name: "wxf" },
        Self { name: "vcf" },
        Self { name: "cxa" },
    ];
}

/// How the game has ended if the side to move has no legal move: it loses, in check (checkmate) or not (困毙; CXA 2020
/// article 3.2, and every seed rule set alike).
pub fn ending(position: &Xiangqi) -> Option<Ruling> {
    if position.count_legal() > 0 {
        return None;
    }
    let winner = Some(!position.turn());
    Some(if position.is_check() {
        Ruling { winner, reason: Reason::Checkmate, article: "checkmate" }
    } else {
        Ruling { winner, reason: Reason::Stalemate, article: "stalemate" }
    })
}
