//! Captures that win material, at once or after checks (CXA 2020, articles 24.3 and 25.3).
//!
//! One side attacks, the other defends. The attacker's moves are captures and checks; either side may stop whenever it
//! is not in check. What the defender may answer is limited to what bears on the line: it takes back, takes a man that
//! takes part, or one that the line left without protection or cover, wins by checks, or mates. What it could have taken
//! anyway is no answer: it could do so whatever the attacker does.

use super::attempt::{Node, counts_as_attacker};
use super::{Attempt, Balance, Field, Free, Search};
use crate::color::ByColor;
use crate::xiangqi::check;
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::{Man, Role};

const YES: u8 = 1;
const NO: u8 = 2;

/// Checks that the defender may still give when the attacker has taken a second time.
const LATER_CHECKS: u8 = 2;

impl Search {
    /// Does this capture reach the aim? Its man is the first to move in the line.
    pub fn reaches_by(&mut self, field: &Field, attempt: &Attempt<'_>, m: Move) -> bool {
        let node = self.start(field, attempt);
        match self.step(&node, attempt, m, false) {
            Some(next) => self.spend() && self.holds(&next, attempt),
            None => false,
        }
    }

    /// Is the aim kept after the attacker has taken a man, in a position where the defender is to move?
    pub fn reaches_after(&mut self, field: &Field, attempt: &Attempt<'_>, taken: Man) -> bool {
        let mut node = self.start(field, attempt);
        node.balance = node.balance.taking(taken.role());
        node.taken = true;
        self.holds(&node, attempt)
    }

    /// Would `color`, to move after the other side has taken `lost`, come out ahead, the loss counted?
    pub fn regains(&mut self, field: &Field, attempt: &Attempt<'_>, lost: Role) -> bool {
        let mut node = self.start(field, attempt);
        node.balance = node.balance.losing(lost);
        node.taken = true;
        self.gets(&node, attempt)
    }

    #[inline(never)]
    pub(super) fn start(&mut self, field: &Field, attempt: &Attempt<'_>) -> Node {
        self.latest += 1;
        self.salt = self.latest;
        let mut checks = ByColor([if attempt.quiet { 0 } else { self.limits.defence }; 2]);
        checks[attempt.color] = 0;
        Node { field: *field, balance: Balance::default(), checks, taken: false, answered: false }
    }

    /// The node after any legal move; captures count for what they are worth, if they answer the line: whatever gets out
    /// of a check does.
    #[inline(never)]
    pub(super) fn step(&mut self, node: &Node, attempt: &Attempt<'_>, m: Move, evading: bool) -> Option<Node> {
        let man = node.field.board.man_at(m.from)?;
        let taken = node.field.board.man_at(m.to);
        let mut next = Node { field: node.field.after(m), ..*node };
        if let Some(taken) = taken.filter(|&taken| attempt.ground.is_worth(taken)) {
            if man.color() == attempt.color {
                next.balance = node.balance.taking(taken.role());
                if node.taken {
                    let checks = &mut next.checks[!attempt.color];
                    *checks = LATER_CHECKS.min(*checks);
                }
                next.taken = true;
                next.checks[attempt.color] = 0;
            } else if self.bears_on(node, attempt, (man, taken), evading) {
                next.balance = node.balance.losing(taken.role());
                next.answered |=
                    attempt.involved >> taken.slot() & 1 != 0 && !attempt.ground.is_displaced(&node.field.board, taken);
            }
        }
        Some(next)
    }

    /// The node after a check by the attacker that takes nothing of worth.
    pub(super) fn check_step(&self, node: &Node, attempt: &Attempt<'_>, m: Move, field: Field) -> Option<Node> {
        let quiet = node.field.board.man_at(m.to).is_none_or(|taken| !attempt.ground.is_worth(taken));
        let mut next = Node { field, ..*node };
        next.checks[attempt.color] = node.checks[attempt.color].checked_sub(1)?;
        let board = &next.field.board;
        let alone = attempt
            .solo
            .is_none_or(|man| check::attackers(board, !attempt.color).iter().all(|&by| board.man_at(by) == Some(man)));
        (quiet && alone).then_some(next)
    }

    /// Is it an answer to the line when the defender's `man` takes `taken`?
    fn bears_on(&mut self, node: &Node, attempt: &Attempt<'_>, (man, taken): (Man, Man), evading: bool) -> bool {
        let board = &node.field.board;
        if attempt.ground.is_displaced(board, taken) || attempt.involved >> taken.slot() & 1 != 0 {
            return true;
        }
        let [Some(free), also] = attempt.free else {
            return evading || attempt.ground.opens(board, man, taken, attempt.without);
        };
        let pair = (man, taken);
        if attempt.waived.is_some_and(|waived| self.is_free(waived, pair) && !self.is_free(free, pair)) {
            return false;
        }
        evading || !self.is_free(free, pair) || also.is_some_and(|also| !self.is_free(also, pair))
    }

    /// Could the side win something by this capture, if it were to move?
    fn is_free(&mut self, free: &Free, (man, taken): (Man, Man)) -> bool {
        if let Some(known) = free.known((man, taken)) {
            return known;
        }
        let board = &free.field.board;
        let m = board.square_of(man).zip(board.square_of(taken)).map(|(from, to)| Move { from, to });
        let salt = self.salt;
        self.latest += 1;
        self.salt = self.latest;
        let attempt = Attempt::to_gain(&free.ground, free.color);
        let possible = free.ground.roots(man, taken).is_some();
        let is_free = possible && m.is_some_and(|m| self.reaches_by(&free.field, &attempt, m));
        self.salt = salt;
        if !self.is_cut() {
            free.learn((man, taken), is_free);
        }
        is_free
    }

    /// May the attacker go on with this capture? The first is any that counts as its own; a later one must come out of
    /// the line: what could be taken anyway, by itself, is another line.
    fn may_take(&self, node: &Node, attempt: &Attempt<'_>, m: Move) -> bool {
        let board = &node.field.board;
        let (Some(man), Some(taken)) = (board.man_at(m.from), board.man_at(m.to)) else { return false };
        if !attempt.ground.is_worth(taken) {
            return false;
        }
        if node.taken {
            let takes_back = attempt.ground.is_displaced(board, taken);
            if matches!(man.role(), Role::General | Role::Soldier) {
                return takes_back;
            }
            return takes_back || !node.answered && attempt.ground.opens(board, man, taken, None);
        }
        attempt.only.is_none_or(|only| only == (man, taken))
            && attempt.solo.is_none_or(|solo| solo == man)
            && !attempt.excluded.contains(&(man, taken))
            && counts_as_attacker(&node.field, m, man)
    }

    fn is_offered(&self, node: &Node, attempt: &Attempt<'_>, m: Move) -> bool {
        let board = &node.field.board;
        let pair = board.man_at(m.from).zip(board.man_at(m.to));
        pair.is_some_and(|pair| attempt.offers.contains(&pair) && !attempt.ground.is_displaced(board, pair.1))
    }

    /// The attacker, to move, reaches its aim.
    fn gets(&mut self, node: &Node, attempt: &Attempt<'_>) -> bool {
        if self.is_cut() {
            return false;
        }
        if !check::is_attacked(&node.field.board, attempt.color) && node.reaches(attempt) {
            return true;
        }
        let key = node.key(self.salt << 1);
        match self.gains.get(key) {
            YES => return true,
            NO => return false,
            _ => {}
        }
        let found = self.move_that_gets(node, attempt).is_some()
            || !self.is_cut() && self.mates_without(attempt.barred, &node.field, attempt.color, self.limits.inner);
        if !self.is_cut() {
            self.gains.set(key, if found { YES } else { NO });
        }
        found
    }

    pub(super) fn move_that_gets(&mut self, node: &Node, attempt: &Attempt<'_>) -> Option<(Move, Node)> {
        let color = attempt.color;
        let evading = check::is_attacked(&node.field.board, color);
        let start = self.list(&node.field.board, color);
        let mut found = None;
        for at in start..self.moves.len() {
            let m = self.moves[at];
            if self.is_offered(node, attempt, m) {
                continue;
            }
            let next = if evading {
                if self.spend() { self.step(node, attempt, m, evading) } else { None }
            } else if self.may_take(node, attempt, m) {
                let next = if self.spend() { self.step(node, attempt, m, evading) } else { None };
                next.filter(|next| next.reaches(attempt) || check::is_attacked(&next.field.board, !color))
            } else if node.checks[color] > 0 {
                let next = self.checked(&node.field, color, m);
                next.and_then(|next| self.check_step(node, attempt, m, next))
            } else {
                None
            };
            let Some(next) = next else { continue };
            if self.holds(&next, attempt) {
                found = Some((m, next));
                break;
            }
        }
        self.moves.truncate(start);
        if self.is_cut() { None } else { found }
    }

    /// The defender, to move, cannot keep the attacker from its aim.
    pub(super) fn holds(&mut self, node: &Node, attempt: &Attempt<'_>) -> bool {
        let color = !attempt.color;
        let evading = check::is_attacked(&node.field.board, color);
        if !evading && !node.reaches(attempt) {
            return false;
        }
        if attempt.quiet && !evading && self.mates(&node.field, color, self.limits.inner) {
            return false;
        }
        // the fewer checks a refutation takes, the sooner it is found
        let most = node.checks[color];
        let mut node = *node;
        for checks in 0..=most {
            node.checks[color] = checks;
            let key = node.key(self.salt << 1 | 1);
            let holds = match self.gains.get(key) {
                YES => true,
                NO => false,
                _ => {
                    let (refuted, checked) = self.refutation(&node, attempt, evading);
                    if self.is_cut() {
                        return false;
                    }
                    self.gains.set(key, if refuted { NO } else { YES });
                    if !refuted && !evading && !checked && checks > 0 {
                        // nobody can check: more checks allowed are no more to try
                        return true;
                    }
                    !refuted
                }
            };
            if !holds {
                return false;
            }
        }
        true
    }

    /// Has the defender a move by which the attacker misses its aim; and was any of those it tried a check?
    fn refutation(&mut self, node: &Node, attempt: &Attempt<'_>, evading: bool) -> (bool, bool) {
        let color = !attempt.color;
        let start = self.list(&node.field.board, color);
        let (mut refuted, mut checked) = (false, false);
        for at in start..self.moves.len() {
            let m = self.moves[at];
            let next = if evading {
                if self.spend() { self.step(node, attempt, m, evading) } else { None }
            } else {
                self.answer(node, attempt, m)
            };
            let Some(next) = next else { continue };
            checked |= next.checks[color] < node.checks[color];
            if !self.gets(&next, attempt) {
                refuted = true;
                break;
            }
        }
        self.moves.truncate(start);
        (refuted, checked)
    }

    /// The node after a move of the defender, who is not in check, if it is an answer to the line.
    fn answer(&mut self, node: &Node, attempt: &Attempt<'_>, m: Move) -> Option<Node> {
        let color = !attempt.color;
        let board = &node.field.board;
        if board.man_at(m.to).is_some_and(|taken| attempt.ground.is_worth(taken)) {
            if !self.spend() {
                return None;
            }
            let next = self.step(node, attempt, m, false)?;
            if !next.reaches(attempt) {
                return Some(next);
            }
        }
        if node.checks[color] == 0 || !check::gives_check(board, color, m) || !self.spend() {
            return None;
        }
        let mut next = self.step(node, attempt, m, false)?;
        next.checks[color] -= 1;
        Some(next)
    }
}
