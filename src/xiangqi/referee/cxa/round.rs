//! The verdict of the Chinese association on a repeated round of moves (CXA 2020, articles 24.9–24.14, 25 and 26.9).
//!
//! A side that does nothing but check, kill and chase in the round does what is forbidden; a single idle ply makes it
//! allowed. The first row that fits is the verdict:
//!
//! | | one side | the other | verdict | article |
//! |---|---|---|---|---|
//! | 1 | nothing but checks | not so | the checker loses | 25.1 |
//! | 2 | nothing but checks | likewise | draw | 26.9 |
//! | 3 | allowed | allowed | draw | 25.2 |
//! | 4 | forbidden | allowed | the forbidden side loses | 25.3 |
//! | 5 | forbidden, with a light chase | forbidden, heavy throughout | the heavy side loses | 26.9 |
//! | 6 | forbidden | forbidden | draw | 26.9 |
//!
//! # Where sources conflict
//! * Article 26.9 is known second hand: as a list of single chases that give way to joint ones of the same kind of piece.
//!   The official diagrams go further (a chase of a chariot gives way to a joint chase of other pieces), so the one rule of
//!   heavy and light stands for the list. The edition of 1999 knows no such exception: the field `lightChases`.
//! * Programs class a mixture with checks as graver than kills and chases; the diagrams draw such rounds. So do rows 5
//!   and 6.
//! * A round counts from its third time on (programs, 24.9 "three times round"); who reads "three full rounds after the
//!   first" sets `occurrences` to 4. Between the occurrences the same moves must have been played; a set may waive that
//!   (`sameMoves`), and all plies between count then.

use alloc::vec::Vec;

use super::classify::{Finding, Nature, find};
use super::search::Limits;
use super::weight::{Weight, weigh};
use crate::color::{ByColor, Color};
use crate::history::History;
use crate::outcome::{Reason, Ruling};
use crate::position::Position;
use crate::xiangqi::moves::Move;
use crate::xiangqi::position::{Compact, Xiangqi};
use crate::xiangqi::rules::Rounds;

/// A repetition so far: how often its position has stood, and the plies of its last round.
pub(crate) struct Round {
    pub count: u32,
    pub plies: Vec<usize>,
}

/// For each ply, to how many plies before it the moves are those of one round earlier: the round from the latest
/// occurrence of its position. So that a long game costs no more than a short one.
#[derive(Clone, Default)]
pub(crate) struct Echoes(Vec<Echo>);

#[derive(Clone, Copy, Default)]
struct Echo {
    length: usize,
    plies: usize,
}

impl Echoes {
    /// Notes the last ply.
    pub fn note(&mut self, history: &History<Xiangqi>) {
        let last = history.ply();
        self.0.resize(last, Echo::default());
        let echo = history.nodes()[last].previous.map(|at| {
            let length = last - at as usize;
            let before = self.0.last().copied().unwrap_or_default();
            let plies = if before.length == length && played(history, last) == played(history, last - length) {
                before.plies + 1
            } else {
                repeated(history, last, length)
            };
            Echo { length, plies }
        });
        self.0.push(echo.unwrap_or_default());
    }

    /// Forgets what was noted after so many plies.
    pub fn keep(&mut self, plies: usize) {
        self.0.truncate(plies + 1);
    }
}

/// How many plies, from `last` backwards, are those of `length` plies before.
fn repeated(history: &History<Xiangqi>, last: usize, length: usize) -> usize {
    let same = |&ply: &usize| played(history, ply) == played(history, ply - length);
    (length + 1..=last).rev().take_while(same).count()
}

impl Round {
    /// Rounds put together from more rounds than this are not looked for.
    const MOST_LOOPS: usize = 16;

    /// The round that the last ply closed, if it closed one.
    pub fn of(history: &History<Xiangqi>, echoes: &Echoes, rounds: &Rounds) -> Option<Self> {
        let nodes = history.nodes();
        let last = history.ply();
        let mut best: Option<(u32, usize)> = None;
        let mut stand = nodes[last].previous;
        for _ in 0..Self::MOST_LOOPS {
            let Some(at) = stand else { break };
            let first = at as usize;
            let length = last - first;
            let count = if rounds.same_moves {
                let plies = match echoes.0.get(last) {
                    Some(echo) if echo.length == length => echo.plies,
                    _ => repeated(history, last, length),
                };
                2 + (plies / length) as u32
            } else {
                1 + nodes[last].occurrence - nodes[first].occurrence
            };
            if best.is_none_or(|(most, _)| count > most) {
                best = Some((count, length));
            }
            // a longer round fits in less often
            if count >= u32::from(rounds.at.get()) || best.is_some_and(|(most, _)| last / length < most as usize) {
                break;
            }
            stand = nodes[first].previous;
        }
        best.map(|(count, length)| Self { count, plies: (last - length + 1..=last).collect() })
    }
}

fn played(history: &History<Xiangqi>, ply: usize) -> Option<Move> {
    history.nodes()[ply].played.map(|(m, _)| m)
}

/// What judging a round may cost, in positions looked at; and what judging a ply by itself may.
pub(crate) const ROUND_WORK: u32 = 36_000;

/// A ply that was judged, known by the position before it and its move.
#[derive(Clone)]
struct Judged {
    before: Compact,
    m: Move,
    finding: Finding,
    /// How the chase weighs; not asked for every ply.
    weight: Option<Weight>,
}

/// The natures of plies, each searched for once. Rounds repeat their plies, and a preview takes its own back.
#[derive(Clone, Default)]
pub(crate) struct Natures(Vec<Judged>);

impl Natures {
    /// So many plies are kept; a game that needs more searches again.
    const MOST: usize = 512;

    /// What the ply that led to node `ply`, which is 1 or more, is found to be with so much work, which is taken off. What
    /// is known already costs as much as it cost when it was found, so that nothing depends on what was asked before.
    pub fn within(&mut self, history: &History<Xiangqi>, ply: usize, rounds: &Rounds, work: &mut u32) -> Finding {
        let judged = self.look(history, ply, rounds, *work);
        let finding = match judged {
            Some(Judged { finding, .. }) if finding.work <= *work => finding.clone(),
            Some(_) => Finding::cut_at(*work),
            None => Finding::idle(),
        };
        *work -= finding.work;
        finding
    }

    /// How the ply weighs as a chase, found with so much work, which is taken off.
    pub fn weigh(&mut self, history: &History<Xiangqi>, ply: usize, rounds: &Rounds, work: &mut u32) -> Weight {
        let judged = self.look(history, ply, rounds, *work);
        let Some(Judged { finding, weight, .. }) = judged else { return Weight::default() };
        if finding.nature != Nature::Chase {
            return Weight::default();
        }
        // one that was cut off may be found with more
        if weight.as_ref().is_none_or(|weight| !weight.light && weight.work >= weight.allowed && weight.allowed < *work)
        {
            *weight = Some(Weight { allowed: *work, ..weigh(finding, limits(rounds, *work)) });
        }
        let weight = weight.clone().unwrap_or_default();
        let enough = weight.work <= *work;
        *work = work.saturating_sub(weight.work);
        if enough { weight } else { Weight::default() }
    }

    fn look(&mut self, history: &History<Xiangqi>, ply: usize, rounds: &Rounds, work: u32) -> Option<&mut Judged> {
        let known = &mut self.0;
        let (m, _) = history.nodes().get(ply)?.played?;
        let before = history.nodes().get(ply.checked_sub(1)?)?.position;
        let at = known.iter().position(|judged| judged.m == m && judged.before == before);
        if let Some(at) = at.filter(|&at| !known[at].finding.cut || known[at].finding.work >= work) {
            return known.get_mut(at);
        }
        let finding = find(Xiangqi::expand(&before).board(), m, limits(rounds, work));
        let judged = Judged { before, m, finding, weight: None };
        if let Some(at) = at {
            known[at] = judged;
            return known.get_mut(at);
        }
        if known.len() >= Self::MOST {
            known.clear();
        }
        known.push(judged);
        known.last_mut()
    }
}

/// How far the search goes. A mate within a line of captures is short in every diagram; four checks win back what was
/// taken in one of them.
fn limits(rounds: &Rounds, work: u32) -> Limits {
    let (mate, attack) = (rounds.kill_checks, rounds.chase_checks);
    Limits { mate, inner: 1, attack, further: 2, defence: 4, plies: 40, work }
}

/// What a side does throughout a round.
#[derive(Clone, Copy, Default)]
struct Conduct {
    checks: usize,
    kills: usize,
    chases: usize,
    idle: usize,
    light: bool,
}

impl Conduct {
    fn is_pure_check(&self) -> bool {
        self.checks > 0 && self.kills + self.chases + self.idle == 0
    }

    fn is_forbidden(&self) -> bool {
        self.idle == 0 && self.checks + self.kills + self.chases > 0
    }

    fn reason(&self) -> Reason {
        match (self.checks, self.kills, self.chases) {
            (_, 0, 0) => Reason::PerpetualCheck,
            (0, 0, _) => Reason::PerpetualChase,
            _ => Reason::PerpetualThreat,
        }
    }
}

/// What each side did in these plies.
fn conducts(
    history: &History<Xiangqi>,
    rounds: &Rounds,
    natures: &mut Natures,
    plies: &[usize],
    work: &mut u32,
) -> ByColor<Conduct> {
    let mut sides = ByColor::<Conduct>::default();
    for &ply in plies {
        let side = &mut sides[!history.turn_at(ply)];
        match natures.within(history, ply, rounds, work).nature {
            Nature::Check => side.checks += 1,
            Nature::Kill => side.kills += 1,
            Nature::Chase => side.chases += 1,
            Nature::Exchange | Nature::Offer | Nature::Block | Nature::Follow | Nature::Idle => side.idle += 1,
        }
    }
    sides
}

/// The verdict on the plies of a round.
pub(crate) fn judge_round(
    history: &History<Xiangqi>,
    rounds: &Rounds,
    natures: &mut Natures,
    plies: Vec<usize>,
) -> Ruling {
    let mut work = ROUND_WORK;
    let mut sides = conducts(history, rounds, natures, &plies, &mut work);
    let both = Color::ALL.into_iter().all(|color| sides[color].is_forbidden());
    if both && rounds.light_chases {
        for &ply in &plies {
            let side = &mut sides[!history.turn_at(ply)];
            side.light |= side.chases > 0 && natures.weigh(history, ply, rounds, &mut work).light;
        }
    }
    let (loser, article) = verdict(&sides);
    let reason = match loser {
        Some(color) => sides[color].reason(),
        None if both => Reason::MutualViolation,
        None => Reason::Repetition,
    };
    Ruling { winner: loser.map(|color| !color), reason, article, plies }
}

/// The plies of nine rounds.
pub(crate) const NINE_ROUNDS: usize = 18;

/// The verdict on nine rounds without a capture, where one side did nothing but what is forbidden, on three points or
/// more, and the other did not.
pub(crate) fn judge_nine_rounds(history: &History<Xiangqi>, rounds: &Rounds, natures: &mut Natures) -> Option<Ruling> {
    let last = history.ply();
    if last < NINE_ROUNDS || (history.current().halfmove as usize) < NINE_ROUNDS {
        return None;
    }
    let plies: Vec<usize> = (last + 1 - NINE_ROUNDS..=last).collect();
    let points = |color: Color| {
        let own = plies.iter().filter(|&&ply| history.turn_at(ply) != color);
        let points = own.filter_map(|&ply| played(history, ply)).fold(0_u128, |points, m| points | 1 << m.to.index());
        points.count_ones()
    };
    let sides = conducts(history, rounds, natures, &plies, &mut { ROUND_WORK });
    let (loser, article) = verdict(&sides);
    let loser = loser.filter(|&color| points(color) >= 3)?;
    let allowed = !sides[!loser].is_forbidden();
    allowed.then(|| Ruling { winner: Some(!loser), reason: sides[loser].reason(), article, plies })
}

/// Who loses, by which article.
fn verdict(sides: &ByColor<Conduct>) -> (Option<Color>, &'static str) {
    let only = |is: fn(&Conduct) -> bool| match sides.0.each_ref().map(is) {
        [true, false] => Some(Color::RED),
        [false, true] => Some(Color::Black),
        _ => None,
    };
    if let Some(color) = only(Conduct::is_pure_check) {
        return (Some(color), "25.1");
    }
    if let Some(color) = only(Conduct::is_forbidden) {
        return (Some(color), "25.3");
    }
    if sides.0.iter().any(|side| !side.is_forbidden()) {
        return (None, "25.2");
    }
    (only(|side| side.light).map(|color| !color), "26.9")
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHECK: Conduct = Conduct { checks: 2, kills: 0, chases: 0, idle: 0, light: false };
    const KILL: Conduct = Conduct { kills: 2, ..CHECK_NONE };
    const CHECK_NONE: Conduct = Conduct { checks: 0, ..CHECK };
    const CHASE: Conduct = Conduct { chases: 2, ..CHECK_NONE };
    const LIGHT: Conduct = Conduct { light: true, ..CHASE };
    const IDLE: Conduct = Conduct { idle: 1, chases: 1, ..CHECK_NONE };
    const MIXED: Conduct = Conduct { checks: 1, chases: 1, ..CHECK_NONE };

    /// Each row of the table, from both sides.
    #[test]
    fn rows() {
        let (red, black) = (Some(Color::RED), Some(Color::Black));
        for (one, other, loser, article) in [
            (CHECK, IDLE, red, "25.1"),
            (CHECK, KILL, red, "25.1"),
            (CHECK, MIXED, red, "25.1"),
            (CHECK, LIGHT, red, "25.1"),
            (CHECK, CHECK, None, "26.9"),
            (IDLE, IDLE, None, "25.2"),
            (KILL, IDLE, red, "25.3"),
            (MIXED, IDLE, red, "25.3"),
            (LIGHT, IDLE, red, "25.3"),
            (CHASE, LIGHT, red, "26.9"),
            (MIXED, LIGHT, red, "26.9"),
            (KILL, LIGHT, red, "26.9"),
            (KILL, CHASE, None, "26.9"),
            (MIXED, KILL, None, "26.9"),
            (LIGHT, LIGHT, None, "26.9"),
        ] {
            assert_eq!(verdict(&ByColor([one, other])), (loser, article));
            let turned = if loser == red { black } else { loser };
            assert_eq!(verdict(&ByColor([other, one])), (turned, article));
        }
    }

    #[test]
    fn reasons() {
        assert_eq!(CHECK.reason(), Reason::PerpetualCheck);
        assert_eq!(LIGHT.reason(), Reason::PerpetualChase);
        assert_eq!(KILL.reason(), Reason::PerpetualThreat);
        assert_eq!(MIXED.reason(), Reason::PerpetualThreat);
    }
}
