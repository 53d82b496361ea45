//! Mates made by hand: where pieces must stand in a frame so that a king is mated.

use super::frame::{Frame, Ghost, Ground, Kind};
use crate::chess::attacks;
use crate::chess::bitboard::Bitboard;
use crate::chess::board::Board;
use crate::chess::piece::{Piece, Role};
use crate::chess::position::Chess;
use crate::chess::square::Square;
use crate::color::Color;
use crate::position::Position;
use alloc::vec::Vec;

/// A mate.
pub(super) struct Target {
    /// Where the kings are.
    pub kings: [Square; 2],
    /// The pieces that matter, and how many moves each square is from where they must stand.
    pub pieces: Vec<(Piece, [u8; Square::COUNT])>,
    /// How often it was nearly there.
    pub tired: i32,
}

/// Looks for the pieces' places around one pair of kings.
pub(super) struct Builder<'a> {
    frame: &'a Frame,
    ground: &'a Ground,
    winner: Color,
    kings: [Square; 2],
    /// Placed pieces: side, number, square.
    placed: Vec<(usize, usize, Square)>,
    steps: usize,
}

impl<'a> Builder<'a> {
    pub(super) fn new(frame: &'a Frame, ground: &'a Ground, winner: Color, kings: [Square; 2]) -> Self {
        Self { frame, ground, winner, kings, placed: Vec::new(), steps: 400 }
    }

    fn occupied(&self) -> Bitboard {
        self.placed.iter().fold(self.ground.occupied(), |set, (_, _, square)| set | Bitboard::of(*square))
    }

    fn ghost(&self, side: usize, number: usize) -> Ghost {
        self.frame.ghosts[side][number]
    }

    /// Those not placed yet, one of each kind and domain.
    fn free(&self, side: usize) -> impl Iterator<Item = usize> {
        let ghosts = &self.frame.ghosts[side];
        let is_free = move |number: &usize| {
            !ghosts[*number].stuck && !self.placed.iter().any(|&(s, n, _)| (s, n) == (side, *number))
        };
        let mut last = None;
        (0..ghosts.len()).filter(is_free).filter(move |&number| last.replace(ghosts[number]) != Some(ghosts[number]))
    }

    /// Finds mates, by different checks.
    pub(super) fn build(&mut self, targets: &mut Vec<Target>) {
        let side = self.winner.index();
        let target = self.kings[1 - side];
        self.placed.clear();
        let checkers: Vec<usize> = self.free(side).collect();
        for checker in checkers {
            let ghost = self.ghost(side, checker);
            let from = ghost.kind.from(target, self.ground.occupied()) & ghost.domain & !self.kings_squares();
            for square in from {
                self.steps = 200;
                self.placed.clear();
                self.placed.push((side, checker, square));
                targets.extend(self.cover());
            }
        }
    }

    fn kings_squares(&self) -> Bitboard {
        Bitboard::of(self.kings[0]) | Bitboard::of(self.kings[1])
    }

    /// Covers what the king could still step on.
    fn cover(&mut self) -> Option<Target> {
        self.steps = self.steps.checked_sub(1)?;
        let side = self.winner.index();
        let target = self.kings[1 - side];
        let seen = (self.occupied() | Bitboard::of(self.kings[side])) & !Bitboard::of(target);
        let mut covered = self.ground.guarded[side] | attacks::king(self.kings[side]) | self.ground.blocked[1 - side];
        for &(of, number, square) in &self.placed {
            covered |= if of == side { self.ghost(of, number).kind.from(square, seen) } else { Bitboard::of(square) };
        }
        let open = attacks::king(target) & !covered;
        let Some(square) = open.into_iter().next() else { return self.finish() };
        let at = Bitboard::of(square);
        let taken = seen | self.kings_squares();
        let fillers: Vec<usize> = self.free(1 - side).collect();
        for filler in fillers {
            if (self.ghost(1 - side, filler).domain & at & !taken).any() {
                self.placed.push((1 - side, filler, square));
                if let Some(found) = self.cover() {
                    return Some(found);
                }
                self.placed.pop();
            }
        }
        let keepers: Vec<usize> = self.free(side).collect();
        for keeper in keepers {
            let ghost = self.ghost(side, keeper);
            for from in ghost.kind.from(square, seen) & ghost.domain & !taken {
                self.placed.push((side, keeper, from));
                if let Some(found) = self.cover() {
                    return Some(found);
                }
                self.placed.pop();
            }
        }
        None
    }

    /// Puts the rest somewhere and looks whether it is a mate.
    fn finish(&self) -> Option<Target> {
        let piece = |side: usize, number: usize| Piece {
            color: if side == 0 { Color::White } else { Color::Black },
            role: self.ghost(side, number).kind.role(),
        };
        for turn in 0..3 {
            let mut board = Board::EMPTY;
            for color in Color::ALL {
                for square in self.frame.pawns[color.index()] {
                    board.put(square, Piece { color, role: Role::Pawn });
                }
                board.put(self.kings[color.index()], Piece { color, role: Role::King });
                for (number, ghost) in self.frame.ghosts[color.index()].iter().enumerate() {
                    if ghost.stuck {
                        board.put(ghost.domain.lowest(), piece(color.index(), number));
                    }
                }
            }
            for &(side, number, square) in &self.placed {
                board.put(square, piece(side, number));
            }
            for side in 0..2 {
                let ghosts = self.frame.ghosts[side].iter().enumerate();
                for (number, ghost) in ghosts.filter(|(_, ghost)| !ghost.stuck) {
                    if self.placed.iter().any(|&(s, n, _)| (s, n) == (side, number)) {
                        continue;
                    }
                    let mut places = ghost.domain & !board.occupied();
                    let skip = turn * places.count() as usize / 3;
                    board.put(places.nth(skip)?, piece(side, number));
                }
            }
            let position =
                Chess { board, castling: Bitboard::EMPTY, en_passant: None, turn: !self.winner, chess960: false };
            if position.is_check() && position.count_legal() == 0 {
                let place = |&(side, number, square): &(usize, usize, Square)| {
                    let kind = self.ghost(side, number).kind;
                    (piece(side, number), moves_to(kind, square, !self.ground.occupied()))
                };
                let pieces = self.placed.iter().map(place).collect();
                return Some(Target { kings: self.kings, pieces, tired: 0 });
            }
        }
        None
    }
}

/// How many moves it takes from each square to one, past nothing but what stays.
fn moves_to(kind: Kind, square: Square, open: Bitboard) -> [u8; Square::COUNT] {
    let mut moves = [9; Square::COUNT];
    let (mut seen, mut last) = (Bitboard::EMPTY, Bitboard::of(square));
    for count in 0..9 {
        seen |= last;
        last.for_each(|at| moves[at.index()] = count);
        last = kind.attacks(last, open) & open & !seen;
    }
    moves
}
