//! Searches for a mate that both sides work for, and the proof that there is none.

use super::dead::lacks_material;
use super::guide::Guide;
use super::reach::Reach;
use super::{cover, guess};
use crate::chess::position::Chess;
use crate::color::Color;
use crate::helpmate::{self, Effort, Look};
use crate::position::{Effect, Position};

/// How many moves are played in the time of a proof.
const PROOF: usize = 40;
/// From a position that all frames have led to.
pub(super) const EXIT: Effort = Effort { moves: 1_500, width: 12 };

/// What a guided search goes by, besides the distance that the frames show.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// How far pieces are from their places in mates that were built.
    Built,
    /// The guess that other searches go by, and how free the king is.
    Guessed,
    /// The same, less of it.
    Loose,
}

impl Style {
    pub(super) const ALL: [Self; 3] = [Self::Built, Self::Guessed, Self::Loose];

    fn effort(self) -> Effort {
        Effort { moves: 15_000, width: usize::MAX }
    }
}

/// Is it proved that `winner` can never mate?
pub(super) fn never_mates(position: &Chess, winner: Color) -> bool {
    Reach::of(position).is_some_and(|reach| !cover::may_mate(&reach, winner))
}

/// A check by `winner` that may be mate: how many replies there are.
fn replies(position: &Chess, winner: Color) -> Option<u32> {
    (position.turn != winner && position.is_check()).then(|| position.count_legal())
}

/// Searches for a mate; `proves` tries a proof, too, where pawns have moved or pieces were taken.
pub(super) fn find_mate(position: &Chess, winner: Color, effort: Effort, proves: bool) -> Option<bool> {
    let (mut tried, mut proved) = (0, 0);
    helpmate::search(position, 0, effort, &mut |next: &Chess, effect, _, work| {
        let replies = replies(next, winner);
        if replies == Some(0) {
            return Look::Goal;
        }
        if effect.resets_halfmove() {
            if lacks_material(next, winner) {
                return Look::Hopeless;
            }
            // proofs that keep failing are not worth their time
            if proves && tried <= 16 + 8 * proved {
                *work += PROOF;
                tried += 1;
                if never_mates(next, winner) {
                    proved += 1;
                    return Look::Hopeless;
                }
            }
        }
        Look::Promise(guess::promise(next, winner, replies), 0)
    })
}

/// Searches for a mate by what the frames show of the way.
pub(super) fn find_guided(position: &Chess, winner: Color, style: Style) -> bool {
    let Some(mut guide) = Guide::new(position, winner, style == Style::Built) else { return false };
    let start = guide.start();
    let found = helpmate::search(position, start, style.effort(), &mut |next: &Chess, effect, place, _| {
        let replies = replies(next, winner);
        if replies == Some(0) {
            return Look::Goal;
        }
        let mut place = place;
        if effect.resets_halfmove() {
            if lacks_material(next, winner) {
                return Look::Hopeless;
            }
            place = guide.follow(place, next);
        }
        let view = guide.view(place, next);
        let (distance, visits) = (i32::from(view.distance), i32::from(view.visits));
        let checks = |worth: i32| replies.map_or(0, |replies| worth - 2 * replies as i32);
        let promise = match style {
            Style::Built => -16 * distance - 4 * view.apart - visits / 8,
            Style::Guessed => {
                let free = guess::freedom(next, winner);
                guess::promise(next, winner, replies) / 8 - 4 * free + checks(4) - 16 * distance - visits / 2
            }
            Style::Loose => {
                let free = guess::freedom(next, winner);
                guess::promise(next, winner, replies) / 16 - 2 * free + checks(8) - 8 * distance - visits / 4
            }
        };
        Look::Promise(promise, place)
    });
    found == Some(true)
}
