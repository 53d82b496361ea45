//! Whether a side can still win on the board, by mate or stalemate.
//!
//! If neither side has a chariot, horse, cannon or soldier, the rule says that neither can win ([`nobody_can_win`]). A
//! side without them may still win against one that has some: a general alone pins a piece that stands between the
//! generals. So everything else is searched, with both sides cooperating, within bounds; a definite answer is
//! exact.

use super::piece::Role;
use super::position::{Effect, Xiangqi};
use super::referee::nobody_can_win;
use super::rules::Material;
use super::square::Square;
use crate::color::Color;
use crate::helpmate::{self, Effort, Look};
use crate::position::Position;

/// First only the most promising moves, then all.
const EFFORTS: [Effort; 2] = [Effort { moves: 8_000, width: 10 }, Effort { moves: 24_000, width: usize::MAX }];

/// Whether `winner` can mate or stalemate by some series of legal moves; `None` if the bounded search does not
/// find out.
///
/// ```
/// use trongtai::color::Color;
/// use trongtai::xiangqi::{Xiangqi, can_mate};
///
/// // elephants and advisors alone win nothing
/// let (position, _) = Xiangqi::from_fen("2bakab2/9/9/9/9/9/9/9/4A4/2BAK1B2 w - - 0 1").unwrap();
/// assert_eq!(can_mate(&position, Color::RED), Some(false));
/// assert_eq!(can_mate(&Xiangqi::start(), Color::Black), Some(true));
/// ```
pub fn can_mate(position: &Xiangqi, winner: Color) -> Option<bool> {
    if position.count_legal() == 0 {
        return Some(position.turn() != winner);
    }
    if is_hopeless(position, winner) {
        return Some(false);
    }
    let mut look = |next: &Xiangqi, _: Effect, _: u16, _: &mut usize| {
        let freedom = next.count_legal();
        if freedom == 0 {
            return if next.turn() == winner { Look::Hopeless } else { Look::Goal };
        }
        if is_hopeless(next, winner) { Look::Hopeless } else { Look::Promise(promise(next, winner, freedom), 0) }
    };
    EFFORTS.into_iter().find_map(|effort| helpmate::search(position, 0, effort, &mut look))
}

/// Whether it is certain from the material that `winner` cannot win.
///
/// Besides the rule: a bare general restricts only a piece between the generals, and the other general on the way to its
/// own file. So a general with one piece always has a move: it has at least two steps, one of them neither onto that file
/// nor onto its piece, unless the piece is adjacent, and then an attacking piece can move. A cannon beside a general adds
/// nothing against a bare general: the only piece it could jump over is its own general, which shares no line with the
/// other palace but its files, where the generals would face each other.
fn is_hopeless(position: &Xiangqi, winner: Color) -> bool {
    let board = position.board();
    let count = |color: Color| board.pieces(color).count();
    let cannon = board.pieces(winner).any(|(piece, _)| piece.role() == Role::Cannon);
    nobody_can_win(position, Material::NoAttackers)
        || match (count(winner), count(!winner)) {
            (1, others) => others <= 2,
            (2, others) => others == 1 && cannon,
            _ => false,
        }
}

/// How near the end seems: few moves for the other side, and pieces near its general that can restrict it.
fn promise(position: &Xiangqi, winner: Color, freedom: u32) -> i32 {
    let board = position.board();
    let mut general = (4, 0);
    let mut others = 0;
    for (piece, square) in board.pieces(!winner) {
        others += 1;
        if piece.role() == Role::General {
            general = (square.file(), square.rank());
        }
    }
    let distance = |square: Square| square.file().abs_diff(general.0) + square.rank().abs_diff(general.1);
    let (mut near, mut force) = (0, 0);
    for (piece, square) in board.pieces(winner) {
        let (worth, pull) = match piece.role() {
            Role::General => (0, square.file().abs_diff(general.0)),
            Role::Chariot => (4, distance(square)),
            Role::Horse | Role::Cannon | Role::Soldier => (3, distance(square)),
            Role::Advisor | Role::Elephant => (0, 0),
        };
        (force, near) = (force + worth, near + pull);
    }
    let replies = if position.turn() == winner { 0 } else { freedom as i32 };
    let check = if position.turn() != winner && position.is_check() { 8 } else { 0 };
    check + 3 * force - near as i32 - 2 * others - replies
}
