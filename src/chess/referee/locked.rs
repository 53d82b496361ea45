//! Pawns that stand head to head for ever, and what they leave to the other men.
//!
//! Everything here errs on one side: more squares may be found reachable than are, never fewer, so that what is then
//! impossible really is.

use crate::chess::attacks::{self, step};
use crate::chess::bitboard::Bitboard;
use crate::chess::board::Board;
use crate::chess::piece::Role;
use crate::chess::position::Chess;
use crate::chess::square::Square;
use crate::color::{ByColor, Color};

/// The pawns with a pawn before them.
pub(super) fn blocked_pawns(board: &Board) -> Bitboard {
    let (pawns, black) = (board.pawns(), board.by_color(Color::Black));
    let white = pawns & !black & step::<-8>(pawns);
    white | pawns & black & step::<8>(pawns)
}

/// Where the men of a side can ever go.
#[derive(Clone, Copy, Default)]
struct Reach {
    king: Bitboard,
    /// Its pieces other than king and pawns, taken together.
    pieces: Bitboard,
    /// How many they are.
    count: u32,
    /// What these pieces can ever attack.
    covered: Bitboard,
}

/// A board on which no pawn can ever move, take or be taken.
pub(super) struct Locked {
    pawns: ByColor<Bitboard>,
    /// What the pawns attack, for ever.
    guarded: ByColor<Bitboard>,
    reach: ByColor<Reach>,
}

impl Locked {
    pub(super) fn of(position: &Chess) -> Option<Self> {
        let board = &position.board;
        let all = board.pawns();
        if all.is_empty() || blocked_pawns(board) != all || position.castling.any() || position.en_passant.is_some() {
            return None;
        }
        let pawns = ByColor(Color::ALL.map(|color| all & board.by_color(color)));
        let guarded = ByColor(Color::ALL.map(|color| attacks::pawns(color, pawns[color])));
        let mut locked = Self { pawns, guarded, reach: ByColor::default() };
        for color in Color::ALL {
            let (own, enemy) = (pawns[color], pawns[!color]);
            let king = spread(board.king(color), |square| attacks::king(square) & !own & !guarded[!color]);
            let (mut pieces, mut count) = (Bitboard::EMPTY, 0);
            let mut covered = Bitboard::EMPTY;
            for square in board.by_color(color) & !all & !board.kings() {
                let role = board.piece_at(square)?.role;
                let reached = spread(square, |square| attacked(role, square, all) & !own);
                pieces |= reached;
                count += 1;
                covered |= reached.fold(Bitboard::EMPTY, |set, square| set | attacked(role, square, all));
            }
            let touched = (king | pieces | guarded[color]) & enemy;
            if (touched | pieces & guarded[!color]).any() {
                return None;
            }
            locked.reach[color] = Reach { king, pieces, count, covered };
        }
        Some(locked)
    }

    /// Is it certain that `winner` can never mate? Locked pawns give no check, since no king steps next to them, and what
    /// other pieces there are must then shut in a king that they can check.
    pub(super) fn never_mates(&self, winner: Color) -> bool {
        let king = self.reach[!winner].king;
        let checked = king & (self.reach[winner].covered | self.guarded[winner]);
        !checked.any_square(|square| self.may_be_mated(winner, square))
    }

    /// Could the king of the other side be mated on `king`, whoever stood wherever he can? What is not shut by pawns or
    /// covered by pieces is left to the winner's king, on one square, and to the other side's own pieces.
    fn may_be_mated(&self, winner: Color, king: Square) -> bool {
        let (own, other) = (&self.reach[winner], &self.reach[!winner]);
        let ring = attacks::king(king);
        let open = ring & !(self.guarded[winner] | self.pawns[!winner] | own.covered);
        let is_shut = |left: Bitboard| (left & !other.pieces).is_empty() && left.count() <= other.count;
        is_shut(open)
            || (own.king & !ring).any_square(|square| square != king && is_shut(open & !attacks::king(square)))
    }
}

fn attacked(role: Role, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Knight => attacks::knight(square),
        Role::Bishop => attacks::bishop(square, occupied),
        Role::Rook => attacks::rook(square, occupied),
        _ => attacks::rook(square, occupied) | attacks::bishop(square, occupied),
    }
}

/// The squares that steps lead to from a square, it included.
fn spread(from: Square, steps: impl Fn(Square) -> Bitboard) -> Bitboard {
    let mut reached = Bitboard::of(from);
    let mut fresh = reached;
    while fresh.any() {
        let square = fresh.lowest();
        let next = steps(square) & !reached;
        reached |= next;
        fresh = fresh & !Bitboard::of(square) | next;
    }
    reached
}
