//! Positions of a search, and what is known of the one it starts from.

use alloc::rc::Rc;
use alloc::vec::Vec;
use core::cell::Cell;

use crate::color::{ByColor, Color};
use crate::key::mix;
use crate::xiangqi::board::Board;
use crate::xiangqi::check;
use crate::xiangqi::legal::{self, Wanted};
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

    /// The board after a move of whoever stands on `m.from`.
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

/// A set of pieces, as those whose part in a line is in question: they block and screen, but take nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Frozen(u32);

impl Frozen {
    /// Every piece.
    pub const ALL: Self = Self(!0);

    fn bit(piece: PieceId) -> u32 {
        1 << (piece.color().index() * 16 + (piece.slot() & 15))
    }

    /// This piece alone.
    pub fn one(piece: PieceId) -> Self {
        Self(Self::bit(piece))
    }

    /// Every piece of a side but this one.
    pub fn all_but(piece: PieceId) -> Self {
        let side = 0xffff << (piece.color().index() * 16);
        Self(side & !Self::bit(piece))
    }

    /// Is this piece frozen?
    pub fn holds(self, piece: PieceId) -> bool {
        self.0 & Self::bit(piece) != 0
    }

    /// The pieces of both.
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Is any piece in both?
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// A word that tells sets apart; 0 where nothing is frozen.
    pub(super) fn key(self) -> u64 {
        u64::from(self.0)
    }
}

/// Who could take whom in the position that a search starts from, and who could take back.
pub(crate) struct RootTable {
    pub keyed: KeyedBoard,
    /// For each piece of a side, by slot, those of the other side that it can take, as bits.
    takes: ByColor<[u16; 16]>,
    /// For each such pair the pieces of the other side that could take back, as bits.
    roots: Vec<(u8, u8, u16)>,
}

impl RootTable {
    #[inline(never)]
    pub fn new(board: &Board) -> Self {
        let mut table = Self { keyed: KeyedBoard::new(*board), takes: ByColor::default(), roots: Vec::new() };
        let mut moves = Vec::with_capacity(64);
        for color in Color::ALL {
            moves.clear();
            legal::list_wanted(board, color, Some(&Wanted::CAPTURES), &mut moves);
            for &m in &moves {
                let (Some(by), Some(on)) = (board.id_at(m.from), board.id_at(m.to)) else { continue };
                table.takes[color][by.slot() & 15] |= 1 << on.slot();
                table.roots.push((by.raw(), on.raw(), roots_of(board, m)));
            }
        }
        table
    }

    fn board(&self) -> &Board {
        &self.keyed.board
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
        board.square_of(piece) != self.board().square_of(piece)
    }

    /// Has something that stood in the way of this capture gone since: it was impossible, or one of those who could have
    /// taken back has left its place? Those that are `frozen` would not have taken back.
    pub fn opens(&self, board: &Board, by: PieceId, on: PieceId, frozen: Frozen) -> bool {
        let gone = |slot: usize| {
            let root = PieceId::new(on.color(), slot);
            !frozen.holds(root) && self.is_displaced(board, root)
        };
        self.roots(by, on).is_none_or(|roots| (0..16).any(|slot| roots >> slot & 1 != 0 && gone(slot)))
    }

    /// Had this soldier crossed the river when the search began?
    pub fn has_crossed(&self, piece: PieceId) -> bool {
        self.board().square_of(piece).is_some_and(|square| crate::xiangqi::board::is_across(square, piece.color()))
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

/// The pieces that can legally take back after a capture has been played, by slot as bits.
pub(super) fn roots_of(board: &Board, m: Move) -> u16 {
    let Some(by) = board.id_at(m.from) else { return 0 };
    let mut after = *board;
    after.relocate(m.from, m.to);
    let color = !by.color();
    after
        .pieces(color)
        .map(|(piece, square)| (piece, Move { from: square, to: m.to }))
        .filter(|&(_, back)| legal::is_reachable(&after, back) && check::is_safe(&after, color, back))
        .fold(0, |roots, (piece, _)| roots | 1 << piece.slot())
}

/// What `color` could win by a capture in a position if it were to move; found out when it is asked for. What it wins at
/// once and what it wins after checks are kept apart.
pub(crate) struct StandingWins {
    pub table: Rc<RootTable>,
    pub color: Color,
    /// Pieces that take nothing.
    pub frozen: Frozen,
    /// By slots, and by the checks allowed: which pairs were asked for, and which of them win.
    known: [[Cell<[u16; 16]>; 2]; Self::CHECKS + 1],
}

impl StandingWins {
    /// Of wins by checks no longer ones are asked for: what takes more of them is rare, and dear to find.
    pub const CHECKS: usize = 2;

    pub fn new(table: Rc<RootTable>, color: Color, frozen: Frozen) -> Self {
        Self { table, color, frozen, known: Default::default() }
    }

    /// What is known of a pair that is taken after so many checks or fewer.
    pub fn known(&self, (piece, taken): (PieceId, PieceId), checks: usize) -> Option<bool> {
        let bit = |cell: &Cell<[u16; 16]>| cell.get()[piece.slot() & 15] >> taken.slot() & 1 != 0;
        let [asked, wins] = &self.known[checks.min(Self::CHECKS)];
        bit(asked).then(|| bit(wins))
    }

    /// Keeps what was found out.
    pub fn learn(&self, (piece, taken): (PieceId, PieceId), checks: usize, wins: bool) {
        for (cell, set) in self.known[checks.min(Self::CHECKS)].iter().zip([true, wins]) {
            let mut bits = cell.get();
            bits[piece.slot() & 15] |= u16::from(set) << taken.slot();
            cell.set(bits);
        }
    }

    /// Tells apart what was asked of different positions.
    pub fn key(&self) -> u64 {
        mix(self.table.keyed.key ^ mix(self.frozen.key() << 1 | self.color.index() as u64))
    }
}
