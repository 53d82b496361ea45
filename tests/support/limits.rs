//! What the tests of limits and of rule sets share: games under custom sets, and loops of checks and chases.
#![allow(dead_code)]

use trongtai::facade::{AnyGame, Kind, Opening, RulesChoice, VerdictView};
use trongtai::ruleset::Given;

use crate::rulings::{self, View};

pub const BOTH: [View; 2] = [View::Plain, View::Exchanged];
pub const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
/// Both horses out and back.
pub const SHUFFLE: &str = "h0g2 h9g7 g2h0 g7h9";

pub fn custom(fen: &str, base: &str, fields: &[(&str, Given)]) -> AnyGame {
    let replaced = fields.iter().map(|(field, value)| ((*field).to_owned(), value.clone())).collect();
    let rules = RulesChoice { base: Some(base.to_owned()), replaced };
    AnyGame::open(Kind::Xiangqi, Opening { fen: Some(fen), chess960: false, rules }).unwrap()
}

pub fn number(n: u16) -> Given {
    Given::Number(f64::from(n))
}

pub fn ladder(n: u16) -> Given {
    Given::Numbers(vec![f64::from(n); 3])
}

pub fn play(game: &mut AnyGame, view: View, text: &str) {
    game.play(view.packed(text)).unwrap_or_else(|| panic!("{text} is not legal in {}", game.fen()));
}

/// Plays a loop until there is a verdict; the verdict and the ply.
pub fn until_verdict(game: &mut AnyGame, view: View, cycle: &str) -> (VerdictView, usize) {
    for text in cycle.split(' ').cycle().take(2000) {
        play(game, view, text);
        if let Some(verdict) = game.verdict() {
            return (verdict, game.ply());
        }
    }
    panic!("no verdict in {}", game.fen());
}

/// A loop in which the side to move checks, or chases one man, on every ply with so many men; found by random play.
pub struct Streak {
    pub kind: &'static str,
    pub men: usize,
    pub fen: &'static str,
    /// Played first, under no rules; the streak begins after it.
    pub lead: &'static str,
    pub cycle: &'static str,
}

pub const STREAKS: [Streak; 6] = [
    Streak {
        kind: "perpetual-check",
        men: 1,
        fen: "3k1a3/9/b8/1R7/9/p8/9/5K3/9/9 w - - 0 1",
        lead: "b6d6 d9e9 d6d9 e9e8",
        cycle: "d9e9 e8d8 e9d9 d8e8",
    },
    Streak {
        kind: "perpetual-check",
        men: 2,
        fen: "5k3/6N2/3a5/9/6b2/9/9/9/5p3/1R2K4 w - - 0 1",
        lead: "g8e7 f9e9 b0b9 e9e8 b9b8 e8e9 b8e8 e9d9",
        cycle: "e8e9 d9d8 e9e8 d8d9",
    },
    Streak {
        kind: "perpetual-check",
        men: 3,
        fen: "5a3/3k5/8R/9/p1b1C4/9/9/6N1N/4RK3/9 w - - 0 1",
        lead: "i7d7 d8e8 d7d8 e8e7",
        cycle: "d8d7 e7e8 e5i5 c5e7 i5e5 e7c5 e5h5 c5e7 h5e5 e7c5 d7d8 e8e7",
    },
    Streak {
        kind: "perpetual-chase",
        men: 1,
        fen: "5k3/6n2/3a1a3/9/9/9/9/9/9/1R2K4 w - - 0 1",
        lead: "b0b8 g8h6",
        cycle: "b8b6 h6g8 b6b8 g8h6",
    },
    Streak {
        kind: "perpetual-chase",
        men: 2,
        fen: "3a1a3/9/3k5/9/9/9/3n5/3K5/3RN4/9 w - - 0 1",
        lead: "d2e2 d7d8",
        cycle: "e2d2 d9e8 d2e2 e8d9",
    },
    Streak {
        kind: "perpetual-chase",
        men: 3,
        fen: "5k3/4a4/5a3/8C/9/9/3N4R/5N3/3R5/4K3n w - - 0 1",
        lead: "d1i1 f9e9 i1b1 e9f9 b1i1 f9f8",
        cycle: "i1b1 e8d7 b1i1 d7e8",
    },
];

impl Streak {
    /// The FEN of the loop's first position, seen from a side, its counters at zero.
    pub fn fen_after_lead(&self, view: View) -> String {
        let mut game = rulings::open(&view.fen(self.fen), "basic");
        self.lead.split(' ').for_each(|text| play(&mut game, view, text));
        let fen = game.fen();
        let fields: Vec<&str> = fen.split(' ').take(4).collect();
        fields.join(" ") + " 0 1"
    }
}

/// The club's draw rules, switched off.
pub fn set_off() -> [(&'static str, Given); 3] {
    [("effective", number(0)), ("progress", number(0)), ("moves", number(0))]
}

/// One of them alone.
pub fn only(field: &'static str, limit: u16) -> Vec<(&'static str, Given)> {
    let mut fields: Vec<_> = set_off().into_iter().filter(|(name, _)| *name != field).collect();
    fields.push((field, number(limit)));
    fields
}
