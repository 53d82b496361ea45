//! A game in play: its history and its judge.

mod endings;
mod errors;
mod judging;
mod options;

pub use errors::{EndError, PlayError, Stopped};
pub use options::{AfterEnd, FenOptions, Options};

use crate::arbiter::Arbiter;
use crate::color::Color;
use crate::error::Illegality;
use crate::history::History;
use crate::notation::{Misread, Notation};
use crate::outcome::{Claim, Conduct, Ended, MustChange, Outcome, Ruling, Status, Verdict, Warning};
use crate::position::perft;
use crate::ruleset::RuleSet;
use crate::variant::Variant;
use alloc::string::String;
use alloc::vec::Vec;

/// A game: its starting position, the moves played, and the judge of both.
///
/// ```
/// use trongtai::{Game, Xiangqi};
///
/// let mut game = Game::<Xiangqi>::new();
/// game.play("h2e2".parse()?)?;
/// game.play_text("马８进７")?;
/// assert_eq!(game.ply(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Game<V: Variant> {
    history: History<V>,
    judge: V::Judge,
    /// The cached ruling on the current position.
    ruling: Option<Option<Ruling>>,
    after_end: AfterEnd,
    /// The ply after which play first continued past an ending, and that ending.
    ended: Option<(usize, Ruling)>,
    /// The ending that the players declared.
    declared: Option<Ruling>,
}

impl<V: Variant> Default for Game<V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<V: Variant> Game<V> {
    /// Creates a game at the starting position, under the default rule set.
    pub fn new() -> Self {
        Self::open(Options::default())
    }

    /// Creates a game from options.
    pub fn open(options: Options<V>) -> Self {
        let history = History::new(options.position, options.counters);
        let judge = V::judge(options.rules, &history);
        Self { history, judge, ruling: None, after_end: options.after_end, ended: None, declared: None }
    }

    /// Returns the history so far.
    pub fn history(&self) -> &History<V> {
        &self.history
    }

    /// Returns the current position.
    pub fn position(&self) -> &V {
        self.history.position()
    }

    /// Returns the rule set in force.
    pub fn rules(&self) -> &V::Rules {
        V::rules(&self.judge)
    }

    /// Returns the side to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.position().is_check()
    }

    /// Returns the number of plies played.
    pub fn ply(&self) -> usize {
        self.history.ply()
    }

    /// Returns the moves played, in order.
    pub fn moves(&self) -> impl Iterator<Item = V::Move> {
        self.history.nodes().iter().filter_map(|node| node.played).map(|(m, _)| m)
    }

    /// Returns the canonical FEN of the current position.
    pub fn fen(&self) -> String {
        self.position().write_fen(self.judge.counters(&self.history))
    }

    /// Returns the legal moves; empty once the game is over.
    pub fn legal_moves(&mut self) -> Vec<V::Move> {
        let mut moves = Vec::new();
        if !self.is_closed() {
            moves.reserve(64);
            self.position().legal_moves(&mut moves);
            if self.judge.forbids_violations() {
                moves.retain(|&m| !self.is_violation(m));
            }
        }
        moves
    }

    /// Whether the move may be played now.
    pub fn is_legal(&mut self, m: V::Move) -> bool {
        self.admits(m)
    }

    /// Returns why the move may not be played; `None` if it may.
    pub fn explain(&mut self, m: V::Move) -> Option<Illegality<V::Cause, V::Square>> {
        let bare = |code| Some(Illegality { code, squares: Vec::new() });
        if self.is_closed() {
            return bare(V::GAME_OVER);
        }
        let why = V::why_not(&self.history, m);
        if why.is_none() && self.judge.forbids_violations() && self.is_violation(m) { bare(V::BARRED) } else { why }
    }

    /// Plays a move and returns its effect.
    ///
    /// # Errors
    /// The game is over or the move is illegal; the game is unchanged.
    pub fn play(&mut self, m: V::Move) -> Result<V::Effect, PlayError<V>> {
        self.try_play(m).ok_or_else(|| self.refusal(m))
    }

    /// Like [`play`](Self::play), without computing a reason: for hot paths.
    pub(crate) fn try_play(&mut self, m: V::Move) -> Option<V::Effect> {
        self.admits(m).then(|| self.push(m))
    }

    /// Plays a move written in any notation of the game, and returns it.
    ///
    /// # Errors
    /// As [`play`](Self::play), and [`PlayError::Misread`] for a text that is not a move or is ambiguous.
    pub fn play_text(&mut self, text: &str) -> Result<V::Move, PlayError<V>> {
        if self.is_closed()
            && let Some(verdict) = self.verdict()
        {
            return Err(PlayError::GameOver(verdict));
        }
        let m = self.read(text, None).map_err(PlayError::Misread)?;
        self.play(m).map(|_| m)
    }

    /// Takes back the last move together with any ending declared by the players; `None` at the start.
    pub fn undo(&mut self) -> Option<(V::Move, V::Effect)> {
        self.declared = None;
        self.pop()
    }

    /// Reads a move in one notation, or in any as long as all that accept the text agree. Checks legality in the
    /// position only, not the violations of the rule set.
    ///
    /// # Errors
    /// [`Misread`]
    pub fn read(&self, text: &str, notation: Option<Notation>) -> Result<V::Move, Misread<V>> {
        self.position().read(text, notation)
    }

    /// Writes a legal move; `None` if it is illegal or the game has no such notation.
    pub fn notate(&self, m: V::Move, notation: Notation) -> Option<String> {
        let mut text = String::new();
        (self.position().is_legal(m) && self.position().write(m, notation, &mut text)).then_some(text)
    }

    /// Writes all moves played, separated by spaces; `None` if the game has no such notation.
    pub fn notated(&self, notation: Notation) -> Option<String> {
        let mut text = String::new();
        let mut position = self.history.position_at(0)?;
        for m in self.moves() {
            if !text.is_empty() {
                text.push(' ');
            }
            if !position.write(m, notation, &mut text) {
                return None;
            }
            position.play(m);
        }
        Some(text)
    }

    /// Returns the status of the game.
    pub fn status(&mut self) -> Status<V> {
        let outcome = match self.verdict() {
            Some(verdict) => Outcome::Over(verdict),
            None => Outcome::Ongoing {
                claims: self.judge.claims(&self.history),
                warnings: self.judge.warnings(&self.history),
                must_change: self.must_change(),
            },
        };
        Status { turn: self.turn(), checkers: self.position().checking(), outcome }
    }

    /// Returns the verdict; `None` while the game goes on.
    pub fn verdict(&mut self) -> Option<Verdict<V>> {
        let ruling = self.ruling().cloned()?;
        Some(self.verdict_of(&ruling))
    }

    /// Whether the game has ended.
    pub fn is_over(&mut self) -> bool {
        self.ruling().is_some()
    }

    /// Returns the draws that the side to move may claim now; empty once the game is over.
    pub fn claims(&mut self) -> Vec<Claim<V::Move>> {
        if self.is_over() { Vec::new() } else { self.judge.claims(&self.history) }
    }

    /// Returns the limits that are close; empty once the game is over.
    pub fn warnings(&mut self) -> Vec<Warning> {
        if self.is_over() { Vec::new() } else { self.judge.warnings(&self.history) }
    }

    /// Whether the status of an ongoing game has more than the side to move: a claim, a warning, or a side that must
    /// change its play.
    pub(crate) fn has_remarks(&mut self) -> bool {
        !self.judge.warnings(&self.history).is_empty()
            || self.judge.must_change(&self.history).is_some()
            || !self.judge.claims(&self.history).is_empty()
    }

    /// Returns the side that must change its play with its next ply under the rule set, if any.
    pub fn must_change(&mut self) -> Option<MustChange<V>> {
        let (color, ruling) = self.judge.must_change(&self.history)?;
        let ruling = ruling.clone();
        let Verdict { reason, rule, evidence, .. } = self.verdict_of(&ruling);
        Some(MustChange { color, reason, rule, evidence })
    }

    /// Returns what every ply did, in the terms of the rule set.
    pub fn conduct(&mut self) -> Vec<Conduct<V>> {
        self.judge.conduct(&self.history, &(1..=self.ply()).collect::<Vec<_>>())
    }

    /// Returns the status after a move, without playing it.
    ///
    /// # Errors
    /// As [`play`](Self::play).
    pub fn preview(&mut self, m: V::Move) -> Result<Status<V>, PlayError<V>> {
        self.trying(m, Self::status)
    }

    /// Evaluates `look` on the game with the move played, then takes the move back.
    pub(crate) fn trying<T>(&mut self, m: V::Move, look: impl FnOnce(&mut Self) -> T) -> Result<T, PlayError<V>> {
        self.play(m)?;
        let seen = look(self);
        self.pop();
        Ok(seen)
    }

    /// Plays moves, judging after each, and returns the status after the last.
    ///
    /// # Errors
    /// The first move that could not be played, and why.
    pub fn validate(&mut self, moves: impl IntoIterator<Item = V::Move>) -> Result<Status<V>, Stopped<V>> {
        for m in moves {
            if let Err(error) = self.play(m) {
                return Err(Stopped { ply: self.ply(), error, fen: self.fen() });
            }
        }
        Ok(self.status())
    }

    /// Returns where play first continued past an ending by the rules, and that ending.
    pub fn ended(&mut self) -> Option<Ended<V>> {
        let (ply, ruling) = self.ended.clone()?;
        Some(Ended { ply, verdict: self.verdict_of(&ruling) })
    }

    /// Whether a side can still win on the board by some series of legal moves: by mate, in xiangqi also by stalemate.
    /// `None` if the bounded search does not find out. Asked for by FIDE 5.2.2 and 6.9.
    ///
    /// ```
    /// use trongtai::{Chess, Color, Game, Options};
    ///
    /// let locked = "4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K2R w - - 0 1";
    /// let game: Game<Chess> = Game::open(Options::from_fen(locked, Default::default())?);
    /// assert_eq!(game.can_mate(Color::White), Some(true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn can_mate(&self, color: Color) -> Option<bool> {
        self.position().can_mate(color)
    }

    /// Returns the number of legal sequences of `depth` moves, or `None` if it exceeds `limit`.
    pub fn perft(&self, depth: u32, limit: u64) -> Option<u64> {
        perft(self.position(), depth, limit)
    }
}

/// Shows the rule set and the canonical FEN of the current position.
impl<V: Variant> core::fmt::Debug for Game<V> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Game").field("rules", &self.rules().name()).field("fen", &self.fen()).finish_non_exhaustive()
    }
}
