//! Which attacks are chases under a rule set: facts read with data.

use super::conduct::{Attack, Conduct, Overlooked, Standing};
use crate::xiangqi::piece::Role;
use crate::xiangqi::rules::{Rules, Uncovered};

/// A chase by how it came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Newness {
    /// The ply made the capture possible.
    Fresh,
    /// The capture was possible before; the ply took away the target's protection, or its own capture in an offer.
    Renewed,
}

/// How an attack counts as a chase, if it does (WXF specification 1.3 and 1.5; `club` A14–A20).
pub(crate) fn newness(attack: &Attack, rules: &Rules) -> Option<Newness> {
    let threatens = |standing: Standing| !standing.offer && (!standing.protected || is_chariot_hunted(attack, rules));
    if !threatens(attack.after) {
        return None;
    }
    let uncovered_by_other = !attack.moved && attack.attacker.role() != Role::Cannon;
    if uncovered_by_other && rules.chases.uncovered == Uncovered::Cannons {
        return None;
    }
    match attack.before {
        None => Some(Newness::Fresh),
        Some(before) if threatens(before) => None,
        Some(_) => rules.chases.renewed.then_some(Newness::Renewed),
    }
}

/// The attacks that count as chases under no circumstances.
pub(crate) fn overlooked(rules: &Rules) -> Overlooked {
    Overlooked { uncovered: rules.chases.uncovered == Uncovered::Cannons, standing: !rules.chases.renewed }
}

/// A chariot is never protected against a horse or a cannon (AXF rules 15, 26; `club` 1.2).
fn is_chariot_hunted(attack: &Attack, rules: &Rules) -> bool {
    attack.target.role() == Role::Chariot
        && match attack.attacker.role() {
            Role::Horse | Role::Cannon => true,
            Role::Advisor | Role::Elephant => rules.chases.guards_chase_chariots,
            _ => false,
        }
}

/// The chases of a ply: for each slot of the other side, the slots of the pieces that chase the piece there, as bits.
pub(crate) fn chasers(conduct: &Conduct, rules: &Rules) -> [u16; 16] {
    let mut chasers = [0; 16];
    for attack in &conduct.attacks {
        if newness(attack, rules).is_some() {
            chasers[attack.target.slot() & 15] |= 1 << attack.attacker.slot();
        }
    }
    chasers
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{chasers, overlooked};
    use crate::arbiter::Arbiter;
    use crate::history::History;
    use crate::position::Position;
    use crate::variant::Variant;
    use crate::xiangqi::referee::wxf::conduct::{Overlooked, conduct};
    use crate::xiangqi::rules::Chases;
    use crate::xiangqi::{Rules, Xiangqi};

    /// What is overlooked would not have counted: over random games, under sets that overlook this and that.
    #[test]
    fn what_is_overlooked_does_not_count() {
        let sets = [Rules::CLUB, Rules::WXF].into_iter().flat_map(|rules| {
            let all = Chases { uncovered: Rules::WXF.chases.uncovered, ..rules.chases };
            let cannons = Chases { uncovered: Rules::CLUB.chases.uncovered, ..rules.chases };
            [all, cannons].map(|chases| Rules { chases, ..rules })
        });
        let (mut seed, mut chases) = (11_usize, 0);
        for rules in sets {
            for _ in 0..40 {
                let mut history = History::new(Xiangqi::start(), Default::default());
                let mut judge = Xiangqi::judge(Rules::BASIC, &history);
                for ply in 1..=150 {
                    let mut moves = Vec::new();
                    history.position().legal_moves(&mut moves);
                    let Some(&m) = moves.get(seed % moves.len().max(1)) else { break };
                    seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407) >> 1;
                    history.push(m);
                    judge.played(&history);
                    let whole = chasers(&conduct(&history, ply, Overlooked::default()), &rules);
                    assert_eq!(chasers(&conduct(&history, ply, overlooked(&rules)), &rules), whole, "ply {ply}");
                    chases += whole.iter().filter(|&&pieces| pieces != 0).count();
                }
            }
        }
        assert!(chases > 2_000, "{chases}");
    }
}
