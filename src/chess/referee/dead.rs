//! Whether a side can still mate by any series of legal moves: dead positions (FIDE 5.2.2) and running out of time (6.9).
//!
//! An answer that is given is exact; where the work is bounded before there is one, the answer is that it is not known,
//! and the rules then treat the position as one in which mating is possible. Three arguments, cheapest first:
//!
//! 1. *Material.* A lone king never mates. A single knight does only if a man of the other side other than queens can
//!    stand in its king's way: a queen there could always take the knight. Bishops of one colour do only if the other
//!    side has a pawn, a knight or a bishop of the other colour: its king must be shut in on squares they never attack,
//!    and a rook or queen doing so could always step between or take (`tests/chess_dead.rs` tries all placements).
//! 2. *Locked pawns* that nothing can ever move or take ([`locked`](super::locked)).
//! 3. *Search* of all that can follow ([`helpmate`]).

use super::helpmate;
use super::locked::{Locked, blocked_pawns};
use crate::chess::bitboard::Bitboard;
use crate::chess::piece::Role;
use crate::chess::position::Chess;
use crate::color::Color;
use crate::position::Position;

/// What can become of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    /// Some series of legal moves mates one of the kings.
    Alive,
    /// None does.
    Dead,
    /// Not found out within the bounds of the work.
    Unknown,
}

/// Positions that a search for one side looks at.
const BUDGET: usize = 20_000;

/// The same after every ply, where all pawns are locked.
const LOCKED_BUDGET: usize = 4_000;
/// The same where few moves are possible, or one: what is forced is soon at its end.
const NARROW_BUDGET: usize = 400;
const FORCED_BUDGET: usize = 100;
/// Few moves, when there are few men that are not blocked pawns.
const NARROW_MOVES: u32 = 3;
/// Few men.
const NARROW_MEN: u32 = 6;

/// Squares of the colour of a1.
pub(super) const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);

/// Does what a side has left rule out that it ever mates? It is assumed that the other side is not mated already.
fn lacks_material(position: &Chess, winner: Color) -> bool {
    let board = &position.board;
    let own = board.by_color(winner);
    if (own & (board.pawns() | board.straight_sliders())).any() {
        return false;
    }
    let other = board.by_color(!winner) & !board.kings();
    let queens = board.by_role(Role::Queen);
    let (knights, bishops) = (board.knights() & own, board.diagonal_sliders() & own);
    match (knights.count(), bishops.count()) {
        (0, 0) => true,
        (1, 0) => (other & !queens).is_empty(),
        (0, _) => {
            let (dark, light) = ((bishops & DARK).any(), (bishops & !DARK).any());
            let other_bishops = board.by_role(Role::Bishop) & other;
            let shutters = other & (board.pawns() | board.knights()) | other_bishops & if dark { !DARK } else { DARK };
            !(dark && light) && shutters.is_empty()
        }
        _ => false,
    }
}

fn never_mates(position: &Chess, winner: Color) -> bool {
    lacks_material(position, winner) || Locked::of(position).is_some_and(|locked| locked.never_mates(winner))
}

fn find_mate(position: &Chess, winner: Color, budget: usize) -> Option<bool> {
    if position.count_legal() == 0 {
        return Some(position.is_check() && position.turn() != winner);
    }
    if lacks_material(position, winner) {
        return Some(false);
    }
    match Locked::of(position) {
        Some(locked) if locked.never_mates(winner) => Some(false),
        // pawns that are locked stay so
        Some(_) => helpmate::search(position, winner, budget, lacks_material),
        None => helpmate::search(position, winner, budget, never_mates),
    }
}

/// Can `winner` mate by some series of legal moves? `None` where that was not found out within the bounds of the work.
///
/// ```
/// use trongtai::chess::{Chess, can_mate};
/// use trongtai::color::Color;
///
/// // a bishop mates when the other king's own pawn shuts it in
/// let (position, _) = Chess::from_fen("8/8/8/8/1B6/8/p7/k1K5 w - - 0 1", false).unwrap();
/// assert_eq!(can_mate(&position, Color::White), Some(true));
/// ```
pub fn can_mate(position: &Chess, winner: Color) -> Option<bool> {
    find_mate(position, winner, BUDGET)
}

/// Is the position dead, as far as that can be found out?
///
/// ```
/// use trongtai::chess::{Chess, Life, life};
///
/// // the only move takes the rook and leaves two kings
/// let (position, _) = Chess::from_fen("6Rk/8/7K/8/8/8/8/8 b - - 0 1", false).unwrap();
/// assert_eq!(life(&position), Life::Dead);
/// ```
pub fn life(position: &Chess) -> Life {
    let mut life = Life::Dead;
    for winner in Color::ALL {
        match can_mate(position, winner) {
            Some(true) => return Life::Alive,
            Some(false) => {}
            None => life = Life::Unknown,
        }
    }
    life
}

/// Is the position dead? Asked after every ply, it searches only where a dead position is to be expected: with all pawns
/// locked, with few men and few moves, or with one move only. Everywhere else a position counts as alive.
pub(super) fn is_dead(position: &Chess) -> bool {
    let board = &position.board;
    let blocked = blocked_pawns(board);
    let loose = (board.occupied() & !blocked).count();
    let freedom = position.count_legal();
    let budget = if blocked == board.pawns() && Locked::of(position).is_some() {
        LOCKED_BUDGET
    } else if loose <= NARROW_MEN && freedom <= NARROW_MOVES {
        NARROW_BUDGET
    } else if freedom == 1 {
        FORCED_BUDGET
    } else {
        return Color::ALL.into_iter().all(|winner| lacks_material(position, winner));
    };
    Color::ALL.into_iter().all(|winner| find_mate(position, winner, budget) == Some(false))
}
