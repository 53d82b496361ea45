//! Which moves are legal.
//!
//! What the king's safety demands of every piece is found once per position ([`Legal::new`]): who gives check, which
//! squares end the check, which pieces are pinned and along which line. Then only legal moves are made, and moves are
//! counted without being made. En passant, which empties two squares of a line at once, is tried out instead.

use super::attacks::{self, Axis, flood, step};
use super::bitboard::Bitboard;
use super::board::Board;
use super::moves::Move;
use super::piece::{Role, Side};
use super::position::Chess;
use super::square::Square;
use crate::color::Color;

/// The pieces of `color` that attack `square` when the squares of `occupied` are; kings left out.
pub(super) fn attackers(board: &Board, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    let side = board.by_color(color);
    let from_pawns = attacks::pawns(!color, Bitboard::of(square)) & board.pawns();
    let from_knights = attacks::knight(square) & board.knights();
    let straight = attacks::rook(square, occupied) & board.straight_sliders();
    let diagonal = attacks::bishop(square, occupied) & board.diagonal_sliders();
    (from_pawns | from_knights | straight | diagonal) & side
}

/// Is the king of the pawn on `from` safe when that pawn has taken en passant on `to`?
pub(super) fn is_en_passant_safe(board: &Board, color: Color, from: Square, to: Square) -> bool {
    let victim = Bitboard::of(en_passant_victim(from, to));
    let occupied = board.occupied() ^ Bitboard::of(from) ^ victim | Bitboard::of(to);
    (attackers(board, !color, board.king(color), occupied) & !victim).is_empty()
}

/// The square of the pawn that is taken en passant: on the capturer's rank and the target's file.
#[inline]
pub(super) fn en_passant_victim(from: Square, to: Square) -> Square {
    Square::wrapped((from.index() & 56 | to.index() & 7) as u32)
}

/// The legal moves of the side to move, which is Black when `BLACK`: colours known to the compiler make every shift of
/// a pawn a constant.
pub(super) struct Legal<'a, const BLACK: bool> {
    position: &'a Chess,
    king: Square,
    own: Bitboard,
    enemy: Bitboard,
    occupied: Bitboard,
    pub(super) checkers: Bitboard,
    /// The squares where a piece other than the king may go: all, or in check those that end it.
    targets: Bitboard,
    /// The pinned pieces of each axis.
    pinned: [Bitboard; 4],
    /// Own pieces that are not pinned.
    free: Bitboard,
}

impl<'a, const BLACK: bool> Legal<'a, BLACK> {
    const US: Color = if BLACK { Color::Black } else { Color::White };

    #[inline]
    pub(super) fn new(position: &'a Chess) -> Self {
        let board = &position.board;
        let occupied = board.occupied();
        let own = board.by_color(Self::US);
        let enemy = occupied ^ own;
        let king = (board.kings() & own).lowest();
        let straight = board.straight_sliders() & enemy;
        let diagonal = board.diagonal_sliders() & enemy;

        let mut checkers = attacks::pawns(Self::US, Bitboard::of(king)) & board.pawns() & enemy
            | attacks::knight(king) & board.knights() & enemy;
        let mut ways = checkers;
        let mut pinned = [Bitboard::EMPTY; 4];
        for (axes, sliders) in [(Axis::STRAIGHT, straight), (Axis::DIAGONAL, diagonal)] {
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
        let all_pinned = pinned[0] | pinned[1] | pinned[2] | pinned[3];
        Self { position, king, own, enemy, occupied, checkers, targets, pinned, free: own & !all_pinned }
    }

    /// The pieces that may move along an axis: those not pinned, and those pinned along it.
    #[inline]
    fn movable(&self, axis: Axis) -> Bitboard {
        self.free | self.pinned[axis as usize]
    }

    /// Every square the other side attacks, seen as if the king were gone: it cannot hide behind itself.
    #[inline]
    fn danger(&self) -> Bitboard {
        let board = &self.position.board;
        let empty = !self.occupied | Bitboard::of(self.king);
        let straight = board.straight_sliders() & self.enemy;
        let diagonal = board.diagonal_sliders() & self.enemy;
        let mut danger = attacks::pawns(!Self::US, board.pawns() & self.enemy)
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

    /// Where the king may go, and with which rooks it may castle.
    #[inline]
    fn king_moves(&self) -> (Bitboard, Bitboard) {
        let ring = attacks::king(self.king) & !self.own;
        let mut rooks = Bitboard::EMPTY;
        if self.checkers.is_empty() {
            for rook in self.position.castling & self.own {
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

    #[inline]
    fn forward(set: Bitboard) -> Bitboard {
        if BLACK { step::<-8>(set) } else { step::<8>(set) }
    }

    /// The squares pawns go to: one step, two steps, captures to the left of the board, captures to the right.
    #[inline]
    fn pawn_targets(&self, pawns: Bitboard) -> [Bitboard; 4] {
        let empty = !self.occupied;
        let third = Bitboard::rank(if BLACK { 5 } else { 2 });
        let one = Self::forward(pawns & self.movable(Axis::File)) & empty;
        let two = Self::forward(one & third) & empty;
        let on_diagonal = pawns & self.movable(Axis::Diagonal);
        let on_antidiagonal = pawns & self.movable(Axis::Antidiagonal);
        let (left, right) = if BLACK {
            (step::<-9>(on_diagonal), step::<-7>(on_antidiagonal))
        } else {
            (step::<7>(on_antidiagonal), step::<9>(on_diagonal))
        };
        let captures = self.targets & self.enemy;
        [one & self.targets, two & self.targets, left & captures, right & captures]
    }

    /// The pawns that may take en passant.
    #[inline]
    fn en_passant(&self, pawns: Bitboard) -> Bitboard {
        let Some(to) = self.position.en_passant else { return Bitboard::EMPTY };
        let near = attacks::pawns(!Self::US, Bitboard::of(to)) & pawns;
        near.filter(|&from| is_en_passant_safe(&self.position.board, Self::US, from, to)).collect()
    }

    /// The number of legal moves.
    #[inline]
    pub(super) fn count(&self) -> u32 {
        let board = &self.position.board;
        let (ring, castlings) = self.king_moves();
        let mut count = ring.count() + castlings.count();
        if self.checkers.is_many() {
            return count;
        }
        let last = Bitboard::rank(if BLACK { 0 } else { 7 });
        let pawns = board.pawns() & self.own;
        for targets in self.pawn_targets(pawns) {
            count += targets.count();
            count += 3 * (targets & last).count();
        }
        if self.position.en_passant.is_some() {
            count += self.en_passant(pawns).count();
        }
        for knight in board.knights() & self.free {
            count += (attacks::knight(knight) & self.targets).count();
        }
        // pieces of one side stop at each other, so that in one direction no square is reached by two of them
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

    /// Hands on each legal move of the pieces on `from`.
    #[inline]
    pub(super) fn each(&self, from: Bitboard, mut emit: impl FnMut(Move)) {
        let board = &self.position.board;
        if from.has(self.king) {
            let (ring, castlings) = self.king_moves();
            for to in ring {
                emit(Move::new(self.king, to));
            }
            for rook in castlings {
                emit(Move::new(self.king, self.position.castling_target(self.king, rook)));
            }
        }
        if self.checkers.is_many() {
            return;
        }
        self.each_pawn_move(board.pawns() & self.own & from, &mut emit);
        for knight in board.knights() & self.free & from {
            for to in attacks::knight(knight) & self.targets {
                emit(Move::new(knight, to));
            }
        }
        for (axes, sliders) in [(Axis::STRAIGHT, board.straight_sliders()), (Axis::DIAGONAL, board.diagonal_sliders())]
        {
            for axis in axes {
                for slider in sliders & self.movable(axis) & self.own & from {
                    for to in attacks::along(axis, slider, self.occupied) & self.targets {
                        emit(Move::new(slider, to));
                    }
                }
            }
        }
    }

    #[inline]
    fn each_pawn_move(&self, pawns: Bitboard, emit: &mut impl FnMut(Move)) {
        let back: [u32; 4] = if BLACK { [8, 16, 9, 7] } else { [8, 16, 7, 9] };
        for (targets, back) in self.pawn_targets(pawns).into_iter().zip(back) {
            for to in targets {
                let number = to.index() as u32;
                let from = Square::wrapped(if BLACK { number + back } else { number.wrapping_sub(back) });
                if matches!(to.rank(), 0 | 7) {
                    for role in Role::PROMOTIONS {
                        emit(Move { from, to, promotion: Some(role) });
                    }
                } else {
                    emit(Move::new(from, to));
                }
            }
        }
        if let Some(to) = self.position.en_passant {
            for from in self.en_passant(pawns) {
                emit(Move::new(from, to));
            }
        }
    }
}

/// The squares that king and rook cross in castling.
#[derive(Clone, Copy)]
pub(super) struct CastlingWay {
    /// The king's way, both ends included: none of it may be attacked.
    pub king: Bitboard,
    /// The rook's way, both ends included.
    rook: Bitboard,
    /// Where both stand before.
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

    /// The squares on which nobody but the two may stand.
    #[inline]
    pub(super) fn must_be_empty(self) -> Bitboard {
        (self.king | self.rook) & !self.both
    }
}
