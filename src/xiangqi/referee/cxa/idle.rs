//! The kinds of idle plies that the text tells apart (CXA 2020, articles 24.4–24.8): for a verdict they are one.
//!
//! Whether a ply offers an exchange is found with its chases. Of the others the first that fits names it:
//! * *offer* (24.5): the piece that moved may now be taken, and whoever takes it is neither mated nor loses by it;
//! * *block* (24.6): it stepped between a piece of the other side and what that could have taken;
//! * *follow* (24.7): it now bears on a piece that is protected, and wins nothing by it.

use super::classify::{Finding, Nature};
use super::search::Search;
use super::threats::View;
use crate::xiangqi::legal;
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::{PieceId, Role};

/// Checks of a mate that punishes who takes what is offered.
const SHORT: u8 = 4;

/// The kind of a ply that neither checks, kills, chases nor offers an exchange. `article` is the rule by which it is idle.
pub(super) fn kind(search: &mut Search, now: &View, then: &View, mover: PieceId, article: &'static str) -> Finding {
    if article != "24.8" {
        // a detailed rule says why the attacks of the ply are idle
        Finding::by(Nature::Idle, article)
    } else if offers(search, now, then, mover) {
        Finding::of(Nature::Offer)
    } else if blocks(now, then, mover) {
        Finding::of(Nature::Block)
    } else if follows(now, then, mover) {
        Finding::of(Nature::Follow)
    } else if attacks_humbly(now, then, mover) {
        // general and soldiers may attack as they like
        Finding::by(Nature::Idle, "26.1")
    } else {
        Finding::of(Nature::Idle)
    }
}

fn offers(search: &mut Search, now: &View, then: &View, mover: PieceId) -> bool {
    let color = mover.color();
    let board = &now.keyed().board;
    if mover.role() == Role::General || !now.standing.table.is_worth(mover) {
        return false;
    }
    board.pieces(!color).any(|(taker, _)| {
        let new = now.takes(taker, mover) && !then.takes(taker, mover);
        let accepted = now.capture((taker, mover)).filter(|_| new).map(|m| now.keyed().after(m));
        accepted.is_some_and(|accepted| {
            !search.mates(&accepted, color, SHORT) && !search.regains(&accepted, &now.query(), mover.role())
        })
    })
}

/// Could a piece of the other side take one of this side before the ply, and would it still, were the mover not there?
fn blocks(now: &View, then: &View, mover: PieceId) -> bool {
    let (before, after) = (&then.keyed().board, &now.keyed().board);
    let Some(at) = after.square_of(mover) else { return false };
    let barred = |from, to| {
        let m = Move { from, to };
        legal::is_reachable(before, m) && !legal::is_reachable(after, m) && legal::bars(after, m, at)
    };
    let targets = || after.pieces(mover.color()).filter(|&(piece, _)| piece != mover);
    after.pieces(!mover.color()).any(|(_, from)| targets().any(|(_, to)| barred(from, to)))
}

fn follows(now: &View, then: &View, mover: PieceId) -> bool {
    let watches = |target| {
        now.standing.table.is_worth(target)
            && now.takes(mover, target)
            && !then.takes(mover, target)
            && now.is_protected(mover, target)
    };
    !matches!(mover.role(), Role::General | Role::Soldier)
        && now.keyed().board.pieces(!mover.color()).any(|(target, _)| watches(target))
}

fn attacks_humbly(now: &View, then: &View, mover: PieceId) -> bool {
    let attacks =
        |target| now.standing.table.is_worth(target) && now.takes(mover, target) && !then.takes(mover, target);
    matches!(mover.role(), Role::General | Role::Soldier)
        && now.keyed().board.pieces(!mover.color()).any(|(target, _)| attacks(target))
}
