//! The draws that the side to move may claim (FIDE 9.2 and 9.3).
//!
//! A claim stands by itself (9.2.2, 9.3.2), or needs a move that the player announces and does not make (9.2.1, 9.3.1).
//! Where it stands by itself no move needs to be announced, and none is listed. A move that would mate may be announced,
//! too: 9.3.1 asks only that fifty moves will have been made without a capture or a pawn's move.

use super::moves::Move;
use super::position::Chess;
use super::rules::Rules;
use crate::history::{History, Node};
use crate::outcome::{Claim, ClaimReason};
use crate::position::{Effect, Position};

/// The claims of the side to move, which has a legal move.
pub(super) fn claims(rules: &Rules, history: &History<Chess>) -> Vec<Claim<Move>> {
    let node = history.current();
    let (occurrences, plies) = (u32::from(rules.claim_occurrences), 2 * u32::from(rules.claim_moves));
    let mut claims = Vec::new();
    let mut earlier = Vec::new();
    let standing = |reason| Claim { reason, announced: None };
    if occurrences > 0 {
        if node.occurrence >= occurrences {
            claims.push(standing(ClaimReason::Threefold));
        } else {
            earlier = near_repetitions(history, occurrences);
        }
    }
    let mut completes = false;
    if plies > 0 {
        if node.halfmove >= plies {
            claims.push(standing(ClaimReason::FiftyMove));
        } else {
            completes = node.halfmove + 1 >= plies;
        }
    }
    if earlier.is_empty() && !completes {
        return claims;
    }
    let mut moves = Vec::with_capacity(64);
    node.position.legal_moves(&mut moves);
    for m in moves {
        let mut next = node.position;
        let effect = next.play(m);
        if earlier.iter().any(|earlier| earlier.position == next) {
            claims.push(Claim { reason: ClaimReason::Threefold, announced: Some(m) });
        }
        if completes && !effect.resets_halfmove() {
            claims.push(Claim { reason: ClaimReason::FiftyMove, announced: Some(m) });
        }
    }
    claims
}

/// The earlier positions that one more ply may bring about for the time that counts.
fn near_repetitions(history: &History<Chess>, occurrences: u32) -> Vec<&Node<Chess>> {
    let nodes = history.nodes();
    let since_capture = history.current().halfmove as usize;
    let first = (nodes.len() - 1).saturating_sub(since_capture);
    let near = |node: &&Node<Chess>| node.occurrence + 1 >= occurrences;
    // every second one has the other side to move
    nodes[first..].iter().rev().skip(1).step_by(2).filter(near).collect()
}
