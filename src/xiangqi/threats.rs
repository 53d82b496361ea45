//! What a side threatens in a position: the captures that would win something if it were to move, and the exchanges that
//! it offers (CXA 2020, articles 24.3, 24.4, 24.15–24.17, 26.5).
//!
//! # Readings
//! * *Protected* means that the capture, when it is played out, wins nothing: a man that may not take back, or would be
//!   mated for it, protects nothing (false roots), and one that wins the piece back by checks protects (hidden roots).
//! * *What the other side may answer*: see [`Attempt`]. What it could win anyway is no answer.
//! * *Equal captures* (26.5) threaten something where the compensation is that the attacker leaves its post: what falls
//!   then was protected, covered or held by it.

use super::board::Board;
use super::check;
use super::legal;
use super::moves::Move;
use super::piece::{Man, Role};
use super::search::{Aim, Attempt, Field, Free, Search, counts_as_attacker};
use super::square::Square;
use crate::color::Color;

/// How much a capture wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Yield {
    Nothing,
    /// As much as it gives, where the attacker leaves a post for it (26.5).
    Even,
    Gain,
}

/// The part of a man in the win of another.
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
    pub attacker: Man,
    pub target: Man,
    pub worth: Yield,
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
    /// Exchanges that are offered: one's own man and one of the other side, of a kind.
    pub offers: Vec<(Man, Man)>,
    /// Their moves.
    pub barred: Vec<Move>,
    /// The position, and the captures that the other side could win by if it were to move.
    pub free: Free,
}

impl View {
    pub fn new(search: &mut Search, board: &Board, color: Color) -> Self {
        let mut view = Self { color, offers: Vec::new(), barred: Vec::new(), free: Free::new(board, !color) };
        view.find_offers(search);
        view
    }

    pub fn field(&self) -> &Field {
        &self.free.field
    }

    fn board(&self) -> &Board {
        &self.free.field.board
    }

    /// The question whether this side wins something.
    pub fn attempt(&self) -> Attempt<'_> {
        let gain = Attempt::to_gain(&self.free.ground, self.color);
        Attempt { free: [Some(&self.free), None], offers: &self.offers, barred: &self.barred, ..gain }
    }

    /// Could one of two men of different sides take the other?
    pub fn takes(&self, by: Man, on: Man) -> bool {
        self.free.ground.roots(by, on).is_some()
    }

    /// Could the man be taken back when he takes the other?
    pub fn is_protected(&self, by: Man, on: Man) -> bool {
        self.free.ground.roots(by, on).is_some_and(|roots| roots != 0)
    }

    /// Could the other side take this man?
    pub fn could_lose(&self, man: Man) -> bool {
        self.board().men(!self.color).any(|(by, _)| self.takes(by, man))
    }

    /// The move of one man onto another.
    pub fn capture(&self, (man, target): (Man, Man)) -> Option<Move> {
        Some(Move { from: self.board().square_of(man)?, to: self.board().square_of(target)? })
    }

    fn captures(&self) -> Vec<(Move, Man, Man)> {
        let board = self.board();
        let mut moves = Vec::new();
        legal::list(board, self.color, &mut moves);
        let pair = |m: Move| Some((m, board.man_at(m.from)?, board.man_at(m.to)?));
        moves.into_iter().filter_map(pair).collect()
    }

    /// Finds the offers of exchange: two men of a kind attack each other, and the other side, having taken, is neither
    /// mated nor worse off (24.4).
    fn find_offers(&mut self, search: &mut Search) {
        let mut found = Vec::new();
        for (m, attacker, target) in self.captures() {
            let kind = attacker.role();
            let mutual = kind == target.role() && self.takes(target, attacker);
            if !mutual || !matches!(kind, Role::Chariot | Role::Horse | Role::Cannon) {
                continue;
            }
            let accepted = self.field().after(Move { from: m.to, to: m.from });
            let mate = search.limits().mate;
            let fails = search.mates(&accepted, self.color, mate) || search.regains(&accepted, &self.attempt(), kind);
            if !fails {
                found.push((m, (attacker, target)));
            }
        }
        (self.barred, self.offers) = found.into_iter().unzip();
    }

    pub fn win(&self, search: &mut Search, (m, attacker, target): (Move, Man, Man)) -> Win {
        Win { m, attacker, target, worth: self.worth(search, m, &self.attempt()) }
    }

    /// What a capture wins when a question of gain is asked in this way.
    pub fn worth(&self, search: &mut Search, m: Move, gain: &Attempt<'_>) -> Yield {
        if search.reaches_by(self.field(), gain, m) {
            return Yield::Gain;
        }
        let even = Attempt { aim: Aim::Even, ..*gain };
        let Some(attacker) = self.board().man_at(m.from) else { return Yield::Nothing };
        if !search.reaches_by(self.field(), &even, m) {
            return Yield::Nothing;
        }
        let waived = Free::new(&self.board().without(attacker), !self.color);
        let held = Attempt { waived: Some(&waived), ..*gain };
        if search.reaches_by(self.field(), &held, m) { Yield::Even } else { Yield::Nothing }
    }

    /// The captures that win.
    pub fn wins(&self, search: &mut Search) -> Wins {
        let mut wins = Wins::default();
        for capture in self.captures() {
            let (m, attacker, target) = capture;
            if !self.free.ground.is_worth(target) || !counts_as_attacker(self.field(), m, attacker) {
                continue;
            }
            let win = self.win(search, capture);
            if win.worth == Yield::Nothing {
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

    /// Is the win nothing but an exchange that is offered, or does it need the man who is offered there?
    pub fn is_exchange(&self, search: &mut Search, win: &Win) -> bool {
        self.offers.iter().any(|&(man, target)| {
            target == win.target && (man == win.attacker || self.part(search, man, win) == Part::Needed)
        })
    }

    /// The part of a man of this side in a win.
    pub fn part(&self, search: &mut Search, man: Man, win: &Win) -> Part {
        if man == win.attacker || man.role() == Role::General || win.worth != Yield::Gain {
            return Part::None;
        }
        if !self.holds_without(search, man, win) {
            return Part::Needed;
        }
        if legal::is_reachable(&self.board().without(man), win.m) { Part::None } else { Part::Screen }
    }

    /// Would the win stand if this man vanished once the capture is made? A man that only covers a general has no part in
    /// what is taken.
    fn holds_without(&self, search: &mut Search, man: Man, win: &Win) -> bool {
        let board = self.field().after(win.m).board.without(man);
        check::is_attacked(&board, self.color)
            || search.reaches_after(&Field::new(board), &Attempt { without: Some(man), ..self.attempt() }, win.target)
    }

    /// Does it take several men to win this (24.17)?
    ///
    /// A man that stands protected, when the win needs another one's help; one that is worth more than its attacker, when
    /// an attacking man is its screen; an unprotected one only when another man keeps those from taking back who would.
    pub fn is_joint(&self, search: &mut Search, win: &Win) -> bool {
        let after = self.field().after(win.m).board;
        let protected = self.is_protected(win.attacker, win.target);
        if worth(win.target.role()) > worth(win.attacker.role()) {
            return protected && self.board().men(self.color).any(|(man, _)| self.is_attacking_screen(man, win));
        }
        self.board().men(self.color).any(|(man, _)| {
            let helps = protected || binds(&after, man, win.m.to);
            helps && self.part(search, man, win) == Part::Needed
        })
    }

    fn is_attacking_screen(&self, man: Man, win: &Win) -> bool {
        matches!(man.role(), Role::Chariot | Role::Horse | Role::Cannon)
            && man != win.attacker
            && !legal::is_reachable(&self.board().without(man), win.m)
    }

    /// Would the win be a mere exchange without this man?
    pub fn rests_on(&self, search: &mut Search, man: Man, win: &Win) -> bool {
        let board = self.board();
        let alike = win.attacker != man && win.attacker.role() == win.target.role();
        if !alike || !legal::reaches(board, win.target, win.m.to, win.m.from) {
            return false;
        }
        let without = board.without(man);
        let possible = !check::is_attacked(&without, self.color) && !check::is_attacked(&without, !self.color);
        possible && Self::new(search, &without, self.color).offers.contains(&(win.attacker, win.target))
    }

    /// Could the attacker win the target by checks first?
    pub fn wins_by_checks(&self, search: &mut Search, win: &Win) -> bool {
        let attempt = Attempt { only: Some((win.attacker, win.target)), ..self.attempt() };
        search.checking_line(self.field(), &attempt, None).is_some()
    }

    /// A line that wins by checks first, other than these pairs: something; or as much as it gives, where a man that
    /// checks leaves its post and the other side, too, has to give checks for what it gets (26.5).
    pub fn checking_line(&self, search: &mut Search, excluded: &[(Man, Man)]) -> Option<Vec<Move>> {
        let gain = Attempt { excluded, ..self.attempt() };
        let line = search.checking_line(self.field(), &gain, None);
        if line.is_some() {
            return line;
        }
        let board = self.board();
        let mut moves = Vec::new();
        legal::list(board, self.color, &mut moves);
        moves.retain(|&m| check::gives_check(board, self.color, m));
        moves.into_iter().find_map(|m| {
            let waived = Free::new(&board.without(board.man_at(m.from)?), !self.color);
            let held = Attempt { waived: Some(&waived), quiet: true, ..gain };
            let line = search.checking_line(self.field(), &held, Some(m))?;
            let even = Attempt { aim: Aim::Even, ..gain };
            search.checking_line(self.field(), &even, Some(m)).and(Some(line))
        })
    }

    /// Does it take several men to win by checks what is not among these pairs (24.17)? Not if one man gives them all and
    /// takes.
    pub fn is_joint_check(&self, search: &mut Search, excluded: &[(Man, Man)]) -> bool {
        let gain = Attempt { excluded, ..self.attempt() };
        !self.board().men(self.color).any(|(man, _)| {
            let alone = Attempt { solo: Some(man), ..gain };
            search.checking_line(self.field(), &alone, None).is_some()
        })
    }

    /// The first pair that is taken in a line of this side.
    pub fn first_taken(&self, line: &[Move]) -> Option<(Man, Man)> {
        let mut field = *self.field();
        for (at, &m) in line.iter().enumerate() {
            let pair = field.board.man_at(m.from).zip(field.board.man_at(m.to));
            let own = pair.filter(|&(_, taken)| at % 2 == 0 && self.free.ground.is_worth(taken));
            if own.is_some() {
                return own;
            }
            field = field.after(m);
        }
        None
    }
}

/// What a man is worth beside others (25.3): a chariot two horses or cannons; the rest less than any of them.
pub(super) fn worth(role: Role) -> u8 {
    match role {
        Role::Chariot => 3,
        Role::Horse | Role::Cannon => 2,
        Role::Advisor | Role::Elephant => 1,
        Role::General | Role::Soldier => 0,
    }
}

/// Does this man keep one of the other side from taking what stands on a point, by what would become of its general?
fn binds(board: &Board, man: Man, point: Square) -> bool {
    let color = !man.color();
    let without = board.without(man);
    board.men(color).any(|(_, from)| {
        let m = Move { from, to: point };
        legal::is_reachable(board, m) && !check::is_safe(board, color, m) && check::is_safe(&without, color, m)
    })
}
