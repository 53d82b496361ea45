//! Endings brought about by the players: resignation, agreement, claims, a fallen flag.

use super::{EndError, Game};
use crate::arbiter::Arbiter;
use crate::color::Color;
use crate::outcome::{Claim, Ruling, Verdict};
use crate::variant::Variant;

/// Endings by the players. The rules decide the result, so each can be looked up without ending the game.
impl<V: Variant> Game<V> {
    /// Returns the verdict if a side resigned now. The other side wins, unless the rule set requires that it can still
    /// mate (FIDE 5.1.2) and it certainly cannot.
    pub fn resignation(&self, loser: Color) -> Verdict<V> {
        self.bare_verdict(&self.judge.resigned(self.position(), loser))
    }

    /// Returns the verdict if both sides agreed on a draw now; `None` if it is too early for that.
    pub fn agreement(&self) -> Option<Verdict<V>> {
        self.judge.agreed(&self.history).map(|ruling| self.bare_verdict(&ruling))
    }

    /// Returns the verdict if the time of a side ran out after `ply` plies; `None` if fewer were played.
    pub fn timeout(&self, ply: usize, loser: Color) -> Option<Verdict<V>> {
        self.timed_out(ply, loser).map(|ruling| self.bare_verdict(&ruling))
    }

    /// Returns the verdict for a claim listed by [`claims`](Self::claims); `None` for any other claim.
    pub fn claimed(&mut self, claim: &Claim<V::Move>) -> Option<Verdict<V>> {
        let made = self.claims().contains(claim);
        made.then(|| self.judge.claimed(&self.history, claim)).map(|ruling| self.verdict_of(&ruling))
    }

    /// Ends the game by resignation.
    ///
    /// # Errors
    /// [`EndError::GameOver`]
    pub fn resign(&mut self, loser: Color) -> Result<Verdict<V>, EndError<V>> {
        let ruling = self.judge.resigned(self.position(), loser);
        self.declare(Ok(ruling))
    }

    /// Ends the game as a draw by agreement.
    ///
    /// # Errors
    /// [`EndError::GameOver`], [`EndError::TooEarly`]
    pub fn agree_draw(&mut self) -> Result<Verdict<V>, EndError<V>> {
        let ruling = self.judge.agreed(&self.history).ok_or(EndError::TooEarly);
        self.declare(ruling)
    }

    /// Ends the game by a draw claim of the side to move.
    ///
    /// # Errors
    /// [`EndError::GameOver`], [`EndError::NoSuchClaim`]
    pub fn claim_draw(&mut self, claim: &Claim<V::Move>) -> Result<Verdict<V>, EndError<V>> {
        let made = self.claims().contains(claim);
        let ruling = if made { Ok(self.judge.claimed(&self.history, claim)) } else { Err(EndError::NoSuchClaim) };
        self.declare(ruling)
    }

    /// Ends the game because the time of a side ran out after `ply` plies.
    ///
    /// # Errors
    /// [`EndError::GameOver`], [`EndError::NoSuchPly`]
    pub fn flag(&mut self, ply: usize, loser: Color) -> Result<Verdict<V>, EndError<V>> {
        let ruling = self.timed_out(ply, loser).ok_or(EndError::NoSuchPly);
        self.declare(ruling)
    }

    fn timed_out(&self, ply: usize, loser: Color) -> Option<Ruling> {
        let position = self.history.position_at(ply)?;
        Some(self.judge.timeout(&position, loser))
    }

    fn declare(&mut self, ruling: Result<Ruling, EndError<V>>) -> Result<Verdict<V>, EndError<V>> {
        if let Some(verdict) = self.verdict() {
            return Err(EndError::GameOver(verdict));
        }
        let ruling = ruling?;
        let verdict = self.verdict_of(&ruling);
        self.declared = Some(ruling);
        Ok(verdict)
    }
}
