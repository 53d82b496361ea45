//! A game that is played and judged: its history, and the judge beside it.

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

/// A game: where it began, what was played, and what may be played now.
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
    /// The ruling on the current position, once somebody has asked for it.
    ruling: Option<Option<Ruling>>,
    after_end: AfterEnd,
    /// Where play first went on, and how the game had ended there.
    ended: Option<(usize, Ruling)>,
    /// How the players have ended the game.
    declared: Option<Ruling>,
}

impl<V: Variant> Default for Game<V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<V: Variant> Game<V> {
    /// A game from the starting position, under the default rule set.
    pub fn new() -> Self {
        Self::open(Options::default())
    }

    /// A game that begins so.
    pub fn open(options: Options<V>) -> Self {
        let history = History::new(options.position, options.counters);
        let judge = V::judge(options.rules, &history);
        Self { history, judge, ruling: None, after_end: options.after_end, ended: None, declared: None }
    }

    /// What happened so far.
    pub fn history(&self) -> &History<V> {
        &self.history
    }

    /// The current position.
    pub fn position(&self) -> &V {
        self.history.position()
    }

    /// The rule set in force.
    pub fn rules(&self) -> &V::Rules {
        V::rules(&self.judge)
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Is the side to move in check?
    pub fn is_check(&self) -> bool {
        self.position().is_check()
    }

    /// The number of plies played.
    pub fn ply(&self) -> usize {
        self.history.ply()
    }

    /// The moves played.
    pub fn moves(&self) -> impl Iterator<Item = V::Move> {
        self.history.nodes().iter().filter_map(|node| node.played).map(|(m, _)| m)
    }

    /// The canonical FEN of the current position.
    pub fn fen(&self) -> String {
        self.position().write_fen(self.judge.counters(&self.history))
    }

    /// The legal moves; none once the game is over.
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

    /// May the move be played now?
    pub fn is_legal(&mut self, m: V::Move) -> bool {
        self.admits(m)
    }

    /// Why the move may not be played; `None` if it may.
    pub fn explain(&mut self, m: V::Move) -> Option<Illegality<V::Cause, V::Square>> {
        let bare = |code| Some(Illegality { code, squares: Vec::new() });
        if self.is_closed() {
            return bare(V::GAME_OVER);
        }
        let why = V::why_not(&self.history, m);
        if why.is_none() && self.judge.forbids_violations() && self.is_violation(m) { bare(V::BARRED) } else { why }
    }

    /// Plays a move, and returns what it did.
    ///
    /// # Errors
    /// The game is over, or the move is not legal; nothing has changed.
    pub fn play(&mut self, m: V::Move) -> Result<V::Effect, PlayError<V>> {
        self.try_play(m).ok_or_else(|| self.refusal(m))
    }

    /// The same without a reason: what is hot has no use for one.
    pub(crate) fn try_play(&mut self, m: V::Move) -> Option<V::Effect> {
        self.admits(m).then(|| self.push(m))
    }

    /// Plays a move that is written in any notation of the game, and returns it.
    ///
    /// # Errors
    /// As [`play`](Self::play), and [`PlayError::Misread`] for a text that is no move, or may mean several.
    pub fn play_text(&mut self, text: &str) -> Result<V::Move, PlayError<V>> {
        if self.is_closed()
            && let Some(verdict) = self.verdict()
        {
            return Err(PlayError::GameOver(verdict));
        }
        let m = self.read(text, None).map_err(PlayError::Misread)?;
        self.play(m).map(|_| m)
    }

    /// Takes the last move back, and with it however the players have ended the game. `None` at the start.
    pub fn undo(&mut self) -> Option<(V::Move, V::Effect)> {
        self.declared = None;
        self.pop()
    }

    /// Reads a move in a notation, or in any, as long as all of them read the same move. Only the position is asked
    /// whether it is legal, not the rule set.
    ///
    /// # Errors
    /// [`Misread`]
    pub fn read(&self, text: &str, notation: Option<Notation>) -> Result<V::Move, Misread<V>> {
        self.position().read(text, notation)
    }

    /// Writes a legal move; `None` if it is not legal, or if the game is not written so.
    pub fn notate(&self, m: V::Move, notation: Notation) -> Option<String> {
        let mut text = String::new();
        (self.position().is_legal(m) && self.position().write(m, notation, &mut text)).then_some(text)
    }

    /// Writes all moves played, separated by blanks; `None` if the game is not written so.
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

    /// How the game stands.
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

    /// How the game ended, if it has.
    pub fn verdict(&mut self) -> Option<Verdict<V>> {
        let ruling = self.ruling().cloned()?;
        Some(self.verdict_of(&ruling))
    }

    /// Has the game ended?
    pub fn is_over(&mut self) -> bool {
        self.ruling().is_some()
    }

    /// The draws that the side to move may claim now; none when the game is over.
    pub fn claims(&mut self) -> Vec<Claim<V::Move>> {
        if self.is_over() { Vec::new() } else { self.judge.claims(&self.history) }
    }

    /// The limits that come near; none when the game is over.
    pub fn warnings(&mut self) -> Vec<Warning> {
        if self.is_over() { Vec::new() } else { self.judge.warnings(&self.history) }
    }

    /// Is there more to say of a game that goes on than whose turn it is: a claim, a warning, a side that has to play
    /// otherwise?
    pub(crate) fn has_remarks(&mut self) -> bool {
        !self.judge.warnings(&self.history).is_empty()
            || self.judge.must_change(&self.history).is_some()
            || !self.judge.claims(&self.history).is_empty()
    }

    /// The side that has to play otherwise with its next ply, where the rule set tells it to.
    pub fn must_change(&mut self) -> Option<MustChange<V>> {
        let (color, ruling) = self.judge.must_change(&self.history)?;
        let ruling = ruling.clone();
        let Verdict { reason, rule, evidence, .. } = self.verdict_of(&ruling);
        Some(MustChange { color, reason, rule, evidence })
    }

    /// What every ply did, in the terms of the rule set.
    pub fn conduct(&mut self) -> Vec<Conduct<V>> {
        self.judge.conduct(&self.history, &(1..=self.ply()).collect::<Vec<_>>())
    }

    /// The status that playing a move would bring, without playing it.
    ///
    /// # Errors
    /// As [`play`](Self::play).
    pub fn preview(&mut self, m: V::Move) -> Result<Status<V>, PlayError<V>> {
        self.trying(m, Self::status)
    }

    /// What a look at the game with a move played says.
    pub(crate) fn trying<T>(&mut self, m: V::Move, look: impl FnOnce(&mut Self) -> T) -> Result<T, PlayError<V>> {
        self.play(m)?;
        let seen = look(self);
        self.pop();
        Ok(seen)
    }

    /// Plays moves, judging after each, and returns how the game stands after the last.
    ///
    /// # Errors
    /// The first that could not be played, and why.
    pub fn validate(&mut self, moves: impl IntoIterator<Item = V::Move>) -> Result<Status<V>, Stopped<V>> {
        for m in moves {
            if let Err(error) = self.play(m) {
                return Err(Stopped { ply: self.ply(), error, fen: self.fen() });
            }
        }
        Ok(self.status())
    }

    /// Where play first went on after the rules had ended the game, and how they had.
    pub fn ended(&mut self) -> Option<Ended<V>> {
        let (ply, ruling) = self.ended.clone()?;
        Some(Ended { ply, verdict: self.verdict_of(&ruling) })
    }

    /// Can a side still win on the board by some series of legal moves: by mate, in xiangqi also by leaving the other side
    /// without one? `None` where that is not found out within the bounds of the work. FIDE 5.2.2 and 6.9 ask for it.
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

    /// The number of sequences of `depth` moves, or `None` above `limit`.
    pub fn perft(&self, depth: u32, limit: u64) -> Option<u64> {
        perft(self.position(), depth, limit)
    }
}

/// Writes the rule set, and the canonical FEN of the current position.
impl<V: Variant> core::fmt::Debug for Game<V> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Game").field("rules", &self.rules().name()).field("fen", &self.fen()).finish_non_exhaustive()
    }
}
