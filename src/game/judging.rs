//! What a game asks its judge: whether it has ended, and which moves may be played.

use super::{AfterEnd, Game, PlayError};
use crate::arbiter::Arbiter;
use crate::error::Illegality;
use crate::outcome::{Reason, Rule, Ruling, Verdict};
use crate::ruleset::RuleSet;
use crate::variant::Variant;
use alloc::vec::Vec;

impl<V: Variant> Game<V> {
    /// Returns the ruling, if the game has ended.
    pub(crate) fn ruling(&mut self) -> Option<&Ruling> {
        if self.declared.is_some() {
            return self.declared.as_ref();
        }
        if self.ruling.is_none() {
            self.ruling = Some(self.judge());
        }
        self.ruling.as_ref().and_then(Option::as_ref)
    }

    pub(super) fn judge(&mut self) -> Option<Ruling> {
        let ruling = self.judge.ruling(&self.history);
        if ruling.is_some() || !self.judge.forbids_violations() {
            return ruling;
        }
        // Where every move left is forbidden, the side has no move (WXF specification 3.3).
        let mut moves = Vec::new();
        self.position().legal_moves(&mut moves);
        let stuck = moves.into_iter().all(|m| self.is_violation(m));
        stuck.then(|| Ruling::by_position(Some(!self.turn()), Reason::Stalemate, "barred"))
    }

    /// Whether no further move can be played.
    pub(crate) fn is_closed(&mut self) -> bool {
        if self.declared.is_some() {
            return true;
        }
        self.ruling().is_some() && !(self.after_end == AfterEnd::Note && self.position().count_legal() > 0)
    }

    /// Whether this legal move would lose for its own side by conduct that the rule set forbids.
    pub(crate) fn is_violation(&mut self, m: V::Move) -> bool {
        let mover = self.turn();
        let ruling_now = self.ruling.take();
        self.push(m);
        let ruling = self.judge.ruling(&self.history);
        self.pop();
        self.ruling = ruling_now;
        ruling.is_some_and(|ruling| {
            ruling.winner == Some(!mover)
                && matches!(ruling.reason, Reason::PerpetualCheck | Reason::PerpetualChase | Reason::PerpetualThreat)
        })
    }

    /// Whether the move may be played: legal in the position, in an ongoing game, and not forbidden.
    pub(super) fn admits(&mut self, m: V::Move) -> bool {
        if self.declared.is_some() || !self.position().is_legal(m) {
            return false;
        }
        // Only the moves played can have ended a position that has a legal move.
        let over = match &self.ruling {
            Some(ruling) => ruling.is_some(),
            None => self.judge.judgement(&self.history).is_some(),
        };
        let refused =
            (over && self.after_end == AfterEnd::Refuse) || (self.judge.forbids_violations() && self.is_violation(m));
        !refused
    }

    pub(super) fn refusal(&mut self, m: V::Move) -> PlayError<V> {
        if self.is_closed()
            && let Some(verdict) = self.verdict()
        {
            return PlayError::GameOver(verdict);
        }
        let why = self.explain(m);
        PlayError::Illegal(why.unwrap_or(Illegality { code: V::BARRED, squares: Vec::new() }))
    }

    pub(super) fn push(&mut self, m: V::Move) -> V::Effect {
        if self.after_end == AfterEnd::Note && self.ended.is_none() {
            self.ended = self.ruling().cloned().map(|ruling| (self.history.ply(), ruling));
        }
        let effect = self.history.push(m);
        self.judge.played(&self.history);
        self.ruling = None;
        effect
    }

    pub(super) fn pop(&mut self) -> Option<(V::Move, V::Effect)> {
        let taken = self.history.pop()?;
        self.judge.undone();
        self.ruling = None;
        if self.ended.as_ref().is_some_and(|&(ply, _)| ply >= self.history.ply()) {
            self.ended = None;
        }
        Some(taken)
    }

    pub(super) fn verdict_of(&mut self, ruling: &Ruling) -> Verdict<V> {
        let evidence = self.judge.conduct(&self.history, &ruling.plies);
        Verdict { evidence, ..self.bare_verdict(ruling) }
    }

    /// A verdict without evidence.
    pub(super) fn bare_verdict(&self, ruling: &Ruling) -> Verdict<V> {
        let &Ruling { winner, reason, article, .. } = ruling;
        let rule = Rule { set: self.rules().base(), article };
        Verdict { winner, reason, rule, evidence: Vec::new() }
    }
}
