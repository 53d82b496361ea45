//! Judging a repetition: the plies between the occurrences of a position (WXF specification 2 and 3).

use super::chase::{Newness, newness, overlooked};
use super::conduct::conduct;
use crate::color::{ByColor, Color};
use crate::history::History;
use crate::outcome::{Reason, Ruling};
use crate::xiangqi::piece::Role;
use crate::xiangqi::position::Xiangqi;
use crate::xiangqi::rules::Rules;
use alloc::vec;
use alloc::vec::Vec;

/// How grave the conduct of a side is over a stretch of plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Gravity {
    /// Anything allowed.
    Allowed,
    /// Every ply chases the same piece, some only by taking its protection away.
    RenewedChase,
    /// Every ply newly chases the same piece, and none gives check.
    Chase,
    /// Every ply gives check.
    Check,
}

/// What one ply, or every ply of a side over a stretch, did.
#[derive(Clone, Copy)]
struct Step {
    /// There is such a ply.
    any: bool,
    /// Every one gave check; some did.
    check: bool,
    checks: bool,
    /// The slots of the pieces that every one chases.
    chased: u16,
    /// Those that every one newly chases.
    fresh: u16,
    /// Those of them that are chariots chased by horse or cannon.
    chariots: u16,
}

/// What both sides did over a stretch.
type Stretch = ByColor<Step>;

const NOTHING: Step =
    Step { any: false, check: true, checks: false, chased: u16::MAX, fresh: u16::MAX, chariots: u16::MAX };

/// The nodes at which the current position has stood, the first one first.
pub(crate) fn occurrences(history: &History<Xiangqi>) -> Vec<usize> {
    let mut found = vec![history.ply()];
    while let Some(previous) = history.nodes()[found[found.len() - 1]].previous {
        found.push(previous as usize);
    }
    found.reverse();
    found
}

/// A repetition up to one of its occurrences.
#[derive(Clone, Copy)]
struct Repeated {
    /// The node at which the position first stood.
    first: usize,
    /// All plies since then.
    whole: Stretch,
    /// Whose conduct was graver in each round trip: there are trips in which it was Red's, Black's, neither's.
    graver: [bool; 3],
    /// Both sides offended in every trip.
    mutual: bool,
}

/// So many plies are summed up together.
const BLOCK: usize = 64;

/// What is known of the plies of a game: found out when a repetition asks for it, and once. What a repetition costs then
/// does not grow with the game.
#[derive(Clone, Default)]
pub(crate) struct Cycles {
    /// By ply; the first is the start, which is none.
    steps: Vec<Option<Stretch>>,
    /// Whole blocks of plies from the start.
    blocks: Vec<Option<Stretch>>,
    /// By node.
    repeated: Vec<Option<Repeated>>,
}

impl Cycles {
    /// Forgets what is known of the plies after so many.
    pub fn keep(&mut self, plies: usize) {
        self.steps.truncate(plies + 1);
        self.repeated.truncate(plies + 1);
        self.blocks.truncate((plies + 1) / BLOCK);
    }

    /// The verdict on the repetition that the last ply completed: the side whose conduct is graver loses, over the whole
    /// stretch and over each round trip alone (3.2); otherwise the game is drawn. Without the plies that it rests on.
    pub fn judge(&mut self, history: &History<Xiangqi>, rules: &Rules) -> Ruling {
        let Repeated { whole, graver, mutual, .. } = self.repeated(history, rules);
        let gravities = gravities(&whole);
        let alone = |color| graver == [color == Color::RED, color == Color::Black, false];
        let loser = graver_side(gravities).filter(|&color| alone(color));
        let (reason, article) = match loser {
            Some(color) => offence(gravities[color], &whole, color),
            None => drawn(gravities, mutual),
        };
        Ruling::by_position(loser.map(|color| !color), reason, article)
    }

    /// The same with the plies.
    pub fn ruling(&mut self, history: &History<Xiangqi>, rules: &Rules) -> Ruling {
        let ruling = self.judge(history, rules);
        let first = self.repeated(history, rules).first;
        Ruling { plies: (first + 1..=history.ply()).collect(), ..ruling }
    }

    /// What is known of the repetition up to the current node.
    fn repeated(&mut self, history: &History<Xiangqi>, rules: &Rules) -> Repeated {
        // back to an occurrence of which it is known, and forward again
        let mut unknown = Vec::new();
        let mut node = history.ply();
        let mut repeated = loop {
            if let Some(&Some(known)) = self.repeated.get(node) {
                break known;
            }
            match history.nodes()[node].previous {
                Some(previous) => {
                    unknown.push(node);
                    node = previous as usize;
                }
                None => {
                    let whole = ByColor([NOTHING; 2]);
                    break Repeated { first: node, whole, graver: [false; 3], mutual: true };
                }
            }
        };
        while let Some(next) = unknown.pop() {
            let trip = self.over(history, rules, node + 1, next);
            let gravities = gravities(&trip);
            let side = graver_side(gravities).map_or(2, Color::index);
            repeated.whole = joined(repeated.whole, trip);
            repeated.graver[side] = true;
            repeated.mutual &= Color::ALL.iter().all(|&color| gravities[color] != Gravity::Allowed);
            if self.repeated.len() <= next {
                self.repeated.resize(next + 1, None);
            }
            self.repeated[next] = Some(repeated);
            node = next;
        }
        repeated
    }

    /// What both sides did from one ply to another.
    fn over(&mut self, history: &History<Xiangqi>, rules: &Rules, from: usize, to: usize) -> Stretch {
        let mut sum = ByColor([NOTHING; 2]);
        let mut ply = from;
        while ply <= to {
            if ply.is_multiple_of(BLOCK) && ply + BLOCK <= to + 1 {
                sum = joined(sum, self.block(history, rules, ply / BLOCK));
                ply += BLOCK;
            } else {
                sum = joined(sum, self.step(history, rules, ply));
                ply += 1;
            }
        }
        sum
    }

    fn block(&mut self, history: &History<Xiangqi>, rules: &Rules, block: usize) -> Stretch {
        if let Some(&Some(known)) = self.blocks.get(block) {
            return known;
        }
        let plies = block * BLOCK..(block + 1) * BLOCK;
        let sum = plies.fold(ByColor([NOTHING; 2]), |sum, ply| joined(sum, self.step(history, rules, ply)));
        if self.blocks.len() <= block {
            self.blocks.resize(block + 1, None);
        }
        self.blocks[block] = Some(sum);
        sum
    }

    fn step(&mut self, history: &History<Xiangqi>, rules: &Rules, ply: usize) -> Stretch {
        if let Some(&Some(known)) = self.steps.get(ply) {
            return known;
        }
        let mut stretch = ByColor([NOTHING; 2]);
        if ply > 0 {
            stretch[!history.turn_at(ply)] = Step::of(history, ply, rules);
        }
        if self.steps.len() <= ply {
            self.steps.resize(ply + 1, None);
        }
        self.steps[ply] = Some(stretch);
        stretch
    }
}

/// Two stretches, one after the other.
fn joined(one: Stretch, other: Stretch) -> Stretch {
    ByColor(Color::ALL.map(|color| {
        let (one, other) = (one[color], other[color]);
        Step {
            any: one.any | other.any,
            check: one.check & other.check,
            checks: one.checks | other.checks,
            chased: one.chased & other.chased,
            fresh: one.fresh & other.fresh,
            chariots: one.chariots & other.chariots,
        }
    }))
}

/// The side whose conduct is graver.
fn graver_side(gravity: ByColor<Gravity>) -> Option<Color> {
    match gravity[Color::RED].cmp(&gravity[Color::Black]) {
        core::cmp::Ordering::Greater => Some(Color::RED),
        core::cmp::Ordering::Less => Some(Color::Black),
        core::cmp::Ordering::Equal => None,
    }
}

/// The reason and the article of a loss. Rule numbers are those of the Asian rules; where no number is known, a name.
fn offence(gravity: Gravity, whole: &Stretch, loser: Color) -> (Reason, &'static str) {
    match gravity {
        Gravity::Check if whole[!loser].checks => (Reason::PerpetualCheck, "8"),
        Gravity::Check => (Reason::PerpetualCheck, "6"),
        Gravity::RenewedChase => (Reason::PerpetualChase, "appendix-1"),
        // one chariot, chased on every ply
        _ if whole[loser].chariots != 0 => (Reason::PerpetualChase, "15"),
        _ => (Reason::PerpetualChase, "perpetual-chase"),
    }
}

fn drawn(whole: ByColor<Gravity>, mutual: bool) -> (Reason, &'static str) {
    let both = Color::ALL.iter().all(|&color| whole[color] != Gravity::Allowed);
    if both || mutual {
        let checks = Color::ALL.iter().all(|&color| whole[color] == Gravity::Check);
        (Reason::MutualViolation, if checks { "7" } else { "mutual-chase" })
    } else {
        (Reason::Repetition, "5")
    }
}

fn gravities(stretch: &Stretch) -> ByColor<Gravity> {
    ByColor(Color::ALL.map(|color| match stretch[color] {
        Step { any: false, .. } => Gravity::Allowed,
        Step { check: true, .. } => Gravity::Check,
        Step { fresh: 1.., .. } => Gravity::Chase,
        Step { chased: 1.., .. } => Gravity::RenewedChase,
        _ => Gravity::Allowed,
    }))
}

impl Step {
    fn of(history: &History<Xiangqi>, ply: usize, rules: &Rules) -> Self {
        let conduct = conduct(history, ply, overlooked(rules));
        let check = conduct.is_check();
        let mut step = Self { any: true, check, checks: check, chased: 0, fresh: 0, chariots: 0 };
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
