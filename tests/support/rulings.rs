//! Playing recorded cycles under a rule set, as they are and seen from the other sides.
#![allow(dead_code)]

use serde::Deserialize;
use trongtai::color::Color;
use trongtai::outcome;
use trongtai::xiangqi::Rules;
use trongtai::xiangqi::{Move, Piece, Role, Setup, Square};
use trongtai::{FenOptions, Game, Options, RuleSet, Xiangqi};

pub type Verdict = outcome::Verdict<Xiangqi>;

/// A case of a data file.
#[derive(Deserialize, Clone)]
pub struct Ruling {
    pub id: String,
    pub fen: String,
    pub moves: Vec<String>,
    #[serde(default)]
    pub cycle: Vec<String>,
    pub expected: String,
    /// The rule that the verdict cites; then, where that is another one, the rule of the manual for the group of diagrams.
    #[serde(default)]
    pub rules: Vec<String>,
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
    /// Both.
    Turned,
}

impl View {
    pub const ALL: [Self; 4] = [Self::Plain, Self::Mirrored, Self::Exchanged, Self::Turned];

    /// Are the colours exchanged?
    pub fn exchanges(self) -> bool {
        matches!(self, Self::Exchanged | Self::Turned)
    }

    fn square(self, square: Square) -> Square {
        match self {
            Self::Plain => square,
            Self::Mirrored => square.mirrored(),
            Self::Exchanged => square.flipped(),
            Self::Turned => square.flipped().mirrored(),
        }
    }

    pub fn fen(self, fen: &str) -> String {
        let setup = Setup::parse(fen).unwrap();
        let mut seen = Setup { pieces: [None; Square::COUNT], ..setup.clone() };
        for square in Square::all() {
            seen.pieces[self.square(square).index()] = setup.pieces[square.index()].map(|mut piece| {
                if self.exchanges() {
                    piece.color = !piece.color;
                }
                piece
            });
        }
        if self.exchanges() {
            seen.turn = !seen.turn;
        }
        seen.to_string()
    }

    /// The name of a square as it is seen.
    pub fn name(self, square: &str) -> String {
        self.square(Square::parse(square).unwrap()).to_string()
    }

    /// A move as it is seen.
    pub fn seen(self, text: &str) -> Move {
        let m = Move::parse(text).unwrap();
        Move { from: self.square(m.from), to: self.square(m.to) }
    }

    /// The verdict in words, with the colours exchanged back.
    pub fn word(self, verdict: &Verdict) -> &'static str {
        match (verdict.winner, self.exchanges()) {
            (None, _) => "draw",
            (Some(Color::White), false) | (Some(Color::Black), true) => "black_loses",
            _ => "red_loses",
        }
    }
}

pub fn open(fen: &str, rules: &str) -> Game<Xiangqi> {
    with_rules(fen, Rules::named(rules).unwrap())
}

pub fn with_rules(fen: &str, rules: Rules) -> Game<Xiangqi> {
    let options = Options::from_fen(fen, FenOptions::default()).unwrap_or_else(|error| panic!("{fen}: {error}"));
    Game::open(options.rules(rules))
}

/// Plays moves one by one and returns the verdict with the number of plies it took, or `None` after the last.
pub fn first_verdict<'a>(
    game: &mut Game<Xiangqi>,
    view: View,
    moves: impl Iterator<Item = &'a String>,
    id: &str,
) -> Option<(Verdict, usize)> {
    for text in moves {
        game.play(view.seen(text)).unwrap_or_else(|error| panic!("{id} {view:?}: {text}: {error}"));
        if let Some(verdict) = game.verdict() {
            return Some((verdict, game.ply()));
        }
    }
    None
}

/// Puts one soldier more on the board, each time elsewhere, where it takes no part: it has not crossed the river, all
/// through the play nobody else's moves change, nobody can take it, and the point in front of it stays empty, so that
/// it attacks and protects nothing. Returns the point and the verdict of each play that has one without the soldier.
pub fn verdicts_beside(rules: &str, fen: &str, moves: &[String], cycle: &[String]) -> Vec<(Square, Option<Verdict>)> {
    let setup = Setup::parse(fen).unwrap();
    let mut found = Vec::new();
    for (color, rank, ahead) in [(Color::RED, 3, 4), (Color::Black, 6, 5)] {
        for file in [0, 2, 4, 6, 8] {
            let [at, front] = [rank, ahead].map(|rank| Square::at(file, rank).unwrap());
            let mut with = setup.clone();
            let taken = with.pieces[at.index()].replace(Piece { color, role: Role::Soldier }).is_some();
            if taken || with.position().is_err() || setup.position().is_err() {
                continue;
            }
            let games = (open(fen, rules), open(&with.to_string(), rules));
            let played = moves.iter().chain(cycle.iter().cycle().take(400));
            found.extend(verdict_beside(games, played, at, front).map(|verdict| (at, verdict)));
        }
    }
    found
}

/// The verdict of the second game, which has one soldier more on `at`; `None` as soon as the soldier takes part.
fn verdict_beside<'a>(
    (mut plain, mut with): (Game<Xiangqi>, Game<Xiangqi>),
    moves: impl Iterator<Item = &'a String>,
    at: Square,
    front: Square,
) -> Option<Option<Verdict>> {
    let others = |game: &mut Game<Xiangqi>| {
        let moves = game.legal_moves();
        let taken = moves.iter().any(|m| m.to == at);
        let mut others: Vec<_> = moves.into_iter().filter(|m| m.from != at).collect();
        others.sort_unstable_by_key(|m| (m.from, m.to));
        (others, taken)
    };
    for text in moves {
        let (alone, _) = others(&mut plain);
        let (beside, taken) = others(&mut with);
        if alone != beside || taken || with.position().board().piece_at(front).is_some() {
            return None;
        }
        let m = View::Plain.seen(text);
        plain.play(m).unwrap();
        with.play(m).ok()?;
        if plain.is_over() {
            return Some(with.verdict());
        }
    }
    None
}
