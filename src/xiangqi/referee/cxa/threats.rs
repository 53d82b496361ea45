//! What a side threatens in a position: the captures that would win something if it were to move, and the exchanges that
//! it offers (CXA 2020, articles 24.3, 24.4, 24.15–24.17, 26.5).
//!
//! # Readings
//! * *Protected* means that the capture, when it is played out, wins nothing: a piece that may not take back, or would be
//!   mated for it, protects nothing (false roots), and one that wins the piece back by checks protects (hidden roots).
//! * *What the other side may answer*: see [`GainQuery`]. What it could win anyway is no answer.
//! * *Equal captures* (26.5) threaten something where the compensation is that the attacker leaves its post: what falls
//!   then was protected, covered or held by it.

use super::search::{Aim, Frozen, GainQuery, KeyedBoard, Search, StandingWins, counts_as_attacker};
use alloc::rc::Rc;
use alloc::vec::Vec;

use crate::color::Color;
use crate::xiangqi::board::Board;
use crate::xiangqi::check;
use crate::xiangqi::legal::{self, Wanted};
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::{PieceId, Role};
use crate::xiangqi::square::Square;

/// Checks before a capture that is possible at once, too.
const FEW: u8 = 2;
/// Checks of a mate that makes an exchange impossible.
const SHORT: u8 = 4;

/// Two pieces of different sides, of which the first takes the second.
pub(super) type Pair = (PieceId, PieceId);

/// How much a capture wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Gain {
    Nothing,
    /// As much as it gives, where the attacker leaves a post for it (26.5).
    Even,
    Net,
}

/// The part of a piece in the win of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    None,
    /// The capture needs it as its screen.
    Screen,
    /// Without it nothing would be won.
    Needed,
}

/// A capture and what it wins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Win {
    pub m: Move,
    pub attacker: PieceId,
    pub target: PieceId,
    pub worth: Gain,
    /// Who takes or checks in the lines that prove a net gain.
    pub used: Frozen,
}

/// The winning captures of a position, those apart that are part of an exchange which is offered.
#[derive(Default)]
pub(super) struct Wins {
    pub threats: Vec<Win>,
    pub exchanges: Vec<Win>,
}

/// A position seen from the side that would move in it.
pub(super) struct View {
    color: Color,
    /// Exchanges that are offered: one's own piece and one of the other side, of a kind.
    pub offers: Vec<(PieceId, PieceId)>,
    /// Their moves.
    pub barred: Vec<Move>,
    /// The position, and the captures that the other side could win by if it were to move.
    pub standing: StandingWins,
}

impl View {
    pub fn new(search: &mut Search, board: &Board, color: Color) -> Self {
        let standing = StandingWins::new(Rc::new(search.roots(board)), !color, Frozen::default());
        let mut view = Self { color, offers: Vec::new(), barred: Vec::new(), standing };
        view.find_offers(search);
        view
    }

    pub fn keyed(&self) -> &KeyedBoard {
        &self.standing.table.keyed
    }

    fn board(&self) -> &Board {
        &self.standing.table.keyed.board
    }

    /// The question whether this side wins something.
    pub fn query(&self) -> GainQuery<'_> {
        let gain = GainQuery::to_gain(&self.standing.table, self.color);
        GainQuery { standing: [Some(&self.standing), None], offers: &self.offers, barred: &self.barred, ..gain }
    }

    /// Could one of two pieces of different sides take the other?
    pub fn takes(&self, by: PieceId, on: PieceId) -> bool {
        self.standing.table.roots(by, on).is_some()
    }

    /// Could the piece be taken back when it takes the other?
    pub fn is_protected(&self, by: PieceId, on: PieceId) -> bool {
        self.standing.table.roots(by, on).is_some_and(|roots| roots != 0)
    }

    /// One of those who could take back.
    pub fn root(&self, by: PieceId, on: PieceId) -> Option<Square> {
        let roots = self.standing.table.roots(by, on)?;
        let board = self.board();
        (0..16).filter(|slot| roots >> slot & 1 != 0).find_map(|slot| board.square_of(PieceId::new(on.color(), slot)))
    }

    /// Could the other side take this piece?
    pub fn could_lose(&self, piece: PieceId) -> bool {
        self.board().pieces(!self.color).any(|(by, _)| self.takes(by, piece))
    }

    /// The move of one piece onto another.
    pub fn capture(&self, (piece, target): (PieceId, PieceId)) -> Option<Move> {
        Some(Move { from: self.board().square_of(piece)?, to: self.board().square_of(target)? })
    }

    fn captures(&self) -> Vec<(Move, PieceId, PieceId)> {
        let board = self.board();
        let mut moves = Vec::new();
        legal::list_wanted(board, self.color, Some(&Wanted::CAPTURES), &mut moves);
        let pair = |m: Move| Some((m, board.id_at(m.from)?, board.id_at(m.to)?));
        moves.into_iter().filter_map(pair).collect()
    }

    /// Finds the offers of exchange: two pieces of a kind attack each other, and the other side, having taken, is neither
    /// mated nor worse off (24.4).
    fn find_offers(&mut self, search: &mut Search) {
        let mut found = Vec::new();
        for (m, attacker, target) in self.captures() {
            let kind = attacker.role();
            let mutual = kind == target.role() && self.takes(target, attacker);
            if !mutual || !matches!(kind, Role::Chariot | Role::Horse | Role::Cannon) {
                continue;
            }
            let accepted = self.keyed().after(Move { from: m.to, to: m.from });
            let mate = search.limits().mate.min(SHORT);
            let fails = search.mates(&accepted, self.color, mate) || search.regains(&accepted, &self.query(), kind);
            if !fails {
                found.push((m, (attacker, target)));
            }
        }
        (self.barred, self.offers) = found.into_iter().unzip();
    }

    pub fn win(&self, search: &mut Search, (m, attacker, target): (Move, PieceId, PieceId)) -> Win {
        let worth = self.worth(search, m, &self.query());
        Win { m, attacker, target, worth, used: search.used() }
    }

    /// What a capture wins when a question of gain is asked in this way.
    pub fn worth(&self, search: &mut Search, m: Move, gain: &GainQuery<'_>) -> Gain {
        let even = GainQuery { aim: Aim::Even, ..*gain };
        let Some(attacker) = self.board().id_at(m.from) else { return Gain::Nothing };
        // what is sooner found out comes first: a capture that cannot be answered wins; of others few do
        let target = self.board().id_at(m.to);
        let likely = target.is_some_and(|target| {
            !self.is_protected(attacker, target) || worth(target.role()) > worth(attacker.role())
        });
        if likely && search.reaches_by(self.keyed(), gain, m) {
            return Gain::Net;
        }
        if !search.reaches_by(self.keyed(), &even, m) {
            return Gain::Nothing;
        }
        if !likely && search.reaches_by(self.keyed(), gain, m) {
            return Gain::Net;
        }
        if search.reaches_by(self.keyed(), &GainQuery { own: true, ..even }, m) {
            return Gain::Even;
        }
        let waived = self.waived(search, attacker);
        let held = GainQuery { waived: Some(&waived), ..*gain };
        if search.reaches_by(self.keyed(), &held, m) { Gain::Even } else { Gain::Nothing }
    }

    /// What the other side could win if this piece had left its post.
    fn waived(&self, search: &mut Search, piece: PieceId) -> StandingWins {
        StandingWins::new(Rc::new(search.roots(&self.board().without(piece))), !self.color, Frozen::default())
    }

    /// The captures that win.
    pub fn wins(&self, search: &mut Search) -> Wins {
        let mut wins = Wins::default();
        for capture in self.captures() {
            let (m, attacker, target) = capture;
            if !self.standing.table.is_worth(target) || !counts_as_attacker(self.keyed(), m, attacker) {
                continue;
            }
            let win = self.win(search, capture);
            if win.worth == Gain::Nothing {
                continue;
            }
            if self.is_exchange(search, &win) {
                wins.exchanges.push(win);
            } else {
                wins.threats.push(win);
            }
        }
        wins
    }

    /// Is the win nothing but an exchange that is offered, or does it need the piece who is offered there?
    pub fn is_exchange(&self, search: &mut Search, win: &Win) -> bool {
        self.offers.iter().any(|&(piece, target)| {
            target == win.target && (piece == win.attacker || self.part(search, piece, win) == Part::Needed)
        })
    }

    /// The part of a piece of this side in a win.
    pub fn part(&self, search: &mut Search, piece: PieceId, win: &Win) -> Part {
        if piece == win.attacker || piece.role() == Role::General || win.worth != Gain::Net {
            return Part::None;
        }
        if !self.holds_without(search, Frozen::one(piece), win) {
            return Part::Needed;
        }
        if legal::is_reachable(&self.board().without(piece), win.m) { Part::None } else { Part::Screen }
    }

    /// Would the win stand if these pieces took nothing? What the other side may answer is then what it could not win from
    /// a side whose pieces take nothing: a bystander that only they guard is no part of the win, nor is a piece that covers
    /// its general or stands in a line.
    fn holds_without(&self, search: &mut Search, frozen: Frozen, win: &Win) -> bool {
        let after = self.keyed().after(win.m).board;
        let backs = bound_by(&after, frozen, !self.color, win.m.to);
        if win.worth == Gain::Net && backs.is_empty() && !win.used.meets(frozen) {
            // the proof stands: what the other side could win beside it, which is no answer, only becomes more
            return true;
        }
        let standing = StandingWins::new(Rc::clone(&self.standing.table), !self.color, frozen);
        let query = GainQuery { frozen, standing: [Some(&standing), None], ..self.query() };
        search.reaches_by(self.keyed(), &query, win.m)
            && backs.into_iter().all(|back| search.survives(self.keyed(), &query, win.m, back))
    }

    /// Does it take several pieces to win this (24.17)?
    ///
    /// A piece that stands protected, when the attacker alone would not win it; one that is worth more than its attacker,
    /// when an attacking piece is its screen; an unprotected one only when another piece keeps those from taking back who
    /// would.
    pub fn is_joint(&self, search: &mut Search, win: &Win) -> bool {
        let after = self.keyed().after(win.m).board;
        let protected = self.is_protected(win.attacker, win.target);
        if worth(win.target.role()) > worth(win.attacker.role()) {
            return protected && self.board().pieces(self.color).any(|(piece, _)| self.is_attacking_screen(piece, win));
        }
        let others = Frozen::all_but(win.attacker);
        (protected || !bound_by(&after, others, !self.color, win.m.to).is_empty())
            && !self.holds_without(search, others, win)
    }

    fn is_attacking_screen(&self, piece: PieceId, win: &Win) -> bool {
        matches!(piece.role(), Role::Chariot | Role::Horse | Role::Cannon)
            && piece != win.attacker
            && !legal::is_reachable(&self.board().without(piece), win.m)
    }

    /// Would the win be a mere exchange without this piece?
    pub fn rests_on(&self, search: &mut Search, piece: PieceId, win: &Win) -> bool {
        let board = self.board();
        let alike = win.attacker != piece && win.attacker.role() == win.target.role();
        if !alike || !legal::reaches(board, win.target, win.m.to, win.m.from) {
            return false;
        }
        let without = board.without(piece);
        let possible = !check::is_attacked(&without, self.color) && !check::is_attacked(&without, !self.color);
        possible && Self::new(search, &without, self.color).offers.contains(&(win.attacker, win.target))
    }

    /// Could the attacker win the target by a few checks first?
    pub fn wins_by_checks(&self, search: &mut Search, win: &Win) -> bool {
        let query = GainQuery { only: Some((win.attacker, win.target)), ..self.query() };
        search.wins_by_checks(self.keyed(), &query, FEW)
    }

    /// A line that wins by checks first, other than these pairs: something; or as much as it gives, where a piece that
    /// checks leaves its post and the other side, too, has to give checks for what it gets (26.5).
    pub fn checking_line(&self, search: &mut Search, excluded: &[Pair]) -> Option<(Vec<Move>, Gain)> {
        let gain = GainQuery { excluded, ..self.query() };
        let even = GainQuery { aim: Aim::Even, ..gain };
        if !search.wins_by_checks(self.keyed(), &even, search.limits().attack) {
            return None;
        }
        let own = GainQuery { own: true, ..even };
        for (query, worth) in [(gain, Gain::Net), (own, Gain::Even)] {
            if let Some(line) = search.checking_line(self.keyed(), &query, None) {
                return Some((line, worth));
            }
        }
        let board = self.board();
        let mut moves = Vec::new();
        legal::list_wanted(board, self.color, Some(&Wanted::checks(board, self.color)), &mut moves);
        moves.into_iter().find_map(|m| {
            search.checking_line(self.keyed(), &even, Some(m))?;
            let waived = self.waived(search, board.id_at(m.from)?);
            let held = GainQuery { waived: Some(&waived), quiet: true, ..gain };
            search.checking_line(self.keyed(), &held, Some(m)).map(|line| (line, Gain::Even))
        })
    }

    /// Does it take several pieces to win by checks what is not among these pairs (24.17)? Not if one piece gives them all and
    /// takes.
    pub fn is_joint_check(&self, search: &mut Search, excluded: &[(PieceId, PieceId)]) -> bool {
        let gain = GainQuery { excluded, ..self.query() };
        let board = self.board();
        let mut moves = Vec::new();
        legal::list_wanted(board, self.color, Some(&Wanted::checks(board, self.color)), &mut moves);
        !board.pieces(self.color).filter(|&(_, from)| moves.iter().any(|m| m.from == from)).any(|(piece, _)| {
            let alone = GainQuery { solo: Some(piece), ..gain };
            search.wins_by_checks(self.keyed(), &alone, search.limits().attack)
        })
    }

    /// The first pair that is taken in a line of this side.
    pub fn first_taken(&self, line: &[Move]) -> Option<(PieceId, PieceId)> {
        let mut keyed = *self.keyed();
        for (at, &m) in line.iter().enumerate() {
            let pair = keyed.board.id_at(m.from).zip(keyed.board.id_at(m.to));
            let own = pair.filter(|&(_, taken)| at % 2 == 0 && self.standing.table.is_worth(taken));
            if own.is_some() {
                return own;
            }
            keyed = keyed.after(m);
        }
        None
    }
}

/// What a piece is worth beside others (25.3): a chariot two horses or cannons; the rest less than any of them.
pub(super) fn worth(role: Role) -> u8 {
    match role {
        Role::Chariot => 3,
        Role::Horse | Role::Cannon => 2,
        Role::Advisor | Role::Elephant => 1,
        Role::General | Role::Soldier => 0,
    }
}

/// The captures on a point that these pieces, and no others, forbid to a side by what would become of its general.
fn bound_by(board: &Board, binding: Frozen, color: Color, point: Square) -> Vec<Move> {
    let only_these = |m: &Move| {
        let mut after = *board;
        after.relocate(m.from, m.to);
        let attackers = check::attackers(&after, color);
        let binds = |&at: &Square| after.id_at(at).is_some_and(|piece| binding.holds(piece));
        !attackers.is_empty() && attackers.iter().all(binds)
    };
    let moves = board.pieces(color).map(|(_, from)| Move { from, to: point });
    moves.filter(|&m| legal::is_reachable(board, m)).filter(only_these).collect()
}
