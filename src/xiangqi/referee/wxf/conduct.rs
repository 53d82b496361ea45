//! What one ply did: the facts that rule sets judge, the same for all of them.
//!
//! Sections 1.1–1.5 of the WXF specification are the model. An attack is recorded as a pair of pieces with its
//! circumstances before and after the ply; which attacks are chases is for a rule set to say.

use super::capture::{can_take, can_take_but_for, each_attack, is_protected};
use crate::history::History;
use crate::position::Position;
use crate::xiangqi::board::{Board, is_across};
use crate::xiangqi::check;
use crate::xiangqi::piece::{PieceId, Role};
use crate::xiangqi::position::Xiangqi;
use crate::xiangqi::square::Square;
use alloc::vec::Vec;

/// The circumstances of an attack that is a legal capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The attacker could be legally taken on the target's point at once.
    pub protected: bool,
    /// Attacker and target are of one kind and the target could legally take the attacker: an offer to exchange.
    pub offer: bool,
}

impl Standing {
    /// How the attack stands, if it is a legal capture but for the checks that these pieces give.
    fn of(board: &Board, attacker: PieceId, target: PieceId, checkers: &[Square]) -> Option<Self> {
        can_take_but_for(board, attacker, target, checkers).then(|| Self {
            protected: is_protected(board, attacker, target),
            offer: attacker.role() == target.role() && can_take(board, target, attacker),
        })
    }
}

/// An attack that stands after a ply: `attacker` could legally take `target`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// A chariot, horse, cannon, advisor or elephant of the side that moved.
    pub attacker: PieceId,
    /// Any piece of the other side but its general or a soldier that has not crossed the river.
    pub target: PieceId,
    /// How it stood before the ply; `None` if the capture was not possible then. That the side stood in check makes no
    /// difference: whoever only answers a check attacks nothing new by it.
    pub before: Option<Standing>,
    /// How it stands now.
    pub after: Standing,
    /// The attacker is the piece that moved.
    pub moved: bool,
}

/// What one ply did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// The slots of the pieces that give check, as bits; 0 if it gives none.
    pub checkers: u16,
    /// The attacks that stand after it and that some rule set may count: no offers, and on protected pieces only those on
    /// chariots. None are recorded for a ply that gives check, which is a check and nothing else (AXF rule 12, `club`
    /// A12).
    pub attacks: Vec<Attack>,
}

/// Attacks that need not be looked at, since the rule set would count none of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::xiangqi::referee) struct Overlooked {
    /// Those of other pieces than the one that moved, cannons aside.
    pub uncovered: bool,
    /// Those that stood before the ply, whatever became of the target's protection.
    pub standing: bool,
}

/// The facts of the ply that led to node `ply`, which is 1 or more, but for what may be overlooked.
pub(in crate::xiangqi::referee) fn conduct(history: &History<Xiangqi>, ply: usize, overlooked: Overlooked) -> Conduct {
    let played = history.nodes().get(ply).and_then(|node| node.played);
    let before = history.position_at(ply.wrapping_sub(1));
    match (played, before, history.position_at(ply)) {
        (Some((_, effect)), Some(before), Some(after)) => {
            Conduct::but_for(overlooked, before.board(), after.board(), effect.piece)
        }
        _ => Conduct::default(),
    }
}

impl Conduct {
    /// The conduct of the ply by `mover`, a piece of the side that moved, between two boards.
    pub fn of(before: &Board, after: &Board, mover: PieceId) -> Self {
        Self::but_for(Overlooked::default(), before, after, mover)
    }

    fn but_for(overlooked: Overlooked, before: &Board, after: &Board, mover: PieceId) -> Self {
        let color = mover.color();
        if check::is_attacked(after, !color) {
            return Self { checkers: slots_of(after, &check::attackers(after, !color)), attacks: Vec::new() };
        }
        let answered = if check::is_attacked(before, color) { check::attackers(before, color) } else { Vec::new() };
        let mut attacks = Vec::new();
        each_attack(after, color, |attacker, target| {
            if overlooked.uncovered && attacker != mover && attacker.role() != Role::Cannon
                || !is_chaseable(after, target)
            {
                return;
            }
            // most attacks have stood, and whether they do is soon found
            if overlooked.standing && can_take_but_for(before, attacker, target, &answered) {
                return;
            }
            let counts = |now: &Standing| !now.offer && (!now.protected || target.role() == Role::Chariot);
            if let Some(now) = Standing::of(after, attacker, target, &[]).filter(counts) {
                let before = Standing::of(before, attacker, target, &answered);
                attacks.push(Attack { attacker, target, before, after: now, moved: attacker == mover });
            }
        });
        Self { checkers: 0, attacks }
    }

    /// All that the ply may have done that led to a position of which nothing is known before.
    pub fn unseen(position: &Xiangqi) -> Self {
        let (board, color) = (position.board(), !position.turn());
        let mut conduct = Self::checks_of(position);
        each_attack(board, color, |attacker, target| {
            if conduct.checkers == 0
                && is_chaseable(board, target)
                && let Some(after) = Standing::of(board, attacker, target, &[])
            {
                conduct.attacks.push(Attack { attacker, target, before: None, after, moved: true });
            }
        });
        conduct
    }

    /// Only whether it gave check to the side to move, and by whom.
    pub fn checks_of(position: &Xiangqi) -> Self {
        let board = position.board();
        let checkers = if position.is_check() { slots_of(board, &position.checkers()) } else { 0 };
        Self { checkers, attacks: Vec::new() }
    }

    /// Does it give check?
    pub fn is_check(&self) -> bool {
        self.checkers != 0
    }
}

/// Can the piece be chased at all? Soldiers only beyond the river (AXF rules 25, 29; `club` 1.2).
fn is_chaseable(board: &Board, target: PieceId) -> bool {
    match target.role() {
        Role::General => false,
        Role::Soldier => board.square_of(target).is_some_and(|square| is_across(square, target.color())),
        _ => true,
    }
}

fn slots_of(board: &Board, squares: &[Square]) -> u16 {
    squares.iter().filter_map(|&square| board.id_at(square)).fold(0, |slots, piece| slots | 1 << piece.slot())
}
