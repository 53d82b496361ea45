//! When neither side has the pieces to win.
//!
//! Platforms and the UCCI league: no chariot, horse, cannon or soldier on either side. Federations leave it to
//! agreement ("neither side can win", AXF rule 4, CXA 1999 4.2.1); where a lone cannon is all that is left, programs
//! agree on the shapes in which it cannot win by force, unless it mates at once.

use crate::color::{ByColor, Color};
use crate::position::Position;
use crate::xiangqi::board::{Board, GONE};
use crate::xiangqi::piece::{PieceId, Role};
use crate::xiangqi::position::Xiangqi;
use crate::xiangqi::rules::Material;
use alloc::vec::Vec;

/// What the rule needs to know of a side's pieces.
#[derive(Clone, Copy, Default)]
struct Force {
    cannons: u32,
    advisors: u32,
    elephants: u32,
}

impl Force {
    fn of(board: &Board, color: Color) -> Self {
        let mut force = Self::default();
        for piece in board.pieces(color).map(|(piece, _): (PieceId, _)| piece) {
            match piece.role() {
                Role::General | Role::Chariot | Role::Horse | Role::Soldier => {}
                Role::Advisor => force.advisors += 1,
                Role::Elephant => force.elephants += 1,
                Role::Cannon => force.cannons += 1,
            }
        }
        force
    }
}

/// Has neither side the pieces to win? `material == Material::LoneCannons` includes the shapes with one cannon a side at most count, too.
pub(in crate::xiangqi) fn nobody_can_win(position: &Xiangqi, material: Material) -> bool {
    let board = position.board();
    // chariots, horses and soldiers: almost every position has one, and needs no counting
    let heavy = [Role::Horse, Role::Chariot, Role::Soldier];
    let has = |color, role: Role| {
        let (from, to) = role.slots();
        board.places(color)[from..to].iter().any(|&place| place != GONE)
    };
    if Color::ALL.into_iter().any(|color| heavy.into_iter().any(|role| has(color, role))) {
        return false;
    }
    let force = ByColor([Force::of(board, Color::RED), Force::of(board, Color::Black)]);
    if Color::ALL.iter().any(|&color| force[color].cannons > 1) {
        return false;
    }
    let armed: Vec<Color> = Color::ALL.into_iter().filter(|&color| force[color].cannons == 1).collect();
    match armed[..] {
        [] => true,
        _ if material != Material::LoneCannons => false,
        [side] => {
            let (own, other) = (force[side], force[!side]);
            if own.advisors > 0 {
                // an advisor of one's own is the screen that a lone cannon mates over
                return false;
            }
            let harmless = other.advisors == 0 || (other.advisors == 1 && own.elephants == 0);
            harmless || !mates_now(position)
        }
        _ => Color::ALL.iter().all(|&color| force[color].advisors == 0) && !mates_now(position),
    }
}

/// Can the side to move mate, or leave the other side without a move, at once?
fn mates_now(position: &Xiangqi) -> bool {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.into_iter().any(|m| {
        let mut next = *position;
        next.play(m);
        next.count_legal() == 0
    })
}
