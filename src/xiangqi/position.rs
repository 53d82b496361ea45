//! Legal positions and their moves.

use super::board::{Board, is_across};
use super::check;
use super::legal;
use super::moves::Move;
use super::piece::{PieceId, Role};
use super::square::Square;
use crate::color::{ByColor, Color};
use crate::key::mix;
use crate::position;
use alloc::vec::Vec;

/// A xiangqi position: placement and side to move. Counters and repetition belong to
/// [`History`](crate::history::History).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Xiangqi {
    board: Board,
    turn: Color,
}

/// A position as the points of the thirty-two pieces and the side to move, a fifteenth the size of a [`Xiangqi`].
#[derive(Clone, Copy, Debug)]
pub struct Compact {
    pieces: ByColor<[u8; 16]>,
    turn: Color,
}

/// Equality ignores which of two like pieces stands where.
impl PartialEq for Compact {
    fn eq(&self, other: &Self) -> bool {
        let alike = |color: Color| {
            Role::ALL.iter().all(|role| {
                let (from, to) = role.slots();
                let (mine, theirs) = (&self.pieces[color][from..to], &other.pieces[color][from..to]);
                // no two pieces share a point, so equal counts of each place make equal sets
                mine.iter().all(|place| {
                    let count = |places: &[u8]| places.iter().filter(|other| *other == place).count();
                    count(mine) == count(theirs)
                })
            })
        };
        self.turn == other.turn && (self.pieces == other.pieces || Color::ALL.into_iter().all(alike))
    }
}

impl Eq for Compact {}

/// The effect of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The piece that moved.
    pub piece: PieceId,
    /// The piece it captured.
    pub captured: Option<PieceId>,
    /// The soldier's advance it made, which can never be undone.
    pub advance: Option<Advance>,
}

/// Where a soldier advanced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advance {
    /// On its own side of the river.
    Home,
    /// Across the river.
    Crossing,
    /// Beyond the river, where it already was.
    Beyond,
}

impl Advance {
    fn of(piece: PieceId, m: Move) -> Option<Self> {
        if piece.role() != Role::Soldier || m.from.rank() == m.to.rank() {
            return None;
        }
        Some(match (is_across(m.from, piece.color()), is_across(m.to, piece.color())) {
            (true, _) => Self::Beyond,
            (false, true) => Self::Crossing,
            (false, false) => Self::Home,
        })
    }
}

impl position::Effect for Effect {
    fn is_capture(&self) -> bool {
        self.captured.is_some()
    }

    fn is_irreversible(&self) -> bool {
        self.captured.is_some() || self.advance.is_some()
    }

    fn resets_halfmove(&self) -> bool {
        self.captured.is_some()
    }
}

impl Xiangqi {
    /// Returns the starting position.
    pub fn start() -> Self {
        let mut board = Board::EMPTY;
        let back = [
            Role::Chariot,
            Role::Horse,
            Role::Elephant,
            Role::Advisor,
            Role::General,
            Role::Advisor,
            Role::Elephant,
            Role::Horse,
            Role::Chariot,
        ];
        let mut put = |file: usize, rank: usize, role| {
            for color in Color::ALL {
                let rank = if color == Color::RED { rank } else { Square::RANKS - 1 - rank };
                if let Some(square) = Square::at(file, rank) {
                    board.put(square, super::Piece { color, role });
                }
            }
        };
        for (file, role) in back.into_iter().enumerate() {
            put(file, 0, role);
        }
        for file in [1, 7] {
            put(file, 2, Role::Cannon);
        }
        for file in [0, 2, 4, 6, 8] {
            put(file, 3, Role::Soldier);
        }
        Self { board, turn: Color::RED }
    }

    /// Creates a position that has passed the checks of [`Setup`](super::Setup).
    pub(super) fn new(board: Board, turn: Color) -> Self {
        Self { board, turn }
    }

    /// Returns the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the points of the pieces giving check to the side to move.
    pub fn checkers(&self) -> Vec<Square> {
        check::attackers(&self.board, self.turn)
    }

    /// Whether the piece on `m.from` can go to `m.to` by its way of moving, regardless of whose turn it is and of its
    /// general's safety.
    pub fn is_reachable(&self, m: Move) -> bool {
        legal::is_reachable(&self.board, m)
    }
}

/// Returns the key word of the side to move.
fn turn_fact(turn: Color) -> u64 {
    mix(turn.index() as u64)
}

/// Returns the key word of a piece on a point, the same for like pieces.
fn fact(piece: PieceId, square: Square) -> u64 {
    // 2 and up do not collide with the words of the side to move
    mix((square.index() * 16 + piece.role() as usize * 2 + piece.color().index() + 2) as u64)
}

impl position::Position for Xiangqi {
    type Move = Move;
    type Square = Square;
    type Effect = Effect;
    type Compact = Compact;

    fn turn(&self) -> Color {
        self.turn
    }

    fn is_check(&self) -> bool {
        check::is_attacked(&self.board, self.turn)
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        legal::list(&self.board, self.turn, moves);
    }

    fn count_legal(&self) -> u32 {
        legal::count(&self.board, self.turn)
    }

    fn is_legal(&self, m: Move) -> bool {
        self.board.id_at(m.from).is_some_and(|piece| piece.color() == self.turn)
            && legal::is_reachable(&self.board, m)
            && check::is_safe(&self.board, self.turn, m)
    }

    fn play(&mut self, m: Move) -> Effect {
        let piece = self.board.id_at(m.from).unwrap_or(PieceId::new(self.turn, 0));
        let captured = self.board.relocate(m.from, m.to);
        self.turn = !self.turn;
        Effect { piece, captured, advance: Advance::of(piece, m) }
    }

    fn compact(&self) -> Compact {
        Compact { pieces: self.board.all_places(), turn: self.turn }
    }

    fn expand(compact: &Compact) -> Self {
        Self { board: Board::with_pieces(&compact.pieces), turn: compact.turn }
    }

    fn key(&self) -> u64 {
        let pieces = Color::ALL.into_iter().flat_map(|color| self.board.pieces(color));
        pieces.fold(turn_fact(self.turn), |key, (piece, square)| key ^ fact(piece, square))
    }

    fn key_after(&self, m: Move, effect: Effect, before: u64) -> u64 {
        let turns = turn_fact(self.turn) ^ turn_fact(!self.turn);
        let moved = fact(effect.piece, m.from) ^ fact(effect.piece, m.to);
        before ^ turns ^ moved ^ effect.captured.map_or(0, |taken| fact(taken, m.to))
    }
}
