//! What both games have in common as far as history, repetition and counting moves need it.

use crate::color::Color;
use alloc::vec::Vec;

/// A legal position: who stands where, who is to move, which rights remain. It does not know how it arose: counters
/// and repetition belong to [`History`](crate::history::History).
///
/// Equality is the identity that repetition rules ask for (FIDE 9.2.3; WXF: placement and side to move). Positions are
/// `Copy`: a bitwise copy is what makes copy-and-play as fast as taking moves back.
pub trait Position: Copy + Eq + core::fmt::Debug {
    /// A move of the game; thin, without context.
    type Move: Copy + Eq + core::fmt::Debug + core::fmt::Display;
    /// A square of the board.
    type Square: Copy + Eq + core::fmt::Debug + core::fmt::Display;
    /// What a move did.
    type Effect: Effect;
    /// The position in as little room as a record of ten thousand plies can afford for each; equal exactly when the
    /// positions are equal.
    type Compact: Copy + Eq;

    /// The side to move.
    fn turn(&self) -> Color;
    /// Is the side to move in check?
    fn is_check(&self) -> bool;
    /// Appends every legal move, each once.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);
    /// The number of legal moves.
    fn count_legal(&self) -> u32;
    /// Whether `m` is among the legal moves. Any value of `Move` may be asked about.
    fn is_legal(&self, m: Self::Move) -> bool;
    /// Plays `m`, which must be legal (see [`is_legal`](Self::is_legal)); otherwise the result is some position of no
    /// meaning, never a panic.
    fn play(&mut self, m: Self::Move) -> Self::Effect;
    /// A 64-bit summary; equal positions have equal keys.
    fn key(&self) -> u64;
    /// The key of this position, which `m` has just led to, from the key of the one before.
    fn key_after(&self, _m: Self::Move, _effect: Self::Effect, _before: u64) -> u64 {
        self.key()
    }
    /// The position as a record keeps it.
    fn compact(&self) -> Self::Compact;
    /// The position that was made compact.
    fn expand(compact: &Self::Compact) -> Self;
}

/// What record keepers ask of the effect of a move.
pub trait Effect: Copy {
    /// No earlier position can come back after it (a capture, a pawn's step, a right given up).
    fn is_irreversible(&self) -> bool;
    /// A piece was taken.
    fn is_capture(&self) -> bool;
    /// The counter in the fifth field of FEN starts again (xiangqi: a capture; chess: also a pawn's move).
    fn resets_halfmove(&self) -> bool;
}

/// Counts the move sequences of `depth` plies, or `None` when there are more than `limit`, or surely will be: shorter
/// sequences foretell by how much longer ones grow, so that a count which is to be refused is refused soon.
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

/// Do the counts of shorter sequences leave no doubt that there are more than `limit` of `depth` plies? Sides differ in
/// mobility, so growth is measured over two plies; it may be half of that later on.
fn is_foreseen_beyond<P: Position>(position: &P, depth: u32, limit: u64) -> bool {
    /// So much may be counted to foresee.
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
