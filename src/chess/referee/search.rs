//! Searches for a mate that both sides work for, and the proof that there is none.

use super::dead::{is_locked, lacks_material};
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

/// What a guided search goes by, besides the distance that the frames show; the weights of all that counts.
pub(super) struct Style {
    /// Goes for mates that were built, and not only where one is open.
    pub builds: bool,
    distance: i32,
    apart: i32,
    /// Each square that the king could go to.
    free: i32,
    /// What a check counts for.
    check: i32,
    /// Parts of the guess that other searches go by.
    guess: Option<i32>,
    /// So many visits of a pair of squares of the kings count one.
    visits: i32,
}

/// No one of them finds all mates.
pub(super) const STYLES: [Style; 5] = [
    Style { builds: true, distance: 16, apart: 4, free: 0, check: 0, guess: None, visits: 8 },
    Style { builds: false, distance: 16, apart: 0, free: 4, check: 4, guess: Some(8), visits: 2 },
    Style { builds: false, distance: 8, apart: 0, free: 2, check: 8, guess: Some(16), visits: 4 },
    Style { builds: false, distance: 16, apart: 0, free: 0, check: 0, guess: Some(4), visits: 8 },
    Style { builds: false, distance: 16, apart: 0, free: 4, check: 8, guess: None, visits: 32 },
];

/// A search by one of them: where pawns can hardly step forward, and elsewhere.
const GUIDED: Effort = Effort { moves: 15_000, width: usize::MAX };
const LOOSELY_GUIDED: Effort = Effort { moves: 2_500, width: usize::MAX };

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

/// Searches for a mate by what the frames show of the way, with one in so many of the moves that it may play.
pub(super) fn find_guided(position: &Chess, winner: Color, guide: &mut Guide, style: &Style, part: usize) -> bool {
    let start = guide.start();
    let whole = if is_locked(position) { GUIDED } else { LOOSELY_GUIDED };
    let effort = Effort { moves: whole.moves / part, ..whole };
    let found = helpmate::search(position, start, effort, &mut |next: &Chess, effect, place, _| {
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
        let mut promise = -style.distance * i32::from(view.distance) - i32::from(view.visits) / style.visits;
        promise -= style.apart * view.apart;
        if let Some(parts) = style.guess {
            promise += guess::promise(next, winner, replies) / parts;
        }
        if style.free > 0 {
            promise -= style.free * guess::freedom(next, winner);
        }
        if let (Some(replies), true) = (replies, style.check > 0) {
            promise += style.check - 2 * replies as i32;
        }
        Look::Promise(promise, place)
    });
    found == Some(true)
}
