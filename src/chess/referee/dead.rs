//! Whether a side can still mate by any series of legal moves: dead positions (FIDE 5.2.2) and running out of time (6.9).
//!
//! An answer that is given is exact; where the work is bounded before there is one, the answer is that it is not known,
//! and the rules then treat the position as one in which mating is possible. Five steps, cheapest first:
//!
//! 1. *Material.* A lone king never mates. A single knight does only if a piece of the other side other than queens can
//!    stand in its king's way: a queen there could always take the knight. Bishops of one colour do only if the other
//!    side has a pawn, a knight or a bishop of the other colour: its king must be shut in on squares they never attack,
//!    and a rook or queen doing so could always step between or take (`tests/chess_dead.rs` tries all placements).
//! 2. *A glance* for a mate, by the moves that bring it nearest ([`search`], [`guess`](super::guess)).
//! 3. *A proof* that there is none: where each piece can ever stand ([`reach`](super::reach)), and whether on any square
//!    the king could then be mated ([`cover`](super::cover)).
//! 4. *Frames*, where little changes: all structures of pawns that can follow, with all squares of the kings, pieces being
//!    thought anywhere that they can go ([`exhaust`]). If none of them leaves a mate open, there is none; otherwise they
//!    show how far it is, and a search follows that ([`guide`](super::guide)).
//! 5. *Search* of all that can follow, the proof tried again where pawns have moved or pieces were taken.

use super::exhaust::{Order, Outlook, exhaust};
use super::frame::Frame;
use super::guide::Guide;
use super::search::{self, STYLES, never_mates};
use crate::chess::attacks::{self, step};
use crate::chess::bitboard::Bitboard;
use crate::chess::piece::Role;
use crate::chess::position::Chess;
use crate::color::Color;
use crate::helpmate::Effort;
use crate::position::Position;
use alloc::vec::Vec;

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

/// The quick searches: a few thousand moves, the most promising ones from each position.
const GLANCES: [Effort; 2] = [Effort { moves: 3_000, width: 12 }, Effort { moves: 2_000, width: 4 }];
/// The full one, of all moves.
const SEARCH: Effort = Effort { moves: 30_000, width: usize::MAX };
/// The same where nothing is shut in.
const LOOSE_SEARCH: Effort = Effort { moves: 15_000, width: usize::MAX };
/// The same where all that can follow may be seen: with few pieces, or with many pawns that stand before others where few
/// moves change anything.
const FEW_SEARCH: Effort = Effort { moves: 60_000, width: usize::MAX };
const LOCKED_SEARCH: Effort = Effort { moves: 150_000, width: usize::MAX };
/// So many pieces are few.
const FEW_PIECES: u32 = 6;
/// So many pawns that stand before others are many.
const LOCKED_PAWNS: u32 = 4;
/// How far frames are followed, in sets of pairs of kings that are made.
const COARSE: usize = 20_000;
const EXACT: usize = 3_000_000;
const FINE: usize = 500_000;
/// The same where pawns can step forward, and pieces move.
const LOOSELY_COARSE: usize = 4_000;
const LOOSELY_FINE: usize = 4_000;

/// The part of its work that a guided search does before the others have their turn.
const SHORT_PART: usize = 5;

/// With more legal moves nothing is forced.
const NARROW: u32 = 4;
/// With more pawns that can step forward, nothing is locked.
const LOOSE_PAWNS: u32 = 2;
/// With more legal moves nothing is nearly locked, as long as there are other pieces than bishops and pawns; or fewer
/// than these without them.
const LOOSE_MOVES: u32 = 12;
const LOOSE_KING_MOVES: u32 = 8;

/// Squares of the colour of a1.
pub(super) const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);

/// Does what a side has left rule out that it ever mates? It is assumed that the other side is not mated already.
pub(super) fn lacks_material(position: &Chess, winner: Color) -> bool {
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

/// Can `winner` mate by some series of legal moves? `None` where that was not found out within the bounds of the work.
///
/// ```
/// use trongtai::chess::{Chess, can_mate};
/// use trongtai::{Castling, Color};
///
/// // a bishop mates when the other king's own pawn shuts it in
/// let (position, _) = Chess::from_fen("8/8/8/8/1B6/8/p7/k1K5 w - - 0 1", Castling::Standard).unwrap();
/// assert_eq!(can_mate(&position, Color::White), Some(true));
/// ```
pub fn can_mate(position: &Chess, winner: Color) -> Option<bool> {
    glance(position, winner).or_else(|| decide(position, winner, true))
}

/// The same by material, a glance and a proof.
fn glance(position: &Chess, winner: Color) -> Option<bool> {
    let freedom = position.count_legal();
    if freedom == 0 {
        return Some(position.is_check() && position.turn() != winner);
    }
    if lacks_material(position, winner) {
        return Some(false);
    }
    // what is likely comes first
    let proves_first = is_nearly_locked(position, freedom);
    if proves_first && never_mates(position, winner) {
        return Some(false);
    }
    let found = GLANCES.into_iter().find_map(|effort| search::find_mate(position, winner, effort, false));
    if found.is_none() && !proves_first && never_mates(position, winner) { Some(false) } else { found }
}

/// The same by all that takes longer; `seeks` a mate, or only a proof that there is none.
fn decide(position: &Chess, winner: Color, seeks: bool) -> Option<bool> {
    let framed = is_framed(position);
    let in_frames = if framed { frames(position, winner, seeks) } else { None };
    let effort = full_effort(position);
    // along the frames so much has been searched
    let searched = framed && seeks && effort.moves <= SEARCH.moves;
    in_frames.or_else(|| if searched { None } else { search::find_mate(position, winner, effort, true) })
}

/// The same by the frames that can follow.
fn frames(position: &Chess, winner: Color, seeks: bool) -> Option<bool> {
    let shut_in = is_locked(position) || Frame::of(position, false).is_some_and(|frame| frame.exact);
    let (coarse, fine) = if shut_in { (COARSE, FINE) } else { (LOOSELY_COARSE, LOOSELY_FINE) };
    if exhaust(position, winner, Order::Coarse, coarse, &mut |_| false) == Outlook::Hopeless {
        return Some(false);
    }
    let on_the_way = if seeks { is_on_the_way(position, winner) } else { None };
    if on_the_way.is_some() {
        return on_the_way;
    }
    for (order, limit) in [(Order::Exact, EXACT), (Order::Fine, fine)] {
        let mut mates = |next: &Chess| search::find_mate(next, winner, search::EXIT, false) == Some(true);
        if order == Order::Exact && !seeks {
            continue;
        }
        match exhaust(position, winner, order, limit, &mut mates) {
            Outlook::Hopeless => return Some(false),
            Outlook::Mate => return Some(true),
            Outlook::Open => {}
        }
    }
    None
}

/// Is a mate found along the frames? What one search takes long for another may find at once: each gets a little first, and
/// so does the search of all moves.
fn is_on_the_way(position: &Chess, winner: Color) -> Option<bool> {
    let mut guides = [true, false].map(|builds| (builds, None));
    for part in [SHORT_PART, 1] {
        let found = if part == 1 { search::find_mate(position, winner, SEARCH, true) } else { None };
        if found.is_some() {
            return found;
        }
        for (builds, guide) in &mut guides {
            let guide = guide.get_or_insert_with(|| Guide::new(position, winner, *builds));
            let Some(guide) = guide else { continue };
            let found = STYLES.iter().filter(|style| style.builds == *builds).any(|style| {
                guide.forget();
                search::find_guided(position, winner, guide, style, part)
            });
            if found {
                return Some(true);
            }
        }
    }
    None
}

/// How far the search of all moves goes.
fn full_effort(position: &Chess) -> Effort {
    if locked_pawns(position) >= LOCKED_PAWNS && is_nearly_locked(position, position.count_legal()) {
        LOCKED_SEARCH
    } else if position.board.occupied().count() <= FEW_PIECES {
        FEW_SEARCH
    } else if is_framed(position) && (is_locked(position) || position.board.straight_sliders().any()) {
        SEARCH
    } else {
        LOOSE_SEARCH
    }
}

/// How many pawns stand before others.
fn locked_pawns(position: &Chess) -> u32 {
    let pawns = position.board.pawns();
    let black = pawns & position.board.by_color(Color::Black);
    (step::<8>(pawns & !black) & pawns | step::<-8>(black) & pawns).count()
}

/// Is the position dead, as far as that can be found out?
///
/// ```
/// use trongtai::Castling;
/// use trongtai::chess::{Chess, Life, life};
///
/// // the only move takes the rook and leaves two kings
/// let (position, _) = Chess::from_fen("6Rk/8/7K/8/8/8/8/8 b - - 0 1", Castling::Standard).unwrap();
/// assert_eq!(life(&position), Life::Dead);
/// ```
pub fn life(position: &Chess) -> Life {
    find_life(position, true)
}

fn find_life(position: &Chess, seeks: bool) -> Life {
    let sides = likelier_first(position);
    let mut known = [None; 2];
    for (winner, known) in sides.into_iter().zip(&mut known) {
        *known = glance(position, winner);
        if *known == Some(true) {
            return Life::Alive;
        }
    }
    let mut life = Life::Dead;
    for (winner, known) in sides.into_iter().zip(known) {
        match known.or_else(|| decide(position, winner, seeks)) {
            Some(true) => return Life::Alive,
            Some(false) => {}
            None => life = Life::Unknown,
        }
    }
    life
}

/// The sides, that first which seems to find a mate with less work.
fn likelier_first(position: &Chess) -> [Color; 2] {
    let board = &position.board;
    let strength = |color: Color| {
        let own = board.by_color(color);
        let mater = board.straight_sliders() & own;
        8 * mater.count() + own.count()
    };
    if strength(Color::Black) > strength(Color::White) { [Color::Black, Color::White] } else { Color::ALL }
}

/// Is the position dead? Asked after every ply: where the position is locked or nearly so, or where play is forced, it is
/// as complete as [`life`]; an ordinary position counts as alive.
pub(super) fn is_dead(position: &Chess) -> bool {
    if Color::ALL.into_iter().all(|winner| lacks_material(position, winner)) {
        return true;
    }
    let freedom = position.count_legal();
    if !is_nearly_locked(position, freedom) && (freedom > NARROW || leads_to_ordinary(position)) {
        return false;
    }
    find_life(position, false) == Life::Dead
}

/// Can pawns hardly step forward?
pub(super) fn is_locked(position: &Chess) -> bool {
    let board = &position.board;
    let pawns = board.pawns();
    let empty = !board.occupied();
    let black = pawns & board.by_color(Color::Black);
    let loose = step::<8>(pawns & !black) & empty | step::<-8>(black) & empty;
    pawns.any() && loose.count() <= LOOSE_PAWNS
}

/// Is there little that changes what pieces can do? Queens and rooks that are at large see to it.
fn is_framed(position: &Chess) -> bool {
    let (board, turn) = (&position.board, position.turn);
    let at_large = |color: Color| {
        let own = board.by_color(color);
        (attacks::straights(board.straight_sliders() & own, !board.occupied()) & !own).any()
    };
    !(at_large(turn) || at_large(!turn)) || is_locked(position) && locked_pawns(position) >= LOCKED_PAWNS
}

/// Are there few moves that change anything?
fn is_nearly_locked(position: &Chess, freedom: u32) -> bool {
    let (board, locked) = (&position.board, is_locked(position));
    if (board.knights() | board.straight_sliders()).any() {
        locked && freedom <= LOOSE_MOVES
    } else {
        locked || freedom <= LOOSE_KING_MOVES
    }
}

/// Does one of the few moves lead to an ordinary position?
fn leads_to_ordinary(position: &Chess) -> bool {
    let mut moves = Vec::with_capacity(NARROW as usize);
    position.legal_moves(&mut moves);
    moves.into_iter().any(|m| {
        let mut next = *position;
        next.play(m);
        let freedom = next.count_legal();
        freedom > NARROW
            && !is_nearly_locked(&next, freedom)
            && !Color::ALL.into_iter().all(|winner| lacks_material(&next, winner))
    })
}
