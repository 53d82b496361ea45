//! Chess move notations: SAN (PGN standard, 8.2.3), its long form, its figurine form, and the Vietnamese letters
//! X M T H V with `:` for a capture, `/` for a promotion and `++` for a double check.

mod read;
mod write;

use super::explain::{Cause, explain};
use super::moves::Move;
use super::piece::{Role, Side};
use super::position::Chess;
use super::setup::Setup;
use super::square::Square;
use crate::error::{Illegality, SetupPolicy};
use crate::fen::Counters;
use crate::notation::{Distance, Misread, Notate, Notation};
use crate::position::Position;
use alloc::string::String;

/// Figurines of the side that moves first, by role number; the other side's come six code points later.
const FIGURES: [char; 7] = [' ', '♙', '♘', '♗', '♖', '♕', '♔'];

/// Vietnamese letters by role number: binh, mã, tượng, xe, hậu, vua.
const VIETNAMESE: [char; 7] = [' ', 'B', 'M', 'T', 'X', 'H', 'V'];

/// Returns the side on which a king's move castles, if it does.
fn castling(position: &Chess, m: Move) -> Option<Side> {
    let is_king = position.piece_at(m.from).is_some_and(|piece| piece.role == Role::King);
    let own = position.board().by_color(position.turn());
    let castles = is_king && (m.from.file().abs_diff(m.to.file()) > 1 || own.has(m.to));
    castles.then(|| if m.to.file() > m.from.file() { Side::King } else { Side::Queen })
}

impl Notate for Chess {
    type Cause = Cause;

    fn explain(&self, m: Move) -> Option<Illegality<Cause, Square>> {
        explain(self, m)
    }

    fn distance(cause: Cause) -> Distance {
        cause.distance()
    }

    fn write(&self, m: Move, notation: Notation, text: &mut String) -> bool {
        write::write(self, m, notation, text)
    }

    fn read(&self, text: &str, notation: Option<Notation>) -> Result<Move, Misread<Self>> {
        read::read(self, text, notation)
    }

    fn pass(&self) -> Option<Self> {
        let mut setup = Setup::of(self, Counters::default());
        setup.turn = !self.turn();
        setup.en_passant = None;
        if self.is_check() { None } else { setup.admit(SetupPolicy::Playable).ok() }
    }
}
