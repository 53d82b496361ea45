//! Endings that the players bring about while the rules let the game go on: claims of a draw, and running out of time.

use super::AnyGame;
use super::game::Game;
use super::packed::Packed;
use super::view::{ClaimView, VerdictView};
use crate::arbiter::Arbiter;
use crate::color::Color;
use crate::outcome::{Claim, Ruling};

/// The bit of a packed claim that says that it needs no move.
pub const STANDING: u32 = 1 << 31;

/// A claim as a number: the packed move to announce, or [`STANDING`]; from bit 24 on, the reason's place in its list.
fn packed<P: Packed>(position: &P, claim: &Claim<P::Move>) -> u32 {
    let announced = claim.announced.map_or(STANDING, |m| {
        let mut next = *position;
        P::word(m, next.play(m)) & 0xf_ffff
    });
    announced | (claim.reason as u32) << 24
}

impl<P: Packed> Game<P> {
    /// The draws that the side to move may claim now, as numbers; none when the game is over.
    pub fn claims(&mut self) -> Vec<u32> {
        if self.ruling().is_some() {
            return Vec::new();
        }
        let claims = self.arbiter().claims(self.history());
        claims.iter().map(|claim| packed(self.position(), claim)).collect()
    }

    /// How the game ends by such a claim; `None` if it is not among [`claims`](Self::claims).
    pub fn claim(&mut self, number: u32) -> Option<VerdictView> {
        self.claimed(number).map(|ruling| self.verdict_of(&ruling))
    }

    pub(super) fn claimed(&mut self, number: u32) -> Option<Ruling> {
        if self.ruling().is_some() {
            return None;
        }
        let claims = self.arbiter().claims(self.history());
        let claim = claims.iter().find(|claim| packed(self.position(), claim) == number)?;
        Some(self.arbiter().claimed(self.history(), claim))
    }

    /// How the game ends when the time of `loser` has run out after `ply` plies; `None` if there were fewer.
    pub fn timeout(&self, ply: usize, loser: Color) -> Option<VerdictView> {
        self.timed_out(ply, loser).map(|ruling| self.verdict_of(&ruling))
    }

    pub(super) fn timed_out(&self, ply: usize, loser: Color) -> Option<Ruling> {
        let position = self.history().position_at(ply)?;
        Some(self.arbiter().timeout(&position, loser))
    }

    pub(super) fn claim_views(&self) -> Vec<ClaimView> {
        let view = |claim: Claim<P::Move>| ClaimView {
            reason: claim.reason.code(),
            announced: claim.announced.map(|m| format!("{m:?}")),
        };
        self.arbiter().claims(self.history()).into_iter().map(view).collect()
    }
}

impl AnyGame {
    /// The draws that the side to move may claim now, as numbers: the packed move to announce, or [`STANDING`]; from bit
    /// 24 on, the place of the reason in
    /// [`ClaimReason::ALL`](crate::outcome::ClaimReason::ALL).
    pub fn claims(&mut self) -> Vec<u32> {
        either!(self, game => game.claims())
    }

    /// How the game ends by such a claim; `None` if it may not be made.
    pub fn claim(&mut self, number: u32) -> Option<VerdictView> {
        either!(self, game => game.claim(number))
    }

    /// How the game ends when the time of `loser` has run out after `ply` plies; `None` if there were fewer.
    pub fn timeout(&self, ply: usize, loser: Color) -> Option<VerdictView> {
        either!(self, game => game.timeout(ply, loser))
    }
}
