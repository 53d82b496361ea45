//! The nature of a ply under the rules of the Chinese association: check, kill, chase, exchange or idle (CXA 2020,
//! articles 24.1–24.8; the gravest counts, 26.4).
//!
//! # Readings
//! The text of 2020 could be read up to article 24.15; where it ends, the diagrams and the edition of 1999 stand in.
//! * *Kill* (24.2): if the side could move again, every further move a check, mate would follow; whether the other side
//!   can parry does not matter, nor whether the threat is new.
//! * *Chase* (24.3): the ply creates a threat to win something. Threats are told apart by the pieces: who could already win
//!   the same piece before the ply, by whatever way, does not chase him anew. Before the ply means directly before it, the
//!   other side's last move made: what that move gave away is no chase. A check that had to be answered is left aside.
//! * *Dodging*: where the piece that moved takes part in an old threat and could have been taken, the other side had an
//!   answer that it has no longer: the threat is new.
//! * General and soldiers may threaten what they like (26.1), and so may whatever a general uncovers by stepping out of
//!   check; but a kill counts whoever makes it.
//! * The only piece that could attack may hold the point on which the game is saved, whatever advisor or elephant it
//!   attacks from there (26.2).
//! * *Weight* (24.17, for 26.9): a chase is light if every new threat takes several pieces to win; heavy otherwise.

use super::search::{GainQuery, Limits, Search};
use super::threats::{Gain, Part, View, Win, worth};
use crate::color::Color;
pub(crate) use crate::outcome::Nature;
use crate::xiangqi::board::{Board, is_across};
use crate::xiangqi::check;
use crate::xiangqi::legal;
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::{PieceId, Role};
use crate::xiangqi::referee::wxf::capture::can_take;

/// A piece that is chased, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Threat {
    /// From the attacker to the target, where they stand after the ply.
    pub m: Move,
    pub protected: bool,
}

/// What a ply was found to be, and by what.
#[derive(Clone, Debug)]
pub(crate) struct Finding {
    pub nature: Nature,
    /// The new threats of a chase.
    pub threats: Vec<Threat>,
    /// The moves that prove the kill or the gain.
    pub line: Vec<Move>,
    /// The gain comes after checks by this side, which take several pieces or one.
    joint_checks: Option<bool>,
    /// The search came to its bound; the ply counts as idle.
    pub cut: bool,
}

impl Finding {
    /// Nothing that counts.
    pub fn idle() -> Self {
        Self::of(Nature::Idle)
    }

    fn of(nature: Nature) -> Self {
        Self { nature, threats: Vec::new(), line: Vec::new(), joint_checks: None, cut: false }
    }
}

/// The nature of the ply by `mover` between two boards.
pub(super) fn find(before: &Board, after: &Board, mover: PieceId, limits: Limits) -> Finding {
    let color = mover.color();
    if check::is_attacked(after, !color) {
        return Finding::of(Nature::Check);
    }
    let answers_check = check::is_attacked(before, color);
    if answers_check && mover.role() == Role::General {
        return Finding::of(Nature::Idle);
    }
    let mut search = Search::new(limits);
    let now = View::new(&mut search, after, color);
    let finding = match search.mating_line_without(&now.barred, now.keyed(), color) {
        Some(line) => Finding { line, ..Finding::of(Nature::Kill) },
        None => {
            let then = if answers_check { before.unguarded(color) } else { *before };
            find_chase(&mut search, &now, &then, mover)
        }
    };
    if search.is_cut() { Finding { cut: true, ..Finding::of(Nature::Idle) } } else { finding }
}

/// What a ply is that neither checks nor kills.
fn find_chase(search: &mut Search, now: &View, before: &Board, mover: PieceId) -> Finding {
    let color = mover.color();
    let wins = now.wins(search);
    let has_check = has_check(&now.keyed().board, color);
    if wins.threats.is_empty() && now.offers.is_empty() && !has_check {
        return Finding::of(Nature::Idle);
    }
    let then = View::new(search, before, color);
    let fresh: Vec<Win> = wins.threats.into_iter().filter(|win| is_new(search, now, &then, mover, win)).collect();
    if !fresh.is_empty() && !holds_the_point(search, &then, now, mover, &fresh) {
        return chase(search, now, &fresh);
    }
    let by_checks = if fresh.is_empty() && has_check { new_checking_line(search, now, &then) } else { None };
    if let Some((line, joint)) = by_checks {
        let threat = now.first_taken(&line).and_then(|pair| now.capture(pair));
        let threats = threat.map(|m| Threat { m, protected: false }).into_iter().collect();
        return Finding { line, threats, joint_checks: Some(joint), ..Finding::of(Nature::Chase) };
    }
    let was_possible = |piece, target| then.takes(piece, target) && then.takes(target, piece);
    let offered = now.offers.iter().any(|&(piece, target)| !was_possible(piece, target));
    let mut joined = || {
        wins.exchanges.iter().any(|win| match then.capture((win.attacker, win.target)) {
            Some(m) if then.takes(win.attacker, win.target) => {
                then.win(search, (m, win.attacker, win.target)).worth == Gain::Nothing
            }
            _ => true,
        })
    };
    Finding::of(if offered || joined() { Nature::Exchange } else { Nature::Idle })
}

fn has_check(board: &Board, color: Color) -> bool {
    let mut moves = Vec::new();
    legal::list(board, color, &mut moves);
    moves.into_iter().any(|m| check::gives_check(board, color, m))
}

/// Could the attacker not win the target before the ply, or not as much?
fn is_new(search: &mut Search, now: &View, then: &View, mover: PieceId, win: &Win) -> bool {
    let Some(m) = then.capture((win.attacker, win.target)) else { return false };
    if then.takes(win.attacker, win.target) {
        let old = then.win(search, (m, win.attacker, win.target));
        if old.worth != Gain::Nothing && !was_answered(search, then, mover, &old) && !then.is_exchange(search, &old) {
            // what the other side can win only since this ply does not make the old threat a better one
            let query = GainQuery { standing: [Some(&now.standing), Some(&then.standing)], ..now.query() };
            return now.worth(search, win.m, &query) > old.worth;
        }
    }
    !then.wins_by_checks(search, win)
}

/// Could the other side have met the old threat by taking the piece that has moved now?
fn was_answered(search: &mut Search, then: &View, mover: PieceId, old: &Win) -> bool {
    if !then.could_lose(mover) {
        return false;
    }
    if then.rests_on(search, mover, old) {
        return true;
    }
    let involved = GainQuery { involved: 1 << mover.slot(), ..then.query() };
    then.part(search, mover, old) != Part::None && !search.reaches_by(then.keyed(), &involved, old.m)
}

/// A line that wins by checks what could not be won before the ply, whether by checks or at once; and whether it takes
/// several pieces.
fn new_checking_line(search: &mut Search, now: &View, then: &View) -> Option<(Vec<Move>, bool)> {
    /// More pairs than this are hardly won one by one; the search has a bound anyway.
    const MOST: usize = 8;
    let mut excluded = now.offers.clone();
    now.checking_line(search, &excluded)?;
    excluded.extend(then.wins(search).threats.iter().map(|win| (win.attacker, win.target)));
    for _ in 0..MOST {
        let pair = then.checking_line(search, &excluded).and_then(|line| then.first_taken(&line));
        excluded.extend(pair);
        if pair.is_none() {
            break;
        }
    }
    let line = now.checking_line(search, &excluded)?;
    Some((line, now.is_joint_check(search, &excluded)))
}

fn chase(search: &mut Search, now: &View, fresh: &[Win]) -> Finding {
    let threat = |win: &Win| Threat { m: win.m, protected: now.is_protected(win.attacker, win.target) };
    let line = fresh.first().and_then(|win| search.capturing_line(now.keyed(), &now.query(), win.m));
    Finding {
        threats: fresh.iter().map(threat).collect(),
        line: line.unwrap_or_default(),
        ..Finding::of(Nature::Chase)
    }
}

/// Is this chase, found between two boards of which the second is given, a light one?
pub(super) fn is_light(after: &Board, color: Color, finding: &Finding, limits: Limits) -> bool {
    if let Some(joint) = finding.joint_checks {
        return joint;
    }
    let mut search = Search::new(limits);
    let view = View::new(&mut search, after, color);
    let pair = |threat: &Threat| Some((threat.m, after.id_at(threat.m.from)?, after.id_at(threat.m.to)?));
    let dearest = finding.threats.iter().filter_map(pair).map(|(.., target)| worth(target.role())).max();
    let all_joint = finding.threats.iter().filter_map(pair).all(|capture| {
        let win = view.win(&mut search, capture);
        let is_lesser = Some(worth(win.target.role())) < dearest;
        is_lesser || !uncovers_chariot(&view, color, &win) && view.is_joint(&mut search, &win)
    });
    all_joint && !search.is_cut()
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

/// Does the ply hold the point on which the game is saved (26.2): by the only piece that could attack, against a mate that
/// it averts, attacking nothing but advisors and elephants?
fn holds_the_point(search: &mut Search, then: &View, now: &View, mover: PieceId, fresh: &[Win]) -> bool {
    let color = mover.color();
    let incidental = |win: &Win| matches!(win.target.role(), Role::Advisor | Role::Elephant);
    let board = &now.keyed().board;
    let alone =
        is_attacker(board, mover) && board.pieces(color).filter(|&(piece, _)| is_attacker(board, piece)).count() == 1;
    let mate = search.limits().mate;
    alone
        && fresh.iter().all(incidental)
        && search.mates(then.keyed(), !color, mate)
        && !search.mates(now.keyed(), !color, mate)
}

fn is_attacker(board: &Board, piece: PieceId) -> bool {
    match piece.role() {
        Role::Chariot | Role::Horse | Role::Cannon => true,
        Role::Soldier => board.square_of(piece).is_some_and(|square| is_across(square, piece.color())),
        _ => false,
    }
}
