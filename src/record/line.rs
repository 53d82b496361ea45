//! A position of either game that moves are read in, written in and played on.

use super::{RecordFault, Uci};
use crate::chess::{self, Chess};
use crate::color::Color;
use crate::facade::Kind;
use crate::fen::Counters;
use crate::notation::{Misread, Notate, Notation};
use crate::position::Position;
use crate::xiangqi::{self, Xiangqi};

/// A position of either game.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::large_enum_variant)]
pub enum Line {
    /// Of xiangqi.
    Xiangqi(Xiangqi),
    /// Of chess.
    Chess(Chess),
}

/// The same expression for whichever game it is.
macro_rules! either {
    ($line:expr, $position:ident => $body:expr) => {
        match $line {
            Line::Xiangqi($position) => $body,
            Line::Chess($position) => $body,
        }
    };
}

impl Line {
    /// The game's own start.
    pub fn start(kind: Kind) -> Self {
        match kind {
            Kind::Xiangqi => Self::Xiangqi(Xiangqi::start()),
            Kind::Chess => Self::Chess(Chess::start()),
        }
    }

    /// The position of a FEN, its counters, and whether rights that cannot be had to be left out of it.
    pub fn from_fen(kind: Kind, fen: &str, chess960: bool) -> Option<(Self, Counters, bool)> {
        match kind {
            Kind::Xiangqi => {
                let (position, counters) = Xiangqi::from_fen(fen).ok()?;
                Some((Self::Xiangqi(position), counters, false))
            }
            Kind::Chess => {
                let mut setup = chess::Setup::parse(fen, chess960).ok()?;
                let counters = setup.counters;
                if let Ok(position) = setup.position() {
                    return Some((Self::Chess(position), counters, false));
                }
                let mut bare = chess::Setup { castling: Vec::new(), ..setup.clone() };
                let faults = bare.faults().len();
                setup.castling.retain(|&right| {
                    bare.castling = vec![right];
                    bare.faults().len() == faults
                });
                if setup.position().is_err() {
                    setup.en_passant = None;
                }
                Some((Self::Chess(setup.position().ok()?), counters, true))
            }
        }
    }

    /// The canonical FEN with these counters.
    pub fn fen(&self, counters: Counters) -> String {
        match self {
            Self::Xiangqi(position) => xiangqi::Setup::of(position, counters).to_string(),
            Self::Chess(position) => position.fen(counters),
        }
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        either!(self, position => position.turn())
    }

    /// Reads a move and plays it.
    ///
    /// # Errors
    /// That the text is no move, that the move is illegal, or that it can be several.
    pub fn read(&mut self, text: &str, notation: Option<Notation>) -> Result<Uci, RecordFault> {
        either!(self, position => read(position, text, notation))
    }

    /// Writes a move of UCI text and plays it. False, and nothing is played, if it is not legal or the game is not
    /// written so.
    pub fn write(&mut self, uci: Uci, notation: Notation, text: &mut String) -> bool {
        if uci == Uci::NULL {
            text.push_str("--");
            return self.pass();
        }
        either!(self, position => write(position, uci, notation, text))
    }

    /// Lets the side to move pass; false in check.
    pub fn pass(&mut self) -> bool {
        either!(self, position => match position.pass() {
            Some(passed) => {
                *position = passed;
                true
            }
            None => false,
        })
    }
}

fn read<P: Notate>(position: &mut P, text: &str, notation: Option<Notation>) -> Result<Uci, RecordFault> {
    let mut read = position.read(text, notation);
    if notation.is_some() && read == Err(Misread::NotAMove) {
        // records do not always keep to the notation that they name
        read = position.read(text, None);
    }
    let m = read.map_err(|misread| match misread {
        Misread::NotAMove => RecordFault::InvalidMove,
        Misread::Illegal(_) => RecordFault::IllegalMove,
        Misread::Ambiguous(_) => RecordFault::AmbiguousMove,
    })?;
    let mut uci = String::new();
    position.write(m, Notation::Uci, &mut uci);
    position.play(m);
    Uci::new(&uci).ok_or(RecordFault::InvalidMove)
}

fn write<P: Notate>(position: &mut P, uci: Uci, notation: Notation, text: &mut String) -> bool {
    let read = position.read(uci.text(), Some(Notation::Uci));
    let Some(m) = read.ok().filter(|&m| position.write(m, notation, text)) else { return false };
    position.play(m);
    true
}
