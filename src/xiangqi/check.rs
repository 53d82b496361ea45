//! Attacks on a general, now or after a move, without playing it.
//!
//! Everything is read from the two lines through the general's point, the horses near it and the points of soldiers.

use super::board::{Board, GONE};
use super::moves::{Move, above, below, neighbours};
use super::piece::{PieceId, Role};
use super::square::Square;
use crate::color::Color;
use alloc::vec::Vec;

/// The slots of a role, as a bit set.
const fn slots(role: Role) -> u32 {
    let (from, to) = role.slots();
    ((1 << to) - 1) ^ ((1 << from) - 1)
}

pub(super) const CHARIOTS: u32 = slots(Role::Chariot);
pub(super) const CANNONS: u32 = slots(Role::Cannon);
pub(super) const GENERALS: u32 = slots(Role::General);
const SOLDIERS: u32 = slots(Role::Soldier);

/// Whether the piece in this cell is one of `slots` of the side whose slot 0 is `side`.
pub(super) fn is_one_of(cell: u8, side: u8, slots: u32) -> bool {
    cell & 0xf0 == side && (slots >> (cell & 15)) & 1 != 0
}

/// One line through the general: a word of occupied points, the general's place in it, and the way back to cells.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) word: u32,
    pub(super) at: u8,
    /// The half of the point byte that the whole line shares.
    shared: u8,
    pub(super) vertical: bool,
}

impl Line {
    pub(super) fn point(self, bit: u32) -> u8 {
        let place = bit.trailing_zeros() as u8;
        if self.vertical { place << 4 | self.shared } else { self.shared | place }
    }

    /// Returns the bit of a point in the word; 0 for a point of another line.
    fn bit(self, point: u8) -> u32 {
        if self.vertical {
            u32::from(point & 15 == self.shared) << (point >> 4)
        } else {
            u32::from(point & 0xf0 == self.shared) << (point & 15)
        }
    }
}

pub(super) fn lines_through(board: &Board, point: u8) -> [Line; 2] {
    let (row, column) = (point >> 4, point & 15);
    let all = board.occupied();
    [
        Line { word: u32::from(all.ranks[usize::from(row)]), at: column, shared: point & 0xf0, vertical: false },
        Line { word: u32::from(all.files[usize::from(column)]), at: row, shared: column, vertical: true },
    ]
}

/// The ranks (bit = row) and files (bit = column) on which `color` has a piece that acts along lines.
///
/// Other lines need not be examined. A general counts on its file, where it faces the other.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    rows: u32,
    columns: u32,
}

impl Reach {
    pub(super) fn new(board: &Board, color: Color) -> Self {
        let [general, .., r1, r2, c1, c2, _, _, _, _, _] = *board.places(color);
        let mut reach = Self { rows: 0, columns: 1 << (general & 15) };
        for piece in [r1, r2, c1, c2] {
            reach.rows |= 1 << (piece >> 4);
            reach.columns |= 1 << (piece & 15);
        }
        reach
    }

    pub(super) fn covers(self, line: Line) -> bool {
        if line.vertical { self.columns >> line.shared & 1 != 0 } else { self.rows >> (line.shared >> 4) & 1 != 0 }
    }
}

/// Returns the points of the horses of `color`.
pub(super) fn horses(board: &Board, color: Color) -> [u8; 2] {
    let [.., a, b, _, _, _, _, _, _, _, _, _] = *board.places(color);
    [a, b]
}

/// Returns the leg of a horse's move from one point to another, if it is one.
pub(super) fn leg_towards(horse: u8, point: u8) -> Option<u8> {
    // differences of point bytes identify a jump; a piece that is GONE (0) is at least 34 away from any point
    let jump = point.wrapping_sub(horse) as i8;
    const JUMPS: u64 = 1 << 14 | 1 << 18 | 1 << 31 | 1 << 33;
    if JUMPS >> (jump.unsigned_abs() & 63) & 1 == 0 || jump.unsigned_abs() > 63 {
        return None;
    }
    let leg = match jump {
        31 | 33 => 16,
        -33 | -31 => -16,
        18 | -14 => 1,
        _ => -1,
    };
    Some(horse.wrapping_add_signed(leg))
}

/// Returns the three points from which a soldier of `color` attacks `point`.
fn soldier_points(point: u8, color: Color) -> [u8; 3] {
    let behind = match color {
        Color::White => point.wrapping_sub(16),
        Color::Black => point.wrapping_add(16),
    };
    [behind, point.wrapping_sub(1), point.wrapping_add(1)]
}

/// Whether a soldier of `color` not on `except` attacks `point`, which must be in a palace of the other side, where every
/// soldier has crossed the river.
pub(super) fn soldiers_attack(board: &Board, point: u8, color: Color, except: u8) -> bool {
    let side = PieceId::new(color, 0).raw();
    let stands = |at: u8| at != except && is_one_of(board.cell(at), side, SOLDIERS);
    let [behind, left, right] = soldier_points(point, color);
    stands(behind) || stands(left) || stands(right)
}

/// Whether, after a piece has gone from one point to another, one along the line attacks the general on it. `is` says
/// whether one of `slots` of the attacker then stands on a point.
fn attacks_along(line: Line, from: u8, to: u8, is: impl Fn(u8, u32) -> bool) -> bool {
    let straight = if line.vertical { CHARIOTS | GENERALS } else { CHARIOTS };
    let word = line.word & !line.bit(from) | line.bit(to);
    // the border is no screen: nothing stands beyond it either
    let one_way =
        |first: u32, second: u32| is(line.point(first), straight) || (second != 0 && is(line.point(second), CANNONS));
    let ends = neighbours(word, line.at);
    one_way(ends.0, below(word, ends.0)) || one_way(ends.1, above(word, ends.1))
}

/// Whether, after a piece has gone from one point to another, a horse attacks the general.
fn jumps_to(board: &Board, horse: u8, general: u8, from: u8, to: u8) -> bool {
    leg_towards(horse, general).is_some_and(|leg| leg != to && (leg == from || board.cell(leg) == 0))
}

/// Whether the general of `color` is safe after its piece on `from` goes to `to`.
///
/// Works on the lines, without playing the move. Points are bytes of [`Square`].
pub(super) fn is_safe_after(board: &Board, color: Color, reach: Reach, from: u8, to: u8) -> bool {
    let general = match board.places(color)[0] {
        GONE => return true,
        place if place == from => to,
        place => place,
    };
    let enemy = PieceId::new(!color, 0).raw();
    let along = |line: Line| {
        // the piece now on `to` is one's own, whatever the cell still says
        let is_enemy = |point: u8, slots: u32| point != to && is_one_of(board.cell(point), enemy, slots);
        reach.covers(line) && attacks_along(line, from, to, is_enemy)
    };
    let jumping = |horse: u8| horse != to && jumps_to(board, horse, general, from, to);
    let [rank, file] = lines_through(board, general);
    let [one, other] = horses(board, !color);
    !(along(rank) || along(file) || jumping(one) || jumping(other) || soldiers_attack(board, general, !color, to))
}

/// Which moves of a side give check.
///
/// The counterpart of [`is_safe_after`] for the other general: does not play the move, and examines only what it
/// changes.
pub(super) struct Checks<'a> {
    board: &'a Board,
    /// The byte of slot 0 of the side that moves.
    own: u8,
    color: Color,
    general: u8,
    lines: [Line; 2],
    /// For each line, the points from the second piece on one side of the general to the second on the other: anything
    /// beyond gives no check.
    zones: [u32; 2],
    horses: [u8; 2],
    /// Where a horse stands a move away, its leg, if occupied.
    legs: [u8; 2],
}

impl<'a> Checks<'a> {
    /// The other general must not be in check already; it never is when `color` is to move.
    pub fn new(board: &'a Board, color: Color) -> Self {
        let general = board.places(!color)[0];
        let lines = lines_through(board, general);
        let zones = lines.map(|line| {
            let ends = neighbours(line.word, line.at);
            let above = above(line.word, ends.1);
            // up to the second one above, or to the border
            (if above == 0 { !0 } else { above | (above - 1) }) & !(below(line.word, ends.0) - 1)
        });
        let horses = horses(board, color);
        let legs = horses.map(|horse| leg_towards(horse, general).unwrap_or(GONE));
        Self { board, own: PieceId::new(color, 0).raw(), color, general, lines, zones, horses, legs }
    }

    /// Returns the bit of a point in the zones; 0 for one beyond them.
    fn zone_bit(&self, point: u8) -> u32 {
        let [rank, file] = self.lines;
        rank.bit(point) & self.zones[0] | file.bit(point) & self.zones[1]
    }

    /// Returns the points of a rank and a file, as bits, to which a move from `from` may give check.
    pub fn along(&self, from: u8) -> (u32, u32) {
        if self.zone_bit(from) != 0 || self.legs.contains(&from) {
            return (!0, !0);
        }
        let (row, column) = (self.general >> 4, self.general & 15);
        let on_rank = if from >> 4 == row { self.zones[0] } else { (self.zones[1] >> (from >> 4) & 1) << column };
        let on_file = if from & 15 == column { self.zones[1] } else { (self.zones[0] >> (from & 15) & 1) << row };
        (on_rank, on_file)
    }

    /// Whether this move, which its piece must be able to make, gives check. Points are bytes of [`Square`].
    pub fn gives(&self, from: u8, to: u8) -> bool {
        let &Self { board, own, general, .. } = self;
        if general == GONE {
            return false;
        }
        // a horse jumps to where it attacks, or a piece leaves its leg
        if self.legs.contains(&from) || self.horses.contains(&from) && jumps_to(board, to, general, from, to) {
            return true;
        }
        if self.zone_bit(from) | self.zone_bit(to) == 0 {
            return false;
        }
        let mover = board.cell(from);
        let is_own = |point: u8, slots: u32| is_one_of(if point == to { mover } else { board.cell(point) }, own, slots);
        let attacks = |line: Line, zone: u32| {
            (line.bit(from) | line.bit(to)) & zone != 0 && attacks_along(line, from, to, is_own)
        };
        let stepping = || is_one_of(mover, own, SOLDIERS) && soldier_points(general, self.color).contains(&to);
        attacks(self.lines[0], self.zones[0]) || attacks(self.lines[1], self.zones[1]) || stepping()
    }
}

/// Whether this move of a piece of `color` gives check. Like [`Checks`], for a single move.
pub(super) fn gives_check(board: &Board, color: Color, m: Move) -> bool {
    Checks::new(board, color).gives(m.from.raw(), m.to.raw())
}

/// Whether the general of the piece's side is safe after this move.
pub(super) fn is_safe(board: &Board, color: Color, m: Move) -> bool {
    is_safe_after(board, color, Reach::new(board, !color), m.from.raw(), m.to.raw())
}

/// Whether the general of `color` is attacked.
pub(super) fn is_attacked(board: &Board, color: Color) -> bool {
    let general = board.places(color)[0];
    general != GONE && !is_safe_after(board, color, Reach::new(board, !color), general, general)
}

/// Returns the points of the pieces attacking the general of `color`, nearest line first, including a facing
/// general.
#[inline(never)]
pub(super) fn attackers(board: &Board, color: Color) -> Vec<Square> {
    let mut found = Vec::new();
    let general = board.places(color)[0];
    if general == GONE {
        return found;
    }
    let enemy = PieceId::new(!color, 0).raw();
    let mut add = |point: u8| found.extend(Square::from_raw(point));
    for line in lines_through(board, general) {
        let straight = if line.vertical { CHARIOTS | GENERALS } else { CHARIOTS };
        let ends = neighbours(line.word, line.at);
        for (first, second) in [(ends.0, below(line.word, ends.0)), (ends.1, above(line.word, ends.1))] {
            if is_one_of(board.cell(line.point(first)), enemy, straight) {
                add(line.point(first));
            }
            if second != 0 && is_one_of(board.cell(line.point(second)), enemy, CANNONS) {
                add(line.point(second));
            }
        }
    }
    for horse in horses(board, !color) {
        if leg_towards(horse, general).is_some_and(|leg| board.cell(leg) == 0) {
            add(horse);
        }
    }
    for at in soldier_points(general, !color) {
        if is_one_of(board.cell(at), enemy, SOLDIERS) {
            add(at);
        }
    }
    found
}
