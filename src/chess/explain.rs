//! Why a move is not legal, in a player's terms.
//!
//! Written from the rules of movement, not from the generator; a test checks that both agree on every move of many
//! positions.

use super::attacks::{self, Axis};
use super::bitboard::Bitboard;
use super::castling::back_rank;
use super::legal::{self, CastlingWay};
use super::moves::Move;
use super::piece::{Role, Side};
use super::position::Chess;
use super::square::Square;
use crate::color::Color;
use crate::error::{Illegality, codes};
use crate::notation::Distance;
use alloc::vec;
use alloc::vec::Vec;

codes! {
    /// The first cause a player would name.
    pub enum Cause {
        /// No piece stands on the starting square.
        NoPiece = "no-piece",
        /// A text names a piece that is not on the board.
        NoSuchPiece = "no-such-piece",
        /// The piece belongs to the side not to move.
        NotYourPiece = "not-your-piece",
        /// The starting square and the destination are the same.
        SameSquare = "same-square",
        /// A piece of the same side stands on the destination.
        OwnPieceThere = "own-piece-there",
        /// A pawn does not move that way.
        PawnShape = "pawn-shape",
        /// A pawn does not move backward.
        PawnBackward = "pawn-backward",
        /// A piece stands in front of the pawn.
        PawnBlocked = "pawn-blocked",
        /// A pawn moves two squares only from its starting square.
        PawnDoubleStep = "pawn-double-step",
        /// A pawn moves diagonally only to capture.
        PawnCapturesDiagonally = "pawn-captures-diagonally",
        /// The adjacent pawn cannot be captured en passant, or no longer.
        EnPassantTooLate = "en-passant-too-late",
        /// The adjacent pawn came in single steps; this is known only from the moves played.
        EnPassantNoDoubleStep = "en-passant-no-double-step",
        /// A knight does not move that way.
        KnightShape = "knight-shape",
        /// A bishop does not move that way.
        BishopShape = "bishop-shape",
        /// A rook does not move that way.
        RookShape = "rook-shape",
        /// A queen does not move that way.
        QueenShape = "queen-shape",
        /// A king does not move that way.
        KingShape = "king-shape",
        /// Pieces block the way.
        PathBlocked = "path-blocked",
        /// A pawn on the last rank must promote.
        PromotionMissing = "promotion-missing",
        /// A pawn cannot promote to that.
        PromotionPiece = "promotion-piece",
        /// This move is not a promotion.
        PromotionUnexpected = "promotion-unexpected",
        /// The king or the rook has moved before.
        CastlingRightLost = "castling-right-lost",
        /// No own rook stands in the corner.
        CastlingNoRook = "castling-no-rook",
        /// Pieces block the way of king or rook.
        CastlingPathBlocked = "castling-path-blocked",
        /// A king in check cannot castle.
        CastlingInCheck = "castling-in-check",
        /// The king would cross an attacked square.
        CastlingThroughCheck = "castling-through-check",
        /// The king would arrive on an attacked square.
        CastlingIntoCheck = "castling-into-check",
        /// The king would remain or be left in check.
        LeavesKingInCheck = "leaves-king-in-check",
        /// The king would move to an attacked square.
        KingIntoCheck = "king-into-check",
        /// The king would stand next to the other king.
        KingsAdjacent = "kings-adjacent",
        /// The piece shields its king.
        Pinned = "pinned",
        /// The game has ended.
        GameOver = "game-over",
    }
}

impl Cause {
    /// Returns how far a move with this cause is from being legal.
    pub fn distance(self) -> Distance {
        match self {
            Self::LeavesKingInCheck | Self::KingIntoCheck | Self::KingsAdjacent | Self::Pinned => Distance::Unsafe,
            Self::PawnShape
            | Self::PawnBackward
            | Self::KnightShape
            | Self::BishopShape
            | Self::RookShape
            | Self::QueenShape
            | Self::KingShape => Distance::Shapeless,
            _ => Distance::Obstructed,
        }
    }
}

type Reason = Illegality<Cause, Square>;

fn because(code: Cause, squares: impl IntoIterator<Item = Square>) -> Option<Reason> {
    Some(Illegality { code, squares: squares.into_iter().collect() })
}

/// Returns why the move is illegal; `None` if it is legal.
///
/// ```
/// use trongtai::chess::{Cause, Chess, Move, explain};
///
/// let start = Chess::start();
/// let why = explain(&start, Move::parse("f1b5").unwrap()).unwrap();
/// assert_eq!(why.code, Cause::PathBlocked);
/// assert_eq!(why.squares[0].to_string(), "e2");
/// assert_eq!(explain(&start, Move::parse("g1f3").unwrap()), None);
/// ```
pub fn explain(position: &Chess, m: Move) -> Option<Reason> {
    let Some(piece) = position.board.piece_at(m.from) else {
        return because(Cause::NoPiece, [m.from]);
    };
    if piece.color != position.turn {
        return because(Cause::NotYourPiece, [m.from]);
    }
    if m.from == m.to {
        return because(Cause::SameSquare, [m.from]);
    }
    if let Some(attempt) = Castling::attempted(position, m).filter(|_| piece.role == Role::King) {
        return attempt.fault(position, m);
    }
    if position.board.by_color(piece.color).has(m.to) {
        return because(Cause::OwnPieceThere, [m.to]);
    }
    let movement = match piece.role {
        Role::Pawn => pawn(position, m),
        role => other(position, m, role),
    };
    movement.or_else(|| promotion(m, piece.role, piece.color)).or_else(|| match piece.role {
        Role::King => king_safety(position, m),
        _ => safety(position, m),
    })
}

/// Checks the movement of a piece other than a pawn.
fn other(position: &Chess, m: Move, role: Role) -> Option<Reason> {
    let files = m.from.file().abs_diff(m.to.file());
    let ranks = m.from.rank().abs_diff(m.to.rank());
    let (straight, diagonal) = (files == 0 || ranks == 0, files == ranks);
    let (fits, code) = match role {
        Role::Knight => (files * ranks == 2, Cause::KnightShape),
        Role::Bishop => (diagonal, Cause::BishopShape),
        Role::Rook => (straight, Cause::RookShape),
        Role::Queen => (straight || diagonal, Cause::QueenShape),
        Role::King | Role::Pawn => (files.max(ranks) == 1, Cause::KingShape),
    };
    if !fits {
        return because(code, [m.from]);
    }
    let blockers = way(m.from, m.to) & position.board.occupied();
    if blockers.any() { because(Cause::PathBlocked, nearest_first(m.from, blockers)) } else { None }
}

/// Returns the squares between two squares of one line; none for a knight's move.
fn way(from: Square, to: Square) -> Bitboard {
    let axis = Axis::ALL.into_iter().find(|axis| axis.line(from).has(to));
    axis.map_or(Bitboard::EMPTY, |axis| attacks::between(axis, from, to))
}

fn nearest_first(from: Square, squares: Bitboard) -> Vec<Square> {
    let mut squares: Vec<Square> = squares.collect();
    if squares.first().is_some_and(|first| first.index() < from.index()) {
        squares.reverse();
    }
    squares
}

/// Checks a pawn's movement.
fn pawn(position: &Chess, m: Move) -> Option<Reason> {
    let (board, us) = (&position.board, position.turn);
    // seen from the mover's side, so that forward is up
    let height = |square: Square| if us == Color::White { square.rank() } else { 7 - square.rank() };
    let (before, after) = (height(m.from), height(m.to));
    let files = m.from.file().abs_diff(m.to.file());
    if after < before && files <= 1 {
        return because(Cause::PawnBackward, [m.from]);
    }
    match (files, after.saturating_sub(before)) {
        (0, 1 | 2) => {
            if after == before + 2 && before != 1 {
                return because(Cause::PawnDoubleStep, [m.from]);
            }
            let blockers = (way(m.from, m.to) | Bitboard::of(m.to)) & board.occupied();
            if blockers.any() { because(Cause::PawnBlocked, nearest_first(m.from, blockers)) } else { None }
        }
        (1, 1) if board.occupied().has(m.to) || position.en_passant == Some(m.to) => None,
        (1, 1) => {
            let beside = legal::en_passant_victim(m.from, m.to);
            let behind = Square::at(m.to.file(), if us == Color::White { 6 } else { 1 });
            let may_have_passed = before == 4
                && board.pieces(!us, Role::Pawn).has(beside)
                && behind.is_some_and(|behind| !board.occupied().has(behind));
            if !may_have_passed {
                return because(Cause::PawnCapturesDiagonally, [m.to]);
            }
            // if the capture would expose the king, the position does not record whether the pawn has just passed; that it
            // would expose the king is certain
            safety(position, m).or_else(|| because(Cause::EnPassantTooLate, [beside]))
        }
        _ => because(Cause::PawnShape, [m.from]),
    }
}

fn promotion(m: Move, role: Role, color: Color) -> Option<Reason> {
    let last = if color == Color::White { 7 } else { 0 };
    match m.promotion {
        None if role == Role::Pawn && m.to.rank() == last => because(Cause::PromotionMissing, [m.to]),
        Some(_) if role != Role::Pawn || m.to.rank() != last => because(Cause::PromotionUnexpected, [m.to]),
        Some(role) if !role.is_promotion() => because(Cause::PromotionPiece, [m.to]),
        _ => None,
    }
}

/// Checks whether the king's move brings it into danger.
fn king_safety(position: &Chess, m: Move) -> Option<Reason> {
    let (board, them) = (&position.board, !position.turn);
    let other = attacks::king(m.to) & board.pieces(them, Role::King);
    if other.any() {
        return because(Cause::KingsAdjacent, other);
    }
    let attackers = legal::attackers(board, them, m.to, board.occupied() & !Bitboard::of(m.from));
    if attackers.any() { because(Cause::KingIntoCheck, attackers) } else { None }
}

/// Checks whether the move of a piece other than the king leaves the king in danger. A pawn's diagonal move to an empty
/// square captures the pawn beside it.
fn safety(position: &Chess, m: Move) -> Option<Reason> {
    let (board, us) = (&position.board, position.turn);
    let king = board.king(us);
    let is_pawn = board.pawns().has(m.from);
    let mut taken = Bitboard::of(m.to);
    let mut occupied = board.occupied() & !Bitboard::of(m.from) | taken;
    let attackers = |occupied, taken: Bitboard| legal::attackers(board, !us, king, occupied) & !taken;
    let pinners = attackers(occupied, taken) & !position.checkers();
    if pinners.any() {
        return because(Cause::Pinned, pinners);
    }
    if is_pawn && m.from.file() != m.to.file() && !board.occupied().has(m.to) {
        taken = Bitboard::of(legal::en_passant_victim(m.from, m.to));
        occupied &= !taken;
    }
    let left = attackers(occupied, taken);
    if left.any() { because(Cause::LeavesKingInCheck, left) } else { None }
}

/// Returns why a side cannot castle on a side of the board; called only if it cannot.
pub(super) fn explain_castling(position: &Chess, side: Side) -> Reason {
    let king = position.board.king(position.turn);
    let goal = Square::at(if side == Side::King { 6 } else { 2 }, king.rank()).unwrap_or(king);
    let fault = Castling::written(position, side).and_then(|castling| castling.fault(position, Move::new(king, goal)));
    fault.unwrap_or(Illegality { code: Cause::CastlingRightLost, squares: vec![king] })
}

/// A move that is meant as castling.
struct Castling {
    side: Side,
    /// Where the rook stands or should stand.
    rook: Square,
}

impl Castling {
    /// Returns the castling that a move attempts: in chess the king's two steps from e1 or e8, in Chess960 its move onto a
    /// rook of its rank.
    fn attempted(position: &Chess, m: Move) -> Option<Self> {
        let (board, us) = (&position.board, position.turn);
        let back = if us == Color::White { 0 } else { 7 };
        if m.from.rank() != back || m.to.rank() != back {
            return None;
        }
        if position.chess960 {
            let is_rook = board.pieces(us, Role::Rook).has(m.to);
            return is_rook.then_some(Self { side: Side::of(m.from, m.to), rook: m.to });
        }
        let (side, file) = match (m.from.file(), m.to.file()) {
            (4, 6) => (Side::King, 7),
            (4, 2) => (Side::Queen, 0),
            _ => return None,
        };
        Square::at(file, back).filter(|_| !board.by_color(us).has(m.to)).map(|rook| Self { side, rook })
    }

    /// Returns the castling written `O-O` or `O-O-O`: with the rook that has the right, or the one in the corner.
    fn written(position: &Chess, side: Side) -> Option<Self> {
        let king = position.board.king(position.turn);
        let rook = position.castling_rook(position.turn, side).or_else(|| {
            let corner = Square::at(if side == Side::King { 7 } else { 0 }, king.rank())?;
            (!position.chess960 && king.file() == 4 && king.rank() == back_rank(position.turn)).then_some(corner)
        })?;
        Some(Self { side, rook })
    }

    /// Returns the first condition not met.
    fn fault(&self, position: &Chess, m: Move) -> Option<Reason> {
        let (board, us, king) = (&position.board, position.turn, m.from);
        if m.promotion.is_some() {
            return because(Cause::PromotionUnexpected, [m.to]);
        }
        if !board.pieces(us, Role::Rook).has(self.rook) {
            return because(Cause::CastlingNoRook, [self.rook]);
        }
        if !position.castling.has(self.rook) {
            return because(Cause::CastlingRightLost, [king, self.rook]);
        }
        let checkers = position.checkers();
        if checkers.any() {
            return because(Cause::CastlingInCheck, checkers);
        }
        let way = CastlingWay::new(king, self.rook);
        let blockers = way.must_be_empty() & board.occupied();
        if blockers.any() {
            return because(Cause::CastlingPathBlocked, nearest_first(king, blockers));
        }
        let (king_file, rook_file) = self.side.files();
        let goal = Square::at(king_file as usize, king.rank())?;
        let rook_goal = Square::at(rook_file as usize, king.rank())?;
        let attackers = |square, occupied| {
            legal::attackers(board, !us, square, occupied) | attacks::king(square) & board.pieces(!us, Role::King)
        };
        let without_king = board.occupied() & !Bitboard::of(king);
        let both = |square, attackers: Bitboard| [square].into_iter().chain(attackers);
        for square in nearest_first(king, way.king & !Bitboard::of(king) & !Bitboard::of(goal)) {
            let through = attackers(square, without_king);
            if through.any() {
                return because(Cause::CastlingThroughCheck, both(square, through));
            }
        }
        let afterwards = without_king & !Bitboard::of(self.rook) | Bitboard::of(rook_goal);
        let into = attackers(goal, afterwards);
        if into.any() { because(Cause::CastlingIntoCheck, both(goal, into)) } else { None }
    }
}
