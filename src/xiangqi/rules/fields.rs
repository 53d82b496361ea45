//! The flat fields of a rule set, as other languages know them, and the values that contradict each other.

use super::{Chases, Effective, Material, NoCapture, Progress, Repetition, Rounds, Rules, Sanction, Uncovered};
use crate::error::codes;
use crate::ruleset::{self, Choice, Fields, Ladder, Limit, Occurrences, RuleSet, RulesError, Slot};
use alloc::vec;
use alloc::vec::Vec;

codes! {
    /// What happens when a position recurs often enough.
    pub enum Repeated {
        /// Nothing.
        Ignored = "none",
        /// The game is drawn.
        Draws = "draw",
        /// [`Repetition::Wxf`].
        Judged = "judge",
        /// [`Repetition::Cxa`].
        Natures = "natures",
    }
}

/// Declares a field that takes one of the codes.
macro_rules! choices {
    ($($name:ident),+) => {
        $(impl Choice for $name {
            fn word(&self) -> &'static str {
                self.code()
            }

            fn choose(&mut self, word: &str) -> bool {
                let chosen = Self::ALL.iter().find(|choice| choice.code() == word);
                chosen.map(|&choice| *self = choice).is_some()
            }
        })+
    };
}

choices!(Repeated, Sanction, Uncovered);

/// The fields of a rule set; a count of 0 where its rule is off.
#[derive(Clone, Copy, Debug)]
pub struct Flat {
    occurrences: u16,
    repetition: Repeated,
    check_limits: Option<Ladder>,
    chase_limits: Option<Ladder>,
    sanction: Sanction,
    renewed_chases: bool,
    uncovered: Uncovered,
    guards_chase_chariots: bool,
    same_moves: bool,
    kill_checks: u16,
    chase_checks: u16,
    light_chases: bool,
    nine_rounds: bool,
    effective: u16,
    effective_either: bool,
    progress: u16,
    crossing_is_progress: bool,
    moves: u16,
    no_capture: u16,
    checks_counted: Option<u16>,
    material: bool,
    lone_cannon: bool,
}

impl Fields for Flat {
    fn slots(&mut self) -> Vec<(&'static str, Slot<'_>)> {
        vec![
            ("occurrences", Slot::Count(&mut self.occurrences)),
            ("repetition", Slot::Word(&mut self.repetition, "none, draw, judge or natures")),
            ("checkLimits", Slot::Ladder(&mut self.check_limits)),
            ("chaseLimits", Slot::Ladder(&mut self.chase_limits)),
            ("sanction", Slot::Word(&mut self.sanction, "lose, barred or change")),
            ("renewedChases", Slot::Switch(&mut self.renewed_chases)),
            ("uncovered", Slot::Word(&mut self.uncovered, "all or cannons")),
            ("guardsChaseChariots", Slot::Switch(&mut self.guards_chase_chariots)),
            ("sameMoves", Slot::Switch(&mut self.same_moves)),
            ("killChecks", Slot::Count(&mut self.kill_checks)),
            ("chaseChecks", Slot::Count(&mut self.chase_checks)),
            ("lightChases", Slot::Switch(&mut self.light_chases)),
            ("nineRounds", Slot::Switch(&mut self.nine_rounds)),
            ("effective", Slot::Count(&mut self.effective)),
            ("effectiveEither", Slot::Switch(&mut self.effective_either)),
            ("progress", Slot::Count(&mut self.progress)),
            ("crossingIsProgress", Slot::Switch(&mut self.crossing_is_progress)),
            ("moves", Slot::Count(&mut self.moves)),
            ("noCapture", Slot::Count(&mut self.no_capture)),
            ("checksCounted", Slot::CountOrNothing(&mut self.checks_counted)),
            ("material", Slot::Switch(&mut self.material)),
            ("loneCannon", Slot::Switch(&mut self.lone_cannon)),
        ]
    }
}

/// The most consecutive checks that a search can follow: to a mate, and before a capture.
const MOST_CHECKS: [u16; 2] = [8, 6];

impl Flat {
    /// Rejects fields that contradict each other.
    fn consistent(&self) -> Result<(), RulesError> {
        let repeats = self.repetition != Repeated::Ignored;
        let natures = self.repetition == Repeated::Natures;
        let limited = self.check_limits.is_some() || self.chase_limits.is_some();
        let judged = limited || natures || self.repetition == Repeated::Judged;
        let [mating, chasing] = MOST_CHECKS;
        let few = |checks, most| natures && !(1..=most).contains(&checks);
        ruleset::refuse(&[
            (repeats && self.occurrences < 2, "occurrences", "2 or more unless repetition is none"),
            (!repeats && self.occurrences > 0, "occurrences", "0 if repetition is none"),
            (few(self.kill_checks, mating), "killChecks", "1 to 8 if repetition is natures"),
            (!natures && self.kill_checks > 0, "killChecks", "0 unless repetition is natures"),
            (few(self.chase_checks, chasing), "chaseChecks", "1 to 6 if repetition is natures"),
            (!natures && self.chase_checks > 0, "chaseChecks", "0 unless repetition is natures"),
            (!natures && self.same_moves, "sameMoves", "false unless repetition is natures"),
            (!natures && self.light_chases, "lightChases", "false unless repetition is natures"),
            (!natures && self.nine_rounds, "nineRounds", "false unless repetition is natures"),
            (!judged && self.sanction != Sanction::Loses, "sanction", "lose if nothing can be a violation"),
            (self.effective_either && self.effective == 0, "effectiveEither", "false without effective"),
            (self.crossing_is_progress && self.progress == 0, "crossingIsProgress", "false without progress"),
            (self.checks_counted.is_some() && self.no_capture == 0, "checksCounted", "null without noCapture"),
            (self.lone_cannon && !self.material, "loneCannon", "false without material"),
        ])
    }

    fn repetition(&self) -> Repetition {
        let Some(at) = Occurrences::new(self.occurrences) else { return Repetition::Ignored };
        match self.repetition {
            Repeated::Ignored => Repetition::Ignored,
            Repeated::Draws => Repetition::Draws { at },
            Repeated::Judged => Repetition::Wxf { at },
            Repeated::Natures => Repetition::Cxa(Rounds {
                at,
                same_moves: self.same_moves,
                kill_checks: self.kill_checks as u8,
                chase_checks: self.chase_checks as u8,
                light_chases: self.light_chases,
                nine_rounds: self.nine_rounds,
            }),
        }
    }
}

impl RuleSet for Rules {
    type Fields = Flat;

    const NAMED: &'static [Self] = &Self::ALL;

    fn base(&self) -> &'static str {
        self.base
    }

    fn is_custom(&self) -> bool {
        self.custom
    }

    fn flat(&self) -> Flat {
        let rounds = self.repetition.rounds();
        let count = |limit: Option<Limit>| limit.map_or(0, Limit::get);
        Flat {
            occurrences: self.repetition.at().map_or(0, Occurrences::get),
            repetition: match self.repetition {
                Repetition::Ignored => Repeated::Ignored,
                Repetition::Draws { .. } => Repeated::Draws,
                Repetition::Wxf { .. } => Repeated::Judged,
                Repetition::Cxa(_) => Repeated::Natures,
            },
            check_limits: self.check_limits,
            chase_limits: self.chase_limits,
            sanction: self.sanction,
            renewed_chases: self.chases.renewed,
            uncovered: self.chases.uncovered,
            guards_chase_chariots: self.chases.guards_chase_chariots,
            same_moves: rounds.is_some_and(|rounds| rounds.same_moves),
            kill_checks: rounds.map_or(0, |rounds| u16::from(rounds.kill_checks)),
            chase_checks: rounds.map_or(0, |rounds| u16::from(rounds.chase_checks)),
            light_chases: rounds.is_some_and(|rounds| rounds.light_chases),
            nine_rounds: rounds.is_some_and(|rounds| rounds.nine_rounds),
            effective: count(self.effective.map(|rule| rule.moves)),
            effective_either: self.effective.is_some_and(|rule| rule.either),
            progress: count(self.progress.map(|rule| rule.moves)),
            crossing_is_progress: self.progress.is_some_and(|rule| rule.crossing),
            moves: count(self.moves),
            no_capture: count(self.no_capture.map(|rule| rule.plies)),
            checks_counted: self.no_capture.and_then(|rule| rule.checks_counted),
            material: self.material != Material::Ignored,
            lone_cannon: self.material == Material::LoneCannons,
        }
    }

    fn custom(&self, flat: Flat) -> Result<Self, RulesError> {
        flat.consistent()?;
        let plies = |plies| NoCapture { plies, checks_counted: flat.checks_counted };
        Ok(Self {
            base: self.base,
            custom: true,
            repetition: flat.repetition(),
            check_limits: flat.check_limits,
            chase_limits: flat.chase_limits,
            chases: Chases {
                renewed: flat.renewed_chases,
                uncovered: flat.uncovered,
                guards_chase_chariots: flat.guards_chase_chariots,
            },
            sanction: flat.sanction,
            effective: Limit::new(flat.effective).map(|moves| Effective { moves, either: flat.effective_either }),
            progress: Limit::new(flat.progress).map(|moves| Progress { moves, crossing: flat.crossing_is_progress }),
            moves: Limit::new(flat.moves),
            no_capture: Limit::new(flat.no_capture).map(plies),
            material: match (flat.material, flat.lone_cannon) {
                (false, _) => Material::Ignored,
                (true, false) => Material::NoAttackers,
                (true, true) => Material::LoneCannons,
            },
        })
    }
}
