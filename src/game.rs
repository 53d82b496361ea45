//! A game that is played and judged: its history, and the judge beside it.

use crate::arbiter::Arbiter;
use crate::color::Color;
use crate::error::{Illegality, SetupPolicy};
use crate::fen::Counters;
use crate::history::History;
use crate::notation::{Misread, Notation};
use crate::outcome::{Claim, Conduct, Ended, MustChange, Outcome, Reason, Rule, Ruling, Status, Verdict, Warning};
use crate::position::perft;
use crate::ruleset::RuleSet;
use crate::variant::{Castling, FenError, Variant};

/// What becomes of moves after the rules have ended a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AfterEnd {
    /// They are refused.
    #[default]
    Refuse,
    /// They are played where there are legal ones, and [`Game::ended`] says where the game had ended, and how.
    Note,
}

/// How a FEN is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FenOptions {
    /// Which positions are admitted.
    pub policy: SetupPolicy,
    /// How castling rights are read. Chess only.
    pub castling: Castling,
}

/// How a game begins.
///
/// ```
/// use trongtai::{Chess, Game, Options};
///
/// let options = Options::from_fen("8/P7/8/8/8/8/8/k1K5 w - - 0 1", Default::default())?;
/// let mut game: Game<Chess> = Game::open(options);
/// game.play_text("a8=R#")?;
/// assert_eq!(game.verdict().unwrap().to_string(), "1-0 by checkmate (fide/5.1.1)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Options<V: Variant> {
    /// The position.
    pub position: V,
    /// What its FEN counts.
    pub counters: Counters,
    /// The rule set.
    pub rules: V::Rules,
    /// What becomes of moves after the end.
    pub after_end: AfterEnd,
}

impl<V: Variant> Default for Options<V> {
    fn default() -> Self {
        Self::starting(Castling::Standard)
    }
}

impl<V: Variant> Options<V> {
    /// The starting position of the game, under its default rule set.
    pub fn starting(castling: Castling) -> Self {
        let rules = V::Rules::NAMED[0];
        Self { position: V::starting(castling), counters: Counters::default(), rules, after_end: AfterEnd::Refuse }
    }

    /// The position of a FEN, under the game's default rule set.
    ///
    /// # Errors
    /// The text is no FEN, or its position is not admitted: then with every fault.
    pub fn from_fen(fen: &str, options: FenOptions) -> Result<Self, FenError<V>> {
        let (position, counters) = V::read_fen(fen, options.castling, options.policy)?;
        Ok(Self { position, counters, ..Self::default() })
    }

    /// The same under another rule set.
    #[must_use]
    pub fn rules(self, rules: V::Rules) -> Self {
        Self { rules, ..self }
    }

    /// The same with another answer to moves after the end.
    #[must_use]
    pub fn after_end(self, after_end: AfterEnd) -> Self {
        Self { after_end, ..self }
    }
}

/// Why a move is not played; the game is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError<V: Variant> {
    /// The game has ended: how.
    GameOver(Verdict<V>),
    /// The move is not legal: why.
    Illegal(Illegality<V::Cause, V::Square>),
    /// The text is no move that could be played.
    Misread(Misread<V>),
}

impl<V: Variant> std::fmt::Display for PlayError<V> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::GameOver(verdict) => write!(f, "the game is over: {verdict}"),
            Self::Illegal(why) => write!(f, "illegal move: {why}"),
            Self::Misread(misread) => misread.fmt(f),
        }
    }
}

impl<V: Variant> std::error::Error for PlayError<V> {}

/// Why the players cannot end a game as they want to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndError<V: Variant> {
    /// It has ended: how.
    GameOver(Verdict<V>),
    /// The rule set asks for a move of each side before a draw can be agreed on (FIDE 5.2.3).
    TooEarly,
    /// The side to move has no such claim.
    NoSuchClaim,
    /// The game has no such ply.
    NoSuchPly,
}

impl<V: Variant> std::fmt::Display for EndError<V> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::GameOver(verdict) => write!(f, "the game is over: {verdict}"),
            Self::TooEarly => f.write_str("each side must have moved before a draw can be agreed on"),
            Self::NoSuchClaim => f.write_str("there is no such claim"),
            Self::NoSuchPly => f.write_str("the game has no such ply"),
        }
    }
}

impl<V: Variant> std::error::Error for EndError<V> {}

/// Where a list of moves could not be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped<V: Variant> {
    /// How many plies were played before.
    pub ply: usize,
    /// Why not the next one.
    pub error: PlayError<V>,
    /// The position in which it was to be played, as FEN.
    pub fen: String,
}

impl<V: Variant> std::fmt::Display for Stopped<V> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ply {}: {}", self.ply + 1, self.error)
    }
}

impl<V: Variant> std::error::Error for Stopped<V> {}

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
        self.ruling().cloned().map(|ruling| self.verdict_of(&ruling))
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
    pub(crate) fn has_remarks(&self) -> bool {
        !self.judge.warnings(&self.history).is_empty()
            || self.judge.must_change(&self.history).is_some()
            || !self.judge.claims(&self.history).is_empty()
    }

    fn must_change(&self) -> Option<MustChange<V>> {
        let (color, ruling) = self.judge.must_change(&self.history)?;
        let Verdict { reason, rule, evidence, .. } = self.verdict_of(ruling);
        Some(MustChange { color, reason, rule, evidence })
    }

    /// What every ply did, in the terms of the rule set.
    pub fn conduct(&self) -> Vec<Conduct<V>> {
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
    pub fn ended(&self) -> Option<Ended<V>> {
        let (ply, ruling) = self.ended.as_ref()?;
        Some(Ended { ply: *ply, verdict: self.verdict_of(ruling) })
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

/// How players end a game. The rules decide what comes of it, so each has a form that only looks.
impl<V: Variant> Game<V> {
    /// How the game would end if a side resigned now. The other side wins, unless the rule set asks that it can still
    /// mate (FIDE 5.1.2) and it certainly cannot.
    pub fn resignation(&self, loser: Color) -> Verdict<V> {
        self.verdict_of(&self.judge.resigned(self.position(), loser))
    }

    /// How the game would end if both sides agreed on a draw now; `None` where it is too early for that.
    pub fn agreement(&self) -> Option<Verdict<V>> {
        self.judge.agreed(&self.history).map(|ruling| self.verdict_of(&ruling))
    }

    /// How the game ends when the time of a side has run out after so many plies; `None` if there were fewer.
    pub fn timeout(&self, ply: usize, loser: Color) -> Option<Verdict<V>> {
        self.timed_out(ply, loser).map(|ruling| self.verdict_of(&ruling))
    }

    /// How the game would end by a claim that is among [`claims`](Self::claims); `None` if it is not.
    pub fn claimed(&mut self, claim: &Claim<V::Move>) -> Option<Verdict<V>> {
        let made = self.claims().contains(claim);
        made.then(|| self.verdict_of(&self.judge.claimed(&self.history, claim)))
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

impl<V: Variant> Game<V> {
    /// How the game has ended.
    pub(crate) fn ruling(&mut self) -> Option<&Ruling> {
        if self.declared.is_some() {
            return self.declared.as_ref();
        }
        if self.ruling.is_none() {
            self.ruling = Some(self.judge());
        }
        self.ruling.as_ref().and_then(Option::as_ref)
    }

    fn judge(&mut self) -> Option<Ruling> {
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

    /// Can nothing be played any more?
    pub(crate) fn is_closed(&mut self) -> bool {
        if self.declared.is_some() {
            return true;
        }
        self.ruling().is_some() && !(self.after_end == AfterEnd::Note && self.position().count_legal() > 0)
    }

    /// Would this legal move make its own side lose by the conduct that the rule set forbids?
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

    /// May the move be played: is it legal in the position, in a game that goes on, and not forbidden?
    fn admits(&mut self, m: V::Move) -> bool {
        if self.declared.is_some() || !self.position().is_legal(m) {
            return false;
        }
        // A position with a legal move is ended by what was played only.
        let over = match &self.ruling {
            Some(ruling) => ruling.is_some(),
            None => self.judge.judgement(&self.history).is_some(),
        };
        let refused =
            (over && self.after_end == AfterEnd::Refuse) || (self.judge.forbids_violations() && self.is_violation(m));
        !refused
    }

    fn refusal(&mut self, m: V::Move) -> PlayError<V> {
        if self.is_closed()
            && let Some(verdict) = self.verdict()
        {
            return PlayError::GameOver(verdict);
        }
        let why = self.explain(m);
        PlayError::Illegal(why.unwrap_or(Illegality { code: V::BARRED, squares: Vec::new() }))
    }

    fn push(&mut self, m: V::Move) -> V::Effect {
        if self.after_end == AfterEnd::Note && self.ended.is_none() {
            self.ended = self.ruling().cloned().map(|ruling| (self.history.ply(), ruling));
        }
        let effect = self.history.push(m);
        self.judge.played(&self.history);
        self.ruling = None;
        effect
    }

    fn pop(&mut self) -> Option<(V::Move, V::Effect)> {
        let taken = self.history.pop()?;
        self.judge.undone();
        self.ruling = None;
        if self.ended.as_ref().is_some_and(|&(ply, _)| ply >= self.history.ply()) {
            self.ended = None;
        }
        Some(taken)
    }

    fn verdict_of(&self, ruling: &Ruling) -> Verdict<V> {
        let &Ruling { winner, reason, article, ref plies } = ruling;
        let rule = Rule { set: self.rules().base(), article };
        Verdict { winner, reason, rule, evidence: self.judge.conduct(&self.history, plies) }
    }
}

/// Writes the rule set, and the canonical FEN of the current position.
impl<V: Variant> std::fmt::Debug for Game<V> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Game").field("rules", &self.rules().name()).field("fen", &self.fen()).finish_non_exhaustive()
    }
}
