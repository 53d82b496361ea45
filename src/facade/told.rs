//! What a game has to say, as words and text: for a boundary to another language that passes nothing else.
//!
//! | what | words | text |
//! |---|---|---|
//! | verdict | winner (0 the first mover, 1 the other, 2 nobody), the reason's place in its list, number of acts, acts | rule set and article, then a line with the nature of each act |
//! | act | ply, packed move, the act word (below), chases, packed moves of the line | |
//! | chase | `attacker | target << 8 | protected << 16` | |
//! | warning | the reason's place in its list, color (2: neither), count, limit | |
//! | status | the status word (below), then squares that give check; then the verdict, or else warnings, claims and the verdict that a side is told of | of the verdict |
//! | fault | its place in the list, color (2: neither), number of squares, squares | |
//!
//! The status word: bit 0 the game is over, bit 1 the side to move is in check, bit 2 it is the second, bit 3 a side has to
//! play otherwise; bits 8–15 how
//! many pieces give check, bits 16–23 how many warnings there are, bits 24–31 how many claims.
//!
//! The act word: bit 0 the ply gave check, bit 1 a heavy chase, bit 2 a light one, bit 3 the search was cut off; bits 8–15
//! the number of chases, bits 16–23 the length of the line.

use super::game::Game;
use super::packed::Packed;
use super::view::Failure;
use super::{AnyGame, Kind, rule_sets};
use crate::arbiter::Arbiter;
use crate::clock::ControlField;
use crate::color::Color;
use crate::error::{Fault, SetupError};
use crate::fen::push_number;
use crate::outcome::{Act, Ruling};
use crate::ruleset::FieldValue;

/// Words and text that are being told.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// The numbers.
    pub words: Vec<u32>,
    /// The text.
    pub text: String,
    /// Numbers that are no words: those of a clock.
    pub numbers: Vec<f64>,
}

const OVER: u32 = 1;
const CHECK: u32 = 2;
const SECOND: u32 = 4;
const MUST_CHANGE: u32 = 8;

impl Told {
    /// Nothing is told yet.
    pub fn clear(&mut self) {
        self.words.clear();
        self.text.clear();
        self.numbers.clear();
    }

    /// Adds words for things, at most as many as a byte of a status word can count.
    fn count(&mut self, from: usize, size: usize) -> u32 {
        let most = from + size * 255;
        self.words.truncate(most);
        ((self.words.len() - from) / size) as u32
    }

    /// Tells the number of squares, and these.
    pub fn squares(&mut self, squares: impl Iterator<Item = usize>) {
        let place = self.words.len();
        self.words.push(0);
        self.words.extend(squares.map(|square| square as u32));
        self.words[place] = (self.words.len() - place - 1) as u32;
    }

    fn ruling(&mut self, base: &str, ruling: &Ruling, acts: &[Act], moves: &[u32]) {
        let winner = ruling.winner.map_or(2, |color| color.index() as u32);
        self.words.extend([winner, ruling.reason as u32]);
        self.text.push_str(base);
        self.text.push('/');
        self.text.push_str(ruling.article);
        self.acts(acts, moves);
    }

    fn acts(&mut self, acts: &[Act], moves: &[u32]) {
        self.words.push(acts.len() as u32);
        for (act, &played) in acts.iter().zip(moves) {
            let (chases, line) = (act.chases.len().min(255), act.line.len().min(255));
            let weight = match act.weight {
                Some("heavy") => 2,
                Some(_) => 4,
                None => 0,
            };
            let word =
                u32::from(act.check) | weight | u32::from(act.cut) << 3 | (chases as u32) << 8 | (line as u32) << 16;
            self.words.extend([act.ply as u32, played, word]);
            for &(attacker, target, protected) in &act.chases[..chases] {
                self.words.push(attacker as u32 | (target as u32) << 8 | u32::from(protected) << 16);
            }
            self.words.extend(act.line[..line].iter().map(|&(from, to)| from as u32 | (to as u32) << 8));
            self.text.push('\n');
            self.text.push_str(act.nature);
        }
    }

    /// Tells how a game could not be opened: its number, in the order of the lines below.
    ///
    /// | number | code | words | text |
    /// |---|---|---|---|
    /// | 1 | `invalid-fen`, cannot be read | the fault's place in its list, offset | field, expected |
    /// | 2 | `invalid-fen`, impossible | number of faults, faults | |
    /// | 3 | `unknown-rules` | | |
    /// | 4 | `unsupported` | | |
    /// | 5 | `invalid-rules` | the fault's place in its list | field, expected |
    /// | 6 | `invalid-argument` | | |
    pub fn failure(&mut self, failure: &Failure) -> u32 {
        self.clear();
        match failure {
            #[cfg(feature = "xiangqi")]
            Failure::XiangqiFen(error) => self.setup(error, |code| code as u32, |square| square.index()),
            #[cfg(feature = "chess")]
            Failure::ChessFen(error) => self.setup(error, |code| code as u32, |square| square.index()),
            Failure::UnknownRules => 3,
            Failure::Unsupported => 4,
            Failure::InvalidRules(error) => {
                self.words.push(error.fault as u32);
                self.lines(&error.field, error.expected);
                5
            }
            Failure::InvalidArgument => 6,
        }
    }

    fn lines(&mut self, first: &str, second: &str) {
        self.text.push_str(first);
        self.text.push('\n');
        self.text.push_str(second);
    }

    fn setup<C: Copy, S: Copy>(&mut self, error: &SetupError<C, S>, code: fn(C) -> u32, square: fn(S) -> usize) -> u32 {
        match error {
            SetupError::Text(error) => {
                self.words.extend([error.fault as u32, error.offset as u32]);
                self.lines(error.field, error.expected);
                1
            }
            SetupError::Impossible(faults) => {
                self.words.push(faults.len() as u32);
                for Fault { code: which, color, squares } in faults {
                    self.words.extend([code(*which), color.map_or(2, |color| color.index() as u32)]);
                    self.squares(squares.iter().map(|&place| square(place)));
                }
                2
            }
        }
    }

    /// Tells the named rule sets of a game as JSON: an object of objects.
    pub fn rule_sets(&mut self, kind: Kind) {
        self.clear();
        for (set, (name, fields)) in rule_sets(kind).iter().enumerate() {
            self.text.push_str(if set == 0 { "{\"" } else { "},\"" });
            self.text.push_str(name);
            for (place, (field, value)) in fields.iter().enumerate() {
                self.text.push_str(if place == 0 { "\":{\"" } else { ",\"" });
                self.text.push_str(field);
                self.text.push_str("\":");
                self.value(value);
            }
        }
        self.text.push_str("}}");
    }

    fn value(&mut self, value: &FieldValue) {
        match value {
            FieldValue::Nothing => self.text.push_str("null"),
            FieldValue::Switch(on) => self.text.push_str(if *on { "true" } else { "false" }),
            FieldValue::Number(number) => push_number(u32::from(*number), &mut self.text),
            FieldValue::Numbers(numbers) => {
                for (place, &number) in numbers.iter().enumerate() {
                    self.text.push(if place == 0 { '[' } else { ',' });
                    push_number(u32::from(number), &mut self.text);
                }
                self.text.push(']');
            }
            FieldValue::Word(word) => {
                self.text.push('"');
                self.text.push_str(word);
                self.text.push('"');
            }
        }
    }

    /// Tells the name of a field of a control. (Formatting would weigh more than all of the clock.)
    pub fn control_field(&mut self, field: ControlField) {
        let (name, index, inside) = field.name();
        self.text.push_str(name);
        if let Some(index) = index {
            self.text.push('[');
            push_number(index as u32, &mut self.text);
            self.text.push(']');
        }
        self.text.push_str(inside);
    }
}

impl<P: Packed> Game<P> {
    fn tell_status(&mut self, told: &mut Told) {
        let at = told.words.len();
        let mut word = if self.position().turn() == Color::Black { SECOND } else { 0 };
        told.words.push(0);
        let from = told.words.len();
        if self.position().is_check() {
            told.words.extend(self.position().checking().into_iter().map(|square| square as u32));
            word |= CHECK;
        }
        word |= told.count(from, 1) << 8;
        if let Some(ruling) = self.ruling().cloned() {
            word |= OVER;
            self.tell_ruling(&ruling, told);
        } else {
            let from = told.words.len();
            for warning in self.warnings() {
                let color = warning.color.map_or(2, |color| color.index() as u32);
                told.words.extend([warning.reason as u32, color, warning.count, warning.limit]);
            }
            word |= told.count(from, 4) << 16;
            let from = told.words.len();
            told.words.extend(self.claims());
            word |= told.count(from, 1) << 24;
            if let Some((_, ruling)) = self.arbiter().must_change(self.history()) {
                word |= MUST_CHANGE;
                self.tell_ruling(ruling, told);
            }
        }
        told.words[at] = word;
    }

    fn tell_ruling(&self, ruling: &Ruling, told: &mut Told) {
        let (base, _) = P::rules_of(self.arbiter());
        let (acts, moves) = self.acts(&ruling.plies);
        told.ruling(base, ruling, &acts, &moves);
    }

    fn tell_conduct(&self, told: &mut Told) {
        let (acts, moves) = self.acts(&(1..=self.history().ply()).collect::<Vec<_>>());
        told.acts(&acts, &moves);
    }

    fn acts(&self, plies: &[usize]) -> (Vec<Act>, Vec<u32>) {
        let acts = self.arbiter().acts(self.history(), plies);
        let played = |act: &Act| self.history().nodes().get(act.ply).and_then(|node| node.played);
        let moves = acts.iter().map(|act| played(act).map_or(0, |(m, effect)| P::word(m, effect) & 0xf_ffff)).collect();
        (acts, moves)
    }

    fn tell_preview(&mut self, packed: u32, told: &mut Told) -> bool {
        self.trying(packed, |game| game.tell_status(told)).is_some()
    }

    fn tell_claim(&mut self, number: u32, told: &mut Told) -> bool {
        let Some(ruling) = self.claimed(number) else { return false };
        self.tell_ruling(&ruling, told);
        true
    }

    fn tell_resignation(&mut self, loser: Color, told: &mut Told) {
        let ruling = self.arbiter().resigned(self.position(), loser);
        self.tell_ruling(&ruling, told);
    }

    fn tell_agreement(&mut self, told: &mut Told) -> bool {
        let Some(ruling) = self.arbiter().agreed(self.history()) else { return false };
        self.tell_ruling(&ruling, told);
        true
    }

    fn tell_ended(&self, told: &mut Told) -> bool {
        let Some((ply, ruling)) = self.ended() else { return false };
        told.words.push(*ply as u32);
        self.tell_ruling(ruling, told);
        true
    }

    fn tell_timeout(&self, ply: usize, loser: Color, told: &mut Told) -> bool {
        let Some(ruling) = self.timed_out(ply, loser) else { return false };
        self.tell_ruling(&ruling, told);
        true
    }

    /// Plays packed moves, judges after each, and tells how it went: the number of plies played, 1 when that were all,
    /// the ply after which play first went on though the game had ended (the greatest number for none), and then the
    /// status; or after 0 whether the game was over, and the cause's place in its list and the squares that
    /// show it, if it was not. The text is the FEN and a line end before whatever else there is.
    fn tell_validation(&mut self, moves: &[u32], told: &mut Told) {
        let played = moves.iter().take_while(|&&packed| self.play(packed).is_some()).count();
        told.text.push_str(&self.fen());
        told.text.push('\n');
        let ended = self.ended().map_or(u32::MAX, |&(ply, _)| ply as u32);
        told.words.extend([played as u32, u32::from(played == moves.len()), ended]);
        let Some(&packed) = moves.get(played) else { return self.tell_status(told) };
        let over = self.is_closed();
        told.words.push(u32::from(over));
        if over {
            return;
        }
        if let Some(why) = self.explain(packed) {
            told.words.push(why.code as u32);
            told.squares(why.squares.into_iter());
        }
    }
}

impl AnyGame {
    /// Tells how the game stands.
    pub fn tell_status(&mut self, told: &mut Told) {
        told.clear();
        either!(self, game => game.tell_status(told));
    }

    /// Tells what every ply did: the number of acts, and these.
    pub fn tell_conduct(&self, told: &mut Told) {
        told.clear();
        either!(self, game => game.tell_conduct(told));
    }

    /// Tells the status that playing a packed move would bring; false if it is not legal.
    pub fn tell_preview(&mut self, packed: u32, told: &mut Told) -> bool {
        told.clear();
        either!(self, game => game.tell_preview(packed, told))
    }

    /// Tells how the game ends by a claim; false if it is not among [`claims`](Self::claims).
    pub fn tell_claim(&mut self, number: u32, told: &mut Told) -> bool {
        told.clear();
        either!(self, game => game.tell_claim(number, told))
    }

    /// Tells how the game ends when a side resigns.
    pub fn tell_resignation(&mut self, loser: Color, told: &mut Told) {
        told.clear();
        either!(self, game => game.tell_resignation(loser, told));
    }

    /// Tells how the game ends by agreement; false where it is too early for one.
    pub fn tell_agreement(&mut self, told: &mut Told) -> bool {
        told.clear();
        either!(self, game => game.tell_agreement(told))
    }

    /// Tells after which ply play first went on though the game had ended, and how it had; false where it did not.
    pub fn tell_ended(&self, told: &mut Told) -> bool {
        told.clear();
        either!(self, game => game.tell_ended(told))
    }

    /// Tells how the game ends when the time of `loser` has run out after `ply` plies; false if there were fewer.
    pub fn tell_timeout(&self, ply: usize, loser: Color, told: &mut Told) -> bool {
        told.clear();
        either!(self, game => game.tell_timeout(ply, loser, told))
    }

    /// Plays packed moves and tells how that went: plies played; 1 or 0; where play first went on; the status, or whether the game was over,
    /// or else the cause's place in its list, the number of squares and the squares. The text: the FEN, a line end, and
    /// what belongs to the status.
    pub fn tell_validation(&mut self, moves: &[u32], told: &mut Told) {
        told.clear();
        either!(self, game => game.tell_validation(moves, told));
    }
}
