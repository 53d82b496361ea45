//! The nature of a ply under the rules of the Chinese association: check, kill, chase or idle of some kind (CXA 2020,
//! articles 24.1–24.8; the gravest counts, 26.4).
//!
//! # Readings
//! The text of 2020 could be read up to article 24.15; where it ends, the diagrams and the edition of 1999 stand in.
//! * *Kill* (24.2): if the side could move again, every further move a check, mate would follow; whether the other side
//!   can parry does not matter. A mate that the side could have given before the ply is no kill of this ply (26.1.4).
//! * *Chase* (24.3): the ply creates a threat to win something. Threats are told apart by the pieces: who could already win
//!   the same piece before the ply, by whatever way, does not chase it anew. Before the ply means directly before it, the
//!   other side's last move made: what that move gave away is no chase. A check that had to be answered is left aside.
//! * *Dodging*: where the piece that moved takes part in an old threat and could have been taken, the other side had an
//!   answer that it has no longer: the threat is new.
//! * General and soldiers may threaten what they like (26.1), and so may whatever a general uncovers by stepping out of
//!   check; but a kill counts whoever makes it.
//! * The only piece that could attack may hold the point on which the game is saved, whatever advisor or elephant it
//!   attacks from there (26.2).

use super::aspect::Aspect;
use super::idle;
use super::search::{Frozen, GainQuery, KeyedBoard, Limits, Search, counts_as_attacker};
use super::threats::{Gain, Pair, Part, View, Win};
use crate::color::Color;
pub(crate) use crate::outcome::Nature;
use crate::xiangqi::board::{Board, is_across};
use crate::xiangqi::check;
use crate::xiangqi::legal::{self, Wanted};
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::{PieceId, Role};
use crate::xiangqi::square::Square;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// A piece that is chased, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Threat {
    /// From the attacker to the target, where they stand after the ply.
    pub m: Move,
    /// What it wins, and who takes or checks in the lines that prove it.
    pub worth: Gain,
    pub used: Frozen,
    /// Who could take back, of those one.
    pub root: Option<Square>,
}

/// What a ply was found to be, and by what.
#[derive(Clone, Debug)]
pub(crate) struct Finding {
    pub nature: Nature,
    /// The article by which it is that.
    pub article: &'static str,
    /// The new threats of a chase.
    pub threats: Vec<Threat>,
    /// The moves that prove the kill or the gain.
    pub line: Vec<Move>,
    /// The gain comes after checks by this side; what it could win otherwise is no part of it.
    pub(super) by_checks: Option<Vec<Pair>>,
    /// Of a chase: the board after it, as the search saw it.
    pub(super) seen: Option<(Aspect, Box<Board>)>,
    /// The search came to its bound; the ply counts as idle.
    pub cut: bool,
    /// What the search has cost.
    pub work: u32,
}

impl Finding {
    /// Nothing that counts.
    pub fn idle() -> Self {
        Self::of(Nature::Idle)
    }

    /// Nothing was found within so much work.
    pub fn cut_at(work: u32) -> Self {
        Self { cut: true, work, ..Self::idle() }
    }

    pub(super) fn of(nature: Nature) -> Self {
        let article = match nature {
            Nature::Check => "24.1",
            Nature::Kill => "24.2",
            Nature::Chase => "24.3",
            Nature::Exchange => "24.4",
            Nature::Offer => "24.5",
            Nature::Block => "24.6",
            Nature::Follow => "24.7",
            Nature::Idle => "24.8",
        };
        Self::by(nature, article)
    }

    /// Of a nature by a detailed rule.
    pub(super) fn by(nature: Nature, article: &'static str) -> Self {
        Self {
            nature,
            article,
            threats: Vec::new(),
            line: Vec::new(),
            by_checks: None,
            seen: None,
            cut: false,
            work: 0,
        }
    }
}

/// The nature of a ply that is about to be played.
pub(super) fn find(before: &Board, m: Move, limits: Limits) -> Finding {
    let aspect = Aspect::of(before, m);
    let before = aspect.board(before);
    let m = aspect.turn(m);
    let mut after = before;
    after.relocate(m.from, m.to);
    let Some(mover) = after.id_at(m.to) else { return Finding::idle() };
    let mut finding = nature(&before, &after, mover, limits);
    for threat in &mut finding.threats {
        threat.root = threat.root.map(|square| aspect.square(square));
    }
    for m in finding.threats.iter_mut().map(|threat| &mut threat.m).chain(&mut finding.line) {
        *m = aspect.turn(*m);
    }
    let chase = finding.nature == Nature::Chase;
    Finding { seen: chase.then(|| (aspect, Box::new(after))), ..finding }
}

/// The nature of the ply by `mover` between two boards.
fn nature(before: &Board, after: &Board, mover: PieceId, limits: Limits) -> Finding {
    let color = mover.color();
    if check::is_attacked(after, !color) {
        return Finding::of(Nature::Check);
    }
    let answers_check = check::is_attacked(before, color);
    if answers_check && mover.role() == Role::General {
        return Finding::by(Nature::Idle, "26.1.2");
    }
    if limits.work == 0 {
        return Finding::cut_at(0);
    }
    let mut search = Search::new(limits);
    let now = View::new(&mut search, after, color);
    let then = if answers_check { before.unguarded(color) } else { *before };
    let kill = search
        .mating_line_without(&now.barred, now.keyed(), color, limits.mate)
        .filter(|line| !stood_before(&mut search, after, &then, line));
    let finding = match kill {
        Some(line) => Finding { line, ..Finding::of(Nature::Kill) },
        None => find_chase(&mut search, &now, &then, mover),
    };
    // what another piece than the general adds by answering a check counts
    let adds = answers_check && matches!(finding.nature, Nature::Kill | Nature::Chase);
    let finding = if adds { Finding { article: "26.1.4", ..finding } } else { finding };
    if search.is_cut() { Finding::cut_at(limits.work) } else { Finding { work: search.work(), ..finding } }
}

/// Could the side mate before the ply, too, by beginning with the same piece on the same point? What stood before is no
/// kill of this ply (26.1.4); a mate by another way is.
fn stood_before(search: &mut Search, after: &Board, before: &Board, line: &[Move]) -> bool {
    let Some((&m, piece)) = line.first().and_then(|m| Some((m, after.id_at(m.from)?))) else { return false };
    let Some(from) = before.square_of(piece) else { return false };
    let m = Move { from, to: m.to };
    let mate = search.limits().mate;
    legal::is_reachable(before, m)
        && check::is_safe(before, piece.color(), m)
        && search.mates_by(&KeyedBoard::new(*before), piece.color(), m, mate)
}

/// What a ply is that neither checks nor kills.
fn find_chase(search: &mut Search, now: &View, before: &Board, mover: PieceId) -> Finding {
    let color = mover.color();
    let wins = now.wins(search);
    let has_check = has_check(&now.keyed().board, color);
    let then = View::new(search, before, color);
    if wins.threats.is_empty() && now.offers.is_empty() && !has_check {
        return idle::kind(search, now, &then, mover, "24.8");
    }
    let stood = !wins.threats.is_empty();
    let fresh: Vec<Win> = wins.threats.into_iter().filter(|win| is_new(search, now, &then, mover, win)).collect();
    let holds = !fresh.is_empty() && holds_the_point(search, &then, now, mover, &fresh);
    if !fresh.is_empty() && !holds {
        return chase(search, now, &fresh, mover);
    }
    let by_checks = if fresh.is_empty() && has_check { new_checking_line(search, now, &then) } else { None };
    if let Some(ByChecks { line, worth, excluded }) = by_checks {
        let threat = now.first_taken(&line).and_then(|pair| now.capture(pair));
        let threats = threat.map(|m| Threat { m, worth, used: Frozen::default(), root: None }).into_iter().collect();
        let by_checks = Some(excluded);
        return Finding { line, threats, by_checks, ..Finding::by(Nature::Chase, article_of_chase(mover, worth)) };
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
    if offered || joined() {
        return Finding::of(Nature::Exchange);
    }
    // the point that saves the game (26.2); an attack that stood, or came of the other side's own ply (26.3)
    let article = if holds {
        "26.2"
    } else if stood {
        "26.3"
    } else {
        "24.8"
    };
    idle::kind(search, now, &then, mover, article)
}

fn has_check(board: &Board, color: Color) -> bool {
    let mut moves = Vec::new();
    legal::list_wanted(board, color, Some(&Wanted::checks(board, color)), &mut moves);
    !moves.is_empty()
}

/// Could the attacker not win the target before the ply, or not as much?
fn is_new(search: &mut Search, now: &View, then: &View, mover: PieceId, win: &Win) -> bool {
    let Some(m) = then.capture((win.attacker, win.target)) else { return false };
    // a general's or a soldier's attack that did not count is none that stood
    let counted =
        counts_as_attacker(then.keyed(), m, win.attacker) || !counts_as_attacker(now.keyed(), win.m, win.attacker);
    if counted && then.takes(win.attacker, win.target) {
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

/// A line that wins by checks what could not be won before the ply, whether by checks or at once.
struct ByChecks {
    line: Vec<Move>,
    worth: Gain,
    /// The pairs that it must not begin with.
    excluded: Vec<Pair>,
}

fn new_checking_line(search: &mut Search, now: &View, then: &View) -> Option<ByChecks> {
    /// More pairs than this are hardly won one by one; the search has a bound anyway.
    const MOST: usize = 8;
    let taking_line = |search: &mut Search, excluded: &[Pair]| {
        now.checking_line(search, excluded).filter(|(line, _)| now.first_taken(line).is_some())
    };
    let mut excluded = now.offers.clone();
    let (line, worth) = taking_line(search, &excluded)?;
    excluded.extend(then.wins(search).threats.iter().map(|win| (win.attacker, win.target)));
    for _ in 0..MOST {
        let pair = then.checking_line(search, &excluded).and_then(|(line, _)| then.first_taken(&line));
        excluded.extend(pair);
        if pair.is_none() {
            break;
        }
    }
    if excluded.len() == now.offers.len() {
        return Some(ByChecks { line, worth, excluded });
    }
    let (line, worth) = taking_line(search, &excluded)?;
    Some(ByChecks { line, worth, excluded })
}

fn is_humble(piece: PieceId) -> bool {
    matches!(piece.role(), Role::General | Role::Soldier)
}

/// The article by which a ply chases with which others than general and soldiers win so much.
fn article_of_chase(mover: PieceId, most: Gain) -> &'static str {
    if is_humble(mover) {
        "26.1.1"
    } else if most == Gain::Even {
        "26.5"
    } else {
        "24.3"
    }
}

fn chase(search: &mut Search, now: &View, fresh: &[Win], mover: PieceId) -> Finding {
    let threat =
        |win: &Win| Threat { m: win.m, worth: win.worth, used: win.used, root: now.root(win.attacker, win.target) };
    let line = fresh.first().and_then(|win| search.capturing_line(now.keyed(), &now.query(), win.m));
    let most = fresh.iter().map(|win| win.worth).max().unwrap_or(Gain::Net);
    let humble = fresh.iter().all(|win| is_humble(win.attacker));
    let article = if humble { "26.8" } else { article_of_chase(mover, most) };
    Finding {
        threats: fresh.iter().map(threat).collect(),
        line: line.unwrap_or_default(),
        ..Finding::by(Nature::Chase, article)
    }
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
