//! Lines that prove a gain, to be shown: the attacker's moves that win, and answers that look most like one.

use super::attempt::Node;
use super::{Attempt, Field, Search};
use crate::xiangqi::check;
use crate::xiangqi::moves::Move;

impl Search {
    /// The line, if the aim can be reached by checks, at least one, before the first capture; the first of them may be
    /// given.
    pub fn checking_line(&mut self, field: &Field, attempt: &Attempt<'_>, first: Option<Move>) -> Option<Vec<Move>> {
        let most = self.limits.attack;
        for checks in 1..=most {
            let mut node = self.start(field, attempt);
            node.checks[attempt.color] = checks;
            let start = self.list(&field.board, attempt.color);
            for at in start..self.moves.len() {
                let m = self.moves[at];
                if first.is_some_and(|first| first != m) {
                    continue;
                }
                let Some(next) = self.checked(field, attempt.color, m) else { continue };
                let Some(next) = self.check_step(&node, attempt, m, next) else { continue };
                if self.holds(&next, attempt) {
                    self.moves.truncate(start);
                    return self.line_from(m, next, attempt);
                }
            }
            self.moves.truncate(start);
        }
        None
    }

    /// The line that starts with a capture which reaches the aim.
    pub fn capturing_line(&mut self, field: &Field, attempt: &Attempt<'_>, m: Move) -> Option<Vec<Move>> {
        let node = self.start(field, attempt);
        let next = self.step(&node, attempt, m, false)?;
        self.line_from(m, next, attempt)
    }

    /// The line from a first move, whose node holds: the defender tries what looks most like an answer.
    fn line_from(&mut self, first: Move, node: Node, attempt: &Attempt<'_>) -> Option<Vec<Move>> {
        const LONGEST: usize = 16;
        let mut line = vec![first];
        let mut node = node;
        while line.len() < LONGEST {
            let Some((answer, next)) = self.best_try(&node, attempt) else { break };
            line.push(answer);
            node = next;
            let evading = check::is_attacked(&node.field.board, attempt.color);
            if !evading && node.reaches(attempt) {
                break;
            }
            if let Some(mate) = self.mating_line_without(attempt.barred, &node.field, attempt.color) {
                line.extend(mate);
                break;
            }
            let Some((m, next)) = self.move_that_gets(&node, attempt) else { break };
            line.push(m);
            node = next;
        }
        if self.is_cut() { None } else { Some(line) }
    }

    /// The defender's move to show: what takes most back; in check, what is not mated; else none.
    fn best_try(&mut self, node: &Node, attempt: &Attempt<'_>) -> Option<(Move, Node)> {
        let color = !attempt.color;
        let evading = check::is_attacked(&node.field.board, color);
        let start = self.list(&node.field.board, color);
        let mut best: Option<(u8, Move, Node)> = None;
        for at in start..self.moves.len() {
            let m = self.moves[at];
            let Some(next) = self.step(node, attempt, m, evading) else { continue };
            let takes = next.balance != node.balance;
            if !evading && (!takes || next.reaches(attempt)) {
                continue;
            }
            let mated = self.mates(&next.field, attempt.color, self.limits.inner);
            let merit = if mated { 0 } else { 1 + u8::from(takes) };
            if best.as_ref().is_none_or(|&(most, ..)| merit > most) {
                best = Some((merit, m, next));
            }
        }
        self.moves.truncate(start);
        best.map(|(_, m, next)| (m, next))
    }
}
