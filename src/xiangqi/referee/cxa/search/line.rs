//! Lines that prove a gain, to be shown: the attacker's moves that win, and answers that look most like one.

use super::query::Node;
use super::{GainQuery, KeyedBoard, Search};
use crate::xiangqi::check;
use crate::xiangqi::moves::Move;
use alloc::vec;
use alloc::vec::Vec;

impl Search {
    /// Can the aim be reached by checks, at least one and at most so many, before the first capture?
    pub fn wins_by_checks(&mut self, keyed: &KeyedBoard, query: &GainQuery<'_>, most: u8) -> bool {
        self.first_check(keyed, query, None, most).is_some()
    }

    /// The line, if the aim can be reached by checks, at least one, before the first capture; the first of them may be
    /// given.
    pub fn checking_line(
        &mut self,
        keyed: &KeyedBoard,
        query: &GainQuery<'_>,
        first: Option<Move>,
    ) -> Option<Vec<Move>> {
        let (m, next) = self.first_check(keyed, query, first, self.limits.attack)?;
        self.line_from(m, next, query)
    }

    fn first_check(
        &mut self,
        keyed: &KeyedBoard,
        query: &GainQuery<'_>,
        first: Option<Move>,
        most: u8,
    ) -> Option<(Move, Node)> {
        let mut node = self.start(keyed, query);
        let start = self.list_checks(&keyed.board, query.color);
        let mut checks = self.moves.split_off(start);
        checks.retain(|&m| first.is_none_or(|first| first == m));
        for most in 1..=most.min(self.limits.attack) {
            node.checks[query.color] = most;
            for &m in &checks {
                if !self.spend() {
                    return None;
                }
                let Some(next) = self.check_step(&node, query, m, keyed.after(m)) else { continue };
                if self.holds(&next, query) {
                    return Some((m, next));
                }
            }
        }
        None
    }

    /// The line that starts with a capture which reaches the aim.
    pub fn capturing_line(&mut self, keyed: &KeyedBoard, query: &GainQuery<'_>, m: Move) -> Option<Vec<Move>> {
        let node = self.start(keyed, query);
        let next = self.step(&node, query, m, false)?;
        self.line_from(m, next, query)
    }

    /// The line from a first move, whose node holds: the defender tries what looks most like an answer.
    fn line_from(&mut self, first: Move, node: Node, query: &GainQuery<'_>) -> Option<Vec<Move>> {
        const LONGEST: usize = 16;
        let mut line = vec![first];
        let mut node = node;
        while line.len() < LONGEST {
            let Some((answer, next)) = self.best_try(&node, query) else { break };
            line.push(answer);
            node = next;
            let evading = check::is_attacked(&node.keyed.board, query.color);
            if !evading && node.reaches(query) {
                break;
            }
            if let Some(mate) = self.mating_line_without(query.barred, &node.keyed, query.color, self.limits.inner) {
                line.extend(mate);
                break;
            }
            let Some((m, next)) = self.move_that_gets(&node, query) else { break };
            line.push(m);
            node = next;
        }
        if self.is_cut() { None } else { Some(line) }
    }

    /// The defender's move to show: what takes most back; in check, what is not mated; else none.
    fn best_try(&mut self, node: &Node, query: &GainQuery<'_>) -> Option<(Move, Node)> {
        let color = !query.color;
        let evading = check::is_attacked(&node.keyed.board, color);
        let start = self.list(&node.keyed.board, color);
        let mut best: Option<(u8, Move, Node)> = None;
        for at in start..self.moves.len() {
            let m = self.moves[at];
            let Some(next) = self.step(node, query, m, evading) else { continue };
            let takes = next.material != node.material;
            if !evading && (!takes || next.reaches(query)) {
                continue;
            }
            let mated = self.mates(&next.keyed, query.color, self.limits.inner);
            let merit = if mated { 0 } else { 1 + u8::from(takes) };
            if best.as_ref().is_none_or(|&(most, ..)| merit > most) {
                best = Some((merit, m, next));
            }
        }
        self.moves.truncate(start);
        best.map(|(_, m, next)| (m, next))
    }
}
