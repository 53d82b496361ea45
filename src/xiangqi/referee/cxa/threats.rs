//! What a side threatens in a position: the captures that would win something if it were to move, and the exchanges that
//! it offers (CXA 2020, articles 24.3, 24.4, 24.15–24.17, 26.5).
//!
//! # Readings
//! * *Protected* means that the capture, when it is played out, wins nothing: a piece that may not take back, or would be
//!   mated for it, protects nothing (false roots), and one that wins the piece back by checks protects (hidden roots).
//! * *What the other side may answer*: see [`GainQuery`]. What it could win anyway is no answer.
//! * *Equal captures* (26.5) threaten something where the compensation is that the attacker leaves its post: what falls
//!   then was protected, covered or held by it.

use super::search::{Aim, GainQuery, KeyedBoard, Search, StandingWins, counts_as_attacker};
use crate::color::Color;
use crate::xiangqi::board::Board;
use crate::xiangqi::check;
use crate::xiangqi::legal;
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::{PieceId, Role};
use crate::xiangqi::square::Square;

/// How much a capture wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Gain {
    Nothing,
    /// As much as it gives, where the attacker leaves a post for it (26.5).
    Even,
    Net,
}

/// The part of a piece in the win of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    None,
    /// The capture needs him as its screen.
    Screen,
    /// Without him nothing would be won.
    Needed,
}

/// A capture and what it wins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Win {
    pub m: Move,
    pub attacker: PieceId,
    pub target: PieceId,
    pub worth: Gain,
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
        let mut view =
            Self { color, offers: Vec::new(), barred: Vec::new(), standing: StandingWins::new(board, !color) };
        view.find_offers(search);
        view
    }

    pub fn keyed(&self) -> &KeyedBoard {
        &self.standing.keyed
    }

    fn board(&self) -> &Board {
        &self.standing.keyed.board
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

    /// Could the piece be taken back when he takes the other?
    pub fn is_protected(&self, by: PieceId, on: PieceId) -> bool {
        self.standing.table.roots(by, on).is_some_and(|roots| roots != 0)
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
        legal::list(board, self.color, &mut moves);
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
            let mate = search.limits().mate;
            let fails = search.mates(&accepted, self.color, mate) || search.regains(&accepted, &self.query(), kind);
            if !fails {
                found.push((m, (attacker, target)));
            }
        }
        (self.barred, self.offers) = found.into_iter().unzip();
    }

    pub fn win(&self, search: &mut Search, (m, attacker, target): (Move, PieceId, PieceId)) -> Win {
        Win { m, attacker, target, worth: self.worth(search, m, &self.query()) }
    }

    /// What a capture wins when a question of gain is asked in this way.
    pub fn worth(&self, search: &mut Search, m: Move, gain: &GainQuery<'_>) -> Gain {
        if search.reaches_by(self.keyed(), gain, m) {
            return Gain::Net;
        }
        let even = GainQuery { aim: Aim::Even, ..*gain };
        let Some(attacker) = self.board().id_at(m.from) else { return Gain::Nothing };
        if !search.reaches_by(self.keyed(), &even, m) {
            return Gain::Nothing;
        }
        let waived = StandingWins::new(&self.board().without(attacker), !self.color);
        let held = GainQuery { waived: Some(&waived), ..*gain };
        if search.reaches_by(self.keyed(), &held, m) { Gain::Even } else { Gain::Nothing }
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
        if !self.holds_without(search, piece, win) {
            return Part::Needed;
        }
        if legal::is_reachable(&self.board().without(piece), win.m) { Part::None } else { Part::Screen }
    }

    /// Would the win stand if this piece vanished once the capture is made? A piece that only covers a general has no part in
    /// what is taken.
    fn holds_without(&self, search: &mut Search, piece: PieceId, win: &Win) -> bool {
        let board = self.keyed().after(win.m).board.without(piece);
        check::is_attacked(&board, self.color)
            || search.reaches_after(
                &KeyedBoard::new(board),
                &GainQuery { without: Some(piece), ..self.query() },
                win.target,
            )
    }

    /// Does it take several pieces to win this (24.17)?
    ///
    /// A piece that stands protected, when the win needs another one's help; one that is worth more than its attacker, when
    /// an attacking piece is its screen; an unprotected one only when another piece keeps those from taking back who would.
    pub fn is_joint(&self, search: &mut Search, win: &Win) -> bool {
        let after = self.keyed().after(win.m).board;
        let protected = self.is_protected(win.attacker, win.target);
        if worth(win.target.role()) > worth(win.attacker.role()) {
            return protected && self.board().pieces(self.color).any(|(piece, _)| self.is_attacking_screen(piece, win));
        }
        self.board().pieces(self.color).any(|(piece, _)| {
            let helps = protected || binds(&after, piece, win.m.to);
            helps && self.part(search, piece, win) == Part::Needed
        })
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

    /// Could the attacker win the target by checks first?
    pub fn wins_by_checks(&self, search: &mut Search, win: &Win) -> bool {
        let query = GainQuery { only: Some((win.attacker, win.target)), ..self.query() };
        search.checking_line(self.keyed(), &query, None).is_some()
    }

    /// A line that wins by checks first, other than these pairs: something; or as much as it gives, where a piece that
    /// checks leaves its post and the other side, too, has to give checks for what it gets (26.5).
    pub fn checking_line(&self, search: &mut Search, excluded: &[(PieceId, PieceId)]) -> Option<Vec<Move>> {
        let gain = GainQuery { excluded, ..self.query() };
        let line = search.checking_line(self.keyed(), &gain, None);
        if line.is_some() {
            return line;
        }
        let board = self.board();
        let mut moves = Vec::new();
        legal::list(board, self.color, &mut moves);
        moves.retain(|&m| check::gives_check(board, self.color, m));
        moves.into_iter().find_map(|m| {
            let waived = StandingWins::new(&board.without(board.id_at(m.from)?), !self.color);
            let held = GainQuery { waived: Some(&waived), quiet: true, ..gain };
            let line = search.checking_line(self.keyed(), &held, Some(m))?;
            let even = GainQuery { aim: Aim::Even, ..gain };
            search.checking_line(self.keyed(), &even, Some(m)).and(Some(line))
        })
    }

    /// Does it take several pieces to win by checks what is not among these pairs (24.17)? Not if one piece gives them all and
    /// takes.
    pub fn is_joint_check(&self, search: &mut Search, excluded: &[(PieceId, PieceId)]) -> bool {
        let gain = GainQuery { excluded, ..self.query() };
        !self.board().pieces(self.color).any(|(piece, _)| {
            let alone = GainQuery { solo: Some(piece), ..gain };
            search.checking_line(self.keyed(), &alone, None).is_some()
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

/// Does this piece keep one of the other side from taking what stands on a point, by what would become of its general?
fn binds(board: &Board, piece: PieceId, point: Square) -> bool {
    let color = !piece.color();
    let without = board.without(piece);
    board.pieces(color).any(|(_, from)| {
        let m = Move { from, to: point };
        legal::is_reachable(board, m) && !check::is_safe(board, color, m) && check::is_safe(&without, color, m)
    })
}
