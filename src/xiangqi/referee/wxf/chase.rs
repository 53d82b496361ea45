//! Which attacks are chases under a rule set: facts read with data.

use super::conduct::{Attack, Conduct, Standing};
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
