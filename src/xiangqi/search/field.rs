//! Positions of a search, and what is known of the one it starts from.

use std::cell::RefCell;

use crate::color::{ByColor, Color};
use crate::key::mix;
use crate::xiangqi::board::Board;
use crate::xiangqi::check;
use crate::xiangqi::legal;
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::{Man, Role};
use crate::xiangqi::square::Square;

/// A board with its key, kept up to date move by move.
#[derive(Clone, Copy)]
pub(in crate::xiangqi) struct Field {
    pub board: Board,
    pub key: u64,
}

/// A word for a man on a point. Men, not kinds: what a search knows of a line is told of particular men.
fn fact(man: Man, square: Square) -> u64 {
    mix(u64::from(man.raw()) << 8 | u64::from(square.raw()))
}

impl Field {
    pub fn new(board: Board) -> Self {
        let men = Color::ALL.into_iter().flat_map(|color| board.men(color).collect::<Vec<_>>());
        let key = men.fold(0, |key, (man, square)| key ^ fact(man, square));
        Self { board, key }
    }

    /// The field after a move of whoever stands on `m.from`.
    #[inline(never)]
    pub fn after(&self, m: Move) -> Self {
        let mut next = *self;
        if let Some(man) = self.board.man_at(m.from) {
            next.key ^= fact(man, m.from) ^ fact(man, m.to);
            if let Some(taken) = next.board.relocate(m.from, m.to) {
                next.key ^= fact(taken, m.to);
            }
        }
        next
    }
}

/// Who could take whom in the position that a search starts from, and who could take back.
pub(in crate::xiangqi) struct Ground {
    board: Board,
    /// For each man of a side, by slot, those of the other side that it can take, as bits.
    takes: ByColor<[u16; 16]>,
    /// For each such pair the men of the other side that could take back, as bits.
    roots: Vec<(u8, u8, u16)>,
}

impl Ground {
    #[inline(never)]
    pub fn new(board: &Board) -> Self {
        let mut ground = Self { board: *board, takes: ByColor::default(), roots: Vec::new() };
        let mut moves = Vec::with_capacity(64);
        for color in Color::ALL {
            moves.clear();
            legal::list(board, color, &mut moves);
            for &m in &moves {
                let (Some(by), Some(on)) = (board.man_at(m.from), board.man_at(m.to)) else { continue };
                ground.takes[color][by.slot() & 15] |= 1 << on.slot();
                let mut after = *board;
                after.relocate(m.from, m.to);
                let mut roots = 0;
                for (man, square) in after.men(!color) {
                    let back = Move { from: square, to: m.to };
                    if legal::is_reachable(&after, back) && check::is_safe(&after, !color, back) {
                        roots |= 1 << man.slot();
                    }
                }
                ground.roots.push((by.raw(), on.raw(), roots));
            }
        }
        ground
    }

    /// The men that could take back when `by` takes `on`, as bits; `None` if it could not take.
    pub fn roots(&self, by: Man, on: Man) -> Option<u16> {
        if self.takes[by.color()][by.slot() & 15] >> on.slot() & 1 == 0 {
            return None;
        }
        self.roots.iter().find(|&&(a, x, _)| (a, x) == (by.raw(), on.raw())).map(|&(_, _, roots)| roots)
    }

    /// Does a man stand elsewhere now, or nowhere?
    pub fn is_displaced(&self, board: &Board, man: Man) -> bool {
        board.square_of(man) != self.board.square_of(man)
    }

    /// Has something that stood in the way of this capture gone since: it was impossible, or one of those who could have
    /// taken back has left its place? The man `without` was never there.
    pub fn opens(&self, board: &Board, by: Man, on: Man, without: Option<Man>) -> bool {
        let gone = |slot: usize| {
            let root = Man::new(on.color(), slot);
            Some(root) != without && self.is_displaced(board, root)
        };
        self.roots(by, on).is_none_or(|roots| (0..16).any(|slot| roots >> slot & 1 != 0 && gone(slot)))
    }

    /// Had this soldier crossed the river when the search began?
    pub fn has_crossed(&self, man: Man) -> bool {
        self.board.square_of(man).is_some_and(|square| super::super::board::is_across(square, man.color()))
    }

    /// Has a man a value, which it loses when it is taken? Not the general, nor a soldier before the river or one that
    /// crossed it within the line that is looked at.
    pub fn is_worth(&self, man: Man) -> bool {
        match man.role() {
            Role::General => false,
            Role::Soldier => self.has_crossed(man),
            _ => true,
        }
    }
}

/// What `color` could win by a capture in a position if it were to move; found out when it is asked for.
pub(in crate::xiangqi) struct Free {
    pub field: Field,
    pub ground: Ground,
    pub color: Color,
    known: RefCell<Vec<(Man, Man, bool)>>,
}

impl Free {
    pub fn new(board: &Board, color: Color) -> Self {
        Self { field: Field::new(*board), ground: Ground::new(board), color, known: RefCell::default() }
    }

    /// What is known of a pair.
    pub fn known(&self, pair: (Man, Man)) -> Option<bool> {
        self.known.borrow().iter().find(|&&(man, taken, _)| (man, taken) == pair).map(|&(.., free)| free)
    }

    /// Keeps what was found out.
    pub fn learn(&self, (man, taken): (Man, Man), free: bool) {
        self.known.borrow_mut().push((man, taken, free));
    }
}
