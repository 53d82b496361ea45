//! How games stand and how they end; rule sets; time.

use wasm_bindgen::prelude::*;

use super::{Engine, opened};
use crate::color::Color;
use crate::facade::{self, Kind};

fn side(number: u32) -> Color {
    if number == 0 { Color::White } else { Color::Black }
}

#[wasm_bindgen]
impl Engine {
    /// Tells how a game stands, and answers the number of words.
    pub fn status(&mut self, slot: usize) -> usize {
        self.tell(slot, |game, told| game.tell_status(told));
        self.told.words.len()
    }

    /// Tells what every ply did, and answers the number of words.
    pub fn conduct(&mut self, slot: usize) -> usize {
        self.tell(slot, |game, told| game.tell_conduct(told));
        self.told.words.len()
    }

    /// Tells the status that playing a packed move would bring, and answers the number of words: 0 when it is not legal.
    pub fn preview(&mut self, slot: usize, packed: u32) -> usize {
        let mut legal = false;
        self.tell(slot, |game, told| legal = game.tell_preview(packed, told));
        if legal { self.told.words.len() } else { 0 }
    }

    /// Tells how the game ends by a claim, and answers the number of words: 0 when it may not be made. A claim is a
    /// word of the status: bits 0–19 the packed move to announce, or bit 31 where none is needed; from bit 24 on, the
    /// reason's place in its list.
    pub fn claim(&mut self, slot: usize, claim: u32) -> usize {
        let mut made = false;
        self.tell(slot, |game, told| made = game.tell_claim(claim, told));
        if made { self.told.words.len() } else { 0 }
    }

    /// Tells how the game ends when a side (0 the first mover, 1 the other) resigns, and answers the number of words.
    pub fn resign(&mut self, slot: usize, loser: u32) -> usize {
        self.tell(slot, |game, told| game.tell_resignation(side(loser), told));
        self.told.words.len()
    }

    /// Can a side (0 the first mover, 1 the other) still win on the board? 0 no, 1 yes, 2 not known.
    pub fn can_mate(&mut self, slot: usize, color: u32) -> u32 {
        let mut answer = 2;
        self.tell(slot, |game, _| answer = game.can_mate(side(color)).map_or(2, u32::from));
        answer
    }

    /// Tells how the game ends by agreement, and answers the number of words: 0 where it is too early for one.
    pub fn agree(&mut self, slot: usize) -> usize {
        let mut agreed = false;
        self.tell(slot, |game, told| agreed = game.tell_agreement(told));
        if agreed { self.told.words.len() } else { 0 }
    }

    /// Tells after which ply play first went on though the game had ended, and how it had; answers the number of words, 0
    /// where it did not.
    pub fn ended(&mut self, slot: usize) -> usize {
        let mut ended = false;
        self.tell(slot, |game, told| ended = game.tell_ended(told));
        if ended { self.told.words.len() } else { 0 }
    }

    /// Tells how the game ends when the time of a side (0 the first mover, 1 the other) has run out after `ply` plies,
    /// and answers the number of words.
    pub fn timeout(&mut self, slot: usize, ply: usize, loser: u32) -> usize {
        let mut ended = false;
        self.tell(slot, |game, told| ended = game.tell_timeout(ply, side(loser), told));
        if ended { self.told.words.len() } else { 0 }
    }

    /// Judges a whole game and tells how it went. 0, or the number of the failure with which it could not be opened.
    pub fn validate(&mut self, kind: u32, fen: Option<String>, how: u32, rules: &str, packed: &[u32]) -> u32 {
        match opened(kind, fen.as_deref(), how, rules) {
            Err(failure) => self.told.failure(&failure),
            Ok(mut game) => {
                game.tell_validation(packed, &mut self.told);
                0
            }
        }
    }

    /// How many words are told.
    pub fn words_len(&self) -> usize {
        self.told.words.len()
    }

    /// Tells the named rule sets of a game, each with its fields and their values, as JSON. `kind` 0 is xiangqi, 1 chess.
    pub fn rule_sets(&mut self, kind: u32) {
        if let Some(kind) = Kind::from_number(kind) {
            self.told.rule_sets(kind);
        }
    }

    /// Tells the numbers of a clock that has not been started ([`facade::new_clock`]), `first` 0 when the side that moves
    /// first begins, else 1; and answers how many they are: 0 where the controls are none.
    pub fn new_clock(&mut self, controls: &[f64], first: u32) -> usize {
        self.told.clear();
        facade::new_clock(controls, side(first), &mut self.told.numbers);
        self.told.numbers.len()
    }

    /// Tells the numbers of a clock one step on ([`facade::clock_step`]), the step by its number, and answers how many they
    /// are: 0 for what is no clock.
    pub fn clock(&mut self, controls: &[f64], state: &[f64], step: u32, value: f64) -> usize {
        self.told.clear();
        if let Some(step) = facade::ClockStep::from_number(step, value) {
            facade::clock_step(controls, state, step, &mut self.told.numbers);
        }
        self.told.numbers.len()
    }

    /// Tells which number of the control of one side is out of bounds, in text, and in numbers the least and the most that
    /// it may be; answers 1, or 0 when all are within.
    pub fn check_control(&mut self, control: &[f64]) -> u32 {
        self.told.clear();
        let Err(error) = facade::check_control(control) else { return 0 };
        self.told.control_field(error.field);
        self.told.numbers.extend([error.least as f64, error.most as f64]);
        1
    }

    /// The address of the numbers in memory, after a call that told some.
    pub fn numbers_ptr(&self) -> usize {
        self.told.numbers.as_ptr() as usize
    }
}
