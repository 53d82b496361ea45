//! How a chase weighs where both sides offend (CXA 2020, articles 24.17 and 26.9): it is light if every new threat takes
//! several pieces to win, heavy otherwise.

use super::aspect::Aspect;
use super::classify::{Finding, Threat};
use super::search::{Limits, Search};
use super::threats::{Part, View, Win, worth};
use crate::color::Color;
use crate::xiangqi::board::Board;
use crate::xiangqi::check;
use crate::xiangqi::piece::{PieceId, Role};
use crate::xiangqi::referee::wxf::capture::can_take;
use crate::xiangqi::square::Square;
use alloc::vec::Vec;

/// How a chase weighs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Weight {
    /// Every new threat takes several pieces.
    pub light: bool,
    /// Those that help, where it is light.
    pub partners: Vec<Square>,
    /// What it has cost to find out, and what it might have.
    pub work: u32,
    pub allowed: u32,
}

/// Who helps is not looked for with more work than this: nothing hangs on it.
const PARTNERS_WORK: u32 = 1_500;

/// Is this chase a light one; and who takes part?
pub(super) fn weigh(finding: &Finding, limits: Limits) -> Weight {
    let Some((aspect, after)) = finding.seen.as_ref().filter(|_| limits.work > 0) else { return Weight::default() };
    let mut search = Search::new(limits);
    let won = |threat: &Threat| {
        let m = aspect.turn(threat.m);
        Some(Win {
            m,
            attacker: after.id_at(m.from)?,
            target: after.id_at(m.to)?,
            worth: threat.worth,
            used: threat.used,
        })
    };
    let wins: Vec<Win> = finding.threats.iter().filter_map(won).collect();
    let light = all_joint(&mut search, after, &wins, finding) && !search.is_cut();
    let mut weight = Weight { light, partners: Vec::new(), work: search.work(), allowed: limits.work };
    if light {
        let left = limits.work - weight.work;
        let mut search = Search::new(Limits { work: left.min(PARTNERS_WORK), ..limits });
        weight.partners = partners(&mut search, after, &wins, finding, *aspect);
        weight.partners.iter_mut().for_each(|square| *square = aspect.square(*square));
        weight.work += search.work();
    }
    weight
}

/// Who helps in the threats of a chase: without any of them less would be won. In a line that begins with checks, whoever
/// else moves in it. Where it takes too long to look at everybody, those that were found until then.
fn partners(search: &mut Search, after: &Board, wins: &[Win], finding: &Finding, aspect: Aspect) -> Vec<Square> {
    let color = Color::RED;
    let mut found = Vec::new();
    if finding.by_checks.is_some() {
        let mut board = *after;
        for (at, &m) in finding.line.iter().enumerate() {
            let m = aspect.turn(m);
            let mover = board.id_at(m.from).filter(|_| at % 2 == 0);
            found.extend(mover.and_then(|piece| after.square_of(piece)));
            board.relocate(m.from, m.to);
        }
        found.retain(|&square| wins.iter().all(|win| win.m.from != square));
    } else {
        let view = View::new(search, after, color);
        let mut pieces: Vec<(PieceId, Square)> = after.pieces(color).collect();
        // chariots, horses and cannons first: they help most
        let worth_of = |(piece, _): (PieceId, Square)| worth(piece.role());
        for end in 1..pieces.len() {
            // sixteen at most: a library's sort would weigh more than all around it
            let mut at = end;
            while at > 0 && worth_of(pieces[at - 1]) < worth_of(pieces[at]) {
                pieces.swap(at - 1, at);
                at -= 1;
            }
        }
        for win in wins {
            for &(piece, square) in &pieces {
                let part = view.part(search, piece, win);
                if search.is_cut() {
                    break;
                }
                if part != Part::None {
                    found.push(square);
                }
            }
        }
    }
    Square::all().filter(|square| found.contains(square)).collect()
}

fn all_joint(search: &mut Search, after: &Board, wins: &[Win], finding: &Finding) -> bool {
    // a ply is seen as Red's
    let color = Color::RED;
    let view = View::new(search, after, color);
    if let Some(excluded) = &finding.by_checks {
        return view.is_joint_check(search, excluded);
    }
    let dearest = wins.iter().map(|win| worth(win.target.role())).max();
    wins.iter().all(|win| {
        let is_lesser = Some(worth(win.target.role())) < dearest;
        is_lesser || !uncovers_chariot(&view, color, win) && view.is_joint(search, win)
    })
}

/// Does the capture check and uncover another piece's attack on a chariot, which falls then to less than its worth?
fn uncovers_chariot(view: &View, color: Color, win: &Win) -> bool {
    let after = view.keyed().after(win.m).board;
    check::is_attacked(&after, !color)
        && after.pieces(color).any(|(piece, _)| {
            let lesser = piece != win.attacker && piece.role() != Role::Chariot;
            lesser
                && after.pieces(!color).any(|(target, _)| {
                    target.role() == Role::Chariot && !view.takes(piece, target) && can_take(&after, piece, target)
                })
        })
}
