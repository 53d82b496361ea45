//! Judging a repetition: the plies between the occurrences of a position (WXF specification 2 and 3).

use super::chase::{Newness, newness};
use super::judge::conduct;
use super::piece::Role;
use super::position::Xiangqi;
use super::rules::Rules;
use crate::color::{ByColor, Color};
use crate::history::History;
use crate::outcome::{Reason, Ruling};

/// How grave the conduct of a side is over a stretch of plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Gravity {
    /// Anything allowed.
    Allowed,
    /// Every ply chases the same man, some only by taking its protection away.
    RenewedChase,
    /// Every ply newly chases the same man, and none gives check.
    Chase,
    /// Every ply gives check.
    Check,
}

/// What one ply adds to the judgement of its side.
#[derive(Clone, Copy)]
struct Step {
    color: Color,
    check: bool,
    /// The slots of the men it chases.
    chased: u16,
    /// Those of them that it newly chases.
    fresh: u16,
    /// Those of them that are chariots chased by horse or cannon.
    chariots: u16,
}

/// The nodes at which the current position has stood, the first one first.
pub(super) fn occurrences(history: &History<Xiangqi>) -> Vec<usize> {
    let mut found = vec![history.ply()];
    while let Some(previous) = history.nodes()[found[found.len() - 1]].previous {
        found.push(previous as usize);
    }
    found.reverse();
    found
}

/// The verdict on the repetition that the last ply completed: the side whose conduct is graver loses, over the whole
/// stretch and over each round trip alone (3.2); otherwise the game is drawn.
pub(super) fn judge_repetition(history: &History<Xiangqi>, rules: &Rules) -> Ruling {
    let stands = occurrences(history);
    let first = stands[0];
    let steps: Vec<Step> = (first + 1..=history.ply()).map(|ply| Step::of(history, ply, rules)).collect();
    let whole = gravities(&steps);
    let trips: Vec<ByColor<Gravity>> =
        stands.windows(2).map(|pair| gravities(&steps[pair[0] - first..pair[1] - first])).collect();
    let loser = graver(whole).filter(|_| trips.iter().all(|&trip| graver(trip) == graver(whole)));
    let (reason, article) = match loser {
        Some(color) => offence(whole, color, &steps),
        None => drawn(whole, &trips),
    };
    Ruling { winner: loser.map(|color| !color), reason, article, plies: (first + 1..=history.ply()).collect() }
}

/// The side whose conduct is graver.
fn graver(gravity: ByColor<Gravity>) -> Option<Color> {
    match gravity[Color::RED].cmp(&gravity[Color::Black]) {
        std::cmp::Ordering::Greater => Some(Color::RED),
        std::cmp::Ordering::Less => Some(Color::Black),
        std::cmp::Ordering::Equal => None,
    }
}

/// The reason and the article of a loss. Rule numbers are those of the Asian rules; where no number is known, a name.
fn offence(gravity: ByColor<Gravity>, loser: Color, steps: &[Step]) -> (Reason, &'static str) {
    // one chariot, chased on every ply
    let chariots = steps.iter().filter(|step| step.color == loser).fold(u16::MAX, |all, step| all & step.chariots);
    match gravity[loser] {
        Gravity::Check if steps.iter().any(|step| step.color != loser && step.check) => (Reason::PerpetualCheck, "8"),
        Gravity::Check => (Reason::PerpetualCheck, "6"),
        Gravity::RenewedChase => (Reason::PerpetualChase, "appendix-1"),
        _ if chariots != 0 => (Reason::PerpetualChase, "15"),
        _ => (Reason::PerpetualChase, "perpetual-chase"),
    }
}

fn drawn(whole: ByColor<Gravity>, trips: &[ByColor<Gravity>]) -> (Reason, &'static str) {
    let both = |gravity: &ByColor<Gravity>| Color::ALL.iter().all(|&color| gravity[color] != Gravity::Allowed);
    if both(&whole) || (!trips.is_empty() && trips.iter().all(both)) {
        let checks = whole[Color::RED] == Gravity::Check && whole[Color::Black] == Gravity::Check;
        (Reason::MutualViolation, if checks { "7" } else { "mutual-chase" })
    } else {
        (Reason::Repetition, "5")
    }
}

fn gravities(steps: &[Step]) -> ByColor<Gravity> {
    ByColor(Color::ALL.map(|color| gravity(steps.iter().filter(|step| step.color == color))))
}

fn gravity<'a>(steps: impl Iterator<Item = &'a Step>) -> Gravity {
    let (mut all_check, mut chased, mut fresh, mut any) = (true, u16::MAX, u16::MAX, false);
    for step in steps {
        any = true;
        all_check &= step.check;
        chased &= step.chased;
        fresh &= step.fresh;
    }
    match (any, all_check) {
        (false, _) => Gravity::Allowed,
        (true, true) => Gravity::Check,
        _ if fresh != 0 => Gravity::Chase,
        _ if chased != 0 => Gravity::RenewedChase,
        _ => Gravity::Allowed,
    }
}

impl Step {
    fn of(history: &History<Xiangqi>, ply: usize, rules: &Rules) -> Self {
        let conduct = conduct(history, ply);
        let color = !history.turn_at(ply);
        let mut step = Self { color, check: conduct.is_check(), chased: 0, fresh: 0, chariots: 0 };
        for attack in &conduct.attacks {
            let Some(newness) = newness(attack, rules) else { continue };
            let target = 1 << attack.target.slot();
            step.chased |= target;
            if newness == Newness::Fresh {
                step.fresh |= target;
            }
            if attack.target.role() == Role::Chariot && matches!(attack.attacker.role(), Role::Horse | Role::Cannon) {
                step.chariots |= target;
            }
        }
        step
    }
}
