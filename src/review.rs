//! Reviews of whole games, as a referee would note them: where the game ended and by which rule, how it would have ended
//! under other rule sets, what could be claimed when, which side had to change its play, and the longest streaks.

use alloc::vec::Vec;

use crate::color::Color;
use crate::game::{AfterEnd, Game, Options};
use crate::outcome::{Claim, Ended, MustChange};
use crate::position::Effect;
use crate::variant::Variant;

/// A referee's notes on a whole game.
#[derive(Clone, Debug, PartialEq)]
pub struct Review<V: Variant> {
    /// The number of plies that could be played: all, or those before the first illegal move.
    pub plies: usize,
    /// Where the game first ended under its own rule set; later plies are not judged.
    pub ended: Option<Ended<V>>,
    /// The same for each of the other rule sets asked for.
    pub under: Vec<(V::Rules, Option<Ended<V>>)>,
    /// When a side could claim a draw.
    pub claims: Vec<Stretch<SideClaim<V>>>,
    /// When a side had to change its play.
    pub must_change: Vec<Stretch<MustChange<V>>>,
    /// The largest counts reached.
    pub longest: Longest,
}

/// A run of positions, consecutive or every other one, that share something.
#[derive(Clone, Debug, PartialEq)]
pub struct Stretch<T> {
    /// The number of plies played at the first position.
    pub from: usize,
    /// The number of plies played at the last position.
    pub to: usize,
    /// What they share, as of the first position.
    pub value: T,
}

/// A draw that a side could claim.
#[derive(Clone, Debug, PartialEq)]
pub struct SideClaim<V: Variant> {
    /// The side.
    pub color: Color,
    /// The claim at the first position; a later one may announce another move.
    pub claim: Claim<V::Move>,
}

/// The largest counts reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Longest {
    /// Plies played without a capture.
    pub no_capture: Count,
    /// Occurrences of a position.
    pub repetition: Count,
    /// Consecutive checks by one side.
    pub checks: Count,
    /// Consecutive plies by one side that made a chase.
    pub chases: Count,
}

/// A count, and the number of plies played when it was first reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// The count.
    pub count: u32,
    /// The number of plies played.
    pub ply: usize,
}

impl Count {
    fn raise(&mut self, count: u32, ply: usize) {
        if count > self.count {
            *self = Self { count, ply };
        }
    }
}

/// Reviews a game that starts with `options`; play continues past an ending whatever they say about it.
///
/// ```
/// use trongtai::review::review;
/// use trongtai::xiangqi::Rules;
/// use trongtai::{Options, Xiangqi};
///
/// // a chariot gives perpetual check
/// let start = Options::<Xiangqi>::from_fen("3k5/8R/9/9/9/9/9/9/3p5/4K4 w - - 0 1", Default::default())?.rules(Rules::WXF);
/// let cycle = ["i8i9", "d9d8", "i9i8", "d8d9"];
/// let moves = cycle.iter().cycle().take(9).map(|text| text.parse()).collect::<Result<Vec<_>, _>>()?;
/// let seen = review(start, &moves, &[Rules::BASIC]);
/// assert_eq!(seen.longest.checks.count, 5);
/// assert_eq!(seen.ended.map(|ended| (ended.ply, ended.verdict.rule.to_string())), Some((8, "wxf/6".to_owned())));
/// assert_eq!(seen.under, [(Rules::BASIC, None)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn review<V: Variant>(options: Options<V>, moves: &[V::Move], under: &[V::Rules]) -> Review<V> {
    let mut game = Game::open(options.after_end(AfterEnd::Note));
    let mut seen = Seen { claims: Vec::new(), must_change: Vec::new() };
    let (mut longest, mut quiet) = (Longest::default(), 0);
    longest.repetition.count = 1;
    seen.look(&mut game);
    for &m in moves {
        let Some(effect) = game.try_play(m) else { break };
        let ply = game.ply();
        quiet = if effect.is_capture() { 0 } else { quiet + 1 };
        longest.no_capture.raise(quiet, ply);
        longest.repetition.raise(game.history().current().occurrence, ply);
        seen.look(&mut game);
    }
    let mut runs = [[0; 2]; 2];
    for conduct in game.conduct() {
        let side = conduct.ply & 1;
        let does = [conduct.check, !conduct.chases.is_empty()];
        let kinds = runs.iter_mut().zip(does).zip([&mut longest.checks, &mut longest.chases]);
        for ((run, does), most) in kinds {
            run[side] = if does { run[side] + 1 } else { 0 };
            most.raise(run[side], conduct.ply);
        }
    }
    let ending = |&rules| {
        let mut game = Game::open(options.rules(rules).after_end(AfterEnd::Note));
        moves.iter().all(|&m| game.try_play(m).is_some());
        (rules, ending_of(&mut game))
    };
    Review {
        plies: game.ply(),
        ended: ending_of(&mut game),
        under: under.iter().map(ending).collect(),
        claims: seen.claims,
        must_change: seen.must_change,
        longest,
    }
}

impl<V: Variant> Review<V> {
    /// Whether a recorded result (`1-0`, `0-1`, `1/2-1/2`) agrees with the rules; `None` if they have not decided, or for `*`.
    pub fn agrees(&self, result: &str) -> Option<bool> {
        let ended = self.ended.as_ref().filter(|_| result != "*")?;
        Some(ended.verdict.result() == result)
    }
}

/// Returns where a game, possibly continued, first ended.
fn ending_of<V: Variant>(game: &mut Game<V>) -> Option<Ended<V>> {
    game.ended().or_else(|| game.verdict().map(|verdict| Ended { ply: game.ply(), verdict }))
}

/// The stretches found so far.
struct Seen<V: Variant> {
    claims: Vec<Stretch<SideClaim<V>>>,
    must_change: Vec<Stretch<MustChange<V>>>,
}

impl<V: Variant> Seen<V> {
    /// Notes what the position allows a side to do, or requires of it.
    fn look(&mut self, game: &mut Game<V>) {
        if game.is_over() {
            return;
        }
        let (ply, color) = (game.ply(), game.turn());
        for claim in game.claims() {
            let kind = (claim.reason, claim.announced.is_some());
            let same = |seen: &SideClaim<V>| {
                (seen.color, seen.claim.reason, seen.claim.announced.is_some()) == (color, kind.0, kind.1)
            };
            note(&mut self.claims, ply, same, || SideClaim { color, claim });
        }
        if let Some(state) = game.must_change() {
            let same = |seen: &MustChange<V>| (seen.color, seen.rule) == (state.color, state.rule);
            note(&mut self.must_change, ply, same, || state.clone());
        }
    }
}

/// Extends the stretch with the same value, or begins one. A side's own positions are every other one.
fn note<T>(stretches: &mut Vec<Stretch<T>>, ply: usize, same: impl Fn(&T) -> bool, value: impl FnOnce() -> T) {
    match stretches.iter_mut().rev().find(|stretch| same(&stretch.value)) {
        Some(last) if ply - last.to <= 2 => last.to = ply,
        _ => stretches.push(Stretch { from: ply, to: ply, value: value() }),
    }
}
