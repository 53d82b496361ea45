//! Playing recorded cycles under a rule set, as they are and seen from the other sides.
#![allow(dead_code)]

use serde::Deserialize;
use trongtai::facade::{AnyGame, Kind, Opening, RulesChoice, VerdictView};
use trongtai::xiangqi::{Move, Setup, Square};

/// A case of a data file.
#[derive(Deserialize, Clone)]
pub struct Ruling {
    pub id: String,
    pub fen: String,
    pub moves: Vec<String>,
    #[serde(default)]
    pub cycle: Vec<String>,
    pub expected: String,
    pub kind: String,
}

/// A way of looking at a board under which the rules are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    Plain,
    /// Left and right exchanged.
    Mirrored,
    /// Red and Black exchanged.
    Exchanged,
}

impl View {
    pub const ALL: [Self; 3] = [Self::Plain, Self::Mirrored, Self::Exchanged];

    fn square(self, square: Square) -> Square {
        match self {
            Self::Plain => square,
            Self::Mirrored => square.mirrored(),
            Self::Exchanged => square.flipped(),
        }
    }

    pub fn fen(self, fen: &str) -> String {
        let setup = Setup::parse(fen).unwrap();
        let mut seen = Setup { pieces: [None; Square::COUNT], ..setup.clone() };
        for square in Square::all() {
            seen.pieces[self.square(square).index()] = setup.pieces[square.index()].map(|mut piece| {
                if self == Self::Exchanged {
                    piece.color = !piece.color;
                }
                piece
            });
        }
        if self == Self::Exchanged {
            seen.turn = !seen.turn;
        }
        seen.to_string()
    }

    pub fn packed(self, text: &str) -> u32 {
        let m = Move::parse(text).unwrap();
        self.square(m.from).index() as u32 | (self.square(m.to).index() as u32) << 8
    }

    /// The verdict in words, with the colours exchanged back.
    pub fn word(self, verdict: &VerdictView) -> &'static str {
        match (verdict.winner, self == Self::Exchanged) {
            (None, _) => "draw",
            (Some("red"), false) | (Some("black"), true) => "black_loses",
            _ => "red_loses",
        }
    }
}

pub fn open(fen: &str, rules: &str) -> AnyGame {
    let opening = Opening { fen: Some(fen), rules: RulesChoice::named(rules), ..Opening::default() };
    AnyGame::open(Kind::Xiangqi, opening).unwrap_or_else(|failure| panic!("{fen}: {failure:?}"))
}

/// Plays moves one by one and answers the verdict with the number of plies it took, or `None` after the last.
pub fn first_verdict<'a>(
    game: &mut AnyGame,
    view: View,
    moves: impl Iterator<Item = &'a String>,
    id: &str,
) -> Option<(VerdictView, usize)> {
    for text in moves {
        game.play(view.packed(text)).unwrap_or_else(|| panic!("{id} {view:?}: {text} is not legal in {}", game.fen()));
        if let Some(verdict) = game.verdict() {
            return Some((verdict, game.ply()));
        }
    }
    None
}
