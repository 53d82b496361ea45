//! Captures that win material, at once or after checks (CXA 2020, articles 24.3 and 25.3).
//!
//! One side attacks, the other defends. The attacker's moves are captures and checks; either side may stop whenever it
//! is not in check. What the defender may answer is limited to what bears on the line: it takes back, takes a piece that
//! takes part, or one that the line left without protection or cover, wins by checks, or mates. What it could have taken
//! anyway is no answer: it could do so whatever the attacker does.

use super::keyed::roots_of;
use super::query::{Node, counts_as_attacker};
use super::{Frozen, GainQuery, KeyedBoard, Material, Search, StandingWins, Table};
use crate::color::{ByColor, Color};
use crate::xiangqi::check;
use crate::xiangqi::legal::Wanted;
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::{PieceId, Role};
use alloc::vec::Vec;

// In a table entry, both by the checks that the attacker may still give, which only help it: one more than the most with
// which it surely misses its aim, and one more than the fewest with which it reaches it. 0: not known.
const MISSED: u8 = 0x0f;
const REACHED: u8 = 4;

/// Checks that the defender may still give when the attacker has taken a second time.
const LATER_CHECKS: u8 = 2;

impl Search {
    /// Does this capture reach the aim? Its piece is the first to move in the line.
    pub fn reaches_by(&mut self, keyed: &KeyedBoard, query: &GainQuery<'_>, m: Move) -> bool {
        let node = self.start(keyed, query);
        match self.step(&node, query, m, false) {
            Some(next) => self.spend() && self.holds(&next, query) && self.uses(keyed, m),
            None => false,
        }
    }

    /// Notes that a proof begins with this move.
    fn uses(&mut self, keyed: &KeyedBoard, m: Move) -> bool {
        if let Some(piece) = keyed.board.id_at(m.from) {
            self.used = self.used.and(Frozen::one(piece));
        }
        true
    }

    /// Is the aim kept after a capture and a given answer to it, which need not be legal?
    pub fn survives(&mut self, keyed: &KeyedBoard, query: &GainQuery<'_>, m: Move, answer: Move) -> bool {
        let node = self.start(keyed, query);
        let Some(taken) = self.step(&node, query, m, false) else { return false };
        self.step(&taken, query, answer, false).is_some_and(|next| self.spend() && self.gets(&next, query))
    }

    /// Would `color`, to move after the other side has taken `lost`, come out ahead, the loss counted?
    pub fn regains(&mut self, keyed: &KeyedBoard, query: &GainQuery<'_>, lost: Role) -> bool {
        let mut node = self.start(keyed, query);
        node.material = node.material.losing(lost);
        node.taken = true;
        self.gets(&node, query)
    }

    #[inline(never)]
    pub(super) fn start(&mut self, keyed: &KeyedBoard, query: &GainQuery<'_>) -> Node {
        self.salts = query.salts();
        let mut checks = ByColor([if query.quiet { 0 } else { self.limits.defence }; 2]);
        checks[query.color] = 0;
        let material = Material::default();
        Node { keyed: *keyed, material, checks, plies: 0, taken: false, answered: false, harried: 0 }
    }

    /// The node after any legal move; captures count for what they are worth, if they answer the line: whatever gets out
    /// of a check does.
    #[inline(never)]
    pub(super) fn step(&mut self, node: &Node, query: &GainQuery<'_>, m: Move, evading: bool) -> Option<Node> {
        let piece = node.keyed.board.id_at(m.from)?;
        let taken = node.keyed.board.id_at(m.to);
        if taken.is_some() && query.frozen.holds(piece) {
            return None;
        }
        let mut next = Node { keyed: node.keyed.after(m), plies: node.plies + 1, ..*node };
        if let Some(taken) = taken.filter(|&taken| query.table.is_worth(taken)) {
            if piece.color() == query.color {
                next.material = node.material.taking(taken.role());
                if node.taken {
                    let checks = &mut next.checks[!query.color];
                    *checks = LATER_CHECKS.min(*checks);
                }
                if !node.taken {
                    if node.plies == 0 {
                        next.checks[query.color] = self.limits.further;
                    }
                    if query.own && !(node.material.gave_nothing() && roots_of(&node.keyed.board, m) == 0) {
                        return None;
                    }
                }
                next.taken = true;
            } else if self.bears_on(node, query, (piece, taken), evading) {
                next.material = node.material.losing(taken.role());
                next.answered |=
                    query.involved >> taken.slot() & 1 != 0 && !query.table.is_displaced(&node.keyed.board, taken);
            }
        }
        Some(next)
    }

    /// The node after a check by the attacker that takes nothing of worth.
    pub(super) fn check_step(&self, node: &Node, query: &GainQuery<'_>, m: Move, keyed: KeyedBoard) -> Option<Node> {
        let quiet = node.keyed.board.id_at(m.to).is_none_or(|taken| !query.table.is_worth(taken));
        let mut next = Node { keyed, plies: node.plies + 1, ..*node };
        next.checks[query.color] = node.checks[query.color].checked_sub(1)?;
        let board = &next.keyed.board;
        let alone = query
            .solo
            .is_none_or(|piece| check::attackers(board, !query.color).iter().all(|&by| board.id_at(by) == Some(piece)));
        (quiet && alone).then_some(next)
    }

    /// Is it an answer to the line when the defender's `piece` takes `taken`?
    fn bears_on(
        &mut self,
        node: &Node,
        query: &GainQuery<'_>,
        (piece, taken): (PieceId, PieceId),
        evading: bool,
    ) -> bool {
        let board = &node.keyed.board;
        if query.table.is_displaced(board, taken) || query.involved >> taken.slot() & 1 != 0 {
            return true;
        }
        let [Some(standing), also] = query.standing else {
            return evading || query.table.opens(board, piece, taken, query.frozen);
        };
        let pair = (piece, taken);
        let harried = node.harried;
        if query.waived.is_some_and(|waived| {
            self.stands_anyway(waived, pair, harried) && !self.stands_anyway(standing, pair, harried)
        }) {
            return false;
        }
        evading
            || !self.stands_anyway(standing, pair, harried)
            || also.is_some_and(|also| !self.stands_anyway(also, pair, harried))
    }

    /// Could the side win something by this capture, if it were to move: at once, or after no more checks than it has given?
    fn stands_anyway(&mut self, standing: &StandingWins, pair: (PieceId, PieceId), checks: u8) -> bool {
        [0, checks.min(StandingWins::CHECKS as u8)].into_iter().any(|checks| self.stands(standing, pair, checks))
    }

    fn stands(&mut self, standing: &StandingWins, pair: (PieceId, PieceId), checks: u8) -> bool {
        if let Some(known) = standing.known(pair, usize::from(checks)) {
            return known;
        }
        let (piece, taken) = pair;
        let (keyed, table) = (&standing.table.keyed, &standing.table);
        let gain = GainQuery { frozen: standing.frozen, ..GainQuery::to_gain(table, standing.color) };
        let salts = self.salts;
        let wins = if checks > 0 {
            let query = GainQuery { only: Some(pair), ..gain };
            self.wins_by_checks(keyed, &query, checks)
        } else {
            let m = keyed.board.square_of(piece).zip(keyed.board.square_of(taken)).map(|(from, to)| Move { from, to });
            let possible = table.roots(piece, taken).is_some();
            possible && m.is_some_and(|m| self.reaches_by(keyed, &gain, m))
        };
        self.salts = salts;
        if !self.is_cut() {
            standing.learn(pair, usize::from(checks), wins);
        }
        wins
    }

    /// May the attacker go on with this capture? The first is any that counts as its own; a later one must come out of
    /// the line: what could be taken anyway, by itself, is another line.
    fn may_take(&self, node: &Node, query: &GainQuery<'_>, m: Move) -> bool {
        let board = &node.keyed.board;
        let (Some(piece), Some(taken)) = (board.id_at(m.from), board.id_at(m.to)) else { return false };
        if !query.table.is_worth(taken) {
            return false;
        }
        if node.taken {
            let takes_back = query.table.is_displaced(board, taken);
            if matches!(piece.role(), Role::General | Role::Soldier) {
                return takes_back;
            }
            return takes_back || !node.answered && query.table.opens(board, piece, taken, Frozen::default());
        }
        query.only.is_none_or(|only| only == (piece, taken))
            && query.solo.is_none_or(|solo| solo == piece)
            && !query.excluded.contains(&(piece, taken))
            && counts_as_attacker(&node.keyed, m, piece)
    }

    fn is_offered(&self, node: &Node, query: &GainQuery<'_>, m: Move) -> bool {
        let board = &node.keyed.board;
        let pair = board.id_at(m.from).zip(board.id_at(m.to));
        pair.is_some_and(|pair| query.offers.contains(&pair) && !query.table.is_displaced(board, pair.1))
    }

    /// Is the line longer than any is followed? Checks that answer checks have no other end.
    fn is_too_long(&mut self, node: &Node) -> bool {
        if node.plies > self.limits.plies {
            self.cut();
        }
        self.is_cut()
    }

    /// The attacker, to move, reaches its aim.
    fn gets(&mut self, node: &Node, query: &GainQuery<'_>) -> bool {
        if self.is_too_long(node) {
            return false;
        }
        if !check::is_attacked(&node.keyed.board, query.color) && node.reaches(query) {
            self.used = Frozen::default();
            return true;
        }
        let key = node.key(self.salts, query.color, false);
        let checks = node.checks[query.color];
        if let Some(known) = self.known(key, checks) {
            return known;
        }
        let found = match self.move_that_gets(node, query) {
            Some((m, _)) => self.uses(&node.keyed, m),
            None if self.is_cut() => false,
            None => {
                let (board, mate) = (&node.keyed, self.limits.inner);
                let mate = self.mates_without(query.barred, query.frozen, board, query.color, mate);
                self.used = mate.unwrap_or_default();
                mate.is_some()
            }
        };
        self.learn(key, checks, found);
        found
    }

    fn known(&mut self, key: u64, checks: u8) -> Option<bool> {
        let known = self.gains.get(key);
        if known >> REACHED != 0 && known >> REACHED <= checks + 1 {
            self.used = self.used_in[key as usize % Table::SIZE];
            return Some(true);
        }
        (known & MISSED > checks).then_some(false)
    }

    fn learn(&mut self, key: u64, checks: u8, reached: bool) {
        if self.is_cut() {
            return;
        }
        let known = self.gains.get(key);
        let value = (checks + 1).min(MISSED);
        let next = if reached { known & MISSED | value << REACHED } else { known & !MISSED | value };
        self.gains.set(key, next);
        if reached {
            self.used_in[key as usize % Table::SIZE] = self.used;
        }
    }

    /// Lists the captures of a side, and its checks while it may give any.
    fn list_forcing(&mut self, node: &Node, color: Color) -> usize {
        let board = &node.keyed.board;
        let wanted = if node.checks[color] > 0 { Wanted::captures_and_checks(board, color) } else { Wanted::CAPTURES };
        self.list_wanted(board, color, Some(&wanted))
    }

    pub(super) fn move_that_gets(&mut self, node: &Node, query: &GainQuery<'_>) -> Option<(Move, Node)> {
        let color = query.color;
        if check::is_attacked(&node.keyed.board, color) {
            let start = self.list(&node.keyed.board, color);
            let found = self.evasion_that_holds(start, node, query);
            self.moves.truncate(start);
            return found;
        }
        let start = self.list_forcing(node, color);
        let mut found = None;
        for at in start..self.moves.len() {
            let m = self.moves[at];
            if self.is_offered(node, query, m) {
                continue;
            }
            let next = if self.may_take(node, query, m) {
                let next = if self.spend() { self.step(node, query, m, false) } else { None };
                next.filter(|next| next.reaches(query) || check::is_attacked(&next.keyed.board, !color))
            } else if node.checks[color] > 0 {
                let next = self.checked(&node.keyed, color, m);
                next.and_then(|next| self.check_step(node, query, m, next))
            } else {
                None
            };
            let Some(next) = next else { continue };
            if self.holds(&next, query) {
                found = Some((m, next));
                break;
            }
        }
        self.moves.truncate(start);
        if self.is_cut() { None } else { found }
    }

    /// The attacker's way out of check that keeps its aim. Those after which the defender has no check come first: there
    /// is nothing more to look at.
    fn evasion_that_holds(&mut self, start: usize, node: &Node, query: &GainQuery<'_>) -> Option<(Move, Node)> {
        let mut pending = Vec::new();
        for at in start..self.moves.len() {
            let m = self.moves[at];
            if self.is_offered(node, query, m) || !self.spend() {
                continue;
            }
            let Some(next) = self.step(node, query, m, true) else { continue };
            let mut unchecked = next;
            unchecked.checks[!query.color] = 0;
            if !self.holds(&unchecked, query) {
                continue;
            }
            if next.checks[!query.color] == 0 || !self.has_check(&next.keyed, !query.color) {
                return Some((m, next));
            }
            pending.push((m, next));
        }
        pending.into_iter().find(|(_, next)| self.holds(next, query)).filter(|_| !self.is_cut())
    }

    /// The defender, to move, cannot keep the attacker from its aim.
    pub(super) fn holds(&mut self, node: &Node, query: &GainQuery<'_>) -> bool {
        if self.is_too_long(node) {
            return false;
        }
        let color = !query.color;
        let evading = check::is_attacked(&node.keyed.board, color);
        if !evading && !node.reaches(query) {
            return false;
        }
        if query.quiet && !evading && self.mates(&node.keyed, color, self.limits.inner) {
            return false;
        }
        // the fewer checks a refutation takes, the sooner it is found
        let most = node.checks[color];
        let mut node = *node;
        let mut used = Frozen::default();
        for checks in 0..=most {
            node.checks[color] = checks;
            let key = node.key(self.salts, query.color, true);
            let own = node.checks[query.color];
            let holds = match self.known(key, own) {
                Some(known) => known,
                None => {
                    let (refuted, checked) = self.refutation(&node, query, evading);
                    if self.is_cut() {
                        return false;
                    }
                    self.learn(key, own, !refuted);
                    if !refuted && !evading && !checked && checks > 0 {
                        // nobody can check: more checks allowed are no more to try
                        self.used = self.used.and(used);
                        return true;
                    }
                    !refuted
                }
            };
            if !holds {
                return false;
            }
            used = used.and(self.used);
        }
        self.used = used;
        true
    }

    /// Has the defender a move by which the attacker misses its aim; and was any of those it tried a check?
    fn refutation(&mut self, node: &Node, query: &GainQuery<'_>, evading: bool) -> (bool, bool) {
        let color = !query.color;
        let (mut refuted, mut checked) = (false, false);
        let mut used = Frozen::default();
        let start = if evading { self.list(&node.keyed.board, color) } else { self.list_forcing(node, color) };
        if evading {
            refuted = self.evasion_that_refutes(start, node, query);
        } else {
            for at in start..self.moves.len() {
                let Some(next) = self.answer(node, query, self.moves[at]) else { continue };
                checked |= next.checks[color] < node.checks[color];
                if !self.gets(&next, query) {
                    refuted = true;
                    break;
                }
                used = used.and(self.used);
            }
            self.used = used;
        }
        self.moves.truncate(start);
        (refuted, checked)
    }

    /// Has the defender a way out of check by which the attacker misses its aim? Those after which the attacker has neither
    /// a check nor a capture that wins come first.
    fn evasion_that_refutes(&mut self, start: usize, node: &Node, query: &GainQuery<'_>) -> bool {
        let mut pending = Vec::new();
        let mut used = Frozen::default();
        for at in start..self.moves.len() {
            if !self.spend() {
                return false;
            }
            let Some(next) = self.step(node, query, self.moves[at], true) else { continue };
            let mut unchecked = next;
            unchecked.checks[query.color] = 0;
            if self.gets(&unchecked, query) {
                used = used.and(self.used);
                continue;
            }
            if next.checks[query.color] == 0 || !self.has_check(&next.keyed, query.color) {
                return !self.is_cut();
            }
            pending.push(next);
        }
        for next in &pending {
            if !self.gets(next, query) {
                return true;
            }
            used = used.and(self.used);
        }
        self.used = used;
        false
    }

    /// The node after a move of the defender, who is not in check, if it is an answer to the line.
    fn answer(&mut self, node: &Node, query: &GainQuery<'_>, m: Move) -> Option<Node> {
        let color = !query.color;
        let board = &node.keyed.board;
        if board.id_at(m.to).is_some_and(|taken| query.table.is_worth(taken)) {
            if !self.spend() {
                return None;
            }
            let next = self.step(node, query, m, false)?;
            if !next.reaches(query) {
                return Some(next);
            }
        }
        if node.checks[color] == 0 || !check::gives_check(board, color, m) || !self.spend() {
            return None;
        }
        let mut next = self.step(node, query, m, false)?;
        next.checks[color] -= 1;
        next.harried += 1;
        Some(next)
    }
}
