//! Where every piece can ever stand, when everything that might move out of the way is thought away.
//!
//! The sets grow until nothing changes: a square is entered as soon as nobody is *stuck* on it, and a piece is stuck until
//! a way is found for it to move or to be taken. Everything errs on one side: more may be found reachable than is, never
//! less, so that what is then impossible really is. What is used of the rules:
//!
//! * a pawn goes on along its file, past other pawns of the file only if those can take or be taken, and aside only onto
//!   squares where something can stand to be taken, and no farther aside than there are pieces to take;
//! * bishops keep their colour, as all steps are those of the piece;
//! * a king never goes where a piece that is stuck attacks.

use crate::chess::attacks::{self, step};
use crate::chess::bitboard::Bitboard;
use crate::chess::board::Board;
use crate::chess::piece::{Role, Side};
use crate::chess::position::Chess;
use crate::chess::square::Square;
use crate::color::{ByColor, Color};

/// Most pieces that the proof looks at: those of a full board.
const MOST: usize = 32;

/// One piece and where it can come.
#[derive(Clone, Copy)]
pub(super) struct Walker {
    pub color: Color,
    pub role: Role,
    /// Where it stands now.
    pub from: Square,
    /// Where it can ever stand, as what it is now.
    pub squares: Bitboard,
    /// Where it can ever stand after promotion.
    pub promoted: Bitboard,
    /// Where a pawn can stand that has taken nothing yet.
    straight: Bitboard,
    /// It may be taken.
    taken: bool,
    /// It may leave its file, which a pawn does by taking.
    aside: bool,
}

impl Walker {
    /// Everywhere it can ever stand.
    pub fn all(&self) -> Bitboard {
        self.squares | self.promoted
    }

    /// Can it ever move?
    pub fn moves(&self) -> bool {
        self.all() != Bitboard::of(self.from)
    }

    /// Does it attack along lines, or may it one day?
    pub fn slides(&self) -> bool {
        matches!(self.role, Role::Bishop | Role::Rook | Role::Queen) || self.promoted.any()
    }

    fn is_stuck(&self) -> bool {
        self.squares == Bitboard::of(self.from) && self.promoted.is_empty() && !self.taken
    }

    /// Does it bar its file for good?
    fn bars_file(&self) -> bool {
        self.role == Role::Pawn && !self.aside && !self.taken
    }

    /// What it can ever attack, over all squares but those that stay occupied.
    pub fn attacks(&self, stuck: Bitboard) -> Bitboard {
        let open = !stuck;
        let own = match self.role {
            Role::Pawn => attacks::pawns(self.color, self.squares),
            Role::Knight => attacks::knights(self.squares),
            Role::Bishop => attacks::diagonals(self.squares, open),
            Role::Rook => attacks::straights(self.squares, open),
            Role::Queen => attacks::diagonals(self.squares, open) | attacks::straights(self.squares, open),
            Role::King => attacks::kings(self.squares),
        };
        let promoted = self.promoted;
        if promoted.is_empty() {
            return own;
        }
        own | attacks::diagonals(promoted, open) | attacks::straights(promoted, open) | attacks::knights(promoted)
    }
}

fn across(set: Bitboard) -> Bitboard {
    step::<9>(set) | step::<-9>(set) | step::<7>(set) | step::<-7>(set)
}

fn beside(set: Bitboard) -> Bitboard {
    step::<8>(set) | step::<-8>(set) | step::<1>(set) | step::<-1>(set)
}

fn ahead(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => step::<8>(set),
        Color::Black => step::<-8>(set),
    }
}

/// The squares of the same files farther on.
fn farther(color: Color, square: Square) -> Bitboard {
    let file = 0x0101_0101_0101_0101 << square.file();
    let up = (!0u64 << square.index()) << 1;
    Bitboard(file & if color == Color::White { up } else { !up & !(1 << square.index()) })
}

/// The squares of all files at most so far from this one.
fn files_within(square: Square, distance: u32) -> Bitboard {
    let mut files = Bitboard(0x0101_0101_0101_0101 << square.file());
    for _ in 0..distance.min(7) {
        files |= step::<1>(files) | step::<-1>(files);
    }
    files
}

/// Where the pieces of both sides can come.
pub(super) struct Reach {
    walkers: [Walker; MOST],
    count: usize,
    /// The squares whose piece never moves and is never taken.
    stuck: ByColor<Bitboard>,
    /// Where pieces of a side other than kings can stand.
    stands: ByColor<Bitboard>,
    /// Where a side can take.
    takes: ByColor<Bitboard>,
    /// Where the pawns stand that never leave their file.
    barring: ByColor<Bitboard>,
    /// Squares that stuck pieces of a side attack.
    guarded: ByColor<Bitboard>,
    /// Where the kings stand.
    kings: ByColor<Square>,
    /// The side to move.
    pub turn: Color,
}

impl Reach {
    /// `None` for a board with more pieces than a game has.
    pub(super) fn of(position: &Chess) -> Option<Self> {
        let board = &position.board;
        let occupied = board.occupied();
        if occupied.count() as usize > MOST {
            return None;
        }
        let nobody = Walker {
            color: Color::White,
            role: Role::King,
            from: Square::wrapped(0),
            squares: Bitboard::EMPTY,
            promoted: Bitboard::EMPTY,
            straight: Bitboard::EMPTY,
            taken: false,
            aside: false,
        };
        let mut walkers = [nobody; MOST];
        let mut count = 0;
        for from in occupied {
            let piece = board.piece_at(from)?;
            let at = Bitboard::of(from);
            walkers[count] = Walker { color: piece.color, role: piece.role, from, squares: at, straight: at, ..nobody };
            count += 1;
        }
        let mut reach = Self {
            walkers,
            count,
            stuck: ByColor::default(),
            stands: ByColor(Color::ALL.map(|color| board.by_color(color) & !board.kings())),
            takes: ByColor::default(),
            barring: ByColor::default(),
            guarded: ByColor::default(),
            kings: ByColor(Color::ALL.map(|color| board.king(color))),
            turn: position.turn,
        };
        reach.castle(position);
        reach.pass(position, board);
        while reach.note_stuck() | reach.grow() {}
        Some(reach)
    }

    pub(super) fn walkers(&self) -> &[Walker] {
        &self.walkers[..self.count]
    }

    /// The pieces of a side other than its king.
    pub(super) fn pieces(&self, color: Color) -> impl Iterator<Item = &Walker> {
        self.walkers().iter().filter(move |walker| walker.color == color && walker.role != Role::King)
    }

    /// Where a king stands.
    pub(super) fn start(&self, color: Color) -> Square {
        self.kings[color]
    }

    /// Where a king can come.
    pub(super) fn king(&self, color: Color) -> Bitboard {
        let king = |walker: &&Walker| walker.color == color && walker.role == Role::King;
        self.walkers().iter().find(king).map_or(Bitboard::EMPTY, |walker| walker.squares)
    }

    /// All squares whose piece never moves and is never taken.
    pub(super) fn fixed(&self) -> Bitboard {
        self.stuck[Color::White] | self.stuck[Color::Black]
    }

    /// Castling takes king and rook to their squares at once.
    fn castle(&mut self, position: &Chess) {
        for walker in &mut self.walkers[..self.count] {
            let rights = position.castling & position.board.by_color(walker.color);
            let king = position.board.king(walker.color);
            for rook in rights {
                let (king_file, rook_file) = Side::of(king, rook).files();
                let base = king.index() as u32 & 56;
                if walker.from == king {
                    walker.squares |= Bitboard::of(Square::wrapped(base | king_file));
                } else if walker.from == rook {
                    walker.squares |= Bitboard::of(Square::wrapped(base | rook_file));
                }
            }
        }
    }

    /// A capture en passant that is possible now takes a pawn from where it does not stand.
    fn pass(&mut self, position: &Chess, board: &Board) {
        let Some(to) = position.en_passant else { return };
        let victim = ahead(!position.turn, Bitboard::of(to));
        let takers = attacks::pawns(!position.turn, Bitboard::of(to)) & board.pawns() & board.by_color(position.turn);
        for walker in &mut self.walkers[..self.count] {
            if victim.has(walker.from) {
                walker.taken = true;
            } else if takers.has(walker.from) {
                walker.squares |= Bitboard::of(to);
                walker.aside = true;
            }
        }
    }

    /// Counts out who is stuck; did anything change?
    fn note_stuck(&mut self) -> bool {
        let mut stuck = ByColor::default();
        let mut guarded = ByColor::default();
        let mut barring = ByColor::default();
        for walker in &self.walkers[..self.count] {
            barring[walker.color] |= Bitboard::of(walker.from).when(walker.bars_file());
            if walker.is_stuck() {
                let at = walker.squares;
                stuck[walker.color] |= at;
                guarded[walker.color] |= match walker.role {
                    Role::Pawn => attacks::pawns(walker.color, at),
                    Role::Knight => attacks::knights(at),
                    Role::Bishop => across(at),
                    Role::Rook => beside(at),
                    Role::Queen | Role::King => attacks::kings(at),
                };
            }
        }
        let changed = self.stuck != stuck || self.barring != barring;
        (self.stuck, self.barring, self.guarded) = (stuck, barring, guarded);
        changed
    }

    /// One round of growing; did anything grow?
    fn grow(&mut self) -> bool {
        let mut grown = false;
        let mut takeable = ByColor([0; 2]);
        for walker in self.walkers() {
            takeable[walker.color] += u32::from(walker.taken);
        }
        // a king that never moves is nobody's to take
        let immobile = ByColor(Color::ALL.map(|color| {
            let king = self.king(color);
            if king.is_many() { Bitboard::EMPTY } else { king }
        }));
        for place in 0..self.count {
            let mut walker = self.walkers[place];
            let color = walker.color;
            let barred = self.stuck[color] | immobile[!color];
            let mut takes = Bitboard::EMPTY;
            if walker.role == Role::Pawn {
                takes |= self.grow_pawn(&mut walker, takeable[!color]);
            } else {
                let barred = if walker.role == Role::King { barred | self.guarded[!color] } else { barred };
                takes |= spread(
                    &mut walker.squares,
                    barred,
                    match walker.role {
                        Role::Knight => attacks::knights,
                        Role::Bishop => across,
                        Role::Rook => beside,
                        _ => attacks::kings,
                    },
                );
            }
            if walker.promoted.any() {
                takes |= spread(&mut walker.promoted, barred, |set| attacks::kings(set) | attacks::knights(set));
            }
            if walker.role != Role::King {
                walker.taken |= (self.takes[!color] & walker.all()).any();
                self.stands[color] |= walker.all();
            }
            let before = &mut self.walkers[place];
            grown |= before.all() != walker.all() || before.taken != walker.taken || before.aside != walker.aside;
            grown |= (takes & !self.takes[color]).any();
            self.takes[color] |= takes;
            *before = walker;
        }
        grown
    }

    /// Lets a pawn go on; returns where it can take.
    fn grow_pawn(&self, walker: &mut Walker, takeable: u32) -> Bitboard {
        let color = walker.color;
        let stuck = self.fixed();
        loop {
            let one = ahead(color, walker.straight) & !walker.straight & !stuck;
            let Some(to) = one.into_iter().next() else { break };
            if !self.lets_pass(walker, to) {
                break;
            }
            walker.straight |= one;
        }
        let near = files_within(walker.from, takeable);
        // who is not known to be taken yet may be so by this very pawn
        let next_nearest = files_within(walker.from, takeable + 1);
        let mut takes = Bitboard::EMPTY;
        walker.squares |= walker.straight;
        loop {
            let aims = attacks::pawns(color, walker.squares) & self.stands[!color];
            takes |= aims & next_nearest;
            let taking = aims & near;
            walker.aside |= taking.any();
            let on = ahead(color, (walker.squares & !walker.straight) | taking) & !stuck;
            let next = walker.squares | taking | on;
            if next == walker.squares {
                break;
            }
            walker.squares = next;
        }
        walker.promoted |= walker.squares & (Bitboard::rank(0) | Bitboard::rank(7));
        takes
    }

    /// Do the other pawns of its file let a pawn that has taken nothing go to a square?
    fn lets_pass(&self, pawn: &Walker, to: Square) -> bool {
        let (on, beyond) = (farther(pawn.color, pawn.from), farther(pawn.color, to));
        let meets = on & self.barring[!pawn.color] & !beyond;
        let follows = on & self.barring[pawn.color];
        meets.is_empty()
            && (follows.is_empty()
                || !follows.any_square(|square| {
                    let other = self.walkers().iter().find(|other| other.from == square);
                    other.is_some_and(|other| other.promoted.is_empty() && (other.straight & beyond).is_empty())
                }))
    }
}

/// Adds all that steps lead to, and returns it.
fn spread(squares: &mut Bitboard, barred: Bitboard, steps: impl Fn(Bitboard) -> Bitboard) -> Bitboard {
    let mut entered = Bitboard::EMPTY;
    loop {
        let next = steps(*squares) & !barred;
        entered |= next;
        if (next & !*squares).is_empty() {
            return entered;
        }
        *squares |= next;
    }
}
