//! Positions of a search, and what is known of the one it starts from.

use std::cell::RefCell;

use crate::color::{ByColor, Color};
use crate::key::mix;
use crate::xiangqi::board::Board;
use crate::xiangqi::check;
use crate::xiangqi::legal;
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::{PieceId, Role};
use crate::xiangqi::square::Square;

/// A board with its key, kept up to date move by move.
#[derive(Clone, Copy)]
pub(crate) struct KeyedBoard {
    pub board: Board,
    pub key: u64,
}

/// A word for a piece on a point. Pieces, not kinds: what a search knows of a line is told of particular pieces.
fn fact(piece: PieceId, square: Square) -> u64 {
    mix(u64::from(piece.raw()) << 8 | u64::from(square.raw()))
}

impl KeyedBoard {
    pub fn new(board: Board) -> Self {
        let pieces = Color::ALL.into_iter().flat_map(|color| board.pieces(color).collect::<Vec<_>>());
        let key = pieces.fold(0, |key, (piece, square)| key ^ fact(piece, square));
        Self { board, key }
    }

    /// The keyed after a move of whoever stands on `m.from`.
    #[inline(never)]
    pub fn after(&self, m: Move) -> Self {
        let mut next = *self;
        if let Some(piece) = self.board.id_at(m.from) {
            next.key ^= fact(piece, m.from) ^ fact(piece, m.to);
            if let Some(taken) = next.board.relocate(m.from, m.to) {
                next.key ^= fact(taken, m.to);
            }
        }
        next
    }
}

/// Who could take whom in the position that a search starts from, and who could take back.
pub(crate) struct RootTable {
    board: Board,
    /// For each piece of a side, by slot, those of the other side that it can take, as bits.
    takes: ByColor<[u16; 16]>,
    /// For each such pair the pieces of the other side that could take back, as bits.
    roots: Vec<(u8, u8, u16)>,
}

impl RootTable {
    #[inline(never)]
    pub fn new(board: &Board) -> Self {
        let mut table = Self { board: *board, takes: ByColor::default(), roots: Vec::new() };
        let mut moves = Vec::with_capacity(64);
        for color in Color::ALL {
            moves.clear();
            legal::list(board, color, &mut moves);
            for &m in &moves {
                let (Some(by), Some(on)) = (board.id_at(m.from), board.id_at(m.to)) else { continue };
                table.takes[color][by.slot() & 15] |= 1 << on.slot();
                let mut after = *board;
                after.relocate(m.from, m.to);
                let mut roots = 0;
                for (piece, square) in after.pieces(!color) {
                    let back = Move { from: square, to: m.to };
                    if legal::is_reachable(&after, back) && check::is_safe(&after, !color, back) {
                        roots |= 1 << piece.slot();
                    }
                }
                table.roots.push((by.raw(), on.raw(), roots));
            }
        }
        table
    }

    /// The pieces that could take back when `by` takes `on`, as bits; `None` if it could not take.
    pub fn roots(&self, by: PieceId, on: PieceId) -> Option<u16> {
        if self.takes[by.color()][by.slot() & 15] >> on.slot() & 1 == 0 {
            return None;
        }
        self.roots.iter().find(|&&(a, x, _)| (a, x) == (by.raw(), on.raw())).map(|&(_, _, roots)| roots)
    }

    /// Does a piece stand elsewhere now, or nowhere?
    pub fn is_displaced(&self, board: &Board, piece: PieceId) -> bool {
        board.square_of(piece) != self.board.square_of(piece)
    }

    /// Has something that stood in the way of this capture gone since: it was impossible, or one of those who could have
    /// taken back has left its place? The piece `without` was never there.
    pub fn opens(&self, board: &Board, by: PieceId, on: PieceId, without: Option<PieceId>) -> bool {
        let gone = |slot: usize| {
            let root = PieceId::new(on.color(), slot);
            Some(root) != without && self.is_displaced(board, root)
        };
        self.roots(by, on).is_none_or(|roots| (0..16).any(|slot| roots >> slot & 1 != 0 && gone(slot)))
    }

    /// Had this soldier crossed the river when the search began?
    pub fn has_crossed(&self, piece: PieceId) -> bool {
        self.board.square_of(piece).is_some_and(|square| crate::xiangqi::board::is_across(square, piece.color()))
    }

    /// Has a piece a value, which it loses when it is taken? Not the general, nor a soldier before the river or one that
    /// crossed it within the line that is looked at.
    pub fn is_worth(&self, piece: PieceId) -> bool {
        match piece.role() {
            Role::General => false,
            Role::Soldier => self.has_crossed(piece),
            _ => true,
        }
    }
}

/// What `color` could win by a capture in a position if it were to move; found out when it is asked for.
pub(crate) struct StandingWins {
    pub keyed: KeyedBoard,
    pub table: RootTable,
    pub color: Color,
    known: RefCell<Vec<(PieceId, PieceId, bool)>>,
}

impl StandingWins {
    pub fn new(board: &Board, color: Color) -> Self {
        Self { keyed: KeyedBoard::new(*board), table: RootTable::new(board), color, known: RefCell::default() }
    }

    /// What is known of a pair.
    pub fn known(&self, pair: (PieceId, PieceId)) -> Option<bool> {
        self.known.borrow().iter().find(|&&(piece, taken, _)| (piece, taken) == pair).map(|&(.., standing)| standing)
    }

    /// Keeps what was found out.
    pub fn learn(&self, (piece, taken): (PieceId, PieceId), standing: bool) {
        self.known.borrow_mut().push((piece, taken, standing));
    }
}
