//! What history, repetition and move counting need to know of both games.

use crate::color::Color;
use alloc::vec::Vec;

/// A legal position: the pieces, the side to move, the rights that remain. It does not know its history: counters
/// and repetition belong to [`History`](crate::history::History).
///
/// Equality is the identity used by repetition rules (FIDE 9.2.3; WXF: placement and side to move). Positions are
/// `Copy`: a bitwise copy makes copy-and-play as fast as undoing moves.
pub trait Position: Copy + Eq + core::fmt::Debug {
    /// A move of the game, without context.
    type Move: Copy + Eq + core::fmt::Debug + core::fmt::Display;
    /// A square of the board.
    type Square: Copy + Eq + core::fmt::Debug + core::fmt::Display;
    /// The effect of a move.
    type Effect: Effect;
    /// A compact form for records of ten thousand plies; equal exactly when the positions are equal.
    type Compact: Copy + Eq;

    /// Returns the side to move.
    fn turn(&self) -> Color;
    /// Whether the side to move is in check.
    fn is_check(&self) -> bool;
    /// Appends every legal move, each once.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);
    /// Returns the number of legal moves.
    fn count_legal(&self) -> u32;
    /// Whether `m` is legal. Any value of `Move` is allowed.
    fn is_legal(&self, m: Self::Move) -> bool;
    /// Plays `m`, which must be legal (see [`is_legal`](Self::is_legal)); an illegal move leads to a meaningless position,
    /// never to a panic.
    fn play(&mut self, m: Self::Move) -> Self::Effect;
    /// Returns a 64-bit key; equal positions have equal keys.
    fn key(&self) -> u64;
    /// Returns the key of this position, just reached by `m`, computed from the key before it.
    fn key_after(&self, _m: Self::Move, _effect: Self::Effect, _before: u64) -> u64 {
        self.key()
    }
    /// Returns the compact form.
    fn compact(&self) -> Self::Compact;
    /// Restores a position from its compact form.
    fn expand(compact: &Self::Compact) -> Self;
}

/// What a history needs to know of a move's effect.
pub trait Effect: Copy {
    /// Whether no earlier position can recur (after a capture, a pawn move, a lost right).
    fn is_irreversible(&self) -> bool;
    /// Whether a piece was captured.
    fn is_capture(&self) -> bool;
    /// Whether the halfmove counter of FEN restarts (xiangqi: a capture; chess: also a pawn move).
    fn resets_halfmove(&self) -> bool;
}

/// Counts the move sequences of `depth` plies; `None` if there are more than `limit`. An excess is foreseen from the
/// growth of shorter sequences, so that a hopeless count is refused early.
///
/// At the last ply moves are counted without being played.
///
/// ```
/// use trongtai::chess::Chess;
/// use trongtai::position::perft;
///
/// assert_eq!(perft(&Chess::start(), 3, u64::MAX), Some(8902));
/// assert_eq!(perft(&Chess::start(), 3, 8901), None);
/// ```
pub fn perft<P: Position>(position: &P, depth: u32, limit: u64) -> Option<u64> {
    if is_foreseen_beyond(position, depth, limit) { None } else { count(position, depth, limit) }
}

/// Whether the counts of shorter sequences leave no doubt that `limit` is exceeded at `depth` plies. Sides differ in
/// mobility, so growth is measured over two plies, and may halve later on.
fn is_foreseen_beyond<P: Position>(position: &P, depth: u32, limit: u64) -> bool {
    /// How many sequences may be counted to foresee that.
    const GLANCE: u64 = 1 << 20;
    let mut counted = [1.0, 1.0, 1.0_f64];
    let mut seen = 0;
    while seen + 1 < depth {
        let Some(next) = count(position, seen + 1, GLANCE) else { break };
        counted = [counted[1], counted[2], next as f64];
        seen += 1;
    }
    // both sides of the comparison squared: `core` takes no roots
    let growth = counted[2] / f64::max(counted[0], 1.0) / 4.0;
    seen >= 2 && counted[2] * counted[2] * power(growth, depth - seen) > limit as f64 * limit as f64
}

fn power(mut base: f64, mut exponent: u32) -> f64 {
    let mut power = 1.0;
    while exponent > 0 {
        if exponent & 1 != 0 {
            power *= base;
        }
        base *= base;
        exponent >>= 1;
    }
    power
}

fn count<P: Position>(position: &P, depth: u32, limit: u64) -> Option<u64> {
    match depth {
        0 => Some(1),
        1 => Some(u64::from(position.count_legal())),
        _ => {
            let mut moves = Vec::with_capacity(64);
            position.legal_moves(&mut moves);
            let mut nodes = 0u64;
            for m in moves {
                let mut next = *position;
                next.play(m);
                nodes += count(&next, depth - 1, limit - nodes)?;
                if nodes > limit {
                    return None;
                }
            }
            Some(nodes)
        }
    }
}
