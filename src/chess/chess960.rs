//! The 960 starting positions of Chess960, by number.

use super::piece::Role;
use super::position::Chess;

/// The places of both knights among the five squares left by bishops and queen: Scharnagl's table.
const KNIGHTS: [(usize, usize); 10] = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

impl Chess {
    /// Returns the Chess960 starting position with a number 0–959, in Reinhard Scharnagl's numbering. Number 518 is the
    /// standard arrangement.
    ///
    /// ```
    /// use trongtai::chess::Chess;
    /// use trongtai::fen::Counters;
    ///
    /// let start = Chess::chess960(0).unwrap();
    /// assert_eq!(start.fen(Counters::default()), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
    /// assert!(Chess::chess960(960).is_none());
    /// ```
    pub fn chess960(number: usize) -> Option<Self> {
        let (rest, light) = (number / 4, number % 4);
        let (rest, dark) = (rest / 4, rest % 4);
        let (knights, queen) = (rest / 6, rest % 6);
        let &(first, second) = KNIGHTS.get(knights)?;
        let mut back = [None; 8];
        back[2 * light + 1] = Some(Role::Bishop);
        back[2 * dark] = Some(Role::Bishop);
        *back.iter_mut().filter(|place| place.is_none()).nth(queen)? = Some(Role::Queen);
        let mut others = [Role::Rook, Role::King, Role::Rook].into_iter();
        for (n, place) in back.iter_mut().filter(|place| place.is_none()).enumerate() {
            *place = if n == first || n == second { Some(Role::Knight) } else { others.next() };
        }
        Some(Self::with_back_rank(back.map(|role| role.unwrap_or(Role::Rook)), true))
    }
}
