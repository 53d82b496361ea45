//! The judge of xiangqi: reads facts and counters, applies the data of a rule set.
//!
//! # The order of endings
//! When one ply meets several conditions, the first of these counts:
//! 1. no legal move (checkmate, or stalemate, which loses);
//! 2. a violation of the limits on consecutive checks and chases;
//! 3. repetition of the position;
//! 4. the counters: Effective Rule, Progress Rule, Moves Rule, plies without capture;
//! 5. material.
//!
//! (WXF specification 3.3; rule survey 2.3.) A mate on the ply that meets a limit is a mate. A game whose FEN has already
//! counted as many plies without a capture as are allowed is over before a move.

use alloc::vec;
use alloc::vec::Vec;

use super::cxa::classify::{Finding, Nature, Threat};
use super::cxa::round::{Echoes, NINE_ROUNDS, Natures, ROUND_WORK, Round, judge_nine_rounds, judge_round};
use super::material::nobody_can_win;
use super::notice::Notices;
use super::tally::{SideTally, Streak, Tally};
use super::wxf::chase::{newness, overlooked};
use super::wxf::conduct::{Conduct, Overlooked, conduct};
use super::wxf::cycle::{Cycles, occurrences};
use crate::arbiter::Arbiter;
use crate::color::Color;
use crate::fen::Counters;
use crate::history::History;
use crate::outcome::{self, Chase, Reason, Ruling, Warning, Weight};
use crate::position::Position;
use crate::ruleset::Limit;
use crate::xiangqi::moves::Move;
use crate::xiangqi::position::Xiangqi;
use crate::xiangqi::rules::{Material, Repetition, Rounds, Rules, Sanction};

/// A rule set at work on one game.
#[derive(Clone)]
pub struct Judge {
    rules: Rules,
    /// After each ply; the first is the start.
    tallies: Vec<Tally>,
    /// What plies were found to be, where the rule set asks for it.
    natures: Natures,
    /// How far the moves repeat, where the rule set asks for it.
    echoes: Echoes,
    cycles: Cycles,
    /// What sides were told, where violations do not end the game at once.
    notices: Notices,
}

/// A kind of violation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Violation {
    Check,
    Chase,
}

impl Judge {
    /// A judge for a game that starts with the counters of `history`.
    pub fn new(rules: Rules, history: &History<Xiangqi>) -> Self {
        let (position, counters) = (history.position(), history.counters());
        let tallies = vec![Tally::at_start(counters.halfmove, &Conduct::unseen(position), &rules)];
        Self {
            rules,
            tallies,
            natures: Natures::default(),
            echoes: Echoes::default(),
            cycles: Cycles::default(),
            notices: Notices::default(),
        }
    }

    /// The rule set.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    fn tally(&self) -> &Tally {
        &self.tallies[self.tallies.len() - 1]
    }

    /// How a side stands to its limits on checks and chases: the kind for which `is` holds.
    fn violation(&self, side: &SideTally, is: impl Fn(Streak) -> bool) -> Option<Violation> {
        if self.rules.check_limits.is_some_and(|ladder| is(side.check_streak(ladder))) {
            return Some(Violation::Check);
        }
        let chases = self.rules.chase_limits.is_some_and(|ladder| is(side.chase_streak(ladder)));
        chases.then_some(Violation::Chase)
    }

    /// The ply just played exceeds a limit on consecutive checks or chases. The other side violates, too, when its own
    /// streak has used all that is allowed, since it can only be half a move behind (A13).
    fn streak_ruling(&self, history: &History<Xiangqi>) -> Option<Ruling> {
        let mover = !history.position().turn();
        let sides = &self.tally().sides;
        let own = self.violation(&sides[mover], Streak::is_exceeded)?;
        let other = self.violation(&sides[!mover], Streak::is_reached);
        let (loser, reason, article) = match (own, other) {
            (own, Some(other)) if own == other => (None, Reason::MutualViolation, "mutual-violation"),
            (Violation::Chase, Some(Violation::Check)) => (Some(!mover), Reason::PerpetualCheck, "perpetual-check"),
            (Violation::Check, _) => (Some(mover), Reason::PerpetualCheck, "perpetual-check"),
            (Violation::Chase, _) => (Some(mover), Reason::PerpetualChase, "perpetual-chase"),
        };
        let violation = if reason == Reason::PerpetualChase { Violation::Chase } else { own };
        let plies = self.streak_plies(history, loser, violation);
        Some(Ruling { winner: loser.map(|color| !color), reason, article, plies })
    }

    /// The plies of the streak that is judged, the replies between them left out; of both sides if both violate.
    fn streak_plies(&self, history: &History<Xiangqi>, loser: Option<Color>, violation: Violation) -> Vec<usize> {
        let sides = &self.tally().sides;
        let length = |color: Color| {
            let side = &sides[color];
            match violation {
                Violation::Check if side.checks > 0 => side.checks,
                _ => side.chases.into_iter().max().unwrap_or(0).max(side.checks),
            }
        };
        let last = history.ply();
        let is_of = |ply: usize| {
            let color = !history.turn_at(ply);
            let back = (last - ply) / 2;
            loser.is_none_or(|loser| loser == color) && back < usize::from(length(color))
        };
        (1..=last).filter(|&ply| is_of(ply)).collect()
    }

    fn repetition_ruling(&mut self, history: &History<Xiangqi>) -> Option<Ruling> {
        let needed = usize::from(self.rules.repetition.at()?.get());
        if (history.current().occurrence as usize) < needed {
            return None;
        }
        match &self.rules.repetition {
            Repetition::Wxf { .. } => return Some(self.cycles.ruling(history, &self.rules)),
            Repetition::Cxa(rounds) => {
                let round = Round::of(history, &self.echoes, rounds).filter(|round| round.count as usize >= needed)?;
                return Some(judge_round(history, rounds, &mut self.natures, round.plies));
            }
            Repetition::Ignored | Repetition::Draws { .. } => {}
        }
        let stands = occurrences(history);
        let first = stands[stands.len().saturating_sub(needed)];
        let plies = (first + 1..=history.ply()).collect();
        Some(Ruling { winner: None, reason: Reason::Repetition, article: "repetition", plies })
    }

    /// How the game has ended by checks, chases and repetition: the first ruling that holds, since some let it go on.
    fn conduct_ruling(
        &mut self,
        history: &History<Xiangqi>,
        holds: fn(&Self, &History<Xiangqi>, &Ruling) -> bool,
    ) -> Option<Ruling> {
        let ways = [
            |judge: &mut Self, history: &_| judge.streak_ruling(history),
            |judge: &mut Self, history: &_| judge.repetition_ruling(history),
            |judge: &mut Self, history: &_| judge.nine_rounds_ruling(history),
        ];
        ways.into_iter().find_map(|way| way(self, history).filter(|ruling| holds(self, history, ruling)))
    }

    fn nine_rounds_ruling(&mut self, history: &History<Xiangqi>) -> Option<Ruling> {
        let rounds = self.rules.repetition.rounds().filter(|rounds| rounds.nine_rounds)?;
        judge_nine_rounds(history, rounds, &mut self.natures)
    }

    /// Does the ruling end the game? Where violations do not at once, the side must have been told.
    fn stands(&self, history: &History<Xiangqi>, ruling: &Ruling) -> bool {
        match ruling.winner {
            Some(winner) if self.rules.sanction == Sanction::Change => self.notices.is_repeated(history, !winner),
            _ => true,
        }
    }

    /// What each limit on the length of the game counts, and where the game ends: in the order in which they apply.
    fn counters(&self, history: &History<Xiangqi>) -> [Option<(Reason, &'static str, u32, u32)>; 4] {
        let (rules, tally) = (&self.rules, self.tally());
        let of_each_side = |plies: u32| plies / 2;
        let counter = |reason, article, count, limit: Limit| (reason, article, count, u32::from(limit.get()));
        [
            rules.effective.map(|rule| {
                let [red, black] = tally.sides.0.map(|side| side.effective);
                let count = if rule.either { red.max(black) } else { red.min(black) };
                counter(Reason::EffectiveLimit, "effective", u32::from(count), rule.moves)
            }),
            rules
                .progress
                .map(|rule| counter(Reason::ProgressLimit, "progress", of_each_side(tally.stalled), rule.moves)),
            rules.moves.map(|moves| counter(Reason::TotalLimit, "moves", of_each_side(history.ply() as u32), moves)),
            rules.no_capture.map(|rule| {
                let count = tally.without_capture(history.current().halfmove, rules);
                counter(Reason::MoveLimit, "no-capture", count, rule.plies)
            }),
        ]
    }

    /// A repetition that goes on: whom the verdict would be against.
    fn repetition_warning(&mut self, history: &History<Xiangqi>) -> Option<Warning> {
        let limit = u32::from(self.rules.repetition.at()?.get());
        let count = history.current().occurrence;
        if count < 2 {
            return None;
        }
        let (count, ruling) = match &self.rules.repetition {
            Repetition::Cxa(rounds) => {
                let round = Round::of(history, &self.echoes, rounds).filter(|round| round.count < limit)?;
                (round.count, Some(judge_round(history, rounds, &mut self.natures, round.plies)))
            }
            Repetition::Wxf { .. } if count < limit => (count, Some(self.cycles.judge(history, &self.rules))),
            _ => (count, None),
        };
        let (reason, color) = match ruling {
            Some(ruling) => (ruling.reason, ruling.winner.map(|winner| !winner)),
            None => (Reason::Repetition, None),
        };
        (count < limit).then_some(Warning { reason, color, count, limit })
    }

    fn counter_ruling(&self, history: &History<Xiangqi>) -> Option<Ruling> {
        let (reason, article, ..) =
            self.counters(history).into_iter().flatten().find(|&(_, _, count, limit)| count >= limit)?;
        Some(Ruling::by_position(None, reason, article))
    }

    fn material_ruling(&self, position: &Xiangqi) -> Option<Ruling> {
        let material = self.rules.material;
        let ends = material != Material::Ignored && nobody_can_win(position, material);
        ends.then(|| Ruling::by_position(None, Reason::Material, "material"))
    }
}

/// The game has ended because the side to move has no legal move: it loses, in check (checkmate) or not (困毙; CXA 2020
/// article 3.2, and every seed rule set alike).
pub fn ending(position: &Xiangqi) -> Option<Ruling> {
    if position.count_legal() > 0 {
        return None;
    }
    let winner = Some(!position.turn());
    Some(if position.is_check() {
        Ruling::by_position(winner, Reason::Checkmate, "checkmate")
    } else {
        Ruling::by_position(winner, Reason::Stalemate, "stalemate")
    })
}

impl Arbiter<Xiangqi> for Judge {
    fn played(&mut self, history: &History<Xiangqi>) {
        let node = history.current();
        let Some((_, effect)) = node.played else { return };
        let conduct = if self.rules.counts_chases() {
            conduct(history, history.ply(), overlooked(&self.rules))
        } else {
            Conduct::checks_of(history.position())
        };
        let next = self.tally().after(&effect, &conduct, &self.rules);
        self.tallies.push(next);
        self.cycles.keep(history.ply() - 1);
        if self.rules.repetition.rounds().is_some_and(|rounds| rounds.same_moves) {
            self.echoes.note(history);
        }
        if self.rules.sanction == Sanction::Change
            && let Some(violation) = self.conduct_ruling(history, |_, _, ruling| ruling.winner.is_some())
        {
            self.notices.note(history, violation);
        }
    }

    fn undone(&mut self) {
        if self.tallies.len() > 1 {
            self.tallies.pop();
        }
        self.notices.keep(self.tallies.len() - 1);
        self.echoes.keep(self.tallies.len() - 1);
    }

    fn ending(&self, position: &Xiangqi) -> Option<Ruling> {
        ending(position)
    }

    fn judgement(&mut self, history: &History<Xiangqi>) -> Option<Ruling> {
        self.conduct_ruling(history, Self::stands)
            .or_else(|| self.counter_ruling(history))
            .or_else(|| self.material_ruling(history.position()))
    }

    fn warnings(&mut self, history: &History<Xiangqi>) -> Vec<Warning> {
        let mut warnings = Vec::new();
        for color in Color::ALL {
            let side = &self.tally().sides[color];
            let mut streak = |reason, streak: Streak| {
                let (count, limit) = (u32::from(streak.count), u32::from(streak.limit));
                if count * 2 >= limit && count > 0 {
                    warnings.push(Warning { reason, color: Some(color), count, limit });
                }
            };
            if let Some(ladder) = self.rules.check_limits {
                streak(Reason::PerpetualCheck, side.check_streak(ladder));
            }
            if let Some(ladder) = self.rules.chase_limits {
                streak(Reason::PerpetualChase, side.chase_streak(ladder));
            }
        }
        warnings.extend(self.repetition_warning(history));
        for (reason, _, count, limit) in self.counters(history).into_iter().flatten() {
            if count * 4 >= limit * 3 {
                warnings.push(Warning { reason, color: None, count, limit });
            }
        }
        warnings
    }

    fn conduct(&mut self, history: &History<Xiangqi>, plies: &[usize]) -> Vec<outcome::Conduct<Xiangqi>> {
        if let Repetition::Cxa(rounds) = &self.rules.repetition {
            return natures_of(&mut self.natures, &self.echoes, history, rounds, plies);
        }
        plies.iter().map(|&ply| self.conduct_of(history, ply)).collect()
    }

    fn forbids_violations(&self) -> bool {
        self.rules.sanction == Sanction::Barred
    }

    fn must_change(&self, history: &History<Xiangqi>) -> Option<(Color, &Ruling)> {
        self.notices.pending(history)
    }

    fn counters(&self, history: &History<Xiangqi>) -> Counters {
        let counters = history.counters();
        Counters { halfmove: self.tally().without_capture(counters.halfmove, &self.rules), ..counters }
    }
}

/// The move that led to node `ply`.
fn played(history: &History<Xiangqi>, ply: usize) -> Option<Move> {
    history.nodes().get(ply).and_then(|node| node.played).map(|(m, _)| m)
}

/// What plies did whose natures count. Those of a round share the work that judging it may cost; others are
/// looked at one by one.
fn natures_of(
    natures: &mut Natures,
    echoes: &Echoes,
    history: &History<Xiangqi>,
    rounds: &Rounds,
    plies: &[usize],
) -> Vec<outcome::Conduct<Xiangqi>> {
    let nine = rounds.nine_rounds && plies.len() == NINE_ROUNDS;
    let round = nine || Round::of(history, echoes, rounds).is_some_and(|round| round.plies == plies);
    let mut work = ROUND_WORK;
    let mut share = |ply| {
        if round {
            natures.within(history, ply, rounds, &mut work)
        } else {
            natures.within(history, ply, rounds, &mut { ROUND_WORK })
        }
    };
    let findings: Vec<Finding> = plies.iter().map(|&ply| share(ply)).collect();
    let mut all = Vec::with_capacity(plies.len());
    for (&ply, finding) in plies.iter().zip(findings) {
        let weighed = (finding.nature == Nature::Chase).then(|| {
            let work = if round { &mut work } else { &mut { ROUND_WORK } };
            natures.weigh(history, ply, rounds, work)
        });
        let weight = weighed.as_ref().map(|weighed| if weighed.light { Weight::Light } else { Weight::Heavy });
        let chase = |&Threat { m, root, .. }: &Threat| Chase {
            attacker: m.from,
            target: m.to,
            protected: root.is_some(),
            root,
        };
        all.push(outcome::Conduct {
            chases: finding.threats.iter().map(chase).collect(),
            line: finding.line.to_vec(),
            weight,
            partners: weighed.unwrap_or_default().partners,
            article: finding.article,
            cut: finding.cut,
            ..outcome::Conduct::plain(ply, played(history, ply), finding.nature)
        });
    }
    all
}

impl Judge {
    fn conduct_of(&self, history: &History<Xiangqi>, ply: usize) -> outcome::Conduct<Xiangqi> {
        let conduct = conduct(history, ply, Overlooked::default());
        let position = history.position_at(ply);
        let square = |piece| position.as_ref().and_then(|position| position.board().square_of(piece));
        let chases: Vec<_> = conduct
            .attacks
            .iter()
            .filter(|attack| newness(attack, &self.rules).is_some())
            .filter_map(|attack| {
                let (attacker, target) = (square(attack.attacker)?, square(attack.target)?);
                Some(Chase { attacker, target, protected: attack.after.protected, root: None })
            })
            .collect();
        let nature = match (conduct.is_check(), chases.is_empty()) {
            (true, _) => Nature::Check,
            (false, false) => Nature::Chase,
            (false, true) => Nature::Idle,
        };
        outcome::Conduct { chases, ..outcome::Conduct::plain(ply, played(history, ply), nature) }
    }
}
