//! Legal positions and their moves.

use super::attacks;
use super::bitboard::Bitboard;
use super::board::Board;
use super::legal::{self, Legal};
use super::moves::Move;
use super::piece::{Piece, Role, Side};
use super::square::Square;
use crate::color::Color;
use crate::key::mix;
use crate::position;
use alloc::vec::Vec;

/// A chess position: placement, side to move, castling rights, and the en passant square if such a capture is legal.
/// Equality is the identity of FIDE article 9.2.3. Counters and repetition belong to [`History`](crate::history::History).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chess {
    pub(super) board: Board,
    /// The rooks with which their king may still castle.
    pub(super) castling: Bitboard,
    /// The square a pawn passed over in the last move, if it can legally be captured there.
    pub(super) en_passant: Option<Square>,
    pub(super) turn: Color,
    pub(super) chess960: bool,
}

/// The effect of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The piece that moved, before any promotion.
    pub piece: Piece,
    /// The role of the piece it captured.
    pub captured: Option<Role>,
    /// The role the pawn promoted to.
    pub promotion: Option<Role>,
    /// The side on which it castled.
    pub castling: Option<Side>,
    /// Whether it was an en passant capture.
    pub en_passant: bool,
    /// Whether a castling right was lost.
    pub lost_right: bool,
}

impl position::Effect for Effect {
    fn is_capture(&self) -> bool {
        self.captured.is_some()
    }

    fn is_irreversible(&self) -> bool {
        self.resets_halfmove() || self.lost_right
    }

    fn resets_halfmove(&self) -> bool {
        self.captured.is_some() || self.piece.role == Role::Pawn
    }
}

impl Chess {
    /// Returns the starting position.
    pub fn start() -> Self {
        const BACK: [Role; 8] =
            [Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King, Role::Bishop, Role::Knight, Role::Rook];
        Self::with_back_rank(BACK, false)
    }

    /// Returns the starting position with these pieces behind the pawns.
    pub(super) fn with_back_rank(back: [Role; 8], chess960: bool) -> Self {
        let mut board = Board::EMPTY;
        for (file, role) in back.into_iter().enumerate() {
            for (color, pawns, pieces) in [(Color::White, 1, 0), (Color::Black, 6, 7)] {
                for (rank, role) in [(pawns, Role::Pawn), (pieces, role)] {
                    if let Some(square) = Square::at(file, rank) {
                        board.put(square, Piece { color, role });
                    }
                }
            }
        }
        let castling = board.by_role(Role::Rook);
        Self { board, castling, en_passant: None, turn: Color::White, chess960 }
    }

    /// Returns the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// Whether it is a Chess960 position, where castling is written as the king moving onto its rook.
    pub fn is_chess960(&self) -> bool {
        self.chess960
    }

    /// Returns the rook with which `color` has the right to castle on a side.
    pub fn castling_rook(&self, color: Color, side: Side) -> Option<Square> {
        let king = self.board.king(color);
        let mut rooks = self.castling & self.board.by_color(color);
        rooks.find(|&rook| Side::of(king, rook) == side)
    }

    /// Returns the square on which a pawn can legally be captured en passant.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Returns the pieces giving check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        legal::attackers(&self.board, !self.turn, self.board.king(self.turn), self.board.occupied())
    }

    /// Appends the legal moves of the piece on a square.
    pub fn legal_moves_from(&self, from: Square, moves: &mut Vec<Move>) {
        self.legal().list(Bitboard::of(from), self.chess960, moves);
    }

    #[inline]
    pub(super) fn legal(&self) -> Legal<'_> {
        Legal::new(&self.board, self.turn, self.castling, self.en_passant)
    }

    /// Returns the side on which a king's move castles, if it does.
    pub(crate) fn castling_side(&self, m: Move) -> Option<Side> {
        self.castling_of(m, self.board.by_color(self.turn)).map(|rook| Side::of(m.from, rook))
    }

    /// Returns the rook of a king's move that is castling.
    #[inline]
    fn castling_of(&self, m: Move, own: Bitboard) -> Option<Square> {
        let mut rooks = self.castling & own & Bitboard::rank(m.from.rank());
        if !self.chess960 && m.from.index().abs_diff(m.to.index()) != 2 {
            return None;
        }
        rooks.find(|&rook| legal::castling_goal(m.from, rook, self.chess960) == m.to)
    }

    /// Records a pawn's double step, if an en passant capture of it is legal.
    #[inline]
    fn note_double_step(&mut self, m: Move) {
        let passed = Square::wrapped(((m.from.index() + m.to.index()) / 2) as u32);
        let them = !self.turn;
        let near = attacks::pawns(self.turn, Bitboard::of(passed)) & self.board.pawns() & self.board.by_color(them);
        for from in near {
            if legal::is_en_passant_safe(&self.board, them, from, passed) {
                self.en_passant = Some(passed);
            }
        }
    }
}

impl position::Position for Chess {
    type Move = Move;
    type Square = Square;
    type Effect = Effect;
    type Compact = Self;

    fn turn(&self) -> Color {
        self.turn
    }

    fn is_check(&self) -> bool {
        self.checkers().any()
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        self.legal().list(Bitboard(!0), self.chess960, moves);
    }

    #[inline]
    fn count_legal(&self) -> u32 {
        self.legal().count()
    }

    fn is_legal(&self, m: Move) -> bool {
        self.legal().has(m, self.chess960)
    }

    #[inline]
    fn play(&mut self, m: Move) -> Effect {
        let code = self.board.code_at(m.from);
        let taken = self.board.code_at(m.to);
        let piece = Piece::from_code(code).unwrap_or(Piece { color: self.turn, role: Role::Pawn });
        let mut effect = Effect {
            piece,
            captured: Piece::from_code(taken).map(|piece| piece.role),
            promotion: m.promotion,
            castling: None,
            en_passant: false,
            lost_right: false,
        };
        let (from, to) = (Bitboard::of(m.from), Bitboard::of(m.to));
        let rights = self.castling;
        let en_passant = self.en_passant.take();
        if piece.role == Role::King {
            let own = self.board.by_color(self.turn);
            if let Some(rook) = self.castling_of(m, own) {
                let side = Side::of(m.from, rook);
                let (king_file, rook_file) = side.files();
                let base = m.from.index() as u32 & 56;
                self.board.set(from | Bitboard::of(rook), 0);
                self.board.set(Bitboard::of(Square::wrapped(base | king_file)), code);
                let rook_code = Piece { color: self.turn, role: Role::Rook }.code();
                self.board.set(Bitboard::of(Square::wrapped(base | rook_file)), rook_code);
                effect.castling = Some(side);
                effect.captured = None;
            } else {
                self.board.relocate(from, to, code);
            }
            self.castling &= !(own | to);
        } else {
            let arrived = match m.promotion {
                Some(role) => Piece { color: self.turn, role }.code(),
                None => code,
            };
            self.board.relocate(from, to, arrived);
            self.castling &= !(from | to);
            if piece.role == Role::Pawn {
                if Some(m.to) == en_passant {
                    self.board.remove(legal::en_passant_victim(m.from, m.to));
                    effect.en_passant = true;
                    effect.captured = Some(Role::Pawn);
                } else if m.from.index().abs_diff(m.to.index()) == 16 {
                    self.note_double_step(m);
                }
            }
        }
        effect.lost_right = self.castling != rights;
        self.turn = !self.turn;
        effect
    }

    fn compact(&self) -> Self {
        *self
    }

    fn expand(compact: &Self) -> Self {
        *compact
    }

    fn key(&self) -> u64 {
        let [a, b, c, d] = self.board.words();
        let passing = self.en_passant.map_or(64, Square::index) as u64;
        let rest = passing << 1 | self.turn.index() as u64;
        // each word is a fact of its own, distinguished from the others by a salt
        let facts = [a, b, c, d, self.castling.0, rest];
        let mut key = 0;
        let mut salt = 1;
        for fact in facts {
            key ^= mix(fact ^ salt);
            salt = mix(salt);
        }
        key
    }
}
