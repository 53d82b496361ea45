//! The clock as plain numbers. Its value is kept on the other side of the boundary; each step takes it and gives it back.

use serde::Serialize;

use super::view::Named;
use crate::clock::{Clock, Control, PRESETS};
use crate::color::{ByColor, Color};

/// A clock as numbers.
///
/// | place | what it says |
/// |---|---|
/// | 0, 1 | what each side had when the present move began |
/// | 2 | whose move it is: 0 the side that moves first, 1 the other |
/// | 3 | when it began; −1 before the clock is started |
/// | 4 | the last time told |
/// | 5 | 1 when the time of the side to move has run out |
/// | 6, 7 | what each side has left now |
/// | 8 | what the side to move has left for this move |
pub type ClockNumbers = [f64; 9];

/// Main time, time for one move (0 where it is not limited), increment, delay.
pub type ControlNumbers = [f64; 4];

/// A clock one step on: the time is `now`, and with `press` the side whose clock runs has moved by then. `None` when the
/// control is none, or the lists are too short.
pub fn clock_step(control: &[f64], clock: &[f64], now: f64, press: bool) -> Option<ClockNumbers> {
    let &[main, per_move, increment, delay] = control else { return None };
    let per_move = (per_move > 0.0).then_some(per_move as u64);
    let control =
        Control { main: main as u64, per_move, increment: increment as u64, delay: delay as u64 }.checked()?;
    let &[first, second, turn, since, last, flagged, ..] = clock else { return None };
    let turn = if turn == 0.0 { Color::White } else { Color::Black };
    let mut clock = Clock::with(control, ByColor([first as u64, second as u64]), turn);
    if since >= 0.0 {
        clock.tick(since as u64);
        clock.tick(last as u64);
    }
    // a clock that had stopped stands still when it is read again
    if flagged == 0.0 {
        if press { clock.press(now as u64) } else { clock.tick(now as u64) }
    }
    Some(numbers(&clock))
}

fn numbers(clock: &Clock) -> ClockNumbers {
    let [first, second] = Color::ALL.map(|color| clock.at_start_of_move(color) as f64);
    [
        first,
        second,
        clock.turn().index() as f64,
        clock.since().map_or(-1.0, |since| since as f64),
        clock.now() as f64,
        f64::from(u8::from(clock.flagged().is_some())),
        clock.remaining(Color::White) as f64,
        clock.remaining(Color::Black) as f64,
        clock.for_this_move() as f64,
    ]
}

/// A time control as JavaScript writes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ControlView {
    /// Each side's time for the game.
    pub main: f64,
    /// Each side's time for one move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per_move: Option<f64>,
}

/// The named time controls: rule set, name, times. None of them has an increment.
pub fn clock_presets() -> Named<Named<ControlView>> {
    let mut sets: Vec<(&'static str, Named<ControlView>)> = Vec::new();
    for preset in PRESETS {
        let per_move = preset.control.per_move.map(|time| time as f64);
        let named = (preset.name, ControlView { main: preset.control.main as f64, per_move });
        match sets.iter_mut().find(|(rules, _)| *rules == preset.rules) {
            Some((_, names)) => names.0.push(named),
            None => sets.push((preset.rules, Named(vec![named]))),
        }
    }
    Named(sets)
}
