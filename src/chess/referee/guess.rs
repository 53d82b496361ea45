//! How near a mate seems: what a search for it tries first.
//!
//! Only a guess, which never decides an answer. It looks at the square and the flights of the king that is to be mated, at
//! what is around it, and at how near the pieces are that can mate it; how much each counts depends on what those are. The
//! weights were found by hill climbing on final positions of games and on composed ones, by the number of moves that the
//! search plays before it finds a mate.

use super::dead::DARK;
use crate::chess::attacks::{self, step};
use crate::chess::bitboard::Bitboard;
use crate::chess::piece::Role;
use crate::chess::position::Chess;
use crate::chess::square::Square;
use crate::color::Color;

/// How much each thing counts, for or against a position.
struct Weights {
    /// Against: each square that the king could go to.
    flights: i32,
    /// Against: each king's move between the kings.
    king: i32,
    /// Against: each step of the king from the nearest corner that will do.
    corner: i32,
    /// Against: each king's move from the king to the nearest queen or rook; or for: each rank a pawn has come.
    mater: i32,
    /// For a check.
    check: i32,
    /// For each piece of its own beside the king.
    beside: i32,
    /// Against: each reply to the check.
    replies: i32,
    /// For each square beside the king that is attacked.
    attacked: i32,
    /// Against: each step of the king from the edge.
    edge: i32,
    /// Against: each other piece of the king's side.
    others: i32,
}

/// What is to give mate.
#[derive(Clone, Copy)]
enum Mater {
    Queen,
    Rook,
    Pawn,
    Minor,
}

/// By what is to give mate, against many other pieces and against few.
const WEIGHTS: [[Weights; 2]; 4] = [
    [
        Weights {
            flights: 8,
            king: 8,
            corner: 7,
            mater: 1,
            check: 15,
            beside: -1,
            replies: 7,
            attacked: 3,
            edge: 1,
            others: 4,
        },
        Weights {
            flights: 2,
            king: 2,
            corner: 5,
            mater: 1,
            check: 13,
            beside: -2,
            replies: -10,
            attacked: 0,
            edge: -1,
            others: 3,
        },
    ],
    [
        Weights {
            flights: 9,
            king: 5,
            corner: 19,
            mater: 9,
            check: 20,
            beside: 1,
            replies: 5,
            attacked: 1,
            edge: 13,
            others: 4,
        },
        Weights {
            flights: 1,
            king: 4,
            corner: 5,
            mater: 4,
            check: 4,
            beside: 4,
            replies: 6,
            attacked: 0,
            edge: -1,
            others: 6,
        },
    ],
    [
        Weights {
            flights: 12,
            king: 11,
            corner: 0,
            mater: 2,
            check: 7,
            beside: 1,
            replies: -3,
            attacked: -1,
            edge: 2,
            others: 1,
        },
        Weights {
            flights: 12,
            king: 11,
            corner: 0,
            mater: 2,
            check: 7,
            beside: 1,
            replies: -3,
            attacked: -1,
            edge: 2,
            others: 1,
        },
    ],
    [
        Weights {
            flights: 2,
            king: 4,
            corner: 8,
            mater: 0,
            check: 5,
            beside: -1,
            replies: -4,
            attacked: 0,
            edge: 9,
            others: 2,
        },
        Weights {
            flights: 3,
            king: 4,
            corner: 4,
            mater: 0,
            check: 11,
            beside: 0,
            replies: 1,
            attacked: 0,
            edge: 0,
            others: 7,
        },
    ],
];

/// For a queen or rook.
const HEAVY: i32 = 200;

/// Knights and bishops: how far a pawn has come that can become one more piece to shut the king in; against all distances,
/// that of the nearest piece which can shut it in, pieces that cannot, the distance of the nearest of them; own pawns.
const MINOR: [[i32; 6]; 2] = [[-4, 2, 9, 9, 1, -2], [2, 2, 2, 16, 0, 0]];

/// How near a mate by `winner` seems in a position; `replies` is how many moves the other side has when it is in check.
pub(super) fn promise(position: &Chess, winner: Color, replies: Option<u32>) -> i32 {
    let board = &position.board;
    let (own_king, target) = (board.king(winner), board.king(!winner));
    let (own, others) = (board.by_color(winner), board.by_color(!winner) & !board.kings());
    let ring = attacks::king(target);
    let near = |square: Square| distance(square, target);
    let pawns = board.pawns();
    let (straight, diagonal) = (board.straight_sliders() & own, board.diagonal_sliders() & own);
    // a pawn right behind another goes nowhere soon
    let loose = pawns & own & !step_ahead(!winner, pawns);
    let minors = (board.knights() | diagonal & !straight) & own;
    let mater = if (straight & diagonal).any() {
        Mater::Queen
    } else if straight.any() {
        Mater::Rook
    } else if loose.any() || minors.is_empty() {
        Mater::Pawn
    } else {
        Mater::Minor
    };
    let few = others.count() < 5;
    let weights = &WEIGHTS[mater as usize][usize::from(few)];
    let mut corners = CORNERS;
    let mut guess = match mater {
        // what a pawn is for is to become one of these
        Mater::Queen | Mater::Rook => HEAVY - weights.mater * straight.map(near).min().unwrap_or(0),
        Mater::Pawn => 40 + weights.mater * furthest(winner, loose),
        Mater::Minor => {
            corners &= fit_corners(position, winner);
            minor(position, winner, few)
        }
    };
    let attacked = attacked(position, winner);
    let flights = (ring & !others & !attacked).count() as i32;
    let to_corner = corners.map(|corner| steps(target, corner)).min().unwrap_or(0);
    let (file, rank) = (target.file() as i32, target.rank() as i32);
    let to_edge = file.min(7 - file).min(rank).min(7 - rank);
    guess -= weights.flights * flights + weights.king * near(own_king);
    guess -= weights.corner * to_corner + weights.edge * to_edge;
    guess -= weights.others * others.count() as i32;
    guess += weights.beside * (ring & others).count() as i32 + weights.attacked * (ring & attacked).count() as i32;
    guess + replies.map_or(0, |replies| weights.check - weights.replies * replies.min(10) as i32)
}

/// How free the other king still is.
pub(super) fn freedom(position: &Chess, winner: Color) -> i32 {
    let board = &position.board;
    let ring = attacks::king(board.king(!winner));
    (ring & !board.by_color(!winner) & !attacked(position, winner)).count() as i32
}

/// All that a side attacks; the other king hides nothing behind it.
fn attacked(position: &Chess, color: Color) -> Bitboard {
    let board = &position.board;
    let own = board.by_color(color);
    let empty = !board.occupied() | Bitboard::of(board.king(!color));
    let (straight, diagonal) = (board.straight_sliders() & own, board.diagonal_sliders() & own);
    attacks::king(board.king(color))
        | attacks::knights(board.knights() & own)
        | attacks::pawns(color, board.pawns() & own)
        | attacks::straights(straight, empty)
        | attacks::diagonals(diagonal, empty)
}

/// The corners in which knights and bishops can mate.
fn fit_corners(position: &Chess, winner: Color) -> Bitboard {
    let board = &position.board;
    let (own, others) = (board.by_color(winner), board.by_color(!winner) & !board.kings());
    let bishops = board.by_role(Role::Bishop);
    let knights = board.knights() & own;
    let shutters = others & !board.by_role(Role::Queen);
    if knights.is_empty() {
        // the check comes along the corner's diagonal
        colours_of(bishops & own)
    } else if (knights | bishops & own).count() == 1
        && shutters & bishops == shutters
        && colours_of(shutters) != !Bitboard::EMPTY
    {
        // what stands beside the corner is of the other colour
        !colours_of(shutters)
    } else {
        !Bitboard::EMPTY
    }
}

/// How near knights and bishops are to mate, and what is to shut the king in as well.
fn minor(position: &Chess, winner: Color, few: bool) -> i32 {
    let board = &position.board;
    let (own, others) = (board.by_color(winner), board.by_color(!winner) & !board.kings());
    let target = board.king(!winner);
    let near = |square: Square| distance(square, target);
    let pawns = board.pawns();
    let minors = (board.knights() | board.by_role(Role::Bishop)) & own;
    let shutters = others & !board.by_role(Role::Queen);
    let waiting = if (shutters & !pawns).any() { 7 } else { furthest(!winner, pawns & others) };
    let [w_waiting, w_all, w_shutter, w_idle, w_nearest, w_pawns] = MINOR[usize::from(few)];
    w_waiting * waiting
        - w_all * minors.map(near).sum::<i32>()
        - w_shutter * shutters.map(near).min().unwrap_or(0)
        - w_idle * (others & !shutters).count() as i32
        - w_nearest * minors.map(near).min().unwrap_or(0)
        + w_pawns * (pawns & own).count() as i32
}

const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);

/// All squares of the colours that these have.
fn colours_of(squares: Bitboard) -> Bitboard {
    (DARK.when((squares & DARK).any())) | (!DARK).when((squares & !DARK).any())
}

/// How far the first of these pawns has come.
fn furthest(color: Color, pawns: Bitboard) -> i32 {
    let ranks = |pawn: Square| if color == Color::White { pawn.rank() } else { 7 - pawn.rank() };
    pawns.map(ranks).max().unwrap_or(0) as i32
}

/// The squares before these.
fn step_ahead(color: Color, set: Bitboard) -> Bitboard {
    if color == Color::White { step::<8>(set) } else { step::<-8>(set) }
}

/// Steps along lines from one square to another.
fn steps(a: Square, b: Square) -> i32 {
    (a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank())) as i32
}

/// King's moves from one square to another.
fn distance(a: Square, b: Square) -> i32 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())) as i32
}
