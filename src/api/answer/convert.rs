//! Conversions from a game's own types.

use super::{
    ChangeStretch, Chase, Claim, ClaimStretch, Code, Conduct, Count, Ended, Fault, Illegality, Judged, Longest,
    MustChange, Ongoing, Over, Status, Text, Verdict, Warning,
};
use crate::api::packed::Packed;
use crate::error;
use crate::outcome::{self, Outcome, Rule};
use crate::review::{self, Review};
use crate::ruleset::RuleSet;
use alloc::string::String;
use alloc::vec::Vec;

pub(in crate::api) fn square_texts<P: Packed>(squares: Vec<P::Square>) -> Vec<Text> {
    squares.into_iter().map(P::square_text).collect()
}

pub(in crate::api) fn move_texts<P: Packed>(moves: Vec<P::Move>) -> Vec<Text> {
    moves.into_iter().map(P::move_text).collect()
}

fn rule_text(rule: Rule) -> String {
    [rule.set, "/", rule.article].concat()
}

impl Illegality {
    pub(crate) fn of<P: Packed>(why: error::Illegality<P::Cause, P::Square>) -> Self {
        Self { code: why.code.code(), squares: square_texts::<P>(why.squares) }
    }
}

impl Conduct {
    pub(in crate::api) fn of<P: Packed>(conduct: outcome::Conduct<P>) -> Self {
        let chase = |chase: outcome::Chase<P::Square>| Chase {
            attacker: P::square_text(chase.attacker),
            target: P::square_text(chase.target),
            protected: chase.protected,
            root: chase.root.map(P::square_text),
        };
        Self {
            ply: conduct.ply,
            played: conduct.played.map_or_else(Text::default, P::move_text),
            check: conduct.check,
            chases: conduct.chases.into_iter().map(chase).collect(),
            nature: conduct.nature,
            article: conduct.article,
            weight: conduct.weight,
            partners: conduct.partners.into_iter().map(P::square_text).collect(),
            line: move_texts::<P>(conduct.line),
            cut: conduct.cut,
        }
    }
}

fn evidence<P: Packed>(plies: Vec<outcome::Conduct<P>>) -> Vec<Conduct> {
    plies.into_iter().map(Conduct::of).collect()
}

impl Verdict {
    pub(in crate::api) fn of<P: Packed>(verdict: outcome::Verdict<P>) -> Self {
        Self {
            winner: verdict.winner.map(P::color_name),
            reason: verdict.reason,
            rule: rule_text(verdict.rule),
            result: verdict.result(),
            evidence: evidence(verdict.evidence),
        }
    }
}

impl Claim {
    fn of<P: Packed>(claim: outcome::Claim<P::Move>) -> Self {
        Self { reason: claim.reason, announced: claim.announced.map(P::move_text) }
    }
}

impl MustChange {
    fn of<P: Packed>(state: outcome::MustChange<P>) -> Self {
        Self {
            color: P::color_name(state.color),
            reason: state.reason,
            rule: rule_text(state.rule),
            evidence: evidence(state.evidence),
        }
    }
}

impl Judged {
    pub(in crate::api) fn of<P: Packed>(review: Review<P>) -> Self {
        let count = |count: review::Count| Count { count: count.count, ply: count.ply };
        let review::Longest { no_capture, repetition, checks, chases } = review.longest;
        let claim = |stretch: review::Stretch<review::SideClaim<P>>| ClaimStretch {
            from: stretch.from,
            to: stretch.to,
            color: P::color_name(stretch.value.color),
            claim: Claim::of::<P>(stretch.value.claim),
        };
        let change = |stretch: review::Stretch<outcome::MustChange<P>>| ChangeStretch {
            from: stretch.from,
            to: stretch.to,
            state: MustChange::of(stretch.value),
        };
        Self {
            plies: review.plies,
            ended: review.ended.map(Ended::of),
            under: review.under.into_iter().map(|(rules, ended)| (rules.name(), ended.map(Ended::of))).collect(),
            claims: review.claims.into_iter().map(claim).collect(),
            must_change: review.must_change.into_iter().map(change).collect(),
            longest: Longest {
                no_capture: count(no_capture),
                repetition: count(repetition),
                checks: count(checks),
                chases: count(chases),
            },
        }
    }
}

impl Ended {
    pub(in crate::api) fn of<P: Packed>(ended: outcome::Ended<P>) -> Self {
        Self { ply: ended.ply, verdict: Verdict::of(ended.verdict) }
    }
}

impl Status {
    /// Returns the verdict, if the game has ended.
    pub fn verdict(&self) -> Option<Verdict> {
        match self {
            Self::Ongoing(_) => None,
            Self::Over(Over { winner, reason, rule, result, evidence, .. }) => Some(Verdict {
                winner: *winner,
                reason: *reason,
                rule: rule.clone(),
                result,
                evidence: evidence.clone(),
            }),
        }
    }

    pub(in crate::api) fn of<P: Packed>(status: outcome::Status<P>) -> Self {
        let (turn, check) = (P::color_name(status.turn), status.is_check());
        let checkers = square_texts::<P>(status.checkers);
        match status.outcome {
            Outcome::Over(verdict) => {
                let Verdict { winner, reason, rule, result, evidence } = Verdict::of(verdict);
                Self::Over(Over { over: true, turn, check, checkers, winner, reason, rule, result, evidence })
            }
            Outcome::Ongoing { claims, warnings, must_change } => {
                let warning = |outcome::Warning { reason, color, count, limit }| Warning {
                    reason,
                    color: color.map(P::color_name),
                    count,
                    limit,
                };
                Self::Ongoing(Ongoing {
                    over: false,
                    turn,
                    check,
                    checkers,
                    claims: claims.into_iter().map(Claim::of::<P>).collect(),
                    warnings: warnings.into_iter().map(warning).collect(),
                    must_change: must_change.map(MustChange::of),
                })
            }
        }
    }
}

impl Fault {
    pub(in crate::api) fn of<P: Packed>(fault: error::Fault<P::Fault, P::Square>) -> Self {
        let color = fault.color.map(P::color_name);
        Self { code: fault.code.code(), color, squares: square_texts::<P>(fault.squares) }
    }
}
