//! Captures that win material, at once or after checks (CXA 2020, articles 24.3 and 25.3).
//!
//! One side attacks, the other defends. The attacker's moves are captures and checks; either side may stop whenever it
//! is not in check. What the defender may answer is limited to what bears on the line: it takes back, takes a piece that
//! takes part, or one that the line left without protection or cover, wins by checks, or mates. What it could have taken
//! anyway is no answer: it could do so whatever the attacker does.

use super::query::{Node, counts_as_attacker};
use super::{GainQuery, KeyedBoard, Material, Search, StandingWins};
use crate::color::ByColor;
use crate::xiangqi::check;
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::{PieceId, Role};

const YES: u8 = 1;
const NO: u8 = 2;

/// Checks that the defender may still give when the attacker has taken a second time.
const LATER_CHECKS: u8 = 2;

impl Search {
    /// Does this capture reach the aim? Its piece is the first to move in the line.
    pub fn reaches_by(&mut self, keyed: &KeyedBoard, query: &GainQuery<'_>, m: Move) -> bool {
        let node = self.start(keyed, query);
        match self.step(&node, query, m, false) {
            Some(next) => self.spend() && self.holds(&next, query),
            None => false,
        }
    }

    /// Is the aim kept after the attacker has taken a piece, in a position where the defender is to move?
    pub fn reaches_after(&mut self, keyed: &KeyedBoard, query: &GainQuery<'_>, taken: PieceId) -> bool {
        let mut node = self.start(keyed, query);
        node.material = node.material.taking(taken.role());
        node.taken = true;
        self.holds(&node, query)
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
        self.latest += 1;
        self.salt = self.latest;
        let mut checks = ByColor([if query.quiet { 0 } else { self.limits.defence }; 2]);
        checks[query.color] = 0;
        Node { keyed: *keyed, material: Material::default(), checks, taken: false, answered: false }
    }

    /// The node after any legal move; captures count for what they are worth, if they answer the line: whatever gets out
    /// of a check does.
    #[inline(never)]
    pub(super) fn step(&mut self, node: &Node, query: &GainQuery<'_>, m: Move, evading: bool) -> Option<Node> {
        let piece = node.keyed.board.id_at(m.from)?;
        let taken = node.keyed.board.id_at(m.to);
        let mut next = Node { keyed: node.keyed.after(m), ..*node };
        if let Some(taken) = taken.filter(|&taken| query.table.is_worth(taken)) {
            if piece.color() == query.color {
                next.material = node.material.taking(taken.role());
                if node.taken {
                    let checks = &mut next.checks[!query.color];
                    *checks = LATER_CHECKS.min(*checks);
                }
                next.taken = true;
                next.checks[query.color] = 0;
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
        let mut next = Node { keyed, ..*node };
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
            return evading || query.table.opens(board, piece, taken, query.without);
        };
        let pair = (piece, taken);
        if query.waived.is_some_and(|waived| self.stands_anyway(waived, pair) && !self.stands_anyway(standing, pair)) {
            return false;
        }
        evading || !self.stands_anyway(standing, pair) || also.is_some_and(|also| !self.stands_anyway(also, pair))
    }

    /// Could the side win something by this capture, if it were to move?
    fn stands_anyway(&mut self, standing: &StandingWins, (piece, taken): (PieceId, PieceId)) -> bool {
        if let Some(known) = standing.known((piece, taken)) {
            return known;
        }
        let board = &standing.keyed.board;
        let m = board.square_of(piece).zip(board.square_of(taken)).map(|(from, to)| Move { from, to });
        let salt = self.salt;
        self.latest += 1;
        self.salt = self.latest;
        let query = GainQuery::to_gain(&standing.table, standing.color);
        let possible = standing.table.roots(piece, taken).is_some();
        let stands_anyway = possible && m.is_some_and(|m| self.reaches_by(&standing.keyed, &query, m));
        self.salt = salt;
        if !self.is_cut() {
            standing.learn((piece, taken), stands_anyway);
        }
        stands_anyway
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
            return takes_back || !node.answered && query.table.opens(board, piece, taken, None);
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

    /// The attacker, to move, reaches its aim.
    fn gets(&mut self, node: &Node, query: &GainQuery<'_>) -> bool {
        if self.is_cut() {
            return false;
        }
        if !check::is_attacked(&node.keyed.board, query.color) && node.reaches(query) {
            return true;
        }
        let key = node.key(self.salt << 1);
        match self.gains.get(key) {
            YES => return true,
            NO => return false,
            _ => {}
        }
        let found = self.move_that_gets(node, query).is_some()
            || !self.is_cut() && self.mates_without(query.barred, &node.keyed, query.color, self.limits.inner);
        if !self.is_cut() {
            self.gains.set(key, if found { YES } else { NO });
        }
        found
    }

    pub(super) fn move_that_gets(&mut self, node: &Node, query: &GainQuery<'_>) -> Option<(Move, Node)> {
        let color = query.color;
        let evading = check::is_attacked(&node.keyed.board, color);
        let start = self.list(&node.keyed.board, color);
        let mut found = None;
        for at in start..self.moves.len() {
            let m = self.moves[at];
            if self.is_offered(node, query, m) {
                continue;
            }
            let next = if evading {
                if self.spend() { self.step(node, query, m, evading) } else { None }
            } else if self.may_take(node, query, m) {
                let next = if self.spend() { self.step(node, query, m, evading) } else { None };
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

    /// The defender, to move, cannot keep the attacker from its aim.
    pub(super) fn holds(&mut self, node: &Node, query: &GainQuery<'_>) -> bool {
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
        for checks in 0..=most {
            node.checks[color] = checks;
            let key = node.key(self.salt << 1 | 1);
            let holds = match self.gains.get(key) {
                YES => true,
                NO => false,
                _ => {
                    let (refuted, checked) = self.refutation(&node, query, evading);
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
    fn refutation(&mut self, node: &Node, query: &GainQuery<'_>, evading: bool) -> (bool, bool) {
        let color = !query.color;
        let start = self.list(&node.keyed.board, color);
        let (mut refuted, mut checked) = (false, false);
        for at in start..self.moves.len() {
            let m = self.moves[at];
            let next = if evading {
                if self.spend() { self.step(node, query, m, evading) } else { None }
            } else {
                self.answer(node, query, m)
            };
            let Some(next) = next else { continue };
            checked |= next.checks[color] < node.checks[color];
            if !self.gets(&next, query) {
                refuted = true;
                break;
            }
        }
        self.moves.truncate(start);
        (refuted, checked)
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
        Some(next)
    }
}
