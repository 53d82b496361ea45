//! The frame of a position: its pawns, and its pieces as far as they are shut in.
//!
//! Of a piece that can move only its domain is kept, the squares that it can get to while the frame stands. Pushes and
//! captures change the frame; everything else is a king's move or changes nothing that is kept.

use crate::chess::attacks;
use crate::chess::bitboard::Bitboard;
use crate::chess::board::Board;
use crate::chess::piece::{Piece, Role};
use crate::chess::position::Chess;
use crate::chess::square::Square;
use crate::color::Color;
use crate::key::mix;
use alloc::vec::Vec;

/// How a piece goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Knight,
    Bishop,
    Rook,
    Queen,
    /// Whatever a pawn may have become.
    Promoted,
}

impl Kind {
    /// What it attacks from all these squares.
    #[inline(never)]
    pub(super) fn attacks(self, squares: Bitboard, empty: Bitboard) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        if self >= Self::Rook {
            set |= attacks::straights(squares, empty);
        }
        if !matches!(self, Self::Knight | Self::Rook) {
            set |= attacks::diagonals(squares, empty);
        }
        if matches!(self, Self::Knight | Self::Promoted) {
            set |= attacks::knights(squares);
        }
        set
    }

    /// What it attacks from one square.
    #[inline(never)]
    pub(super) fn from(self, square: Square, occupied: Bitboard) -> Bitboard {
        let straight = attacks::rook(square, occupied).when(self >= Self::Rook);
        let diagonal = attacks::bishop(square, occupied).when(!matches!(self, Self::Knight | Self::Rook));
        straight | diagonal | attacks::knight(square).when(matches!(self, Self::Knight | Self::Promoted))
    }

    pub(super) fn role(self) -> Role {
        match self {
            Self::Knight => Role::Knight,
            Self::Bishop => Role::Bishop,
            Self::Rook => Role::Rook,
            Self::Queen | Self::Promoted => Role::Queen,
        }
    }
}

/// A piece other than a king or pawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Ghost {
    pub kind: Kind,
    /// It has no move, not even if the kings and all pieces that can move were out of its way.
    pub stuck: bool,
    /// Where it may stand.
    pub domain: Bitboard,
}

/// Pawns and pieces, the sides by their index.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Frame {
    /// Pieces, and steps that pawns may take; less with each change.
    pub left: u32,
    /// All pieces are shut in, and were so in all frames before: this and two kings are a whole position.
    pub exact: bool,
    pub pawns: [Bitboard; 2],
    pub ghosts: [Vec<Ghost>; 2],
}

/// What follows from a frame for the kings.
pub(super) struct Ground {
    /// Pawns and stuck pieces of each side.
    pub blocked: [Bitboard; 2],
    /// What they attack.
    pub guarded: [Bitboard; 2],
    /// Can a side make a move that changes nothing?
    pub waits: [bool; 2],
    /// What its movable pieces attack where they may stand.
    pub attacked: [Vec<Bitboard>; 2],
}

impl Ground {
    pub fn occupied(&self) -> Bitboard {
        self.blocked[0] | self.blocked[1]
    }

    /// Where a king can step without taking a pawn or a stuck piece.
    pub fn walk(&self, color: Color) -> Bitboard {
        !(self.occupied() | self.guarded[(!color).index()])
    }
}

impl Frame {
    /// `None` for a position with a right to castle, or with more pieces than a game has.
    pub(super) fn of(position: &Chess, coarse: bool) -> Option<Self> {
        let board = &position.board;
        if position.castling.any() || Color::ALL.into_iter().any(|color| board.by_color(color).count() > 16) {
            return None;
        }
        let mut frame = Self { left: 0, exact: true, pawns: [Bitboard::EMPTY; 2], ghosts: [Vec::new(), Vec::new()] };
        for square in board.occupied() {
            let Piece { color, role } = board.piece_at(square)?;
            let kind = match role {
                Role::Pawn => {
                    frame.pawns[color.index()] |= Bitboard::of(square);
                    continue;
                }
                Role::King => continue,
                Role::Knight => Kind::Knight,
                Role::Bishop => Kind::Bishop,
                Role::Rook => Kind::Rook,
                Role::Queen => Kind::Queen,
            };
            frame.ghosts[color.index()].push(Ghost { kind, stuck: true, domain: Bitboard::of(square) });
        }
        frame.settle(coarse).then_some(frame)
    }

    /// Who is stuck; false where a pawn has come where a piece must be. `coarse` lets pieces be anywhere at once.
    #[inline(never)]
    pub(super) fn settle(&mut self, coarse: bool) -> bool {
        loop {
            let stuck = self.stuck();
            let mut freed = false;
            for (side, stuck) in stuck.into_iter().enumerate() {
                let own = self.pawns[side] | stuck;
                for ghost in &mut self.ghosts[side] {
                    // what stands next to it stops it
                    if ghost.stuck && (ghost.kind.attacks(ghost.domain, Bitboard::EMPTY) & !own).any() {
                        ghost.stuck = false;
                        freed = true;
                    }
                }
            }
            if !freed {
                break;
            }
        }
        let open = self.open();
        for ghost in self.ghosts.iter_mut().flatten().filter(|ghost| !ghost.stuck) {
            ghost.domain &= open;
            if ghost.domain.is_empty() {
                return false;
            }
        }
        if coarse {
            while self.grow(0) | self.grow(1) {}
        }
        self.sort();
        self.exact &= self.ghosts.iter().flatten().all(|ghost| ghost.stuck);
        let rows = |pawns: Bitboard, up: bool| -> u32 {
            pawns.map(|pawn| if up { 8 - pawn.rank() as u32 } else { 1 + pawn.rank() as u32 }).sum()
        };
        let pieces = self.ghosts[0].len() + self.ghosts[1].len();
        self.left = rows(self.pawns[0], true) + rows(self.pawns[1], false) + pieces as u32;
        true
    }

    /// Brings those that are alike together.
    #[inline(never)]
    pub(super) fn sort(&mut self) {
        for ghosts in &mut self.ghosts {
            for last in 1..ghosts.len() {
                for place in (1..=last).rev() {
                    if ghosts[place - 1] <= ghosts[place] {
                        break;
                    }
                    ghosts.swap(place - 1, place);
                }
            }
        }
    }

    fn open(&self) -> Bitboard {
        let [white, black] = self.stuck();
        !(white | black | self.pawns[0] | self.pawns[1])
    }

    /// Lets a side's pieces make a move each; do they get anywhere?
    #[inline(never)]
    pub(super) fn grow(&mut self, side: usize) -> bool {
        let open = self.open();
        let mut grown = false;
        for ghost in self.ghosts[side].iter_mut().filter(|ghost| !ghost.stuck) {
            let next = ghost.domain | ghost.kind.attacks(ghost.domain, open) & open;
            grown |= next != ghost.domain;
            ghost.domain = next;
        }
        grown
    }

    /// A number that tells frames apart, nearly always.
    #[inline(never)]
    pub(super) fn key(&self) -> u64 {
        let mut key = mix(self.pawns[0].0 ^ mix(self.pawns[1].0 ^ u64::from(self.exact)));
        for (side, ghosts) in self.ghosts.iter().enumerate() {
            for ghost in ghosts {
                key = mix(key
                    ^ ghost.domain.0
                    ^ mix((ghost.kind as u64) << 2 | u64::from(ghost.stuck) << 1 | side as u64));
            }
        }
        key
    }

    fn stuck(&self) -> [Bitboard; 2] {
        let of = |side: &Vec<Ghost>| {
            side.iter().filter(|ghost| ghost.stuck).fold(Bitboard::EMPTY, |set, ghost| set | ghost.domain)
        };
        [of(&self.ghosts[0]), of(&self.ghosts[1])]
    }

    #[inline(never)]
    pub(super) fn ground(&self) -> Ground {
        let stuck = self.stuck();
        let open = self.open();
        let guards = |color: Color| {
            let stuck = self.ghosts[color.index()].iter().filter(|ghost| ghost.stuck);
            stuck.fold(attacks::pawns(color, self.pawns[color.index()]), |set, ghost| {
                set | ghost.kind.attacks(ghost.domain, Bitboard::EMPTY)
            })
        };
        let attacked = [0, 1].map(|side| {
            let of = |ghost: &Ghost| {
                if ghost.stuck { Bitboard::EMPTY } else { ghost.kind.attacks(ghost.domain, open) }
            };
            self.ghosts[side].iter().map(of).collect::<Vec<_>>()
        });
        let waits = [0, 1].map(|side: usize| attacked[side].iter().any(|attacked| (*attacked & open).any()));
        Ground {
            blocked: [self.pawns[0] | stuck[0], self.pawns[1] | stuck[1]],
            guarded: Color::ALL.map(guards),
            waits,
            attacked,
        }
    }

    /// The position with these kings, if the frame is exact.
    pub(super) fn position(&self, kings: [Square; 2], turn: Color) -> Chess {
        let mut board = Board::EMPTY;
        for color in Color::ALL {
            let side = color.index();
            for square in self.pawns[side] {
                board.put(square, Piece { color, role: Role::Pawn });
            }
            for ghost in &self.ghosts[side] {
                board.put(ghost.domain.lowest(), Piece { color, role: ghost.kind.role() });
            }
            board.put(kings[side], Piece { color, role: Role::King });
        }
        Chess { board, castling: Bitboard::EMPTY, en_passant: None, turn, chess960: false }
    }

    /// The frame without what stands on a square: a pawn or a stuck piece.
    #[inline(never)]
    pub(super) fn without(&self, side: usize, square: Square) -> Self {
        let mut next = self.clone();
        let at = Bitboard::of(square);
        next.pawns[side] &= !at;
        next.ghosts[side].retain(|ghost| !(ghost.stuck && ghost.domain == at));
        next
    }
}
