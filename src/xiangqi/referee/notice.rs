//! Who was told to play otherwise: the sanction `change`.
//!
//! So arbiters work (WXF rule 3; CXA 2020, article 4.1.5): they do not end the game at the first violation, they ask the
//! side to vary. It loses with its next ply if that violates again, and is clear once it has played another one.

use crate::color::Color;
use crate::history::History;
use crate::outcome::Ruling;
use crate::position::Position;
use crate::xiangqi::Xiangqi;
use alloc::vec::Vec;

/// The violations for which a side was told, the last one at the end.
#[derive(Clone, Default)]
pub(super) struct Notices {
    given: Vec<Notice>,
}

#[derive(Clone)]
struct Notice {
    /// The ply that violated.
    ply: usize,
    color: Color,
    /// How the game would have ended by it.
    ruling: Ruling,
}

impl Notices {
    /// Notes that the last ply made a side lose by its violation, if it did.
    pub fn note(&mut self, history: &History<Xiangqi>, ruling: Ruling) {
        if let Some(winner) = ruling.winner {
            self.given.push(Notice { ply: history.ply(), color: !winner, ruling });
        }
    }

    /// Forgets what was noted after so many plies.
    pub fn keep(&mut self, plies: usize) {
        while self.given.last().is_some_and(|notice| notice.ply > plies) {
            self.given.pop();
        }
    }

    /// Who has to play otherwise now, and how the game would have ended: the side to move first, if both have.
    pub fn pending(&self, history: &History<Xiangqi>) -> Option<(Color, &Ruling)> {
        let turn = history.position().turn();
        [turn, !turn].into_iter().find_map(|color| {
            let told = self.told(color, own_ply(history, color))?;
            Some((color, &told.ruling))
        })
    }

    /// Had the side been told before it played the last ply?
    pub fn is_repeated(&self, history: &History<Xiangqi>, color: Color) -> bool {
        let last = history.ply();
        own_ply(history, color) == last
            && self
                .given
                .iter()
                .rev()
                .any(|notice| notice.color == color && notice.ply < last && notice.ply + 2 >= last)
    }

    /// What a side was told at this ply or later.
    fn told(&self, color: Color, since: usize) -> Option<&Notice> {
        self.given.iter().rev().take_while(|notice| notice.ply >= since).find(|notice| notice.color == color)
    }
}

/// The last ply that is a side's own, or would be.
fn own_ply(history: &History<Xiangqi>, color: Color) -> usize {
    let last = history.ply();
    if history.turn_at(last) == color { last.saturating_sub(1) } else { last }
}
