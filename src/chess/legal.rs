//! Which moves are legal.
//!
//! What the king's safety requires is found once per position ([`Legal::new`]): the checkers, the squares that end the
//! check, the pinned pieces and their lines. After that only legal moves are generated, and moves are counted without
//! being generated. En passant, which empties two squares of a line at once, is tried out instead.
//!
//! # Representation, chosen by measurement
//! Perft with counted leaves in million nodes per second, starting position to depth 4 / Kiwipete to depth 3: native
//! (x86-64, no target features) and wasm32 (Node 20). Alternatives took turns in one process a thousand times; the
//! figure is the 90th percentile, because the machine was busy.
//!
//! | | native | wasm32 |
//! |---|---|---|
//! | **current: floods, four planes of piece codes** | **406 / 643** | **432 / 675** |
//! | own sliders counted one by one, by obstruction difference | 279 / 476 | 355 / 574 |
//! | the squares around the king tested one by one, without floods | 408 / 431 | 462 / 478 |
//! | eight sets, one for each role and side, in place of four planes | 376 / 591 | 402 / 618 |
//! | separate code for each side, as a const generic parameter; 15 % more code | 411 / 648 | 442 / 675 |
//! | the crate `chess` 3.2 (magic multiplication, tables of 800 KiB) | 267 / 443 | – |
//! | `cozy-chess` 0.3, `shakmaty` 0.30, best rounds | 194 / 351, 241 / 234 | – |
//!
//! Tables of all occupancies were ruled out by their size; floods need none, and take constant time however many
//! sliders there are.

use super::attacks::{self, Axis, flood, step};
use super::bitboard::Bitboard;
use super::board::Board;
use super::moves::Move;
use super::piece::{Role, Side};
use super::square::Square;
use crate::color::Color;
use alloc::vec::Vec;

/// Returns the pieces of `color`, without the king, that attack `square` when `occupied` squares block.
pub(super) fn attackers(board: &Board, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    let side = board.by_color(color);
    let from_pawns = attacks::pawns(!color, Bitboard::of(square)) & board.pawns();
    let from_knights = attacks::knight(square) & board.knights();
    let straight = attacks::rook(square, occupied) & board.straight_sliders();
    let diagonal = attacks::bishop(square, occupied) & board.diagonal_sliders();
    (from_pawns | from_knights | straight | diagonal) & side
}

/// Whether the king of the pawn on `from` is safe after that pawn captures en passant on `to`.
pub(super) fn is_en_passant_safe(board: &Board, color: Color, from: Square, to: Square) -> bool {
    let victim = Bitboard::of(en_passant_victim(from, to));
    let occupied = board.occupied() ^ Bitboard::of(from) ^ victim | Bitboard::of(to);
    (attackers(board, !color, board.king(color), occupied) & !victim).is_empty()
}

/// Returns the square of the pawn captured en passant: on the capturer's rank and the target's file.
#[inline]
pub(super) fn en_passant_victim(from: Square, to: Square) -> Square {
    Square::wrapped((from.index() & 56 | to.index() & 7) as u32)
}

/// The legal moves of the side to move.
pub(super) struct Legal<'a> {
    board: &'a Board,
    us: Color,
    /// The rooks of both sides that may castle.
    castling: Bitboard,
    en_passant: Option<Square>,
    king: Square,
    own: Bitboard,
    enemy: Bitboard,
    occupied: Bitboard,
    checkers: Bitboard,
    /// The squares where a piece other than the king may go: all, or in check those that end it.
    targets: Bitboard,
    /// The pinned pieces of each axis.
    pinned: [Bitboard; 4],
    /// Own pieces that are not pinned.
    free: Bitboard,
}

impl<'a> Legal<'a> {
    #[inline]
    pub(super) fn new(board: &'a Board, us: Color, castling: Bitboard, en_passant: Option<Square>) -> Self {
        let occupied = board.occupied();
        let own = board.by_color(us);
        let enemy = occupied ^ own;
        let king = (board.kings() & own).lowest();
        let mut checkers = attacks::pawns(us, Bitboard::of(king)) & board.pawns() & enemy
            | attacks::knight(king) & board.knights() & enemy;
        let mut ways = checkers;
        let mut pinned = [Bitboard::EMPTY; 4];
        let straight = (Axis::STRAIGHT, board.straight_sliders() & enemy);
        let diagonal = (Axis::DIAGONAL, board.diagonal_sliders() & enemy);
        for (axes, sliders) in [straight, diagonal] {
            for axis in axes {
                for slider in axis.line(king) & sliders {
                    let way = attacks::between(axis, king, slider);
                    let blockers = way & occupied;
                    if blockers.is_empty() {
                        checkers |= Bitboard::of(slider);
                        ways |= way | Bitboard::of(slider);
                    } else if !blockers.is_many() {
                        pinned[axis as usize] |= blockers & own;
                    }
                }
            }
        }
        let targets = !own & if checkers.is_empty() { Bitboard(!0) } else { ways };
        let free = own & !(pinned[0] | pinned[1] | pinned[2] | pinned[3]);
        Self { board, us, castling, en_passant, king, own, enemy, occupied, checkers, targets, pinned, free }
    }

    /// Returns the pieces that may move along an axis: those not pinned, and those pinned along it.
    #[inline]
    fn movable(&self, axis: Axis) -> Bitboard {
        self.free | self.pinned[axis as usize]
    }

    /// Returns the squares attacked by the other side, with the king removed: it cannot hide behind itself.
    #[inline]
    fn danger(&self) -> Bitboard {
        let board = self.board;
        let empty = !self.occupied | Bitboard::of(self.king);
        let straight = board.straight_sliders() & self.enemy;
        let diagonal = board.diagonal_sliders() & self.enemy;
        let mut danger = attacks::pawns(!self.us, board.pawns() & self.enemy)
            | attacks::knights(board.knights() & self.enemy)
            | attacks::king((board.kings() & self.enemy).lowest());
        if straight.any() {
            danger |= flood::<8>(straight, empty) | flood::<-8>(straight, empty);
            danger |= flood::<1>(straight, empty) | flood::<-1>(straight, empty);
        }
        if diagonal.any() {
            danger |= flood::<9>(diagonal, empty) | flood::<-9>(diagonal, empty);
            danger |= flood::<7>(diagonal, empty) | flood::<-7>(diagonal, empty);
        }
        danger
    }

    /// Returns where the king may go, and with which rooks it may castle.
    #[inline]
    fn king_moves(&self) -> (Bitboard, Bitboard) {
        let ring = attacks::king(self.king) & !self.own;
        let mut rooks = Bitboard::EMPTY;
        let rights = self.castling & self.own;
        if rights.any() && self.checkers.is_empty() {
            // a piece between king and rook blocks one of them
            for rook in attacks::along(Axis::Rank, self.king, self.occupied) & rights {
                let way = CastlingWay::new(self.king, rook);
                if (way.must_be_empty() & self.occupied).is_empty() {
                    rooks |= Bitboard::of(rook);
                }
            }
        }
        if (ring | rooks).is_empty() {
            return (ring, rooks);
        }
        let danger = self.danger();
        let mut safe = Bitboard::EMPTY;
        for rook in rooks {
            // a rook that is pinned along the rank shields the king from an attack that castling would let in
            let attacked = CastlingWay::new(self.king, rook).king & danger;
            let one = Bitboard::of(rook);
            safe |= one.when(attacked.is_empty() && (self.pinned[Axis::Rank as usize] & one).is_empty());
        }
        (ring & !danger, safe)
    }

    /// Returns the squares pawns go to: one step, two steps, captures towards the a-file, captures towards the h-file.
    #[inline]
    fn pawn_targets(&self, pawns: Bitboard) -> [Bitboard; 4] {
        let empty = !self.occupied;
        let pushed = pawns & self.movable(Axis::File);
        let on_diagonal = pawns & self.movable(Axis::Diagonal);
        let on_antidiagonal = pawns & self.movable(Axis::Antidiagonal);
        let (one, two, left, right) = match self.us {
            Color::White => {
                let one = step::<8>(pushed) & empty;
                (one, step::<8>(one & Bitboard::rank(2)), step::<7>(on_antidiagonal), step::<9>(on_diagonal))
            }
            Color::Black => {
                let one = step::<-8>(pushed) & empty;
                (one, step::<-8>(one & Bitboard::rank(5)), step::<-9>(on_diagonal), step::<-7>(on_antidiagonal))
            }
        };
        let captures = self.targets & self.enemy;
        [one & self.targets, two & empty & self.targets, left & captures, right & captures]
    }

    /// Returns the pawns that may capture en passant.
    #[inline]
    fn en_passant(&self, pawns: Bitboard) -> Bitboard {
        let Some(to) = self.en_passant else { return Bitboard::EMPTY };
        let near = attacks::pawns(!self.us, Bitboard::of(to)) & pawns;
        near.filter(|&from| is_en_passant_safe(self.board, self.us, from, to)).collect()
    }

    /// Returns the number of legal moves.
    #[inline]
    pub(super) fn count(&self) -> u32 {
        let board = self.board;
        let (ring, castlings) = self.king_moves();
        let mut count = (ring | castlings).count();
        if self.checkers.is_many() {
            return count;
        }
        let pawns = board.pawns() & self.own;
        let [one, two, left, right] = self.pawn_targets(pawns);
        // a pawn one step from another's double-step destination blocks it, so no square is in both
        count += (one | two).count() + left.count() + right.count();
        let (before_last, last) = match self.us {
            Color::White => (Bitboard::rank(6), Bitboard::rank(7)),
            Color::Black => (Bitboard::rank(1), Bitboard::rank(0)),
        };
        if (pawns & before_last).any() {
            count += 3 * ((one & last).count() + (left & last).count() + (right & last).count());
        }
        if self.en_passant.is_some() {
            count += self.en_passant(pawns).count();
        }
        for knight in board.knights() & self.free {
            count += (attacks::knight(knight) & self.targets).count();
        }
        // pieces of one side stop at each other, so in one direction no square is reached by two of them
        let empty = !self.occupied;
        let straight = board.straight_sliders() & self.own;
        if straight.any() {
            let (file, rank) = (straight & self.movable(Axis::File), straight & self.movable(Axis::Rank));
            count += (flood::<8>(file, empty) & self.targets).count();
            count += (flood::<-8>(file, empty) & self.targets).count();
            count += (flood::<1>(rank, empty) & self.targets).count();
            count += (flood::<-1>(rank, empty) & self.targets).count();
        }
        let diagonal = board.diagonal_sliders() & self.own;
        if diagonal.any() {
            let (up, down) = (diagonal & self.movable(Axis::Diagonal), diagonal & self.movable(Axis::Antidiagonal));
            count += (flood::<9>(up, empty) & self.targets).count();
            count += (flood::<-9>(up, empty) & self.targets).count();
            count += (flood::<7>(down, empty) & self.targets).count();
            count += (flood::<-7>(down, empty) & self.targets).count();
        }
        count
    }

    /// Whether the piece on `from`, neither king nor pawn, which attacks `to`, may go there.
    pub(super) fn lets(&self, from: Square, to: Square) -> bool {
        let along = |axis: Axis| self.pinned[axis as usize].has(from) && axis.line(from).has(to);
        !self.checkers.is_many() && self.targets.has(to) && (self.free.has(from) || Axis::ALL.into_iter().any(along))
    }

    /// Whether a move is legal. Any move is allowed.
    pub(super) fn has(&self, m: Move, chess960: bool) -> bool {
        let (board, from) = (self.board, Bitboard::of(m.from) & self.own);
        if (from & board.pawns()).any() {
            let steps = self.pawn_targets(from).into_iter().any(|targets| targets.has(m.to));
            let fits = match m.promotion {
                Some(role) => matches!(m.to.rank(), 0 | 7) && Role::PROMOTIONS.contains(&role),
                None => !matches!(m.to.rank(), 0 | 7),
            };
            return fits
                && !self.checkers.is_many()
                && (steps || self.en_passant == Some(m.to) && self.en_passant(from).any());
        }
        if m.promotion.is_some() {
            return false;
        }
        if from.has(self.king) {
            let (ring, castlings) = self.king_moves();
            return ring.has(m.to) || castlings.any_square(|rook| castling_goal(self.king, rook, chess960) == m.to);
        }
        let mut attacked = attacks::knight(m.from).when((from & board.knights()).any());
        if (from & board.straight_sliders()).any() {
            attacked |= attacks::rook(m.from, self.occupied);
        }
        if (from & board.diagonal_sliders()).any() {
            attacked |= attacks::bishop(m.from, self.occupied);
        }
        attacked.has(m.to) && self.lets(m.from, m.to)
    }

    /// Appends the legal moves of the pieces on `from`.
    pub(super) fn list(&self, from: Bitboard, chess960: bool, moves: &mut Vec<Move>) {
        let board = self.board;
        if from.has(self.king) {
            let (ring, castlings) = self.king_moves();
            for to in ring {
                moves.push(Move::new(self.king, to));
            }
            for rook in castlings {
                moves.push(Move::new(self.king, castling_goal(self.king, rook, chess960)));
            }
        }
        if self.checkers.is_many() {
            return;
        }
        self.list_pawn_moves(board.pawns() & self.own & from, moves);
        for knight in board.knights() & self.free & from {
            for to in attacks::knight(knight) & self.targets {
                moves.push(Move::new(knight, to));
            }
        }
        for (axes, sliders) in [(Axis::STRAIGHT, board.straight_sliders()), (Axis::DIAGONAL, board.diagonal_sliders())]
        {
            for axis in axes {
                for slider in sliders & self.movable(axis) & self.own & from {
                    for to in attacks::along(axis, slider, self.occupied) & self.targets {
                        moves.push(Move::new(slider, to));
                    }
                }
            }
        }
    }

    #[inline]
    fn list_pawn_moves(&self, pawns: Bitboard, moves: &mut Vec<Move>) {
        let steps: [i32; 4] = match self.us {
            Color::White => [8, 16, 7, 9],
            Color::Black => [-8, -16, -9, -7],
        };
        for (targets, step) in self.pawn_targets(pawns).into_iter().zip(steps) {
            for to in targets {
                let from = Square::wrapped((to.index() as i32 - step) as u32);
                if matches!(to.rank(), 0 | 7) {
                    for role in Role::PROMOTIONS {
                        moves.push(Move { from, to, promotion: Some(role) });
                    }
                } else {
                    moves.push(Move::new(from, to));
                }
            }
        }
        if let Some(to) = self.en_passant {
            for from in self.en_passant(pawns) {
                moves.push(Move::new(from, to));
            }
        }
    }
}

/// Returns the destination written for a castling move: in Chess960 the rook's square.
#[inline]
pub(super) fn castling_goal(king: Square, rook: Square, chess960: bool) -> Square {
    let (file, _) = Side::of(king, rook).files();
    if chess960 { rook } else { Square::wrapped(king.index() as u32 & 56 | file) }
}

/// The squares that king and rook cross in castling.
#[derive(Clone, Copy)]
pub(super) struct CastlingWay {
    /// The king's path, both ends included: none of it may be attacked.
    pub king: Bitboard,
    /// The rook's path, both ends included.
    rook: Bitboard,
    /// The squares of both before castling.
    both: Bitboard,
}

impl CastlingWay {
    #[inline]
    pub(super) fn new(king: Square, rook: Square) -> Self {
        let (king_file, rook_file) = Side::of(king, rook).files();
        let base = king.index() as u32 & 56;
        let span = |from: Square, file: u32| {
            let (a, b) = (1u64 << from.index(), 1u64 << (base | file));
            Bitboard((a - 1) ^ (b - 1) | a | b)
        };
        Self { king: span(king, king_file), rook: span(rook, rook_file), both: Bitboard::of(king) | Bitboard::of(rook) }
    }

    /// Returns the squares that must be empty, except for the two themselves.
    #[inline]
    pub(super) fn must_be_empty(self) -> Bitboard {
        (self.king | self.rook) & !self.both
    }
}
