//! Clocks at the boundary: numbers in, numbers out.

use super::{object, side};
use crate::api::{self, ClockStep};
use crate::fen::push_number;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Returns the numbers of a clock that has not been started ([`api::new_clock`]); `first` is 0 if the side that moves
/// first begins, otherwise 1. Empty if the controls are invalid.
#[wasm_bindgen(js_name = newClock)]
pub fn new_clock(controls: &[f64], first: u32) -> Vec<f64> {
    let mut numbers = Vec::new();
    api::new_clock(controls, side(first), &mut numbers);
    numbers
}

/// Returns the numbers of a clock after a step ([`api::clock_step`]), given by number; empty if they are not a clock.
#[wasm_bindgen]
pub fn clock(controls: &[f64], state: &[f64], step: u32, value: f64) -> Vec<f64> {
    let mut numbers = Vec::new();
    if let Some(step) = ClockStep::from_number(step, value) {
        api::clock_step(controls, state, step, &mut numbers);
    }
    numbers
}

/// Returns which number of one side's control is out of range, and its bounds; `null` if all are in range.
#[wasm_bindgen(js_name = checkControl)]
pub fn check_control(control: &[f64]) -> JsValue {
    #[derive(Serialize)]
    struct Refusal {
        field: String,
        least: u64,
        most: u64,
    }
    let error = api::check_control(control).err();
    let refusal = error.map(|error| {
        // Formatting would weigh more than the whole clock.
        let (name, index, inside) = error.field.name();
        let mut field = name.to_owned();
        if let Some(index) = index {
            field.push('[');
            push_number(index as u32, &mut field);
            field.push(']');
        }
        field.push_str(inside);
        Refusal { field, least: error.least, most: error.most }
    });
    object(&refusal)
}
