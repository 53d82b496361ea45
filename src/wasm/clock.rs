//! The boundary's part about claims and time.

use wasm_bindgen::prelude::*;

use super::{Engine, object};
use crate::clock::{PRESETS, Preset};
use crate::color::Color;
use crate::facade::{self, AnyGame};

#[wasm_bindgen]
impl Engine {
    /// Writes the draws that the side to move may claim to the out buffer, a word each, and answers their number: bits
    /// 0–19 the packed move to announce, or bit 31 where none is needed; from bit 24 on, the reason's place in its list.
    pub fn claims(&mut self, slot: usize) -> usize {
        let claims = self.game_mut(slot).map(AnyGame::claims).unwrap_or_default();
        self.write(&claims)
    }

    /// How the game ends by such a claim, as an object; null when it may not be made.
    pub fn claim(&mut self, slot: usize, claim: u32) -> JsValue {
        self.game_mut(slot).and_then(|game| game.claim(claim)).map_or(JsValue::NULL, |view| object(&view))
    }

    /// How the game ends when the time of a side (0 the first mover, 1 the other) has run out after `ply` plies.
    pub fn timeout(&self, slot: usize, ply: usize, loser: u32) -> JsValue {
        let loser = if loser == 0 { Color::White } else { Color::Black };
        self.game(slot).and_then(|game| game.timeout(ply, loser)).map_or(JsValue::NULL, |view| object(&view))
    }
}

/// A clock one step on, as numbers ([`facade::ClockNumbers`]); empty for what is no clock.
#[wasm_bindgen(js_name = clockStep)]
pub fn clock_step(control: &[f64], clock: &[f64], now: f64, press: bool) -> Vec<f64> {
    facade::clock_step(control, clock, now, press).map_or_else(Vec::new, Vec::from)
}

/// The named time controls, in one list of fours: rule set, name, main time, time for one move (0: not limited). None of
/// them has an increment.
#[wasm_bindgen(js_name = clockPresets)]
pub fn clock_presets() -> js_sys::Array {
    let list = js_sys::Array::new();
    for Preset { rules, name, control } in PRESETS {
        let times = [control.main, control.per_move.unwrap_or(0)].map(|time| JsValue::from_f64(time as f64));
        for value in [JsValue::from_str(rules), JsValue::from_str(name)].iter().chain(&times) {
            list.push(value);
        }
    }
    list
}
