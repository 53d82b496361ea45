//! Moves as text: written, and read in the current position of a game.

use super::AnyGame;
use super::game::Game;
use super::packed::{Packed, PackedIllegality};
use crate::notation::{Misread, Notation};

/// What a text says, its moves as packed ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// This legal move, as a move word.
    Move(u32),
    /// Nothing: it has the form of no move.
    NotAMove,
    /// A move that is not legal: those it may be, and why none of them is, where it is for one reason.
    Illegal(Vec<u32>, Option<PackedIllegality>),
    /// One of these legal moves.
    Ambiguous(Vec<u32>),
}

const PACKED: u32 = 0xf_ffff;

fn word<P: Packed>(position: &P, m: P::Move) -> u32 {
    let mut next = *position;
    P::word(m, next.play(m))
}

impl<P: Packed> Game<P> {
    fn read(&self, text: &str, notation: Option<Notation>) -> Reading {
        let position = self.position();
        let packed = |m| word(position, m) & PACKED;
        match position.read(text, notation) {
            Ok(m) => Reading::Move(word(position, m)),
            Err(Misread::NotAMove) => Reading::NotAMove,
            Err(Misread::Illegal { candidates, why }) => {
                Reading::Illegal(candidates.into_iter().map(packed).collect(), why.map(P::packed_illegality))
            }
            Err(Misread::Ambiguous(moves)) => Reading::Ambiguous(moves.into_iter().map(packed).collect()),
        }
    }

    fn notate(&self, packed: u32, notation: Notation) -> Option<String> {
        let position = self.position();
        let m = P::unpack(packed).filter(|&m| position.is_legal(m))?;
        let mut text = String::new();
        position.write(m, notation, &mut text).then_some(text)
    }

    fn notated(&self, notation: Notation) -> Option<String> {
        let mut text = String::new();
        let nodes = self.history().nodes();
        let mut position = self.history().position_at(0)?;
        for (m, _) in nodes.iter().filter_map(|node| node.played) {
            if !text.is_empty() {
                text.push(' ');
            }
            if !position.write(m, notation, &mut text) {
                return None;
            }
            position.play(m);
        }
        Some(text)
    }
}

impl AnyGame {
    /// Reads a move in a notation, or in any. Only the position is asked whether it is legal, not the rule set.
    ///
    /// ```
    /// use trongtai::facade::{AnyGame, Kind, Opening, Reading};
    ///
    /// let game = AnyGame::open(Kind::Xiangqi, Opening::default()).unwrap();
    /// let Reading::Move(word) = game.read("炮二平五", None) else { panic!() };
    /// assert_eq!(game.notate(word & 0xf_ffff, trongtai::notation::Notation::Wxf).as_deref(), Some("C2=5"));
    /// ```
    pub fn read(&self, text: &str, notation: Option<Notation>) -> Reading {
        either!(self, game => game.read(text, notation))
    }

    /// Writes a packed move; `None` if it is not legal in the position or the game is not written so.
    pub fn notate(&self, packed: u32, notation: Notation) -> Option<String> {
        either!(self, game => game.notate(packed, notation))
    }

    /// Writes all moves played, separated by blanks; `None` if the game is not written so.
    pub fn notated(&self, notation: Notation) -> Option<String> {
        either!(self, game => game.notated(notation))
    }
}
