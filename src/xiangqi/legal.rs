//! Which moves leave the general safe.
//!
//! Checks, pins and screens are found once per position ([`Guard`]); almost every piece can then move without another
//! check. Only the few pieces on a line to the general, and the general itself, are tried move by move.
//!
//! # Figures
//! perft(4) and perft(5) from the start, one thread of a shared two-core machine, same run, million nodes per second:
//!
//! | method | native | wasm32 (Node 20) |
//! |---|---|---|
//! | this one: leaves counted from masks | 240–260 | 165–200 |
//! | the same masks, leaves listed | 147 | |
//! | leaves listed and played | 35–44 | |
//! | first version: both sides' words joined at every use, bits counted piece by piece, every line looked at (a third more instructions) | 126–168 | |
//!
//! A padded mailbox with make and unmake reached 37 in wasm32 on such a machine, a pair of 64-bit masks with ray tables
//! 26, a plain grid 20; magic tables for lines need 35 MB. The const-generic side that pays in chess was not needed:
//! a side's direction is a well predicted branch.

use super::board::{Board, GONE, in_palace, is_across};
use super::check::{
    CANNONS, CHARIOTS, Checks, GENERALS, Line, Reach, horses, is_one_of, is_safe_after, leg_towards, lines_through,
    soldiers_attack,
};
use super::moves::{Count, Each, Move, Mover, Sink, above, below, neighbours};
use super::piece::{PieceId, Role};
use super::square::Square;
use crate::color::Color;
use alloc::vec::Vec;

/// The threats to the general of the side to move, and the pieces whose moves could expose it.
struct Guard {
    reach: Reach,
    /// A piece of the other side could capture the general now.
    check: bool,
    /// A cannon aims at the general over empty points: any piece stepping between becomes its screen.
    bare_cannon: bool,
    /// Own pieces (by slot) on a line to the general, whose moves must be tried.
    bound: u32,
}

impl Guard {
    fn new(board: &Board, color: Color) -> Self {
        let mut guard = Self { reach: Reach::new(board, !color), check: false, bare_cannon: false, bound: 0 };
        let general = board.places(color)[0];
        if general == GONE {
            return guard;
        }
        let enemy = PieceId::new(!color, 0).raw();
        let own = PieceId::new(color, 0).raw();
        for line in lines_through(board, general) {
            if guard.reach.covers(line) {
                guard.look_along(board, line, own, enemy);
            }
        }
        for horse in horses(board, !color) {
            match leg_towards(horse, general).map(|leg| board.cell(leg)) {
                Some(0) => guard.check = true,
                Some(cell) => guard.bind(cell, own),
                None => {}
            }
        }
        guard.check |= soldiers_attack(board, general, !color, GONE);
        guard
    }

    fn look_along(&mut self, board: &Board, line: Line, own: u8, enemy: u8) {
        let straight = if line.vertical { CHARIOTS | GENERALS } else { CHARIOTS };
        let ends = neighbours(line.word, line.at);
        let behind = (below(line.word, ends.0), above(line.word, ends.1));
        let third = (below(line.word, behind.0), above(line.word, behind.1));
        for (first, second, third) in [(ends.0, behind.0, third.0), (ends.1, behind.1, third.1)] {
            let nearest = board.cell(line.point(first));
            if nearest == 0 {
                continue;
            }
            if nearest & 0xf0 == enemy {
                self.check |= is_one_of(nearest, enemy, straight);
                self.bare_cannon |= is_one_of(nearest, enemy, CANNONS);
            }
            let next = board.cell(line.point(second));
            if next == 0 {
                continue;
            }
            self.check |= is_one_of(next, enemy, CANNONS);
            let screened = is_one_of(board.cell(line.point(third)), enemy, CANNONS);
            if screened || is_one_of(next, enemy, straight) {
                self.bind(nearest, own);
            }
            if screened {
                self.bind(next, own);
            }
        }
    }

    fn bind(&mut self, cell: u8, own: u8) {
        if cell & 0xf0 == own {
            self.bound |= 1 << (cell & 15);
        }
    }
}

/// The points that bear on a general's safety: those of its rank and file, where lines and soldiers reach it, and the
/// points and legs of nearby horses. A move between other points changes nothing.
#[derive(Clone, Copy)]
struct Ward {
    general: u8,
    /// Each with its leg, if it is near.
    horses: [[u8; 2]; 2],
}

impl Ward {
    fn new(board: &Board, color: Color) -> Self {
        let general = board.places(color)[0];
        let near = horses(board, !color).map(|horse| match leg_towards(horse, general) {
            Some(leg) => [horse, leg],
            None => [GONE; 2],
        });
        Self { general, horses: near }
    }

    fn bears(&self, point: u8) -> bool {
        let apart = point ^ self.general;
        let [[one, leg], [other, other_leg]] = self.horses;
        let near = point == one || point == leg || point == other || point == other_leg;
        near || apart & 0xf0 == 0 || apart & 15 == 0
    }
}

/// Drops moves that leave the general open to capture before they reach the inner sink.
struct Tried<'a, F: FnMut(u8, u8)> {
    board: &'a Board,
    color: Color,
    reach: Reach,
    ward: Ward,
    /// The general could be captured if nothing were done.
    check: bool,
    accept: F,
}

impl<'a, F: FnMut(u8, u8)> Tried<'a, F> {
    fn new(board: &'a Board, color: Color, guard: &Guard, accept: F) -> Self {
        Self { board, color, reach: guard.reach, ward: Ward::new(board, color), check: guard.check, accept }
    }

    fn test(&mut self, from: u8, to: u8) {
        let safe = if self.ward.bears(from) || self.ward.bears(to) {
            is_safe_after(self.board, self.color, self.reach, from, to)
        } else {
            !self.check
        };
        if safe {
            (self.accept)(from, to);
        }
    }
}

impl<F: FnMut(u8, u8)> Sink for Tried<'_, F> {
    fn cross(&mut self, from: u8, along_rank: u32, along_file: u32) {
        Each(|from, to| self.test(from, to)).cross(from, along_rank, along_file);
    }

    fn steps(&mut self, from: u8, mask: u32, steps: &'static [i8; 16]) {
        Each(|from, to| self.test(from, to)).steps(from, mask, steps);
    }
}

/// Returns the number of legal moves of `color`.
pub(super) fn count(board: &Board, color: Color) -> u32 {
    let guard = Guard::new(board, color);
    let mover = Mover::new(board, color);
    let mut count = 0;
    let mut tried = Tried::new(board, color, &guard, |_, _| count += 1);
    if guard.check || guard.bare_cannon {
        (0..16).for_each(|slot| mover.piece(slot, &mut tried));
        return count;
    }
    mover.piece(0, &mut tried);
    let mut bound = guard.bound;
    let mut untried = 0;
    while bound != 0 {
        let slot = bound.trailing_zeros() as usize;
        bound &= bound - 1;
        mover.piece(slot, &mut tried);
        let mut all = Count::default();
        mover.piece(slot, &mut all);
        untried += all.total();
    }
    count + mover.count() - untried
}

/// Which legal moves to list.
pub(super) struct Wanted<'a> {
    /// Whether captures are wanted.
    captures: bool,
    /// Which checks are wanted, if any.
    checks: Option<Checks<'a>>,
}

impl<'a> Wanted<'a> {
    /// Captures.
    pub const CAPTURES: Self = Self { captures: true, checks: None };

    /// Checks of `color`.
    pub fn checks(board: &'a Board, color: Color) -> Self {
        Self { captures: false, checks: Some(Checks::new(board, color)) }
    }

    /// Captures and checks of `color`.
    pub fn captures_and_checks(board: &'a Board, color: Color) -> Self {
        Self { captures: true, ..Self::checks(board, color) }
    }

    fn has(&self, board: &Board, from: u8, to: u8) -> bool {
        self.captures && board.cell(to) != 0 || self.checks.as_ref().is_some_and(|checks| checks.gives(from, to))
    }

    /// Returns the points of a rank and a file, as bits, to which a move from `from` may be wanted.
    fn along(&self, board: &Board, from: u8) -> (u32, u32) {
        let (mut on_rank, mut on_file) = self.checks.as_ref().map_or((0, 0), |checks| checks.along(from));
        if self.captures {
            on_rank |= u32::from(board.occupied().ranks[usize::from(from >> 4)]);
            on_file |= u32::from(board.occupied().files[usize::from(from & 15)]);
        }
        (on_rank, on_file)
    }
}

/// Drops unwanted moves, before the more expensive test of legality.
struct Sieve<'a, 'b, F: FnMut(u8, u8)> {
    wanted: Option<&'a Wanted<'b>>,
    /// Whether the moves of this piece must be tried.
    bound: bool,
    tried: Tried<'a, F>,
}

impl<F: FnMut(u8, u8)> Sieve<'_, '_, F> {
    fn test(&mut self, from: u8, to: u8) {
        let board = self.tried.board;
        if self.wanted.is_none_or(|wanted| wanted.has(board, from, to)) {
            if self.bound { self.tried.test(from, to) } else { (self.tried.accept)(from, to) }
        }
    }
}

impl<F: FnMut(u8, u8)> Sink for Sieve<'_, '_, F> {
    fn cross(&mut self, from: u8, along_rank: u32, along_file: u32) {
        let (on_rank, on_file) = self.wanted.map_or((!0, !0), |wanted| wanted.along(self.tried.board, from));
        Each(|from, to| self.test(from, to)).cross(from, along_rank & on_rank, along_file & on_file);
    }

    fn steps(&mut self, from: u8, mask: u32, steps: &'static [i8; 16]) {
        Each(|from, to| self.test(from, to)).steps(from, mask, steps);
    }
}

/// Passes on every wanted legal move of `color`.
fn each(board: &Board, color: Color, wanted: Option<&Wanted<'_>>, mut accept: impl FnMut(Move)) {
    let guard = Guard::new(board, color);
    let mover = Mover::new(board, color);
    let tried_all = guard.check || guard.bare_cannon;
    let accept = |from, to| accept(Move { from: Square::found(from), to: Square::found(to) });
    let tried = Tried::new(board, color, &guard, accept);
    let mut sieve = Sieve { wanted, bound: true, tried };
    for slot in 0..16 {
        sieve.bound = slot == 0 || tried_all || (guard.bound >> slot) & 1 != 0;
        mover.piece(slot, &mut sieve);
    }
}

/// Adds every legal move of `color` to a list.
#[inline(never)]
pub(super) fn list(board: &Board, color: Color, moves: &mut Vec<Move>) {
    list_wanted(board, color, None, moves);
}

/// Adds the wanted legal moves of `color` to a list, in the order of [`list`].
#[inline(never)]
pub(super) fn list_wanted(board: &Board, color: Color, wanted: Option<&Wanted<'_>>, moves: &mut Vec<Move>) {
    each(board, color, wanted, |m| moves.push(m));
}

/// Whether the piece on `m.from` can go to `m.to` by its way of moving, regardless of its general's safety.
pub(super) fn is_reachable(board: &Board, m: Move) -> bool {
    board.id_at(m.from).is_some_and(|piece| {
        let own = board.id_at(m.to).is_some_and(|there| there.color() == piece.color());
        !own && reaches(board, piece, m.from, m.to)
    })
}

/// Whether a piece's way of moving leads from one point to another that is free of its own side.
///
/// The same rules as in [`Mover`], for two given points instead of a list.
pub(super) fn reaches(board: &Board, piece: PieceId, from: Square, to: Square) -> bool {
    let (files, ranks) = (to.file().abs_diff(from.file()), to.rank().abs_diff(from.rank()));
    let color = piece.color();
    let empty = |step: i8| board.cell(from.raw().wrapping_add_signed(step)) == 0;
    let half = |difference: i8| if difference > 0 { 1 } else { -1 };
    let up = half(to.rank() as i8 - from.rank() as i8) * 16;
    let right = half(to.file() as i8 - from.file() as i8);
    match (piece.role(), files, ranks) {
        (Role::General, 1, 0) | (Role::General, 0, 1) | (Role::Advisor, 1, 1) => in_palace(to, color),
        (Role::Elephant, 2, 2) => !is_across(to, color) && empty(up + right),
        (Role::Horse, 1, 2) => empty(up),
        (Role::Horse, 2, 1) => empty(right),
        (role @ (Role::Chariot | Role::Cannon), 0, 1..) | (role @ (Role::Chariot | Role::Cannon), 1.., 0) => {
            let screens = if role == Role::Cannon && board.is_occupied(to) { 1 } else { 0 };
            between(board, from, to) == screens
        }
        (Role::Soldier, 0, 1) => (to.rank() > from.rank()) == (color == Color::RED),
        (Role::Soldier, 1, 0) => is_across(from, color),
        _ => false,
    }
}

/// Whether a point lies in the way of a move: between its ends on a line, on a horse's leg or an elephant's eye.
pub(super) fn bars(board: &Board, m: Move, point: Square) -> bool {
    let Some(piece) = board.id_at(m.from) else { return false };
    let middle = |a: usize, b: usize| (a + b) / 2;
    let [(x, y), (u, v), (f, r)] = [m.from, m.to, point].map(|square| (square.file(), square.rank()));
    let inside = |a: usize, at: usize, b: usize| a.min(b) < at && at < a.max(b);
    match piece.role() {
        Role::Chariot | Role::Cannon => x == u && f == x && inside(y, r, v) || y == v && r == y && inside(x, f, u),
        Role::Horse if x.abs_diff(u) == 2 => (f, r) == (middle(x, u), y),
        Role::Horse => (f, r) == (x, middle(y, v)),
        Role::Elephant => (f, r) == (middle(x, u), middle(y, v)),
        Role::General | Role::Advisor | Role::Soldier => false,
    }
}

/// Returns how many pieces stand strictly between two points of one line.
fn between(board: &Board, from: Square, to: Square) -> u32 {
    let (a, b) = (from.raw(), to.raw());
    let (word, a, b) = if a >> 4 == b >> 4 {
        (board.occupied().ranks[usize::from(a >> 4)], a & 15, b & 15)
    } else {
        (board.occupied().files[usize::from(a & 15)], a >> 4, b >> 4)
    };
    let (low, high) = (a.min(b), a.max(b));
    let inside = (1u32 << high) - (2u32 << low);
    (u32::from(word) & inside).count_ones()
}
