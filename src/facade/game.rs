//! One game of one kind: its history and the judge beside it.

use super::packed::{Packed, PackedIllegality};
use super::view::{ActView, Failure, StandingView, StatusView, VerdictView, WarningView};
use super::{Kind, Opening, Validation};
use crate::arbiter::Arbiter;
use crate::fen::Counters;
use crate::history::History;
use crate::outcome::{Reason, Ruling, Warning};
use crate::position::perft;

/// A game, spoken to in numbers.
#[derive(Clone)]
pub struct Game<P: Packed> {
    kind: Kind,
    history: History<P>,
    arbiter: P::Arbiter,
    /// The ruling on the current position, once somebody has asked for it.
    ruling: Option<Option<Ruling>>,
    /// The game is played on after endings other than having no legal move.
    plays_on: bool,
    /// Where play first went on, and how the game had ended there.
    ended: Option<(usize, Ruling)>,
}

impl<P: Packed> Game<P> {
    /// A game from a position.
    ///
    /// # Errors
    /// The rule set does not exist.
    pub fn new(kind: Kind, position: P, counters: Counters, opening: &Opening<'_>) -> Result<Self, Failure> {
        let history = History::new(position, counters);
        let arbiter = P::arbiter(&opening.rules, &history)?;
        Ok(Self { kind, history, arbiter, ruling: None, plays_on: opening.plays_on, ended: None })
    }

    /// What happened so far.
    pub fn history(&self) -> &History<P> {
        &self.history
    }

    /// The name of the rule set in force; a set with fields replaced is named after its base.
    pub fn rules_name(&self) -> String {
        match P::rules_of(&self.arbiter) {
            (base, true) => [base, "+custom"].concat(),
            (base, false) => base.to_owned(),
        }
    }

    /// The canonical FEN of the current position.
    pub fn fen(&self) -> String {
        self.position().to_fen(self.arbiter.counters(&self.history))
    }

    /// The current position.
    pub fn position(&self) -> &P {
        self.history.position()
    }

    /// The move words of all legal moves, or of those from one square. None when the game is over.
    pub fn legal(&mut self, from: Option<usize>, words: &mut Vec<u32>) {
        if self.is_closed() {
            return;
        }
        let mut moves = Vec::with_capacity(64);
        self.position().legal_moves(&mut moves);
        let first = words.len();
        words.extend(moves.iter().map(|&m| self.word(m)));
        if from.is_none() && !self.arbiter.bars() {
            return;
        }
        // The words stand in the order of the moves.
        let mut kept = first;
        for (place, m) in (first..).zip(moves) {
            let word = words[place];
            let wanted = from.is_none_or(|from| (word & 0xff) as usize == from);
            if wanted && !(self.arbiter.bars() && self.is_barred(m)) {
                words[kept] = word;
                kept += 1;
            }
        }
        words.truncate(kept);
    }

    /// The move word of a packed move, if it is legal.
    pub fn find(&mut self, packed: u32) -> Option<u32> {
        self.legal_move(packed).map(|m| self.word(m))
    }

    /// Why a packed move is not legal; `None` if it is.
    pub fn explain(&mut self, packed: u32) -> Option<PackedIllegality> {
        let bare = |code| Some(PackedIllegality { code, squares: Vec::new() });
        if self.is_closed() {
            return bare(P::GAME_OVER);
        }
        P::why_not(&self.history, packed).or_else(|| {
            let m = P::unpack(packed)?;
            if self.arbiter.bars() && self.is_barred(m) { bare(P::BARRED) } else { None }
        })
    }

    /// Plays a packed move and answers its move word; an illegal one changes nothing.
    pub fn play(&mut self, packed: u32) -> Option<u32> {
        let m = self.legal_move(packed)?;
        let effect = self.push(m);
        Some(P::word(m, effect))
    }

    /// Takes the last move back and answers its move word.
    pub fn undo(&mut self) -> Option<u32> {
        self.pop().map(|(m, effect)| P::word(m, effect))
    }

    /// How the game stands ended, if it has.
    pub fn ruling(&mut self) -> Option<&Ruling> {
        if self.ruling.is_none() {
            self.ruling = Some(self.judge());
        }
        self.ruling.as_ref().and_then(Option::as_ref)
    }

    /// The limits that come near.
    pub fn warnings(&self) -> Vec<Warning> {
        self.arbiter.warnings(&self.history)
    }

    /// What every ply did.
    pub fn conduct(&self) -> Vec<ActView> {
        self.act_views(&(1..=self.history.ply()).collect::<Vec<_>>())
    }

    /// The status that playing a packed move would bring; `None` if it is not legal.
    pub fn preview(&mut self, packed: u32) -> Option<StatusView> {
        self.trying(packed, Self::status)
    }

    /// What a look at the game with a packed move played says; `None` if it is not legal.
    pub(super) fn trying<T>(&mut self, packed: u32, look: impl FnOnce(&mut Self) -> T) -> Option<T> {
        let m = self.legal_move(packed)?;
        self.push(m);
        let seen = look(self);
        self.pop();
        Some(seen)
    }

    /// How the game stands.
    pub fn status(&mut self) -> StatusView {
        if let Some(verdict) = self.verdict() {
            return StatusView::Over { over: true, verdict, standing: self.standing() };
        }
        let must_change = self.arbiter.must_change(&self.history);
        StatusView::Ongoing {
            over: false,
            standing: self.standing(),
            claims: self.claim_views(),
            warnings: self.warnings().iter().map(|warning| WarningView::new(self.kind, warning)).collect(),
            must_change: must_change.map(|(_, ruling)| self.verdict_of(ruling)),
        }
    }

    fn standing(&self) -> StandingView {
        StandingView {
            turn: self.kind.color_name(self.position().turn()),
            check: self.position().is_check(),
            checkers: self.position().checking().into_iter().map(P::square).collect(),
        }
    }

    /// Where play first went on after the game had ended, and how it had.
    pub fn ended(&self) -> Option<&(usize, Ruling)> {
        self.ended.as_ref()
    }

    /// May nothing be played any more?
    pub(super) fn is_closed(&mut self) -> bool {
        self.ruling().is_some() && !(self.plays_on && self.position().count_legal() > 0)
    }

    /// How the game ended, with its evidence.
    pub fn verdict(&mut self) -> Option<VerdictView> {
        let ruling = self.ruling()?.clone();
        Some(self.verdict_of(&ruling))
    }

    /// Plays packed moves and judges after each.
    pub fn validate(mut self, moves: &[u32]) -> Validation {
        for (ply, &packed) in moves.iter().enumerate() {
            if self.play(packed).is_some() {
                continue;
            }
            let over = self.is_closed();
            let illegality = if over { None } else { self.explain(packed) };
            return Validation::failed(
                ply,
                if over { "game-over" } else { "illegal-move" },
                illegality.map(|why| (P::cause(why.code), why.squares.into_iter().map(P::square).collect())),
                self.fen(),
            );
        }
        Validation::passed(moves.len(), self.fen(), self.status())
    }

    /// The number of move sequences of `depth` plies, or `None` above `limit`.
    pub fn perft(&self, depth: u32, limit: u64) -> Option<u64> {
        perft(self.position(), depth, limit)
    }

    fn judge(&mut self) -> Option<Ruling> {
        let ruling = self.arbiter.ruling(&self.history);
        if ruling.is_some() || !self.arbiter.bars() {
            return ruling;
        }
        // where every move left is barred, the side has no move (WXF specification 3.3)
        let mut moves = Vec::new();
        self.position().legal_moves(&mut moves);
        let stuck = moves.into_iter().all(|m| self.is_barred(m));
        stuck.then(|| Ruling::by_position(Some(!self.position().turn()), Reason::Stalemate, "barred"))
    }

    /// Would this legal move make its own side lose by the conduct that the rule set bars?
    fn is_barred(&mut self, m: P::Move) -> bool {
        let mover = self.position().turn();
        let ruling_now = self.ruling.take();
        self.push(m);
        let ruling = self.arbiter.ruling(&self.history);
        self.pop();
        self.ruling = ruling_now;
        ruling.is_some_and(|ruling| {
            ruling.winner == Some(!mover)
                && matches!(ruling.reason, Reason::PerpetualCheck | Reason::PerpetualChase | Reason::PerpetualThreat)
        })
    }

    /// The move, if it may be played: legal in the position, in a game that goes on, and not barred.
    fn legal_move(&mut self, packed: u32) -> Option<P::Move> {
        let m = P::unpack(packed).filter(|&m| self.position().is_legal(m))?;
        // a position with a legal move is ended by what was played only
        let over = match &self.ruling {
            Some(ruling) => ruling.is_some(),
            None => self.arbiter.judgement(&self.history).is_some(),
        };
        let refused = (over && !self.plays_on) || (self.arbiter.bars() && self.is_barred(m));
        if refused { None } else { Some(m) }
    }

    fn push(&mut self, m: P::Move) -> P::Effect {
        if self.plays_on && self.ended.is_none() {
            self.ended = self.ruling().cloned().map(|ruling| (self.history.ply(), ruling));
        }
        let effect = self.history.push(m);
        self.arbiter.played(&self.history);
        self.ruling = None;
        effect
    }

    fn pop(&mut self) -> Option<(P::Move, P::Effect)> {
        let taken = self.history.pop()?;
        self.arbiter.undone();
        self.ruling = None;
        if self.ended.as_ref().is_some_and(|&(ply, _)| ply >= self.history.ply()) {
            self.ended = None;
        }
        Some(taken)
    }

    pub(super) fn arbiter(&self) -> &P::Arbiter {
        &self.arbiter
    }

    pub(super) fn verdict_of(&self, ruling: &Ruling) -> VerdictView {
        let (base, _) = P::rules_of(&self.arbiter);
        VerdictView::new(self.kind, base, ruling, self.act_views(&ruling.plies))
    }

    fn act_views(&self, plies: &[usize]) -> Vec<ActView> {
        let acts = self.arbiter.acts(&self.history, plies);
        acts.into_iter().map(|act| ActView::new(act, &self.history)).collect()
    }

    #[inline(always)]
    fn word(&self, m: P::Move) -> u32 {
        self.position().word_of(m)
    }
}
