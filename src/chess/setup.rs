//! Setups: any placement that FEN can describe, and the faults that make it impossible.

use super::attacks::{self, Axis};
use super::bitboard::Bitboard;
use super::board::Board;
use super::castling::{CastlingRight, Missing, read_castling, write_castling};
use super::legal;
use super::piece::{Piece, Role};
use super::position::Chess;
use super::square::Square;
use crate::color::Color;
use crate::error::{Fault, SetupError, SetupPolicy, TextError, TextFault, codes};
use crate::fen::{self, Castling, Counters};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

codes! {
    /// Why a setup is not a possible position.
    pub enum SetupFault {
        /// A side has no king.
        KingMissing = "king-missing",
        /// A side has more than one king.
        TooManyKings = "too-many-kings",
        /// More than eight pawns.
        TooManyPawns = "too-many-pawns",
        /// More than sixteen pieces, or more pieces of some kinds than missing pawns can have promoted to.
        TooManyPieces = "too-many-pieces",
        /// A pawn stands on the first or last rank.
        PawnOnBackRank = "pawn-on-back-rank",
        /// The kings stand on adjacent squares.
        KingsAdjacent = "kings-adjacent",
        /// The side that has just moved is in check.
        OpponentInCheck = "opponent-in-check",
        /// The checks cannot all have come from one move.
        ImpossibleCheck = "impossible-check",
        /// A castling right whose king is not on its square.
        CastlingWithoutKing = "castling-without-king",
        /// A castling right with a missing rook, or with two rooks on one side.
        CastlingWithoutRook = "castling-without-rook",
        /// The en passant square is not on the rank that the last move can have passed over.
        EnPassantRank = "en-passant-rank",
        /// The en passant square is not empty.
        EnPassantOccupied = "en-passant-occupied",
        /// No pawn stands in front of the en passant square.
        EnPassantNoPawn = "en-passant-no-pawn",
        /// The square from which the pawn must have come is not empty.
        EnPassantPath = "en-passant-path",
    }
}

impl SetupFault {
    /// Whether a position with this fault can still be played, though no game reaches it.
    pub fn is_playable(self) -> bool {
        matches!(self, Self::TooManyPawns | Self::TooManyPieces | Self::ImpossibleCheck)
    }
}

/// Pieces on squares and the other fields of a FEN; not necessarily a possible position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The castling rights, as claimed.
    pub castling: Vec<CastlingRight>,
    /// The square that a pawn has just passed over, as claimed.
    pub en_passant: Option<Square>,
    /// The counters of the FEN.
    pub counters: Counters,
    /// Whether it is a Chess960 position, where kings and rooks may castle from squares other than e1, a1 and h1.
    pub chess960: bool,
}

type Faults = Vec<Fault<SetupFault, Square>>;

impl Setup {
    /// Reads a FEN. Castling letters may come in any order and name the outermost rook (`KQkq`, X-FEN) or the rook's
    /// file (Shredder-FEN). Also accepts missing fields after the placement, a move number 0, extra spaces, `_` for a
    /// space.
    ///
    /// Many programs write the castling field `KQkq` unconditionally, so of its four rights the impossible ones are
    /// dropped. Any other impossible right is kept, for [`faults`](Self::faults) to report.
    ///
    /// # Errors
    /// [`TextError`] with the field and the offset. Whether the position is possible is not checked.
    pub fn parse(text: &str, castling: Castling) -> Result<Self, TextError> {
        let chess960 = castling == Castling::Chess960;
        let tokens = fen::tokens(text)?;
        let mut board = Board::EMPTY;
        fen::read_placement(tokens[0], Square::FILES, Square::RANKS, |file, rank, letter| {
            let piece = Piece::from_letter(letter);
            if let (Some(square), Some(piece)) = (Square::at(file, rank), piece) {
                board.put(square, piece);
            }
            piece.is_some()
        })?;
        let turn = fen::read_turn(tokens.get(1))?;
        let castling = match tokens.get(2) {
            Some(&token) => read_castling(token, &board, chess960)?,
            None => Vec::new(),
        };
        let en_passant = match tokens.get(3) {
            Some(token) if token.text != "-" => {
                let error = || token.error(0, TextFault::BadEnPassant, "en-passant", "- or a square such as e3");
                Some(Square::parse(token.text).ok_or_else(error)?)
            }
            _ => None,
        };
        let counters = fen::read_counters(tokens.get(4..).unwrap_or_default())?;
        Ok(Self { board, turn, castling, en_passant, counters, chess960 })
    }

    /// Returns the canonical FEN.
    pub fn fen(&self) -> String {
        let mut text = fen::write_placement(Square::FILES, Square::RANKS, |file, rank| {
            Square::at(file, rank).and_then(|square| self.board.piece_at(square)).map(Piece::letter)
        });
        text.push_str(if self.turn == Color::White { " w " } else { " b " });
        text.push_str(&write_castling(&self.castling, &self.board, self.chess960));
        text.push(' ');
        match self.en_passant {
            Some(square) => square.write(&mut text),
            None => text.push('-'),
        }
        fen::write_counters(self.counters, &mut text);
        text
    }

    /// Returns the setup of a position.
    pub fn of(position: &Chess, counters: Counters) -> Self {
        let board = position.board;
        let right = |rook| board.piece_at(rook).map(|piece| CastlingRight::of_rook(piece.color, rook));
        Self {
            board,
            turn: position.turn,
            castling: position.castling.filter_map(right).collect(),
            en_passant: position.en_passant,
            counters,
            chess960: position.chess960,
        }
    }

    /// Returns the position, if it is a possible one. An en passant square without a legal capture is dropped.
    ///
    /// # Errors
    /// Every fault.
    pub fn position(&self) -> Result<Chess, Faults> {
        self.admit(SetupPolicy::Strict)
    }

    /// Returns the position, if the policy accepts it.
    ///
    /// # Errors
    /// Every fault that the policy does not tolerate.
    pub fn admit(&self, policy: SetupPolicy) -> Result<Chess, Faults> {
        let mut faults = self.faults();
        if policy == SetupPolicy::Playable {
            faults.retain(|fault| !fault.code.is_playable());
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let rooks = self.castling.iter().filter_map(|right| right.rook(&self.board, self.chess960).ok());
        Ok(Chess {
            board: self.board,
            castling: rooks.collect(),
            en_passant: self.en_passant.filter(|&to| self.can_take_en_passant(to)),
            turn: self.turn,
            chess960: self.chess960,
        })
    }

    /// Returns every fault of this setup; empty if it is a possible position.
    pub fn faults(&self) -> Faults {
        let mut faults = Faults::new();
        for color in Color::ALL {
            self.check_material(color, &mut faults);
        }
        let white_kings = self.board.pieces(Color::White, Role::King);
        let black_kings = self.board.pieces(Color::Black, Role::King);
        let near = |king: &Square| (attacks::king(*king) & black_kings).any();
        if let Some(white) = white_kings.clone().find(near) {
            let squares = [white].into_iter().chain(attacks::king(white) & black_kings).collect();
            faults.push(Fault { code: SetupFault::KingsAdjacent, color: None, squares });
        }
        for king in self.board.pieces(!self.turn, Role::King) {
            let attackers = legal::attackers(&self.board, self.turn, king, self.board.occupied());
            if attackers.any() {
                let (code, color) = (SetupFault::OpponentInCheck, Some(!self.turn));
                faults.push(Fault { code, color, squares: attackers.collect() });
            }
        }
        self.check_castling(&mut faults);
        self.check_en_passant(&mut faults);
        self.check_checks(&mut faults);
        faults
    }

    fn check_material(&self, color: Color, faults: &mut Faults) {
        let mut add =
            |code, squares: Bitboard| faults.push(Fault { code, color: Some(color), squares: squares.collect() });
        let of = |role| self.board.pieces(color, role);
        if of(Role::King).is_empty() {
            add(SetupFault::KingMissing, Bitboard::EMPTY);
        }
        if of(Role::King).is_many() {
            add(SetupFault::TooManyKings, of(Role::King));
        }
        if of(Role::Pawn).count() > 8 {
            add(SetupFault::TooManyPawns, of(Role::Pawn));
        }
        let all = self.board.by_color(color);
        let (mut promoted, mut suspects) = (0, Bitboard::EMPTY);
        for (role, at_first) in [(Role::Knight, 2), (Role::Bishop, 2), (Role::Rook, 2), (Role::Queen, 1)] {
            let surplus = of(role).count().saturating_sub(at_first);
            promoted += surplus;
            suspects |= of(role).when(surplus > 0);
        }
        if all.count() > 16 {
            add(SetupFault::TooManyPieces, all);
        } else if promoted > 8u32.saturating_sub(of(Role::Pawn).count()) {
            add(SetupFault::TooManyPieces, suspects);
        }
        let ends = Bitboard::rank(0) | Bitboard::rank(7);
        if (of(Role::Pawn) & ends).any() {
            add(SetupFault::PawnOnBackRank, of(Role::Pawn) & ends);
        }
    }

    fn check_castling(&self, faults: &mut Faults) {
        let mut found: Vec<(CastlingRight, Square)> = Vec::new();
        for &right in &self.castling {
            let (code, square) = match right.rook(&self.board, self.chess960) {
                Ok(rook) => {
                    found.push((right, rook));
                    continue;
                }
                Err(Missing::King(square)) => (SetupFault::CastlingWithoutKing, square),
                Err(Missing::Rook(square)) => (SetupFault::CastlingWithoutRook, square),
            };
            faults.push(Fault { code, color: Some(right.color), squares: vec![square] });
        }
        for (n, &(right, rook)) in found.iter().enumerate() {
            let king = self.board.king(right.color).index();
            let twin = found[..n].iter().find(|(other, second)| {
                other.color == right.color && *second != rook && (second.index() > king) == (rook.index() > king)
            });
            if let Some(&(_, second)) = twin {
                let (code, color) = (SetupFault::CastlingWithoutRook, Some(right.color));
                faults.push(Fault { code, color, squares: vec![second, rook] });
            }
        }
    }

    /// Returns the squares of the pawn that passed over an en passant square: where it stands, and where it came from.
    fn double_step(&self, passed: Square) -> Option<(Square, Square)> {
        let (rank, now, before) = match self.turn {
            Color::White => (5, 4, 6),
            Color::Black => (2, 3, 1),
        };
        let at = |rank| Square::at(passed.file(), rank);
        if passed.rank() == rank { at(now).zip(at(before)) } else { None }
    }

    fn check_en_passant(&self, faults: &mut Faults) {
        let Some(passed) = self.en_passant else { return };
        let mut add = |code, square| faults.push(Fault { code, color: Some(!self.turn), squares: vec![square] });
        let Some((now, before)) = self.double_step(passed) else {
            return add(SetupFault::EnPassantRank, passed);
        };
        if self.board.piece_at(passed).is_some() {
            add(SetupFault::EnPassantOccupied, passed);
        }
        if self.board.piece_at(now) != Some(Piece { color: !self.turn, role: Role::Pawn }) {
            add(SetupFault::EnPassantNoPawn, now);
        }
        if self.board.piece_at(before).is_some() {
            add(SetupFault::EnPassantPath, before);
        }
    }

    fn can_take_en_passant(&self, passed: Square) -> bool {
        let pawns = self.board.pieces(self.turn, Role::Pawn);
        (attacks::pawns(!self.turn, Bitboard::of(passed)) & pawns)
            .any_square(|from| legal::is_en_passant_safe(&self.board, self.turn, from, passed))
    }

    /// Finds checks that no last move can explain, reporting only certain ones.
    fn check_checks(&self, faults: &mut Faults) {
        let kings = self.board.pieces(self.turn, Role::King);
        if kings.count() != 1 {
            return;
        }
        let king = kings.lowest();
        let checkers = legal::attackers(&self.board, !self.turn, king, self.board.occupied());
        // one move opens at most one line and gives at most one check itself; two sliders with the king between them
        // would have to have come onto one line at once
        let straight = Axis::STRAIGHT.map(|axis| axis.line(king) & self.board.straight_sliders());
        let diagonal = Axis::DIAGONAL.map(|axis| axis.line(king) & self.board.diagonal_sliders());
        let on_one_line = [straight, diagonal].concat().into_iter().any(|sliders| (sliders & checkers).is_many());
        // a pawn's double step gives check itself or from behind the square it left; capturing it does not end the latter
        let step = self.en_passant.filter(|&passed| self.can_take_en_passant(passed));
        let pawn = step.and_then(|passed| self.double_step(passed)).map(|(now, _)| Bitboard::of(now));
        let unexplained = pawn.is_some_and(|pawn| (checkers & !pawn).any());
        if checkers.count() > 2 || on_one_line || unexplained {
            let (code, color) = (SetupFault::ImpossibleCheck, Some(self.turn));
            faults.push(Fault { code, color, squares: checkers.collect() });
        }
    }
}

/// Writes the canonical FEN: castling letters as in X-FEN, the en passant square as given (a [`Chess`] has one only
/// if such a capture is legal), both counters.
impl core::fmt::Display for Setup {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.fen())
    }
}

impl Chess {
    /// Reads a FEN and checks that the position is possible.
    ///
    /// ```
    /// use trongtai::chess::Chess;
    /// use trongtai::Castling;
    ///
    /// // the rook on f1 cannot castle, and no pawn can take on d6
    /// let (position, counters) = Chess::from_fen("4k3/8/8/3p4/8/8/8/R3KR2 w KQkq d6", Castling::Standard).unwrap();
    /// assert_eq!(position.fen(counters), "4k3/8/8/3p4/8/8/8/R3KR2 w Q - 0 1");
    /// ```
    ///
    /// # Errors
    /// [`SetupError::Text`] if it cannot be read, [`SetupError::Impossible`] with every fault of the position.
    pub fn from_fen(text: &str, castling: Castling) -> Result<(Self, Counters), SetupError<SetupFault, Square>> {
        let setup = Setup::parse(text, castling).map_err(SetupError::Text)?;
        let position = setup.position().map_err(SetupError::Impossible)?;
        Ok((position, setup.counters))
    }

    /// Returns the canonical FEN with these counters.
    pub fn fen(&self, counters: Counters) -> String {
        Setup::of(self, counters).fen()
    }
}

/// Reads a FEN of standard chess without its counters, as [`Chess::from_fen`] does.
impl core::str::FromStr for Chess {
    type Err = SetupError<SetupFault, Square>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_fen(text, Castling::Standard).map(|(position, _)| position)
    }
}
