//! Could a king be mated on some square, wherever the other pieces could stand?
//!
//! A mate needs a piece that checks, and around the king each square either attacked, occupied by a piece of its own, or
//! kept by the other king. What pieces can come there at all is known from [`Reach`]; that they cannot all be in two places
//! is used of the king, of the piece that checks, and of the king's own pieces, no two of which shut in one square.

use super::reach::{Reach, Walker};
use crate::chess::attacks;
use crate::chess::bitboard::Bitboard;
use crate::chess::piece::Role;
use crate::chess::square::Square;
use crate::color::Color;

const MOST: usize = 16;

/// What one side's pieces can do to the king of the other.
struct Siege<'a> {
    reach: &'a Reach,
    winner: Color,
    /// Squares that stay occupied; the king that is sought does not hide what is behind it.
    fixed: Bitboard,
    /// The winner's pieces that can do anything, and what each can attack.
    attackers: [(&'a Walker, Bitboard); MOST],
    count: usize,
}

/// Is there a square on which the king could be mated?
pub(super) fn may_mate(reach: &Reach, winner: Color) -> bool {
    if reach.pieces(winner).next().is_none() {
        return false;
    }
    // more pieces than a side has in a game: nothing is proved
    let Some(siege) = Siege::of(reach, winner) else { return true };
    let targets = reach.king(!winner);
    let checked = siege.attackers().iter().fold(Bitboard::EMPTY, |set, (_, attacked)| set | *attacked);
    let open = (targets & checked).filter(|&square| siege.may_mate_on(square, checked, reach.king(winner)));
    let mut open: Bitboard = open.collect();
    if open.any() && !reach.pieces(!winner).any(Walker::moves) {
        let kings = siege.kings_by_turns();
        open = open
            .filter(|&square| {
                let stands = kings[square.index()];
                stands.any() && siege.may_mate_from(stands, square, checked)
            })
            .collect();
    }
    open.any()
}

impl<'a> Siege<'a> {
    /// `None` if the winner has more pieces than there are places for, or none.
    fn of(reach: &'a Reach, winner: Color) -> Option<Self> {
        let fixed = reach.fixed() & !reach.king(!winner);
        let any = reach.pieces(winner).next()?;
        let mut siege = Siege { reach, winner, fixed, attackers: [(any, Bitboard::EMPTY); MOST], count: 0 };
        for walker in reach.pieces(winner) {
            *siege.attackers.get_mut(siege.count)? = (walker, walker.attacks(fixed));
            siege.count += 1;
        }
        Some(siege)
    }

    /// Could the king be mated on a square, `stands` being where the winner's can stand before its side's move?
    fn may_mate_from(&self, stands: Bitboard, square: Square, attacked: Bitboard) -> bool {
        let sliding = self.attackers().iter().filter(|(walker, _)| walker.slides());
        let sliding = sliding.fold(Bitboard::EMPTY, |set, (_, attacked)| set | *attacked);
        // a king that steps off a line may let another piece check
        let steps = attacks::kings(stands & self.seen_from(square) & sliding) & self.reach.king(self.winner);
        self.may_mate_on(square, attacked, stands | steps)
    }

    fn attackers(&self) -> &[(&'a Walker, Bitboard)] {
        &self.attackers[..self.count]
    }

    /// The squares on lines from a square, as far as nothing that stays is in the way.
    fn seen_from(&self, square: Square) -> Bitboard {
        let occupied = self.fixed & !Bitboard::of(square);
        attacks::rook(square, occupied) | attacks::bishop(square, occupied)
    }

    /// Where the winner's king can stand, by the square of the other, when it is the winner's turn: where the other side
    /// has nothing but its king to move, it must move that in each turn, while the winner may wait.
    fn kings_by_turns(&self) -> [Bitboard; Square::COUNT] {
        let (own, targets) = (self.reach.king(self.winner), self.reach.king(!self.winner));
        let (own_start, start) = (self.reach.start(self.winner), self.reach.start(!self.winner));
        let mut at_turn = [Bitboard::EMPTY; Square::COUNT];
        let mut waiting = at_turn;
        let first = if self.reach.turn == self.winner { &mut at_turn } else { &mut waiting };
        first[start.index()] = Bitboard::of(own_start);
        let mut changed = true;
        while changed {
            changed = false;
            for square in targets {
                let near = attacks::king(square) | Bitboard::of(square);
                let stands = at_turn[square.index()];
                let after = (stands | attacks::kings(stands)) & own & !near | waiting[square.index()];
                changed |= after != waiting[square.index()];
                waiting[square.index()] = after;
                for next in attacks::king(square) & targets {
                    let safe = after & !attacks::king(next) & !Bitboard::of(next);
                    changed |= (safe & !at_turn[next.index()]).any();
                    at_turn[next.index()] |= safe;
                }
            }
        }
        at_turn
    }

    /// Could the king be mated on a square, `kings` being where the winner's can stand meanwhile?
    fn may_mate_on(&self, king: Square, attacked: Bitboard, kings: Bitboard) -> bool {
        let ring = attacks::king(king);
        let kings = kings & !ring & !Bitboard::of(king);
        if !self.is_shut(kings, ring & !attacked) {
            return false;
        }
        let at = Bitboard::of(king);
        self.attackers().iter().any(|(checker, attacked)| {
            if (*attacked & at).is_empty() {
                return false;
            }
            let others = self.attackers().iter().filter(|(other, _)| other.from != checker.from);
            let rest = ring & !others.fold(Bitboard::EMPTY, |set, (_, attacked)| set | *attacked);
            rest.is_empty()
                || checker.promoted.any() && self.is_shut(kings, rest & !checker.attacks(self.fixed))
                || self.is_shut_by_check(king, checker, rest, kings)
        })
    }

    /// Is the king shut in by a piece that checks it from where it can stand, `rest` being what nothing else attacks?
    fn is_shut_by_check(&self, king: Square, checker: &Walker, rest: Bitboard, kings: Bitboard) -> bool {
        let occupied = self.fixed & !Bitboard::of(king);
        let from = |square: Square| match checker.role {
            Role::Pawn => attacks::pawns(checker.color, Bitboard::of(square)),
            Role::Knight => attacks::knight(square),
            Role::Bishop => attacks::bishop(square, occupied),
            Role::Rook => attacks::rook(square, occupied),
            _ => attacks::rook(square, occupied) | attacks::bishop(square, occupied),
        };
        // who attacks a square is attacked from there by its like, a pawn by one of the other side
        let back =
            if checker.role == Role::Pawn { attacks::pawns(!checker.color, Bitboard::of(king)) } else { from(king) };
        (checker.squares & back).any_square(|square| self.is_shut(kings, rest & !from(square)))
    }

    /// Can the king of the winner on one of these squares and pieces of the other side together shut these squares?
    fn is_shut(&self, kings: Bitboard, rest: Bitboard) -> bool {
        self.is_filled(rest)
            || (kings & attacks::kings(rest)).any_square(|square| self.is_filled(rest & !attacks::king(square)))
    }

    /// Can pieces of the king's own side stand on all these squares at once?
    fn is_filled(&self, squares: Bitboard) -> bool {
        if squares.is_empty() {
            return true;
        }
        let mut taken = [Square::wrapped(0); MOST];
        let mut is_taken = 0u32;
        let pieces = || self.reach.pieces(!self.winner).take(MOST).enumerate();
        // a piece for each square, those found before making way where they can
        for square in squares {
            let mut tried = 0;
            if !fill(square, &pieces, &mut taken, &mut is_taken, &mut tried) {
                return false;
            }
        }
        true
    }
}

fn fill<'a, I: Iterator<Item = (usize, &'a Walker)>>(
    square: Square,
    pieces: &impl Fn() -> I,
    taken: &mut [Square; MOST],
    is_taken: &mut u32,
    tried: &mut u32,
) -> bool {
    for (place, piece) in pieces() {
        let bit = 1 << place;
        if !piece.all().has(square) || *tried & bit != 0 {
            continue;
        }
        *tried |= bit;
        if *is_taken & bit == 0 || fill(taken[place], pieces, taken, is_taken, tried) {
            *is_taken |= bit;
            taken[place] = square;
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::error::SetupPolicy;
    use crate::fen::Castling;

    /// From c6 the king steps to c7 and lets the bishop check: c7 keeps the squares that the bishop does not attack. From d6 it
    /// hides no bishop, and from c6 itself it does not keep b8.
    #[test]
    fn a_king_that_steps_off_a_line_may_mate() {
        let setup = crate::chess::Setup::parse("k7/p7/P1K5/8/4B3/8/8/8 w - - 0 1", Castling::Standard).unwrap();
        let reach = Reach::of(&setup.admit(SetupPolicy::Playable).unwrap()).unwrap();
        let siege = Siege::of(&reach, Color::White).unwrap();
        let [a8, c6, d6] = ["a8", "c6", "d6"].map(|name| Square::parse(name).unwrap());
        let bishop = siege.attackers().iter().find(|(walker, _)| walker.role == Role::Bishop).unwrap();
        let alone = Siege { attackers: [*bishop; MOST], count: 1, ..siege };
        assert!(alone.may_mate_from(Bitboard::of(c6), a8, bishop.1));
        assert!(!alone.may_mate_from(Bitboard::of(d6), a8, bishop.1));
        assert!(!alone.may_mate_on(a8, bishop.1, Bitboard::of(c6)));
    }
}
