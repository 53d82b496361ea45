//! What the tests of limits and of rule sets share: games under custom sets, and loops of checks and chases.
#![allow(dead_code)]

use trongtai::ruleset::Given;
use trongtai::xiangqi::Rules;
use trongtai::{Game, RuleSet, Xiangqi};

use crate::rulings::{self, View};

pub const BOTH: [View; 2] = [View::Plain, View::Exchanged];
pub const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
/// Both horses out and back.
pub const SHUFFLE: &str = "h0g2 h9g7 g2h0 g7h9";

pub fn custom(fen: &str, base: &str, fields: &[(&str, Given)]) -> Game<Xiangqi> {
    let fields = fields.iter().map(|(field, value)| (*field, value.clone()));
    rulings::with_rules(fen, Rules::named(base).unwrap().with(fields).unwrap())
}

pub fn number(n: u16) -> Given {
    Given::Number(f64::from(n))
}

pub fn ladder(n: u16) -> Given {
    Given::Numbers(vec![f64::from(n); 3])
}

pub fn play(game: &mut Game<Xiangqi>, view: View, text: &str) {
    game.play(view.seen(text)).unwrap_or_else(|error| panic!("{text} in {}: {error}", game.fen()));
}

/// Plays a loop until there is a verdict; the verdict and the ply.
pub fn until_verdict(game: &mut Game<Xiangqi>, view: View, cycle: &str) -> (rulings::Verdict, usize) {
    for text in cycle.split(' ').cycle().take(2000) {
        play(game, view, text);
        if let Some(verdict) = game.verdict() {
            return (verdict, game.ply());
        }
    }
    panic!("no verdict in {}", game.fen());
}

/// A loop in which the side to move checks, or chases one piece, on every ply with so many pieces; found by random play. Those
/// of two and three pieces are too long to come to the sixth occurrence of a position before 12 and 18.
pub struct Streak {
    pub kind: &'static str,
    pub pieces: usize,
    pub fen: &'static str,
    /// Played first, under no rules; the streak begins after it.
    pub lead: &'static str,
    pub cycle: &'static str,
}

pub const STREAKS: [Streak; 6] = [
    Streak {
        kind: "perpetual-check",
        pieces: 1,
        fen: "3k1a3/9/b8/1R7/9/p8/9/5K3/9/9 w - - 0 1",
        lead: "b6d6 d9e9 d6d9 e9e8",
        cycle: "d9e9 e8d8 e9d9 d8e8",
    },
    Streak {
        kind: "perpetual-check",
        pieces: 2,
        fen: "5ab2/2rk5/4R4/9/9/9/3C5/5K3/9/3R5 w - - 0 1",
        lead: "",
        cycle: "e7d7 d8e8 d7d8 e8e7 d8e8 e7d7 e8e7 d7d8",
    },
    Streak {
        kind: "perpetual-check",
        pieces: 3,
        fen: "5a3/R8/4k4/3P5/9/9/9/9/5KC2/N2C5 w - - 0 1",
        lead: "",
        cycle: "d6e6 e7d7 a8a7 d7d8 e6d6 d8e8 a7a8 e8e7",
    },
    Streak {
        kind: "perpetual-chase",
        pieces: 1,
        fen: "5k3/6n2/3a1a3/9/9/9/9/9/9/1R2K4 w - - 0 1",
        lead: "b0b8 g8h6",
        cycle: "b8b6 h6g8 b6b8 g8h6",
    },
    Streak {
        kind: "perpetual-chase",
        pieces: 2,
        fen: "2b2k3/4a4/5a1R1/9/4P4/R8/9/4N4/C3K4/9 w - - 0 1",
        lead: "",
        cycle: "a4c4 f9f8 a1c1 c9a7 c4a4 f8f9 c1a1 a7c9",
    },
    Streak {
        kind: "perpetual-chase",
        pieces: 3,
        fen: "4k4/1R2a4/C4R3/9/9/9/4N4/9/9/4K4 w - - 0 1",
        lead: "",
        cycle: "f7f8 e8d7 b8b7 e9d9 f8f7 d7e8 b7b8 d9e9",
    },
];

impl Streak {
    /// The FEN of the loop's first position, seen from a side, its counters at zero.
    pub fn fen_after_lead(&self, view: View) -> String {
        let mut game = rulings::open(&view.fen(self.fen), "basic");
        self.lead.split_whitespace().for_each(|text| play(&mut game, view, text));
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
