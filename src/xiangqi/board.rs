//! The board, kept in the three forms that the rules need.
//!
//! # Representation, chosen by measurement
//! Three views of one placement are kept together:
//! * *cells*: the piece on each point;
//! * *lines*: for each rank and file a 16-bit word of the points a side occupies, with the border marked as occupied.
//!   The nearest piece along a line is one bit scan, its screen the next, and border tests vanish;
//! * *pieces*: the point of each of the thirty-two pieces, so that move generation visits pieces in a fixed order and
//!   never searches the board.
//!   searches the board.
//!
//! Moves are counted from masks on these words; no tables have to be shipped or built. Measurements of this and the
//! alternatives are in [`super::legal`].

use super::piece::{Piece, PieceId, Role};
use super::square::Square;
use crate::color::{ByColor, Color};

/// The occupied points of every rank and file for one side. Bit `file + 2` of `ranks[rank + 2]`, bit `rank + 2` of
/// `files[file + 2]`; all bits beyond the board are set.
#[derive(Clone, Copy)]
pub(super) struct Lines {
    pub ranks: [u16; 16],
    pub files: [u16; 16],
}

/// Bits of a rank word that lie beyond files a–i.
const RANK_BORDER: u16 = !0b0000_0111_1111_1100;
/// Bits of a file word that lie beyond ranks 0–9.
const FILE_BORDER: u16 = !0b0000_1111_1111_1100;

impl Lines {
    const EMPTY: Self = {
        let mut lines = Self { ranks: [!0; 16], files: [!0; 16] };
        let mut i = 2;
        while i < 12 {
            lines.ranks[i] = RANK_BORDER;
            if i < 11 {
                lines.files[i] = FILE_BORDER;
            }
            i += 1;
        }
        lines
    };

    fn toggle(&mut self, raw: u8) {
        self.ranks[usize::from(raw >> 4)] ^= 1 << (raw & 15);
        self.files[usize::from(raw & 15)] ^= 1 << (raw >> 4);
    }
}

/// The place of a piece that is off the board.
pub(super) const GONE: u8 = 0;

/// A placement of pieces.
#[derive(Clone, Copy)]
pub struct Board {
    cells: [u8; 256],
    lines: ByColor<Lines>,
    /// Both sides together.
    occupied: Lines,
    pieces: ByColor<[u8; 16]>,
}

impl Board {
    /// The empty board.
    pub const EMPTY: Self = Self {
        cells: [0; 256],
        lines: ByColor([Lines::EMPTY; 2]),
        occupied: Lines::EMPTY,
        pieces: ByColor([[GONE; 16]; 2]),
    };

    /// Returns the piece on a point.
    #[inline(always)]
    pub const fn id_at(&self, square: Square) -> Option<PieceId> {
        PieceId::from_raw(self.cells[square.raw() as usize])
    }

    /// Returns the kind of piece on a point.
    #[inline(always)]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        match self.id_at(square) {
            Some(piece) => Some(piece.piece()),
            None => None,
        }
    }

    /// Returns the point of a piece; `None` if it is off the board.
    pub fn square_of(&self, piece: PieceId) -> Option<Square> {
        match self.pieces[piece.color()][piece.slot() & 15] {
            GONE => None,
            place => Some(Square::found(place)),
        }
    }

    /// Returns the point of a side's general, which every position has.
    pub fn general(&self, color: Color) -> Option<Square> {
        self.square_of(PieceId::new(color, 0))
    }

    /// Returns a side's pieces on the board, with their points.
    pub fn pieces(&self, color: Color) -> impl Iterator<Item = (PieceId, Square)> + '_ {
        (0..16).filter_map(move |slot| {
            let piece = PieceId::new(color, slot);
            self.square_of(piece).map(|square| (piece, square))
        })
    }

    /// Returns the points of all pieces of both sides; [`GONE`] for those off the board.
    pub(super) fn all_places(&self) -> ByColor<[u8; 16]> {
        self.pieces
    }

    /// Creates the board with the pieces on these places.
    pub(super) fn with_pieces(pieces: &ByColor<[u8; 16]>) -> Self {
        let mut board = Self::EMPTY;
        board.pieces = *pieces;
        for color in Color::ALL {
            for (slot, &place) in pieces[color].iter().enumerate().filter(|&(_, &place)| place != GONE) {
                board.cells[usize::from(place)] = PieceId::new(color, slot).raw();
                board.lines[color].toggle(place);
                board.occupied.toggle(place);
            }
        }
        board
    }

    /// Puts a piece on an empty point. Returns `None` and does nothing if the point is occupied or the side already has
    /// the maximum of the kind.
    pub fn put(&mut self, square: Square, piece: Piece) -> Option<PieceId> {
        if self.cells[usize::from(square.raw())] != 0 {
            return None;
        }
        let (first, end) = piece.role.slots();
        let slot = (first..end).find(|&slot| self.pieces[piece.color][slot] == GONE)?;
        let id = PieceId::new(piece.color, slot);
        self.cells[usize::from(square.raw())] = id.raw();
        self.lines[piece.color].toggle(square.raw());
        self.occupied.toggle(square.raw());
        self.pieces[piece.color][slot] = square.raw();
        Some(id)
    }

    /// Moves the piece on `from` to `to`, removing any piece there. Does nothing if `from` is empty.
    pub fn relocate(&mut self, from: Square, to: Square) -> Option<PieceId> {
        let (from, to) = (from.raw(), to.raw());
        let piece = PieceId::from_raw(self.cells[usize::from(from)])?;
        let captured = PieceId::from_raw(self.cells[usize::from(to)]);
        if let Some(gone) = captured {
            self.lines[gone.color()].toggle(to);
            self.pieces[gone.color()][gone.slot()] = GONE;
        } else {
            self.occupied.toggle(to);
        }
        self.occupied.toggle(from);
        self.cells[usize::from(from)] = 0;
        self.cells[usize::from(to)] = piece.raw();
        let lines = &mut self.lines[piece.color()];
        lines.toggle(from);
        lines.toggle(to);
        self.pieces[piece.color()][piece.slot()] = to;
        captured
    }

    /// Returns the board without this piece.
    pub(super) fn without(&self, piece: PieceId) -> Self {
        let mut board = *self;
        let place = core::mem::replace(&mut board.pieces[piece.color()][piece.slot()], GONE);
        if place != GONE {
            board.cells[usize::from(place)] = 0;
            board.lines[piece.color()].toggle(place);
            board.occupied.toggle(place);
        }
        board
    }

    /// Returns the board on which the general of `color` still blocks lines but need not be kept safe.
    pub(super) fn unguarded(&self, color: Color) -> Self {
        let mut board = *self;
        board.pieces[color][0] = GONE;
        board
    }

    /// Whether a piece stands on this point.
    pub fn is_occupied(&self, square: Square) -> bool {
        self.cells[usize::from(square.raw())] != 0
    }

    pub(super) fn cell(&self, raw: u8) -> u8 {
        self.cells[usize::from(raw)]
    }

    pub(super) fn lines(&self, color: Color) -> &Lines {
        &self.lines[color]
    }

    /// Returns the bytes of a side's sixteen pieces; [`GONE`] for those off the board.
    pub(super) fn places(&self, color: Color) -> &[u8; 16] {
        &self.pieces[color]
    }

    /// Returns the occupied points.
    pub(super) fn occupied(&self) -> &Lines {
        &self.occupied
    }
}

/// Boards are equal if the same kinds of pieces of the same sides stand on the same points; no repetition rule
/// distinguishes like pieces.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        for color in Color::ALL {
            if self.lines[color].ranks != other.lines[color].ranks {
                return false;
            }
        }
        Color::ALL.iter().all(|&color| {
            self.pieces(color)
                .all(|(piece, square)| other.id_at(square).is_some_and(|there| there.role() == piece.role()))
        })
    }
}

impl Eq for Board {}

impl core::fmt::Debug for Board {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&crate::fen::write_placement(Square::FILES, Square::RANKS, |file, rank| {
            Square::at(file, rank).and_then(|square| self.piece_at(square)).map(Piece::letter)
        }))
    }
}

/// Whether the point is inside the palace of `color`.
pub fn in_palace(square: Square, color: Color) -> bool {
    let rank = match color {
        Color::White => square.rank(),
        Color::Black => Square::RANKS - 1 - square.rank(),
    };
    (3..=5).contains(&square.file()) && rank <= 2
}

/// Whether the point is across the river for `color`.
pub fn is_across(square: Square, color: Color) -> bool {
    match color {
        Color::White => square.rank() >= 5,
        Color::Black => square.rank() <= 4,
    }
}

/// Whether a piece of this kind and side can ever stand on the point.
pub fn can_stand(piece: Piece, square: Square) -> bool {
    let file = square.file();
    let rank = match piece.color {
        Color::White => square.rank(),
        Color::Black => Square::RANKS - 1 - square.rank(),
    };
    match piece.role {
        Role::General => in_palace(square, piece.color),
        Role::Advisor => in_palace(square, piece.color) && (file + rank) % 2 == 1,
        Role::Elephant => matches!((file, rank), (2 | 6, 0 | 4) | (0 | 4 | 8, 2)),
        Role::Soldier => rank >= 5 || (rank >= 3 && file.is_multiple_of(2)),
        Role::Horse | Role::Chariot | Role::Cannon => true,
    }
}
