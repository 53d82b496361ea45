//! Endings that the players bring about: resignation, agreement, claims, a fallen flag.

use super::{EndError, Game};
use crate::arbiter::Arbiter;
use crate::color::Color;
use crate::outcome::{Claim, Ruling, Verdict};
use crate::variant::Variant;

/// How players end a game. The rules decide what comes of it, so each has a form that only looks.
impl<V: Variant> Game<V> {
    /// How the game would end if a side resigned now. The other side wins, unless the rule set asks that it can still
    /// mate (FIDE 5.1.2) and it certainly cannot.
    pub fn resignation(&self, loser: Color) -> Verdict<V> {
        self.bare_verdict(&self.judge.resigned(self.position(), loser))
    }

    /// How the game would end if both sides agreed on a draw now; `None` where it is too early for that.
    pub fn agreement(&self) -> Option<Verdict<V>> {
        self.judge.agreed(&self.history).map(|ruling| self.bare_verdict(&ruling))
    }

    /// How the game ends when the time of a side has run out after so many plies; `None` if there were fewer.
    pub fn timeout(&self, ply: usize, loser: Color) -> Option<Verdict<V>> {
        self.timed_out(ply, loser).map(|ruling| self.bare_verdict(&ruling))
    }

    /// How the game would end by a claim that is among [`claims`](Self::claims); `None` if it is not.
    pub fn claimed(&mut self, claim: &Claim<V::Move>) -> Option<Verdict<V>> {
        let made = self.claims().contains(claim);
        made.then(|| self.judge.claimed(&self.history, claim)).map(|ruling| self.verdict_of(&ruling))
    }

    /// Ends the game: a side gives it up.
    ///
    /// # Errors
    /// [`EndError::GameOver`]
    pub fn resign(&mut self, loser: Color) -> Result<Verdict<V>, EndError<V>> {
        let ruling = self.judge.resigned(self.position(), loser);
        self.declare(Ok(ruling))
    }

    /// Ends the game: both sides agree on a draw.
    ///
    /// # Errors
    /// [`EndError::GameOver`], [`EndError::TooEarly`]
    pub fn agree_draw(&mut self) -> Result<Verdict<V>, EndError<V>> {
        let ruling = self.judge.agreed(&self.history).ok_or(EndError::TooEarly);
        self.declare(ruling)
    }

    /// Ends the game: the side to move claims a draw.
    ///
    /// # Errors
    /// [`EndError::GameOver`], [`EndError::NoSuchClaim`]
    pub fn claim_draw(&mut self, claim: &Claim<V::Move>) -> Result<Verdict<V>, EndError<V>> {
        let made = self.claims().contains(claim);
        let ruling = if made { Ok(self.judge.claimed(&self.history, claim)) } else { Err(EndError::NoSuchClaim) };
        self.declare(ruling)
    }

    /// Ends the game: the time of a side has run out after so many plies.
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
