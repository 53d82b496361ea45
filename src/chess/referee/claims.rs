//! The draws that the side to move may claim (FIDE 9.2 and 9.3).
//!
//! A claim stands by itself (9.2.2, 9.3.2), or needs a move that the player announces and does not make (9.2.1, 9.3.1).
//! Where it stands by itself no move needs to be announced, and none is listed. A move that would mate may be announced,
//! too: 9.3.1 asks only that fifty moves will have been made without a capture or a pawn's move.

use crate::chess::moves::Move;
use crate::chess::position::Chess;
use crate::chess::rules::Rules;
use crate::history::History;
use crate::outcome::{Claim, ClaimReason};
use crate::position::{Effect, Position};
use alloc::vec::Vec;

/// The claims of the side to move, which has a legal move.
pub(super) fn claims(rules: &Rules, history: &History<Chess>) -> Vec<Claim<Move>> {
    let node = history.current();
    let occurrences = rules.claim_occurrences.map(|count| u32::from(count.get()));
    let plies = rules.claim_moves.map(|moves| 2 * u32::from(moves.get()));
    let mut claims = Vec::new();
    let mut repeats = false;
    let standing = |reason| Claim { reason, announced: None };
    if let Some(occurrences) = occurrences {
        if node.occurrence >= occurrences {
            claims.push(standing(ClaimReason::Threefold));
        } else {
            repeats = node.most_occurrences + 1 >= occurrences;
        }
    }
    let mut completes = false;
    if let Some(plies) = plies {
        if node.halfmove >= plies {
            claims.push(standing(ClaimReason::FiftyMove));
        } else {
            completes = node.halfmove + 1 >= plies;
        }
    }
    if !repeats && !completes {
        return claims;
    }
    let mut moves = Vec::with_capacity(64);
    node.position.legal_moves(&mut moves);
    for m in moves {
        if repeats && occurrences.is_some_and(|needed| history.occurrences_after(m) + 1 >= needed) {
            claims.push(Claim { reason: ClaimReason::Threefold, announced: Some(m) });
        }
        let mut next = node.position;
        if completes && !next.play(m).resets_halfmove() {
            claims.push(Claim { reason: ClaimReason::FiftyMove, announced: Some(m) });
        }
    }
    claims
}
