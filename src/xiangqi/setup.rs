//! Setups: any placement that FEN can describe, and the faults that make it impossible.

use super::board::{Board, can_stand, is_across};
use super::piece::{Piece, Role};
use super::position::Xiangqi;
use super::square::Square;
use crate::color::Color;
use crate::error::{Fault, SetupError, SetupPolicy, TextError, codes};
use crate::fen::{self, Counters};
use crate::position::Position;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

codes! {
    /// Why a setup is not a possible position.
    pub enum SetupFault {
        /// A side has no general.
        GeneralMissing = "general-missing",
        /// A side has more than one general.
        TooManyGenerals = "too-many-generals",
        /// A general stands outside its palace.
        GeneralOutsidePalace = "general-outside-palace",
        /// An advisor stands off the five points it can reach.
        AdvisorMisplaced = "advisor-misplaced",
        /// An elephant stands off the seven points it can reach.
        ElephantMisplaced = "elephant-misplaced",
        /// A soldier stands where it can never have come: behind its line, or off its file before crossing the river.
        SoldierMisplaced = "soldier-misplaced",
        /// More than two advisors.
        TooManyAdvisors = "too-many-advisors",
        /// More than two elephants.
        TooManyElephants = "too-many-elephants",
        /// More than two horses.
        TooManyHorses = "too-many-horses",
        /// More than two chariots.
        TooManyChariots = "too-many-chariots",
        /// More than two cannons.
        TooManyCannons = "too-many-cannons",
        /// More than five soldiers.
        TooManySoldiers = "too-many-soldiers",
        /// The generals face each other on an open file.
        FacingGenerals = "facing-generals",
        /// The side that has just moved is in check.
        OpponentInCheck = "opponent-in-check",
    }
}

impl SetupFault {
    /// Whether a position with this fault can still be played, though no game reaches it. A soldier can move from anywhere;
    /// but a set has no more pieces of a kind, and advisors and elephants move only between their points.
    pub fn is_playable(self) -> bool {
        self == Self::SoldierMisplaced
    }
}

/// Pieces on points, a side to move and counters; not necessarily a possible position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The piece on each point, by [`Square::index`].
    pub pieces: [Option<Piece>; Square::COUNT],
    /// The side to move.
    pub turn: Color,
    /// The counters of the FEN.
    pub counters: Counters,
}

type Faults = Vec<Fault<SetupFault, Square>>;

impl Setup {
    /// Reads a FEN. Also accepts `E`/`H` for elephant and horse, `r` for Red to move, missing fields after the placement,
    /// a move number 0, extra spaces, `_` for a space, an empty pocket `[]`.
    ///
    /// # Errors
    /// [`TextError`] with the field and the offset. Whether the position is possible is not checked.
    pub fn parse(text: &str) -> Result<Self, TextError> {
        let tokens = fen::tokens(text)?;
        let mut pieces = [None; Square::COUNT];
        fen::read_placement(tokens[0], Square::FILES, Square::RANKS, |file, rank, letter| {
            let piece = Piece::from_letter(letter);
            if let Some(square) = Square::at(file, rank) {
                pieces[square.index()] = piece;
            }
            piece.is_some()
        })?;
        let turn = fen::read_turn(tokens.get(1))?;
        let rest = tokens.get(2..).unwrap_or_default();
        let dashes = rest.iter().take(2).take_while(|token| token.text == "-").count();
        let counters = fen::read_counters(&rest[dashes..])?;
        Ok(Self { pieces, turn, counters })
    }

    /// Returns the setup of a position.
    pub fn of(position: &Xiangqi, counters: Counters) -> Self {
        let mut pieces = [None; Square::COUNT];
        for square in Square::all() {
            pieces[square.index()] = position.board().piece_at(square);
        }
        Self { pieces, turn: position.turn(), counters }
    }

    /// Returns the canonical FEN.
    pub fn fen(&self) -> String {
        let mut text = fen::write_placement(Square::FILES, Square::RANKS, |file, rank| {
            Square::at(file, rank).and_then(|square| self.at(square)).map(Piece::letter)
        });
        text.push_str(if self.turn == Color::RED { " w - -" } else { " b - -" });
        fen::write_counters(self.counters, &mut text);
        text
    }

    /// Returns the position, if it is a possible one.
    ///
    /// # Errors
    /// Every fault.
    pub fn position(&self) -> Result<Xiangqi, Faults> {
        self.admit(SetupPolicy::Strict)
    }

    /// Returns the position, if the policy accepts it.
    ///
    /// # Errors
    /// Every fault that the policy does not tolerate.
    pub fn admit(&self, policy: SetupPolicy) -> Result<Xiangqi, Faults> {
        let mut faults = self.faults();
        if policy == SetupPolicy::Playable {
            faults.retain(|fault| !fault.code.is_playable());
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut board = Board::EMPTY;
        for square in Square::all() {
            if let Some(piece) = self.at(square) {
                board.put(square, piece);
            }
        }
        Ok(Xiangqi::new(board, self.turn))
    }

    /// Returns every fault of this setup; empty if it is a possible position.
    pub fn faults(&self) -> Faults {
        let mut faults = Faults::new();
        for color in Color::ALL {
            for role in Role::ALL {
                self.check_kind(Piece { color, role }, &mut faults);
            }
        }
        for red in self.all(Piece { color: Color::RED, role: Role::General }) {
            for black in self.all(Piece { color: Color::Black, role: Role::General }) {
                if red.file() == black.file() && self.between(red, black) == Some(0) {
                    faults.push(Fault { code: SetupFault::FacingGenerals, color: None, squares: vec![red, black] });
                }
            }
        }
        let waiting = !self.turn;
        for general in self.all(Piece { color: waiting, role: Role::General }) {
            let attackers: Vec<Square> = Square::all()
                .filter(|&from| {
                    self.at(from).is_some_and(|piece| piece.color == self.turn && self.attacks(piece, from, general))
                })
                .collect();
            if !attackers.is_empty() {
                faults.push(Fault { code: SetupFault::OpponentInCheck, color: Some(waiting), squares: attackers });
            }
        }
        faults
    }

    fn check_kind(&self, piece: Piece, faults: &mut Faults) {
        let squares = self.all(piece);
        let misplaced: Vec<Square> = squares.iter().copied().filter(|&square| !can_stand(piece, square)).collect();
        let color = Some(piece.color);
        if squares.is_empty() && piece.role == Role::General {
            faults.push(Fault { code: SetupFault::GeneralMissing, color, squares: Vec::new() });
        }
        if squares.len() > piece.role.most() {
            faults.push(Fault { code: too_many(piece.role), color, squares });
        }
        let code = match piece.role {
            Role::General => SetupFault::GeneralOutsidePalace,
            Role::Advisor => SetupFault::AdvisorMisplaced,
            Role::Elephant => SetupFault::ElephantMisplaced,
            _ => SetupFault::SoldierMisplaced,
        };
        if !misplaced.is_empty() {
            faults.push(Fault { code, color, squares: misplaced });
        }
    }

    fn at(&self, square: Square) -> Option<Piece> {
        self.pieces[square.index()]
    }

    fn all(&self, piece: Piece) -> Vec<Square> {
        Square::all().filter(|&square| self.at(square) == Some(piece)).collect()
    }

    /// Returns how many pieces stand between two points of one line; `None` if they share no line.
    fn between(&self, a: Square, b: Square) -> Option<usize> {
        if (a.file() != b.file() && a.rank() != b.rank()) || a == b {
            return None;
        }
        let files = a.file().min(b.file())..=a.file().max(b.file());
        let count = files
            .flat_map(|file| (a.rank().min(b.rank())..=a.rank().max(b.rank())).map(move |rank| (file, rank)))
            .filter_map(|(file, rank)| Square::at(file, rank))
            .filter(|&square| square != a && square != b && self.at(square).is_some())
            .count();
        Some(count)
    }

    /// Whether `piece` on `from` could capture the general on `to`. Advisors, elephants and generals are left out: they
    /// reach no general except by facing it, which is a fault of its own.
    fn attacks(&self, piece: Piece, from: Square, to: Square) -> bool {
        let files = to.file() as i32 - from.file() as i32;
        let ranks = to.rank() as i32 - from.rank() as i32;
        match piece.role {
            Role::Chariot => self.between(from, to) == Some(0),
            Role::Cannon => self.between(from, to) == Some(1),
            Role::Horse => {
                let leg = match (files.abs(), ranks.abs()) {
                    (1, 2) => Square::at(from.file(), (from.rank() as i32 + ranks / 2) as usize),
                    (2, 1) => Square::at((from.file() as i32 + files / 2) as usize, from.rank()),
                    _ => return false,
                };
                leg.is_some_and(|leg| self.at(leg).is_none())
            }
            Role::Soldier => {
                let forward = if piece.color == Color::RED { 1 } else { -1 };
                (files, ranks) == (0, forward) || (files.abs() == 1 && ranks == 0 && is_across(from, piece.color))
            }
            Role::General | Role::Advisor | Role::Elephant => false,
        }
    }
}

const fn too_many(role: Role) -> SetupFault {
    match role {
        Role::General => SetupFault::TooManyGenerals,
        Role::Advisor => SetupFault::TooManyAdvisors,
        Role::Elephant => SetupFault::TooManyElephants,
        Role::Horse => SetupFault::TooManyHorses,
        Role::Chariot => SetupFault::TooManyChariots,
        Role::Cannon => SetupFault::TooManyCannons,
        Role::Soldier => SetupFault::TooManySoldiers,
    }
}

/// Writes the canonical FEN: letters K A B N R C P, `w`/`b`, two dashes, both counters.
impl core::fmt::Display for Setup {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.fen())
    }
}

impl Xiangqi {
    /// Reads a FEN and checks that the position is possible.
    ///
    /// ```
    /// use trongtai::xiangqi::{Setup, Xiangqi};
    ///
    /// let (position, counters) = Xiangqi::from_fen("4k4/8R/9/9/9/9/9/9/9/rrEA1K3 w 0 1").unwrap();
    /// assert_eq!(Setup::of(&position, counters).to_string(), "4k4/8R/9/9/9/9/9/9/9/rrBA1K3 w - - 0 1");
    /// ```
    ///
    /// # Errors
    /// [`SetupError::Text`] if it cannot be read, [`SetupError::Impossible`] with every fault of the position.
    pub fn from_fen(text: &str) -> Result<(Self, Counters), SetupError<SetupFault, Square>> {
        let setup = Setup::parse(text).map_err(SetupError::Text)?;
        let position = setup.position().map_err(SetupError::Impossible)?;
        Ok((position, setup.counters))
    }
}

/// Reads a FEN without its counters, as [`Xiangqi::from_fen`] does.
impl core::str::FromStr for Xiangqi {
    type Err = SetupError<SetupFault, Square>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_fen(text).map(|(position, _)| position)
    }
}

impl core::str::FromStr for Setup {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::parse(text)
    }
}
